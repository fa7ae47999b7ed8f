/** Finds the things that a brief wants drawn: `a big plain moon`, `one wheat stalk in thin line`, `a few spanners as a border`, and those that it bans. */
import type { Drawing, DrawingPlace, OrnamentName } from './design.ts'
import { follows, type Item } from './items.ts'
import { indexesOf, thingsBefore, type Things } from './things-beside.ts'
import { type Brief, type Copy, thingStartingAt } from './things-of-copy.ts'
import type { Token } from './tokens.ts'
import { isDrawn, thingCalled } from './words/drawings.ts'
import { namedThings } from './words/named-things.ts'
import { isOrnament } from './meaning.ts'

/** What a brief is read beside, and its words. */
interface Beside extends Copy {
  readonly tokens: readonly Token[]
}

/** Items in which each thing that is to be drawn, or not, says what is drawn and where. The words that say it stay. */
export function readDrawings(items: readonly Item[], tokens: readonly Token[], copy: Copy): readonly Item[] {
  const beside: Beside = { ...copy, tokens }
  const read = [...items]
  for (let at = 0; at < items.length; at++) {
    const covering = coverArt(items, at, beside)
    const ornament = covering ?? likenedOrnament(items, at, beside)
    if (ornament) read[at] = { ...(items[at] as Item), meaning: ornament }
    const named = ornament ? undefined : namedAt(items, at, beside)
    if (!named) continue
    const drawing = signOf(items, named, beside) ?? drawingOf(items, named, beside)
    if (drawing) read[named.to] = { ...(items[named.to] as Item), meaning: drawing }
    at = named.to
  }
  return read
}

const LIKENED: Meaning = {
  kind: 'unsupported',
  reason: 'likened, or wanted for each of several: one is drawn for a whole',
}

/** What an ornament comes to that a brief only likens its colours to, or wants for each of several things. */
function likenedOrnament(items: readonly Item[], at: number, { tokens }: Beside): Meaning | undefined {
  const { meaning, first, last } = items[at] as Item
  // `yellow as one solid bar`: what it is to be drawn as.
  const isBar = meaning.kind === 'setting' && meaning.patch.decor?.motif === 'bar'
  const isLiked =
    isOrnament(meaning) &&
    !isBar &&
    isLikened(items, at, wordsBefore(tokens, first), wordsAfter(tokens, last))
  return isLiked ? LIKENED : undefined
}

/** The things that ornaments are of. */
const OF_ORNAMENTS: Readonly<Partial<Record<OrnamentName, string>>> = {
  ...{ leaves: 'Branch', stars: 'Star', feathers: 'feather', bunting: 'flag', moon: 'Moon' },
}

/** `a leafy ornament on the cover only`: what goes along an edge of every sheet elsewhere is one thing there. */
function coverArt(items: readonly Item[], at: number, { tokens }: Beside): Meaning | undefined {
  const item = items[at] as Item
  const { meaning } = item
  const motif = meaning.kind === 'setting' ? meaning.patch.decor?.motif : undefined
  const thing = motif && OF_ORNAMENTS[motif]
  if (!thing || isBannedAt(items, at)) return undefined
  const after = wordsAfter(tokens, item.last)
  const cover = after.indexOf('cover')
  if (cover < 0) return undefined
  const of: number[] = []
  for (let next = at + 1; items[next]?.join === 'none' && of.length < cover; next++) of.push(next)
  return { kind: 'drawing', drawing: { ...plainOf(thing), thin: true }, of, alone: true }
}

/** A thing by its name, from one item to another. */
interface Named {
  readonly thing: string
  readonly from: number
  readonly to: number
}

/** `small star` may be one item, as an ornament. */
const SIZED = /^(?:a |one )?(?:small|little|tiny|simple) /

/** Items of the longest name. */
const LONGEST = 3

function namedAt(items: readonly Item[], from: number, { source }: Beside): Named | undefined {
  for (let to = Math.min(from + LONGEST, items.length) - 1; to >= from; to--) {
    const run = items.slice(from, to + 1)
    const isRun = run.every((item, at) => at === 0 || follows(run[at - 1], item))
    if (!isRun || run.some((item, at) => !mayBeThing(item, at, run.length))) continue
    const words = run.map(item => item.words).join(' ')
    const thing = thingCalled(words.replace(SIZED, ''), source.isForeign)
    if (thing !== undefined && !isLineAbout(items, to)) return { thing, from, to }
  }
  return undefined
}

/** `the coffee line`: words about it. */
function isLineAbout(items: readonly Item[], to: number): boolean {
  const next = items[to + 1]
  return follows(items[to], next) && /^(?:lines?|note|bit|price|sentence)$/.test(next.words)
}

/** A thing may have the name of a colour or of an ornament, but not that of what steers others. */
function mayBeThing({ meaning, quoted, words, first, last }: Item, place: number, length: number): boolean {
  // `leaf green` is one colour, by the name of its first word.
  if (words.split(' ').length <= last - first) return false
  const kinds = ['unknown', 'tint', 'unsupported', 'target', 'color', 'typeface']
  // `a phone box`, `a sailing boat`
  const isBox = length > 1 && meaning.kind === (place > 0 ? 'device' : 'mood')
  return !quoted && (isBox || kinds.includes(meaning.kind) || isOrnament(meaning))
}

/** Words that say outright that something is drawn, or what of it is. */
const DRAWN =
  /^(?:drawn|drawing|drawings|draw|sketch|sketched|illustration|illustrated|icons?|pictograms?|symbols?|motifs?|silhouettes?|outlines?|outlined|ornaments?|decorations?|decorative|decorated|doodles?|vignettes?|engraving|linework|shapes?|vector|sagoma|tratto|silueta|contorno|silhouet|omtrek|umriss|umrisse|sylwetk[ai]|siluett|силует|シルエット|剪影)$/

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

const ALONG = /^(?:along|around|round)$/

/** Words before a thing that say of something else that it is of it. */
const OF_OTHERS = /^(?:of|about|for|from|per|than|like|as)$/

/** Things that are better drawn as an ornament along an edge: always, or where there are many. */
const ORNAMENTS: Readonly<Record<string, OrnamentName>> = { Wave: 'waves' }
const MANY: Readonly<Record<string, OrnamentName>> = { flag: 'bunting', leaf: 'leaves', Star: 'stars' }

type Meaning = Item['meaning']

function drawingOf(items: readonly Item[], named: Named, beside: Beside): Meaning | undefined {
  const { tokens, says, source } = beside
  const { meaning } = items[named.to] as Item
  // Other ornaments have their rooms already.
  if (isOrnament(meaning) && named.thing !== 'Moon') return undefined
  const [first, last] = [(items[named.from] as Item).first, (items[named.to] as Item).last]
  // `giallo limone`: a colour by its two words.
  if (meaning.kind === 'color' && source.words(first, last).includes(' ')) return undefined
  const painted = items[named.from - 1]
  const isPainted = painted?.meaning.kind === 'color' && follows(painted, items[named.from])
  const before = wordsBefore(tokens, isPainted ? painted.first : first)
  const after = wordsAfter(tokens, last)
  if (isFact(items, named) || isMeans(before) || isLikened(items, named.from, before, after)) return undefined
  if (isBannedAt(items, named.from)) return { kind: 'drawing', drawing: null, of: [] }
  if (
    isCompound(items, named, source.isForeign) ||
    tokens[last + 1]?.hyphen ||
    tokens[first]?.hyphen ||
    !isDrawn(named.thing)
  )
    return undefined
  if (before.some(word => MARKED.test(word))) return undefined
  // `with a red stamp`
  const isOutright = isPainted || [...before, ...after].some(word => DRAWN.test(word))
  if (SIGNS.has(named.thing) && !isOutright) return undefined
  const weight =
    weightOf(before, after, isMany(tokens[last], [])) + (isPainted && before.at(-1) === 'with' ? 1 : 0)
  const isOfCopy = says(
    tokens
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(' '),
  )
  const isPictured = modifiersBefore(before).filter(word => PLAIN.test(word)).length > 0
  // A seal is pressed on a sheet: it is nothing else than drawn.
  const isPressed =
    SEALS.has(named.thing) && (weight > 0 || COUNTS.test(after[0] ?? '') || isWax(items, named))
  if (!isPressed && weight < (isOfCopy && !isPictured ? 4 : 2)) return undefined
  const isStone = named.thing === 'Seal' && STONE.test(source.words(first, last))
  const drawing: Drawing = {
    ...plainOf(isStone ? 'Hanko' : named.thing),
    many: [...before, ...after].some(word => BORDER.test(word)) && isMany(tokens[last], before),
    size: sizeOf(before, after),
    ...placeOf(after.length > 0 ? after : before),
    ...([...before.slice(-4), ...after].some(word => CUT.test(word)) && { cut: true as const }),
    ...(isThin(tokens, last, before) && { thin: true as const }),
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

/** Marks that are pressed on a sheet, and what they are pressed in. */
const SEALS: ReadonlySet<string> = new Set(['Seal', 'Hanko'])
const STONE = /[印章款]|はんこ|ハンコ|인장|도장|낙관/u
const WAX = /wax|wachs|lack|cera|lacre|cire|lak|сургуч|朱|封/iu

function isWax(items: readonly Item[], { from, to }: Named): boolean {
  return items.slice(from, to + 1).some(({ words }) => WAX.test(words))
}

/** `done with a tick, with a small key`: signs of how far something is, and what says what they stand for. */
const SIGNS: ReadonlySet<string> = new Set(['key', 'check'])

/** Parts that may have a sign beside them. */
const SIGNED: Brief['parts'] = [
  'title',
  'names',
  'prices',
  'dates',
  'figures',
  'headings',
  'labels',
  'quotes',
]

/** Words between a thing and the part that it stands beside: `a star beside the special`. */
const BESIDE = /^(?:beside|next to|at|by|before|for|against|each|every|the|our|all|right|to|next)$/

/** `a star beside the special`, `milestones should pop like flags`, `first place like a seal`: a thing that is a sign of a part. */
function signOf(items: readonly Item[], named: Named, { tokens, ...copy }: Beside): Meaning | undefined {
  const brief: Brief = { ...copy, items, parts: SIGNED }
  const [first, last] = [items[named.from] as Item, items[named.to] as Item]
  const before = wordsBefore(tokens, first.first)
  const lead = before.at(-1 - modifiersBefore(before).length) ?? ''
  if (isBannedAt(items, named.from) || isCompound(items, named, copy.source.isForeign)) return undefined
  const isMarked = lead === 'like' || (lead === 'with' && before.some(word => MARKED.test(word)))
  const isOne = modifiersBefore(before).length > 0 || isMany(tokens[last.last], before)
  const behind = isOne ? partBehind(brief, named, wordsAfter(tokens, last.last)) : undefined
  const things = isMarked ? partBefore(brief, named) : behind
  if (!things) return undefined
  const of = [...things.of, ...spokenFor(items, named)].filter(at => at !== named.to)
  return { kind: 'device', device: 'sign', thing: named.thing, alone: null, keys: things.keys, of }
}

const MARKED = /^(?:marked|flagged|tagged|ticked)$/

/** The part that is to be as a thing is, with the verbs between them. */
function partBefore(brief: Brief, { from }: Named): Things | undefined {
  let at = from
  while (at > 0 && brief.items[at]?.join === 'none' && VERBS.test(brief.items[at - 1]?.words ?? '')) at--
  const things = thingsBefore(brief, at, new Set())
  return things && { keys: things.keys, of: [...things.of, ...indexesOf({ from: at, to: from - 1 })] }
}

const VERBS =
  /^(?:with|pop|pops|stand|stands|standing|out|stand out|look|looks|marked|flagged|tagged|ticked|clearly|a little|marked clearly|clearly marked|prominent|big|small|little|simple)$/

function partBehind(brief: Brief, { to }: Named, after: readonly string[]): Things | undefined {
  if (!/^(?:beside|next|at|by|before|for|against)$/.test(after[0] ?? '')) return undefined
  let at = to + 1
  while (brief.items[at]?.join === 'none' && BESIDE.test(brief.items[at]?.words ?? '')) at++
  const item = brief.items[at]
  if (item?.join !== 'none' || PLACES.test(item.words)) return undefined
  const thing = thingStartingAt(brief, at)
  return thing && { keys: [thing.key], of: indexesOf({ from: to + 1, to: thing.to }) }
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
  // `cherry as in old embroidery but no ornament`: what is not wanted says nothing of what stands before it.
  const end = rest.findIndex(
    ({ gap, bracket, text }) => gap !== 'none' || bracket || /^(?:no|without)$/.test(text),
  )
  return (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text)
}

/** `to write on with a pen`: what something is done with. */
function isMeans(before: readonly string[]): boolean {
  return before.at(-2) === 'with' && before.some(word => DONE.test(word))
}

const DONE =
  /^(?:write|writing|written|sign|signed|fill|filled|cut|mark|hang|hung|pin|pinned|hold|held|eat|pay)$/

/** `black and ivory like a keyboard`, `a waveform per project`: colours are as those of a thing, or each of several is to have it. */
function isLikened(
  items: readonly Item[],
  from: number,
  before: readonly string[],
  [next = '']: readonly string[],
): boolean {
  const lead = before.at(-1 - modifiersBefore(before).length) ?? ''
  const isColor = [from - 1, from - 2].some(at => items[at]?.meaning.kind === 'color')
  return (isColor && /^(?:like|as)$/.test(lead)) || /^(?:per|each|every)$/.test(next)
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
  const isNoun =
    (kind === 'unknown' && !isForeign) || ['tint', 'color', 'shade', 'typeface', 'target'].includes(kind)
  return (
    isNoun &&
    !DRAWN.test(next.words) &&
    !BESIDE.test(next.words) &&
    !BORDER.test(next.words) &&
    !/^(?:line|please|or)$/.test(next.words)
  )
}

/** How much speaks for a thing's being drawn: two signs are enough. */
function weightOf(before: readonly string[], after: readonly string[], isPlural: boolean): number {
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
  // `anchors along the bottom`
  const row = isPlural && chain.length === 0 && ALONG.test(after[0] ?? '') ? 1 : 0
  return sizes + says(COUNTS) + place + row + (LEADING.test(lead) ? 1 : 0)
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

/** `in thin line`, `drawn in fine lines`, also behind a comma. */
function isThin(tokens: readonly Token[], last: number, before: readonly string[]): boolean {
  const after = tokens.slice(last + 1, last + 1 + NEAR)
  const end = after.findIndex(({ gap }) => gap === 'stop')
  const words = [...before.slice(-3), ...after.slice(0, end < 0 ? NEAR : end).map(({ text }) => text)]
  const at = words.findIndex(word => /^(?:thin|fine|delicate|hairline)$/.test(word))
  return (
    at >= 0 &&
    words.slice(at).some(word => /^(?:lines?|linework|drawn|drawing|outlines?|outlined)$/.test(word))
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

/** `no anchors`, `without palm trees or anchors`, `no stock icons of leaves`: what stands between a ban and the thing says more of it. */
function isBannedAt(items: readonly Item[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(from - BANNED, 0); at--) {
    const { meaning } = items[at] as Item
    if (items[at + 1]?.join === 'stop') return false
    if (meaning.kind === 'cue' && meaning.cue === 'no') return true
    if (meaning.kind === 'cue' && (meaning.cue === 'omit' || meaning.cue === 'edit')) return false
  }
  return false
}

/** Items from a ban to the last thing of its list. */
const BANNED = 6

/** The items that say how and where a thing is drawn: they ask for nothing else. */
function spokenFor(items: readonly Item[], { from, to }: Named): readonly number[] {
  const isSaid = (item: Item | undefined): boolean =>
    item?.words
      .split(' ')
      .every(
        word =>
          isModifier(word) || CUT.test(word) || PLACES.test(word) || BORDER.test(word) || FILLING.test(word),
      ) === true
  let [start, end] = [from, to]
  while (
    start > 0 &&
    items[start]?.join === 'none' &&
    (isSaid(items[start - 1]) || isPlainColor(items, start))
  )
    start--
  const goesOn = (item: Item | undefined): boolean =>
    item?.join === 'none' || (item?.join === 'comma' && DRAWN.test(item.words.split(' ')[0] ?? ''))
  while (goesOn(items[end + 1]) && isSaid(items[end + 1])) end++
  const own = indexesOf({ from: start, to: end }).filter(at => at !== to)
  // `as ornament at most the outline of a vase`
  const named = [4, 3, 2, 1]
    .map(step => start - step)
    .filter(at => {
      return (
        DRAWN.test(items[at]?.words ?? '') &&
        items.slice(at + 1, start + 1).every(({ join }) => join === 'none')
      )
    })
  return [...named, ...own]
}

const FILLING = /^(?:in|at|on|am|rand|along|the|across|of|a|way|very|lines?|page|sheet|all|done|somewhere)$/

/** `a red heart`. */
function isPlainColor(items: readonly Item[], at: number): boolean {
  return items[at - 1]?.meaning.kind === 'color' && follows(items[at - 1], items[at])
}
