import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { compact } from './compact.ts'
import { openJournal } from './journal.ts'
import { createMemoryDisk, type MemoryDisk } from './memory-disk.test.kit.ts'
import { readState } from './recover.ts'
import type { Change } from '../tables/transaction.ts'

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

async function keys(disk: MemoryDisk): Promise<string[]> {
  return [...(await readState(disk, folder)).tables.payments.rows()].map(row => row.eventId)
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
  const [path, bytes] = [...disk.files][0] as [string, Uint8Array]
  // What is wrong in the last record, or before it so that it is none, looks like a write that was cut off.
  const last = bytes.lastIndexOf(0x0a, bytes.length - 2)
  for (let at = 0; at < last; at += 1) {
    const damaged = Uint8Array.from(bytes)
    damaged[at] = (damaged[at] as number) ^ 1
    disk.files.set(path, damaged)
    try {
      await readState(disk, folder)
      assert.unreachable()
    } catch (error) {
      assert.match((error as Error).message, /journal-0+1\.log is damaged at byte \d+/, `byte ${at}`)
    }
    assert.equal(disk.files.get(path), damaged)
  }
})

test('a segment that is missing is noticed', async () => {
  const disk = createMemoryDisk()
  await written(disk, 9, 200)
  const second = [...disk.files.keys()].sort()[1] as string
  disk.files.delete(second)
  try {
    await readState(disk, folder)
    assert.unreachable()
  } catch (error) {
    assert.match((error as Error).message, /record \d+ is missing/)
  }
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
