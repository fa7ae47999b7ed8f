/** Finds what a brief wants set in a device: `totals in a box`, `circle the price in red`, `pull out one quote`. */
import type { Device, Part, PartKey } from './design.ts'
import { follows, type Item } from './items.ts'
import { namesTarget, type Meaning, namesPart } from './meaning.ts'
import {
  clauseStart,
  indexesOf,
  type Things,
  thingsBefore,
  thingsReferred,
  thingPlaced,
} from './things-beside.ts'
import {
  type Brief,
  type Copy,
  thingEndingAt,
  thingMetBefore,
  thingMetFrom,
  thingStartingAt,
} from './things-of-copy.ts'
import { leadsThings } from './words/devices.ts'
import { wholeWords } from './words/parts.ts'

/** Parts that stand in a device of their own. */
const DEVISED: readonly Part[] = [
  ...(['title', 'captions', 'code', 'quotes', 'tables', 'figures', 'names', 'prices', 'dates'] as const),
  ...(['footnotes', 'smallPrint', 'labels', 'headings'] as const),
]

/** Items with every device saying what it is for, and in which colour. The things stay, for what else is said of them. */
export function readDevices(items: readonly Item[], copy: Copy): readonly Item[] {
  const brief: Brief = { ...copy, items, parts: DEVISED }
  const taken = new Set<number>()
  const devised: Item[] = []
  for (const [index, item] of items.entries()) devised.push(deviceAt(brief, index, taken, devised) ?? item)
  return devised
}

/** A device and what it is for; undefined where an item is none, or nothing is named. */
function deviceAt(
  brief: Brief,
  index: number,
  taken: Set<number>,
  devised: readonly Item[],
): Item | undefined {
  const { items } = brief
  const item = items[index] as Item
  const page = pageOf(brief, index, taken)
  if (page) return page
  const meaning = isTwice(items, index)
    ? DOUBLE
    : (likenessOf(brief, index) ?? acrossOf(items, index) ?? bandOf(brief, index) ?? item.meaning)
  if (meaning.kind !== 'device' || meaning.keys || isBanned(items, index) || isCompound(brief, index))
    return undefined
  if (meaning.device === 'ring' && isMadeOf(brief, index)) return undefined
  const same = item.join === 'none' ? deviceBefore(items, index, devised) : undefined
  // `pulled out in a strip`: said of the same things.
  if (same?.kind === 'device' && same.keys)
    return { ...item, meaning: { ...same, device: both(same.device, meaning.device) } }
  // `in a yellow box`, `in three boxes`
  const from = openingOf(items, index)
  const behind = thingsBehind(brief, index)
  const leads = leadsThings.test(item.words) || meaning === DOUBLE
  const beside = (leads && behind) || longer(brief, thingsBefore(brief, from, taken), from)
  const met = beside || behind ? undefined : thingsMet(brief, from, index)
  const things = beside || behind || met || thingsReferred(brief, index) || thingPlaced(brief, from)
  const isOnePage = meaning.device === 'dark' && /^(?:on|one)$/.test(brief.source.before(item.first))
  if (!things && isOnePage) return { ...item, meaning: UNNAMED }
  if (!things || (isAcross(item) && !things.keys.every(isOfFigures))) return undefined
  for (const at of things.of) taken.add(at)
  // The colour of a line is a wish of its own: nothing else has it.
  const isLine = meaning.device === 'rule' || meaning.device === 'overline'
  const fill = isLine ? undefined : fillBehind(items, index)
  const color = fill ? fill[1] : isLine ? undefined : colorOf(brief, index, things)
  const hex = color === undefined ? undefined : items[color]?.meaning
  const twice = meaning === DOUBLE ? [twiceBehind(items, index)] : []
  const sizes = color === undefined ? [] : sizesBefore(items, color)
  const opening = from < index ? indexesOf({ from, to: index - 1 }) : []
  const like = opening.filter(at => !isLine || items[at]?.meaning.kind !== 'color')
  const own = [
    ...things.of,
    ...(color === undefined ? [] : [color]),
    ...sizes,
    ...twice,
    ...like,
    ...(fill ?? []),
  ]
  const of = [...new Set(own)]
  // `"38 %" pulled out huge`: a figure stands out by its size; `the 93 % and the ask each own a slide`.
  const pulled = meaning.device === 'pull' ? things.keys.filter(key => /^said:.*\d/.test(key)) : []
  if (pulled.length > 0)
    return {
      ...item,
      meaning: {
        kind: 'rank',
        keys: pulled,
        rank: 'first',
        of,
        ...(hex?.kind === 'color' && { color: hex.hex }),
      },
    }
  // `results as a row of three big figures`
  const figures = meaning.device === 'strip' ? figuresBehind(items, index) : -1
  if (figures >= 0) return { ...item, meaning: { ...meaning, keys: ['figures'], of: [...of, figures] } }
  // `one of Graham's quotes pulled out`: what somebody says, and not the name.
  const isQuote = meaning.device === 'pull' && things.of.some(at => isQuotes(items[at + 1]))
  if (isQuote) return { ...item, meaning: { ...meaning, keys: ['quotes'], of } }
  const device = deviceFor(meaning.device, things.keys)
  if (device === 'dashed-box' && meaning.alone?.kind === 'setting' && !isOfThing(brief, things))
    return undefined
  const isTinted = TINTED.test(item.words)
  const tint = hex?.kind === 'color' ? { tint: hex.hex } : isTinted ? ({ tinted: true } as const) : {}
  return { ...item, meaning: { ...meaning, device, keys: things.keys, of, ...tint } }
}

/** `in a box with a pale green fill`: the items that say so, the colour in their middle. */
function fillBehind(items: readonly Item[], index: number): readonly [number, number, number] | undefined {
  const [cue, color, fill] = items.slice(index + 1, index + 4)
  const isWith = cue?.words === 'with' && cue.join === 'none' && color?.join === 'none'
  const isFill = follows(color, fill) && /^(?:fill|filling|background|ground)$/.test(fill.words)
  return isWith && isFill && isPlainColor(color) ? [index + 1, index + 2, index + 3] : undefined
}

/** `the quote alone on a dark slide`: the ground of one page, whatever stands on it, and not that of all. */
function pageOf(brief: Brief, index: number, taken: Set<number>): Item | undefined {
  const { items } = brief
  const [item, page] = [items[index] as Item, items[index + 1]]
  const isKind = /^(?:color|shade)$/.test(item.meaning.kind)
  const isOne = /^one /.test(item.words) || (items[index - 1]?.words === 'one' && item.join === 'none')
  if (isKind && isOne && follows(item, page) && PAGE.test(page.words)) return onePage(brief, index)
  const isGround = isKind && item.on && item.join === 'none'
  const isBare = ALONE.test(items[index - 1]?.words ?? '') && (page === undefined || page.join !== 'none')
  const isPage = isBare || (follows(item, page) && PAGE.test(page.words))
  if (!isGround || !isPage) return undefined
  const from = clauseStart(items, index)
  const isAlone = items.slice(from, index).some(({ words }) => ALONE.test(words))
  const things = thingsBefore(brief, index, taken) ?? thingsMet(brief, index, index + 1)
  if (!things && !isAlone) return undefined
  if (!things) return { ...item, meaning: UNNAMED }
  for (const at of things.of) taken.add(at)
  const of = [...things.of, isBare ? index - 1 : index + 1]
  const tint = item.meaning.kind === 'color' ? { tint: item.meaning.hex } : {}
  return {
    ...item,
    meaning: { kind: 'device', device: 'apart', alone: null, keys: things.keys, of, ...tint },
  }
}

/** Why one page of several has no look: nothing is named that stands on it. */
export const UNNAMED_PAGE = 'a single page has no look of its own: name what stands on it'

const UNNAMED: Meaning = { kind: 'unsupported', reason: UNNAMED_PAGE }

/** `one dark slide for the mission`: a page by what stands on it. */
function onePage(brief: Brief, index: number): Item {
  const item = brief.items[index] as Item
  const next = brief.items[index + 2]
  const thing = next?.join === 'none' && next.forIt ? thingStartingAt(brief, index + 2) : undefined
  if (!thing) return { ...item, meaning: UNNAMED }
  const of = indexesOf({ from: index + 1, to: thing.to })
  return { ...item, meaning: { kind: 'device', device: 'apart', alone: null, keys: [thing.key], of } }
}

const PAGE = /^(?:slide|page|spread|screen)$/
const ALONE = /^(?:alone|itself|solo|own)$/

const TINTED = /^(?:in a )?(?:tinted|shaded|colou?red) (?:box|panel)$|^in a (?:tinted|shaded|colou?red) /

/** `a coupon with a dashed border`: what stands for the whole is framed as a whole, by its ornament. */
function isOfThing({ items }: Brief, { of }: Things): boolean {
  return !of.some(at => wholeWords.has(items[at]?.words ?? ''))
}

/** `a moon made of one circle`, `jabłko z koła`: what something is drawn of is no device. */
function isMadeOf({ items, source }: Brief, index: number): boolean {
  const item = items[index] as Item
  const lead = source.words(Math.max(item.first - 1, 0), item.first).split(' ')
  return item.of === true || MADE.test(source.before(item.first)) || lead.some(word => MADE.test(word))
}

const MADE = /^(?:of|from|aus|z|ze|av|af|из|з|із)$/

/** `phone-box red`: a box that is one of its own kind. */
function isCompound({ items, source }: Brief, index: number): boolean {
  const { first, last, words } = items[index] as Item
  // `tear-off strips with my number`
  if (
    /^strips?$/.test(words) &&
    /^(?:off|out|tear)$/.test(source.words(Math.max(first - 1, 0), first).split(/[\s-]/)[0] ?? '')
  )
    return true
  // `soap-bubble circles`
  if (
    first > 1 &&
    /^(?:circles?|rings?)$/.test(words) &&
    /[\p{L}]-[\p{L}]+ \S+$/u.test(source.words(first - 2, last))
  )
    return true
  return (
    first > 0 && /^box(?:es)?$/.test(words) && /[\p{L}\d]-box(?:es)?$/u.test(source.words(first - 1, last))
  )
}

/** Items between two devices of the same things. */
const SAME = 2

/** `set apart in a quiet box`, `a box people could cut out`: what stands right before, or past what says little. */
function deviceBefore(items: readonly Item[], index: number, devised: readonly Item[]): Meaning | undefined {
  for (let at = index - 1; at >= Math.max(index - 1 - SAME, clauseStart(items, index)); at--) {
    const meaning = devised[at]?.meaning
    if (meaning?.kind === 'device') return meaning
    if (meaning?.kind !== 'mood' && !(meaning?.kind === 'unknown' && VAGUE.test(items[at]?.words ?? '')))
      return undefined
  }
  return undefined
}

const VAGUE = /^(?:people|someone|one|they|you|readers?|members?|guests?|own|little|small|quiet|neat)$/

/** `in one clear yellow box`: where a device begins, with its count, its colour and what it is like. */
function openingOf(items: readonly Item[], index: number): number {
  let at = index
  for (; items[at]?.join === 'none' && at > 0; at--) {
    const before = items[at - 1] as Item
    const { meaning, words } = before
    const isIts =
      isPlainColor(before) ||
      (meaning.kind === 'number' && (before.within === true || at < index)) ||
      (meaning.kind === 'mood' && before.within !== undefined) ||
      LIKE.test(words)
    if (!isIts || (meaning.kind === 'mood' && index - at > 1)) break
  }
  return at
}

/** What a device is like: it says nothing of the page. */
const LIKE = /^(?:own|little|small|separate|proper|neat|numbered|real|nice|simple|set|apart)$/

/** `as a panel`, `should look like a proper little card`: things of paper that something is to be like. */
function likenessOf({ items, source }: Brief, index: number): Meaning | undefined {
  const item = items[index] as Item
  const device = SHEETS.find(([words]) => words.test(item.words))?.[1]
  if (device === undefined || item.meaning.kind === 'device') return undefined
  const lead = source.words(Math.max(item.first - LED, 0), item.last)
  // `as loud as the band`
  if (source.before(item.first) === 'the') return undefined
  return AS.test(lead) ? { kind: 'device', device, alone: null } : undefined
}

/** Words before such a thing among which its `as` or `like` stands. */
const LED = 5
const AS =
  /\b(?:as|like|into|its own|their own|be|for|wie|als|comme|come|como|eigen\w*)\s+(?:\S+\s+){0,3}\S+$/
const SHEETS: readonly (readonly [words: RegExp, device: Device])[] = [
  [/^(?:panel|card|ad|advert|notice|sticker|coupon|clipping|strip|band)$/, 'box'],
  [/^(?:panels|cards|tiles|badges|notices|stickers|tags)$/, 'boxes'],
]

/** `the four numbers across the top`: figures that stand there are a strip. */
function acrossOf(items: readonly Item[], index: number): Meaning | undefined {
  const item = items[index] as Item
  const isMotif = item.meaning.kind === 'setting' && item.meaning.patch.decor?.motif !== undefined
  return isAcross(item) && !isMotif ? { kind: 'device', device: 'strip', alone: null } : undefined
}

/** `the date in a black bar along the bottom`, `das Datum im gelben Streifen`: what would be an ornament holds a thing. */
function bandOf({ items, source }: Brief, index: number): Meaning | undefined {
  const { meaning, words } = items[index] as Item
  const found = BANDS.find(([band]) => band.test(words))?.[1]
  const decor = meaning.kind === 'setting' ? meaning.patch.decor : undefined
  const isHeader = namesTarget(meaning, 'header')
  const isDrawn = decor?.motif !== undefined || decor?.fields === true || isHeader
  const opening = openingOf(items, index)
  const first = items[opening] as Item
  const isHolding = first.within === true && items.slice(opening, index).some(isPlainColor)
  // `in einem weißen Balken` is one, and no chart of them.
  const isOne = /^(?:an?|one|einem)$/.test(source.before(first.first))
  const isMeant = isDrawn || isOne || (meaning.kind === 'unknown' && !/^(?:bars|charts)$/.test(words))
  return found && isMeant && isHolding ? { kind: 'device', device: found, alone: null } : undefined
}

const BANDS: readonly (readonly [words: RegExp, device: Device])[] = [
  [
    /^(?:stripes?|bars?|bands?|ribbons?|charts)(?: (?:along|across|at|down|on) the \p{L}+(?: side)?)?$/u,
    'strip',
  ],
  [/^(?:colou?r )?(?:fields?|blocks?)$/, 'box'],
]

function isAcross({ words }: Item): boolean {
  return /^(?:across|over) the (?:top|page|full width|whole width)$/.test(words)
}

function isOfFigures(key: PartKey): boolean {
  return /^(?:figures|prices|said:.*(?:numbers|figures|results|percentages|zahlen|chiffres|cifras))$/.test(
    key,
  )
}

/** A thing that is known by its last word alone is known better by the line of the copy that has the words before as well. */
function longer(brief: Brief, things: Things | undefined, before: number): Things | undefined {
  const [key] = things?.keys ?? []
  const [first] = things?.of ?? []
  const isWhole = key?.includes(' ') && (things?.of.length ?? 0) > 1
  if (things?.keys.length !== 1 || !key?.startsWith('said:') || first === undefined || isWhole) return things
  const met = thingMetBefore(brief, first)
  return met && met.from < first && first < before ? { keys: [met.key], of: indexesOf(met) } : things
}

/** What the copy has for the words before a device, past what else is said of it, or else for those behind. */
function thingsMet(brief: Brief, before: number, index: number): Things | undefined {
  const { items } = brief
  for (let at = before - 1; at >= Math.max(clauseStart(items, index), before - PAST); at--) {
    if (items[at + 1]?.join !== 'none') return undefined
    const met = thingEndingAt(brief, at) ?? thingMetBefore(brief, at)
    if (met) return { keys: [met.key], of: indexesOf(met) }
    const { kind } = (items[at] as Item).meaning
    if (!['quality', 'rank', 'degree', 'manner', 'unknown', 'cue', 'place', 'macro'].includes(kind))
      return undefined
  }
  const next = items[index + 1]?.join === 'none' ? thingMetFrom(brief, index + 1) : undefined
  return next && { keys: [next.key], of: indexesOf(next) }
}

/** Items between a thing and its device. */
const PAST = 4

const DOUBLE: Meaning & { readonly kind: 'device' } = { kind: 'device', device: 'double-rule', alone: null }

/** `underline the totals twice`. */
function isTwice(items: readonly Item[], index: number): boolean {
  const { meaning } = items[index] as Item
  return meaning.kind === 'manner' && meaning.dress.underline === true && twiceBehind(items, index) >= 0
}

function twiceBehind(items: readonly Item[], index: number): number {
  return placeBehind(items, index, ({ words }) => /^(?:twice|double|doubly)$/.test(words))
}

function figuresBehind(items: readonly Item[], index: number): number {
  return placeBehind(items, index, ({ meaning }) => namesPart(meaning, 'figures'))
}

function isQuotes(item: Item | undefined): boolean {
  return item?.join === 'none' && namesPart(item.meaning, 'quotes')
}

/** Items behind a device among which what says more of it is looked for. */
const NEAR = 4

/** The place of the first such item close behind another, in what goes on from it; -1 where there is none. */
function placeBehind(items: readonly Item[], index: number, isSuch: (item: Item) => boolean): number {
  for (let at = index + 1; at <= index + NEAR && items[at]?.join === 'none'; at++)
    if (isSuch(items[at] as Item)) return at
  return -1
}

/** Of two devices for the same things: `in three boxes in a row` are boxes. */
function both(first: Device, second: Device): Device {
  return second === 'strip' && first !== 'pull' ? first : second
}

/** Figures that are pulled out stand in a strip, and whatever is no quotation in a box. */
function deviceFor(device: Device, keys: readonly PartKey[]): Device {
  if (device !== 'pull' || keys.includes('quotes')) return device
  return keys.includes('figures') ? 'strip' : 'box'
}

/** Items before a device among which a ban is looked for. */
const TURNED = 2

function isBanned(items: readonly Item[], index: number): boolean {
  const from = Math.max(clauseStart(items, index), index - TURNED)
  return items.slice(from, index).some(({ meaning }) => {
    return meaning.kind === 'cue' && ['no', 'soft', 'omit', 'than'].includes(meaning.cue)
  })
}

/** `a box around the totals`, `boxed summary`, `pull out one quote`. */
function thingsBehind(brief: Brief, index: number): Things | undefined {
  const { items } = brief
  let at = index + 1
  while (items[at]?.join === 'none' && (FILLING.test(items[at]?.words ?? '') || isOne(items[at]))) at++
  // `one takeaway in a box per section`
  if (items[at]?.per) return undefined
  if (items[at]?.join !== 'none' || (isStrip(items[index]) && isUnder(items, index, at))) return undefined
  const thing = thingStartingAt(brief, at)
  // `as three cards with the second marked`
  if (!thing || isMark(items[thing.to + 1])) return undefined
  const other = items[thing.to + 1]?.join === 'and' ? thingStartingAt(brief, thing.to + 1) : undefined
  const things = [thing, ...(other ? [other] : [])]
  const last = things.at(-1)?.to ?? at
  return { keys: things.map(({ key }) => key), of: indexesOf({ from: index + 1, to: last }) }
}

/** `in a strip under my name`: what it stands under is not in it. */
function isUnder(items: readonly Item[], from: number, to: number): boolean {
  return items.slice(from + 1, to).some(({ words }) => /^(?:under|below)$/.test(words))
}

function isStrip(item: Item | undefined): boolean {
  return item?.meaning.kind === 'device' && item.meaning.device === 'strip'
}

const FILLING = /^(?:around|round|behind|about|for|with|under|below|good|strong|best|short)$/

function isMark(item: Item | undefined): boolean {
  return item?.join === 'none' && item.meaning.kind === 'device' && item.meaning.device === 'mark'
}

function isOne(item: Item | undefined): boolean {
  return item?.meaning.kind === 'number' && item.meaning.value === 1
}

/** `in a yellow box`, `circled in red`, `highlight the total in yellow`: the colour right before a device, or what follows in one. */
function colorOf({ items, source }: Brief, index: number, { of }: Things): number | undefined {
  const before = index - 1
  const isBefore = items[index]?.join === 'none' && isPlainColor(items[before]) && !of.includes(before)
  if (isBefore) return before
  let behind = Math.max(index, ...of) + 1
  while (isSize(items[behind])) behind++
  const next = items[behind]
  // `dans un cercle rouge`
  const isIts = next?.within === true || (source.isForeign && behind === index + 1)
  return isPlainColor(next) && next?.join === 'none' && isIts ? behind : undefined
}

function isSize(item: Item | undefined): boolean {
  return item?.join === 'none' && item.meaning.kind === 'quality' && item.meaning.property === 'size'
}

/** `pulled out huge in copper`: sizes right before the colour. */
function sizesBefore(items: readonly Item[], color: number): readonly number[] {
  const sizes: number[] = []
  for (let at = color - 1; isSize(items[at]); at--) sizes.push(at)
  return sizes
}

function isPlainColor(item: Item | undefined): boolean {
  return item?.meaning.kind === 'color' && item.uses === undefined
}
