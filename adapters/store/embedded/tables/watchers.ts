import type { Run } from '../../../service/runs/run.ts'

/** Tells who listens what became of runs, after the commit. */
export interface Watchers {
  tell(run: Run): void
  watchRun(runId: string, listener: (run: Run) => void): () => void
  watchQueue(listener: () => void): () => void
}

/** Creates watchers that nobody listens to yet. */
export function createWatchers(): Watchers {
  const byRun = new Map<string, Set<(run: Run) => void>>()
  const queue = new Set<() => void>()
  return {
    tell(run) {
      for (const listener of byRun.get(run.runId) ?? []) listener(run)
      if (run.status === 'queued') for (const listener of queue) listener()
    },
    watchRun(runId, listener) {
      const listeners = byRun.get(runId) ?? new Set()
      byRun.set(runId, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) byRun.delete(runId)
      }
    },
    watchQueue(listener) {
      queue.add(listener)
      return () => queue.delete(listener)
    },
  }
}
