import type { Courier } from './deliver-notice.ts'
import { createDeliveries } from './deliveries.ts'
import { StoreAway } from '../ports/store-away.ts'
import type { Service } from '../service.ts'

/** How often what is due is looked for, ms. */
const interval = 1000

/** Delivers notices in the background. */
export interface NoticeLoop {
  /** Stops looking and waits for what is under way: as long as a courier or a mailer may take, and no longer. */
  drain(): Promise<void>
}

/** Starts to deliver what is due, at least once each. */
export function startNotices(service: Service, courier: Courier): NoticeLoop {
  let draining = false
  /** Counts what may have made room: the loop sleeps only if nothing came while it looked. */
  let bell = 0
  let wake = (): void => {}
  const ring = (): void => {
    bell += 1
    wake()
  }
  const deliveries = createDeliveries(service, courier, ring)
  const loop = (async () => {
    while (!draining) {
      const heard = bell
      await deliveries.begin().catch(error => {
        if (!(error instanceof StoreAway)) throw error
        service.log.warn('notices-wait', { error: error.message })
      })
      if (bell !== heard) continue
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
      ring()
      await loop
      await deliveries.settled()
    },
  }
}
