import { randomBytes } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { makeFolder } from '../system/make-folder.ts'

/** Where everything of a service is kept. */
export interface DataFolder {
  readonly path: string
  readonly store: string
  readonly blobs: string
  readonly mail: string
}

/** Makes the folder if it is not there; nobody else may look into it. Throws with how to mend it. */
export async function openDataFolder(path: string): Promise<DataFolder> {
  const folder = resolve(path)
  const store = join(folder, 'store')
  // With the store's own: whether the folder can be written is known before anybody else tries.
  await explained(folder, async () => {
    await makeFolder(folder, 0o700)
    await makeFolder(store, 0o700)
  })
  return { path: folder, store, blobs: join(folder, 'blobs'), mail: join(folder, 'mail') }
}

/** The secret of a folder: made at the first start, only readable by its owner. */
export async function readSecret(
  { path }: DataFolder,
  { isNew }: { readonly isNew: boolean },
): Promise<string> {
  const file = join(path, 'secret')
  const kept = await explained(path, () => readKept(file))
  if (kept !== undefined && kept.length >= 32) return kept
  if (!isNew) {
    throw new Error(
      `${file} is ${kept === undefined ? 'gone' : 'damaged'}; without it no key and no link works. ` +
        'Restore it from a backup, or set PLATEN_SECRET to what it held',
    )
  }
  const secret = randomBytes(32).toString('hex')
  await explained(path, () => writeKept(file, secret))
  return secret
}

/** Does something with the folder; what the system says of it becomes a message that helps. */
export async function explained<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === undefined ? undefined : reasons[code]
    if (reason === undefined) throw error
    throw new Error(`the data folder ${folder} ${reason}`, { cause: error })
  }
}

const notWritable = 'cannot be written; give it to this user, or name another with --data'

const reasons: Readonly<Record<string, string>> = {
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: 'is on a read-only disk; mount it writable, or name another with --data',
  ENOSPC: 'is on a disk without space; free some, or name another with --data',
  EDQUOT: 'is beyond its quota; free some space, or name another with --data',
  EEXIST: 'is a file; name a folder with --data',
  ENOTDIR: 'is inside of a file; name a folder with --data',
  ENOENT: 'cannot be made; name another with --data',
}

async function readKept(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writeKept(file: string, secret: string): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(`${secret}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
