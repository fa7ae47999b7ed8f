import { type Courier, deliverNotice } from './deliver-notice.ts'
import type { Notice } from './notice.ts'
import type { Service } from './service.ts'

const minute = 60_000
const hour = 60 * minute

/** Waits before the second try and those after it, ms. After the last one a notice is given up and logged. */
const waits: readonly number[] = [
  ...[5_000, 5 * minute, 30 * minute],
  ...[2, 5, 10, 14, 20, 24].map(hours => hours * hour),
]

/** How often what is due is looked for, ms. */
const interval = 1000

/** Delivers notices in the background. */
export interface NoticeLoop {
  /** Stops looking and waits for what is under way. */
  drain(): Promise<void>
}

/** Starts to deliver what is due, at least once each. */
export function startNotices(service: Service, courier: Courier): NoticeLoop {
  let draining = false
  let wake = (): void => {}
  const loop = (async () => {
    while (!draining) {
      await deliverDue(service, courier)
      if (draining) return
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, interval)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
  })()
  loop.catch(error => service.log.error('notices-ended', { error: String(error) }))
  return {
    async drain() {
      draining = true
      wake()
      await loop
    },
  }
}

/** One look: tries everything that is due, several at a time. */
export async function deliverDue(service: Service, courier: Courier): Promise<void> {
  const due = await service.store.listDue(service.clock.now(), 32)
  await Promise.all(due.map(notice => attempt(service, courier, notice)))
}

async function attempt(service: Service, courier: Courier, notice: Notice): Promise<void> {
  const { store, log, clock } = service
  const { noticeId } = notice
  try {
    await deliverNotice(service, courier, notice)
    await store.settleNotice(noticeId, 'done')
  } catch (error) {
    const wait = waits[notice.attempt]
    const fields = { notice_id: noticeId, attempt: notice.attempt, error: (error as Error).message }
    if (wait === undefined) {
      log.error('notice-given-up', fields)
      await store.settleNotice(noticeId, 'done')
      return
    }
    log.warn('notice-delayed', fields)
    // Up to a tenth more, by the notice's own id: those that failed together do not come again together.
    const spread = (Number.parseInt(noticeId.slice(-4), 36) % 100) / 1000
    await store.settleNotice(noticeId, { dueAt: clock.now() + Math.round(wait * (1 + spread)) })
  }
}
