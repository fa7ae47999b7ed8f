import type { Clock } from '../service/clock.ts'
import { HttpError } from './http-error.ts'

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

/** Most buckets that are kept; the one used longest ago goes, which at worst is full again. */
const mostBuckets = 20_000

/** Creates a limiter that knows nobody yet. It holds for one process. */
export function createRateLimiter(clock: Clock): RateLimiter {
  const buckets = new Map<string, Bucket>()
  const bucketOf = ({ name, perMinute }: RateLimit, who: string): Bucket => {
    const key = `${name} ${who}`
    const now = clock.now()
    const { tokens, at } = buckets.get(key) ?? { tokens: perMinute, at: now }
    const bucket = { tokens: Math.min(perMinute, tokens + ((now - at) * perMinute) / minute), at: now }
    // Deleting first makes it the newest.
    buckets.delete(key)
    buckets.set(key, bucket)
    const [oldest] = buckets.keys()
    if (buckets.size > mostBuckets && oldest !== undefined) buckets.delete(oldest)
    return bucket
  }
  return {
    take(limit, who, headers) {
      const bucket = bucketOf(limit, who)
      const taken = bucket.tokens >= 1
      if (taken) bucket.tokens -= 1
      Object.assign(headers, toHeaders(limit, bucket.tokens))
      if (taken) return
      const seconds = Math.max(1, Math.ceil(((1 - bucket.tokens) * 60) / limit.perMinute))
      const text = `more than ${limit.perMinute} ${limit.name} a minute; wait ${seconds} s`
      throw new HttpError('rate-limited', text, { headers: { 'retry-after': String(seconds) } })
    },
  }
}

/** The `RateLimit` fields of the IETF's draft (httpapi-ratelimit-headers): left now, and seconds until all is back. */
function toHeaders({ name, perMinute }: RateLimit, tokens: number): Record<string, string> {
  const full = Math.ceil(((perMinute - tokens) * 60) / perMinute)
  return {
    'ratelimit-policy': `"${name}";q=${perMinute};w=60`,
    ratelimit: `"${name}";r=${Math.floor(tokens)};t=${full}`,
  }
}
