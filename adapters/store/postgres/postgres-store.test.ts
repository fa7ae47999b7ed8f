import type { Store } from '../../service/ports/store.ts'
import { sharedPostgres } from '../../testing/postgres-server.test.kit.ts'
import { testStore } from '../../testing/test-store.test.kit.ts'
import { openPostgresStore } from './postgres-store.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

let emptied: Promise<string> | undefined

/** The database of all these tests, which each finds empty. */
async function emptyDatabase(): Promise<string> {
  const server = await sharedPostgres()
  emptied ??= server.database()
  const url = await emptied
  await server.empty(url)
  return url
}

testStore('PostgreSQL', async () => {
  const url = await emptyDatabase()
  const open = (): Promise<Store> => openPostgresStore({ url, log })
  let store = await open()
  return {
    store,
    async reopen() {
      await store.close()
      store = await open()
      return store
    },
    remove: () => store.close(),
  }
})
