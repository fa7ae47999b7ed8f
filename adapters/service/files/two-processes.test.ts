import { setImmediate as soon } from 'node:timers/promises'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Driver } from 'unstorage'
import memory from 'unstorage/drivers/memory'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { createTestService, type TestService } from '../../testing/create-service.test.kit.ts'
import { letGo, referTo } from './blob-notes.ts'
import { collectGarbage } from './collect.ts'
import type { StoredFile } from './file.ts'
import { createNote } from './note-blob.ts'

const hour = 60 * 60 * 1000

/** Numbers from 0 to 1, the same for the same seed (mulberry32, Tommy Ettinger, public domain). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A place whose answers take their time, one more than another. */
function slowly(driver: Driver, next: () => number): Driver {
  const later = async (): Promise<void> => {
    for (let turns = Math.floor(next() * 12); turns > 0; turns -= 1) await soon()
  }
  return {
    ...driver,
    async hasItem(key, options) {
      await later()
      return driver.hasItem(key, options)
    },
    async setItemRaw(key, value, options) {
      await later()
      await driver.setItemRaw?.(key, value, options)
      await later()
    },
    async removeItem(key, options) {
      await later()
      await driver.removeItem?.(key, options)
      await later()
    },
  }
}

const texts = ['ebb', 'flow', 'neap']

/** Two processes keep, refer to and let go of the same few bytes, while both collect what nobody refers to. */
async function play(base: TestService, seed: number): Promise<void> {
  const next = numbers(seed)
  const place = memory()
  const services = [0, 1].map(() => {
    const blobs = createBlobs(slowly(place, next), createNote(base.store, base.clock))
    return { ...base, blobs }
  })
  const live = new Map<string, StoredFile>()
  const keep = async (id: string): Promise<void> => {
    const { blobs } = services[Math.floor(next() * 2)] as TestService
    const { key: blob } = await blobs.put(Buffer.from(texts[Math.floor(next() * texts.length)] as string))
    const now = base.clock.now()
    const file: StoredFile = {
      ...{ fileId: id, accountId: base.caller.accountId, filename: 'a.png', contentType: 'image/png' },
      ...{ sizeBytes: 4, status: 'ready', blob, isUsed: true, createdAt: now, expiresAt: now },
    }
    await base.store.transact(async tx => {
      tx.put('files', file)
      referTo(tx, [blob])
    })
    live.set(id, file)
  }
  const drop = async ({ fileId, blob }: StoredFile): Promise<void> => {
    live.delete(fileId)
    await base.store.transact(async tx => {
      tx.remove('files', fileId)
      letGo(tx, [blob], base.clock.now())
    })
  }
  for (let round = 0; round < 12; round += 1) {
    const dropped = [...live.values()].filter(() => next() < 0.7)
    await Promise.all([
      ...services.map(service => collectGarbage(service)),
      ...Array.from({ length: 3 }, (_, index) => keep(`file_${seed}_${round}_${index}`)),
      ...dropped.map(drop),
    ])
    for (const { blob = '' } of live.values()) {
      assert.ok(
        await place.hasItem(blob, {}),
        `seed ${seed}, round ${round}: ${blob} is referred to and gone`,
      )
    }
    base.pass(25 * hour)
  }
  for (const file of [...live.values()]) await drop(file)
  base.pass(25 * hour)
  await collectGarbage(services[0] as TestService)
  assert.equal(await place.getKeys('', {}), [], `seed ${seed}: what nobody refers to stays`)
}

test('what somebody refers to is there, and what nobody refers to goes, whichever process collects', async () => {
  const base = await createTestService()
  for (let seed = 1; seed <= 25; seed += 1) await play(base, seed)
  await base.close()
})

test.run()
