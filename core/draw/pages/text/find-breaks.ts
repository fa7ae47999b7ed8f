import { glueIn } from '../../../compose/typography/glue.ts'
import { blankPenalty } from '../../choose-breaks.ts'
import { type Break, breakAt, breakInside, type Origin, paddingInside, sourceOf } from './break.ts'
import { mayBreakBetween, penalties } from './break-points.ts'
import { withEmergencyBreaks } from './emergency-breaks.ts'
import type { ParagraphOptions } from './line.ts'
import type { InlineText, Stretch, Token, WordToken } from './tokens.ts'

/**
 * Every break of a stretch of tokens, from its start to its end; words wider than `width` px may be broken anywhere. Where a
 * line has no end, none needs a hyphen.
 */
export function findBreaks(
  { tokens, text }: Pick<Stretch, 'tokens' | 'text'>,
  width: number,
  { shown = false, balance, lang }: Pick<ParagraphOptions, 'shown' | 'balance' | 'lang'>,
): Break[] {
  // A line without an end is not broken.
  const glue = glueIn(width < Number.POSITIVE_INFINITY ? text : '', lang)
  const isDisplay = shown || balance
  const whole = wholeIn(tokens, width)
  const isWhole = (before: Token | undefined, after: Token | undefined): boolean => {
    const source = sourceOf(before)
    return source !== undefined && source === sourceOf(after) && whole.has(source)
  }
  const breaks: Break[] = [breakAt(0, 0, 0, 0, 0)]
  const origins: Origin[] = []
  let x = 0
  let spaces = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const previous = wordBefore(tokens, index)
    const next = wordAfter(tokens, index)
    if (token.kind === 'space') {
      if (mayEndLine(previous, next) && !isWhole(previous, next)) {
        const padding = paddingInside(previous, next)
        const word = previous?.kind === 'word' ? previous.measured.text : ''
        breaks.push({
          token: index,
          offset: 0,
          end: x + padding,
          start: x + token.width - padding,
          spacesBefore: spaces,
          spacesAfter: spaces + token.width,
          penalty: blankPenalty(glue.get(token.at), word, isDisplay),
          hyphen: false,
        })
      }
      origins.push({ x, spaces })
      x += token.width
      spaces += token.width
      continue
    }
    if (previous !== undefined && previous === tokens[index - 1] && !isWhole(previous, token))
      pushBetween(breaks, previous, token, index, x, spaces)
    const padding = sourceOf(token)?.padding ?? 0
    if (sourceOf(previous) !== sourceOf(token)) x += padding
    origins.push({ x, spaces })
    if (token.kind === 'word' && !isWhole(token, token))
      pushInside(breaks, token, index, x, spaces, width < Number.POSITIVE_INFINITY)
    x += token.width
    if (sourceOf(next) !== sourceOf(token)) x += padding
  }
  breaks.push(breakAt(tokens.length, 0, x, spaces, 0))
  return withEmergencyBreaks(breaks, tokens, origins, width)
}

/** The two ends of a stretch of tokens that fits on a line of `width` px as it is; undefined for a longer one. */
export function onOneLine(tokens: readonly Token[], width: number): Break[] | undefined {
  let x = 0
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const source = sourceOf(token)
    if (source !== undefined && source.padding > 0) {
      if (sourceOf(wordBefore(tokens, index)) !== source) x += source.padding
      if (sourceOf(wordAfter(tokens, index)) !== source) x += source.padding
    }
    x += token.width
    if (x > width) return undefined
  }
  return [breakAt(0, 0, 0, 0, 0), breakAt(tokens.length, 0, x, 0, 0)]
}

function wordBefore(tokens: readonly Token[], index: number): Token | undefined {
  const previous = tokens[index - 1]
  return previous?.kind === 'space' ? tokens[index - 2] : previous
}

function wordAfter(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1]
  return next?.kind === 'space' ? tokens[index + 2] : next
}

/** The inlines that keep to one line, those that are wider than a line excepted. */
function wholeIn(tokens: readonly Token[], width: number): ReadonlySet<InlineText> {
  const widths = new Map<InlineText, number>()
  for (const token of tokens)
    if (token.kind !== 'box' && token.source.inline.whole === true)
      widths.set(token.source, (widths.get(token.source) ?? 0) + token.width)
  return new Set([...widths].flatMap(([source, own]) => (own <= width ? source : [])))
}

/** No line starts with closing punctuation that stands alone, as in French, or ends with a lone opening quote. */
function mayEndLine(before: Token | undefined, after: Token | undefined): boolean {
  if (after?.kind === 'word' && /^[!?:;»%…)\]]{1,3}$/.test(after.measured.text)) return false
  return !(before?.kind === 'word' && before.measured.text === '«')
}

/** The break between two tokens without a space between them, where there is one. */
function pushBetween(
  breaks: Break[],
  before: Token,
  after: Token,
  index: number,
  x: number,
  spaces: number,
): void {
  const bothBoxes = before.kind === 'box' && after.kind === 'box'
  const bothWords = before.kind === 'word' && after.kind === 'word'
  if (!bothBoxes && !(bothWords && mayBreakBetween(before.measured.text, after.measured.text))) return
  const padding = paddingInside(before, after)
  const between = breakAt(index, 0, x, spaces, bothBoxes ? 0 : penalties.afterHyphen)
  breaks.push({ ...between, end: x + padding, start: x - padding })
}

function pushInside(
  breaks: Break[],
  token: WordToken,
  index: number,
  x: number,
  spaces: number,
  hyphens: boolean,
): void {
  for (const point of token.measured.breaks)
    if (hyphens || !point.hyphen) breaks.push(breakInside(token, index, point, x, spaces))
}
