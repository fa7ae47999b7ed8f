import { setImmediate as soon, setTimeout as pass } from 'node:timers/promises'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'
import { noteBlob } from './blob-notes.ts'

/** Bytes that somebody removes are gone in a moment; looked for that often, ms. */
const pause = 100
const mostTries = 50

/**
 * What notes a key before its bytes are kept, so that what a crash leaves behind is found, and waits while another process removes
 * the same bytes. Keys that come together are noted in one commit: the files of a version are many.
 */
export function createNote(store: Pick<Store, 'transact'>, clock: Clock): (key: string) => Promise<void> {
  let keys = new Set<string>()
  let noting: Promise<ReadonlySet<string>> | undefined
  /** Resolves with those that somebody removes. */
  const noteAll = async (): Promise<ReadonlySet<string>> => {
    await soon()
    const together = keys
    keys = new Set()
    noting = undefined
    return store.transact(async tx => {
      const doomed = new Set<string>()
      for (const key of together) if (!(await noteBlob(tx, key, clock.now()))) doomed.add(key)
      return doomed
    })
  }
  return async key => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      keys.add(key)
      noting ??= noteAll()
      if (!(await noting).has(key)) return
      await pass(pause)
    }
    // Callers are told to come again.
    throw Object.assign(new Error(`the blob ${key} is being removed`), { code: 'EBUSY' })
  }
}
