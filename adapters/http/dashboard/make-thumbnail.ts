import { BlobFault } from '../../service/files/blob-fault.ts'
import { remember } from '../../service/remember.ts'
import type { Service } from '../../service/service.ts'
import { createTurns } from '../../service/take-turns.ts'
import type { VersionFile } from '../../service/versions/version.ts'

/** px: sharp on screens of twice the density in the largest place where it is shown. */
const width = 560
const height = 840

/** Pictures that are kept ready; some 10 kB each. */
const most = 500

/** Pictures that are made at a time: the threads that do it are those that write to the disk as well. */
const lanes = 2

/** Pictures of an organisation that may wait to be made: more than a page shows. */
const waiting = 250

/** No page of ours has more pixels. */
const maxPixels = 100_000_000

/** Makes small pictures of pages and keeps the newest. */
export interface Thumbnails {
  /** WebP; a page that is very tall is shown from its top. Organisations (`owner`) take turns. Throws `queue-full`. */
  of(owner: string, page: VersionFile): Promise<Uint8Array>
}

/** Creates an empty collection. */
export function createThumbnails(service: Service): Thumbnails {
  const made = new Map<string, Promise<Uint8Array>>()
  const turns = createTurns({ lanes, waiting })
  return {
    of(owner, page) {
      const known = made.get(page.blob)
      if (known) return known
      const picture = turns.run(owner, () => shrink(service, page))
      remember(made, page.blob, picture, most)
      // One that failed is not the answer for ever.
      picture.catch(() => made.delete(page.blob))
      return picture
    },
  }
}

async function shrink({ blobs }: Service, page: VersionFile): Promise<Uint8Array> {
  const bytes = await blobs.get(page.blob)
  if (!bytes) throw new BlobFault(page.blob, 'gone')
  const { default: sharp } = await import('sharp')
  const open = sharp(bytes, { limitInputPixels: maxPixels })
  const size = await open.metadata()
  const most = Math.ceil((size.width * height) / width)
  const top = size.height > most ? open.extract({ left: 0, top: 0, width: size.width, height: most }) : open
  return top
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
}
