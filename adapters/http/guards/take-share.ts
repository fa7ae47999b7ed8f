import type { Service } from '../../service/service.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What a request takes of its organisation's minute. */
export type Share = 'requests' | 'runs' | 'downloads'

/** Files that an organisation takes along in a minute: a ZIP is made anew each time. */
const downloadsPerMinute = 240

/**
 * Takes one of what an organisation may ask in a minute, whichever of its keys, sessions and links asks. Throws `rate-limited`.
 */
export function takeShare(
  limiter: RateLimiter,
  { settings }: Pick<Service, 'settings'>,
  share: Share,
  accountId: string,
  headers: Record<string, string> = {},
): Promise<void> {
  const { requestsPerMinute, runsPerMinute } = settings.limits
  const perMinute = { requests: requestsPerMinute, runs: runsPerMinute, downloads: downloadsPerMinute }[share]
  return limiter.take({ name: share, perMinute }, accountId, headers)
}
