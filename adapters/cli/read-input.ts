import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { Job, Rendition } from '../../core/job.ts'
import { whyUnread } from '../system/why-unread.ts'
import { usageError } from './usage-error.ts'

/** The bytes of a file, or of standard input for `-`. */
export async function readContent(file: string): Promise<Uint8Array> {
  return file === '-' ? buffer(process.stdin) : readGiven(file)
}

/** Pictures by file name, from single files and from one folder (not its subfolders). */
export async function readAssetFiles(
  files: readonly string[],
  folder: string | undefined,
): Promise<Record<string, Uint8Array>> {
  const inFolder = folder === undefined ? [] : await filesOf(folder)
  const assets: Record<string, Uint8Array> = {}
  for (const path of [...inFolder, ...files]) assets[basename(path)] = await readGiven(path)
  return assets
}

/** The design of an earlier render's `report.json`, and what it did to the copy. */
export async function readBase(path: string): Promise<Pick<Job, 'base' | 'baseContent'>> {
  const text = new TextDecoder().decode(await readGiven(path))
  try {
    const { design, content } = JSON.parse(text) as Partial<Pick<Rendition, 'design' | 'content'>>
    if (design?.color && design.type && design.space)
      return { base: design, ...(content && { baseContent: content.patch }) }
  } catch {
    throw usageError(`${path} is not JSON; give the report.json of an earlier render`)
  }
  throw usageError(`${path} holds no design; give the report.json of an earlier render`)
}

async function filesOf(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries
      .filter(entry => entry.isFile())
      .map(entry => join(folder, entry.name))
      .sort()
  } catch (error) {
    throw usageError(`the folder of --assets, ${folder}, cannot be read: ${whyUnread(error)}`)
  }
}

async function readGiven(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch (error) {
    throw usageError(`${path} cannot be read: ${whyUnread(error)}`)
  }
}
