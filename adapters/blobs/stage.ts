import type { Measured } from './measure.ts'

/** Bytes that have come whole and are not kept yet: only now their key is known, and can be noted. */
export interface Staged extends Measured {
  /** Keeps them durably; fine when they are there already. */
  keep(): Promise<void>
  /** Lets go of them after they could not be kept. */
  drop(): Promise<void>
}

/** Takes bytes in. Throws `too-large` past `limit` and what the source throws; nothing is left behind then. */
export type Stage = (source: Uint8Array | AsyncIterable<Uint8Array>, limit: number) => Promise<Staged>
