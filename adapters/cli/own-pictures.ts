import { readFile, realpath, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { withinFolder } from './within-folder.ts'

/** What divides names from what stands around them, and how a picture's ends: one expression of both would try each letter anew. */
const BETWEEN = /[\s"'`()<>|,;=\][{}]+/
const ENDS = /^.+\.(?:png|jpe?g|gif|webp|avif|svg)\b/i
const QUOTED = /["'<(]([^"'<>()\n]+\.(?:png|jpe?g|gif|webp|avif|svg))["'>)]/gi

/** Bytes of a picture that is read; the engine refuses larger ones with a message. */
const LARGEST = 64 * 1024 * 1024

/** Pictures of a copy by file name, and names that several of them have. */
export interface OwnPictures {
  readonly assets: Readonly<Record<string, Uint8Array>>
  readonly shared: readonly string[]
  /** Where they lie. */
  readonly folders: readonly string[]
}

/**
 * The pictures that a copy names and that lie in its folder or below it. What lies outside, also by a link or by `..`, is
 * not read. Pictures go by their file name: of two with the same name the first is taken.
 */
export async function ownPictures(source: string, copy: string): Promise<OwnPictures> {
  const folder = await realpath(source === '-' ? process.cwd() : dirname(source))
  const assets: Record<string, Uint8Array> = {}
  const shared = new Set<string>()
  const folders = new Set<string>()
  for (const named of namedIn(copy)) {
    const bytes = await readWithin(folder, named)
    if (bytes === undefined) continue
    const name = basename(named)
    if (assets[name] !== undefined && Buffer.compare(assets[name], bytes) !== 0) shared.add(name)
    assets[name] ??= bytes
    folders.add(dirname(join(folder, named)))
  }
  return { assets, shared: [...shared], folders: [...folders] }
}

function namedIn(copy: string): readonly string[] {
  const quoted = [...copy.matchAll(QUOTED)].map(match => match[1] as string)
  const named = copy.split(BETWEEN).flatMap(word => ENDS.exec(word)?.[0] ?? [])
  const all = [...quoted, ...named].filter(name => !/^[a-z][a-z\d+.-]+:/i.test(name))
  return [...new Set(all.map(decoded))]
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch (error) {
    // A stray percent sign is meant as it stands.
    if (error instanceof URIError) return name
    throw error
  }
}

async function readWithin(folder: string, named: string): Promise<Uint8Array | undefined> {
  try {
    const path = await withinFolder(folder, named)
    if (path === undefined) return undefined
    const stats = await stat(path)
    // What is no file, a pipe for one, may never come to an end.
    return stats.isFile() && stats.size <= LARGEST ? await readFile(path) : undefined
  } catch (error) {
    // What is not there, or may not be read, is a missing picture: the rendition says so.
    if ('code' in (error as NodeJS.ErrnoException)) return undefined
    throw error
  }
}
