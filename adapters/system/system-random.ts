import { randomFillSync } from 'node:crypto'
import type { Random } from '../service/ports/random.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Bytes that the system is asked for at a time: asking costs as much for one. */
const atOnce = 4096

/** Identifiers and secrets of the machine's own randomness. */
export function createSystemRandom(): Random {
  const bytes = new Uint8Array(atOnce)
  let used = atOnce
  const next = (): number => {
    if (used === atOnce) {
      randomFillSync(bytes)
      used = 0
    }
    // Six bits; those that stand for no character give none, so that all are as likely.
    return (bytes[used++] as number) & 63
  }
  const secret = (length: number): string => {
    let text = ''
    while (text.length < length) text += alphabet[next()] ?? ''
    return text
  }
  return { id: prefix => `${prefix}_${secret(20)}`, secret }
}
