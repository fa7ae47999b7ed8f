import { isIgnorable } from './graphemes.ts'

/** A shaped glyph in logical order: the code points it stands for. */
interface Source {
  readonly codePoints: readonly number[]
}

/**
 * The text of each glyph's cluster, given the glyphs in logical order. Shaping joins, splits and reorders; a cluster is the
 * smallest stretch of text whose glyphs stand for nothing outside it. Its text goes to its first glyph, the others get ''.
 * Joined they are always the text.
 */
export function clusterTexts(text: string, glyphs: readonly Source[]): string[] {
  const direct = oneToOne(text, glyphs)
  if (direct !== undefined) return direct
  const spans = spansOf(text, glyphs)
  const starts = boundaries(spans, text.length)
  const clusters = new Array<string>(glyphs.length).fill('')
  for (const [order, { glyph, from }] of starts.entries()) {
    clusters[glyph] = text.slice(from, starts[order + 1]?.from ?? text.length)
  }
  return clusters
}

/** The usual case: each glyph stands for the next characters. */
function oneToOne(text: string, glyphs: readonly Source[]): string[] | undefined {
  const clusters: string[] = []
  let at = 0
  for (const { codePoints } of glyphs) {
    const start = at
    for (const codePoint of codePoints) {
      const expected = text.codePointAt(at)
      if (expected === undefined) return undefined
      if (expected !== codePoint && !isHidden(expected, codePoint)) return undefined
      at += expected > 0xffff ? 2 : 1
    }
    clusters.push(text.slice(start, at))
  }
  return at === text.length && clusters[0] !== '' ? clusters : undefined
}

/** The shaper puts a space of no width where it hides a joiner or a direction mark. */
function isHidden(written: number, drawn: number): boolean {
  return drawn === 0x20 && isIgnorable(written)
}

/** First and last index in the text of what a glyph stands for; undefined when it comes from a composition. */
type Span = readonly [first: number, last: number] | undefined

function spansOf(text: string, glyphs: readonly Source[]): Span[] {
  const places = placesOf(text)
  const next = new Map<number, number>()
  const hides = Array.from(text, character => character.codePointAt(0) ?? 0).some(isIgnorable)
  return glyphs.map(({ codePoints }) => {
    let first = Number.POSITIVE_INFINITY
    let last = -1
    for (const codePoint of codePoints) {
      // It may be the place of something hidden: let it belong to what is before it.
      if (hides && codePoint === 0x20) continue
      const order = next.get(codePoint) ?? 0
      const place = places.get(codePoint)?.[order]
      if (place === undefined) continue
      next.set(codePoint, order + 1)
      first = Math.min(first, place)
      last = Math.max(last, place)
    }
    return last < 0 ? undefined : [first, last]
  })
}

function placesOf(text: string): Map<number, number[]> {
  const places = new Map<number, number[]>()
  for (let index = 0; index < text.length; index++) {
    const codePoint = text.codePointAt(index) ?? 0
    const list = places.get(codePoint)
    if (list === undefined) places.set(codePoint, [index])
    else list.push(index)
    if (codePoint > 0xffff) index++
  }
  return places
}

/** The glyphs where a cluster starts and the index in the text it starts from. */
function boundaries(spans: readonly Span[], length: number): { glyph: number; from: number }[] {
  const leastAfter = new Array<number>(spans.length + 1).fill(length)
  for (let glyph = spans.length - 1; glyph >= 0; glyph--) {
    leastAfter[glyph] = Math.min(leastAfter[glyph + 1] ?? length, spans[glyph]?.[0] ?? length)
  }
  const starts = [{ glyph: 0, from: 0 }]
  let lastBefore = spans[0]?.[1] ?? -1
  for (let glyph = 1; glyph < spans.length; glyph++) {
    const from = leastAfter[glyph] ?? length
    if (spans[glyph] !== undefined && from > lastBefore && from < length && lastBefore >= 0) {
      starts.push({ glyph, from })
    }
    lastBefore = Math.max(lastBefore, spans[glyph]?.[1] ?? -1)
  }
  return starts
}
