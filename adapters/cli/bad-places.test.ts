import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import type { Rendition } from '../../core/job.ts'
import { patience, until } from '../../core/testing/until.test.kit.ts'
import { findSources } from './find-sources.ts'
import { planFor } from './make-command.ts'
import { playCommand } from './play-command.ts'
import { isUsageError } from './usage-error.ts'
import { watchPlan } from './watch-command.ts'
import { writeDocument } from './write-document.ts'

const main = fileURLToPath(new URL('../../bundle/command.cjs', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'platen-places-'))
const at = (name: string): string => join(folder, name)
const notes = at('notes.md')

const places = suite('places that nothing can be read from, or written to')
places.before(() => writeFileSync(notes, '---\nformat: report\n---\n# Tides\n\nHigh at six.\n'))
places.after(() => rmSync(folder, { recursive: true, force: true }))

/** A command in a shell, with what it said on standard error. */
function shell(script: string): { readonly code: number | null; readonly error: string } {
  const platen = `platen() { '${process.execPath}' '${main}' "$@"; }`
  const { status, stderr } = spawnSync('bash', ['-c', `${platen}; ${script}`], {
    ...{ cwd: folder, timeout: 2 * patience, encoding: 'utf8' as const },
    env: { ...process.env, NO_COLOR: '1' },
  })
  return { code: status, error: stderr }
}

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => undefined,
    (reason: Error) => reason,
  )
  assert.ok(isUsageError(error), `${error}`)
  return error.message
}

const htmlOf = (text: string): Rendition =>
  ({ format: 'report', artifacts: [{ path: 'site/index.html', bytes: Buffer.from(text) }] }) as never

places('a pipe that is closed ends the command without a word', () => {
  assert.equal(shell('set -o pipefail; platen notes.md -o - | true'), { code: 141, error: '' })
})

places('a terminal gets no PDF, which it cannot show', async () => {
  const { isTTY } = process.stdout
  process.stdout.isTTY = true
  try {
    const made = { format: 'report', artifacts: [{ path: 'document.pdf', bytes: Buffer.from('%PDF-') }] }
    const refused = refusal(writeDocument(made as never, { path: '-', type: 'pdf' }))
    assert.match(await refused, 'a terminal shows no pdf; send it to a file')
  } finally {
    process.stdout.isTTY = isTTY
  }
})

places('a folder that cannot be written is said once', () => {
  assert.equal(shell('platen notes.md -o notes.md/under.pdf'), {
    code: 2,
    error: 'notes.md: error: cannot write notes.md/under.pdf (EEXIST); check the folder\n',
  })
  assert.equal(
    shell('platen render notes.md --format report --outputs html --threads 0 --out notes.md/under'),
    {
      code: 2,
      error: 'platen: cannot write into notes.md/under (ENOTDIR); check --out\n',
    },
  )
})

places('where the system makes no folder, it is said at once', () => {
  if (!existsSync('/proc/self')) return
  const { code, error } = shell('platen notes.md -o /proc/sub/x.pdf')
  assert.is(code, 2)
  assert.match(error, 'notes.md: error: cannot write /proc/sub/x.pdf (ENOENT); check the folder')
  const { code: other, error: said } = shell(
    'platen render notes.md --format report --outputs html --threads 0 --out /proc/sub',
  )
  assert.equal([other, said], [2, 'platen: cannot write into /proc/sub (ENOENT); check --out\n'])
})

places(
  'a path below a file is no file; one of a thousand patterns that matches nothing is named',
  async () => {
    assert.match(await refusal(findSources([join(notes, 'x.md')])), 'there is no file')
    assert.match(await refusal(findSources([at('n'.repeat(5000))])), '(ENAMETOOLONG); check the path')
    const patterns = Array.from({ length: 1000 }, (_, index) => `${folder}/n*${'?'.repeat(index % 3)}.md`)
    assert.equal((await findSources(patterns)).length, 1)
    assert.match(await refusal(findSources([...patterns, `${folder}/*.none`])), 'no file matches ')
  },
)

places('a stop in the middle of writing leaves no half file', () => {
  mkdirSync(at('stopped'))
  const script = `
    import { readdirSync } from 'node:fs'
    import { writeDocument } from ${JSON.stringify(new URL('./write-document.js', import.meta.url).href)}
    const bytes = Buffer.alloc(64 * 1024 * 1024)
    void writeDocument({ format: 'report', artifacts: [{ path: 'document.pdf', bytes }] }, { path: 'stopped/x.pdf', type: 'pdf' })
    const look = () => (readdirSync('stopped').length > 0 ? process.kill(process.pid, 'SIGINT') : setImmediate(look))
    look()`
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    ...{ cwd: folder, timeout: patience },
  })
  assert.equal([status, readdirSync(at('stopped'))], [130, []])
})

places(
  'settings of a wrong type are told and passed over; a config that is broken names its file',
  async () => {
    const odd = at('odd.md')
    writeFileSync(
      odd,
      '---\nformat: [report, cv]\nbrief: 7\nkeep: {a: 1}\nsize: 12\n---\n# Tides\n\nHigh at six.\n',
    )
    const { notes: told, job } = await planFor(odd, { asset: [] })
    assert.equal(
      told,
      ['format', 'brief', 'keep'].map(name => `${name} in the front matter is no text; write it in quotes`),
    )
    assert.equal([job.instructions, job.keep], [undefined, undefined])
    mkdirSync(at('broken'))
    writeFileSync(at('broken/a.md'), '# Tides\n')
    writeFileSync(at('broken/platen.config.yaml'), 'format: [report\n')
    assert.match(
      await refusal(planFor(at('broken/a.md'), { asset: [] })),
      'platen.config.yaml cannot be read: ',
    )
  },
)

places('a port in use is said, and the command ends', async () => {
  const taken = createServer()
  await new Promise<void>(resolve => taken.listen(0, '127.0.0.1', resolve))
  try {
    const { port } = taken.address() as AddressInfo
    const said = await refusal(playCommand(notes, { port: String(port) }))
    assert.is(said, `port ${port} is taken; give another with --port`)
  } finally {
    taken.close()
  }
})

places('two watches on one file write it whole, and do not set each other off', async () => {
  const plan = () => planFor(notes, { asset: [], to: 'html' })
  const told = [0, 0]
  const first = await plan()
  const watchings = told.map((_, index) =>
    watchPlan(first, {
      plan,
      async changed({ target }) {
        await writeDocument(htmlOf(`by ${index}`), target)
        told[index] = (told[index] ?? 0) + 1
      },
      failed: error => assert.unreachable(error.message),
    }),
  )
  try {
    await until(() => told.every(count => count === 1))
    writeFileSync(notes, '---\nformat: report\n---\n# Tides\n\nHigh at seven.\n')
    await until(() => told.every(count => count === 2))
    // Longer than a watch takes to look again.
    await new Promise(resolve => setTimeout(resolve, 200))
    assert.equal(told, [2, 2])
    assert.equal(
      readdirSync(folder).filter(name => name.startsWith('notes')),
      ['notes.html', 'notes.md'],
    )
  } finally {
    for (const watching of watchings) watching.close()
  }
})

places.run()
