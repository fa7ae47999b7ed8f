import { createHash } from 'node:crypto'
import { type FSWatcher, watch } from 'node:fs'
import { createEngine } from '../../core/engine.ts'
import type { Job } from '../../core/job.ts'
import { formats } from '../../formats/index.ts'
import { findSources } from './find-sources.ts'
import { type MakeOptions, makeAndTell, type Plan, planFor, plansFor } from './make-command.ts'
import { tellerFor } from './teller.ts'
import { inOneLine } from './terminal.ts'
import { usageError } from './usage-error.ts'

/** Editors write a file in several steps; one look follows the last. Milliseconds. */
const SETTLE = 50

/** Makes documents as `platen <file>` does, and again whenever a copy, one of its pictures or its settings change. */
export async function watchCommand(files: readonly string[], options: MakeOptions): Promise<void> {
  const sources = await findSources(files)
  const plans = await plansFor(sources, options)
  const teller = tellerFor(options)
  const engine = createEngine({ formats })
  const watchings = plans.map(first =>
    watchPlan(first, {
      plan: () => planFor(first.source, options),
      changed: async plan => void (await makeAndTell(plan, engine, options, teller)),
      failed: error => teller.failed(first.source, error),
    }),
  )
  process.stderr.write(`watching ${inOneLine(sources.join(', '))}; stop with Ctrl-C\n`)
  await untilStopped()
  for (const watching of watchings) watching.close()
  await engine.close()
}

/** What is done about a file that is watched. */
export interface Watching {
  /** Reads it again. */
  readonly plan: () => Promise<Plan>
  /** It says something else than before; called at once with what it says first. */
  readonly changed: (plan: Plan) => Promise<void>
  /** It cannot be read just now, or says something impossible: it is waited for. */
  readonly failed: (error: Error) => void
}

/** Watches what a document is made of. Throws a usage error for standard input. */
export function watchPlan(first: Plan, { plan, changed, failed }: Watching): { close(): void } {
  if (first.source === '-') throw usageError('standard input is not watched; name a file')
  const watchers = new Map<string, FSWatcher>()
  let told = ''
  let timer: NodeJS.Timeout | undefined
  let acting: Promise<void> = Promise.resolve()
  const look = async (read: () => Promise<Plan>): Promise<void> => {
    try {
      const next = await read()
      for (const folder of next.folders) watchFolder(folder)
      // What is written into the folder, a document as well, changes nothing that it is made of.
      const said = keyOf(next.job)
      if (said !== told) await changed(next)
      told = said
    } catch (error) {
      failed(error as Error)
    }
  }
  const watchFolder = (folder: string): void => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        acting = acting.then(() => look(plan))
      }, SETTLE)
    })
    watchers.set(folder, watcher)
  }
  acting = look(async () => first)
  return {
    close() {
      clearTimeout(timer)
      for (const watcher of watchers.values()) watcher.close()
    },
  }
}

/** The same for the same job. */
function keyOf({ content, assets = {}, fonts = {}, ...rest }: Job): string {
  const hash = createHash('sha256').update(JSON.stringify(rest)).update(content)
  for (const [name, bytes] of Object.entries({ ...assets, ...fonts }))
    hash.update(`\n${name}\n`).update(bytes)
  return hash.digest('hex')
}

/** Until somebody presses Ctrl-C, or the system asks. */
export function untilStopped(): Promise<void> {
  return new Promise(stop => process.once('SIGINT', () => stop()).once('SIGTERM', () => stop()))
}
