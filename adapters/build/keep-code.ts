/** Keeps the code that V8 made of the packed modules while they made documents, for processes that make such ones again. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Script } from 'node:vm'
import type * as worker from '../../core/worker.ts'
import { formats } from '../../formats/index.ts'
import type * as hosting from '../host/create-host.ts'
import type * as settings from '../settings/read-settings.ts'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bundle = join(root, 'dist/bundle')
const { load, scripts } = createRequire(import.meta.url)(join(bundle, 'load.cjs')) as {
  readonly load: (path: string) => unknown
  readonly scripts: Readonly<Record<string, Script>>
}

// What most commands do: a letter by the command line, and a report. Every start reads all that is kept.
const folder = mkdtempSync(join(tmpdir(), 'platen-build-'))
process.argv.splice(2, Infinity, copyOf('cover-letter'), '--output', join(folder, 'letter.pdf'), '--quiet')
load('./adapters/cli/main')
const { renderTask } = load('./core/worker') as typeof worker
const job = { format: 'report', content: readFileSync(copyOf('report')), outputs: ['pdf'] } as const
const outcome = await renderTask({ job, formatUrl: formats['report'] as string }, { clock: () => 0 })
if (!outcome.ok) throw new Error(outcome.text)

// And what each start of a service does.
const { createHost } = load('./adapters/host/create-host') as typeof hosting
const { readVariables } = load('./adapters/settings/read-settings') as typeof settings
const values = readVariables({
  PLATEN_DATA: join(folder, 'data'),
  ...{ PLATEN_PORT: '0', PLATEN_LOG: 'error' },
})
const host = await createHost(values, error => {
  throw error
})
const alive = await fetch(`${host.url}/livez`)
if (!alive.ok) throw new Error(await alive.text())
await host.stop()

process.once('exit', () => {
  rmSync(folder, { recursive: true })
  for (const [name, script] of Object.entries(scripts))
    writeFileSync(join(bundle, `${name}.code`), script.createCachedData())
})

function copyOf(format: string): string {
  return join(root, 'fixtures', format, 'content.md')
}
