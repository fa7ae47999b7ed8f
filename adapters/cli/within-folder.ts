import { realpath } from 'node:fs/promises'
import { join, sep } from 'node:path'

/**
 * Where a file really lies that something in a folder names; undefined where that is outside of the folder, also by a link or
 * by `..`: what a stranger wrote may name what is nobody's business. Throws as `realpath` does where there is none.
 */
export async function withinFolder(folder: string, named: string): Promise<string | undefined> {
  const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, named))])
  return path.startsWith(root.endsWith(sep) ? root : root + sep) ? path : undefined
}
