/** Finds where a colour is wanted when the brief names no part of the page beside it. */
import { isNearBlackOf } from './companions.ts'
import { toOklch } from '../theme/oklch.ts'
import { follows, isColor, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import type { Token } from './tokens.ts'
import { wholeWords } from './words/parts.ts'
import { groundWords } from './words/tints.ts'
import { namesTarget } from './meaning.ts'

/** Whether one item follows another without anything between. */
export function isNeighbour(item: Item, next: Item): boolean {
  return follows(item, next) && !next.colon
}

/** `otherwise black`, `all else black`: the colour of all that no other is for. */
export function isOfOthers(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  if (item?.join === 'none' && OTHERS.test(before?.words ?? '')) return true
  // `le reste noir`, whose noun comes first.
  return next?.join === 'none' && next.words === 'everything' && items[index + 2]?.words === 'else'
}

const OTHERS = /^(?:else|otherwise|rest|everything else|all the rest)$/

function seatKey(seat: Item['seat']): Pick<Item, 'seat'> {
  return seat ? { seat } : {}
}

/** Where a colour of all others is: words in a dark one, a pale one under them. */
function seatOfOthers(hex: string, items: readonly Item[]): Item['seat'] {
  const { l, c } = toOklch(hex)
  const isOnDeep = items.some(
    ({ meaning }, at) =>
      meaning.kind === 'color' &&
      toOklch(meaning.hex).l < 0.45 &&
      [items[at - 1], items[at + 1]].some(other => namesTarget(other?.meaning, 'background')),
  )
  // `night blue ground, figures in yellow, the rest in white`
  if (l > 0.85) return isOnDeep ? 'text' : 'background'
  return c > 0.08 || l > 0.5 ? undefined : 'text'
}

/** Where a colour is wanted when the brief names no part of the page: `one red`, `amber for warnings`, `solid navy`. */
export function seated(items: readonly Item[], index: number, tokens: readonly Token[]): Item {
  const item = items[index] as Item
  if (item.meaning.kind !== 'color' || isNearBlackOf(items, index)) return item
  const on = item.on || standsOn(items, index)
  // `lilac to peach gradient background`: the one end of it is no ink on the other.
  if (isFromTo(items, index, tokens)) return { ...item, on, seat: 'accent' }
  if (isOfOthers(items, index)) return { ...item, on, ...seatKey(seatOfOthers(item.meaning.hex, items)) }
  const before = tokens[item.first - 1]?.text ?? ''
  if (groundWords.has(before) && tokens[item.first]?.gap === 'none')
    return { ...item, on, seat: 'background' }
  const behind = tokens[item.last + 1]
  if (behind?.gap === 'none' && MOSTLY.test(behind.text)) return { ...item, on, seat: 'background' }
  // `oyster cream behind`: at the end of its clause.
  const ends = (tokens[item.last + 2]?.gap ?? 'stop') !== 'none'
  if (behind?.gap === 'none' && behind.text === 'behind' && ends) return { ...item, on, seat: 'background' }
  if (isOnPaper(items, index)) return { ...item, on, seat: 'text' }
  if (isWholeGround(items, index, tokens)) return { ...item, on, seat: 'background' }
  if (isOnScreen(items, index)) return { ...item, on, seat: 'background' }
  const isOne = saysOne(items, index, tokens)
  if (carries(items, index, tokens)) return { ...item, on, seat: 'background' }
  const says = tokens[item.last + 1]
  // `laterite brown with one clear blue for the numbers`: where another is named, what is for a part is on that.
  const isDetail = isForDetails(tokens, item.last + 1)
  const isFor = says?.gap === 'none' && says.text === 'only'
  const isColored = toOklch(item.meaning.hex).c >= 0.05
  return isColored && (isDetail ? !hasOther(items, index) : isOne || isFor)
    ? { ...item, on, seat: 'accent' }
    : { ...item, on }
}

function isFromTo(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const between = tokens.slice(item.last + 1, next?.first ?? 0)
  return (
    isColor(next) &&
    next?.join === 'none' &&
    between.length === 1 &&
    /^(?:to|into)$/.test(between[0]?.text ?? '')
  )
}

/** Whether another colour with a hue is named. */
function hasOther(items: readonly Item[], index: number): boolean {
  return items.some(
    ({ meaning, on }, at) =>
      at !== index && !on && meaning.kind === 'color' && toOklch(meaning.hex).c >= 0.05,
  )
}

/** Items behind a colour among which a screen is named. */
const SCREENED = 6

/** `dark navy so it looks good on the TV`, `navy like the sea at night`: the first colour, where it is deep, is what a screen glows in. */
function isOnScreen(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (item.meaning.kind !== 'color' || toOklch(item.meaning.hex).l > DEEP || item.within || item.forIt)
    return false
  if (items.findIndex(isColor) !== index || items[index - 1]?.meaning.kind === 'target') return false
  const isOfPart =
    next?.join === 'none' && (next.meaning.kind === 'target' || next.forIt === true || isLine(next))
  if (isOfPart || (next?.join === 'and' && isColor(next))) return false
  const lead = items.slice(Math.max(index - NIGHT, 0), index + 1)
  if (lead.some(({ words }) => words === 'night') && lead.slice(1).every(({ join }) => join === 'none'))
    return true
  for (let at = index + 1; at <= index + SCREENED && /^(?:none|and)$/.test(items[at]?.join ?? ''); at++)
    if (SCREENS.test(items[at]?.words ?? '')) return true
  return false
}

/** Items before a colour among which the night is named: `navy like the sea at night`. */
const NIGHT = 2

/** Lightness up to which a colour is the ground of a screen. */
const DEEP = 0.42
const SCREENS =
  /^(?:screen|tv|television|monitor|bildschirm|fernseher|écran|télé|pantalla|tele|schermo|tv-scherm|ecrã|tela|scherm|ekran|ekranu|telewizor|skärm|skärmen|画面|モニター|屏幕|大屏|شاشة|الشاشة)$/

/** `slate grey mostly`. */
const MOSTLY = /^(?:mostly|mainly|predominantly|throughout|everywhere)$/

/** `black on paper, and one cherry red`: what is printed, and no ground. */
function isOnPaper(items: readonly Item[], index: number): boolean {
  const [{ meaning }, next] = [items[index] as Item, items[index + 1]]
  const isPaper = namesTarget(next?.meaning, 'background')
  return (
    isPaper &&
    next?.on === true &&
    next.join === 'none' &&
    meaning.kind === 'color' &&
    isDeepGrey(meaning.hex)
  )
}

/** `the page should be almost black`, `DJ page. Black.`: a grey that is said of the whole, and no other colour. */
function isWholeGround(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  const { meaning } = item
  const isDeep = meaning.kind === 'color' && meaning.hues === null && isDeepGrey(meaning.hex)
  const next = items[index + 1]
  if (isDeep && next && isNeighbour(item, next) && isDocument(next)) return true
  if (!isDeep || (next !== undefined && isNeighbour(item, next) && next.meaning.kind !== 'cue')) return false
  const subject = items[index - 1]
  const isOfWhole = subject !== undefined && isNeighbour(subject, item) && isWholeThing(subject)
  const isPredicate = isOfWhole && tokens[item.first - 1]?.text === 'be'
  // `black with one flash of red`: what else there is stands on it.
  const isWith = next?.meaning.kind === 'cue' && next.words === 'with' && next.join === 'none'
  const more = isWith ? items.slice(index + 2, index + 6) : []
  if (
    more.some(isColor) &&
    !isUnreadOnBlack(more) &&
    !more.some(isLine) &&
    (item.join !== 'none' || item.colon === true || index === 0)
  )
    return true
  const isSentence = (item.join === 'stop' || index === 0) && (next === undefined || next.join === 'stop')
  const others = items.some(
    (other, at) =>
      at !== index && (other.meaning.kind === 'color' || /^(?:no|one|two) colou?r/.test(other.words)),
  )
  return isPredicate || (isSentence && !others)
}

/** `black with headings in dark green`: words in a deep tone are not read on black, which is that of the other words then. */
function isUnreadOnBlack(more: readonly Item[]): boolean {
  return (
    more.some(({ meaning }) => meaning.kind === 'target' && WORDED.test(meaning.part ?? meaning.target)) &&
    more.some(({ meaning }) => meaning.kind === 'color' && toOklch(meaning.hex).l < 0.45)
  )
}

/** Parts that are words. */
const WORDED = /^(?:title|headings|subheads|labels|dates|prices|names|heading|text|type)$/

function isDeepGrey(hex: string): boolean {
  const { l, c } = toOklch(hex)
  return l < 0.35 && c < 0.045
}

/** `black poster, white text`. */
function isDocument({ meaning, words }: Item): boolean {
  return (
    meaning.kind === 'unknown' &&
    /^(?:poster|flyer|card|invitation|menu|ticket|slide|website|site|banner|voucher|page)s?$/.test(words)
  )
}

function isWholeThing({ meaning, words }: Item): boolean {
  if (meaning.kind === 'target') return meaning.target === 'background'
  return meaning.kind === 'unknown' && wholeWords.has(words)
}

/** `bottle green and old gold on it`: the colour before is the ground. */
function carries(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const next = items[index + 1]
  const [on, it] = next ? tokens.slice(next.last + 1, next.last + 3) : []
  return next?.meaning.kind === 'color' && on?.text === 'on' && it?.text === 'it' && it.gap === 'none'
}

/** `brass for the figures`: parts that have the accent. */
function isForDetails(tokens: readonly Token[], at: number): boolean {
  if (!FOR.has(tokens[at]?.text ?? '') || tokens[at]?.gap !== 'none') return false
  return tokens.slice(at + 1, at + 4).some(({ text }) => DETAILS.has(text.replace(/s$/, '')))
}

const FOR: ReadonlySet<string> = new Set('for pour für para per voor in'.split(' '))
const DETAILS: ReadonlySet<string> = new Set(
  'figure number numeral price total detail line link button data chart graph diagram bar chiffre zahl ziffer número numero numer cifra cijfer'.split(
    ' ',
  ),
)

/** `on coarse cream`: what says more of the ground stands between. */
function standsOn(items: readonly Item[], index: number): boolean {
  let item = items[index] as Item
  for (let at = index - 1; at >= Math.max(index - 3, 0); at--) {
    const before = items[at] as Item
    if (
      item.colon ||
      !isNeighbour(before, item) ||
      !['mood', 'shade', 'unknown', 'setting'].includes(before.meaning.kind)
    )
      return false
    if (before.on) return true
    item = before
  }
  return false
}

const ONE: ReadonlySet<string> = new Set(
  'one single einziges einziger einzige solo único única seul seule jedna jedno jeden enda enkel één μόνο'.split(
    ' ',
  ),
)

/** `one warm red`: no other colour stands between, and nothing divides them. */
function saysOne(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  const others = items.slice(Math.max(index - 4, 0), index).filter(({ meaning }) => meaning.kind === 'color')
  const from = Math.max(item.first - 4, (others.at(-1)?.last ?? -1) + 1, 0)
  for (let at = item.first; at > from; at--) {
    const before = tokens[at - 1]?.text ?? ''
    if (tokens[at]?.gap !== 'none' || before === 'and') return false
    if (ONE.has(before)) return true
  }
  return ONE.has(tokens[item.first]?.text ?? '')
}
