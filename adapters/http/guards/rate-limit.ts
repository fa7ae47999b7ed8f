import type { Buckets } from '../../service/ports/buckets.ts'
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
  take(limit: RateLimit, who: string, headers: Record<string, string>): Promise<void>
}

interface Bucket {
  tokens: number
  /** When the tokens were counted last, ms. */
  at: number
}

const minute = 60_000

/** Most buckets that are kept. Past that, newcomers share one: nobody gets a full bucket by making others go. */
const mostBuckets = 20_000

/** How often is looked for buckets that are full again, when there are too many, ms. */
const sweepEvery = 1000

/** Creates buckets of this process, for nobody yet. */
export function createBuckets(clock: Clock): Buckets {
  const buckets = new Map<string, Bucket>()
  let sweptAt = 0
  const hasRoom = (now: number): boolean => {
    if (buckets.size >= mostBuckets && Math.abs(now - sweptAt) >= sweepEvery) {
      sweptAt = now
      // Whatever the limit is, a minute fills it.
      for (const [key, { at }] of buckets) if (Math.abs(now - at) >= minute) buckets.delete(key)
    }
    return buckets.size < mostBuckets
  }
  const bucketOf = (name: string, who: string, perMinute: number): Bucket => {
    const now = clock.now()
    const known = buckets.get(`${name} ${who}`) ?? (hasRoom(now) ? undefined : buckets.get(`${name} others`))
    if (known) {
      // A clock that was set back must not take away what was there.
      const passed = Math.max(0, now - known.at)
      known.tokens = Math.min(perMinute, known.tokens + (passed * perMinute) / minute)
      known.at = now
      return known
    }
    const bucket = { tokens: perMinute, at: now }
    buckets.set(hasRoom(now) ? `${name} ${who}` : `${name} others`, bucket)
    return bucket
  }
  return {
    async take(name, who, perMinute) {
      const bucket = bucketOf(name, who, perMinute)
      const isTaken = bucket.tokens >= 1
      if (isTaken) bucket.tokens -= 1
      return { isTaken, left: bucket.tokens }
    },
  }
}

/** Creates a limiter over buckets, of this process or of all. */
export function createRateLimiter(buckets: Buckets): RateLimiter {
  return {
    async take(limit, who, headers) {
      const { isTaken, left } = await buckets.take(limit.name, who, limit.perMinute)
      writeHeaders(limit, left, headers)
      if (isTaken) return
      const seconds = Math.max(1, Math.ceil(((1 - left) * 60) / limit.perMinute))
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
