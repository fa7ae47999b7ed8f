/**
 * Runs the suites of a folder side by side, each core one after the other and one more that mostly waits, and looks whether every
 * test did pass. uvu alone is content with a suite whose hook throws: its tests are not run, and nothing failed.
 *
 * A process runs many suites until it is full: modules and fonts are loaded once, and code that has run is compiled. Suites are handed out one at a
 * time, the longest first, so that no core is idle at the end. At the end it is told which took longest.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { serveBrowser, sharedBrowser } from './browser.test.kit.ts'
import { runFolder } from './run-folder.test.kit.ts'
import { isSoak } from './soak.test.kit.ts'

/**
 * Suites that take longest, the first first: what begins late must be short, and what looks at fixtures finds them rendered.
 * Before them, what collects garbage again and again, which takes twenty times as long where other suites have left some.
 */
const longest = [
  'adapters/blobs/fs-durable',
  'adapters/cli/packed',
  'adapters/cli/chaos',
  'adapters/http/contract/on-engines',
  'formats/fixtures',
  'formats/growth',
  'adapters/cli/serve',
  'formats/bad-input',
  'formats/reach',
  'adapters/cli/make-command',
  'formats/codes',
  'formats/wild',
  'formats/notes',
  'formats/canvas/compositions',
  'formats/musts',
  'core/source/growth',
  'formats/more-copy',
  'formats/extremes',
  'formats/determinism',
  'adapters/cli/command-line',
  'formats/web-pages',
  'adapters/service/runs/lost-threads',
  'adapters/blobs/s3',
  'formats/grounds',
  'formats/inputs',
  'formats/other/compositions',
  'adapters/cli/kill',
  'core/engine',
  'core/source/paste/read-paste',
  'adapters/http/dashboard/dashboard',
  'adapters/http/viewer/long-copy',
]

/** A suite leaves much behind that is used once: with more room for what is new, collecting it takes a third of the time. */
const room = '--max-semi-space-size=64'

/** Ends what a suite says; what follows in the line is how it ended. */
const end = '\u001e'

/** What a suite imports that takes a part of a sweep, or cases that are others in a soak. */
const sweeps = /\/(?:soak|property|test-copy)\.test\.kit\.js'/

/** What a suite imports that looks at pages in a browser. */
const looks = /\/browser\.test\.kit\.js'/

/** What a suite imports that waits for other processes, and leaves its core idle meanwhile. */
const waits = /'node:child_process'|\/(?:browser|postgres-server|serve-process)\.test\.kit\.js'/

/**
 * Bytes that a process holds from which on the next suite has a new one. What suites leave is never let go, and whoever then makes
 * much of what is used once waits for all of it to be looked through: a headline of one endless word took 7 s instead of 1.5.
 */
const FULL = 900_000_000

/** How many of the slowest suites are told. */
const told = 15

/** How a suite ended. */
interface Ended {
  readonly code: number
  /** ms of the processor, of the process and of those it started; and of the clock. */
  readonly busy: number
  readonly took: number
  /** Bytes that its process holds then; none of a command's. */
  readonly held?: number
}

interface Run extends Ended {
  readonly path: string
  readonly out: string
}

async function runAll(folder: string, pattern: RegExp, beside: readonly string[]): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => pattern.test(path) && (!isSoak || sweeps.test(textOf(join(folder, path)))))
  const rank = (path: string): number => {
    const at = longest.indexOf(path.replace(/\.test\.js$/, ''))
    return at === -1 ? longest.length : at
  }
  const suites = paths.sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
  const waiting = suites.filter(path => waits.test(textOf(join(folder, path))))
  const busy = suites.filter(path => !waiting.includes(path))
  const takeWaiting: Take = () => waiting.shift()
  const takeBusy: Take = () => busy.shift() ?? waiting.shift()
  const runs: Run[] = []
  const began = performance.now()
  const kept = mkdtempSync(join(tmpdir(), 'platen-run-'))
  process.env[runFolder] = kept
  const needsBrowser = suites.some(path => looks.test(textOf(join(folder, path))))
  const browser = needsBrowser ? await serveBrowser().catch(noBrowser) : undefined
  if (browser) process.env[sharedBrowser] = browser.wsEndpoint()
  await Promise.all([
    ...beside.map(async command => runs.push(await runBeside(command))),
    ...Array.from({ length: availableParallelism() }, () => runSome(folder, takeBusy, runs)),
    runSome(folder, takeWaiting, runs),
  ])
  await browser?.close()
  rmSync(kept, { recursive: true })
  process.stdout.write(slowest(runs, performance.now() - began))
  process.exitCode = report(runs)
}

/** Each suite that needs one looks for itself then, and fails with the cause. */
function noBrowser(error: Error): undefined {
  process.stderr.write(`no browser for all: ${error.message}\n`)
}

const textOf = (path: string): string => readFileSync(path, 'utf8')

/** Hands out the path of the next suite, as long as there is one. */
type Take = () => string | undefined

/** Runs suites as long as there are any, in a process of their own, and in a new one after one that died. */
async function runSome(folder: string, take: Take, runs: Run[]): Promise<void> {
  for (let path = take(); path !== undefined; path = take()) {
    const child = spawn(process.execPath, [room, fileURLToPath(import.meta.url), '--uvu', folder])
    for await (const run of runsOf(child, path, take)) {
      process.stdout.write(run.out.replace(/^ {2}(?:Total|Passed|Skipped|Duration):.*\n/gm, ''))
      runs.push(run)
    }
  }
}

/** Hands suites to a process, one after the other, and reads how they end. */
async function* runsOf(child: ChildProcess, first: string, take: Take): AsyncGenerator<Run> {
  let out = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  const closed = new Promise<number>(settle => child.once('close', code => settle(code ?? 1)))
  let path: string | undefined = first
  const hand = (): void => {
    if (path === undefined) child.stdin?.end()
    else child.stdin?.write(`${path}\n`)
  }
  // That it died is told by how it ends.
  child.stdin?.on('error', () => {})
  hand()
  for await (const line of createInterface({ input: child.stdout as NodeJS.ReadableStream })) {
    const [said = '', how] = line.split(end)
    out += how === undefined ? `${said}\n` : said
    if (how === undefined || path === undefined) continue
    const ended = JSON.parse(how) as Ended
    yield { ...ended, path, out }
    out = ''
    path = (ended.held ?? 0) > FULL ? undefined : take()
    hand()
  }
  const code = await closed
  if (path !== undefined || code !== 0)
    yield { code: code === 0 ? 1 : code, busy: 0, took: 0, path: path ?? 'the end', out }
}

/** A command that has nothing to do with suites, such as a linter, as if it were one. */
function runBeside(command: string): Promise<Run> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let out = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
  const began = performance.now()
  return new Promise((settle, fail) => {
    child.on('error', fail)
    child.on('close', code =>
      settle({ code: code ?? 1, busy: 0, took: performance.now() - began, path: command, out }),
    )
  })
}

/** In a process of suites: runs each that it is told, until there are no more. */
async function serveSuites(folder: string): Promise<void> {
  // Room has been made, and threads take the code that the build kept only with the options that it was made with.
  setFlagsFromString('--max-semi-space-size=0')
  // uvu leaves running them to who asks for it.
  Object.assign(globalThis, { UVU_DEFER: 1, UVU_INDEX: 0 })
  const { exec } = await import('uvu')
  for await (const path of createInterface({ input: process.stdin })) {
    const [began, busy] = [performance.now(), processorTime()]
    const surroundings = { ...process.env }
    Object.assign(globalThis, { UVU_QUEUE: [[path]] })
    await import(pathToFileURL(resolve(folder, path)).href)
    await exec()
    const code = Number(process.exitCode ?? 0)
    process.exitCode = 0
    for (const name of Object.keys(process.env)) if (!(name in surroundings)) delete process.env[name]
    Object.assign(process.env, surroundings)
    const held = process.memoryUsage().heapUsed
    const ended: Ended = { code, busy: processorTime() - busy, took: performance.now() - began, held }
    process.stdout.write(`${end}${JSON.stringify(ended)}\n`)
  }
  const left = setTimeout(() => {
    process.stderr.write(`a suite left open: ${process.getActiveResourcesInfo().join(', ')}\n`)
    process.exit(1)
  }, 20_000)
  left.unref()
}

/** ms that the processor has spent on this process and on those it started that have ended, where the system tells. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  const own = (user + system) / 1000
  if (!existsSync('/proc/self/stat')) return own
  // After the name, in parentheses: fields 16 and 17 in hundredths of a second (proc_pid_stat).
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return own + 10 * (Number(fields[13]) + Number(fields[14]))
}

/** Which suites took longest, and what all took. */
function slowest(runs: readonly Run[], took: number): string {
  const seconds = (ms: number): string => `${(ms / 1000).toFixed(1).padStart(7)} s`
  const rows = [...runs]
    .sort((one, other) => other.busy - one.busy)
    .slice(0, told)
    .map(({ path, busy, took: clock }) => `${seconds(busy)}${seconds(clock)}  ${path}`)
  const whole = `${seconds(processorTime())}${seconds(took)}  all`
  return `\n  Slowest, by time of the processor and of the clock:\n${[...rows, whole].join('\n')}\n`
}

/** Says how much passed, and once more at the end, where a long log is read first, what did not; the code to exit with. */
function report(runs: readonly Run[]): number {
  const sum = (name: string): number =>
    runs.reduce(
      (total, { out }) => total + Number(RegExp(`^ {2}${name}: +(\\d+)`, 'm').exec(out)?.[1] ?? 0),
      0,
    )
  const short = runs.flatMap(({ out, path }) => {
    const counts = [...out.matchAll(/\((\d+) \/ (\d+)\)\s*$/gm)]
    return counts.some(([, passed, total]) => passed !== total) ? [path] : []
  })
  process.stdout.write(
    `\n  Total:     ${sum('Total')}\n  Passed:    ${sum('Passed')}\n  Skipped:   ${sum('Skipped')}\n\n`,
  )
  for (const { out, path } of runs)
    for (const [failed] of out.matchAll(/^ *FAIL .*(?:\n(?! *FAIL | *Total:).*){0,12}/gm))
      process.stderr.write(`${path}\n${failed.trimEnd()}\n\n`)
  for (const path of short) process.stderr.write(`not every test passed: ${path}\n`)
  // What died says no total, and neither does a command.
  for (const { code, out, path } of runs)
    if (code !== 0 && !/^ *FAIL /m.test(out))
      process.stderr.write(`${path} ended with ${code}:\n${out.slice(-2000)}\n`)
  return runs.every(({ code }) => code === 0) && short.length === 0 ? 0 : 1
}

const [first = 'dist', second = '\\.test\\.js$', ...beside] = process.argv.slice(2)
await (first === '--uvu' ? serveSuites(second) : runAll(first, new RegExp(second), beside))
