import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { formats } from '../../formats/index.ts'

const bundle = fileURLToPath(new URL('../../bundle/', import.meta.url))
const command = join(bundle, 'command.cjs')
const letter = fileURLToPath(new URL('../../../fixtures/cover-letter/content.md', import.meta.url))
/** An option with which V8 refuses code that it made without. */
const other = '--no-use-osr'

const test = suite<{ folder: string }>('packed')
test.before.each(context => {
  context.folder = mkdtempSync(join(tmpdir(), 'platen-packed-'))
})
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }))

function run(
  words: readonly string[],
): Promise<{ readonly code: unknown; readonly out: string; readonly said: string }> {
  return new Promise(resolve => {
    execFile(process.execPath, words, (error, out, said) => resolve({ code: error?.code ?? 0, out, said }))
  })
}

test('V8 takes the code that was kept, and refuses it with other options', async () => {
  // Code in a language asks for what is seldom needed as well.
  const job = { format: 'report', content: '```js\nlet tide\n```', outputs: ['html'] }
  const task = JSON.stringify({ job, formatUrl: formats.report })
  const refused = `
    const { load, scripts } = require(${JSON.stringify(join(bundle, 'load.cjs'))})
    load('./adapters/cli/keys-command')
    load('./core/worker').renderTask(${task}, { clock: () => 0 }).then(() =>
      process.stdout.write(Object.entries(scripts).map(([name, script]) => name + ' ' + script.cachedDataRejected).join()))`
  assert.is((await run(['--eval', refused])).out, 'packed.js false,service.js false,seldom.js false')
  assert.is((await run([other, '--eval', refused])).out, 'packed.js true,service.js true,seldom.js true')
})

test('packed code is read as it was written: every letter is of one byte', () => {
  for (const name of ['packed.js', 'seldom.js', 'service.js'])
    assert.not.match(readFileSync(join(bundle, name), 'latin1'), /[^\0-\x7f]/)
})

test('a letter is the same with code that was kept, with code that is refused, and unpacked', async ({
  folder,
}) => {
  const main = fileURLToPath(new URL('./main.js', import.meta.url))
  const letters = [[command], [other, command], [main]].map(async (program, index) => {
    const path = join(folder, `${index}.pdf`)
    assert.equal(await run([...program, letter, '--output', path, '--quiet']), { code: 0, out: '', said: '' })
    return readFileSync(path)
  })
  const [kept, refused, unpacked] = await Promise.all(letters)
  assert.equal(kept, refused)
  assert.equal(kept, unpacked)
})

test('what goes wrong in a command ends as it should', async ({ folder }) => {
  const format = await run([command, 'render', letter, '--format', 'leter', '--out', folder])
  assert.is(format.code, 2)
  assert.match(format.said, /there is no format "leter"/)
  const usage = await run([
    command,
    'render',
    letter,
    '--format',
    'nda',
    '--threads',
    'many',
    '--out',
    folder,
  ])
  assert.equal(usage, { code: 2, out: '', said: 'platen: --threads is "many"; give a number from 0 to 99\n' })
})

test.run()
