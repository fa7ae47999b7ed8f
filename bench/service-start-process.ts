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
const started: Started = {
  milliseconds: (user + system) / 1000,
  megabytes: process.resourceUsage().maxRSS / 1024,
}
process.stdout.write(JSON.stringify(started))
await store.close()
