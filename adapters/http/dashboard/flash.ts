import { type Cookie, readCookie } from '../cookies.ts'

/** A word that the next page says once: what was done, or why it was not. */
export interface Flash {
  readonly tone: 'success' | 'danger'
  readonly text: string
}

const name = 'platen_flash'

/** Longest text, so that the cookie stays one that browsers keep. */
const mostLetters = 600

/** Hands the word to the next page. */
export function writeFlash({ tone, text }: Flash): Cookie {
  const value = Buffer.from(JSON.stringify({ tone, text: text.slice(0, mostLetters) })).toString('base64url')
  return { name, value, age: 60 }
}

/** The word that the page before left; whatever does not look like one is none. */
export function readFlash(request: Request): Flash | undefined {
  const value = readCookie(request, name)
  if (value === undefined || value === '') return undefined
  try {
    const { tone, text } = JSON.parse(Buffer.from(value, 'base64url').toString('utf8')) as Partial<Flash>
    if (typeof text !== 'string' || (tone !== 'success' && tone !== 'danger')) return undefined
    return { tone, text: text.slice(0, mostLetters) }
  } catch {
    // Somebody else's cookie of the same name.
    return undefined
  }
}

/** Takes the word back once it was said. */
export const saidFlash: Cookie = { name, value: '', age: 0 }
