/**
 * Runs the suites of a folder, some at a time side by side, and looks whether every test did pass. uvu alone is content
 * with a suite whose hook throws: its tests are not run, and nothing failed.
 */
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

const uvu = fileURLToPath(new URL('../../../node_modules/uvu/bin.js', import.meta.url))

/** Suites that take longest: each has a process to itself and they begin first, so that none is left alone at the end. */
const longest = [
  'formats/wild',
  'formats/inputs',
  'adapters/cli/kill',
  'formats/fixtures',
  'formats/more-copy',
  'adapters/cli/serve',
  'formats/bad-input',
  'formats/determinism',
  'formats/accessibility',
  'adapters/http/contract/every-answer',
]

/** Suites that share a process: fewer would load the same modules more often, more would leave cores idle at the end. */
const share = 12

/** A suite leaves much behind that is used once: with more room for what is new, collecting it takes a third of the time. */
const room = '--max-semi-space-size=64'

interface Run {
  readonly code: number
  readonly out: string
}

async function runAll(folder: string, pattern: RegExp): Promise<void> {
  const suites = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => pattern.test(path))
    .sort()
  const alone = longest.map(name => `${name}.test.js`).filter(path => suites.includes(path))
  const others = suites.filter(path => !alone.includes(path))
  const batches = [
    ...alone.map(path => [path]),
    ...Array.from({ length: Math.ceil(others.length / share) }, (_, at) =>
      others.slice(at * share, (at + 1) * share),
    ),
  ]
  const runs: Run[] = []
  const worker = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const run = await runBatch(folder, batch)
      process.stdout.write(run.out.replace(/^ {2}(?:Total|Passed|Skipped|Duration):.*\n/gm, ''))
      runs.push(run)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  process.exitCode = report(runs)
}

/** The suites of a batch in a process of their own; what it says comes at once when it ends, so that lines do not mix. */
function runBatch(folder: string, batch: readonly string[]): Promise<Run> {
  const exact = `^(?:${batch.map(path => path.replace(/[.+]/g, '\\$&')).join('|')})$`
  const child = spawn(process.execPath, [room, uvu, folder, exact, '--no-color'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8')
    stream.on('data', (text: string) => {
      out += text
    })
  }
  return new Promise((settle, fail) => {
    child.on('error', fail)
    child.on('close', code => {
      settle({ code: code ?? 1, out })
    })
  })
}

/** Says how much passed, and once more at the end, where a long log is read first, what did not; the code to exit with. */
function report(runs: readonly Run[]): number {
  const sum = (name: string): number =>
    runs.reduce(
      (total, { out }) => total + Number(RegExp(`^ {2}${name}: +(\\d+)`, 'm').exec(out)?.[1] ?? 0),
      0,
    )
  const all = runs.map(({ out }) => out).join('\n')
  const short = all.split('\n').filter(line => {
    const [, passed, total] = /\((\d+) \/ (\d+)\)\s*$/.exec(line) ?? []
    return passed !== total
  })
  process.stdout.write(
    `\n  Total:     ${sum('Total')}\n  Passed:    ${sum('Passed')}\n  Skipped:   ${sum('Skipped')}\n\n`,
  )
  for (const [failed] of all.matchAll(/^ *FAIL .*(?:\n(?! *FAIL | *Total:).*){0,12}/gm))
    process.stderr.write(`${failed.trimEnd()}\n\n`)
  for (const line of short) process.stderr.write(`not every test passed: ${line.trim()}\n`)
  // A process that died says no total.
  for (const { code, out } of runs)
    if (code !== 0 && short.length === 0)
      process.stderr.write(`a process ended with ${code}:\n${out.slice(-2000)}\n`)
  return runs.every(({ code }) => code === 0) && short.length === 0 ? 0 : 1
}

const [folder = 'dist', pattern = '\\.test\\.js$'] = process.argv.slice(2)
await runAll(folder, new RegExp(pattern))
