import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { openDriver } from './open-driver.ts'

async function refusal(setting: string): Promise<string> {
  try {
    await openDriver(setting, '/dev/null/blobs')
    return 'none'
  } catch (error) {
    return (error as Error).message
  }
}

const refusals: Readonly<Record<string, string>> = {
  s3: 'PLATEN_BLOBS is none of fs, memory and JSON such as',
  '"memory"': 'PLATEN_BLOBS is none of fs, memory and JSON such as',
  '{"driver":"../server"}': 'PLATEN_BLOBS is none of fs, memory and JSON such as',
  '{"driver":"nowhere"}': 'names the driver "nowhere", which there is not; unstorage.unjs.io/drivers',
  '{"driver":"s3","bucket":"platen"}': 'without endpoint, region, accessKeyId, secretAccessKey; add them',
  '{"driver":"redis","ttl":60}': 'has a ttl, after which files would be lost; leave it out',
  '{"driver":"lru-cache"}': 'which loses files when it is full; take another',
  fs: 'names the driver "fs", which cannot be opened: ENOTDIR',
}

for (const [setting, words] of Object.entries(refusals)) {
  test(`${setting} is refused with how to mend it`, async () => {
    const text = await refusal(setting)
    assert.ok(text.includes(words), text)
  })
}

test('a driver whose package is not installed names it', async () => {
  // Nothing here depends on it, and its driver imports it as those of S3 and Redis do theirs.
  const text = await refusal('{"driver":"mongodb","connectionString":"mongodb://127.0.0.1"}')
  assert.match(text, 'which needs the package mongodb; install it: npm install mongodb')
})

test('the file system by its name in JSON is the durable one, in a folder of its own', async () => {
  const text = await refusal('{"driver":"fs","base":"/dev/null/elsewhere"}')
  assert.match(text, "ENOTDIR: not a directory, mkdir '/dev/null/elsewhere'")
})

test.run()
