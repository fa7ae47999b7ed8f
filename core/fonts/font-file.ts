import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/**
 * Where a file of an installed package is; undefined when the package is not installed or lacks it.
 * Looks into the folders that Node would search, because a package's `exports` may hide its font files.
 */
export function findFontFile(packageName: string, file: string): string | undefined {
  for (const folder of require.resolve.paths(packageName) ?? []) {
    const path = join(folder, packageName, file)
    if (existsSync(path)) return path
  }
  return undefined
}

/** The bytes of a font file. */
export function readFontFile(path: string): Uint8Array {
  return readFileSync(path)
}
