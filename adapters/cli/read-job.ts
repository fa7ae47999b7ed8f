import { dirname, resolve } from 'node:path'
import { suggestFormats } from '../../core/check-job.ts'
import type { Job } from '../../core/job.ts'
import { mistypedSettings, readOwnSettings } from '../../core/source/own-settings.ts'
import { findFormat, formatsCalled } from '../../formats/find-format.ts'
import { formats } from '../../formats/index.ts'
import { readFolderSettings } from './folder-settings.ts'
import { readOwnLook } from './own-look.ts'
import { ownPictures } from './own-pictures.ts'
import { readAssetFiles, readContent } from './read-input.ts'
import { usageError } from './usage-error.ts'

/** What the command line says of a document, whatever becomes of it. */
export interface JobOptions {
  readonly format?: string
  readonly brief?: string
  readonly size?: string
  readonly lang?: string
  readonly keep?: string
  readonly asset: readonly string[]
  readonly assets?: string
  readonly theme?: string
  readonly fonts?: string
}

/** A document to make, as a job. */
export interface FileJob {
  readonly job: Job
  /** Why it is taken for a document of that kind, where nobody named it. */
  readonly because?: string
  /** The type of file that its folder wants. */
  readonly type?: string
  /** What is to be told before it is rendered. */
  readonly notes: readonly string[]
  /** Where its copy, its settings and its pictures lie. */
  readonly folders: readonly string[]
}

/** Reads a file and what it, its folder and the command line say of it; the command line has the last word. */
export async function readJob(source: string, options: JobOptions): Promise<FileJob> {
  const content = await readContent(source)
  const copy = new TextDecoder().decode(content)
  const own = readOwnSettings(copy)
  const folder = await readFolderSettings(source)
  const { brief, size, lang, keep = folder.keep, theme, fonts } = { ...folder, ...own, ...given(options) }
  const look = await readOwnLook({
    ...(theme !== undefined && { theme }),
    ...(fonts !== undefined && { fonts }),
  })
  const { slug, because, notes } = await chooseFormat(source, copy, {
    asked: options.format,
    own: own.format ?? folder.format,
  })
  const pictures = await ownPictures(source, copy)
  const job: Job = {
    format: slug,
    content,
    ...look,
    assets: { ...look.assets, ...pictures.assets, ...(await readAssetFiles(options.asset, options.assets)) },
    ...(brief !== undefined && { instructions: brief }),
    ...(size !== undefined && { size }),
    ...(lang !== undefined && { lang }),
    ...(keepAll(keep) && { keep: 'all' as const }),
  }
  const clashes = pictures.shared.map(
    name => `two pictures are called ${name}; the first is shown for both, rename one`,
  )
  const mistyped = mistypedSettings(copy).map(
    name => `${name} in the front matter is no text; write it in quotes`,
  )
  const lookIn = [
    ...(theme === undefined ? [] : [dirname(resolve(theme))]),
    ...(fonts === undefined ? [] : [fonts]),
  ]
  const folders =
    source === '-' ? [] : [...new Set([dirname(resolve(source)), ...pictures.folders, ...lookIn])]
  return {
    ...{ job, notes: [...notes, ...mistyped, ...clashes], folders },
    ...(because !== undefined && { because }),
    ...(folder.to !== undefined && { type: folder.to }),
  }
}

/** Options that were given: an absent one does not hide what the copy or its folder says. */
function given({ brief, size, lang, keep, theme, fonts }: JobOptions): Partial<JobOptions> {
  return Object.fromEntries(
    Object.entries({ brief, size, lang, keep, theme, fonts }).filter(([, value]) => value !== undefined),
  )
}

function keepAll(keep: string | undefined): boolean {
  if (keep === undefined || keep === 'all') return keep === 'all'
  throw usageError(`keep is "${keep}"; write "all", or leave it out`)
}

interface Chosen {
  readonly slug: string
  readonly because?: string
  readonly notes: readonly string[]
}

/** The format that was named, or the one that the copy is most like. Throws `format-unknown`. */
async function chooseFormat(source: string, copy: string, { asked, own }: Named): Promise<Chosen> {
  if (asked !== undefined) {
    findFormat(asked)
    return { slug: asked, notes: [] }
  }
  if (own !== undefined && Object.hasOwn(formats, own)) return { slug: own, notes: [] }
  const { proposeFormat } = await import('../../formats/propose-format.ts')
  const { slug, because } = await proposeFormat(copy, source)
  if (own === undefined) return { slug, because, notes: [] }
  const suggestion = suggestFormats(own, formats, formatsCalled)
  const note = `format "${own}" of the front matter is none; ${suggestion}\`platen formats\` lists them`
  return { slug, because, notes: [note] }
}

/** Formats by who names them; a word of the copy that is none is passed over. */
interface Named {
  readonly asked: string | undefined
  readonly own: string | undefined
}
