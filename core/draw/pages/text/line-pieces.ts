import type { ShapedWord } from '../../../fonts/shape.ts'
import { shapeWord } from '../../../fonts/shape-word.ts'
import { isDivider } from '../../../compose/typography/glue.ts'
import type { Break } from './break.ts'
import type { BoxToken, InlineText, Token, WordToken } from './tokens.ts'
import type { MeasuredWord } from './measured-word.ts'

/** Something on a line in logical order: a shaped word of one face, a space or a box. */
export type Piece =
  | {
      readonly kind: 'word'
      readonly source: InlineText
      readonly word: ShapedWord
      readonly width: number
      readonly level: number
      readonly spaceAfter: boolean
    }
  | { readonly kind: 'space'; readonly source: InlineText; readonly width: number; readonly level: number }
  | { readonly kind: 'box'; readonly token: BoxToken; readonly width: number; readonly level: number }

/** What stands on the line between two breaks, in logical order; `wraps` tells that a space follows the whole text. */
export function piecesBetween(tokens: readonly Token[], from: Break, to: Break, wraps: boolean): Piece[] {
  const pieces: Piece[] = []
  const first = tokens[from.token]?.kind === 'space' ? from.token + 1 : from.token
  const end = to.offset > 0 ? to.token + 1 : to.token
  for (let index = first; index < end; index++) {
    const token = tokens[index]
    if (token === undefined) break
    if (token.kind === 'word') {
      const start = index === from.token ? from.offset : 0
      const cut = index === to.token && to.offset > 0
      const next = tokens[index + 1]
      const spaceAfter = !cut && (next === undefined ? wraps : next.kind === 'space')
      pushWord(pieces, token, start, cut ? to : undefined, spaceAfter)
    } else if (token.kind === 'space') {
      pieces.push(token)
    } else {
      pieces.push({ kind: 'box', token, width: token.width, level: token.level })
    }
  }
  return wraps ? withoutDivider(pieces) : pieces
}

/** The end of a line parts what the dot after it would. */
function withoutDivider(pieces: Piece[]): Piece[] {
  const [space, last] = pieces.slice(-2)
  const isOff = pieces.length > 2 && space?.kind === 'space' && last?.kind === 'word' && last.spaceAfter
  return isOff && isDivider(last.word.text) ? pieces.slice(0, -2) : pieces
}

function pushWord(
  pieces: Piece[],
  token: WordToken,
  start: number,
  cut: Break | undefined,
  spaceAfter: boolean,
): void {
  const { source, measured, level } = token
  const { size, tracking, tabular } = source.style
  const whole = start === 0 && cut === undefined
  const words = whole
    ? measured.shapes
    : sliceWord(measured, start, cut?.offset ?? measured.text.length, cut?.hyphen === true, tabular)
  for (const [order, word] of words.entries()) {
    const width = (word.width + word.glyphs.length * tracking) * size
    const last = order === words.length - 1
    pieces.push({ kind: 'word', source, word, width, level, spaceAfter: last && spaceAfter })
  }
}

/** px of padding on a line: each padded inline has it on both sides, once, even when its words are not neighbours. */
export function paddingOf(pieces: readonly Piece[]): number {
  const sources = new Set<InlineText>()
  for (const piece of pieces) if (piece.kind === 'word' && piece.source.padding > 0) sources.add(piece.source)
  let total = 0
  for (const source of sources) total += 2 * source.padding
  return total
}

/** Pieces that are set together. */
interface Group {
  readonly source: InlineText | undefined
  readonly pieces: readonly Piece[]
}

/** Neighbours from the same inline. Spaces at a group's ends are on their own: a ground does not reach under them. */
export function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: { source: InlineText | undefined; pieces: Piece[] }[] = []
  let spaces: Piece[] = []
  for (const piece of pieces) {
    if (piece.kind === 'space') {
      spaces.push(piece)
      continue
    }
    const source = piece.kind === 'word' ? piece.source : undefined
    const last = groups.at(-1)
    const same = source !== undefined && last?.source === source
    if (same && spaces.every(space => space.kind === 'space' && space.source === source)) {
      last.pieces.push(...spaces, piece)
    } else {
      if (spaces.length > 0) groups.push({ source: undefined, pieces: spaces })
      groups.push({ source, pieces: [piece] })
    }
    spaces = []
  }
  if (spaces.length > 0) groups.push({ source: undefined, pieces: spaces })
  return groups
}

/** The shaped text between two offsets of a word, in logical order, ended by a hyphen when asked. */
function sliceWord(
  word: MeasuredWord,
  from: number,
  to: number,
  hyphen: boolean,
  tabular: boolean,
): ShapedWord[] {
  const result: ShapedWord[] = []
  let start = 0
  for (const shape of word.shapes) {
    const end = start + shape.text.length
    if (end > from && start < to) {
      const whole = start >= from && end <= to
      const text = whole ? shape.text : shape.text.slice(Math.max(from - start, 0), to - start)
      const last = hyphen && end >= to
      if (whole && !last) result.push(shape)
      else if (last) result.push(shapeHyphenated(text, shape, tabular))
      else result.push(shapeWord(text, shape.face, { tabular, rtl: shape.rtl }))
    }
    start = end
    if (start >= to) break
  }
  return result
}

/** A word's beginning with the hyphen that the line break adds. The hyphen is drawn but is no text: its cluster is ''. */
function shapeHyphenated(text: string, shape: ShapedWord, tabular: boolean): ShapedWord {
  const drawn = shapeWord(`${text}-`, shape.face, { tabular, rtl: shape.rtl })
  const clusters = drawn.clusters.map(cluster => (cluster.endsWith('-') ? cluster.slice(0, -1) : cluster))
  // Only the last hyphen is the added one.
  const at = drawn.rtl ? 0 : clusters.length - 1
  return {
    ...drawn,
    text,
    clusters: drawn.clusters.map((cluster, i) => (i === at ? (clusters[i] ?? '') : cluster)),
  }
}
