/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part that a `Range` header asks for (RFC 9110, section 14.2). `undefined` is the whole: for no header, for several
 * ranges at once and for what is not understood, as the RFC allows.
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
