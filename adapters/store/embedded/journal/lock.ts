import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
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
  const own = JSON.stringify(await describe(process.pid))
  for (let tries = 0; tries < 3; tries += 1) {
    if (await place(path, own)) return () => rm(path, { force: true })
    const found = await readText(path)
    const holder = found === undefined ? undefined : toHolder(found)
    if (holder && (await isAlive(holder))) {
      throw new FolderInUse(
        `the data folder ${folder} is in use by process ${holder.pid}; stop it, or give this one another folder`,
      )
    }
    if (found !== undefined) await removeStale(path, found)
  }
  throw new FolderInUse(`the data folder ${folder} is being taken by another process; try again`)
}

/** Puts a lock where none is. It is written elsewhere and linked in, so that nobody reads half of it. */
async function place(path: string, text: string): Promise<boolean> {
  const whole = `${path}.${process.pid}`
  await writeFile(whole, text, { mode: 0o600 })
  try {
    await link(whole, path).catch(async (error: NodeJS.ErrnoException) => {
      // Some disks know no links; then the moment in which half of it may be read is the lesser evil.
      if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(error.code ?? '')) throw error
      await writeFile(path, text, { flag: 'wx', mode: 0o600 })
    })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    await rm(whole, { force: true })
  }
}

/** Takes a dead process's lock away. Another that did the same may have put its own there meanwhile: that one goes back. */
async function removeStale(path: string, judged: string): Promise<void> {
  const stale = `${path}.stale-${process.pid}`
  try {
    await rename(path, stale)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if ((await readText(stale)) !== judged) await link(stale, path).catch(() => {})
  await rm(stale, { force: true })
}

async function readText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** `undefined` for what no process of ours wrote whole. */
function toHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder
  } catch {
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
