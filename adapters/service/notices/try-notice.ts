import { type Courier, deliverNotice, Undeliverable } from './deliver-notice.ts'
import type { Notice } from './notice.ts'
import type { Service } from '../service.ts'
import { settleNotice } from './due-notices.ts'

const minute = 60_000
const hour = 60 * minute

/** Waits before the second try and those after it, ms. After the last one a notice is given up and logged. */
const waits: readonly number[] = [
  ...[5_000, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map(hours => hours * hour),
]

/** Tries a notice once and says what becomes of it: done with, given up, or another try later. */
export async function tryNotice(service: Service, courier: Courier, notice: Notice): Promise<void> {
  const { store, log, clock } = service
  const { noticeId } = notice
  try {
    await deliverNotice(service, courier, notice)
  } catch (error) {
    const isHopeless = error instanceof Undeliverable
    const wait = isHopeless ? undefined : waits[notice.attempt]
    const fields = { notice_id: noticeId, attempt: notice.attempt, error: (error as Error).message }
    if (wait !== undefined) {
      log.warn('notice-delayed', fields)
      await store.transact(tx => settleNotice(tx, noticeId, { dueAt: clock.now() + spread(wait, noticeId) }))
      return
    }
    // A wrong address is its owner's mistake; a target that is dead for days may be ours.
    if (isHopeless) log.warn('notice-given-up', fields)
    else log.error('notice-given-up', fields)
  }
  await store.transact(tx => settleNotice(tx, noticeId, 'done'))
}

/** Up to a tenth more, by the notice's own id: those that failed together do not come again together. */
function spread(wait: number, noticeId: string): number {
  const part = (Number.parseInt(noticeId.slice(-4), 36) % 100) / 1000
  return Math.round(wait * (1 + part))
}
