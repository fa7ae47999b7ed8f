/** Figures and lengths: what they measure. */
import { inMm, pt } from '../theme/page.ts'
import { follows, type Item } from './items.ts'
import { clauseStart } from './things-beside.ts'
import { namesPart, type Target } from './meaning.ts'
import { nearestRadius } from './quality-wishes.ts'
import { aimOf, type Context } from './wish-context.ts'

/** `6 steps`, `one sentence`: a number of things of the copy. */
export function isCount({ parse: { items }, index }: Context): boolean {
  const [item, next] = [items[index], items[index + 1]]
  // A year is no count.
  const isFew = item?.meaning.kind === 'number' && item.meaning.value < 1000
  if (!isFew || !follows(item, next)) return false
  return next.meaning.kind === 'unknown' || namesPart(next.meaning)
}

/** Up to here a bare size of type is one of a word processor, in points: `font size 12`. */
const WORD_SIZES = 12

/** A figure without a unit: of lines it is a multiple of the size, of type points up to `WORD_SIZES`, else px. */
export function interpretFigure(
  value: number,
  target: Target | undefined,
  context: Context,
  phrase: string,
): boolean {
  const { reading } = context
  if (target === 'leading' && value >= 0.8 && value <= 4) {
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { leading: value } } })
    return true
  }
  const isType = target === 'text' && value >= 8 && value <= 40
  if (!isType && target !== 'corners') return false
  const px = isType && value <= WORD_SIZES ? pt(value) : value
  interpretLength({ px, ofType: isType }, target, context, phrase)
  return true
}

/** `80 mm`: the paper of tills is called by its width, and nothing else of a page is (`leave 8 cm free for the eyelets`). */
function rollOf(px: number): string | undefined {
  const width = Math.round(inMm(px))
  return width === 80 || width === 58 ? `${width}mm roll` : undefined
}

/** A length: of corners, of margins, of type, of a part. */
export function interpretLength(
  { px, ofType }: { readonly px: number; readonly ofType: boolean },
  target: Target | undefined,
  context: Context,
  phrase: string,
): void {
  const { reading, parse } = context
  const aim = aimOf(context)
  const rounded = Math.round(px * 100) / 100
  const isBare = target === undefined && aim === undefined && !ofType
  const roll = parse.rolls && isBare ? rollOf(px) : undefined
  if (roll) {
    reading.wishes.push({ phrase, level: 'literal', patch: { page: { size: roll } } })
    return
  }
  if (target === 'corners' || saysMoreOfCorners(context)) {
    reading.wishes.push({ phrase, level: 'literal', patch: { shape: { radius: nearestRadius(px) } } })
  } else if (target === 'margins' && hasSide(context)) {
    reading.ignored.push({ phrase, effect: 'margins of single sides follow from the format' })
  } else if (target === 'margins' && rounded <= 400) {
    reading.wishes.push({ phrase, level: 'literal', patch: { space: { margin: rounded } } })
  } else if (
    (target === 'text' || target === 'type' || (ofType && (isAlone(context) || isOfFace(context)))) &&
    rounded >= 4 &&
    rounded <= 1000
  ) {
    const baseSize = isLeast(context) ? Math.max(rounded, context.base.type.baseSize) : rounded
    reading.wishes.push({ phrase, level: 'literal', patch: { type: { baseSize } } })
  } else if (aim && rounded >= 4 && rounded <= 1000) {
    reading.wishes.push({ phrase, level: 'literal', patch: { parts: { [aim]: { size: rounded } } } })
  } else {
    reading.ignored.push({ phrase, effect: 'lengths are read for type, parts of the page and corner radius' })
  }
}

/** `a bookish serif at 11 pt`: the size of a face that is said of no part. */
function isOfFace({ parse: { items, bound }, index }: Context): boolean {
  // `Century Schoolbook or similar at 12 point`
  const at = items[index - 1]?.words === 'similar' ? index - 2 : index - 1
  const [before, item] = [items[at], items[index]]
  if (before?.meaning.kind !== 'typeface' || bound[at] !== undefined || item?.join !== 'none') return false
  return !isFaceOfPart(items, at)
}

/** `my name in a quiet serif at 11 pt`: a face, and with it its size, is of the one thing that stands before it in its clause. */
function isFaceOfPart(items: readonly Item[], face: number): boolean {
  const before = items.slice(clauseStart(items, face), face)
  const isIn = [...before, items[face]].some(item => item?.within === true)
  return items[face]?.meaning.kind === 'typeface' && isIn && before.some(({ meaning }) => namesPart(meaning))
}

/** `rounded corners, 8px`. */
function saysMoreOfCorners({ parse: { items }, index }: Context): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isAlone = item?.join === 'comma' && (next === undefined || next.join !== 'none')
  return isAlone && before?.meaning.kind === 'setting' && before.meaning.patch.shape?.radius !== undefined
}

/** `left margin 4 cm`, `4 cm on the left`. */
function hasSide({ parse: { items }, index }: Context): boolean {
  for (let at = Math.max(index - 3, 0); at <= Math.min(index + 2, items.length - 1); at++) {
    const between = items.slice(Math.min(at, index) + 1, Math.max(at, index) + 1)
    if (items[at]?.meaning.kind === 'place' && between.every(({ join }) => join === 'none')) return true
  }
  return false
}

/** `14 point at least`, `no smaller than 11 pt`. */
function isLeast({ parse: { items }, index }: Context): boolean {
  const isCue = (item: Item | undefined): boolean =>
    item?.meaning.kind === 'cue' && item.meaning.cue === 'least'
  const next = items[index + 1]
  return isCue(items[index - 1]) || (isCue(next) && next?.join === 'none')
}

/** A length with no part beside it and nothing that it measures: `10pt, one page`. */
function isAlone({ parse: { items, bound, negations }, index }: Context): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const isMeasure = (other: Item | undefined, join: Item['join'] | undefined): boolean =>
    other !== undefined &&
    join === 'none' &&
    ['unknown', 'unsupported', 'cue'].includes(other.meaning.kind) &&
    !(other.meaning.kind === 'cue' && other.meaning.cue === 'least') &&
    !other.reason
  if (bound[index] !== undefined || negations[index] || isFaceOfPart(items, index - 1)) return false
  // `the source at the foot in 8pt`: the size of what stands before.
  if (item.within && item.join === 'none' && before !== undefined && before.meaning.kind !== 'typeface')
    return false
  return (item.colon === true || !isMeasure(before, item.join)) && !isMeasure(next, next?.join)
}
