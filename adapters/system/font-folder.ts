import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { whyUnread } from './why-unread.ts'

const isFont = (name: string): boolean => /\.(?:ttf|otf|woff2?)$/i.test(name)

/** Reads the font files of a folder by their names. Throws when it cannot be read, or has none. */
export async function readFontFolder(folder: string): Promise<Readonly<Record<string, Uint8Array>>> {
  const names = (await list(folder)).filter(isFont).sort()
  if (names.length === 0)
    throw new Error(`there are no fonts in ${folder}; put .ttf, .otf, .woff or .woff2 files there`)
  const files = names.map(async name => [name, await readFile(join(folder, name))] as const)
  return Object.fromEntries(await Promise.all(files))
}

async function list(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    throw new Error(`the folder of fonts, ${folder}, cannot be read: ${whyUnread(error)}`)
  }
}
