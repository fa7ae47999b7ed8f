import { runTopic } from '../ports/tables.ts'
import type { Service } from '../service.ts'
import type { Run } from './run.ts'
import { isTerminal } from './run-status.ts'

/** Waits for a run to end, as long as that and no longer than the signals let it; returns it as it stands then. */
export async function waitForEnd(
  { store }: Pick<Service, 'store'>,
  run: Run,
  milliseconds: number,
  signals: readonly AbortSignal[],
): Promise<Run> {
  const over = AbortSignal.any([...signals])
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    let latest = run
    const finish = (): void => {
      clearTimeout(timer)
      unwatch()
      over.removeEventListener('abort', finish)
      resolve(latest)
    }
    const look = (seen: Run | undefined): void => {
      latest = seen ?? latest
      if (isTerminal(latest.status)) finish()
    }
    // Listening begins before reading, so no change falls between the two.
    const unwatch = store.watch(runTopic(run.runId), look)
    timer = setTimeout(finish, milliseconds)
    over.addEventListener('abort', finish)
    if (over.aborted) finish()
    store.read(tx => tx.get('runs', run.runId)).then(look, reject)
  })
}
