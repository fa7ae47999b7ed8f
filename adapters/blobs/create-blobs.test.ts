import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createStorage, type Driver } from 'unstorage'
import { createBlobs } from './create-blobs.ts'
import { openDriver } from './open-driver.ts'
import { testBlobs } from './test-blobs.test.kit.ts'
import { failure } from '../testing/outcome.test.kit.ts'

testBlobs('memory', async () => {
  return { driver: await openDriver('memory', '/nowhere'), close: async () => {} }
})

test('a driver that loses what it takes is not believed', async () => {
  const { put, probe } = createBlobs(await openDriver('{"driver":"null"}', '/nowhere'))
  assert.match(await failure(put(Buffer.from('tide'))), /^the blob sha256-\w+ was written and is not there$/)
  assert.is(await failure(probe()), 'what was written is not there when it is read')
})

test('a driver that takes bytes for text is found by a probe', async () => {
  const driver = await openDriver('memory', '/nowhere')
  const spoiling: Driver = {
    ...driver,
    getItemRaw: async key => (await driver.getItemRaw?.(key, {}))?.toString(),
    setItemRaw: (key, value) => driver.setItemRaw?.(key, Buffer.from(value), {}),
  }
  assert.match(await failure(createBlobs(spoiling).probe()), 'is damaged')
})

test('nothing is kept before it is noted', async () => {
  const driver = await openDriver('memory', '/nowhere')
  const blobs = createBlobs(driver, () => Promise.reject(new Error('the journal is full')))
  assert.is(await failure(blobs.put(Buffer.from('tide'))), 'the journal is full')
  assert.equal(await createStorage({ driver }).getKeys(), [])
})

test.run()
