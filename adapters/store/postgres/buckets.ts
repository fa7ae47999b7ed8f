import type pg from 'pg'
import type { Buckets } from '../../service/ports/buckets.ts'
import { ask } from './connect.ts'
import { isStorable } from './statements.ts'

/** Buckets that all processes share, filled by the clock of the database. They outlive no crash of it, and need not. */
export function createSharedBuckets(
  onConnection: <Result>(work: (client: pg.ClientBase) => Promise<Result>) => Promise<Result>,
): Buckets {
  return {
    async take(name, who, perMinute) {
      const values = [name, isStorable(who) ? who : '', perMinute]
      const [row] = await onConnection(client => ask(client, { text: taking, values }))
      return { isTaken: row?.[0] === true, left: Number(row?.[1]) }
    },
  }
}

const taking = `INSERT INTO buckets AS bucket (name, who, tokens, is_taken, at)
VALUES ($1, $2, $3::float8 - 1, true, clock_timestamp())
ON CONFLICT (name, who) DO UPDATE SET (tokens, is_taken, at) = (
  SELECT CASE WHEN full_of >= 1 THEN full_of - 1 ELSE full_of END, full_of >= 1, clock_timestamp()
  FROM (SELECT least($3::float8, bucket.tokens
    + greatest(0, extract(epoch FROM clock_timestamp() - bucket.at)::float8) * $3::float8 / 60) AS full_of) AS filled
)
RETURNING is_taken, tokens`
