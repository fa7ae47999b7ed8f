import { createHash, randomBytes } from 'node:crypto'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createStorage, type Driver } from 'unstorage'
import type { Blobs } from '../service/ports/blobs.ts'
import { ServiceError } from '../service/service-error.ts'
import { createBlobs } from './create-blobs.ts'

/** A driver over an empty place. */
export interface Place {
  readonly driver: Driver
  /** Makes what is kept so old that it may be removed, where the place itself looks at that. */
  age?(): void
  close(): Promise<void>
}

interface Context {
  readonly blobs: Blobs
  /** Keys in the order they were noted. */
  readonly noted: string[]
  /** Puts other bytes under a key. */
  damage(key: string, bytes: Uint8Array): Promise<void>
  age(): void
  close(): Promise<void>
}

const absent = `sha256-${'0'.repeat(64)}`

/** Bytes that a driver could spoil: nothing, every value, what looks like text, and much. */
const contents: Readonly<Record<string, Uint8Array>> = {
  'no bytes': new Uint8Array(),
  'every byte value': Uint8Array.from({ length: 256 }, (_, value) => value),
  'a number': Buffer.from('123'),
  'a word of JSON': Buffer.from('null'),
  'what a driver writes before base64': Buffer.from('base64:AAAA'),
  'five megabytes': randomBytes(5 * 1024 * 1024),
  'so much that it goes in parts': randomBytes(18 * 1024 * 1024),
}

/** Holds a driver to every promise of blobs. */
export function testBlobs(name: string, open: () => Promise<Place>): void {
  const blobs = suite<Context>(`blobs on ${name}`)
  blobs.before.each(async context => {
    const { driver, close, age = () => {} } = await open()
    const noted: string[] = []
    const made = createBlobs(withoutLists(driver), async key => {
      // The note comes first: bytes without one would stay for ever after a crash.
      if (!noted.includes(key)) assert.is(await made.get(key), undefined)
      noted.push(key)
    })
    const damage = (key: string, bytes: Uint8Array) => createStorage({ driver }).setItemRaw(key, bytes)
    Object.assign(context, { blobs: made, noted, damage, age, close })
  })
  blobs.after.each(({ close }) => close())
  testPut(blobs)
  testRead(blobs)
  testRemove(blobs)
  blobs.run()
}

/** To list a bucket reads all of it, and to clear one empties it: nobody may. */
function withoutLists(driver: Driver): Driver {
  const never = (): never => {
    throw new Error('blobs are never listed and never cleared')
  }
  return { ...driver, getKeys: never, clear: never }
}

type Suite = ReturnType<typeof suite<Context>>

function testPut(blobs: Suite): void {
  for (const [what, bytes] of Object.entries(contents)) {
    blobs(`${what}: the same comes back, whole and as a stream`, async ({ blobs, noted }) => {
      const address = `sha256-${createHash('sha256').update(bytes).digest('hex')}`
      assert.equal(await blobs.put(bytes), { key: address, size: bytes.length })
      assert.equal(await blobs.put(inChunks(bytes)), { key: address, size: bytes.length })
      assert.equal(noted, [address, address])
      assertSame(await blobs.get(address), bytes)
      assertSame(await collect(await blobs.read(address)), bytes)
    })
  }

  blobs(
    'a stream comes to the same address as its bytes, and nobody can change what is kept',
    async context => {
      const bytes = Uint8Array.from([1, 2, 3])
      const { key } = await context.blobs.put(bytes)
      assert.is((await context.blobs.put(inChunks(bytes))).key, key)
      bytes[0] = 9
      const got = await context.blobs.get(key)
      if (got) got[1] = 9
      assert.equal([...((await context.blobs.get(key)) ?? [])], [1, 2, 3])
    },
  )

  blobs('past the limit nothing is kept, and no more is read than shows it', async ({ blobs, noted }) => {
    let read = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) {
        read += 4
        yield Buffer.from('tide')
      }
    }
    assert.is(await code(blobs.put(endless(), 10)), 'too-large')
    assert.is(read, 12)
    assert.is(await code(blobs.put(Buffer.from('tide'), 3)), 'too-large')
    assert.equal(noted, [])
    assert.is((await blobs.put(inChunks(Buffer.from('tide')), 4)).size, 4)
    assert.is((await blobs.put(Buffer.from('tide'), 4)).size, 4)
  })

  blobs('a stream that breaks off leaves nothing', async ({ blobs, noted }) => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('ebb')
      throw new Error('the line went dead')
    }
    assert.is(await code(blobs.put(broken())), 'the line went dead')
    assert.equal(noted, [])
  })
}

function testRead(blobs: Suite): void {
  blobs('a part is read with both its ends', async ({ blobs }) => {
    const { key } = await blobs.put(inChunks(Buffer.from('ebb and flow')))
    const part = async (start: number, end: number) =>
      Buffer.from((await collect(await blobs.read(key, { start, end }))) ?? []).toString()
    assert.equal([await part(4, 6), await part(0, 0), await part(8, 11)], ['and', 'e', 'flow'])
  })

  blobs('what is not there is undefined', async ({ blobs }) => {
    assert.is(await blobs.get(absent), undefined)
    assert.is(await blobs.read(absent), undefined)
  })

  blobs('damage is not handed out', async ({ blobs, damage }) => {
    const { key } = await blobs.put(Buffer.from('spring tide'))
    for (const other of ['neap tide', 'spring tidf', '']) {
      await damage(key, Buffer.from(other))
      assert.is(await code(blobs.get(key)), `the blob ${key} is damaged`)
      // A stream begins with its headers: what is wrong has to be known before.
      assert.is(await code(blobs.read(key)), `the blob ${key} is damaged`)
      assert.is(await code(blobs.read(key, { start: 0, end: 1 })), `the blob ${key} is damaged`)
    }
  })
}

function testRemove(blobs: Suite): void {
  blobs('what is used stays; what is not goes, and can be put again', async ({ blobs, age }) => {
    const bytes = Buffer.from('tide')
    const { key } = await blobs.put(bytes)
    age()
    assert.is(await blobs.remove(key, async () => false), false)
    assertSame(await blobs.get(key), bytes)
    assert.is(await blobs.remove(key, async () => true), true)
    assert.is(await blobs.get(key), undefined)
    assert.is(await blobs.remove(key, async () => true), true, 'gone already is fine')
    assert.is((await blobs.put(inChunks(bytes))).key, key)
    assertSame(await blobs.get(key), bytes)
  })

  blobs('what is put while it is removed is there in the end', async ({ blobs, age }) => {
    const bytes = Buffer.from('tide')
    const { key } = await blobs.put(bytes)
    age()
    const slowly = () => new Promise<boolean>(resolve => setTimeout(resolve, 5, true))
    await Promise.all([blobs.remove(key, slowly), blobs.put(bytes), blobs.put(inChunks(bytes))])
    assertSame(await blobs.get(key), bytes)
  })

  blobs('a probe finds all well, again and again', async ({ blobs, noted }) => {
    await blobs.probe()
    await Promise.all([blobs.probe(), blobs.probe()])
    assert.equal(noted, [])
  })
}

async function* inChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += 100_003) yield bytes.subarray(start, start + 100_003)
}

async function collect(source: AsyncIterable<Uint8Array> | undefined): Promise<Uint8Array | undefined> {
  if (!source) return undefined
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

/** Byte for byte; without a diff of megabytes. */
function assertSame(actual: Uint8Array | undefined, expected: Uint8Array): void {
  assert.ok(actual && Buffer.compare(actual, expected) === 0, `${actual?.length} bytes came, not the same`)
}

/** The code of what was refused, the text of what broke, or `done`. */
async function code(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'done'
  } catch (error) {
    return error instanceof ServiceError ? error.code : (error as Error).message
  }
}
