import { once } from 'node:events'
import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { Service } from '../service.ts'
import type { Version } from '../versions/version.ts'
import { openFile } from '../versions/versions.ts'

/** A fixed date for every entry: the same site makes the same archive. ZIP knows no earlier year. */
const date = new Date(Date.UTC(1980, 0, 1))

/** What belongs to a site: its files, and of a letter the message that is sent. */
const ofSite = /^outputs\/(?:site\/(.+)|(message\.(?:eml|txt)))$/

/**
 * The site of a version as a ZIP: `index.html` at its root, `assets/` and a letter's message beside it. One file is open at a time, and none
 * before the archive is read or after its reader has gone.
 */
export async function* zipSite(
  service: Pick<Service, 'blobs' | 'log'>,
  version: Version,
): AsyncGenerator<Uint8Array> {
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const reader = new AbortController()
  fill(archive, service, version, reader.signal).catch((error: Error) => {
    // The answer has begun: nobody else can tell the operator.
    if (error.name !== 'AbortError') service.log.error('zip-broken', { error: String(error) })
    archive.destroy(error)
  })
  try {
    yield* archive
  } finally {
    reader.abort()
  }
}

async function fill(
  archive: ZipArchive,
  service: Pick<Service, 'blobs'>,
  { files }: Version,
  signal: AbortSignal,
): Promise<void> {
  for (const file of files) {
    const [, inSite, message] = ofSite.exec(file.path) ?? []
    const name = inSite ?? message
    if (name === undefined) continue
    const source = Readable.from(await openFile(service, file).read(), { signal })
    // The archive begins to read all that it is given at once, and does not notice what fails.
    source.once('error', error => archive.destroy(error))
    archive.append(source, { name, date, mode: 0o644 })
    await once(archive, 'entry', { signal })
  }
  await archive.finalize()
}
