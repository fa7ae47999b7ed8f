import { watch } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fixturesFolder } from './cases.ts'
import { createPlayServer } from './play-server.ts'
import { usageError } from './usage-error.ts'

const formatsFolder = fileURLToPath(new URL('../../formats', import.meta.url))

/** Editors write a file in several steps; one refresh follows the last. Milliseconds. */
const settle = 100

/** Serves a page of every fixture × format until it is stopped; renders again when a fixture or a built format changes. */
export async function play({ port }: { readonly port: string }): Promise<void> {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    throw usageError(`--port is "${port}"; give 0 to 65535`)
  const { server, refresh } = createPlayServer()
  let timer: NodeJS.Timeout | undefined
  const changed = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void refresh(), settle)
  }
  for (const folder of [fixturesFolder, formatsFolder]) watch(folder, { recursive: true }, changed)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? usageError(`port ${port} is taken; give another with --port`) : error,
      ),
    )
    server.listen(Number(port), '127.0.0.1', resolve)
  })
  const address = server.address()
  const actual = typeof address === 'object' && address ? address.port : port
  process.stdout.write(`playing on http://127.0.0.1:${actual}\n`)
}
