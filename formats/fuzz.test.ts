import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { FuzzResult } from './fuzz-process.test.kit.ts'

/** A few in every test; `npm run soak` tries many, `FUZZ=20000 npm run soak` a night of them. `SEED` begins elsewhere. */
const count = Number(process.env['FUZZ'] ?? (process.env['SOAK'] === undefined ? 8 : 1500))
const first = Number(process.env['SEED'] ?? 6)

/** How long a case may say nothing before its process is taken for stalled, ms: far above what any takes. */
const patience = 120_000

/** Renders from a seed on until the process ends or stalls; resolves with what it said. */
async function run(from: number, many: number, heard: FuzzResult[]): Promise<string> {
  const program = new URL('./fuzz-process.test.kit.js', import.meta.url).pathname
  const child = spawn(process.execPath, ['--max-old-space-size=1500', program, String(from), String(many)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let stalled = setTimeout(() => child.kill('SIGKILL'), patience)
  createInterface({ input: child.stdout }).on('line', line => {
    clearTimeout(stalled)
    stalled = setTimeout(() => child.kill('SIGKILL'), patience)
    heard.push(JSON.parse(line) as FuzzResult)
  })
  const end = await new Promise<string>(resolve =>
    child.once('close', (code, signal) => resolve(code === 0 ? 'well' : `ended by ${signal ?? code}`)),
  )
  clearTimeout(stalled)
  return end
}

test(`${count} documents and briefs made by chance render, or are refused by name`, async () => {
  const faults: string[] = []
  for (let seed = first; seed < first + count; ) {
    const heard: FuzzResult[] = []
    const end = await run(seed, first + count - seed, heard)
    for (const { seed: at, format, fault } of heard) if (fault) faults.push(`seed ${at}, ${format}: ${fault}`)
    seed += heard.length
    if (end === 'well') continue
    faults.push(`seed ${seed}: the process ${end}`)
    seed += 1
  }
  assert.equal(faults, [])
})

test.run()
