import type { Run } from '../service/runs/run.ts'
import { topicsOf } from '../service/ports/tables.ts'

/** Tells who listens what became of runs, after the commit. */
export interface Watchers {
  tell(run: Run): void
  watch(topic: string, listener: (run: Run) => void): () => void
  /** Whether anybody listens to a topic. */
  hears(topic: string): boolean
  /** Everything that somebody listens to. */
  topics(): readonly string[]
}

/** Creates watchers that nobody listens to yet. */
export function createWatchers(): Watchers {
  const byTopic = new Map<string, Set<(run: Run) => void>>()
  return {
    hears: topic => byTopic.has(topic),
    topics: () => [...byTopic.keys()],
    tell(run) {
      for (const topic of topicsOf(run)) for (const listener of byTopic.get(topic) ?? []) listener(run)
    },
    watch(topic, listener) {
      const listeners = byTopic.get(topic) ?? new Set()
      byTopic.set(topic, listeners.add(listener))
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic)
      }
    },
  }
}
