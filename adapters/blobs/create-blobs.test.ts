import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import memory from 'unstorage/drivers/memory'
import type { Driver } from 'unstorage'
import type { ServiceError } from '../service/service-error.ts'
import { createBlobs } from './create-blobs.ts'
import { createFsDurable } from './fs-durable.ts'

const base = mkdtempSync(join(tmpdir(), 'platen-blobs-'))
test.after(() => rmSync(base, { recursive: true }))

const drivers: Readonly<Record<string, () => Driver>> = {
  memory: () => memory(),
  'fs-durable': () => createFsDurable({ base }),
}

async function* chunks(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part)
}

async function text(source: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  if (!source) return undefined
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts).toString()
}

for (const [name, create] of Object.entries(drivers)) {
  test(`${name}: bytes come back under the address of their content`, async () => {
    const blobs = createBlobs(create())
    const bytes = Uint8Array.from([0, 255, 1, 128])
    const { key, size } = await blobs.put(bytes)
    assert.match(key, /^sha256-[0-9a-f]{64}$/)
    assert.is(size, 4)
    assert.equal([...((await blobs.get(key)) ?? [])], [0, 255, 1, 128])
    assert.is((await blobs.put(bytes)).key, key)
    assert.is(await blobs.get(key.replace(/.$/, 'x')), undefined)
  })

  test(`${name}: streams are kept whole, read in part, and refused past the limit`, async () => {
    const blobs = createBlobs(create())
    const { key } = await blobs.put(chunks('ebb ', 'and ', 'flow'))
    assert.is(await text(await blobs.read(key)), 'ebb and flow')
    assert.is(await text(await blobs.read(key, { start: 4, end: 6 })), 'and')
    try {
      await blobs.put(chunks('ebb ', 'and ', 'flow'), 8)
      assert.unreachable()
    } catch (error) {
      assert.is((error as ServiceError).code, 'too-large')
    }
  })

  test(`${name}: what is removed is gone, and can be put again`, async () => {
    const blobs = createBlobs(create())
    const { key } = await blobs.put(chunks('tide'))
    assert.not.ok(await blobs.remove(key, async () => false))
    assert.is(await text(await blobs.read(key)), 'tide')
    assert.ok(await blobs.remove(key, async () => true))
    assert.is(await blobs.get(key), undefined)
    assert.is(await blobs.read(key), undefined)
    assert.is((await blobs.put(chunks('tide'))).key, key)
    await blobs.probe()
  })
}

test('no temporary files stay, and damage is not handed out', async () => {
  const blobs = createBlobs(createFsDurable({ base }))
  const { key } = await blobs.put(Buffer.from('spring tide'))
  const names = readdirSync(base, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  assert.equal(
    names.filter(entry => entry.name.includes('.')),
    [],
  )
  const path = join(base, key.slice(-2), key)
  assert.is(readFileSync(path, 'utf8'), 'spring tide')
  writeFileSync(path, 'neap tide')
  try {
    await blobs.get(key)
    assert.unreachable()
  } catch (error) {
    assert.match((error as Error).message, 'is damaged')
  }
})

test.run()
