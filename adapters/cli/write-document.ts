import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname, extname } from 'node:path'
import type { Artifact } from '../../core/artifact.ts'
import type { Rendition } from '../../core/job.ts'
import { makeFolder } from '../system/make-folder.ts'
import type { Target } from './target.ts'
import { usageError } from './usage-error.ts'

/** A file that was written. */
export interface Written {
  readonly path: string
  readonly bytes: number
}

/**
 * Writes a document as one file, or as one a page where each page is a picture of its own (`name-1.png`, `name-2.png`). A
 * file is whole or not there. Throws a usage error where a format has nothing of that type.
 */
export async function writeDocument(
  rendition: Rendition,
  { path, type }: Target,
): Promise<readonly Written[]> {
  const files = rendition.artifacts.filter(artifact => isOfType(artifact, type))
  if (files.length === 0)
    throw usageError(`a ${rendition.format} is not written as ${type}; take .html, .pdf, .png or .svg`)
  if (path === '-') return [await writeOut(files, rendition, type)]
  const written: Written[] = []
  for (const [index, { bytes }] of files.entries()) {
    const own = files.length === 1 ? path : numbered(path, index + 1)
    await writeWhole(own, bytes)
    written.push({ path: own, bytes: bytes.byteLength })
  }
  return written
}

function isOfType({ path }: Artifact, type: Target['type']): boolean {
  return type === 'html' ? path === 'site/index.html' : path.endsWith(`.${type}`) && !path.startsWith('site/')
}

function numbered(path: string, page: number): string {
  const extension = extname(path)
  return `${path.slice(0, path.length - extension.length)}-${page}${extension}`
}

async function writeOut(files: readonly Artifact[], { pages }: Rendition, type: string): Promise<Written> {
  const [file] = files
  if (file === undefined || files.length > 1)
    throw usageError(`${pages} pages are ${pages} files of ${type}; name a file or a folder with --output`)
  if (process.stdout.isTTY && !isText(type))
    throw usageError(`a terminal shows no ${type}; send it to a file, for example with > document.${type}`)
  await new Promise<void>(resolve => {
    // What goes wrong is told by the stream itself, and ends the command.
    process.stdout.write(file.bytes, error => error ?? resolve())
  })
  return { path: '-', bytes: file.bytes.byteLength }
}

function isText(type: string): boolean {
  return type !== 'pdf' && type !== 'png'
}

/** What a shell calls the end by a signal. */
const stopCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }

/** Under another name first: nobody reads half a file, and a stop in the middle leaves the old one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const draft = `${path}.${randomUUID().slice(0, 8)}.part`
  const drop = (): void => {
    if (existsSync(draft)) rmSync(draft)
  }
  const stops = Object.entries(stopCodes).map(
    ([signal, code]) => [signal, () => void process.exit(code)] as const,
  )
  process.once('exit', drop)
  for (const [signal, stop] of stops) process.on(signal, stop)
  try {
    await makeFolder(dirname(path))
    await writeFile(draft, bytes)
    await rename(draft, path)
  } catch (error) {
    drop()
    throw usageError(`cannot write ${path} (${(error as NodeJS.ErrnoException).code}); check the folder`)
  } finally {
    process.off('exit', drop)
    for (const [signal, stop] of stops) process.off(signal, stop)
  }
}
