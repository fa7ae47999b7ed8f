import type pg from 'pg'
import type { Buckets } from '../../service/ports/buckets.ts'
import { ask } from './connect.ts'
import { createGathering } from './gather.ts'
import { isStorable } from './statements.ts'

/** Somebody who wants a token. */
interface Taker {
  readonly name: string
  readonly who: string
  readonly perMinute: number
  resolve(taken: Awaited<ReturnType<Buckets['take']>>): void
  reject(error: unknown): void
}

/** Buckets that all processes share, filled by the clock of the database. They outlive no crash of it, and need not. */
export function createSharedBuckets(
  onConnection: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>,
): Buckets {
  const { add } = createGathering<Taker>({ lanes: 1, most: 200 }, async takers => {
    const buckets = byBucket(takers)
    try {
      const rows = await onConnection(client => ask(client, { text: taking, values: valuesOf(buckets) }))
      for (const [at, bucket] of buckets.entries()) giveOut(bucket, rows[at] ?? [])
    } catch (error) {
      for (const { reject } of takers) reject(error)
    }
  })
  return {
    take: (name, who, perMinute) =>
      new Promise((resolve, reject) =>
        add({ name, who: isStorable(who) ? who : '', perMinute, resolve, reject }),
      ),
  }
}

/** In one order everywhere: nobody waits for somebody who waits for him. */
function byBucket(takers: readonly Taker[]): readonly (readonly [Taker, ...Taker[]])[] {
  const buckets = new Map<string, [Taker, ...Taker[]]>()
  for (const taker of takers) {
    const bucket = buckets.get(`${taker.name} ${taker.who}`)
    if (bucket) bucket.push(taker)
    else buckets.set(`${taker.name} ${taker.who}`, [taker])
  }
  return [...buckets.keys()].sort().map(key => buckets.get(key) as [Taker, ...Taker[]])
}

function valuesOf(buckets: readonly (readonly [Taker, ...Taker[]])[]): readonly unknown[] {
  const firsts = buckets.map(([first]) => first)
  return [
    firsts.map(({ name }) => name),
    firsts.map(({ who }) => who),
    firsts.map(({ perMinute }) => perMinute),
    buckets.map(({ length }) => length),
  ]
}

/** Gives the tokens that were taken to those who came first. */
function giveOut(takers: readonly Taker[], [taken, tokens]: readonly unknown[]): void {
  for (const [at, { resolve }] of takers.entries()) {
    const isTaken = at < Number(taken)
    resolve({ isTaken, left: Number(tokens) + (isTaken ? Number(taken) - 1 - at : 0) })
  }
}

/** A new bucket is full; `taken` of a row that meets an old one says how many are wanted. */
const taking = `INSERT INTO buckets AS bucket (name, who, tokens, taken, at)
SELECT name, who, per_minute - least(wanted, floor(per_minute)), least(wanted, floor(per_minute)), clock_timestamp()
FROM unnest($1::text[], $2::text[], $3::float8[], $4::float8[]) AS wish (name, who, per_minute, wanted)
ON CONFLICT (name, who) DO UPDATE SET (tokens, taken, at) = (
  SELECT full_of - least(excluded.taken, floor(full_of)), least(excluded.taken, floor(full_of)), clock_timestamp()
  FROM (SELECT least(excluded.tokens + excluded.taken, bucket.tokens
    + greatest(0, extract(epoch FROM clock_timestamp() - bucket.at)::float8)
    * (excluded.tokens + excluded.taken) / 60) AS full_of) AS filled
)
RETURNING taken, tokens`
