import { createBoundedCache } from './bounded-cache.ts'

/** Which file of a family that is packaged in slices holds a character. Glyphs are numbered by the order of the characters. */
export interface SliceIndex {
  /** In ascending order: the glyph of the first one is number 1. */
  readonly codePoints: Uint32Array
  /** The name of the slice with a code point; undefined when none has it. */
  sliceOf(codePoint: number): string | undefined
  /** The number of a code point's glyph; 0 when no slice has it. */
  glyphOf(codePoint: number): number
}

const indexes = createBoundedCache<SliceIndex>(32)

/** The index of a package, as `rangesBySlice` gives it: ranges of code points by the name of a slice. Asked once. */
export function sliceIndex(
  packageName: string,
  rangesBySlice: () => Readonly<Record<string, string>>,
): SliceIndex {
  const known = indexes.get(packageName, '')
  if (known !== undefined) return known
  const index = toIndex(rangesBySlice())
  indexes.set(packageName, '', index)
  return index
}

function toIndex(rangesBySlice: Readonly<Record<string, string>>): SliceIndex {
  const slices = new Map<number, string>()
  // What two slices have belongs to the numbered one, or else to the one that is named first: the script's own.
  const byPlace = Object.entries(rangesBySlice).sort(([one], [other]) => rank(one) - rank(other))
  for (const [name, ranges] of byPlace)
    for (const codePoint of codePointsIn(ranges))
      if (!slices.has(codePoint)) slices.set(codePoint, name.replace(/[[\]]/g, ''))
  const codePoints = Uint32Array.from(slices.keys()).sort()
  const glyphs = new Map(Array.from(codePoints, (codePoint, order) => [codePoint, order + 1]))
  return {
    codePoints,
    sliceOf: codePoint => slices.get(codePoint),
    glyphOf: codePoint => glyphs.get(codePoint) ?? 0,
  }
}

function rank(slice: string): number {
  if (slice.startsWith('[')) return 0
  return /^(latin|cyrillic|greek|vietnamese)/.test(slice) ? 2 : 1
}

/** `U+41-5A,U+61` as numbers. */
function* codePointsIn(ranges: string): Generator<number> {
  for (const range of ranges.split(',')) {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) yield code
  }
}
