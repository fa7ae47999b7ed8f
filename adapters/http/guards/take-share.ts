import type { Service } from '../../service/service.ts'
import type { RateLimiter } from './rate-limit.ts'

/** What a request takes of its organisation's minute. */
export type Share = 'requests' | 'runs' | 'downloads' | 'uploads' | 'pages'

/** What an organisation may ask for in a minute that no operator sets: of files, since a ZIP is made anew each time; pages have many pictures. */
const usual = { downloads: 240, uploads: 240, pages: 1200 } as const

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
  const perMinute = { requests: requestsPerMinute, runs: runsPerMinute, ...usual }[share]
  return limiter.take({ name: share, perMinute }, accountId, headers)
}
