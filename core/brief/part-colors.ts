/** Finds what a colour is for where a brief says it of several things, or of some alone: `red headings and sums`, `orange only for the buttons`. */
import { hueTurn, toOklch } from '../theme/oklch.ts'
import type { Part, PartKey } from './design.ts'
import { isFamily } from './color-slots.ts'
import { isOfOthers } from './color-seats.ts'
import { follows, isOnly, type Item, withOne } from './items.ts'
import { isLine } from './lines-named.ts'
import { clauseAround, lineUse, missedUse, reservedUse } from './reserved-colors.ts'
import { pairUse, thingUse } from './colors-of-things.ts'
import { indexesOf } from './things-beside.ts'
import { type Brief, type Copy, type Thing, thingEndingAt, thingStartingAt } from './things-of-copy.ts'
import { stateNamed, type State } from './words/states.ts'
import { namesPart, namesTarget, ranksUp } from './meaning.ts'

/** What a colour is for: parts, states that are told by it, and the items that name them. */
export interface ColorUseOf {
  readonly keys: readonly PartKey[]
  readonly states: readonly State[]
  readonly of: readonly number[]
  /** Nothing else has it. */
  readonly only: boolean
  /** Entries under or over a figure alone. */
  readonly limit?: { readonly below?: number; readonly above?: number }
  /** Parts whose device has it: `a copper line under the name`. */
  readonly tinted?: readonly PartKey[]
  /** Things that stand on a field of it. */
  readonly fields?: readonly PartKey[]
  /** Lines between parts have it, or a single one. */
  readonly lines?: 'all' | 'one' | 'bar'
  /** What it is for, where nothing of the design stands for that: then nothing has it. */
  readonly unseated?: string
  /** It is one of several that are shown or told apart, and none of the page. */
  readonly shown?: true
  /** The ornament of the page has it. */
  readonly ornament?: true
}

/** Parts that have colours of their own. */
const COLORED: readonly Part[] = [
  ...([
    'headings',
    'title',
    'subheads',
    'captions',
    'quotes',
    'tableHeads',
    'links',
    'buttons',
    'figures',
  ] as const),
  ...(['names', 'prices', 'dates', 'footnotes', 'smallPrint', 'labels', 'pageNumbers', 'numbering'] as const),
]

/** Items with every colour that is for several things, or for some alone, saying for which. */
export function readPartColors(items: readonly Item[], copy: Copy): readonly Item[] {
  const brief: Brief = { ...copy, items, parts: COLORED }
  const others = namesOthers(items)
  const each = eachOwn(items)
  const used = items.map((item, index) => {
    if (item.meaning.kind !== 'color' || item.uses) return item
    if (item.on) {
      const field = fieldUnder(brief, index) ?? pairUse(brief, index)
      return field ? { ...item, on: false, uses: field } : item
    }
    const uses = each.has(index)
      ? ownUse(brief, index)
      : usesOf(brief, index, others >= 0 && others !== index)
    return uses ? { ...item, uses } : item
  })
  return withNamedAgain(used)
}

/** Things that each have a colour of their own at least: fewer may be the parts of a page. */
const EACH = 3

/** `(glass green, paper blue, metal grey)`: colours right behind one thing each, in a row; a part of the page is no such thing. */
function eachOwn(items: readonly Item[]): ReadonlySet<number> {
  const rows: number[][] = [[]]
  for (const [index, { meaning, join }] of items.entries()) {
    const thing = items[index - 1]
    if (
      meaning.kind !== 'color' ||
      join !== 'none' ||
      !thing ||
      !/^(?:unknown|target)$/.test(thing.meaning.kind)
    )
      continue
    const opens =
      index < 2 || thing.join !== 'none' || items[index - 2]?.meaning.kind === 'color' || thing.bracket
    if (!opens) continue
    const isNext = rows.at(-1)?.at(-1) === index - 2
    if (isNext) rows.at(-1)?.push(index)
    else rows.push([index])
  }
  const areThings = (row: readonly number[]): boolean =>
    row.filter(at => items[at - 1]?.meaning.kind === 'unknown').length > row.length / 2 &&
    !row.some(at => namesTarget(items[at - 1]?.meaning, 'background'))
  return new Set(rows.filter(row => row.length >= EACH && areThings(row)).flat())
}

function ownUse(brief: Brief, index: number): ColorUseOf {
  const thing = brief.items[index - 1] as Item
  const key: PartKey =
    thingEndingAt(brief, index - 1)?.key ?? `said:${brief.source.words(thing.first, thing.last)}`
  return { keys: [key], states: [], of: [index - 1], only: true }
}

/** `charcoal and ember orange on white, orange for figures only`: what is named again for one thing alone is for nothing else before. */
function withNamedAgain(items: readonly Item[]): readonly Item[] {
  for (const [again, { meaning, uses }] of items.entries()) {
    const first =
      uses?.only && !uses.unseated && isFamily(meaning) ? items[namedBefore(items, again)] : undefined
    if (!uses || !first) continue
    return items.map((item, at) => {
      if (item === first) return { ...item, uses: { ...uses, of: [] } }
      return at === again ? { ...item, meaning: first.meaning } : item
    })
  }
  return items
}

/** A colour of the same hue that is named before one for no part; -1 where none is. */
function namedBefore(items: readonly Item[], at: number): number {
  const own = items[at]?.meaning
  if (own?.kind !== 'color' || toOklch(own.hex).c < GREY) return -1
  const { h } = toOklch(own.hex)
  for (let index = Math.max(at - BEFORE, 0); index < at; index++) {
    const { meaning, uses, on } = items[index] as Item
    if (meaning.kind !== 'color' || meaning.hex === own.hex || uses || on) continue
    // `kraft and a yellow for alerts` are two.
    if (at - index <= NEXT && items.slice(index + 1, at + 1).every(({ join }) => /^(?:none|and)$/.test(join)))
      continue
    const other = toOklch(meaning.hex)
    if (other.c >= GREY && Math.abs(hueTurn(other.h, h)) < NEAR) return index
  }
  return -1
}

/** Items before a colour among which it is named before. */
const BEFORE = 24

/** Items from one colour of a list to the next. */
const NEXT = 3

/** OKLCH chroma up to which a colour is a grey, and degrees between hues of one name. */
const GREY = 0.045
const NEAR = 20

function usesOf(brief: Brief, index: number, isAlone: boolean): ColorUseOf | undefined {
  const field = fieldUse(brief, index) ?? pairUse(brief, index)
  if (field) return field
  // `fondo casi negro como una iglesia y los colores solo en las fotos`
  const [item, next, then] = brief.items.slice(index, index + 3)
  if (
    namesTarget(next?.meaning, 'background') &&
    follows(item, next) &&
    !(isOnly(then) && then?.join === 'none')
  )
    return undefined
  const clause = clauseAround(brief.items, index)
  const missed = missedUse(brief, index, clause)
  if (missed) return missed
  const found = usesBehind(brief, index) ?? usesBefore(brief, index)
  const only = found && (found.only || isAlone)
  if (found && only) return withLines(brief, { ...found, only })
  const line = lineUse(brief, index)
  const reserved =
    (line?.tinted && line) ?? reservedUse(brief, index, clause) ?? line ?? rankedUse(brief.items, index)
  if (reserved) return reserved
  const own = found?.keys.length === 1 && found.states.length === 0 && found.keys[0]?.startsWith('said:')
  if (own && (isMoved(brief, index) || isForIt(brief, index, found.of))) return { ...found, only: true }
  if (found && (found.keys.length > 1 || found.states.length > 0)) return found
  return thingUse(brief, index, clause)
}

/** `elevator red for the ladder number`, `orange where the time is`, where the page has other colours. */
function isForIt({ items, source }: Brief, index: number, of: readonly number[]): boolean {
  const first = items[Math.min(...of)] as Item
  const isSaid = first.forIt === true || WHERE.test(source.words((items[index] as Item).last, first.first))
  return isSaid && items.filter(({ meaning }) => meaning.kind === 'color').length > 1
}

const WHERE = /\s(?:where|wo|où|donde|dove|onde|waar|gdzie|kde|där|missä|де)\s/u

/** `lemon yellow only behind the total`: a colour that something stands on is that of its field. */
function fieldUse(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  const own = fieldUnder(brief, index)
  if (own) return own
  let at = index + 1
  while (isOnly(items[at]) && items[at]?.join === 'none') at++
  const isBehind = items[at]?.words === 'behind' && items[at]?.join === 'none'
  const thing = isBehind && items[at + 1]?.join === 'none' ? thingStartingAt(brief, at + 1) : undefined
  if (!thing) return undefined
  const of = indexesOf({ from: index + 1, to: thing.to })
  return { keys: [], states: [], of, only: at > index + 1, fields: [thing.key] }
}

/** `the total on a light green field`. */
function fieldUnder(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  const [item, field] = [items[index] as Item, items[index + 1]]
  const isField = field?.meaning.kind === 'setting' && field.meaning.patch.decor?.fields === true
  if (!item.on || item.join !== 'none' || field?.join !== 'none' || !isField) return undefined
  const thing = thingEndingAt(brief, index - 1)
  if (!thing) return undefined
  const of = [...indexesOf(thing), index + 1]
  return { keys: [], states: [], of, only: false, fields: [thing.key] }
}

/** `l'avis allergies en rouge`, whose noun its own language has first: a word of the copy that has its colour behind it. */
function isMoved({ items, source }: Brief, index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (next?.join !== 'none' || !source.isForeign || source.start(next.first) >= source.start(item.first))
    return false
  // `cardo roxo` is the purple of a thistle.
  return IN.test(source.words(item.first, next.last))
}

/** Words for `in` before a colour, in languages that have their noun first. */
const IN = /\s(?:en|em|in|à l'encre|بال)\s/u

/** `for section headings and rules only`: lines behind the things of a list. */
function withLines({ items }: Brief, uses: ColorUseOf): ColorUseOf {
  const at = Math.max(...uses.of) + 1
  const last = items[at]
  return last?.join === 'and' && isLine(last) ? { ...uses, of: [...uses.of, at], lines: 'all' } : uses
}

/** `the closure must shout, in red`: a clause of a colour alone goes on about what the clause before has first. */
function rankedUse(items: readonly Item[], index: number): ColorUseOf | undefined {
  const [item, next] = [items[index] as Item, items[index + 1]]
  // `the offer should stand out in red`, `in one red`
  const from = withOne(items, index)
  const [ranked, inside] = [items[from - 1]?.meaning, items[from] as Item]
  const isOwn = ranksUp(ranked) && ranked.keys.every(isSaid)
  if (isOwn && inside.join === 'none' && inside.within)
    return { keys: ranked.keys, states: [], of: indexesOf({ from, to: index - 1 }), only: true }
  const isAlone =
    item.join === 'comma' && item.within === true && !/^(?:none|and)$/.test(next?.join ?? 'stop')
  if (!isAlone) return undefined
  const before = items
    .slice(Math.max(index - BEFORE, 0), index)
    .findLast(({ meaning }) => meaning.kind === 'rank')
  if (before?.meaning.kind !== 'rank' || before.meaning.rank === 'last') return undefined
  return { keys: before.meaning.keys, states: [], of: [], only: true }
}

function isSaid(key: PartKey): boolean {
  return key.startsWith('said:')
}

/** `otherwise black`, `all else black`, `the rest grey`: the colour of all that no other is for; -1 where none is. */
function namesOthers(items: readonly Item[]): number {
  return items.findIndex(({ meaning }, index) => {
    return (meaning.kind === 'color' || isBlackAndWhite(items[index])) && isOfOthers(items, index)
  })
}

function isBlackAndWhite(item: Item | undefined): boolean {
  return item?.meaning.kind === 'setting' && item.meaning.patch.color?.ink !== undefined
}

/** Words between a colour and what it is for. */
const FILLING =
  /^(?:something|anything|whatever|everything|things?|when|where|used|use|reserved|kept|saved|meant|goes|go|appears|appear|is|text|type)$/

/** Words that say that a colour is kept for something. */
const RESERVED = /^(?:reserved|kept|saved)$/

/** `orange that is only used for the buttons and the phone number`, `red only on prices`, `red headings and sums`. */
function usesBehind(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  let at = index + 1
  // `un amarillo fuerte solo para avisos`: what says more of the colour.
  if (items[at]?.meaning.kind === 'mood' && items[at]?.join === 'none' && isOnly(items[at + 1])) at++
  let only = isOnly(items[index - 1]) && items[index]?.join === 'none'
  // `a small teal accent on my name`: an accent that has its place is that of what stands there.
  const isAccent = items[at]?.meaning.kind === 'target' && items[at]?.words === 'accent'
  // `one copper accent for losses`
  const hasUse = items[at + 1]?.on === true || items[at + 1]?.forIt === true
  if (isAccent && items[at]?.join === 'none' && hasUse && items[at + 1]?.join === 'none') {
    at++
    only = true
  }
  // `vermelho cravo apenas nas horas`: a word that no list has may say which colour it is.
  const isKind = (one: number) =>
    brief.source.isForeign && items[one]?.meaning.kind === 'unknown' && isOnly(items[one + 1])
  let [isFor, isReserved] = [false, false]
  while (
    items[at]?.join === 'none' &&
    (isOnly(items[at]) || isKind(at) || FILLING.test(items[at]?.words ?? ''))
  ) {
    only ||= isOnly(items[at])
    isReserved ||= RESERVED.test(items[at]?.words ?? '')
    // `orange for whatever is at risk`
    isFor ||= items[at]?.forIt === true
    at++
  }
  const first = items[at]
  if (first?.join !== 'none' || first.colon) return undefined
  // `reserved for the button`, which would else share it with what is to lead.
  only ||= isReserved && namesPart(first.meaning, 'buttons')
  // Before a thing without a word between it is that which is coloured: `red headings`.
  const leads = isFor || first.forIt === true || first.within === true || first.on || only
  if (!leads && at !== index + 1) return undefined
  return listFrom(brief, at, only, leads)
}

/** Things from an item on, in a list, and `only` behind them. */
function listFrom(brief: Brief, from: number, only: boolean, leads: boolean): ColorUseOf | undefined {
  const { items } = brief
  const keys: PartKey[] = []
  const states: State[] = []
  let at = from
  for (;;) {
    const found = useFrom(brief, at)
    if (!found) break
    if (found.key) keys.push(found.key)
    if (found.state && leads) states.push(found.state)
    at = found.to + 1
    const join = items[at]?.join
    if (join !== 'and' && join !== 'or' && !(join === 'comma' && isListed(items, at))) break
  }
  if (at === from) return undefined
  // `navy headings and cream paper`: a list goes on to the end of its clause.
  const next = items[at]
  const isBehind = next?.join === 'none' && (isOnly(next) || next.words === 'nothing else')
  const of = indexesOf({ from, to: isBehind ? at : at - 1 })
  if (keys.length + states.length === 0) return undefined
  return { keys, states, of, only: only || isBehind }
}

/** Whether a comma goes on with a list that an `and` ends. */
function isListed(items: readonly Item[], at: number): boolean {
  const last = items.findIndex(({ join }, one) => one > at && one < at + 4 && join !== 'none')
  if (items[last]?.join !== 'and') return false
  // `a red title, date and place small`: what has a look of its own begins another clause.
  const look = items[last + 1]
  return !(look?.join === 'none' && /^(?:quality|rank|place|device)$/.test(look.meaning.kind))
}

interface Use {
  readonly key?: PartKey | undefined
  readonly state?: State | undefined
  readonly to: number
}

/** A thing of the copy or a state that begins with an item. */
function useFrom(brief: Brief, from: number): Use | undefined {
  const thing = thingStartingAt(brief, from)
  const [item, next] = [brief.items[from], brief.items[from + 1]]
  const two = next?.join === 'none' ? stateNamed(`${item?.words} ${next.words}`) : undefined
  // `the dust of late December`
  const isOfName = follows(item, next) && next.meaning.kind === 'unknown' && next.meaning.name === true
  const state = isOfName ? undefined : (two ?? stateNamed(item?.words ?? ''))
  // `orange for the money`
  const isMoney = !thing && !state && /^(?:money|cash)$/.test(item?.words ?? '')
  if (isMoney) return { key: 'prices', to: from }
  if (!thing && !state) return undefined
  return { key: thing?.key, state, to: thing?.to ?? (two ? from + 1 : from) }
}

/** `headings and totals in red`, `only the headings in green`. */
function usesBefore(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  const opening = openingOf(items, index)
  // `name and prices only in orange`
  const cueBetween = isOnly(items[opening - 1]) && items[opening - 1]?.join === 'none' ? opening - 1 : -1
  const end = cueBetween < 0 ? opening : cueBetween
  const [before, first] = [items[end - 1], items[opening]]
  if (first?.join !== 'none' || before === undefined) return undefined
  // `Titel rot`: right behind a part.
  const isTight = before.meaning.kind === 'target' && before.last === first.first - 1
  if (!first.within && !isTight) return undefined
  // `the 1893 date in gold`: one of them.
  const year = items[end - 2]
  const isOneDate =
    namesPart(before.meaning, 'dates') && before.join === 'none' && year?.meaning.kind === 'number'
  const written = year ? brief.source.words(year.first, year.last) : ''
  if (isOneDate && brief.says(written))
    return { keys: [`said:${written}`], states: [], of: [end - 2, end - 1], only: true }
  const things: Thing[] = []
  const states: State[] = []
  let at = end - 1
  for (;;) {
    const thing = thingEndingAt(brief, at)
    const state = stateNamed(items[at]?.words ?? '')
    if (!thing && !state) break
    if (thing) things.unshift(thing)
    if (state) states.unshift(state)
    const from = thing?.from ?? at
    at = from - 1
    const join = items[from]?.join
    if (join !== 'and' && !(join === 'comma' && things.length + states.length > 1)) break
  }
  if (things.length + states.length === 0) return undefined
  const cue = isOnly(items[at])
    ? at
    : cueBetween >= 0
      ? cueBetween
      : isOnly(items[index + 1]) && items[index + 1]?.join === 'none'
        ? index + 1
        : -1
  const of = indexesOf({ from: at + 1, to: end - 1 })
  return {
    keys: things.map(({ key }) => key),
    states,
    of: cue < 0 ? of : [...of, cue],
    only: cue >= 0,
  }
}

/** Where a colour begins, with what says how it is: `a deep red`. */
function openingOf(items: readonly Item[], index: number): number {
  let at = index
  while (
    items[at]?.join === 'none' &&
    /^(?:shade|degree|number|mood)$/.test(items[at - 1]?.meaning.kind ?? '')
  )
    at--
  return at
}
