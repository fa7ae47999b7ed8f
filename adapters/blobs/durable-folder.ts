import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Waits until what was made, renamed and removed in a folder is on the disk. */
export type SyncFolder = (folder: string) => Promise<void>

/** The machine's own. */
export const syncFolder: SyncFolder = async folder => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder, with those above it, so that no power cut takes it away again. `path` is absolute. */
export async function makeFolder(path: string, sync: SyncFolder): Promise<void> {
  // One that was there may be of a process that was killed before it synced.
  const first = (await mkdir(path, { recursive: true, mode: 0o700 })) ?? path
  for (let made = path; made.length >= first.length; made = dirname(made)) await sync(dirname(made))
}
