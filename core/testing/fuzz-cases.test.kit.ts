import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A case that a process tried, as it says it in a line of JSON. */
interface TriedCase {
  readonly seed: number
  /** Absent when all is well. */
  readonly fault?: string
}

/** How long a case may say nothing before its process is taken for stalled, ms: far above what any takes. */
const patience = 120_000

/**
 * Tries cases by their seeds in a process of its own, which is told the first seed and how many there are; a process that ends or
 * stalls is a fault of its case, and the next goes on after it. Resolves with what was wrong.
 */
export async function faultsOfCases(program: URL, first: number, count: number): Promise<readonly string[]> {
  const faults: string[] = []
  for (let seed = first; seed < first + count; ) {
    const heard: TriedCase[] = []
    const end = await run(program, [seed, first + count - seed], heard)
    for (const { fault, ...facts } of heard) if (fault) faults.push(`${JSON.stringify(facts)}: ${fault}`)
    seed += heard.length
    if (end === 'well') continue
    faults.push(`seed ${seed}: the process ${end}`)
    seed += 1
  }
  return faults
}

async function run(program: URL, words: readonly number[], heard: TriedCase[]): Promise<string> {
  const own = ['--max-old-space-size=1500', fileURLToPath(program), ...words.map(String)]
  const child = spawn(process.execPath, own, { stdio: ['ignore', 'pipe', 'inherit'] })
  let stalled = setTimeout(() => child.kill('SIGKILL'), patience)
  createInterface({ input: child.stdout }).on('line', line => {
    clearTimeout(stalled)
    stalled = setTimeout(() => child.kill('SIGKILL'), patience)
    heard.push(JSON.parse(line) as TriedCase)
  })
  const end = await new Promise<string>(resolve =>
    child.once('close', (code, signal) => resolve(code === 0 ? 'well' : `ended by ${signal ?? code}`)),
  )
  clearTimeout(stalled)
  return end
}
