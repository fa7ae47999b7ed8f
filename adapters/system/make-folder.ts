import { mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it. Where nothing can be made, such as in /proc, Node's own recursive way never ends: the
 * system says there that the folder above is missing, though it is not.
 */
export async function makeFolder(path: string, mode?: number): Promise<void> {
  const make = async (): Promise<NodeJS.ErrnoException | undefined> =>
    mkdir(path, { mode }).then(
      () => undefined,
      error => error,
    )
  let failure = await make()
  if (failure?.code === 'ENOENT' && dirname(path) !== path) {
    await makeFolder(dirname(path), mode)
    failure = await make()
  }
  if (failure?.code === 'EEXIST' && (await stat(path)).isDirectory()) return
  if (failure) throw failure
}
