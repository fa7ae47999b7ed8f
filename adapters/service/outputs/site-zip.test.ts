import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { createBlobs } from '../../blobs/create-blobs.ts'
import { openFsDurable } from '../../blobs/fs-durable.ts'
import { openFilesIn } from '../../blobs/open-files.test.kit.ts'
import type { Blobs } from '../ports/blobs.ts'
import { zipSite } from './site-zip.ts'
import type { Service } from '../service.ts'
import type { Version, VersionFile } from '../versions/version.ts'

/** More than all buffers on the way hold. */
const size = 2 * 1024 * 1024

interface Context {
  base: string
  blobs: Blobs
  service: Pick<Service, 'blobs' | 'log'>
  /** What was logged as an error. */
  logged: unknown[]
  version: Version
}

const zip = suite<Context>('a site as a ZIP')
zip.before.each(async context => {
  const base = mkdtempSync(join(tmpdir(), 'platen-zip-'))
  const blobs = createBlobs(await openFsDurable({ base }))
  const files: VersionFile[] = []
  for (const name of ['index.html', 'assets/a.png', 'assets/b.png', 'assets/c.png']) {
    const { key } = await blobs.put(randomBytes(size))
    files.push({ path: `outputs/site/${name}`, type: 'image/png', size, blob: key, gitHash: '' })
  }
  const elsewhere = { path: 'copy.md', type: 'text/markdown', size, blob: 'gone', gitHash: '' }
  const version: Version = {
    ...{ commitHash: '', jobId: '', accountId: '', summary: '', createdAt: 0 },
    files: [elsewhere, ...files],
  }
  const logged: unknown[] = []
  const log = { info: () => {}, warn: () => {}, error: (...line: unknown[]) => void logged.push(line) }
  Object.assign(context, { base, blobs, version, logged, service: { blobs, log } })
})
zip.after.each(({ base }) => rmSync(base, { recursive: true }))

/** Files are closed a little later. */
function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 20))
}

/** Files of a ZIP by name, read from its directory at the end. */
function unzip(archive: Buffer): Record<string, Buffer> {
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  const files: Record<string, Buffer> = {}
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const length = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(start, start + archive.readUInt32LE(at + 20))
    files[archive.toString('utf8', at + 46, at + 46 + length)] = inflateRawSync(bytes)
    at += 46 + length + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}

zip('every file of the site is in it, whole, and no other', async ({ base, blobs, service, version }) => {
  const files = unzip(await buffer(zipSite(service, version)))
  assert.equal(Object.keys(files), ['index.html', 'assets/a.png', 'assets/b.png', 'assets/c.png'])
  for (const { path, blob } of version.files.slice(1)) {
    const [kept, packed] = [await blobs.get(blob), files[path.slice('outputs/site/'.length)]]
    assert.ok(kept && packed && Buffer.compare(packed, kept) === 0, path)
  }
  await settle()
  assert.equal(openFilesIn(base), [])
})

zip('nobody who does not read it opens a file', async ({ base, service, version }) => {
  zipSite(service, version)
  await settle()
  assert.equal(openFilesIn(base), [])
})

zip(
  'one file is open at a time, and none once the reader has gone',
  async ({ base, service, logged, version }) => {
    let chunks = 0
    for await (const _ of zipSite(service, version)) {
      assert.ok(openFilesIn(base).length <= 1, openFilesIn(base).join())
      chunks += 1
      if (chunks === 5) break
    }
    await settle()
    assert.equal(logged, [])
    assert.equal(openFilesIn(base), [])
  },
)

zip(
  'a file that is gone breaks it off, and the process lives',
  async ({ base, blobs, service, logged, version }) => {
    await blobs.remove(version.files[3]?.blob ?? '', async () => true)
    try {
      await buffer(zipSite(service, version))
      assert.unreachable()
    } catch (error) {
      assert.match((error as Error).message, 'is gone')
    }
    await settle()
    assert.match(JSON.stringify(logged), /^\[\["zip-broken",.*is gone/)
    assert.equal(openFilesIn(base), [])
  },
)

zip.run()
