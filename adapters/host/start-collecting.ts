import { collectGarbage } from '../service/files/collect.ts'
import type { Service } from '../service/service.ts'

/** How often garbage is collected, ms. */
const collectInterval = 60 * 60 * 1000

/** Collects garbage now and every hour; returns what ends it. */
export function startCollecting(service: Service): () => Promise<void> {
  let running: Promise<void> = Promise.resolve()
  const collect = (): void => {
    running = running
      .then(() => collectGarbage(service))
      .catch(error => service.log.error('collecting-failed', { error: String(error) }))
  }
  collect()
  const timer = setInterval(collect, collectInterval)
  return () => {
    clearInterval(timer)
    return running
  }
}
