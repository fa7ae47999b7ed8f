import { readFileSync } from 'node:fs'
import { checkLedger } from '../adapters/service/credits/ledger.ts'
import { openEmbeddedStore } from '../adapters/store/embedded/embedded-store.ts'

/** What a start took. */
export interface Started {
  /** Of processor, all threads. */
  readonly milliseconds: number
  /** Of the whole process, at its most. */
  readonly megabytes: number
}

/** Opens a folder as the service does, looks into its books and says what that took. */
const [folder = ''] = process.argv.slice(2)
const begun = process.cpuUsage()
const store = await openEmbeddedStore({ folder })
const problems = await store.read(reader => checkLedger(reader))
const { user, system } = process.cpuUsage(begun)
if (problems.length > 0) throw new Error(problems[0])
// What the journal has is folded beside it, which takes room as well.
await store.close()
const started: Started = {
  milliseconds: (user + system) / 1000,
  megabytes: most(),
}
process.stdout.write(JSON.stringify(started))

/** MB at its most. What the kernel counts of a process begins with what the one had that started it, so it is asked of the memory itself. */
function most(): number {
  const told =
    process.platform === 'linux' ? /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) : null
  return told ? Number(told[1]) / 1024 : process.resourceUsage().maxRSS / 1024
}
