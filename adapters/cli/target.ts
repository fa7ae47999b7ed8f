import { type Stats, statSync } from 'node:fs'
import { basename, dirname, extname, join, resolve } from 'node:path'
import type { Format, Surface } from '../../core/format.ts'
import type { Output } from '../../core/job.ts'
import { usageError } from './usage-error.ts'

/** What a document can be written as, by the extension of its file. */
const fileTypes = ['pdf', 'html', 'png', 'svg', 'eml', 'txt'] as const
export type FileType = (typeof fileTypes)[number]

/** Where a document goes, and as what. */
export interface Target {
  /** `-` is standard output. */
  readonly path: string
  readonly type: FileType
}

/** What the command line says of targets. */
export interface TargetOptions {
  /** A file, a folder that is there or ends in a slash, or `-`. */
  readonly output?: string
  readonly to?: FileType
}

const usual: Readonly<Record<Surface, FileType>> = { screen: 'html', pages: 'pdf', canvas: 'png' }

/** What suits a format as one file: of its slides a picture each would be many. */
function usualType({ surface, group }: Pick<Format, 'surface' | 'group'>): FileType {
  return group === 'slides' ? 'pdf' : usual[surface]
}

/**
 * Where the document of a source goes: the file that is named, into the folder that is named, else beside its source, as
 * what suits its format. Throws a usage error where it would be written over its own source.
 */
export function targetFor(
  source: string,
  format: Pick<Format, 'surface' | 'group'>,
  { output, to }: TargetOptions,
): Target {
  const name = source === '-' ? 'document' : basename(source, extname(source))
  const type = to ?? (output === undefined || isFolder(output) ? usualType(format) : typeOf(output, format))
  if (output === '-' || (output === undefined && source === '-')) return { path: '-', type }
  const folder = output !== undefined && isFolder(output) ? output : dirname(source)
  const path = output === undefined || isFolder(output) ? join(folder, `${name}.${type}`) : output
  if (source !== '-' && resolve(path) === resolve(source))
    throw usageError(`${path} is the copy itself; name another file with --output, or another type with --to`)
  return { path, type }
}

/** Whether documents go into this place, and not over it. */
export function isFolder(path: string): boolean {
  return /[/\\]$/.test(path) || (statsOf(path)?.isDirectory() ?? false)
}

/** What is at a path; undefined where nothing is, also below a file. Throws a usage error for a path that cannot be looked at. */
export function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return undefined
    throw usageError(`cannot look at ${path} (${code}); check the path`)
  }
}

function typeOf(path: string, format: Pick<Format, 'surface' | 'group'>): FileType {
  if (path === '-') return usualType(format)
  const extension = extname(path).slice(1).toLowerCase().replace('htm', 'html').replace('htmll', 'html')
  if (extension === '')
    throw usageError(`${path} has no extension; name it .pdf, .html, .png or .svg, or give --to`)
  return readType(extension)
}

/** A type by its name. Throws a usage error for one that is not written. */
export function readType(text: string): FileType {
  const found = fileTypes.find(type => type === text.toLowerCase())
  if (found === undefined)
    throw usageError(`nothing is written as "${text}"; allowed are ${fileTypes.join(', ')}`)
  return found
}

/** What has to be rendered for a type of file. */
export function outputFor(type: FileType): Output {
  return type === 'eml' || type === 'txt' ? 'html' : type
}
