import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Store } from '../../../service/ports/store.ts'
import { all } from '../../../service/ports/tables.ts'
import type { Run } from '../../../service/runs/run.ts'
import { runRow } from '../../../testing/store-rows.test.kit.ts'
import { openEmbeddedStore } from '../embedded-store.ts'
import { compact } from '../journal/compact.ts'
import type { Disk } from '../journal/disk.ts'
import { createMemoryDisk, type MemoryDisk, withWrites } from '../journal/memory-disk.test.kit.ts'
import { readLine, toLine } from '../journal/record.ts'
import { readState } from '../journal/recover.ts'
import { checkStore, repairStore } from '../repair-store.ts'
import { keptOf } from '../tables/rows.ts'

/** Ended runs, each in a commit of its own, and what of a store lies where. */
const archive = suite<{ folder: string; disk: MemoryDisk; store: Store }>('archive')
archive.before.each(async context => {
  context.folder = mkdtempSync(join(tmpdir(), 'platen-archive-'))
  context.disk = createMemoryDisk()
  context.store = await open(context)
})
archive.after.each(async ({ store, folder }) => {
  await store.close()
  rmSync(folder, { recursive: true })
})

interface Place {
  readonly folder: string
  readonly disk: Disk
}

function open({ folder, disk }: Place, segmentSize = 2000): Promise<Store> {
  return openEmbeddedStore({
    ...{ folder, disk, segmentSize },
    compact: lastSeq => compact(disk, folder, lastSeq),
  })
}

function ended(number: number, more: Partial<Run> = {}): Run {
  const id = String(number).padStart(4, '0')
  const at = { createdAt: Math.floor(number / 3) }
  return runRow('a', `j${number % 2}`, `r${id}`, { status: 'completed', ...at, ...more })
}

async function add(store: Store, from: number, to: number): Promise<void> {
  for (let number = from; number < to; number += 1) {
    await store.transact(async tx => tx.put('runs', ended(number)))
  }
}

async function runsOf(store: Store, part = {}): Promise<string> {
  const rows = await store.read(tx => tx.find('runs', 'job', 'j0', part))
  return rows.map(({ runId }) => Number(runId.slice(1))).join(' ')
}

/** How many rows there are in memory and in the archive. */
async function whereRowsAre({
  folder,
  disk,
}: Place): Promise<{ readonly kept: number; readonly lying: number }> {
  const { rows } = await readState(disk, folder)
  const lying = rows.archive.segments.reduce(
    (sum, { isAlive }) => sum + isAlive.reduce((a, b) => a + b, 0),
    0,
  )
  return { kept: keptOf(rows.kept, 'runs').size, lying }
}

archive('runs that have ended lie on the disk and are found as before', async context => {
  const { disk } = context
  await add(context.store, 0, 100)
  const part = { limit: 7, after: { createdAt: 10, id: 'r0030' } }
  const before = [await runsOf(context.store), await runsOf(context.store, part)]
  await context.store.close()
  const { kept, lying } = await whereRowsAre(context)
  assert.ok(lying > 80 && kept + lying === 100, `${kept} in memory, ${lying} on the disk`)
  assert.ok([...disk.files.keys()].filter(path => path.endsWith('.rows')).length < 6, 'few files')
  context.store = await open(context)
  assert.equal([await runsOf(context.store), await runsOf(context.store, part)], before)
  assert.is(before[1], '32 34 36 38 40 42 44')
  const newest = await runsOf(context.store, { ...part, newestFirst: true })
  assert.is(newest, '28 26 24 22 20 18 16')
  assert.is(await context.store.read(tx => tx.count('runs', 'job', 'j0')), 50)
  assert.is((await context.store.read(tx => tx.get('runs', 'r0007')))?.createdAt, 2)
  assert.is(await context.store.read(tx => tx.get('runs', 'r0100')), undefined)
})

archive('what lies there can be put again, removed, and taken back', async context => {
  await add(context.store, 0, 60)
  await context.store.transact(async tx => {
    tx.put('runs', ended(4, { deletedAt: 1 }))
    tx.remove('runs', 'r0006')
  })
  const failed = context.store.transact(async tx => {
    tx.put('runs', ended(8, { deletedAt: 1 }))
    tx.remove('runs', 'r0010')
    assert.is(await tx.get('runs', 'r0010'), undefined)
    throw new Error('no')
  })
  assert.is((await Promise.allSettled([failed]))[0]?.status, 'rejected')
  const seen = async () => [
    await runsOf(context.store, { limit: 6 }),
    await context.store.read(tx => tx.count('runs', 'live', 'j0')),
    (await context.store.read(tx => tx.find('runs', 'deleted', all))).map(({ runId }) => runId),
  ]
  const expected = ['0 2 4 8 10 12', 28, ['r0004']]
  assert.equal(await seen(), expected)
  await add(context.store, 60, 90)
  await context.store.close()
  context.store = await open(context)
  assert.equal((await seen()).slice(0, 1), expected.slice(0, 1))
  assert.equal((await seen())[2], ['r0004'])
  const text = [...context.disk.files]
    .filter(([path]) => path.endsWith('.rows'))
    .map(([, bytes]) => `${bytes}`)
  await add(context.store, 90, 200)
  assert.ok(text.length > 0)
})

archive('a row that is put while it is being archived is the one that counts', async context => {
  const { folder, disk } = context
  await context.store.close()
  let release = (): void => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  context.store = await openEmbeddedStore({
    ...{ folder, disk, segmentSize: 2000 },
    async compact(lastSeq) {
      const folded = await compact(disk, folder, lastSeq)
      await held
      return folded
    },
  })
  await add(context.store, 0, 40)
  // The archive has them on the disk already; memory has not let go of them.
  await context.store.transact(async tx => {
    tx.put('runs', ended(0, { error: 'anew' }))
    tx.remove('runs', 'r0002')
  })
  release()
  await add(context.store, 40, 60)
  const seen = async () => [
    (await context.store.read(tx => tx.get('runs', 'r0000')))?.error,
    await context.store.read(tx => tx.get('runs', 'r0002')),
    await context.store.read(tx => tx.count('runs', 'job', 'j0')),
    await runsOf(context.store, { limit: 3 }),
  ]
  assert.equal(await seen(), ['anew', undefined, 29, '0 4 6'])
  await context.store.close()
  context.store = await open(context)
  assert.equal(await seen(), ['anew', undefined, 29, '0 4 6'])
})

archive(
  'rows of a file that was written before there were all indexes are found by each, and written anew',
  async context => {
    const { disk } = context
    await add(context.store, 0, 100)
    await context.store.close()
    const old = [...disk.files].filter(([path]) => path.endsWith('.rows'))
    for (const [path, bytes] of old) {
      const end = bytes.indexOf(0x0a)
      const { indexes: _, ...head } = readLine(bytes.subarray(0, end)) as Readonly<Record<string, unknown>>
      disk.files.set(path, Buffer.concat([toLine(head), bytes.subarray(end + 1)]))
    }
    const { kept, lying } = await whereRowsAre(context)
    assert.equal([kept, lying], [100, 0])
    context.store = await open(context)
    const newest = (index: 'job' | 'completed') =>
      context.store.read(tx => tx.find('runs', index, 'j0', { limit: 1, newestFirst: true }))
    assert.equal(
      [...(await newest('job')), ...(await newest('completed'))].map(({ runId }) => runId),
      ['r0098', 'r0098'],
    )
    await add(context.store, 100, 140)
    await context.store.close()
    assert.ok((await whereRowsAre(context)).lying > 100)
    assert.ok(old.every(([path]) => !disk.files.has(path)))
    context.store = await open(context)
    assert.is(await context.store.read(tx => tx.count('runs', 'job', 'j0')), 70)
  },
)

archive('a process that ends within a fold leaves the rows once', async context => {
  await add(context.store, 0, 40)
  await context.store.close()
  const { folder } = context
  const { seq } = await readState(context.disk, folder)
  const whole = context.disk
  /** The fold ends after so many changes of the disk. */
  for (let steps = 0; steps < 12; steps += 1) {
    const disk = whole.reopened()
    let left = steps
    const step = async (work: () => Promise<void>): Promise<void> => {
      if (left === 0) throw new Error('killed')
      left -= 1
      await work()
    }
    const killed = {
      ...disk,
      replace: (path: string, bytes: Uint8Array) => step(() => disk.replace(path, bytes)),
      remove: (path: string) => step(() => disk.remove(path)),
    }
    await compact(killed, folder, seq).catch(() => {})
    context.store = await open({ folder, disk }, 1e6)
    assert.is(await context.store.read(tx => tx.count('runs', 'all', all)), 40, `after ${steps} steps`)
    assert.is((await context.store.read(tx => tx.find('runs', 'all', all))).length, 40)
    await context.store.close()
  }
  context.store = await open(context)
})

archive('a start that is killed at any moment is begun again by the next', async context => {
  await add(context.store, 0, 40)
  await context.store.close()
  const { folder } = context
  const torn = context.disk.reopened()
  const last = [...torn.files.keys()]
    .filter(path => path.endsWith('.log'))
    .sort()
    .at(-1) as string
  // A write that was cut off: recovery keeps it aside, cuts it and begins a segment.
  torn.files.set(last, Buffer.concat([torn.files.get(last) as Uint8Array, Buffer.from('0123abcd {"seq"')]))
  for (let steps = 0; steps < 12; steps += 1) {
    const disk = torn.reopened()
    let left = steps
    const step = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (left === 0) throw new Error('killed')
      left -= 1
      return work()
    }
    const killed = withWrites(disk, step)
    const begun = await open({ folder, disk: killed }).catch((error: Error) => error.message)
    if (typeof begun !== 'string') await begun.close()
    context.store = await open({ folder, disk })
    assert.is(await context.store.read(tx => tx.count('runs', 'all', all)), 40, `after ${steps} steps`)
    await add(context.store, 40, 41)
    await context.store.close()
  }
  context.store = await open(context)
})

archive('a byte that is another is noticed, and repair keeps what can be read', async context => {
  await add(context.store, 0, 40)
  await context.store.close()
  const { disk, folder } = context
  const path = [...disk.files.keys()].find(name => name.endsWith('.rows')) as string
  const bytes = disk.files.get(path) as Uint8Array
  for (let at = 0; at < bytes.length; at += 17) {
    const other = Uint8Array.from(bytes)
    other[at] = (other[at] as number) ^ 1
    const changed = disk.reopened()
    changed.files.set(path, other)
    const report = await checkStore(changed, folder)
    assert.match(report.damages[0] ?? 'nothing', `${path} is damaged at byte`, `byte ${at}`)
  }
  const torn = Uint8Array.from(bytes.subarray(0, -9))
  torn[300] = 0
  disk.files.set(path, torn)
  const { size } = keptOf((await readState(disk, folder, { onDamage: () => {} })).rows.kept, 'runs')
  assert.ok((await repairStore(disk, folder)).length >= 1)
  context.store = await open(context)
  const left = await context.store.read(tx => tx.count('runs', 'all', all))
  assert.ok(size > 30 && left >= 39, `${left} are left`)
  assert.equal((await Promise.allSettled([checkStore(disk, folder)]))[0]?.status, 'rejected')
  await context.store.close()
  assert.equal((await checkStore(disk, folder)).damages, [])
  context.store = await open(context)
})

archive(
  'a repair that is killed at any moment leaves a folder that is refused, or one that is mended',
  async context => {
    await add(context.store, 0, 40)
    await context.store.close()
    const { folder } = context
    const path = [...context.disk.files.keys()].find(name => name.endsWith('.rows')) as string
    const torn = context.disk.reopened()
    torn.files.set(path, (torn.files.get(path) as Uint8Array).subarray(0, -9))
    for (let steps = 0; steps < 14; steps += 1) {
      const disk = torn.reopened()
      let left = steps
      const step = async (work: () => Promise<void>): Promise<void> => {
        if (left === 0) throw new Error('killed')
        left -= 1
        await work()
      }
      const killed = {
        ...disk,
        replace: (name: string, bytes: Uint8Array) => step(() => disk.replace(name, bytes)),
        remove: (name: string) => step(() => disk.remove(name)),
      }
      await repairStore(killed, folder).catch(() => {})
      await repairStore(disk, folder)
      context.store = await open({ folder, disk }, 1e6)
      assert.is(await context.store.read(tx => tx.count('runs', 'all', all)), 40, `after ${steps} steps`)
      await context.store.close()
    }
    context.store = await open(context)
  },
)

archive('a lost snapshot is refused, and repair brings the archive back', async context => {
  await add(context.store, 0, 40)
  await context.store.transact(async tx => tx.put('runs', ended(0, { error: 'anew' })))
  await add(context.store, 40, 60)
  await context.store.close()
  const { disk, folder } = context
  const { kept, lying } = await whereRowsAre(context)
  const path = join(folder, 'snapshot.json')
  disk.files.set(path, (disk.files.get(path) as Uint8Array).subarray(0, -20))
  assert.is((await Promise.allSettled([readState(disk, folder)]))[0]?.status, 'rejected')
  await repairStore(disk, folder)
  context.store = await open(context)
  const found = await context.store.read(tx => tx.count('runs', 'all', all))
  assert.ok(found >= lying, `${found} of ${kept + lying}`)
  assert.is((await context.store.read(tx => tx.get('runs', 'r0000')))?.error, 'anew')
})

archive('what a repair replaces is kept, whatever earlier ones have kept', async context => {
  await add(context.store, 0, 40)
  await context.store.close()
  const { disk, folder } = context
  const path = join(folder, 'snapshot.json')
  const torn: Uint8Array[] = []
  for (let turn = 0; turn < 3; turn += 1) {
    const bytes = (disk.files.get(path) as Uint8Array).subarray(0, -20 - turn)
    torn.push(bytes)
    disk.files.set(path, bytes)
    await repairStore(disk, folder)
  }
  const kept = [...disk.files].filter(([name]) => name.includes('before-repair')).map(([, bytes]) => bytes)
  for (const bytes of torn) assert.ok(kept.some(other => Buffer.compare(other, bytes) === 0))
  context.store = await open(context)
})

archive.run()
