import { createHash } from 'node:crypto'
import { checkLedger } from '../service/credits/ledger.ts'
import { apart, eachRow, type Reader, type Store } from '../service/ports/store.ts'
import { all, type FoundBy, type IndexOf, shapeOf, type TableName, tables } from '../service/ports/tables.ts'

/**
 * Moves everything that a store knows into another: lines of JSON, one a row, between a head and an end that says how many rows
 * there are of each table, what their money comes to and what they hash to. Files are not moved: they stay where they are.
 */
const head = { platen: 'store', version: 1 }

/** What can be compared of a table. */
export interface TableSum {
  readonly rows: number
  /** SHA-256 of its rows, all added up: in whatever order they come. */
  readonly hash: string
  /** What its amounts come to, by their field, µUSD. */
  readonly micros: Readonly<Record<string, number>>
}

type Sums = Readonly<Partial<Record<TableName, TableSum>>>

/** Tables that belong to processes, and end with them. */
const fleeting: readonly TableName[] = ['workers']

const moved = (Object.keys(tables) as TableName[]).filter(table => !fleeting.includes(table))

/** Rows that are put in one transaction. */
const atOnce = 500

/** Writes every row as it stands at one moment, line by line; returns what they come to. */
export async function exportStore(store: Store, write: (line: string) => Promise<void>): Promise<Sums> {
  const work = async (reader: Reader): Promise<Sums> => {
    await write(JSON.stringify(head))
    const sums = createSums()
    for (const table of moved) {
      for await (const row of rowsOf(reader, table)) {
        sums.add(table, row)
        await write(JSON.stringify({ table, row }))
      }
    }
    await write(JSON.stringify({ end: sums.read() }))
    return sums.read()
  }
  // Nobody else has a store that is not shared, and its reads wait for nothing but rows.
  return store.isShared ? store.read(work) : work(apart(store))
}

/**
 * Puts what was exported into a store that has nothing, reads all of it again and compares. Throws, with what is different, when it
 * is not the same: the store is to be thrown away then.
 */
export async function importStore(store: Store, lines: AsyncIterable<string>): Promise<Sums> {
  await checkEmpty(apart(store))
  let told: Sums | undefined
  let isBegun = false
  let waiting: Line[] = []
  const put = async (): Promise<void> => {
    const rows = waiting
    waiting = []
    await store.transact(async tx => {
      for (const { table, row } of rows) tx.put(table, row as never)
    })
  }
  for await (const text of lines) {
    const line = JSON.parse(text) as Partial<Line & typeof head & { readonly end: Sums }>
    if (!isBegun && (line.platen !== head.platen || line.version !== head.version))
      throw new Error('this is no export of a store that this version of platen can read')
    isBegun = true
    if (line.end) told = line.end
    if (line.table === undefined || !moved.includes(line.table)) continue
    waiting.push({ table: line.table, row: line.row })
    if (waiting.length === atOnce) await put()
  }
  await put()
  if (!told) throw new Error('the export has no end: it was cut off; export again')
  const kept = await sumsOf(store)
  const wrong = [...differences(told, kept), ...(await checkLedger(apart(store)))]
  if (wrong.length > 0) throw new Error(`what was imported is not what was exported: ${wrong.join('; ')}`)
  return kept
}

interface Line {
  readonly table: TableName
  readonly row: unknown
}

async function sumsOf(store: Store): Promise<Sums> {
  const sums = createSums()
  for (const table of moved) for await (const row of rowsOf(apart(store), table)) sums.add(table, row)
  return sums.read()
}

async function checkEmpty(reader: Reader): Promise<void> {
  for (const table of moved) {
    for await (const _ of rowsOf(reader, table))
      throw new Error(`there are ${table} already; import into an empty store`)
  }
}

/** Every row of a table. One without an index of all its rows is gone through by the rows that its own belong to. */
async function* rowsOf(reader: Reader, table: TableName): AsyncGenerator<object> {
  const whole = Object.entries<FoundBy>(shapeOf(table).found).find(
    ([, { by, where = [] }]) => !by && where.length === 0,
  )
  if (whole) yield* eachRow(reader, table, whole[0] as IndexOf<TableName>, all) as AsyncGenerator<object>
  else yield* parted[table]?.(reader) ?? []
}

const parted: Readonly<Partial<Record<TableName, (reader: Reader) => AsyncGenerator<object>>>> = {
  users: reader => ofAccounts(reader, accountId => eachRow(reader, 'users', 'account', accountId)),
  async *keys(reader) {
    yield* ofAccounts(reader, accountId => eachRow(reader, 'keys', 'account', accountId))
    yield* eachRow(reader, 'keys', 'revoked', all)
  },
  async *jobs(reader) {
    yield* ofAccounts(reader, accountId => eachRow(reader, 'jobs', 'account', accountId))
    yield* eachRow(reader, 'jobs', 'deleted', all)
  },
  async *signIns(reader) {
    for await (const { userId } of ofAccounts(reader, accountId =>
      eachRow(reader, 'users', 'account', accountId),
    )) {
      const row = await reader.get('signIns', userId)
      if (row) yield row
    }
  },
  async *usages(reader) {
    for await (const { accountId } of eachRow(reader, 'accounts', 'all', all)) {
      const row = await reader.get('usages', accountId)
      if (row) yield row
    }
  },
}

async function* ofAccounts<Row>(
  reader: Reader,
  rows: (accountId: string) => AsyncGenerator<Row>,
): AsyncGenerator<Row> {
  for await (const { accountId } of eachRow(reader, 'accounts', 'all', all)) yield* rows(accountId)
}

/** Adds rows up. */
function createSums(): { add(table: TableName, row: object): void; read(): Sums } {
  const sums = new Map<TableName, { rows: number; hash: bigint; micros: Record<string, number> }>()
  return {
    add(table, row) {
      const sum = sums.get(table) ?? { rows: 0, hash: 0n, micros: {} }
      sums.set(table, sum)
      sum.rows += 1
      sum.hash = BigInt.asUintN(256, sum.hash + hashOf(row))
      for (const [field, value] of Object.entries(row)) {
        if (field.endsWith('Micros') && typeof value === 'number')
          sum.micros[field] = (sum.micros[field] ?? 0) + value
      }
    },
    read: () =>
      Object.fromEntries(
        [...sums].map(([table, sum]) => [
          table,
          { ...sum, hash: sum.hash.toString(16).padStart(64, '0'), micros: sorted(sum.micros) },
        ]),
      ),
  }
}

function hashOf(row: unknown): bigint {
  return BigInt(
    `0x${createHash('sha256')
      .update(JSON.stringify(sorted(row)))
      .digest('hex')}`,
  )
}

/** The same with the fields of all its objects in order: stores keep rows, not how they were written. */
function sorted<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted) as Value
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    fields.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, field]) => [name, sorted(field)]),
  ) as Value
}

function differences(told: Sums, kept: Sums): readonly string[] {
  return moved
    .filter(table => JSON.stringify(sorted(told[table])) !== JSON.stringify(sorted(kept[table])))
    .map(
      table =>
        `${table} are ${JSON.stringify(kept[table] ?? 'none')}, and were ${JSON.stringify(told[table] ?? 'none')}`,
    )
}
