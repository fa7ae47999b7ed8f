import { once } from 'node:events'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ZipArchive } from 'archiver'
import type { Service } from '../service.ts'
import type { Version, VersionFile } from '../versions/version.ts'
import { openFile } from '../versions/versions.ts'
import { withoutSpeakerNotes } from './speaker-notes.ts'

/** A fixed date for every entry: the same files make the same archive. ZIP knows no earlier year. */
const date = new Date(Date.UTC(1980, 0, 1))

/** What belongs to a site: its files, and of a letter the message that is sent. */
const ofSite = /^outputs\/(?:site\/(.+)|(message\.(?:eml|txt)))$/

/** Makes another text of one. */
type Change = (text: string) => Promise<string>

/** A file under its name in an archive. */
export interface ZipEntry {
  readonly name: string
  readonly file: VersionFile
  /** What becomes of its text on the way. */
  readonly change?: Change
}

/**
 * The site of a version as a ZIP: `index.html` at its root, `assets/` and a letter's message beside it. What the speaker
 * says is left out unless it is asked for.
 */
export function zipSite(
  service: Pick<Service, 'blobs' | 'log'>,
  { files }: Version,
  { notes = false }: { readonly notes?: boolean } = {},
): AsyncGenerator<Uint8Array> {
  const entries = files.flatMap((file): readonly ZipEntry[] => {
    const [, inSite, message] = ofSite.exec(file.path) ?? []
    const name = inSite ?? message
    if (name === undefined) return []
    return [
      { name, file, ...(!notes && file.type.startsWith('text/html') && { change: withoutSpeakerNotes }) },
    ]
  })
  return zipFiles(service, entries)
}

/** Files as a ZIP. One is open at a time, and none before the archive is read or after its reader has gone. */
export async function* zipFiles(
  service: Pick<Service, 'blobs' | 'log'>,
  entries: readonly ZipEntry[],
): AsyncGenerator<Uint8Array> {
  const archive = new ZipArchive({ zlib: { level: 6 } })
  const reader = new AbortController()
  fill(archive, service, entries, reader.signal).catch((error: Error) => {
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
  entries: readonly ZipEntry[],
  signal: AbortSignal,
): Promise<void> {
  for (const { name, file, change } of entries) {
    const body = await openFile(service, file).read()
    const source = Readable.from(change ? changed(body, change) : body, { signal })
    // The archive begins to read all that it is given at once, and does not notice what fails.
    source.once('error', error => archive.destroy(error))
    archive.append(source, { name, date, mode: 0o644 })
    await once(archive, 'entry', { signal })
  }
  await archive.finalize()
}

async function* changed(body: AsyncIterable<Uint8Array>, change: Change): AsyncGenerator<Uint8Array> {
  yield Buffer.from(await change((await buffer(body)).toString('utf8')))
}
