/**
 * How many workers a load needs, where the store is the limit, and what a million documents cost: `npm run capacity`. `README.md` beside this says
 * how it is reckoned.
 */
import { cpus, loadavg } from 'node:os'
import { createEngine } from '../../core/engine.ts'
import { startServiceHost } from '../service-host.ts'
import { compare } from './compare.ts'
import { costOf } from './cost.ts'
import { measureFormats } from './measure-formats.ts'
import { measureRun, measureStore, type StorePace } from './measure-store.ts'
import { report } from './report.ts'

/** `--commits <n>`: commits a second of the store that is planned with, in place of the one that was measured. */
async function main(words: readonly string[]): Promise<void> {
  const given = Number(words[words.indexOf('--commits') + 1])
  const planned = words.includes('--commits') ? given : undefined
  if (planned !== undefined && !(planned > 0))
    throw new Error('--commits takes commits a second, such as 2000')
  process.stderr.write('formats …\n')
  const formats = await measureFormats()
  const files = Math.round(formats.reduce((sum, { files }) => sum + files, 0) / formats.length)
  process.stderr.write('store …\n')
  const host = await startServiceHost(createEngine({ formats: {}, threads: 0 }))
  const { commits, overhead } = await measureRun(host, files)
  const pace: StorePace = await measureStore(host)
  await host.close()
  process.stderr.write('one and two workers …\n')
  const services = formats.map(({ processor }) => processor)
  const model = { commitsPerSecond: pace.commitsPerSecond, commits, overhead }
  const compared = [
    ...(await compare('asleep', services, model)),
    ...(await compare('rendering', services, model)),
  ]
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`
  console.log(
    report({ machine, formats, commits, overhead, pace, planned, compared, cost: costOf(formats, commits) }),
  )
}

await main(process.argv.slice(2))
