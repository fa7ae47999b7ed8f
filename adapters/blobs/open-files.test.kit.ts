import { readdirSync, readlinkSync } from 'node:fs'

/** Paths of this process's open files in a folder; of Linux only. */
export function openFilesIn(folder: string): readonly string[] {
  return readdirSync('/proc/self/fd').flatMap(descriptor => {
    try {
      const path = readlinkSync(`/proc/self/fd/${descriptor}`)
      return path.startsWith(folder) ? [path] : []
    } catch {
      // That of the list itself.
      return []
    }
  })
}
