import { setTimeout as pass } from 'node:timers/promises'
import type { Clock } from '../ports/clock.ts'
import type { Store } from '../ports/store.ts'
import { noteBlob } from './blob-notes.ts'

/** Bytes that somebody removes are gone in a moment; looked for that often, ms. */
const pause = 100
const mostTries = 50

/**
 * What notes a key before its bytes are kept, so that what a crash leaves behind is found, and waits while another process removes
 * the same bytes.
 */
export function createNote(store: Pick<Store, 'transact'>, clock: Clock): (key: string) => Promise<void> {
  return async key => {
    for (let tries = 0; tries < mostTries; tries += 1) {
      if (await store.transact(tx => noteBlob(tx, key, clock.now()))) return
      await pass(pause)
    }
    // Callers are told to come again.
    throw Object.assign(new Error(`the blob ${key} is being removed`), { code: 'EBUSY' })
  }
}
