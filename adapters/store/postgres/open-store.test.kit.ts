import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { sharedPostgres } from '../../testing/postgres-server.test.kit.ts'
import { openPostgresStore, type PostgresStoreOptions, type SharedStore } from './postgres-store.ts'

/** What a store of a test said. */
export type Said = { readonly event: string; readonly fields: Readonly<Record<string, unknown>> }[]

/** Opens a store that says to a list what it would log. */
export function openSaying(
  url: string,
  said: Said = [],
  more: Partial<PostgresStoreOptions> = {},
): Promise<SharedStore> {
  const say = (event: string, fields: Readonly<Record<string, unknown>> = {}): void =>
    void said.push({ event, fields })
  return openPostgresStore({ url, log: { info: say, warn: say, error: say }, ...more })
}

const free: string[] = []

/** A database without rows, which whoever has it gives back when it is done with. */
export async function takeDatabase(): Promise<{ readonly url: string; giveBack(): void }> {
  const server = await sharedPostgres()
  const known = free.pop()
  if (known !== undefined) await server.empty(known)
  const url = known ?? (await server.database())
  return { url, giveBack: () => void free.push(url) }
}

/** Ends every connection to a database but that which says so. */
export async function cutAll(url: string): Promise<void> {
  await (await sharedPostgres()).ask(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    url,
  )
}

/** A line to a database that is slow, or breaks. */
export interface Line {
  readonly url: string
  /** What every part of an answer takes, ms. */
  delay: number
  /** Breaks all that is connected after the question that says so, before its answer is back. */
  cutAfter: string | undefined
  close(): Promise<void>
}

/** Lays a line to the server of an address. */
export async function layLine(url: string): Promise<Line> {
  const target = new URL(url)
  const [port, host] = [Number(target.port), target.hostname]
  const open = new Set<Socket>()
  const line = { url, delay: 0, cutAfter: undefined as string | undefined }
  const server = createServer(near => {
    const far = connect(port, host)
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', part => {
      far.write(part)
      if (line.cutAfter === undefined || !part.includes(line.cutAfter)) return
      line.cutAfter = undefined
      near.destroy()
      // What it was asked is still done.
      setTimeout(() => far.end(), 50)
    })
    far.on('data', part => setTimeout(() => near.write(part), line.delay))
    near.on('end', () => far.end())
    far.on('end', () => near.end())
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  target.port = String((server.address() as AddressInfo).port)
  return Object.assign(line, {
    url: target.href,
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(resolve => server.close(resolve))
    },
  })
}
