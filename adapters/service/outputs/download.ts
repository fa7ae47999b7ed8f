import type { Service } from '../service.ts'
import { ServiceError } from '../service-error.ts'
import type { Version, VersionFile } from '../versions/version.ts'
import { findOutput, openFile } from '../versions/versions.ts'
import { zipFiles, zipSite } from './site-zip.ts'

/** What of a version is taken along: its document, its site, pictures of its pages, or what there is to say of it. */
export type DownloadFormat = 'pdf' | 'html' | 'png' | 'svg' | 'report'

/** Which files are wanted. */
export interface DownloadWish {
  readonly format: DownloadFormat
  /** Of pictures: that page alone, from 1. */
  readonly page?: number
  /** Of a site: with what the speaker says. */
  readonly notes?: boolean
}

/** A file to hand to whoever may have it. */
export interface Download {
  readonly filename: string
  readonly type: string
  /** Absent while it is made. */
  readonly size?: number
  /** The bytes, or the part with both its ends where the size is known. Nothing is open before they are pulled. */
  read(range?: { readonly start: number; readonly end: number }): Promise<AsyncIterable<Uint8Array>>
  /** Where the place that keeps the bytes hands them out itself. */
  link?(): Promise<string>
}

/** Opens what is wanted of a version: one file, or a ZIP of several. Throws `not-found` for what was not made. */
export function openWished(
  service: Pick<Service, 'blobs' | 'log'>,
  version: Version,
  name: string,
  wish: DownloadWish,
): Download {
  const { format, page, notes = false } = wish
  if (format === 'html') return zipOf(name, () => zipSite(service, version, { notes }))
  const files = filesOf(version, wish)
  const [file] = files
  if (file === undefined) throw notMade(wish)
  if (files.length > 1) {
    const entries = files.map((one, index) => ({ name: `${index + 1}.${format}`, file: one }))
    return zipOf(name, () => zipFiles(service, entries))
  }
  const { type, size, read } = openFile(service, file)
  const filename = format === 'report' ? `${name}.json` : `${name}${page ? `-${page}` : ''}.${format}`
  const { direct } = service.blobs
  const link = direct && (() => direct.downloadLink(file.blob, { filename, type, seconds: linkLife }))
  return { filename, type, size, read, ...(link && { link }) }
}

/** A link that somebody is led to is followed at once. s */
const linkLife = 60

/** Files of a version that are wanted, in the order of the pages. */
export function filesOf(
  version: Pick<Version, 'files'>,
  { format, page }: DownloadWish,
): readonly VersionFile[] {
  if (format === 'pdf') return listOf(findOutput(version, 'document.pdf'))
  if (format === 'report') return version.files.filter(({ path }) => path === 'report.json')
  if (page !== undefined) return listOf(findOutput(version, `pages/${page}.${format}`))
  const byPath = new Map(version.files.map(file => [file.path, file]))
  const files: VersionFile[] = []
  for (;;) {
    const next = byPath.get(`outputs/pages/${files.length + 1}.${format}`)
    if (next === undefined) return files
    files.push(next)
  }
}

/** Throws `not-found` when a version has not what is wanted. */
export function checkMade(version: Pick<Version, 'files'>, wish: DownloadWish): void {
  if (wish.format !== 'html' && filesOf(version, wish).length === 0) throw notMade(wish)
}

function notMade({ format, page }: DownloadWish): ServiceError {
  const what = format === 'report' ? 'report' : `${format.toUpperCase()}${page ? ` of a page ${page}` : ''}`
  const hint = page ? '' : `; create a run with "${format}" among its outputs`
  return new ServiceError('not-found', `this version has no ${what}${hint}`)
}

function listOf(file: VersionFile | undefined): readonly VersionFile[] {
  return file === undefined ? [] : [file]
}

function zipOf(name: string, write: () => AsyncIterable<Uint8Array>): Download {
  return { filename: `${name}.zip`, type: 'application/zip', read: async () => write() }
}
