import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Who holds a folder. A process number alone is used again after a while. */
interface Holder {
  readonly pid: number
  /** Differs after every start of the machine. */
  readonly boot: string
  /** When the process began, in the machine's own count. */
  readonly started: string
}

/** Another process has the folder. */
export class FolderInUse extends Error {}

/** Takes a folder for this process alone; returns what gives it back. Throws when a living process has it. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'lock')
  const own = await describe(process.pid)
  // A file that is made whole elsewhere and linked in cannot be read half written.
  for (let tries = 0; tries < 3; tries += 1) {
    try {
      await writeFile(path, JSON.stringify(own), { flag: 'wx', mode: 0o600 })
      return () => rm(path, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const holder = await readHolder(path)
    if (holder && (await isAlive(holder))) {
      throw new FolderInUse(
        `the data folder ${folder} is in use by process ${holder.pid}; stop it, or give this one another folder`,
      )
    }
    // Whoever moves the stale file away goes on; the others find none or a new one.
    const stale = `${path}.stale-${process.pid}`
    await rename(path, stale).catch(() => {})
    await rm(stale, { force: true })
  }
  throw new FolderInUse(`the data folder ${folder} is being taken by another process; try again`)
}

async function readHolder(path: string): Promise<Holder | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder
  } catch {
    // Gone meanwhile, or cut off while it was written: its process is dead.
    return undefined
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  const now = await describe(holder.pid)
  return now.boot === holder.boot && now.started === holder.started
}

/** Linux tells both; elsewhere the process number has to do. */
async function describe(pid: number): Promise<Holder> {
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '')
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name in brackets may hold anything; the 20th field after it is the start time.
  const started = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  return { pid, boot: boot.trim(), started }
}
