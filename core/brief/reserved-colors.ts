/** Finds what a colour is for where its clause says that nothing else has it, whatever stands between: `only the stock that is short in orange`. */
import { toOklch } from '../theme/oklch.ts'
import type { PartKey } from './design.ts'
import { follows, isColor, isOnly, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import type { ColorUseOf } from './part-colors.ts'
import { indexesOf } from './things-beside.ts'
import { type Brief, type Span, thingMetFrom, thingStartingAt } from './things-of-copy.ts'
import { namesPart } from './meaning.ts'
import { wholeWords } from './words/parts.ts'

/** Items from one to another, the second not among them. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/**
 * What a colour is reserved for by a word that stands in its clause, or in the next one of its sentence (`and nowhere else`).
 * A thing that neither a design nor the copy surely has goes by the brief's own words: the colour is spent on nothing else.
 */
export function reservedUse(brief: Brief, index: number, clause: Stretch): ColorUseOf | undefined {
  const { items } = brief
  if (isAllowed(items, clause)) return undefined
  const behind = onlyClause(brief, index, clause)
  if (behind) return behind
  if (isPalette(items, index, clause)) return undefined
  const cue =
    cueFor(items, index, clause) ?? cueBehind(items, index, clause) ?? cueBefore(brief, index, clause)
  if (cue === undefined || isCondition(brief, cue) || isOneColor(brief, index, cue)) return undefined
  const named =
    limitIn(brief, clause) ??
    quotedIn(brief, clause) ??
    firstIn(brief, stretchesFor(items, index, cue, clause)) ??
    oneThing(brief, clause)
  return named && { ...named, states: [], of: [...named.of, cue], only: true }
}

/** `a yellow like safety tape, only on the key findings`: what the next clause says that it is for alone. */
function onlyClause(brief: Brief, index: number, { to }: Stretch): ColorUseOf | undefined {
  const { items } = brief
  const [cue, first] = [items[to], items[to + 1]]
  const isPart = namesPart(first?.meaning) && brief.source.isForeign
  const leads = first?.join === 'none' && (first.on || first.forIt || first.within || isPart)
  const last = clauseAround(items, to < items.length ? to : index).to - 1
  // `one loud thing, orange, for the trial button only`
  if (cue?.forIt && cue.join === 'comma' && last > to && isOnly(items[last])) {
    const named = thingsIn(brief, { from: to, to: last })
    return named && { ...named, states: [], of: [...named.of, last], only: true }
  }
  if (!isOnly(cue) || cue?.join !== 'comma' || !leads || isCondition(brief, to)) return undefined
  const next = clauseAround(items, to + 1)
  const clause = indexesOf({ from: to, to: next.to - 1 })
  const isOwn = ![...indexesOf({ from: index + 1, to: to - 1 }), ...clause].some(at => isColor(items[at]))
  const named = isOwn ? thingsIn(brief, { from: to + 1, to: next.to }) : undefined
  if (!named) return undefined
  const uses = { ...named, states: [], of: [...named.of, to], only: true }
  // Words in what is as light as paper are read where that is their field.
  const isField = first.on && isLight(items[index]) && named.keys.every(key => key.startsWith('said:'))
  return isField && !named.lines ? { ...uses, keys: [], fields: named.keys } : uses
}

function isLight(item: Item | undefined): boolean {
  return item?.meaning.kind === 'color' && toOklch(item.meaning.hex).l > 0.78
}

/** `the only colour allowed is a teal rule`: which one there is, and not what it is for. */
function isAllowed(items: readonly Item[], { from, to }: Stretch): boolean {
  const at = items.slice(from, to).findIndex(isOnly)
  return at >= 0 && /^(?:allowed|permitted|there|used)$/.test(items[from + at + 1]?.words ?? '')
}

/** What a colour is reserved for, by its own words. */
type Named = Omit<ColorUseOf, 'only' | 'states'>

/** `ein einziges Schwimmbad-Türkis`, `un solo rojo carnicero`: there is one colour, and what else is said names which. */
function isOneColor({ items, source }: Brief, index: number, cue: number): boolean {
  const [own, only] = [items[index] as Item, items[cue] as Item]
  const between = source.words(Math.min(own.first, only.first), Math.max(own.last, only.last))
  // `azul petróleo y un color alcayota solo en la portada`: the one that is named last.
  if (cue > index && IN_COLOR.test(between)) return true
  return only.words === 'single' && !only.within && !own.within
}

/** `yellow for one thing only, that is the deficit`: the next clause says which. */
function oneThing(brief: Brief, { from, to }: Stretch): Named | undefined {
  const { items } = brief
  const isOne = items.slice(from, to).some(({ words }, at, all) => {
    return /^(?:one|1|single|eine|una|une|un|jedną|en|een)$/.test(words) && isThingAsSuch(all[at + 1])
  })
  if (!isOne || !/^(?:comma|none)$/.test(items[to]?.join ?? '')) return undefined
  const named = thingsIn(brief, { from: to, to: clauseAround(items, to).to })
  return named && { ...named, keys: named.keys.slice(0, 1) }
}

function isThingAsSuch(item: Item | undefined): boolean {
  return /^(?:things?|sache|ding|dinge|chose|cosa|coisa|ding|rzecz|sak|şey)$/.test(item?.words ?? '')
}

function firstIn(brief: Brief, stretches: readonly Stretch[]): Named | undefined {
  for (const stretch of stretches) {
    const things = thingsIn(brief, stretch)
    if (things) return things
  }
  return undefined
}

/** `red only if it is late`: when it is so is no thing. */
function isCondition({ items, source }: Brief, cue: number): boolean {
  const next = items[cue + 1]
  const [said, before] = next ? [source.words(next.first, next.first), source.before(next.first)] : ['', '']
  return [said, before].some(word =>
    /^(?:if|when|where|wherever|se|si|wenn|falls|wo|où|donde|dove|onde|als|waar|indien|jeśli|gdy|gdzie|om|när|där|eğer|якщо|коли|де)$/.test(
      word,
    ),
  )
}

/** `only the young green of rushes and undyed white`, `leaf green and white only`: all the colours there are, and no thing of theirs. */
function isPalette(items: readonly Item[], index: number, { from, to }: Stretch): boolean {
  if (!isOnly(items[from]) && !isOnly(items[to - 1])) return false
  const clause = items.slice(from, to)
  const colors = clause.filter(isColor)
  const isHued = (item: Item): boolean =>
    isOnly(item) || isColor(item) || /^(?:unknown|tint|shade|degree)$/.test(item.meaning.kind)
  const isSet = clause.some(({ within, forIt, on }) => within || forIt || on)
  const next = items[to]
  const goesOn = next?.join === 'comma' && (next.forIt || next.within || next.on)
  return colors.length > 1 && isColor(items[index]) && !isSet && !goesOn && clause.every(isHued)
}

/** From one pause to the next; another colour that an `and` or a `with` joins is of another clause. */
export function clauseAround(items: readonly Item[], index: number): Stretch {
  let from = index
  while (from > Math.max(index - NEAR, 0) && !isPause(items, from)) from--
  let to = index + 1
  while (to < Math.min(index + NEAR, items.length) && !isPause(items, to)) to++
  return { from, to }
}

/** Items of a clause to either side of a colour at most: longer briefs are read no slower a word. */
const NEAR = 16

function isPause(items: readonly Item[], at: number): boolean {
  const { join, colon, meaning } = items[at] as Item
  if (join === 'comma' || join === 'stop' || colon) return true
  return meaning.kind === 'cue' && meaning.cue === 'end'
}

/** An `only` whose colour this is: the first behind it, or where none is, the last before. */
function cueFor(items: readonly Item[], index: number, { from, to }: Stretch): number | undefined {
  const clause = indexesOf({ from, to: to - 1 })
  const cues = clause.filter(at => isOnly(items[at]))
  const colors = cues.length > 0 ? clause.filter(at => isColor(items[at])) : []
  return cues.find(at => {
    return (colors.find(color => color > at) ?? colors.findLast(color => color < at)) === index
  })
}

/** `in one warm red, everywhere, and nowhere else`. */
function cueBehind(items: readonly Item[], index: number, { to }: Stretch): number | undefined {
  const last = items[to - 1]
  if (to - 1 > index && last?.join === 'and' && ELSEWHERE.test(last.words)) return to - 1
  for (let at = to; at < Math.min(to + BEHIND, items.length) && items[at]?.join !== 'stop'; at++) {
    if (isColor(items[at])) return undefined
    if (ELSEWHERE.test(items[at]?.words ?? '')) return at
  }
  return undefined
}

/** `that's the only yellow`: a colour of the clause before that is named again as the only one. */
function cueAgain(items: readonly Item[], index: number): number | undefined {
  const hex = hexOf(items[index])
  for (let at = index + 1; at < Math.min(index + NEAR, items.length); at++) {
    const { join } = items[at] as Item
    if (join === 'stop' || hex === undefined) return undefined
    if (hexOf(items[at]) === hex && join === 'none' && isOnly(items[at - 1])) return at
  }
  return undefined
}

/** `only the name in colour, a dusty blue`: what may be coloured at all, and then in which colour. */
function cueBefore({ items, source }: Brief, index: number, { from }: Stretch): number | undefined {
  const again = cueAgain(items, index)
  if (again !== undefined) return again
  if (from === 0 || !/^(?:comma|none)$/.test(items[from]?.join ?? '') || items[from]?.meaning.kind === 'cue')
    return undefined
  const start = clauseAround(items, from - 1).from
  const clause = items.slice(start, from)
  const said = source.words((items[start] as Item).first, (items[from] as Item).first)
  const isInColor = IN_COLOR.test(said) && !clause.some(isColor)
  const only = clause.findIndex(isOnly)
  return isInColor && only >= 0 ? start + only : undefined
}

function hexOf(item: Item | undefined): string | undefined {
  return item?.meaning.kind === 'color' ? item.meaning.hex : undefined
}

/** Items behind a clause among which it is said that nothing else has its colour. */
const BEHIND = 4

const ELSEWHERE = /^(?:nowhere else|nothing else(?: in colou?r| colou?red)?|no other colou?r)$/
/** A word for colour as such, in the languages of the briefs. */
export const IN_COLOR: RegExp =
  /(?<!\p{L})(?:colou?r(?:ed)?|couleur|farbe|farbig|color|colore|cor|kleur|kolor\w*|färg|farve|renk\w*|barv\w*|кол[іь]\p{L}+)(?!\p{L})|色|لون/u

/** Where the things of a colour stand, the likeliest first: between it and the cue, behind both, before both. */
function stretchesFor(
  items: readonly Item[],
  index: number,
  cue: number,
  clause: Stretch,
): readonly Stretch[] {
  const [first, last] = [Math.min(index, cue), Math.max(index, cue)]
  if (cue < clause.from) return [{ from: clauseAround(items, cue).from, to: clause.from }]
  // `a proper red`: a word right before a colour says which one it is.
  const kind = items[first - 1]
  const isKind = first === index && !items[index]?.within && follows(kind, items[index]) && kind?.article
  const before = { from: clause.from, to: isKind ? first - 1 : first }
  if (cue >= clause.to) return [before, { from: index + 1, to: clause.to }]
  return [{ from: first + 1, to: last }, { from: last + 1, to: clause.to }, before]
}

/** `the stock that is under three weeks`: a named list, and of it what is beyond a figure. */
function limitIn(brief: Brief, { from, to }: Stretch): Named | undefined {
  const { items } = brief
  let at = from + 1
  while (at < to && !isBound(items[at], items[at + 1])) at++
  const bound = items[at + 1]?.meaning
  if (at + 1 >= to || bound?.kind !== 'number') return undefined
  const naming = runOf(items, { from, to: at })
  if (!naming) return undefined
  const [first, last] = [items[naming.from] as Item, items[naming.to] as Item]
  const key: PartKey = `said:${brief.source.words(first.first, last.last)}`
  const unit = runOf(items, { from: at + 2, to: Math.min(at + 3, to) })
  const of = [...indexesOf(naming), at, at + 1, ...(unit ? indexesOf(unit) : [])]
  return {
    keys: [key],
    of,
    limit: BELOW.test(items[at]?.words ?? '') ? { below: bound.value } : { above: bound.value },
  }
}

/** `under three`. */
function isBound(item: Item | undefined, next: Item | undefined): boolean {
  const words = item?.words ?? ''
  return next?.meaning.kind === 'number' && (BELOW.test(words) || ABOVE.test(words))
}

const BELOW = /^(?:under|below|less than|fewer than|lower than|beneath)$/
const ABOVE = /^(?:over|above|more than|higher than|beyond)$/

/** What a clause quotes of the copy is what it is about. */
function quotedIn({ items, source }: Brief, { from, to }: Stretch): Named | undefined {
  let first = from
  while (first < to && !items[first]?.quoted) first++
  if (first >= to) return undefined
  let last = first
  while (last + 1 < to && items[last + 1]?.quoted) last++
  const words = source.words((items[first] as Item).first, (items[last] as Item).last)
  return { keys: [`said:${words}`], of: indexesOf({ from: first, to: last }) }
}

/** `red only where a target is missed`: what has come out wrong, and not all that there is of it. */
export function missedUse(
  { items, source }: Brief,
  index: number,
  { from, to }: Stretch,
): ColorUseOf | undefined {
  const span: Span = index + 1 < to ? { from: index + 1, to: to - 1 } : { from, to: index - 1 }
  const [first, last] = [items[span.from], items[span.to]]
  const words = span.from <= span.to && first && last ? source.words(first.first, last.last) : ''
  const isMissed = saysMissed(words)
  const told = isMissed ? undefined : missedBefore({ items, source }, from)
  if (!told && !isMissed) return undefined
  const own = indexesOf(span)
  if (told) return { ...told, of: [...told.of, ...own] }
  if (own.some(at => isColor(items[at]))) return undefined
  const key: PartKey = `said:${words.replace(/^(?:only|solely|just)\s+/u, '')}`
  return { keys: [key], states: [], of: own, only: true }
}

/** `was unter dem Soll liegt, muss rot sein`: the clause before a colour says what has come out wrong. */
function missedBefore(
  { items, source }: Pick<Brief, 'items' | 'source'>,
  to: number,
): ColorUseOf | undefined {
  if (to === 0 || items[to]?.join !== 'comma') return undefined
  const { from } = clauseAround(items, to - 1)
  const of = indexesOf({ from, to: to - 1 })
  const [first, last] = [items[from], items[to - 1]]
  if (!first || !last || of.some(at => isColor(items[at]))) return undefined
  const words = source.words(first.first, last.last)
  return saysMissed(words) ? { keys: [`said:${words}`], states: [], of, only: true } : undefined
}

/** Whether words of a brief are about an aim that was not met. */
export function saysMissed(words: string): boolean {
  return MISSED.test(words)
}

/** Words for an aim that was not met, in the languages of the briefs. */
const MISSED =
  /(?<!\p{L})(?:(?:is|are|was|were|has been|have been) (?:missed|not met|not reached)|miss(?:ed|es|ing)? (?:the |its |their |our )?(?:targets?|goals?|aims?)|(?:off|below|under|short of) (?:the |its |their |our )?targets?|verfehlt\p{L}*|(?:unter|abweich\p{L}+ v(?:om|on)) (?:dem |der |den )?(?:ziel|plan|soll)\p{L}*|(?:sous|au-dessous de|en dessous de) (?:l[’'] ?|les? )?(?:objectif|cible)s?|por debajo del? (?:objetivo|meta)|bajo (?:el )?objetivo|sotto (?:l[’'] ?|il |gli )?(?:obiettivi?|target)|(?:abaixo da|falh\p{L}+ a) meta|onder (?:het |de )?(?:doel|streef)\p{L}*|under mål\p{L}*|poniżej (?:celu|planu|normy)|pod (?:cílem|plánem)|нижче (?:цілі|плану)|ниже (?:цели|плана)|nicht erreicht\p{L}*|manqué\p{L}*|non atteint\p{L}*|no (?:se )?(?:cumpl|alcanz)\p{L}+|incumplid\p{L}+|mancat\p{L}+|non raggiunt\p{L}+|não (?:atingid|cumprid)\p{L}+|niet gehaald|gemiste?|missad\p{L}*|ej uppnåd\p{L}*)(?!\p{L})/u

/** The things that a stretch names, each by its key; what no list has by its own words. */
function thingsIn(brief: Brief, { from, to }: Stretch): Named | undefined {
  const { items, source } = brief
  const keys: PartKey[] = []
  const of: number[] = []
  let lines: ColorUseOf['lines']
  for (let at = from; at < to; ) {
    if (isLine(items[at])) {
      lines = countOf(brief, at)
      of.push(at++)
      // `a copper line under my name`: where it is, and no other thing.
      if (lines !== 'all') break
      continue
    }
    const thing = thingStartingAt(brief, at)
    if (thing && thing.to < to && !isSetIn(items, at)) {
      keys.push(thing.key)
      of.push(...indexesOf(thing))
      at = thing.to + 1
      // `the year of each work`: what it is of says which one.
      if (items[at]?.of === true && items[at]?.join === 'none') at++
    } else at++
  }
  if (keys.length > 0 || lines) return { keys, of, ...(lines && { lines }) }
  const naming = runOf(items, { from, to })
  // `one blue spot`: a measure of the colour itself.
  if (!naming || SPOT.test(items[naming.from]?.words ?? '')) return undefined
  const met = thingMetFrom(brief, naming.from)
  if (met && met.to < to) return { keys: [met.key], of: indexesOf(met) }
  const [first, last] = [items[naming.from] as Item, items[naming.to] as Item]
  // `l'objet`
  const name = source.words(first.first, last.last).replace(/^\p{L}{1,2}['’]/u, '')
  return { keys: [`said:${name}`], of: indexesOf(naming) }
}

/** Words for a little of a colour that lies somewhere. */
const SPOT =
  /^(?:spots?|dots?|touch|dab|patch|splash|drop|flecke?n?|klecks|punkt|tache|touche|point|mancha|toque|punto|macchia|tocco|pincelada|vlek|stip|toets|plam\p{L}+|kropk\p{L}+|fläck\p{L}*|klick|prick|leke|nokta|плям\p{L}+|крапк\p{L}+)$/u

/** `in small yellow figures`: what it is set in, and no thing of its own. */
function isSetIn(items: readonly Item[], at: number): boolean {
  let opening = at
  while (/^(?:color|shade|degree|quality)$/.test(items[opening - 1]?.meaning.kind ?? '')) opening--
  return TYPE.test(items[at]?.words ?? '') && opening < at && items[opening]?.within === true
}

const TYPE = /^(?:figures?|numerals?|numbers?|digits?|letters?|type|print)$/

/** The longest run of words that may name a thing. */
function runOf(items: readonly Item[], { from, to }: Stretch): Span | undefined {
  let best: Span | undefined
  for (let at = from; at < to; at++) {
    if (!isNaming(items[at])) continue
    let end = at
    while (end + 1 < to && end + 1 - at < LONGEST && isNaming(items[end + 1])) end++
    if (!best || end - at > best.to - best.from) best = { from: at, to: end }
    at = end
  }
  return best
}

const LONGEST = 4

function isNaming(item: Item | undefined): boolean {
  if (!item || SAYING.test(item.words) || ELSEWHERE.test(item.words) || wholeWords.has(item.words))
    return false
  if (item.meaning.kind === 'target') return item.meaning.part !== undefined
  return /^(?:unknown|number|tint|unsupported)$/.test(item.meaning.kind)
}

/** Words around a colour that name no thing. */
const SAYING =
  /^(?:something|anything|things?|when|where|use|used|reserved|kept|saved|meant|goes?|appears?|is|be|should|must|may|can|text|type|colou?r|colou?red|accent|touch|bit|one|1|small|little|it|in)$/

/** A colour right before a line, or behind one: what else is said of that is where it stands. */
export function lineUse(brief: Brief, index: number): ColorUseOf | undefined {
  const { items } = brief
  const item = items[index] as Item
  const [next, then] = [items[index + 1], items[index + 2]]
  const { meaning } = item
  // A literal is a house's own, and no line's alone.
  if (meaning.kind === 'color' && meaning.literal) return undefined
  const named = isLine(next)
    ? index + 1
    : isColoured(next) && isLine(then)
      ? index + 2
      : (shapedLine(items, index) ?? stripAlone(items, index))
  // `wine bar list`
  const isBar =
    named !== undefined && items[named]?.words === 'bar' && follows(items[named], items[named + 1])
  if (isBar && items[named + 1]?.meaning.kind === 'unknown') return undefined
  if (named !== undefined && items[named]?.join === 'none')
    return useOfLine(brief, named, indexesOf({ from: index + 1, to: named - 1 }))
  // `lines in ochre`, `un filet rouge`, `a thin line under it in oxblood`
  let at = index
  const isThin = item.join === 'and' && items[index - 1]?.meaning.kind === 'quality'
  // `the line thin and white`
  if (isThin && items[index - 1]?.join === 'none' && isLine(items[index - 2]))
    return useOfLine(brief, index - 2, [index - 1])
  while (items[at]?.join === 'none' && index - at < BETWEEN && isWhere(items[at - 1])) at--
  // `the total in ribbon red`: what stands right before its colour says which one that is.
  const word = items[at - 2]
  const isOfCopy =
    items[at - 1]?.words === 'line' &&
    word?.meaning.kind === 'unknown' &&
    follows(word, items[at - 1]) &&
    brief.says(word.words)
  const isKind = isOfCopy || (at === index && items[at - 1]?.within === true && !brief.source.isForeign)
  const isBehind =
    !isKind &&
    items[at]?.join === 'none' &&
    isLine(items[at - 1]) &&
    (at === index || item.within === true || items[at]?.within === true)
  return isBehind ? useOfLine(brief, at - 1, indexesOf({ from: at, to: index - 1 })) : undefined
}

/** Items between a line and its colour that say where it is. */
const BETWEEN = 3

function isWhere(item: Item | undefined): boolean {
  // `in a warm brown`
  if (/^(?:mood|shade|degree)$/.test(item?.meaning.kind ?? '')) return true
  return item !== undefined && (item.meaning.kind === 'place' || /^(?:it|name|title|that)$/.test(item.words))
}

/** `un rouge signet en un mince ruban vertical`: what is said of a line stands before it. */
function shapedLine(items: readonly Item[], index: number): number | undefined {
  let at = index + 1
  while (
    at < index + SHAPED &&
    items[at]?.join === 'none' &&
    (/^(?:unknown|quality)$/.test(items[at]?.meaning.kind ?? '') || UPRIGHT.test(items[at]?.words ?? '')) &&
    !isLine(items[at])
  )
    at++
  const isShaped = at > index + 1 && (isThin(items[at - 1]) || isThin(items[at - 2]))
  return isShaped && items[at]?.join === 'none' && isLine(items[at]) ? at : undefined
}

function isThin(item: Item | undefined): boolean {
  return /^(?:very )?(?:thin|fine|narrow|slim)$/.test(item?.words ?? '')
}

/** Items from a colour to its line at most. */
const SHAPED = 5

const UPRIGHT = /^(?:vertical|horizontal)$/

/** `one loud red strip`, which holds nothing of the copy. */
function stripAlone(items: readonly Item[], index: number): number | undefined {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const isStrip = next?.meaning.kind === 'device' && !next.meaning.keys && /^(?:strip|band)$/.test(next.words)
  return isStrip && follows(item, next) && !item.within ? index + 1 : undefined
}

function isColoured(item: Item | undefined): boolean {
  return item?.join === 'none' && /^colou?red$/.test(item.words)
}

function useOfLine(brief: Brief, at: number, between: readonly number[]): ColorUseOf {
  const { meaning } = brief.items[at] as Item
  // The line is the device of a part, which says itself where it is.
  if (meaning.kind === 'device' && meaning.keys)
    return { keys: [], states: [], of: between, only: true, tinted: meaning.keys }
  return { keys: [], states: [], of: [...between, at], only: false, lines: countOf(brief, at) }
}

/** Whether one line is meant or all of them, by the brief's own word. */
function countOf({ items, source }: Brief, at: number): 'all' | 'one' | 'bar' {
  const { first, last, words } = items[at] as Item
  if (PLURAL.test(source.words(first, last))) return 'all'
  return BROAD.test(words) ? 'bar' : 'one'
}

const BROAD = /(?:bar|ribbon|stripe|strip|band)$/

/** Ends of words for several lines, in the languages of the briefs. */
const PLURAL = /(?:s|nien|striche|balken|linee|righe|filetti|linie|kreski|paski|linky|linjer|l[ae]r|лінії)$/u
