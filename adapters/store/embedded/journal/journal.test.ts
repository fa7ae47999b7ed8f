import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compact } from './compact.ts'
import { openJournal } from './journal.ts'
import { createMemoryDisk, type MemoryDisk } from './memory-disk.test.kit.ts'
import { toLine } from './record.ts'
import { readState } from './recover.ts'
import { segmentName } from './segments.ts'
import type { Change } from '../tables/rows.ts'

const folder = '/data'

function payment(number: number): readonly Change[] {
  return [{ table: 'payments', key: `e${number}`, row: { eventId: `e${number}`, at: number } }]
}

async function written(disk: MemoryDisk, count: number, segmentSize?: number): Promise<void> {
  const { seq } = await readState(disk, folder)
  const journal = await openJournal({ disk, folder, seq, ...(segmentSize && { segmentSize }) })
  for (let number = 0; number < count; number += 1) await journal.append(payment(seq + number))
  await journal.close()
}

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'nothing is wrong'
  } catch (error) {
    return (error as Error).message
  }
}

async function keys(disk: MemoryDisk): Promise<string[]> {
  return [...((await readState(disk, folder)).rows.kept.get('payments')?.keys() ?? [])]
}

test('what was appended is read back, over several segments', async () => {
  const disk = createMemoryDisk()
  await written(disk, 5, 200)
  await written(disk, 2, 200)
  assert.equal(await keys(disk), ['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6'])
  assert.ok(disk.files.size > 2)
})

test('commits that wait at the same time share one write', async () => {
  const disk = createMemoryDisk()
  const journal = await openJournal({ disk, folder, seq: 0 })
  const before = disk.writes
  await Promise.all(Array.from({ length: 50 }, (_, number) => journal.append(payment(number))))
  assert.ok(disk.writes - before <= 2, `${disk.writes - before} writes`)
  assert.is((await keys(disk)).length, 50)
})

test('a write cut off at any byte loses nothing that was acknowledged', async () => {
  const whole = createMemoryDisk()
  await written(whole, 2)
  const length = [...whole.files.values()].reduce((sum, bytes) => sum + bytes.length, 0)
  for (let keep = 0; keep < length; keep += 1) {
    const disk = createMemoryDisk()
    const journal = await openJournal({ disk, folder, seq: 0 })
    await journal.append(payment(0))
    disk.failAt(disk.writes, keep)
    const failed = await Promise.allSettled([journal.append(payment(1))])
    if (failed[0]?.status !== 'rejected') throw new Error('it was acknowledged')
    const after = disk.reopened()
    const { torn } = await readState(after, folder)
    if (torn) await after.truncate(torn.path, torn.offset)
    assert.is((await keys(after))[0], 'e0', `cut at ${keep}`)
    await written(after, 1)
    assert.ok((await keys(after)).length >= 2, `cut at ${keep}`)
  }
})

test('after a failed write nothing is acknowledged any more, and the owner is told once', async () => {
  const disk = createMemoryDisk()
  const failures: string[] = []
  const journal = await openJournal({
    disk,
    folder,
    seq: 0,
    onFailure: error => failures.push(error.message),
  })
  disk.failAt(disk.writes, 3)
  const results = await Promise.allSettled([0, 1, 2].map(number => journal.append(payment(number))))
  assert.equal(
    results.map(result => result.status),
    ['rejected', 'rejected', 'rejected'],
  )
  assert.is((await Promise.allSettled([journal.append(payment(3))]))[0]?.status, 'rejected')
  assert.is((await Promise.allSettled([journal.settled()]))[0]?.status, 'rejected')
  assert.equal(failures, ['EIO'])
})

test('damage in the middle is refused with file and offset', async () => {
  const disk = createMemoryDisk()
  await written(disk, 3)
  for (const [path, bytes] of [...disk.files]) {
    // The line end of the last record alone looks like a write that was cut off.
    for (let at = 0; at < bytes.length - 1; at += 1) {
      const damaged = Uint8Array.from(bytes)
      damaged[at] = (damaged[at] as number) ^ 1
      disk.files.set(path, damaged)
      const text = await failure(readState(disk, folder))
      assert.match(text, `${path} is damaged at byte `, `byte ${at}`)
      assert.match(text, 'platen store repair')
      assert.equal(disk.files.get(path), damaged)
    }
    disk.files.set(path, bytes)
  }
})

test('every segment that is missing is noticed, the newest as well', async () => {
  const disk = createMemoryDisk()
  await written(disk, 9, 200)
  await compact(disk, folder, 4)
  for (const [path, bytes] of [...disk.files]) {
    disk.files.delete(path)
    assert.match(await failure(readState(disk, folder)), /missing|not there/, path)
    disk.files.set(path, bytes)
  }
})

test('a digit or the end of the snapshot that is another is noticed', async () => {
  const disk = createMemoryDisk()
  await written(disk, 9, 200)
  await compact(disk, folder, 5)
  const path = '/data/snapshot.json'
  const bytes = disk.files.get(path) as Uint8Array
  const other = Buffer.from(Buffer.from(bytes).toString().replace('"at":1', '"at":7'))
  for (const wrong of [other, bytes.subarray(0, -5), bytes.subarray(0, 20), new Uint8Array([0x7b, 0x22])]) {
    disk.files.set(path, wrong)
    assert.match(await failure(readState(disk, folder)), `${path} is damaged`)
  }
})

test('a folder of the version before is read, and of a later one it is said', async () => {
  const disk = createMemoryDisk()
  await written(disk, 9, 200)
  const state = await readState(disk, folder)
  const { seq } = state
  const rows = [...(state.rows.kept.get('payments')?.values() ?? [])].map(({ row }) => row)
  for (const path of [...disk.files.keys()]) disk.files.delete(path)
  const old = (version: number) =>
    Buffer.from(JSON.stringify({ format: 'platen-snapshot', version, seq, tables: { payments: rows } }))
  disk.files.set('/data/snapshot.json', old(1))
  const segment = toLine({ format: 'platen-journal', version: 1, first: seq + 1 })
  disk.files.set(`/data/${segmentName(seq + 1)}`, segment)
  assert.is((await keys(disk)).length, 9)
  await written(disk, 1)
  assert.is((await keys(disk)).length, 10)
  disk.files.set('/data/snapshot.json', old(4))
  assert.match(await failure(readState(disk, folder)), 'use the version that wrote it')
})

test('rows of a kind that only a later version knows are not passed over', async () => {
  const disk = createMemoryDisk()
  await written(disk, 3)
  const later = {
    format: 'platen-snapshot',
    version: 3,
    seq: 0,
    tables: { payments: [], trees: [{ id: 1 }] },
  }
  disk.files.set('/data/snapshot.json', toLine(later))
  const said = /no table "trees"; use the version that wrote it/
  assert.match(await failure(readState(disk, folder)), said)
  disk.files.delete('/data/snapshot.json')
  const [path = ''] = [...disk.files.keys()].filter(name => name.endsWith('.log'))
  const change = { table: 'trees', key: '1', row: { id: 1 } }
  disk.files.set(
    path,
    Buffer.concat([disk.files.get(path) as Uint8Array, toLine({ seq: 4, changes: [change] })]),
  )
  assert.match(await failure(readState(disk, folder)), said)
})

test('a snapshot takes the place of the segments before it', async () => {
  const disk = createMemoryDisk()
  await written(disk, 9, 200)
  const before = await keys(disk)
  const segments = disk.files.size
  await compact(disk, folder, 5)
  assert.ok(disk.files.size < segments + 1)
  assert.equal(await keys(disk), before)
  await written(disk, 1)
  assert.is((await keys(disk)).length, 10)
})

test.run()
