import type { Clock } from '../../service/ports/clock.ts'
import { HttpError } from '../refusals/http-error.ts'

/** A bucket of tokens that fills evenly: `perMinute` at most, one taken by each request. */
export interface RateLimit {
  /** As it is named in the headers. */
  readonly name: string
  readonly perMinute: number
}

/** Counts requests. */
export interface RateLimiter {
  /** Takes one token and says in the headers what is left. Throws `rate-limited`. */
  take(limit: RateLimit, who: string, headers: Record<string, string>): void
}

interface Bucket {
  tokens: number
  /** When the tokens were counted last, ms. */
  at: number
}

const minute = 60_000

/** Most buckets that are kept; the one made longest ago goes, which at worst makes it full again. */
const mostBuckets = 20_000

/** Creates a limiter that knows nobody yet. It holds for one process. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const bucketOf = ({ name, perMinute }: RateLimit, who: string): Bucket => {
    const now = clock.now()
    const key = `${name} ${who}`
    const known = buckets.get(key)
    if (known) {
      // A clock that was set back must not take away what was there.
      const passed = Math.max(0, now - known.at)
      known.tokens = Math.min(perMinute, known.tokens + (passed * perMinute) / minute)
      known.at = now
      return known
    }
    const [oldest] = buckets.size < mostBuckets ? [] : buckets.keys()
    if (oldest !== undefined) buckets.delete(oldest)
    const bucket = { tokens: perMinute, at: now }
    buckets.set(key, bucket)
    return bucket
  }
  return {
    take(limit, who, headers) {
      const bucket = bucketOf(limit, who)
      const taken = bucket.tokens >= 1
      if (taken) bucket.tokens -= 1
      writeHeaders(limit, bucket.tokens, headers)
      if (taken) return
      const seconds = Math.max(1, Math.ceil(((1 - bucket.tokens) * 60) / limit.perMinute))
      const text = `more than ${limit.perMinute} ${limit.name} a minute; wait ${seconds} s`
      throw new HttpError('rate-limited', text, { headers: { 'retry-after': String(seconds) } })
    },
  }
}

/** The `RateLimit` fields of the IETF's draft (httpapi-ratelimit-headers): left now, and seconds until all is back. */
function writeHeaders({ name, perMinute }: RateLimit, tokens: number, headers: Record<string, string>): void {
  const full = Math.ceil(((perMinute - tokens) * 60) / perMinute)
  headers['ratelimit-policy'] = `"${name}";q=${perMinute};w=60`
  headers['ratelimit'] = `"${name}";r=${Math.floor(tokens)};t=${full}`
}
