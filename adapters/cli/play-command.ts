import { watch } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fixturesFolder } from './cases.ts'
import { planFor } from './make-command.ts'
import { createFileServer } from './play-file-server.ts'
import { createPlayServer } from './play-server.ts'
import { usageError } from './usage-error.ts'
import { untilStopped, watchPlan } from './watch-command.ts'

const formatsFolder = fileURLToPath(new URL('../../formats', import.meta.url))

/** Editors write a file in several steps; one refresh follows the last. Milliseconds. */
const settle = 100

/** Options of `platen play` as they come from the command line. */
export interface PlayOptions {
  readonly port: string
  /** Also for others in the network: an address to listen on, such as `0.0.0.0`. */
  readonly host?: string
  readonly format?: string
  readonly brief?: string
  readonly theme?: string
  readonly fonts?: string
}

/** Shows a file, or without one every fixture, in a browser until it is stopped, and again when something changes. */
export async function playCommand(file: string | undefined, options: PlayOptions): Promise<void> {
  const { port } = options
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw usageError(`--port is "${port}"; give 0 to 65535`)
  await (file === undefined ? playFixtures(options) : playFile(file, options))
}

async function playFile(file: string, options: PlayOptions): Promise<void> {
  const plan = () => planFor(file, { ...options, output: '-', asset: [] })
  const first = await plan()
  const playing = createFileServer(options.host === undefined ? [] : ownAddresses())
  let watching: { close(): void } | undefined
  try {
    await listenOn(playing.server, options)
    // After the address is told: a browser opens while the document is drawn.
    watching = watchPlan(first, { plan, changed: async next => playing.take(next), failed: playing.fail })
    await untilStopped()
  } finally {
    watching?.close()
    await playing.close()
  }
}

async function playFixtures(options: PlayOptions): Promise<void> {
  const { server, refresh, close } = createPlayServer()
  let timer: NodeJS.Timeout | undefined
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settle)
  }
  const watchers = [fixturesFolder, formatsFolder].map(folder => watch(folder, { recursive: true }, changed))
  try {
    await listenOn(server, options)
    await untilStopped()
  } finally {
    for (const watcher of watchers) watcher.close()
    await close()
  }
}

async function listenOn(server: Server, { port, host }: PlayOptions): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? usageError(`port ${port} is taken; give another with --port`) : error,
      ),
    )
    server.listen(Number(port), host ?? '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  const names = host === undefined ? ['127.0.0.1'] : ['127.0.0.1', ...ownAddresses()]
  process.stdout.write(`playing on ${names.map(name => `http://${name}:${actual}`).join(', ')}\n`)
}

/** Addresses by which others in the network reach this machine. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap(addresses => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
