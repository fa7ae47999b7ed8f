import { Readable } from 'node:stream'
import { ZipArchive } from 'archiver'
import type { Service } from './service.ts'
import type { Version } from './version.ts'
import { openFile } from './versions.ts'

/** A fixed date for every entry: the same site makes the same archive. ZIP knows no earlier year. */
const date = new Date(Date.UTC(1980, 0, 1))

/** The site of a version as a ZIP: `index.html` at its root, `assets/` beside it. */
export function zipSite(service: Pick<Service, 'blobs'>, version: Version): AsyncIterable<Uint8Array> {
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const add = async (): Promise<void> => {
    for (const file of version.files) {
      if (!file.path.startsWith('outputs/site/')) continue
      const body = await openFile(service, file).read()
      archive.append(Readable.from(body), {
        name: file.path.slice('outputs/site/'.length),
        date,
        mode: 0o644,
      })
    }
    await archive.finalize()
  }
  add().catch((error: Error) => archive.destroy(error))
  return archive
}
