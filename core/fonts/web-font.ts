import { createBoundedCache } from './bounded-cache.ts'
import { cutColorFont } from './cut-color-font.ts'
import { type Face, fileFor } from './face.ts'
import { toWoff2 } from './to-woff2.ts'

/** A font file for browsers. */
export interface WebFont {
  readonly woff2: Uint8Array
  /** Value of CSS `unicode-range`. Empty, as are the bytes, when the face has none of the characters. */
  readonly ranges: string
}

/** First and last code points of what nearly all text in Latin letters needs. */
const latinRanges: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2009, 0x200b],
  [0x2010, 0x2027],
  [0x202f, 0x205e],
  [0x20a0, 0x20bf],
  [0x2122, 0x2122],
  [0x2190, 0x2199],
  [0x2212, 0x2212],
]

/** What our text uses; other features of a face (small capitals, fractions, styles) would double the file. */
// biome-ignore format: a list of tags reads better in rows
const features: readonly string[] = [
  'kern', 'liga', 'clig', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rlig', 'curs', 'isol', 'init',
  'medi', 'fina', 'rtlm', 'abvm', 'blwm', 'abvs', 'blws', 'akhn', 'blwf', 'half', 'haln', 'nukt', 'pres', 'psts',
  'pstf', 'pref', 'rkrf', 'rphf', 'vatu', 'cjct', 'cfar', 'dist', 'ljmo', 'vjmo', 'tjmo',
]

/** Joiners and selectors that must be in the file of the characters they stand between. */
const joiners = [0x200c, 0x200d, 0xfe0e, 0xfe0f]

const files = createBoundedCache<Promise<WebFont>>(64)

/** The face cut down to Latin letters, punctuation, currency signs and arrows. The same bytes on every machine. */
export function webFont(face: Face): Promise<WebFont> {
  return cached(face, 'latin', () => subset(face, [...latinCodePoints()], []))
}

/** The face cut down to those of the code points that `webFont` leaves out. */
export function webFontFor(face: Face, codePoints: Iterable<number>): Promise<WebFont> {
  const wanted = [...new Set(codePoints)].filter(codePoint => !isLatin(codePoint)).sort((a, b) => a - b)
  return cached(face, unicodeRange(wanted), () => subset(face, wanted, joiners))
}

/** A face in colours cut down to what texts show, with the pictures that several characters make together. */
export function colorWebFont(face: Face, texts: Iterable<string>): Promise<WebFont> {
  const shown = [...new Set(texts)].sort()
  return cached(face, shown.join('\n'), async () => {
    const codePoints = Array.from(shown.join(''), character => character.codePointAt(0) ?? 0)
    return { woff2: toWoff2(cutColorFont(face, shown)), ranges: unicodeRange(codePoints) }
  })
}

/** True for the code points that `webFont` keeps. */
export function isLatin(codePoint: number): boolean {
  return latinRanges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

function* latinCodePoints(): Generator<number> {
  for (const [first, last] of latinRanges) for (let code = first; code <= last; code++) yield code
}

function cached(face: Face, key: string, make: () => Promise<WebFont>): Promise<WebFont> {
  const known = files.get(face.key, key)
  if (known !== undefined) return known
  const file = make()
  files.set(face.key, key, file)
  return file
}

async function subset(face: Face, wanted: readonly number[], helpers: readonly number[]): Promise<WebFont> {
  const covered = wanted.filter(codePoint => face.font.hasGlyphForCodePoint(codePoint))
  if (covered.length === 0) return { woff2: new Uint8Array(0), ranges: '' }
  if (face.bytes === undefined) {
    const file = fileFor(face, covered)
    return { woff2: toWoff2(Buffer.from(file)), ranges: unicodeRange(covered) }
  }
  const kept = [...covered, ...helpers.filter(codePoint => face.font.hasGlyphForCodePoint(codePoint))]
  const { default: subsetFont } = await import('subset-font')
  const bytes = Buffer.from(face.bytes.buffer, face.bytes.byteOffset, face.bytes.byteLength)
  const file = await subsetFont(bytes, String.fromCodePoint(...kept), {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
  })
  return { woff2: toWoff2(file), ranges: unicodeRange(kept) }
}

/** Code points as the value of CSS `unicode-range`: `U+20-7E, U+A9`. Empty for none. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((left, right) => left - right)
  const ranges: string[] = []
  let index = 0
  while (index < sorted.length) {
    const first = sorted[index] ?? 0
    let last = first
    while (sorted[index + 1] === last + 1) {
      last++
      index++
    }
    ranges.push(first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)
    index++
  }
  return ranges.join(', ')
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase()
}
