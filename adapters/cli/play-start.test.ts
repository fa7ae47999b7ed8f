import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'

const command = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const letter = fileURLToPath(new URL('../../../fixtures/cover-letter/content.md', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'platen-start-'))

/** How much more of the processor a first picture may take than the document as a file: the page, and what listens. */
const MORE = 1.6

/** What a first change may take of what the first picture took; a thread that has to start takes as much again. */
const LESS = 0.75

const TURNS = 4

const start = suite('how play starts')
start.before(() => copyFileSync(letter, join(folder, 'letter.md')))
start.after(() => rmSync(folder, { recursive: true, force: true }))

/** A command in the folder, by Linux' count of what it took of the processor. */
function run(...words: readonly string[]) {
  const child = spawn(process.execPath, [command, ...words], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return {
    child,
    /** Hundredths of a second. */
    taken(): number {
      const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      return Number(fields[11]) + Number(fields[12])
    },
  }
}

/** Of the processor: until the picture of a first page is there, and from then until that of a first change is. */
interface Taken {
  readonly picture: number
  readonly change: number
}

async function playing(): Promise<Taken> {
  const { child, taken } = run('play', 'letter.md', '--format', 'cover-letter', '--port', '0')
  try {
    const said = await new Promise<string>(resolve =>
      child.stdout.once('data', bytes => resolve(String(bytes))),
    )
    const [base = ''] = /http:\/\/[\d.:]+/.exec(said) ?? []
    const headers = { 'content-type': 'application/json' }
    const show = async (trial: object): Promise<number> => {
      const body = JSON.stringify(trial)
      const made = await (await fetch(`${base}/render`, { method: 'POST', headers, body })).json()
      const [first] = (made as { readonly pictures: readonly string[] }).pictures
      assert.match(await (await fetch(base + first)).text(), /^<svg/)
      return taken()
    }
    const picture = await show({})
    return { picture, change: (await show({ brief: 'calm, serif' })) - picture }
  } finally {
    child.kill('SIGKILL')
  }
}

/** What it takes to make a file of it. It has said so, and waits for its end to be seen, when it is asked. */
async function asFile(): Promise<number> {
  const { child, taken } = run('letter.md', '--format', 'cover-letter', '--to', 'svg', '--output', '-')
  await new Promise(resolve => child.stdout.once('data', resolve))
  const ticks = taken()
  child.kill('SIGKILL')
  return ticks
}

start('a first picture waits for little more than the document itself, and for no second start', async () => {
  if (!existsSync('/proc/self/stat')) return
  const told: string[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const [{ picture }, file] = [await playing(), await asFile()]
    if (picture <= file * MORE) return
    told.push(`${picture * 10} ms of the processor against ${file * 10}`)
  }
  assert.unreachable(told.join('; '))
})

start('a first change does not wait for the thread that starts', async () => {
  if (!existsSync('/proc/self/stat')) return
  const told: string[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    const { picture, change } = await playing()
    if (change <= picture * LESS) return
    told.push(`${change * 10} ms of the processor after ${picture * 10}`)
  }
  assert.unreachable(told.join('; '))
})

start.run()
