import type { RunDetail } from '../http/wire/runs.ts'
import { sleep } from './send-request.ts'

/** How to wait. */
export interface WaitOptions {
  /** Milliseconds between two looks at first, then longer and longer up to ten times that; default 500. */
  readonly interval?: number
  /** Told each time the status has changed. */
  readonly onStatus?: (run: RunDetail) => void
  readonly signal?: AbortSignal
}

/** Statuses that nothing leaves. */
const ended: ReadonlySet<string> = new Set(['completed', 'failed', 'cancelled'])

/** Looks at a run until it has ended. */
export async function waitForRun(
  look: (signal?: AbortSignal) => Promise<RunDetail>,
  { interval = 500, onStatus, signal }: WaitOptions = {},
): Promise<RunDetail> {
  let status: string | undefined
  for (let pause = interval; ; pause = Math.min(pause * 1.3, interval * 10)) {
    const run = await look(signal)
    if (run.status !== status) onStatus?.(run)
    status = run.status
    if (ended.has(status)) return run
    await sleep(pause, signal)
  }
}
