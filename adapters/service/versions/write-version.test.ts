import { setImmediate } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { writeVersion } from './write-version.ts'

test('a version whose file found no room fails only once nothing is written any more', async () => {
  let writing = 0
  const blobs = {
    async put(bytes: Uint8Array) {
      writing += 1
      for (let turn = 0; turn < bytes.length; turn += 1) await setImmediate()
      writing -= 1
      if (bytes.length === 1) throw new Error('no room')
      return { key: `sha256-${bytes.length}`, size: bytes.length }
    },
  }
  const facts = {
    ...{ jobId: 'j', accountId: 'a', runId: 'r', format: 'report' },
    ...{ summary: 'Tide', createdAt: 0 },
  }
  const files = [1, 20].map(size => ({ path: `${size}.txt`, type: 'text/plain', bytes: Buffer.alloc(size) }))
  const failed = await writeVersion({ blobs }, facts, files).then(
    () => undefined,
    error => error as Error,
  )
  assert.is(failed?.message, 'no room')
  assert.is(writing, 0)
})

test.run()
