import type { Log } from '../service/ports/log.ts'
import type { Store } from '../service/ports/store.ts'
import type { Variables } from '../settings/variables.ts'
import { openEmbeddedStore } from '../store/embedded/embedded-store.ts'
import { createDisk } from '../store/embedded/journal/disk.ts'
import type { Torn } from '../store/embedded/journal/recover.ts'
import type { SharedStore } from '../store/postgres/postgres-store.ts'
import { type DataFolder, explained } from './data-folder.ts'

/** The store that the settings name. `onFailure` is called when it can keep nothing any more and the process must end. */
export function openStore(
  values: Variables,
  folder: DataFolder,
  log: Log,
  onFailure?: (error: Error) => void,
): Promise<Store | SharedStore> {
  const { databaseUrl, fsync } = values
  if (databaseUrl !== undefined) return openShared(values, log)
  const disk = createDisk({ sync: fsync === 'always' })
  const onTorn = ({ path, offset, bytes }: Torn): void =>
    log.warn('journal-torn', { file: path, offset, bytes: bytes.length, kept: `${path}.torn` })
  return explained(folder.path, () =>
    openEmbeddedStore({ folder: folder.store, disk, onTorn, ...(onFailure && { onFailure }) }),
  )
}

/** The store that other processes have open too: its package is loaded then only. */
async function openShared({ databaseUrl: url = '', connections }: Variables, log: Log): Promise<SharedStore> {
  const { openPostgresStore } = await import('../store/postgres/postgres-store.ts')
  return openPostgresStore({ url, connections, log })
}
