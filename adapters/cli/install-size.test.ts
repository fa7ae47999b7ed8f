import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from 'uvu'
import * as assert from 'uvu/assert'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** What the lock file says of an installed package. */
interface Locked {
  readonly dev?: boolean
  readonly peer?: boolean
  readonly devOptional?: boolean
}

/** The folders of the packages that `npm ci --omit=dev` installs. */
async function productionFolders(): Promise<string[]> {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, Locked>>
  }
  return Object.entries(lock.packages)
    .filter(([path, { dev, devOptional, peer }]) => path !== '' && !dev && !devOptional && !peer)
    .map(([path]) => join(root, path))
}

/** Bytes on a disk with blocks of 4 KB, packages inside the folder aside. Nothing when it is not for this machine. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const sizes = entries.map(async entry => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'node_modules' ? 0 : sizeOf(path)
    return Math.ceil((await stat(path)).size / 4096) * 4096
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 4096)
}

test('a production install stays below 335 MB', async () => {
  const folders = await productionFolders()
  assert.ok(folders.length > 200)
  let bytes = 0
  for (const folder of folders) bytes += await sizeOf(folder)
  assert.ok(bytes > 200 * 2 ** 20, `${bytes} bytes: the packages are not all there`)
  assert.ok(bytes < 335 * 2 ** 20, `${Math.round(bytes / 2 ** 20)} MB`)
})

test.run()
