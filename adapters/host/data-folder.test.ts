import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { patience } from '../../core/testing/until.test.kit.ts'
import { explained, openDataFolder, readSecret } from './data-folder.ts'

const run = promisify(execFile)
const module = new URL('./data-folder.js', import.meta.url).href
const base = mkdtempSync(join(tmpdir(), 'platen-folder-'))
test.after(() => rmSync(base, { recursive: true }))

async function failure(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

test('the secret is made once, for its owner only, and never made again for a folder in use', async () => {
  const folder = await openDataFolder(join(base, 'data'))
  assert.match(await failure(readSecret(folder, { isNew: false })), /secret is gone.*PLATEN_SECRET/)
  const secret = await readSecret(folder, { isNew: true })
  assert.match(secret, /^[0-9a-f]{64}$/)
  assert.is(await readSecret(folder, { isNew: false }), secret)
  assert.is(await readSecret(folder, { isNew: true }), secret)
  assert.is(statSync(join(folder.path, 'secret')).mode & 0o777, 0o600)
})

test('a folder is made with those above it, for its owner only', async () => {
  const { path, store } = await openDataFolder(join(base, 'a/b/c'))
  assert.is(path, join(base, 'a/b/c'))
  for (const made of ['a', 'a/b', 'a/b/c', 'a/b/c/store'])
    assert.is(statSync(join(base, made)).mode & 0o777, 0o700)
  assert.is((await openDataFolder(join(base, 'a/b/c'))).store, store, 'again')
  assert.is((await openDataFolder(join(base, 'a/b/c/../../x'))).path, join(base, 'a/x'))
})

test('where no folder can be made is told at once', async () => {
  const open = (path: string): Promise<string> => {
    const script = `const { openDataFolder } = await import(${JSON.stringify(module)})
      await openDataFolder(${JSON.stringify(path)}).catch(error => console.log(error.message))`
    const words = ['--input-type=module', '--eval', script]
    // Whoever hangs in there cannot be stopped from within.
    return run(process.execPath, words, { timeout: patience, killSignal: 'SIGKILL' }).then(
      ({ stdout }) => stdout,
    )
  }
  const file = join(base, 'file')
  writeFileSync(file, '')
  symlinkSync(join(base, 'nowhere/at/all'), join(base, 'dangling'))
  assert.match(await open(file), 'is a file; name a folder')
  assert.match(await open(join(file, 'x')), 'is inside of a file')
  assert.match(await open(join(base, 'dangling')), 'the data folder')
  assert.match(await open('/dev/null/x'), 'is inside of a file')
  if (!existsSync('/proc/self')) return
  for (const path of ['/proc/platen', '/proc/platen/a/b', '/proc', '/proc/self/platen']) {
    assert.match(await open(path), /^the data folder \/proc.* (cannot be made|cannot be written)/, path)
  }
})

test('what the disk refuses is told with how to mend it', async () => {
  const refused = (code: string): Promise<string> =>
    failure(explained('/data', () => Promise.reject(Object.assign(new Error('raw'), { code }))))
  assert.match(await refused('EROFS'), 'the data folder /data is on a read-only disk; mount it writable')
  assert.match(await refused('EACCES'), 'cannot be written; give it to this user')
  assert.match(await refused('ENOSPC'), 'is on a disk without space; free some')
  assert.is(await refused('EOTHER'), 'raw')
})

test.run()
