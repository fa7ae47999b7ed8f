/** Finds the one thing that a clause says a colour of, where no part or word of design has it: `the hut fee in amber`, `that one is red`. */
import type { PartKey } from './design.ts'
import { follows, isColor, isOnly, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import type { ColorUseOf } from './part-colors.ts'
import { clauseAround, type Stretch } from './reserved-colors.ts'
import { indexesOf } from './things-beside.ts'
import { type Brief, thingEndingAt } from './things-of-copy.ts'
import { namesTarget } from './meaning.ts'
import { isWholeWord } from './words/parts.ts'

/** Words between a thing and its colour that say the one of the other, in the languages of the briefs. */
const SAID =
  /(?<!\p{L})(?:in|is|are|be|becomes?|stays?|gets?|has|have|im|ist|sind|wird|werden|bleibt|bleiben|wären|en|est|sont|soit|soient|es|son|sea|sean|va|van|è|sono|sia|siano|em|é|são|seja|fica|is|zijn|wordt|worden|i|är|blir|ska|jest|są|będzie|niech|w|na|olsun)(?!\p{L})|は|が/u

/** Words for what else is so of the thing before. */
const SAME =
  /(?<!\p{L})(?:the same|dieselbe\p{L}*|denselben|la même|le même|la misma|el mismo|lo stesso|la stessa|a mesma|o mesmo|dezelfde|hetzelfde|samma|ta sama|ten sam|tę samą|aynı)(?!\p{L})/u

/** One of several things that were named before, and that it is in what follows. */
const ORDINAL =
  /(?<!\p{L})(?:first|second|third|former|latter|erste|zweite|dritte|premi\p{L}+|second[eo]?|deuxième|primer[oa]?|segund[oa]|prim[oa]|primeir[oa]|eerste|tweede|första|andra|pierwsz\p{L}+|drug\p{L}+)(?: (?:one|figure|zahl|cifra))? (?:in|en|em|i|w|na|op)(?!\p{L})/u

/** Words for what a colour is made use of as. */
const AS = /(?<!\p{L})(?:as|als|comme|como|come|som|jako)(?!\p{L}| in | on | auf | im | dans | en )/u

/** `zwart als de kat`: what has the colour already, and is no use of it. */
const COMPARED =
  /(?<!\p{L})(?:as|als|comme|como|come|som|jako) (?:the|el|la|le|il|lo|los|las|les|gli|de|het|der|die|das|den|o|os)(?!\p{L})/u

/** Words for a colour of the whole, whatever it is used as. */
const WHOLE =
  /^(?:.*(?:colou?rs?|ton|töne|farben?|couleurs?|color\w*|kleur\w*|färg\w*|kolor\w*|grund|ground|base|basis|main|lead\w*|accents?|akzent\p{L}*|backdrop|paper|ink))$/u

/** Words for what a colour is for, right behind it. */
const FOR = /(?<!\p{L})(?:for|für|fürs|pour|para|pel[oa]s?|per|voor|för|till|dla|için)(?!\p{L})/u

/** Letters from which on a word of the copy is a thing of its own. */
const NAMING = 3

/** What the clause of a colour says it of; undefined where that may be the whole. */
export function thingUse(brief: Brief, index: number, clause: Stretch): ColorUseOf | undefined {
  const { items } = brief
  const item = items[index] as Item
  if (item.on || item.seat || item.meaning.kind !== 'color') return undefined
  return (
    useAs(brief, index, clause) ??
    ofOrdinal(brief, index) ??
    useElsewhere(brief, clause) ??
    useOfIt(brief, index, clause) ??
    useOfBox(items, index) ??
    (isAlone(items, index, clause) ? useOfClause(brief, index, clause) : undefined) ??
    useForList(brief, index) ??
    useFor(brief, index, clause) ??
    useForNamed(brief, index, clause) ??
    useOnEdge(items, index) ??
    markOfThing(brief, index, clause) ??
    lineOfKind(brief, index)
  )
}

/** `the saying alone on its page, white on slate`: two colours behind what a sentence quotes of the copy or has apart are those of that. */
export function pairUse(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  const at = items[index]?.on ? index - 1 : index
  const [ink, ground] = [items[at], items[at + 1]]
  const isPair =
    isColor(ink) && isColor(ground) && ground?.on === true && ground.join === 'none' && ink?.join === 'comma'
  const next = items[at + 2]
  if (!isPair || (next !== undefined && next.join !== 'stop')) return undefined
  const start = sentenceStart(items, at)
  const before = items.slice(start, at)
  const isApart = before.some(item => item.quoted === true || isOnly(item) || /^alone$/.test(item.words))
  if (!isApart || before.some(isColor)) return undefined
  const uses = ofThing(brief, { from: start, to: at })
  return uses && at !== index ? { ...uses, keys: [], fields: uses.keys } : uses
}

/** Whether no other colour is in the clause. */
function isAlone(items: readonly Item[], index: number, { from, to }: Stretch): boolean {
  return !items.slice(from, to).some((item, at) => from + at !== index && isColor(item))
}

/** `rust, moss and clay as swatches by the text`: colours that are shown, and not those of the page. */
function useAs({ items, source }: Brief, index: number, { to }: Stretch): ColorUseOf | undefined {
  let last = index
  while (isColor(items[last + 1]) && items[last + 1]?.join === 'and') last++
  // A list before the one that ends it.
  for (let at = last + 1; at < last + LIST && /^(?:comma|and)$/.test(items[at]?.join ?? ''); at++)
    if (isColor(items[at])) last = at
  const [color, next] = [items[last] as Item, items[last + 1]]
  if (next?.join !== 'none' || (last === index && last + 1 >= to)) return undefined
  const isThing = /^(?:unknown|unsupported)$/.test(next.meaning.kind) && !WHOLE.test(next.words)
  const between = source.words(color.first, next.last)
  if (!isThing || !AS.test(between) || COMPARED.test(between)) return undefined
  return apartOf(source.words(next.first, next.last), last === index ? [last + 1] : [])
}

/** `the first in red and the second in green`: colours of things that were named before. */
function ofOrdinal({ items, source }: Brief, index: number): ColorUseOf | undefined {
  const item = items[index] as Item
  const beside = [items[index - 1], items[index + 1]].filter(one => one !== undefined)
  const found = beside.flatMap(one => ORDINAL.exec(source.words(one.first, item.last)) ?? [])[0]
  return found === undefined ? undefined : apartOf(found, [])
}

/** Words for use made of what was named. */
const USE =
  /(?<!\p{L})(?:use (?:it|them|that)|(?:it|that|them)(?:'s| is| be)? (?:used|kept)|keep (?:it|that)|us(?:arlo|alo|arla|ala|ado)|utilisez-l[ea]s?|usatelo|verwende\p{L}* (?:es|das|sie|ihn)|(?:es|das) (?:bitte )?nur|gebruik (?:het|die|dat)|använd (?:den|det))(?!\p{L})/u

/** `hi-vis yellow is tempting, please only use it as a thin bar`: what a later clause of the sentence says that it is for alone. */
function useElsewhere({ items, source }: Brief, { to }: Stretch): ColorUseOf | undefined {
  let end = to
  while (end < to + LONG && items[end] && items[end]?.join !== 'stop' && !isColor(items[end])) end++
  const only = indexesOf({ from: to, to: end - 1 }).find(at => isOnly(items[at]))
  if (
    only === undefined ||
    !USE.test(source.clause((items[to] as Item).first, (items[end - 1] as Item).last))
  )
    return undefined
  const bar = indexesOf({ from: only, to: end - 1 }).find(at =>
    /^(?:bar|line|rule|stripe|strip)s?$/.test(items[at]?.words ?? ''),
  )
  if (bar !== undefined) return { keys: [], states: [], of: [only, bar], only: false, lines: 'one' }
  const named = items.slice(only + 1, end).find(({ meaning }) => meaning.kind === 'unknown')
  return named && nothingOf(named.words, [only])
}

/** `urgent ones with a small orange mark`: what stands before the mark is told by it. */
function markOfThing(brief: Brief, index: number, { from }: Stretch): ColorUseOf | undefined {
  const { items } = brief
  const mark = items[index + 1]
  if (mark?.join !== 'none' || !MARK.test(mark.words)) return undefined
  const isWith = from > 0 && items[from]?.words === 'with' && items[from]?.join === 'none'
  const uses = isWith ? ofThing(brief, { from: clauseAround(items, from - 1).from, to: from }) : undefined
  return uses && { ...uses, of: [...uses.of, index + 1] }
}

const MARK = /^(?:marks?|markers?|dots?|spots?|ticks?|flags?|badges?)$/

/** `a red coach line`: a word between a colour and its line says which one. */
function lineOfKind({ items, source }: Brief, index: number): ColorUseOf | undefined {
  const [item, kind, line] = items.slice(index, index + 3)
  const isKind = kind?.meaning.kind === 'unknown' && follows(item, kind) && follows(kind, line)
  if (!isKind || !isLine(line) || source.isForeign || line.meaning.kind !== 'setting') return undefined
  return {
    keys: [],
    states: [],
    of: [index + 1, index + 2],
    only: false,
    lines: /s$/.test(line.words) ? 'all' : 'one',
  }
}

/** `drinks in a box, maple (#b5541c)`: a colour behind a box is that of the box. */
function useOfBox(items: readonly Item[], index: number): ColorUseOf | undefined {
  let at = index
  while (at > index - NEAR && /^(?:none|comma)$/.test(items[at]?.join ?? '') && isKindOfColor(items[at - 1]))
    at--
  const [box, opening] = [items[at - 1], items[at]]
  const isExact = items[index]?.bracket === true || items[index + 1]?.bracket === true
  if (box?.meaning.kind !== 'device' || !isExact || opening?.of || !/(?:box|frame|field)$/.test(box.words))
    return undefined
  const { keys = [] } = box.meaning
  return {
    keys: [],
    states: [],
    of: [],
    only: true,
    ...(keys.length > 0 ? { tinted: keys } : { unseated: box.words, shown: true as const }),
  }
}

function isKindOfColor(item: Item | undefined): boolean {
  return /^(?:tint|shade|degree|color)$/.test(item?.meaning.kind ?? '')
}

/** Items between a box and its colour at most. */
const NEAR = 3

/** `red and black only as a border`: colours of the frame of a sheet. */
function useOnEdge(items: readonly Item[], index: number): ColorUseOf | undefined {
  let at = index + 1
  while (
    at < index + NEAR &&
    (items[at]?.meaning.kind === 'unknown' || (isColor(items[at]) && items[at]?.join === 'and'))
  )
    at++
  const [only, edge] = items.slice(at, at + 2)
  const motif = edge?.meaning.kind === 'setting' ? edge.meaning.patch.decor?.motif : undefined
  const isEdge = isOnly(only) && only?.join === 'none' && edge?.join === 'none' && typeof motif === 'string'
  return isEdge ? { keys: [], states: [], of: [at], only: true, ornament: true } : undefined
}

/** Items of a list of colours at most, with what stands between. */
const LIST = 6

/** `one that is wrong, so that one is orange`, `it may stay in capitals and you can make it red`: the thing that its sentence began with. */
function useOfIt(brief: Brief, index: number, clause: Stretch): ColorUseOf | undefined {
  const { items, source } = brief
  const { from } = clause
  const item = items[index] as Item
  const start = Math.max(sentenceStart(items, index), 0)
  const joined = items.slice(from, index + 1).findLastIndex(({ join }) => join === 'and')
  const lead = items.slice(Math.max(from, from + joined), index)
  const isBare = lead.every(one => isOnly(one) || /^(?:number|degree|cue)$/.test(one.meaning.kind))
  if (clause.to !== index + 1 || !isBare || start === index) return undefined
  const opening = source.clause(item.first, item.last)
  const isOfIt =
    /(?<!\p{L})(?:make|set|print|colou?r|do|mach\p{L}*|setz\p{L}*|druckt|mettez|ponlo|ponla|fallo|falla) (?:it|them|that|ihn|sie|es|this)(?!\p{L})|(?<!\p{L})(?:it|that|this|those|they|that one|those ones|der|die|das) (?:is|are|should be|must be|may be|can be|be|soll|sollen|muss|müssen|darf|wird)(?!\p{L})/u.test(
      opening,
    ) ||
    (from > start && item.join === 'comma' && saysOf(brief, start, index))
  const to = from + joined > start ? from + joined : index
  const uses = isOfIt ? ofThing(brief, { from: start, to }) : undefined
  // What else is said of the thing has its words.
  return uses && { ...uses, of: [] }
}

/** `the ferry is late, red`: the clause before says of one thing how it is. */
function saysOf({ items, source }: Brief, start: number, index: number): boolean {
  const [first, last] = [items[start] as Item, items[index - 1] as Item]
  const isOther = items
    .slice(start, index)
    .some(
      (item, at) =>
        isColor(item) || (at > 0 && item.colon === true) || namesTarget(item.meaning, 'background'),
    )
  const said = ` ${source.words(first.first, last.last)} `
  return !isOther && !isColor(items[index + 1]) && IS.test(said)
}

const IS = / (?:is|are|should be|must be|ist|sind|soll|est|es|è|é|är|jest) /u

function sentenceStart(items: readonly Item[], index: number): number {
  let at = index
  while (at > Math.max(index - LONG, 0) && items[at]?.join !== 'stop' && !items[at]?.colon) at--
  return at
}

/** Items of a sentence before a colour at most. */
const LONG = 16

/** `the hut fee in amber`, `Pegelstand blau`: what its clause begins with is of the copy, and has the colour. */
function useOfClause(brief: Brief, index: number, clause: Stretch): ColorUseOf | undefined {
  const { items, source } = brief
  const [item, opening] = [items[index] as Item, openingOf(items, index)]
  // `the jury's name gets the red`
  const verb = items[opening]?.join === 'none' ? (items[opening - 1]?.words ?? '') : ''
  const isGiven = GETS.test(verb) || (source.isForeign && /^(?:prominent|highlighted|marked)$/.test(verb))
  const from = isGiven ? opening - 1 : opening
  const before = items[from - 1]
  const isOther = before && isLook(before) && !/^(?:rank|place)$/.test(before.meaning.kind)
  if (from <= clause.from || !before || isOther) return undefined
  const said = source.words(before.last, item.first)
  const between = said.slice(source.words(before.last, before.last).length)
  const isNext = items[index + 1]?.join === 'none' && index + 1 < clause.to
  const ofLine = item.within || SAID.test(between) ? lineIn(items, clause.from, from) : undefined
  if (ofLine !== undefined) return { keys: [], states: [], of: [ofLine], only: false, lines: 'one' }
  const whole = source.words((items[clause.from] as Item).first, item.last)
  if (SAME.test(whole) && items.some((other, at) => at !== index && isColor(other)))
    return (
      ofThing(brief, { from: clause.from, to: from }) ??
      apartOf(source.words((items[clause.from] as Item).first, before.last), [])
    )
  const isTight = isPredicate(brief, from - 1) && !isNext
  const isMarked = isQuotedUnspaced(brief, clause.from, from)
  if (!(item.within || SAID.test(between) || isTight || isGiven || isMarked)) return undefined
  const box = boxBehind(items, index)
  // A box that has its thing has its colour too.
  const boxed = items[box ?? -1]?.meaning
  if (boxed?.kind === 'device' && boxed.keys?.length) return undefined
  if (isNext && box === undefined && !isKindBehind(brief, index) && !/[はが]/u.test(between)) return undefined
  const of = ofThing(brief, { from: clause.from, to: from })
  // `the sum in a box filled with green`, `im grün gefüllten Kasten`
  if (of && box !== undefined) return { ...of, keys: [], fields: of.keys, of: [...of.of, box] }
  // `minus lines red`, `納豆は赤い`: nothing of the copy is called so, and no page has its colour.
  const isUnknown = items.slice(clause.from, from).every(({ meaning }) => meaning.kind === 'unknown')
  const isOfLines = isTight && /lines?$/.test(before.words)
  const hasOther = items.some((other, at) => at !== index && isColor(other))
  const isTopic = !of && isUnknown && hasOther && (isOfLines || /は/u.test(between))
  return isTopic ? nothingOf(source.words((items[clause.from] as Item).first, before.last), []) : of
}

/** Words between a thing and the colour that it is given. */
const GETS =
  /^(?:gets?|has|have|takes?|wears?|carries|bekomm\p{L}+|krieg\p{L}*|erhält|krijgt|krijgen|reçoit|prend|lleva|llevan|prende|leva|recebe|dostaj\p{L}+|får|alsın|отримує)$/u

/** `“0”要单独用红色标出`: in a language without blanks what a clause quotes of the copy before its colour has it. */
function isQuotedUnspaced({ items, source }: Brief, from: number, to: number): boolean {
  const before = items.slice(from, to)
  const item = items[to]
  const isUnspaced = item !== undefined && UNSPACED.test(source.words(item.first, item.last))
  return isUnspaced && before.some(({ quoted }) => quoted) && !before.some(isLook)
}

const UNSPACED = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u

function boxBehind(items: readonly Item[], index: number): number | undefined {
  return [index + 1, index + 2].find(
    at =>
      items[at]?.join === 'none' &&
      items[at]?.meaning.kind === 'device' &&
      /box$/.test(items[at]?.words ?? ''),
  )
}

/** Languages whose noun stands before what is said of it, and whose colours of several words are written as one. */
function isPredicate({ items, source }: Brief, at: number): boolean {
  const item = items[at] as Item
  const words = source.words(item.first, item.last)
  // `tins and nappies amber`: several of a thing are no kind of a colour.
  if (!source.isForeign) return /[^s]s$/.test(words) && (item.join === 'and' || /lines$/.test(words))
  return item.meaning.kind !== 'tint' && /^\p{sc=Latin}/u.test(words)
}

/** `in verde muffa`, whose kind stands behind. */
function isKindBehind({ items, source }: Brief, index: number): boolean {
  return source.isForeign && items[index + 1]?.meaning.kind === 'unknown'
}

function openingOf(items: readonly Item[], index: number): number {
  let at = index
  while (
    items[at]?.join === 'none' &&
    /^(?:shade|degree|number|mood|color)$/.test(items[at - 1]?.meaning.kind ?? '')
  )
    at--
  return at
}

function isLook({ meaning }: Item): boolean {
  return (
    /^(?:setting|typeface|manner|quality|shade|cue|device|place|rank)$/.test(meaning.kind) ||
    namesTarget(meaning, 'background')
  )
}

function lineIn(items: readonly Item[], from: number, to: number): number | undefined {
  return indexesOf({ from, to: to - 1 }).find(at => {
    const { meaning, words, join } = items[at] as Item
    // `the Latin line in gold` is one of words.
    const isOfText = words === 'line' && join === 'none' && items[at - 1]?.meaning.kind === 'unknown'
    return meaning.kind === 'setting' && !isOfText && (isLine(items[at]) || / lines?$/.test(words))
  })
}

/** `gold for the three years about women: 1923, 1948 and 2009`: what a colon lists of the things that a colour is for. */
function useForList(brief: Brief, index: number): ColorUseOf | undefined {
  const { items, source, says } = brief
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (next?.join !== 'none' || !(next.forIt || FOR.test(source.words(item.last, next.first))))
    return undefined
  let at = index + 1
  while (at < index + LONG && items[at]?.join === 'none' && !items[at]?.colon) at++
  if (!items[at]?.colon || items.slice(index + 1, at).some(isColor)) return undefined
  const keys: PartKey[] = []
  for (let one = at; one < at + LONG && items[one] && items[one]?.join !== 'stop'; one++) {
    const { first, last } = items[one] as Item
    const words = source.words(first, last)
    if ((items[one]?.quoted || /\d/.test(words)) && says(words)) keys.push(`said:${words}`)
  }
  return keys.length > 0
    ? { keys, states: [], of: indexesOf({ from: index + 1, to: at - 1 }), only: true }
    : undefined
}

/** `en signalröd för den droppande kranen`, beside other colours: in a language that is not English what a colour is for may have any word. */
function useFor(brief: Brief, index: number, { to }: Stretch): ColorUseOf | undefined {
  const { items, source } = brief
  const [item, next] = [items[index] as Item, items[index + 1]]
  const hasOther = items.some((other, at) => at !== index && isColor(other))
  if (!source.isForeign || !hasOther || next?.join !== 'none' || next.meaning.kind === 'target')
    return undefined
  if (!FOR.test(source.words(item.last, next.first))) return undefined
  const run = { from: index + 1, to }
  const isThing = items
    .slice(index + 1, to)
    .every(
      ({ meaning, words }) =>
        /^(?:unknown|setting|drawing|unsupported|number|tint|mood)$/.test(meaning.kind) && !WHOLE.test(words),
    )
  if (!isThing || IMPORTANT.test(source.words(next.first, (items[to - 1] as Item).last))) return undefined
  const of = indexesOf({ from: index + 1, to: to - 1 })
  const named = ofThing(brief, run)
  return named ? { ...named, of } : nothingOf(source.words(next.first, (items[to - 1] as Item).last), of)
}

/** `one green for the gig at the Gasworks`: the name by which the copy has what a colour is for. */
function useForNamed(brief: Brief, index: number, { to }: Stretch): ColorUseOf | undefined {
  const { items, source, says } = brief
  const next = items[index + 1]
  if (next?.join !== 'none' || !next.forIt || next.meaning.kind !== 'unknown') return undefined
  const isNamed = ({ meaning, quoted, first, last }: Item): boolean =>
    (quoted || (meaning.kind === 'unknown' && meaning.name === true)) && says(source.words(first, last))
  const at = items.slice(0, to).findIndex((item, one) => one > index && isNamed(item))
  const uses = at < 0 ? undefined : ofThing(brief, { from: at, to })
  return uses && { ...uses, of: indexesOf({ from: index + 1, to: to - 1 }) }
}

const IMPORTANT = /wichtig|importan|essenti|essenci|essenzial|viktig|ważn|belangrijk|önemli/u

/** The first things of the copy in a stretch. */
function ofThing(brief: Brief, { from, to }: Stretch): ColorUseOf | undefined {
  const { items, source, says } = brief
  const isOfCopy = (at: number): boolean => {
    const { meaning, first, last, words, quoted } = items[at] as Item
    if (quoted) return true
    if (!/^(?:unknown|number|tint)$/.test(meaning.kind) || isWholeWord(words)) return false
    const own = source.words(first, last).replace(/'s$/, '')
    return (own.length >= NAMING || /[\d\p{sc=Han}\p{sc=Hangul}]/u.test(own)) && says(own)
  }
  const own = indexesOf({ from, to: to - 1 })
  // `the motto in italics and the notice in red`: what has a look of its own before is done with.
  const start =
    (items[to]?.join === 'none'
      ? own.findLast(at => items[at]?.join === 'and' && items.slice(from, at).some(isLook))
      : undefined) ?? from
  const first = own.find(at => at >= start && (isOfCopy(at) || runOf(brief, at, to) > at))
  if (first === undefined) return undefined
  let last = Math.max(first, runOf(brief, first, to))
  while (last + 1 < to && items[last + 1]?.join === 'none' && isOfCopy(last + 1)) last++
  const thing = thingEndingAt(brief, last)
  const [opening, end] = [items[first] as Item, items[last] as Item]
  const key: PartKey =
    thing && thing.from <= first
      ? thing.key
      : `said:${source.words(opening.first, end.last).replace(/'s$/, '')}`
  const next = own.find(at => at > last && items[at]?.join === 'and')
  const others = next === undefined ? undefined : ofThing(brief, { from: next, to })
  const keys = [key, ...(others?.keys ?? [])]
  return {
    keys,
    states: [],
    of: [...indexesOf({ from: first, to: last }), ...(others?.of ?? [])],
    only: true,
  }
}

/** Words of the longest name of the copy. */
const LONGEST = 4

/** Where the longest run of words ends that the copy says from an item on; the item itself where it says none. */
function runOf({ items, source, says }: Brief, from: number, to: number): number {
  let end = from
  for (let at = from + 1; at < Math.min(from + LONGEST, to) && items[at]?.join === 'none'; at++)
    if (!/^(?:unknown|number|tint)$/.test(items[at]?.meaning.kind ?? '')) return end
    else if (says(source.words((items[from] as Item).first, (items[at] as Item).last))) end = at
  return /^(?:unknown|number|tint)$/.test(items[from]?.meaning.kind ?? '') ? end : from
}

function nothingOf(named: string, of: readonly number[]): ColorUseOf {
  return { keys: [], states: [], of, only: true, unseated: named }
}

/** Of what is shown by colours, or told apart by them: nothing else has one. */
function apartOf(named: string, of: readonly number[]): ColorUseOf {
  return { ...nothingOf(named, of), shown: true }
}
