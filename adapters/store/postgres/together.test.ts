import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { all, type BlobNote } from '../../service/ports/tables.ts'
import type { Tx } from '../../service/ports/store.ts'
import { sharedPostgres } from '../../testing/postgres-server.test.kit.ts'
import { openSaying, takeDatabase } from './open-store.test.kit.ts'
import type { SharedStore } from './postgres-store.ts'

const together = suite<{ url: string; store: SharedStore; giveBack(): void }>('what goes together')
together.before.each(async context => {
  Object.assign(context, await takeDatabase())
  context.store = await openSaying(context.url)
})
together.after.each(async ({ store, giveBack }) => {
  await store.close()
  giveBack()
})

const note = (key: string, at: number): BlobNote => ({ key, at })

const noteAt = (store: SharedStore, key: string): Promise<number | undefined> =>
  store.read(async tx => (await tx.get('notes', key))?.at)

async function commitsOf(url: string): Promise<number> {
  const server = await sharedPostgres()
  const [row] = await server.ask('SELECT count(*)::int AS count FROM commits', url)
  return Number(row?.['count'])
}

together('works that come at once see each other and share a commit', async ({ store, url }) => {
  const add = async (tx: Tx): Promise<number> => {
    const { at = 0 } = (await tx.get('notes', 'sum')) ?? {}
    tx.put('notes', note('sum', at + 1))
    return at
  }
  const before = await Promise.all(Array.from({ length: 64 }, () => store.transact(add)))
  assert.equal(
    before.sort((one, other) => one - other),
    Array.from({ length: 64 }, (_, at) => at),
  )
  assert.is(await noteAt(store, 'sum'), 64)
  assert.ok((await commitsOf(url)) <= 3, `${await commitsOf(url)} commits`)
})

together('one that refuses changes nothing, and those beside it are kept', async ({ store }) => {
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      store.transact(async tx => {
        tx.put('notes', note(`n${at}`, at))
        tx.remove('notes', 'n0')
        await tx.get('notes', 'n1')
        if (at % 3 === 1) throw new Error(`no ${at}`)
        return at
      }),
    ),
  )
  assert.equal(
    results.map(result => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    [0, 'no 1', 2, 3, 'no 4', 5, 6, 'no 7', 8],
  )
  assert.equal(
    (await store.read(tx => tx.find('notes', 'all', all))).map(({ key }) => key),
    ['n2', 'n3', 'n5', 'n6', 'n8'],
  )
})

together('works that say what they read are tried once, and those that do not twice', async ({ store }) => {
  const tries = { told: 0, untold: 0 }
  const add = (kind: keyof typeof tries) => async (tx: Tx) => {
    tries[kind] += 1
    const { at = 0 } = (await tx.get('notes', 'sum')) ?? {}
    tx.put('notes', note('sum', at + 1))
    // Nobody said that this is read as well.
    return tx.get('notes', 'other')
  }
  await Promise.all([
    ...Array.from({ length: 5 }, () => store.transact(add('told'), [['notes', 'sum']])),
    ...Array.from({ length: 5 }, () => store.transact(add('untold'))),
  ])
  assert.is(await noteAt(store, 'sum'), 10)
  assert.equal(tries, { told: 5, untold: 10 })
})

together('a row that goes and comes again stands behind those that came meanwhile', async ({ store }) => {
  const put = (key: string) => async (tx: Tx) => tx.put('notes', note(key, 1))
  await store.transact(put('a'))
  await store.transact(put('b'))
  await Promise.all([
    store.transact(async tx => tx.remove('notes', 'a')),
    store.transact(put('c')),
    store.transact(put('a')),
    store.transact(put('b')),
  ])
  assert.equal(
    (await store.read(tx => tx.find('notes', 'all', all))).map(({ key }) => key),
    ['b', 'c', 'a'],
  )
})

together('one that looks among rows that others change sees what they became', async ({ store }) => {
  const counted = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      store.transact(async tx => {
        if (at % 4 === 3) return tx.count('notes', 'all', all)
        tx.put('notes', note(`n${at}`, at))
        return undefined
      }),
    ),
  )
  assert.equal(
    counted.filter(count => count !== undefined),
    [9, 9, 9],
  )
  const moved = await Promise.all(
    [0, 1, 2].map(() =>
      store.transact(async tx => {
        const [first] = await tx.find('notes', 'all', all, { limit: 1 })
        if (first) tx.remove('notes', first.key)
        return first?.key
      }),
    ),
  )
  assert.equal(moved, ['n0', 'n1', 'n2'])
})

together('a row that cannot be kept takes nothing along, and nobody else’s', async ({ store }) => {
  const unkept = { at: undefined } as unknown as BlobNote
  const put = (index: number) =>
    store.transact(async tx => {
      tx.put('copies', { runId: `r${index}`, text: '' })
      tx.put('notes', index % 2 ? { ...note(`n${index}`, 1), ...unkept } : note(`n${index}`, 1))
    })
  for (const indexes of [[1], [0, 1, 2, 3]]) {
    const results = await Promise.allSettled(indexes.map(put))
    assert.equal(
      results.map(({ status }) => status),
      indexes.map(index => (index % 2 ? 'rejected' : 'fulfilled')),
    )
    const copies = await store.read(tx => tx.find('copies', 'all', all))
    assert.equal(
      copies.map(({ runId }) => runId),
      indexes.filter(index => index % 2 === 0).map(index => `r${index}`),
    )
  }
})

together('those who read at once see one moment, and a mistake of one is only its own', async ({ store }) => {
  for (const key of ['a', 'b', 'c']) await store.transact(async tx => tx.put('notes', note(key, 1)))
  const reads = await Promise.allSettled([
    ...['a', 'b', 'c', 'd'].map(key => noteAt(store, key)),
    store.read(tx => tx.find('notes', 'all', all, { limit: -1 })),
    store.read(async () => Promise.reject(new Error('mine'))),
    store.read(tx => tx.count('notes', 'all', all)),
    store.read(tx => tx.get('receipts', 'a b')),
    store.read(tx => tx.get('receipts', 'a c')),
  ])
  assert.equal(
    reads.map(result => (result.status === 'fulfilled' ? result.value : result.reason.message)),
    [1, 1, 1, undefined, 'LIMIT must not be negative', 'mine', 3, undefined, undefined],
  )
})

together('tokens that are wanted at once are given out one by one', async ({ store }) => {
  const taken = await Promise.all([
    ...Array.from({ length: 70 }, () => store.buckets.take('requests', 'a', 60)),
    store.buckets.take('requests', 'b', 60),
    store.buckets.take('runs', 'a', 1.5),
  ])
  const given = taken.slice(0, 70)
  assert.is(given.filter(({ isTaken }) => isTaken).length, 60)
  assert.ok(
    given.slice(0, 60).every(({ isTaken }) => isTaken),
    'to those who came first',
  )
  const left = given.slice(0, 60).map(each => Math.floor(each.left))
  assert.equal(
    left,
    Array.from({ length: 60 }, (_, at) => 59 - at),
  )
  assert.ok((given.at(-1)?.left as number) < 1)
  assert.equal(
    taken.slice(70).map(({ isTaken, left }) => [isTaken, left]),
    [
      [true, 59],
      [true, 0.5],
    ],
  )
})

together.run()
