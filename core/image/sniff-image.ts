/** Kinds of picture that are read, told apart by their first bytes and never by their name. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif' | 'svg'

/** What a file is by its first bytes, or undefined when it is no picture that is read. */
export function sniffImage(bytes: Uint8Array): ImageKind | undefined {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1')
  if (/^GIF8[79]a/.test(head)) return 'gif'
  if (/^RIFF[\s\S]{4}WEBP/.test(head)) return 'webp'
  if (/^[\s\S]{4}ftyp/.test(head)) return /^.{8}[\s\S]*avi[fs]/s.test(head) ? 'avif' : undefined
  return isSvg(bytes) ? 'svg' : undefined
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte)
}

/** An SVG opens with its root element; a declaration, a document type and comments may come before it. */
function isSvg(bytes: Uint8Array): boolean {
  let head = Buffer.from(bytes.subarray(0, 65536))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart()
  for (let step = 0; step < 100; step++) {
    const before = /^(?:<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>)\s*/i.exec(head)
    if (!before) break
    head = head.slice(before[0].length)
  }
  return /^<svg[\s>/]/i.test(head)
}
