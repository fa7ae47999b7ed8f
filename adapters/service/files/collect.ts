import { BlobFault } from './blob-fault.ts'
import { apart } from '../ports/store.ts'
import type { Service } from '../service.ts'
import { withFiles } from '../versions/versions.ts'
import { sweep } from './sweep.ts'
import { type Leftover, listLeftovers, purge } from './purge.ts'
import { doomBlob, dropNote, listNoted, listRoots } from './blob-notes.ts'

const hour = 60 * 60 * 1000

/** A blob is removed when nobody has referred to it for this long, ms: longer than any request or run takes. */
const unusedLife = 24 * hour

/** What was deleted is kept this long before it is forgotten for ever, ms. */
const deletedLife = 30 * 24 * hour

/** Rows that are purged in one commit: whoever comes between waits for no more. */
const purgedAtOnce = 100

/** What is collected with. */
type Collector = Pick<Service, 'store' | 'blobs' | 'clock' | 'log'>

/** Forgets what has had its time and removes the bytes that nobody refers to. Called every hour or so. */
export async function collectGarbage(service: Collector): Promise<void> {
  const { store, clock } = service
  const now = clock.now()
  await sweep(store, now)
  for (;;) {
    const leftovers = await store.read(tx => listLeftovers(tx, now - deletedLife, purgedAtOnce))
    if (leftovers.length === 0) break
    const blobs = await Promise.all(leftovers.map(leftover => blobsOf(service, leftover)))
    await store.transact(tx => purge(tx, leftovers, blobs.flat(), now))
  }
  await removeUnused(service, { before: now - unusedLife, at: now })
}

async function blobsOf(service: Collector, leftover: Leftover): Promise<readonly string[]> {
  if (leftover.kind !== 'version') return []
  try {
    const { files } = await withFiles(service, leftover.version)
    return files.map(({ blob }) => blob)
  } catch (error) {
    // What the list named cannot be told any more; everything else goes on.
    if (!(error instanceof BlobFault)) throw error
    service.log.error('version-damaged', { error: error.message })
    return []
  }
}

/** Looks at what was noted only, and at everything else only when something was. */
async function removeUnused(
  service: Collector,
  time: { readonly before: number; readonly at: number },
): Promise<void> {
  const { before } = time
  const { store, blobs, log } = service
  const noted = new Set(await store.read(tx => listNoted(tx, before)))
  if (noted.size === 0) return
  const used = await usedOf(service, noted)
  for (const key of used) await store.transact(tx => dropNote(tx, key, before))
  let removed = 0
  for (const key of noted) {
    // Whoever puts the same bytes meanwhile notes them anew, and then they stay; whoever comes later waits until they are gone.
    if (used.has(key) || !(await blobs.remove(key, () => store.transact(tx => doomBlob(tx, key, time)))))
      continue
    removed += 1
    // Last: a process that is killed before this finds the note again, and nothing that is left for ever.
    await store.transact(tx => dropNote(tx, key, before))
  }
  log.info('blobs-collected', { removed, kept: used.size })
}

async function usedOf({ store, blobs }: Collector, noted: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  // What is first referred to meanwhile has no old note any more, and stays.
  const roots = await listRoots(apart(store))
  const used = new Set<string>()
  const use = (key: string): void => {
    if (noted.has(key)) used.add(key)
  }
  for (const key of [...roots.blobs, ...roots.manifests]) use(key)
  for (const manifest of roots.manifests) {
    const { files } = await withFiles({ blobs }, { manifest })
    for (const { blob } of files) use(blob)
  }
  return used
}
