import type { Clock } from '../service/ports/clock.ts'

/** The machine's time, but never earlier than what was told before: a clock that is set back stands still. */
export function createSystemClock(read: () => number = Date.now): Clock {
  let last = 0
  return {
    now() {
      last = Math.max(last, read())
      return last
    },
  }
}
