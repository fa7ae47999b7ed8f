import { type DownloadWish, filesOf } from '../../../service/outputs/download.ts'
import type { Service } from '../../../service/service.ts'
import { notFound } from '../../../service/service-error.ts'
import type { Version } from '../../../service/versions/version.ts'

/** What of a version can be saved, by the name in its address. */
const wishes: Readonly<Record<string, DownloadWish>> = {
  pdf: { format: 'pdf' },
  zip: { format: 'html' },
  notes: { format: 'html', notes: true },
  png: { format: 'png' },
  svg: { format: 'svg' },
  report: { format: 'report' },
}

/** What an address asks for. Throws `not-found`. */
export function wishNamed(name: string): DownloadWish {
  const wish = Object.hasOwn(wishes, name) ? wishes[name] : undefined
  if (wish === undefined) throw notFound('download', name)
  return wish
}

/** Whether a format has slides, which somebody may speak to. */
export function isDeck({ formats }: Pick<Service, 'formats'>, format: string | undefined): boolean {
  return format !== undefined && formats[format] === 'slides'
}

/** Something of a version that can be saved. */
export interface VersionLink {
  readonly name: string
  readonly label: string
}

/** What can be saved of a version, as links say it; only what it has. */
export function linksOf(version: Pick<Version, 'files'>, isDeck: boolean): readonly VersionLink[] {
  const has = (name: string): boolean => filesOf(version, wishNamed(name)).length > 0
  const pictures = (name: string, label: string): readonly VersionLink[] => {
    const count = filesOf(version, wishNamed(name)).length
    return count === 0 ? [] : [{ name, label: count === 1 ? label : `${label} (ZIP of ${count})` }]
  }
  return [
    ...(has('pdf') ? [{ name: 'pdf', label: 'PDF' }] : []),
    { name: 'zip', label: 'Site (ZIP)' },
    ...(isDeck ? [{ name: 'notes', label: 'Site with speaker notes (ZIP)' }] : []),
    ...pictures('png', 'PNG'),
    ...pictures('svg', 'SVG'),
  ]
}
