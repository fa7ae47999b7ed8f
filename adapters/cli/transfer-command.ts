import { createReadStream } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { openDataFolder } from '../host/data-folder.ts'
import { openStore } from '../host/open-store.ts'
import type { Store } from '../service/ports/store.ts'
import { readVariables } from '../settings/read-settings.ts'
import { exportStore, importStore, type TableSum } from '../store/transfer.ts'
import { createPinoLog } from '../system/pino-log.ts'
import type { StoreOptions } from './store-command.ts'
import { usageError } from './usage-error.ts'

/** Letters that are written at a time. */
const chunk = 256 * 1024

/** Writes everything that the store knows to a file, whole or not at all. */
export async function exportCommand(file: string, options: StoreOptions): Promise<void> {
  await withStore(options, async store => {
    const part = `${file}.part`
    const handle = await open(part, 'w', 0o600)
    let waiting = ''
    const flush = async (): Promise<void> => {
      const text = waiting
      waiting = ''
      await handle.appendFile(text)
    }
    const sums = await exportStore(store, async line => {
      waiting += `${line}\n`
      if (waiting.length > chunk) await flush()
    })
    await flush()
    await handle.sync()
    await handle.close()
    await rename(part, file)
    tell(sums)
  })
}

/** Puts everything of an export into a store that is empty, and holds what is there then to what was exported. */
export async function importCommand(file: string, options: StoreOptions): Promise<void> {
  await withStore(options, async store => {
    tell(await importStore(store, linesOf(file)))
  })
}

/** The file is opened when its lines are first asked for: those that nobody waits for are lost. */
async function* linesOf(file: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })
}

/** Takes the schema of the database to a version, forward or back. */
export async function migrateCommand({ to }: { readonly to?: string }): Promise<void> {
  const { databaseUrl } = readVariables(process.env)
  if (databaseUrl === undefined)
    throw usageError('PLATEN_DATABASE_URL is not set; the data folder has no schema')
  if (to !== undefined && !/^\d{1,4}$/.test(to))
    throw usageError(`--to is "${to}"; give the number of a version`)
  const { migrateDatabase } = await import('../store/postgres/postgres-store.ts')
  const { from, now } = await migrateDatabase(databaseUrl, to === undefined ? undefined : Number(to))
  process.stdout.write(`the schema was of version ${from} and is of version ${now}\n`)
}

async function withStore({ data }: StoreOptions, work: (store: Store) => Promise<void>): Promise<void> {
  const values = readVariables({ ...process.env, ...(data !== undefined && { PLATEN_DATA: data }) })
  const folder = await openDataFolder(values.data)
  const store = await openStore(values, folder, createPinoLog('warn'))
  try {
    await work(store)
  } finally {
    await store.close()
  }
}

function tell(sums: Readonly<Record<string, TableSum>>): void {
  for (const [table, { rows, hash, micros }] of Object.entries(sums)) {
    const money = Object.entries(micros).map(([field, amount]) => `  ${field} ${amount}`)
    process.stdout.write(`${table}  ${rows}  ${hash.slice(0, 16)}${money.join('')}\n`)
  }
}
