import { graphemeEnds } from '../../../fonts/graphemes.ts'
import { penalties } from './break-points.ts'
import { hyphenationOffsets } from './hyphenate.ts'
import { type Break, breakAt, breakInside, type Origin, paddingInside } from './break.ts'
import { type MeasuredBreak, type MeasuredWord, measureBreaks } from './measured-word.ts'
import type { Token, WordToken } from './tokens.ts'

/** The manner in which words are broken that must not be. */
type Manner = 'tied' | 'hyphenation' | 'anywhere'

/**
 * Adds breaks where nothing else lets a line end for more than `width` px: between what is tied, then inside a word that is
 * itself wider than the line: at its syllables if it has some, else after every character. It is broken, not let out.
 */
export function withEmergencyBreaks(
  breaks: Break[],
  tokens: readonly Token[],
  origins: readonly Origin[],
  width: number,
): Break[] {
  return (['tied', 'hyphenation', 'anywhere'] as const).reduce(
    (done, manner) =>
      done.some((to, index) => index > 0 && isWide(done[index - 1] as Break, to, width))
        ? withBreaks(done, { tokens, origins, width, manner, places: new Map() })
        : done,
    breaks,
  )
}

interface Wanted {
  readonly tokens: readonly Token[]
  readonly origins: readonly Origin[]
  readonly width: number
  readonly manner: Manner
  /** Every place in a word by the index of its token, once looked for: a long one is asked for each of its pieces. */
  readonly places: Map<number, readonly Break[]>
}

function withBreaks(breaks: Break[], wanted: Wanted): Break[] {
  return breaks.flatMap((to, index) => {
    const from = breaks[index - 1]
    return from !== undefined && isWide(from, to, wanted.width)
      ? [...breaksBetween(from, to, wanted), to]
      : [to]
  })
}

function isWide(from: Break, to: Break, width: number): boolean {
  return to.end - from.start > width
}

function breaksBetween(from: Break, to: Break, wanted: Wanted): Break[] {
  const { tokens, origins, manner } = wanted
  const result: Break[] = []
  const first = tokens[from.token]?.kind === 'space' ? from.token + 1 : from.token
  const last = to.offset > 0 ? to.token : to.token - 1
  for (let index = first; index <= last; index++) {
    const token = tokens[index]
    const origin = origins[index]
    if (token === undefined || origin === undefined) continue
    if (manner === 'anywhere' && index > first && tokens[index - 1]?.kind !== 'space')
      result.push(breakBefore(tokens, index, origin))
    if (token.kind !== 'word') continue
    const after = index === from.token ? from.offset : 0
    const before = index === to.token ? to.offset : token.measured.text.length
    const places = placesIn(token, index, origin, wanted)
    for (let at = firstAfter(places, after); (places[at]?.offset ?? before) < before; at += 1)
      result.push(places[at] as Break)
  }
  return result
}

/** The index of the first place behind an offset, by halves. */
function firstAfter(places: readonly Break[], offset: number): number {
  let [low, high] = [0, places.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.offset ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}

function placesIn(
  token: WordToken,
  index: number,
  origin: Origin,
  { manner, places }: Wanted,
): readonly Break[] {
  const known = places.get(index)
  if (known) return known
  const found = breaksAt(token, index, origin, manner)
  places.set(index, found)
  return found
}

/** After each no-break space and each hyphen or slash of the word's own, between syllables, or after each character. */
function offsetsIn(text: string, manner: Manner, lang: string | undefined): readonly number[] {
  if (manner === 'anywhere') return graphemeEnds(text)
  if (manner === 'hyphenation') return lang === undefined ? [] : hyphenationOffsets(text, lang)
  return Array.from(text.matchAll(/\u00a0+|(?<=\p{L})[-\u2010/](?=\p{L})/gu), ({ 0: tie, index }) => {
    return index + tie.length
  })
}

function breakBefore(tokens: readonly Token[], index: number, origin: Origin): Break {
  const token = tokens[index]
  const plain = breakAt(index, 0, origin.x, origin.spaces, penalties.anywhere)
  if (token?.kind === 'space') {
    const padding = paddingInside(tokens[index - 1], tokens[index + 1])
    const spacesAfter = plain.spacesAfter + token.width
    return { ...plain, end: plain.end + padding, start: plain.start + token.width - padding, spacesAfter }
  }
  const inside = paddingInside(tokens[index - 1], token)
  // The token's own padding is before its origin: it moves to the next line with it.
  const own = token?.kind === 'word' && inside === 0 ? token.source.padding : 0
  return { ...plain, end: plain.end + inside - own, start: plain.start - inside - own }
}

function breaksAt(token: WordToken, index: number, origin: Origin, manner: Manner): Break[] {
  const places = pointsIn(token, manner).map(point =>
    breakInside(token, index, point, origin.x, origin.spaces),
  )
  const joined = token.measured.shapes.some(shape => shape.rtl)
  return joined ? places.map(place => withRoomForForms(place, token.source.style.size)) : places
}

/** Points of a word in a manner and a language: one longer than a line is broken in every size and width that is tried. */
const measuredPoints = new WeakMap<MeasuredWord, Map<string, readonly MeasuredBreak[]>>()

function pointsIn({ measured, source }: WordToken, manner: Manner): readonly MeasuredBreak[] {
  const ofWord = measuredPoints.get(measured) ?? new Map<string, readonly MeasuredBreak[]>()
  const key = manner === 'hyphenation' ? `${manner} ${source.lang}` : manner
  const points = ofWord.get(key) ?? measurePoints(measured, manner, source.lang)
  measuredPoints.set(measured, ofWord.set(key, points))
  return points
}

function measurePoints(
  { text, shapes }: MeasuredWord,
  manner: Manner,
  lang: string | undefined,
): readonly MeasuredBreak[] {
  const [hyphen, penalty] = [manner === 'hyphenation', penalties[manner]]
  const points = offsetsIn(text, manner, lang).map(offset => ({ offset, hyphen, penalty }))
  const measured = measureBreaks(shapes, points).filter(point => !point.inside)
  return measured.map(point => withoutTie(point, text, shapes))
}

/** A point behind a blank that ties two words: at the end of a line the blank takes no room. */
function withoutTie(point: MeasuredBreak, text: string, shapes: MeasuredWord['shapes']): MeasuredBreak {
  let start = point.offset
  while (text[start - 1] === '\u00a0') start -= 1
  const [before] = start === point.offset ? [] : measureBreaks(shapes, [{ ...point, offset: start }])
  return before ? { ...point, added: point.added - (point.width - before.width) } : point
}

/** em that a joined letter may grow when a line end gives it its final or its initial form. */
const growth = 0.6

/** Arabic letters take a wider form at both sides of a break: leave room for it. */
function withRoomForForms(place: Break, size: number): Break {
  const room = growth * size
  return { ...place, end: place.end + room, start: place.start - room }
}
