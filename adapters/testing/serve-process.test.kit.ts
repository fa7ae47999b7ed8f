import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { isSoak } from '../../core/testing/soak.test.kit.ts'

const main = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const unpacked = fileURLToPath(new URL('../cli/main.js', import.meta.url))

/** Longest life of a process in a test, ms, where the test says nothing else. */
const usualLife = isSoak ? 1_200_000 : 360_000

/** A `platen` process and what it said. */
export interface PlatenProcess {
  readonly child: ChildProcess
  out(): string
  error(): string
  /** Resolves with the exit code when it has ended; `null` after a signal. */
  readonly ended: Promise<number | null>
}

/** Settings of a test's process, and what its surroundings are. */
export interface Surroundings {
  readonly settings?: Readonly<Record<string, string>>
  /** Largest file that it may write, in blocks of the shell's `ulimit`: stands for a disk that is full. */
  readonly fileLimit?: number
  /** Longest life of the process, ms, where the work of a test grows with its rounds. */
  readonly life?: number
  /** Whether what is published is started, as it is packed, and not the modules that it was packed of. */
  readonly packed?: boolean
}

/** Starts `platen` with these words; settings are only those given. */
export function startPlaten(words: readonly string[], surroundings: Surroundings = {}): PlatenProcess {
  const { settings = {}, fileLimit = 'unlimited', life = usualLife, packed = true } = surroundings
  const { PATH = '', HOME = '' } = process.env
  const limited = [
    '-c',
    `ulimit -f ${fileLimit}; exec "$@"`,
    'sh',
    process.execPath,
    packed ? main : unpacked,
    ...words,
  ]
  const child = spawn('sh', limited, { env: { PATH, HOME, ...settings } })
  let out = ''
  let error = ''
  // A test that waits for an end that never comes must not hang, and is told why its connection broke.
  const timer = setTimeout(() => {
    process.stderr.write(`platen ${words[0]} is ended, since it lived for ${life / 1000} s\n`)
    child.kill('SIGKILL')
  }, life)
  child.once('close', () => clearTimeout(timer))
  child.stdout.on('data', chunk => {
    out += chunk
  })
  child.stderr.on('data', chunk => {
    error += chunk
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, out: () => out, error: () => error, ended }
}

/** A service that listens. */
export interface ServeProcess extends PlatenProcess {
  readonly url: string
  /** At the first start only. */
  readonly key: string | undefined
  stop(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

/** Starts `platen serve` on a free port and waits until it listens. Throws with what it said when it ends before. */
export async function startServe(
  data: string,
  surroundings: Surroundings = {},
  options: readonly string[] = [],
): Promise<ServeProcess> {
  const started = startPlaten(['serve', '--data', data, '--port', '0', ...options], surroundings)
  const { child, out, error, ended } = started
  const ready = new Promise<void>(resolve => {
    child.stdout?.on('data', () => {
      if (/^(?:dashboard: .*|works on runs)\n/m.test(out())) resolve()
    })
  })
  const code = await Promise.race([ready, ended])
  if (typeof code === 'number' || code === null) throw new Error(`it ended with ${code}: ${error()}`)
  return {
    ...started,
    url: /^listening on (.*)$/m.exec(out())?.[1] ?? '',
    key: /^API key: (.*)$/m.exec(out())?.[1],
    stop(signal) {
      child.kill(signal)
      return ended
    },
  }
}
