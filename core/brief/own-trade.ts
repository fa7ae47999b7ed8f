/** Leaves alone what a brief only tells of who sends it: `I fix dry stone walls`, `we sell plum jam`, `buy nine coffees`. */
import { isOrnament } from './meaning.ts'
import { follows, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import type { SaysCopy, Source } from './things-of-copy.ts'
import type { Token } from './tokens.ts'

/** Items without the looks that would be read from what somebody makes or sells, or from things that are counted. */
export function withoutTrades(
  items: readonly Item[],
  tokens: readonly Token[],
  source: Source,
): readonly Item[] {
  return items.map((item, index) => {
    const isThing = isSoldThing(item) && (isTraded(tokens, item.first) || isCounted(items, index, source))
    return isThing ? { ...item, meaning: { kind: 'unknown' } } : item
  })
}

/** `seed swap in a box`: a word that steers other wishes is a noun behind one with which the copy says it. */
export function withNamesOfCopy(items: readonly Item[], source: Source, says: SaysCopy): readonly Item[] {
  return items.map((item, index) =>
    isNameOfCopy(items, index, source, says) ? { ...item, meaning: { kind: 'unknown' } } : item,
  )
}

function isNameOfCopy(items: readonly Item[], index: number, source: Source, says: SaysCopy): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const { meaning } = item
  const isOneWord = item.first === item.last
  // `the order date`, `order button`: what is ordered, and no order of things.
  if (item.words === 'order' && meaning.kind === 'unsupported' && follows(item, next)) return true
  // `keep the coffee line small`: words of the copy about it, and no line in its colour as `salt white and a rust line` has.
  const isOneOfColors =
    item.article || (item.join !== 'none' && /^(?:color|tint)$/.test(before?.meaning.kind ?? ''))
  const isAbout = isSoldThing(item) && !isOneOfColors && follows(item, next) && LINE.test(next?.words ?? '')
  if (isAbout && isOneWord && says(item.words)) return true
  // `the green door easy to find`: a thing that the copy names with its colour; `colours like the green door` has that.
  const isColored = meaning.kind === 'color' && !meaning.literal && !item.likened && follows(item, next)
  const isLike = meaning.kind === 'mood' && !item.likened && item.join !== 'or' && next?.join === 'none'
  if ((isColored || isLike) && next?.meaning.kind === 'unknown' && says(source.words(item.first, next.last)))
    return true
  // `the wedding look should be white`: one of several looks, by what the copy says of it.
  const isLookCalled =
    isLike && /^(?:look|page|slide|story|outfit|section|item)$/.test(next.words) && says(item.words)
  if (
    isLookCalled &&
    source.before(item.first) === 'the' &&
    SHOULD.test(source.clause(item.first, next.last + 1))
  )
    return true
  // `the raffle line at the foot in red`: a line of words, by what the copy says.
  const isOfWords = item.words === 'line' && isLine(item) && item.join === 'none'
  if (isOfWords && before?.meaning.kind === 'unknown') {
    const isNamed = [before, items[index - 2]].some(
      first =>
        first?.meaning.kind === 'unknown' &&
        source.before(first.first) === 'the' &&
        says(source.words(first.first, before.last)),
    )
    if (isNamed) return true
  }
  const isBehind =
    item.join === 'none' && before?.meaning.kind === 'unknown' && before.last + 1 === item.first
  if (!isBehind || meaning.kind !== 'cue') return false
  // `total without fans`, as the copy has it.
  const isWithin = follows(item, next) && next.meaning.kind === 'unknown'
  if (isWithin && says(source.words(before.first, next.last))) return true
  return isOneWord && says(source.words(before.first, item.last))
}

/** Behind these stands how something is to be. */
const SHOULD = / (?:should|must|gets?|needs?|could|can|may|has)$/

const LINE = /^(?:lines?|note|bit|sentence)$/

/** What is a colour or an ornament by its name, and a thing by what is done with it. */
function isSoldThing({ meaning }: Item): boolean {
  if (meaning.kind === 'color') return !meaning.literal
  return meaning.kind === 'tint' || isOrnament(meaning)
}

/** Tokens behind a verb that are what is done. */
const OBJECT = 7

/** `I dig graves and I fix dry stone walls`: behind what somebody does for a living, in its clause. */
function isTraded(tokens: readonly Token[], first: number): boolean {
  for (let at = first; at > Math.max(first - OBJECT, 0) && tokens[at]?.gap === 'none'; at--) {
    const [verb, who, next] = [tokens[at - 1], tokens[at - 2], tokens[at]]
    if (ABROAD.test(verb?.text ?? '')) return true
    const isDoing = VERBS.test(verb?.text ?? '') && verb?.gap === 'none' && WHO.test(who?.text ?? '')
    if (isDoing) return !/^(?:it|them|this|that|these|the|sure|everything)$/.test(next?.text ?? '')
  }
  return false
}

const WHO = /^(?:i|we|who|he|she|they|also)$/
const VERBS =
  /^(?:makes?|sells?|fix|fixes|repairs?|builds?|bakes?|grows?|digs?|cleans?|teach|teaches|cooks?|brews?|roasts?|rents?|restores?|sews?|weaves?|knits?|carves?|delivers?|farms?|breeds?|trains?|grooms?|drives?|sharpens?|catch|catches|picks?)$/

/** The same of other languages, whose words for `we` and `I` say nothing. */
const ABROAD =
  /^(?:verkaufen|verkaufe|verkauft|backen|züchten|brauen|rösten|reparieren|vendons|vends|vend|fabriquons|fabrique|réparons|cultivons|torréfions|élevons|vendemos|vendo|vende|fabricamos|reparamos|cultivamos|tostamos|horneamos|vendiamo|produciamo|ripariamo|coltiviamo|tostiamo|sforniamo|torramos|verkopen|verkoop|verkoopt|bakken|kweken|brouwen|branden|repareren|säljer|bakar|odlar|rostar|brygger|sprzedajemy|sprzedaję|pieczemy|naprawiamy|uprawiamy|satıyoruz|satıyorum|yetiştiriyoruz|kavuruyoruz|продаємо|продаю|печемо|вирощуємо)$/

/** `nine coffees`, `los vinos`: several of a thing that is a colour where it is one. */
function isCounted(items: readonly Item[], index: number, source: Source): boolean {
  const [before, { meaning, first, last }] = [items[index - 1], items[index] as Item]
  if (meaning.kind !== 'color' && meaning.kind !== 'tint') return false
  const written = source.words(first, last)
  if (PLAIN.test(written)) return false
  const several = before?.meaning.kind === 'number' && before.meaning.value > 1 && before.last + 1 === first
  return (several && /s$/.test(written)) || (SEVERAL.test(source.before(first)) && PLURAL.test(written))
}

/** Plurals of colours themselves: `two greens`. */
const PLAIN =
  /^(?:reds|blues|greens|yellows|oranges|purples|pinks|browns|gr[ae]ys|blacks|whites|golds|silvers|pastels|neutrals|creams|neons|tans|teals)$/
const SEVERAL = /^(?:the|los|las|les|des|nos|i|gli|le|os|as)$/
const PLURAL =
  /^(?:coffees|wines|teas|beers|vinos|cafés|cervezas|vins|bières|thés|vini|caffè|birre|vinhos|limes|plums|lemons|olives|cherries|peaches|tomatoes|mustards|oranges)$/
