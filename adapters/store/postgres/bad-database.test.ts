import pg from 'pg'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { until } from '../../../core/testing/until.test.kit.ts'
import { StoreAway } from '../../service/ports/store-away.ts'
import type { Store } from '../../service/ports/store.ts'
import { createPostgres, sharedPostgres } from '../../testing/postgres-server.test.kit.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import { cutAll, layLine, openSaying, type Said, takeDatabase } from './open-store.test.kit.ts'

const bad = suite('a database that does not do what it should')

async function opened(
  work: (place: { readonly store: Store; readonly url: string; readonly said: Said }) => Promise<void>,
): Promise<void> {
  const { url, giveBack } = await takeDatabase()
  const said: Said = []
  const store = await openSaying(url, said)
  try {
    await work({ store, url, said })
  } finally {
    await store.close()
    giveBack()
  }
}

const put = (store: Store, key: string): Promise<void> =>
  store.transact(async tx => {
    tx.put('notes', { key, at: ((await tx.get('notes', key))?.at ?? 0) + 1 })
  })

const countOf = async (store: Store, key: string): Promise<number | undefined> =>
  (await store.read(tx => tx.get('notes', key)))?.at

bad(
  'away at the start, it is waited for; away for a while, it says so, keeps everything and comes back',
  async () => {
    const server = await createPostgres()
    const url = await server.database()
    await server.kill()
    const said: Said = []
    const opening = openSaying(url, said)
    await until(() => said.some(({ event }) => event === 'database-away'))
    await server.start()
    const store = await opening
    await put(store, 'kept')
    await server.kill()
    const error = await put(store, 'lost').catch((thrown: unknown) => thrown)
    assert.instance(error, StoreAway)
    // Which of its reasons comes first is a matter of when its end is seen: refused, reset, or its own last words.
    assert.match((error as Error).message, /^the database cannot be used now: \S/)
    assert.instance(await store.probe().catch((thrown: unknown) => thrown), StoreAway)
    assert.instance(
      await store.read(tx => tx.get('notes', 'kept')).catch((thrown: unknown) => thrown),
      StoreAway,
    )
    const began = performance.now()
    const many = await Promise.allSettled(Array.from({ length: 60 }, (_, at) => put(store, `many ${at}`)))
    assert.ok(many.every(({ status }) => status === 'rejected'))
    assert.ok(performance.now() - began < 5000, 'nobody waits behind others for what is away')
    await server.start()
    await new Promise(resolve => setTimeout(resolve, 150))
    await put(store, 'kept')
    await store.probe()
    assert.is(await countOf(store, 'kept'), 2)
    // A connection of before may still break when it is back, and is told of; what is told last is how things are.
    const told = said.filter(({ event }) => event.startsWith('database-'))
    assert.is(told.at(-1)?.event, 'database-back')
    await store.close()
    await server.remove()
  },
)

bad('who fails over cuts every connection: nothing is done twice, and what was acknowledged is there', () =>
  opened(async ({ store, url }) => {
    let isOver = false
    // More and more rarely, so that a slow machine writes something between two cuts.
    const cutting = (async () => {
      for (let pause = 30; !isOver; pause += 15) {
        await cutAll(url)
        await new Promise(resolve => setTimeout(resolve, pause))
      }
    })()
    const results = await Promise.allSettled(Array.from({ length: 30 }, () => put(store, 'k')))
    isOver = true
    await cutting
    const acknowledged = results.filter(({ status }) => status === 'fulfilled').length
    assert.is((await countOf(store, 'k')) ?? 0, acknowledged)
    assert.ok(acknowledged > 0)
  }),
)

bad('a commit whose answer is lost is found out about, and not done again', async () => {
  const { url, giveBack } = await takeDatabase()
  const line = await layLine(url)
  const store = await openSaying(line.url)
  await put(store, 'k')
  line.cutAfter = 'COMMIT'
  await put(store, 'k')
  assert.is(line.cutAfter, undefined, 'it was cut')
  assert.is(await countOf(store, 'k'), 2)
  await store.close()
  await line.close()
  giveBack()
})

bad('a slow one, 200 ms an answer, is only slow', async () => {
  const { url, giveBack } = await takeDatabase()
  const line = await layLine(url)
  const store = await openSaying(line.url)
  line.delay = 200
  await Promise.all([put(store, 'k'), put(store, 'l')])
  assert.equal([await countOf(store, 'k'), await countOf(store, 'l')], [1, 1])
  await store.close()
  await line.close()
  giveBack()
})

bad('a statement that takes too long is ended, and others go on', async () => {
  const { url, giveBack } = await takeDatabase()
  const store = await openSaying(url, [], { limits: { lock: 200, statement: 1000 } })
  await put(store, 'k')
  const holder = new pg.Client(url)
  await holder.connect()
  await holder.query("BEGIN; UPDATE notes SET at = at WHERE key = 'k'")
  const error = await put(store, 'k').catch((thrown: unknown) => thrown)
  assert.instance(error, StoreAway)
  assert.match((error as Error).message, /lock timeout/)
  await put(store, 'other')
  await holder.end()
  await put(store, 'k')
  await store.close()
  giveBack()
})

bad('one that is only to be read is read, takes nothing, says so, and comes back', () =>
  opened(async ({ store, url, said }) => {
    const server = await sharedPostgres()
    const { pathname } = new URL(url)
    await put(store, 'k')
    await server.ask(`ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on`)
    await cutAll(url)
    const error = await put(store, 'k').catch((thrown: unknown) => thrown)
    assert.instance(error, StoreAway)
    assert.match((error as Error).message, 'read-only')
    assert.match(await store.probe().then(() => 'fine', String), 'only to be read')
    assert.is(await countOf(store, 'k'), 1)
    assert.ok(
      said.some(
        ({ event, fields }) => event === 'database-away' && /read-only/.test(String(fields['error'])),
      ),
    )
    await server.ask(`ALTER DATABASE ${pathname.slice(1)} RESET default_transaction_read_only`)
    await cutAll(url)
    assert.not(
      said.some(({ event }) => event === 'database-back'),
      'it was read meanwhile',
    )
    await put(store, 'k')
    assert.ok(said.some(({ event }) => event === 'database-back'))
    assert.is(await countOf(store, 'k'), 2)
  }),
)

bad('a full one takes nothing and keeps what it has', () =>
  opened(async ({ store, url }) => {
    const server = await sharedPostgres()
    await put(store, 'k')
    // As PostgreSQL answers when its disk is full.
    await server.ask(
      `CREATE FUNCTION be_full() RETURNS trigger LANGUAGE plpgsql AS
       $$ BEGIN RAISE 'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$;
       CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON notes EXECUTE FUNCTION be_full()`,
      url,
    )
    const error = await put(store, 'k').catch((thrown: unknown) => thrown)
    await server.ask('DROP TRIGGER full_disk ON notes; DROP FUNCTION be_full', url)
    assert.instance(error, StoreAway)
    assert.match((error as Error).message, 'No space left')
    assert.is(await countOf(store, 'k'), 1)
  }),
)

bad('a wrong password, an unknown database and TLS that it has not are refused at the start', async () => {
  const server = await sharedPostgres()
  await server.ask("DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD 'right'")
  const { url, giveBack } = await takeDatabase()
  const refusal = async (change: (address: URL) => void): Promise<string> => {
    const address = new URL(url)
    change(address)
    return openSaying(address.href).then(() => 'open', String)
  }
  const wrong = await refusal(address => Object.assign(address, { username: 'locked', password: 'wrong' }))
  assert.match(wrong, 'password authentication failed')
  assert.match(wrong, 'PLATEN_DATABASE_URL')
  assert.not.match(wrong, 'wrong@')
  assert.match(
    await refusal(address => Object.assign(address, { pathname: '/nowhere' })),
    '"nowhere" does not exist',
  )
  assert.match(await refusal(address => address.searchParams.set('sslmode', 'verify-full')), 'SSL')
  giveBack()
})

bad('a schema goes forward once, however many begin; it goes back; and a newer one is refused', async () => {
  const server = await sharedPostgres()
  const url = await server.database()
  const stores = await Promise.all([1, 2, 3].map(() => openSaying(url)))
  await put(stores[0] as Store, 'k')
  await Promise.all(stores.map(store => store.close()))
  const client = new pg.Client(url)
  await client.connect()
  const next = { about: 'one more', forward: 'CREATE TABLE more ()', back: 'DROP TABLE more' }
  const known = migrations.length
  assert.is(await migrate(client, undefined, [...migrations, next]), known)
  assert.match(
    await openSaying(url).then(() => 'open', String),
    new RegExp(`version ${known + 1} of the schema, and this program knows ${known}`),
  )
  assert.is(await migrate(client, known, [...migrations, next]), known + 1)
  const store = await openSaying(url)
  assert.is(await countOf(store, 'k'), 1)
  await store.close()
  // A step that fails leaves the schema as it was.
  const wrong = { ...next, forward: 'CREATE TABLE more (); SELECT nothing()' }
  assert.match(await migrate(client, undefined, [...migrations, wrong]).then(String, String), 'nothing()')
  assert.is(await migrate(client, 0), known)
  assert.equal(await server.ask("SELECT tablename FROM pg_tables WHERE schemaname = 'public'", url), [
    { tablename: 'platen_schema' },
  ])
  await client.end()
})

bad.run()
