import type pg from 'pg'
import { type Migration, migrations } from './migrations.ts'

/** Among advisory locks, those of Platen: the first number of each pair. "plat" in ASCII. */
export const lockSpace = 0x706c6174

/** The version that this program works with. */
export const newest: number = migrations.length

/** Held while the schema is changed; only one process does so at a time. */
const migrationLock = 1

/** Changes the schema to a version: the newest, unless told otherwise. Returns the version that it was of. Throws for a newer one. */
export async function migrate(
  client: pg.ClientBase,
  target?: number,
  steps: readonly Migration[] = migrations,
): Promise<number> {
  await client.query('SET lock_timeout = 0; SET statement_timeout = 0')
  await client.query(`SELECT pg_advisory_lock(${lockSpace}, ${migrationLock})`)
  try {
    const version = await readVersion(client)
    if (version > steps.length) {
      throw new Error(
        `the database has version ${version} of the schema, and this program knows ${steps.length}: a newer one has been here. ` +
          'Start that one, or let it take the schema back: `platen store migrate --to ' +
          `${steps.length}\``,
      )
    }
    const wanted = target ?? steps.length
    if (wanted > steps.length)
      throw new Error(`there is no version ${wanted} of the schema; the newest is ${steps.length}`)
    for (let at = version; at < wanted; at += 1) await step(client, (steps[at] as Migration).forward, at + 1)
    for (let at = version; at > wanted; at -= 1) await step(client, (steps[at - 1] as Migration).back, at - 1)
    return version
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lockSpace}, ${migrationLock})`).catch(() => {})
  }
}

async function readVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query("SELECT to_regclass('platen_schema') IS NOT NULL AS is_there")
  if (rows[0].is_there !== true) return 0
  const read = await client.query('SELECT coalesce(max(version), 0)::int AS version FROM platen_schema')
  return read.rows[0].version
}

/** Takes one step and notes it, both or neither. */
async function step(client: pg.ClientBase, sql: string, version: number): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query(
      'CREATE TABLE IF NOT EXISTS platen_schema (version int PRIMARY KEY, at timestamptz NOT NULL DEFAULT now())',
    )
    await client.query(sql)
    await client.query('DELETE FROM platen_schema')
    await client.query('INSERT INTO platen_schema (version) VALUES ($1)', [version])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
