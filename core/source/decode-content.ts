import { RenderError } from '../error.ts'

/** Largest copy that is read, in bytes of UTF-8. */
export const maxContentBytes: number = 8 * 1024 * 1024

/**
 * Turns the bytes of a job's copy into text. Throws `content-too-large` above 8 MB and `content-not-text` when the
 * bytes are not UTF-8, naming the offset of the first that is not.
 */
export function decodeContent(content: string | Uint8Array): string {
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  if (size > maxContentBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1)
    throw new RenderError(
      'content-too-large',
      `content is ${megabytes} MB, at most 8 MB are read: split the copy`,
    )
  }
  const text = typeof content === 'string' ? content : decodeBytes(content)
  // A lone half of a surrogate pair cannot be written as UTF-8 again.
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

function decodeBytes(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const offset = firstBadByte(bytes, text)
  if (offset === undefined) return text
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const guess = utf16 ? ', it looks like UTF-16' : ''
  throw new RenderError(
    'content-not-text',
    `content is not UTF-8 text: first bad byte at offset ${offset}${guess}; save the copy as UTF-8`,
  )
}

/** The decoder puts U+FFFD where bytes were bad; a U+FFFD that the author wrote is three bytes EF BF BD. */
function firstBadByte(bytes: Uint8Array, text: string): number | undefined {
  let offset = 0
  let from = 0
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', from)) {
    offset += Buffer.byteLength(text.slice(from, at))
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return offset
    offset += 3
    from = at + 1
  }
  return undefined
}
