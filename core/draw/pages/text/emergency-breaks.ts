import { graphemeEnds } from '../../../fonts/graphemes.ts'
import { penalties } from './break-points.ts'
import { type Break, breakAt, breakInside, type Origin, paddingInside } from './break.ts'
import { measureBreaks } from './measured-word.ts'
import type { Token, WordToken } from './tokens.ts'

/**
 * Adds breaks after every character where nothing else lets a line end for more than `width` px: a word wider than the
 * line is broken, not let out of it.
 */
export function withEmergencyBreaks(
  breaks: Break[],
  tokens: readonly Token[],
  origins: readonly Origin[],
  width: number,
): Break[] {
  const tooWide = (index: number): boolean => {
    const [from, to] = [breaks[index - 1], breaks[index]]
    return from !== undefined && to !== undefined && to.end - from.start > width
  }
  if (!breaks.some((_, index) => tooWide(index))) return breaks
  return breaks.flatMap((to, index) => {
    const from = breaks[index - 1]
    return from !== undefined && tooWide(index) ? [...breaksBetween(from, to, tokens, origins), to] : [to]
  })
}

function breaksBetween(
  from: Break,
  to: Break,
  tokens: readonly Token[],
  origins: readonly Origin[],
): Break[] {
  const result: Break[] = []
  const first = tokens[from.token]?.kind === 'space' ? from.token + 1 : from.token
  const last = to.offset > 0 ? to.token : to.token - 1
  for (let index = first; index <= last; index++) {
    const token = tokens[index]
    const origin = origins[index]
    if (token === undefined || origin === undefined) continue
    if (index > first && tokens[index - 1]?.kind !== 'space') result.push(breakBefore(tokens, index, origin))
    if (token.kind !== 'word') continue
    const after = index === from.token ? from.offset : 0
    const before = index === to.token ? to.offset : token.measured.text.length
    for (const place of characterBreaks(token, index, origin, after, before)) result.push(place)
  }
  return result
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

function characterBreaks(
  token: WordToken,
  index: number,
  origin: Origin,
  after: number,
  before: number,
): Break[] {
  const points = graphemeEnds(token.measured.text)
    .filter(offset => offset > after && offset < before)
    .map(offset => ({ offset, hyphen: false, penalty: penalties.anywhere }))
  return measureBreaks(token.measured.shapes, points)
    .filter(point => !point.inside)
    .map(point => withRoomForForms(breakInside(token, index, point, origin.x, origin.spaces), token))
}

/** em that a joined letter may grow when a line end gives it its final or its initial form. */
const growth = 0.6

/** Arabic letters take a wider form at both sides of a break: leave room for it. */
function withRoomForForms(place: Break, token: WordToken): Break {
  if (!token.measured.shapes.some(shape => shape.rtl)) return place
  const room = growth * token.source.style.size
  return { ...place, end: place.end + room, start: place.start - room }
}
