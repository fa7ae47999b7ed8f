import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { explained, openDataFolder, readSecret } from './data-folder.ts'

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

test('what the disk refuses is told with how to mend it', async () => {
  const refused = (code: string): Promise<string> =>
    failure(explained('/data', () => Promise.reject(Object.assign(new Error('raw'), { code }))))
  assert.match(await refused('EROFS'), 'the data folder /data is on a read-only disk; mount it writable')
  assert.match(await refused('EACCES'), 'cannot be written; give it to this user')
  assert.match(await refused('ENOSPC'), 'is on a disk without space; free some')
  assert.is(await refused('EOTHER'), 'raw')
})

test.run()
