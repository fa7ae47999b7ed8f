/** Finds the things that a brief wants drawn: `a big plain moon`, `one wheat stalk in thin line`, `a few spanners as a border`, and those that it bans. */
import type { Drawing, DrawingPlace, OrnamentName } from './design.ts'
import { follows, type Item } from './items.ts'
import type { SaysCopy } from './things-of-copy.ts'
import type { Token } from './tokens.ts'
import { isDrawn, thingCalled } from './words/drawings.ts'
import { namedThings } from './words/named-things.ts'

/** What a brief is read beside. */
interface Beside {
  readonly tokens: readonly Token[]
  /** The brief is in another language, so things may have their names there. */
  readonly isForeign: boolean
  readonly says: SaysCopy
}

/** Items in which each thing that is to be drawn, or not, says what is drawn and where. The words that say it stay. */
export function readDrawings(items: readonly Item[], beside: Beside): readonly Item[] {
  const read = [...items]
  for (let at = 0; at < items.length; at++) {
    const named = namedAt(items, at, beside)
    if (!named) continue
    const drawing = drawingOf(items, named, beside)
    if (drawing) read[named.to] = { ...(items[named.to] as Item), meaning: drawing }
    at = named.to
  }
  return read
}

/** A thing by its name, from one item to another. */
interface Named {
  readonly thing: string
  readonly from: number
  readonly to: number
}

/** Items of the longest name. */
const LONGEST = 3

function namedAt(items: readonly Item[], from: number, { isForeign }: Beside): Named | undefined {
  for (let to = Math.min(from + LONGEST, items.length) - 1; to >= from; to--) {
    const run = items.slice(from, to + 1)
    const isRun = run.every((item, at) => at === 0 || follows(run[at - 1], item))
    if (!isRun || run.some(item => !mayBeThing(item))) continue
    const thing = thingCalled(run.map(({ words }) => words).join(' '), isForeign)
    if (thing !== undefined) return { thing, from, to }
  }
  return undefined
}

/** A thing may have the name of a colour or of an ornament, but not that of what steers others. */
function mayBeThing({ meaning, quoted, words, first, last }: Item): boolean {
  // `leaf green` is one colour, by the name of its first word.
  if (words.split(' ').length <= last - first) return false
  const kinds = ['unknown', 'tint', 'unsupported', 'target', 'color', 'typeface']
  return !quoted && (kinds.includes(meaning.kind) || (meaning.kind === 'setting' && isOrnament(meaning)))
}

function isOrnament(meaning: Item['meaning']): boolean {
  // Other ornaments have their rooms already.
  return meaning.kind === 'setting' && meaning.patch.decor?.motif === 'moon'
}

/** Words that say outright that something is drawn, or what of it is. */
const DRAWN =
  /^(?:drawn|drawing|drawings|draw|sketch|sketched|illustration|illustrated|icons?|pictograms?|symbols?|motifs?|silhouettes?|outlines?|outlined|ornaments?|decorations?|decorative|decorated|doodles?|vignettes?|engraving|linework|shapes?|vector)$/

/** Words that say how large a thing is, or that it is a plain one. */
const LARGE = /^(?:big|large|huge|giant|great|massive|enormous|oversized)$/
const SMALL = /^(?:small|little|tiny|mini|discreet|hint|teeny|wee|miniature)$/
const PLAIN =
  /^(?:simple|plain|single|half|thin|fine|line|stylised|stylized|abstract|round|bold|full|lone|modest|delicate|hand|flat|minimal|minimalist|clean|quiet|pale)$/
const COUNTS = /^(?:an?|one|two|three|some|few|several|pair|couple|row|1|2|3)$/
const LEADING =
  /^(?:with|maybe|perhaps|possibly|add|adding|put|place|include|including|have|draw|show|want|wanted|plus|featuring|love|like|nice|and)$/
const BORDER = /^(?:border|borders|edge|edges|edging|along|round|around|row|strip|frieze|garland|pattern)$/

/** Words that say that only half of a thing is seen. */
const CUT =
  /^(?:half|halbe[srnm]?|cut|cropped|bleeding|angeschnitten|coupé|coupée|tagliat[oa]|cortad[oa]|medio|media|mezz[oa])$/

/** Words before a thing that say of something else that it is of it. */
const OF_OTHERS = /^(?:of|about|for|from|per|than|like|as)$/

/** Things that are better drawn as an ornament along an edge: always, or where there are many. */
const ORNAMENTS: Readonly<Record<string, OrnamentName>> = { Wave: 'waves' }
const MANY: Readonly<Record<string, OrnamentName>> = { flag: 'bunting', leaf: 'leaves', Star: 'stars' }

type Meaning = Item['meaning']

function drawingOf(items: readonly Item[], named: Named, beside: Beside): Meaning | undefined {
  const { tokens, says, isForeign } = beside
  const [first, last] = [(items[named.from] as Item).first, (items[named.to] as Item).last]
  const painted = items[named.from - 1]
  const isPainted = painted?.meaning.kind === 'color' && follows(painted, items[named.from])
  const before = wordsBefore(tokens, isPainted ? painted.first : first)
  const after = wordsAfter(tokens, last)
  if (isFact(items, named)) return undefined
  if (isBannedAt(items, named.from)) return { kind: 'drawing', drawing: plainOf(named.thing), of: [] }
  if (isCompound(items, named, isForeign) || tokens[first]?.hyphen || !isDrawn(named.thing)) return undefined
  const weight = weightOf(before, after)
  const isOfCopy = says(
    tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  const isPictured = modifiersBefore(before).filter(word => PLAIN.test(word)).length > 0
  if (weight < (isOfCopy && !isPictured ? 4 : 2)) return undefined
  const drawing: Drawing = {
    ...plainOf(named.thing),
    many: [...before, ...after].some(word => BORDER.test(word)) && isMany(tokens[last], before),
    size: sizeOf(before, after),
    ...placeOf(after.length > 0 ? after : before),
    ...([...before.slice(-4), ...after].some(word => CUT.test(word)) && { cut: true as const }),
    ...(isPainted && painted.meaning.kind === 'color' && { color: painted.meaning.hex }),
  }
  const motif = ORNAMENTS[named.thing] ?? (drawing.many ? MANY[named.thing] : undefined)
  if (motif)
    return {
      kind: 'setting',
      patch: { decor: { motif, motifs: true } },
      off: { decor: { motif: null } },
      thing: true,
    }
  return { kind: 'drawing', drawing, of: spokenFor(items, named) }
}

function plainOf(thing: string): Drawing {
  return { thing, many: false, size: 'medium' }
}

/** Words before a thing, the nearest last, and behind it, in what goes on without a comma. */
const NEAR = 7

function wordsBefore(tokens: readonly Token[], first: number): readonly string[] {
  let from = first
  while (from > Math.max(first - NEAR, 0) && tokens[from]?.gap === 'none' && !tokens[from]?.colon) from--
  return tokens.slice(from, first).map(({ text }) => text)
}

function wordsAfter(tokens: readonly Token[], last: number): readonly string[] {
  const rest = tokens.slice(last + 1, last + 1 + NEAR + 3)
  const end = rest.findIndex(({ gap, bracket }) => gap !== 'none' || bracket)
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

/** `phone number`: what a copy writes is no thing that is drawn. */
function isFact(items: readonly Item[], { to }: Named): boolean {
  const [thing, next] = [items[to], items[to + 1]]
  return follows(thing, next) && namedThings.has(`${thing?.words} ${next.words}`)
}

/** `moon yellow`, `flag day`, `star ratings`: a name that only begins another. */
function isCompound(items: readonly Item[], { to }: Named, isForeign: boolean): boolean {
  const next = items[to + 1]
  if (!follows(items[to], next) || !next) return false
  const { kind } = next.meaning
  // What other languages have behind a thing says more of it.
  const isNoun = (kind === 'unknown' && !isForeign) || kind === 'tint' || kind === 'color' || kind === 'shade'
  return (
    isNoun && !DRAWN.test(next.words) && !BORDER.test(next.words) && !/^(?:line|please|or)$/.test(next.words)
  )
}

/** How much speaks for a thing's being drawn: two signs are enough. */
function weightOf(before: readonly string[], after: readonly string[]): number {
  const chain = modifiersBefore(before)
  const lead = before.at(-1 - chain.length) ?? ''
  const isNamed = [...before.slice(-4), ...after].some(word => DRAWN.test(word))
  if (isNamed) return 4
  if (OF_OTHERS.test(lead) || /^(?:the|our|my|your|their|his|her|its)$/.test(lead)) return 0
  const says = (pattern: RegExp): number => (chain.some(word => pattern.test(word)) ? 1 : 0)
  const sizes = Math.min(
    chain.filter(word => LARGE.test(word) || SMALL.test(word) || PLAIN.test(word)).length,
    2,
  )
  const place = after.some(word => PLACES.test(word) || BORDER.test(word)) ? 1 : 0
  return sizes + says(COUNTS) + place + (LEADING.test(lead) ? 1 : 0)
}

/** The words that say more of a thing, from right before it backwards. */
function modifiersBefore(before: readonly string[]): readonly string[] {
  let from = before.length
  while (from > 0 && isModifier(before[from - 1] as string)) from--
  return before.slice(from)
}

function isModifier(word: string): boolean {
  return [LARGE, SMALL, PLAIN, COUNTS, DRAWN].some(pattern => pattern.test(word))
}

function isMany({ text } = { text: '' } as Token, before: readonly string[]): boolean {
  return (
    /[^s]s$/.test(text) ||
    /leaves$/.test(text) ||
    before.some(word => /^(?:some|few|several|row)$/.test(word))
  )
}

function sizeOf(before: readonly string[], after: readonly string[]): Drawing['size'] {
  const words = [...modifiersBefore(before), ...after.slice(0, 2)]
  if (words.some(word => LARGE.test(word))) return 'large'
  return words.some(word => SMALL.test(word)) ? 'small' : 'medium'
}

const PLACES =
  /^(?:top|bottom|foot|corner|corners|left|right|side|edge|middle|centre|center|behind|above|below|underneath|under|beside|upper|lower)$/

/** `at the bottom right`, `along the top`, `in the corner`. */
function placeOf(words: readonly string[]): { readonly at?: DrawingPlace } {
  const says = (pattern: RegExp): boolean => words.some(word => pattern.test(word))
  const side = says(/^left$/) ? 'start' : says(/^right$/) ? 'end' : undefined
  const isTop = says(/^(?:top|upper|above)$/)
  const isBottom = says(/^(?:bottom|foot|lower|below|underneath)$/)
  if (says(/^(?:round|around|border|borders)$/)) return { at: 'around' }
  if (isTop || isBottom) {
    const edge = isTop ? 'top' : 'bottom'
    return { at: side ? `${edge}-${side}` : says(/^corner$/) ? `${edge}-end` : edge }
  }
  if (says(/^corner$/)) return { at: `bottom-${side ?? 'end'}` }
  return side ? { at: side } : {}
}

/** `no anchors`, `without palm trees or anchors`: what stands between a ban and the thing says more of it. */
function isBannedAt(items: readonly Item[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(from - 3, 0); at--) {
    const { meaning, join } = items[at] as Item
    if (meaning.kind === 'cue') return meaning.cue === 'no'
    if (items[at + 1]?.join === 'stop' || join === 'stop') return false
  }
  return false
}

/** The items that say how and where a thing is drawn: they ask for nothing else. */
function spokenFor(items: readonly Item[], { from, to }: Named): readonly number[] {
  const isSaid = (item: Item | undefined): boolean =>
    item?.words
      .split(' ')
      .every(word => isModifier(word) || PLACES.test(word) || BORDER.test(word) || FILLING.test(word)) ===
    true
  let [start, end] = [from, to]
  while (
    start > 0 &&
    items[start]?.join === 'none' &&
    (isSaid(items[start - 1]) || isPlainColor(items, start))
  )
    start--
  while (items[end + 1]?.join === 'none' && isSaid(items[end + 1])) end++
  return Array.from({ length: end - start + 1 }, (_, at) => start + at).filter(at => at !== to)
}

const FILLING = /^(?:in|at|on|along|the|across|of|a|way|very|line|page|sheet|all|done|somewhere)$/

/** `a red heart`. */
function isPlainColor(items: readonly Item[], at: number): boolean {
  return items[at - 1]?.meaning.kind === 'color' && follows(items[at - 1], items[at])
}
