import { createHmac } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Random } from '../ports/random.ts'

const prefix = 'plt_live_'
const random = 32

/** A new secret: the prefix, 32 random characters and 6 of a sum, by which a mistyped one is told without a look-up. */
export function createKeySecret({ secret }: Random): string {
  const body = secret(random)
  return `${prefix}${body}${sumOf(body)}`
}

/** Whether a text can be a key's secret at all. */
export function isKeySecret(text: string): boolean {
  const match = /^plt_live_([0-9A-Za-z]{32})([0-9a-z]{6})$/.exec(text)
  return match !== null && sumOf(match[1] as string) === match[2]
}

/** What is listed of a secret so that its owner knows it again. */
export function prefixOf(secret: string): string {
  return secret.slice(0, prefix.length + 4)
}

/** What is kept of a secret: hex of HMAC-SHA256 with the service's own. */
export function digestSecret(serviceSecret: string, secret: string): string {
  return createHmac('sha256', serviceSecret).update(`platen key\n${secret}`).digest('hex')
}

function sumOf(body: string): string {
  return (crc32(body) % 36 ** 6).toString(36).padStart(6, '0')
}
