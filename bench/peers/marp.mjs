import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { marpCli } from '@marp-team/marp-cli'
import chromium from '@sparticuz/chromium'
import { withoutFrontMatter } from './markdown.mjs'

/** Milliseconds after which a process that hangs is ended, and its row fails. */
const longest = 30_000
const start = promisify(execFile)
const require = createRequire(import.meta.url)
const program = join(dirname(require.resolve('@marp-team/marp-cli')), '..', 'marp-cli.js')

async function prepareDeck(markdown) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-marp-'))
  const [source, target] = [join(folder, 'deck.md'), join(folder, 'deck.pdf')]
  writeFileSync(source, withoutFrontMatter(markdown))
  process.env.CHROME_NO_SANDBOX = '1'
  const browser = await chromium.executablePath()
  const words = [source, '--pdf', '--output', target, '--browser-path', browser, '--no-stdin']
  return { words, target, close: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Runs work with nothing on the terminal: Marp reports each conversion there and has no option against it. */
async function quietly(work) {
  const { error, warn } = console
  Object.assign(console, { error() {}, warn() {} })
  try {
    return await work()
  } finally {
    Object.assign(console, { error, warn })
  }
}

/** Marp loaded in this process; it starts its Chromium for each document. */
export async function createMarp({ markdown }) {
  const { words, target, close } = await prepareDeck(markdown)
  return {
    async run() {
      const code = await quietly(() => marpCli(words))
      if (code !== 0) throw new Error(`marp ended with ${code}`)
      return readFileSync(target)
    },
    close,
  }
}

/** Marp's command line, a new process each time. */
export async function createMarpCold({ markdown }) {
  const { words, close } = await prepareDeck(markdown)
  return { run: () => start(process.execPath, [program, ...words], { timeout: longest }), close }
}
