import { randomInt } from 'node:crypto'
import type { Random } from '../service/ports/random.ts'

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Identifiers and secrets of the machine's own randomness. */
export function createSystemRandom(): Random {
  const secret = (length: number): string =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
  return { id: prefix => `${prefix}_${secret(20)}`, secret }
}
