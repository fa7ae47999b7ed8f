import { REACH } from './companions.ts'
import { follows, isOnly, type Item } from './items.ts'
import { isLine } from './lines-named.ts'
import { namedThings } from './words/named-things.ts'
import { leadsToType } from './owners.ts'
import { mostWords } from './words/tints.ts'
import { isWholeWord } from './words/parts.ts'
import { namesPart, namesTarget } from './meaning.ts'

/** For each item the index of the part it is meant for, if there is one: `cream background`, `headlines in serif`. */
export function bindTargets(items: readonly Item[], isForeign = false): readonly (number | undefined)[] {
  const bound: (number | undefined)[] = items.map(() => undefined)
  for (const index of items.keys()) bound[index] = figureTarget(items, index)
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined)
      bound[index] = rightTarget(items, index, bound)
  }
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined)
      bound[index] = isOfDevice(items, index) ? undefined : leftTarget(items, index, bound)
  }
  for (const index of items.keys()) {
    if (!isModifier(items[index]) || bound[index] !== undefined || isOfDevice(items, index)) continue
    const thing = saidBefore(items, index) ?? namedThing(items, index, bound)
    // `Affisch i tegelrött`: in another language the first word is often that for the whole.
    const isWhole = isForeign && thing === 0 && items[index]?.meaning.kind === 'color'
    if (!isWhole) bound[index] = thing
  }
  for (const index of items.keys()) bound[index] ??= targetOfOther(items, index, bound)
  return bound.map((target, index) => (isSecondOfSheet(items, index, bound) ? undefined : target))
}

/** `Courier or some typewriter thing for the prices`, `Titles in script? No, in a serif`: of two of a kind, what the other is for. */
function targetOfOther(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (item.meaning.kind !== 'typeface') return undefined
  const isChoice = next?.join === 'or' && next.meaning.kind === 'typeface'
  if (isChoice && (bound[index + 1] ?? 0) > index) return bound[index + 1]
  if (item.back) return undefined
  const other = items.findLastIndex(
    ({ back, meaning }, at) => at < index && at >= index - REACH && back && meaning.kind === 'typeface',
  )
  return other < 0 ? undefined : bound[other]
}

/** `paper white and rust red`: a sheet has one colour, and the next is another's. */
function isSecondOfSheet(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): boolean {
  const [before, item] = [items[index - 1]?.meaning, items[index]]
  const sheet = items[bound[index] ?? index]?.meaning
  return (
    item?.join === 'and' &&
    item.meaning.kind === 'color' &&
    before?.kind === 'color' &&
    bound[index] === bound[index - 1] &&
    namesTarget(sheet, 'background') &&
    (bound[index] ?? index) < index
  )
}

/** `total due in a heavy box`: how the box is. */
function isOfDevice(items: readonly Item[], index: number): boolean {
  const item = items[index]
  const at = items[index + 1]?.meaning.kind === 'color' ? index + 2 : index + 1
  const [before, next] = [items[at - 1], items[at]]
  const isWeight = item?.meaning.kind === 'quality' && item.meaning.property === 'weight'
  return isWeight && item.within === true && follows(before, next) && next.meaning.kind === 'device'
}

/** `keep the motto at the top, small and centred`: what an `and` joins to the rank of things. */
function saidBefore(items: readonly Item[], index: number): number | undefined {
  const own = items[index] as Item
  const joined = own.join === 'and' || own.join === 'or' ? items[index - 1]?.meaning : undefined
  return joined?.kind === 'rank' ? lastThing(items, joined.of) : undefined
}

/** Of the items that name things with what stands between, the last that names one. */
function lastThing(items: readonly Item[], of: readonly number[]): number | undefined {
  return of.findLast(at => /^(?:unknown|target|number|setting|tint)$/.test(items[at]?.meaning.kind ?? ''))
}

/** `line spacing 1.5`, `radius 4`: a bare figure beside what is measured in figures. */
function figureTarget(items: readonly Item[], index: number): number | undefined {
  const item = items[index] as Item
  if (item.meaning.kind !== 'number') return undefined
  const isMeasured = (other: Item | undefined): boolean =>
    other?.meaning.kind === 'target' && ['leading', 'corners', 'text'].includes(other.meaning.target)
  if (item.join === 'none' && isMeasured(items[index - 1])) return index - 1
  const next = items[index + 1]
  const isLeading = namesTarget(next?.meaning, 'leading')
  return isLeading && next?.join === 'none' ? index + 1 : undefined
}

function isModifier(item: Item | undefined): boolean {
  return (
    item !== undefined &&
    ['color', 'typeface', 'quality', 'shade', 'length', 'manner', 'place'].includes(item.meaning.kind)
  )
}

function isTarget(item: Item | undefined): boolean {
  return item?.meaning.kind === 'target'
}

/** What may stand between a wish and its part: `huge condensed all-caps headline`, `serif event title`. */
const PASSABLE = ['mood', 'degree', 'setting', 'unsupported', 'unknown']

function rightTarget(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  const own = items[index] as Item
  if (own.meaning.kind === 'place') return undefined
  // `rounded corners, 8px`: a length by itself says more of the part that ends the clause before.
  const before = items[index - 1]
  if (own.meaning.kind === 'length' && own.join === 'comma' && before?.meaning.kind === 'target') {
    const isAlone = items[index + 1] === undefined || items[index + 1]?.join !== 'none'
    if (isAlone && ['corners', 'margins', 'leading'].includes(before.meaning.target)) return index - 1
  }
  for (let next = index + 1; next <= index + REACH; next++) {
    const item = items[next]
    if (item && isOnPart(own, item)) return next
    // `green on paper`, `the gold of gilded letters`: what something stands on, or is of, is no part of it.
    const isOfIt = item?.of === true && own.meaning.kind === 'color'
    const isListed = item?.join === 'comma' && isInList(items, index, next)
    if (
      !item ||
      isOfIt ||
      item.on ||
      (item.join === 'comma' && !isListed) ||
      item.join === 'stop' ||
      item.join === 'or'
    )
      return undefined
    const sameKind = item.meaning.kind === own.meaning.kind
    if (item.join === 'and' && (sameKind || !isModifier(item) || own.meaning.kind === 'color'))
      return undefined
    if (isTarget(item)) {
      // `Coffee by the numbers`: a colour stands right before its part, or before a word that leads to that.
      const leads = item.forIt === true || item.within === true
      if (own.meaning.kind === 'color' && !leads && !follows(items[next - 1], item)) return undefined
      // `dark blue title block`: the end of another thing's name.
      if (
        own.meaning.kind === 'color' &&
        follows(item, items[next + 1]) &&
        GROUNDS.test(items[next + 1]?.words ?? '')
      )
        return undefined
      const thing = saidInType(items, index, next) ?? saidForThing(items, next)
      if (thing !== undefined) return thing
      // `01, 02, 03 large in the margin`: where it stands is no part of it.
      if (item.within && own.meaning.kind !== 'color') return undefined
      return belongsLeft(items, index, next, bound) ? undefined : next
    }
    // `brass-coloured text`
    if (own.meaning.kind === 'color' && /^colou?red$/.test(item.words) && follows(items[next - 1], item))
      continue
    // A word between that is not known may be what the wish is about: only `event title` is one thing.
    const leads = isTarget(items[next + 1]) || leadsToType(items, next)
    // `red ink for the headings`
    if (item.words === 'ink' && own.meaning.kind === 'color') continue
    if (item.meaning.kind === 'unknown' && (own.meaning.kind === 'color' || !leads)) return undefined
    if (item.meaning.kind === 'place') return undefined
    // `a small coral line under my name`: how the line is.
    if (own.meaning.kind === 'quality' && isLine(item)) return undefined
    const passes = isModifier(item) || PASSABLE.includes(item.meaning.kind)
    // `a narrow sans for tables`: two words for one face.
    const isOneFace = own.meaning.kind === 'typeface' && sameKind && follows(items[next - 1], item)
    if (!passes || (sameKind && own.meaning.kind !== 'quality' && !isOneFace)) return undefined
  }
  return undefined
}

/** What a part stands on, where it says so behind it: `title block`. */
export const GROUNDS: RegExp = /^(?:block|bar|band|panel|field|area|strip|box)s?$/

/** `thin, sober type`, `big, bold headlines`: a look that has its clause to itself, before others of one thing. */
function isInList(items: readonly Item[], index: number, next: number): boolean {
  const own = items[index] as Item
  const isAlone = next === index + 1 && (index === 0 || own.join !== 'none')
  if (!isAlone || !/^(?:quality|typeface|manner)$/.test(own.meaning.kind)) return false
  for (let at = next; at < next + SAID; at++) {
    const { meaning, join } = items[at] ?? own
    if (at > next && join !== 'none') return false
    if (meaning.kind === 'target') return at > next && /^(?:type|heading)$/.test(meaning.target)
    if (!/^(?:mood|quality|manner|typeface)$/.test(meaning.kind)) return false
  }
  return false
}

/** `accent teal background cream`: the part on the right has a wish of its own, and the one on the left has none. */
function belongsLeft(
  items: readonly Item[],
  index: number,
  right: number,
  bound: readonly (number | undefined)[],
): boolean {
  const left = index - 1
  const leftIsFree = isTarget(items[left]) && items[index]?.join === 'none' && !hasWishBefore(bound, left)
  const after = items[right + 1]
  return leftIsFree && after?.join === 'none' && after.meaning.kind === items[index]?.meaning.kind
}

/** `the date in a red starburst`: the colour of what a part stands in. */
function isColorOfNext(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index], items[index + 1]]
  if (item?.meaning.kind !== 'color' || !item.within || !follows(item, next)) return false
  return isThing(next) || /^(?:setting|drawing)$/.test(next.meaning.kind)
}

/** `body in a warm book serif`: the words before the `in` of a face, whatever says how that is. */
function faceWithin(items: readonly Item[], index: number): number | undefined {
  if (items[index]?.meaning.kind !== 'typeface') return undefined
  for (let at = index; at > Math.max(index - REACH, 0) && items[at]?.join === 'none'; at--) {
    const before = items[at - 1]?.meaning
    if (items[at]?.within) return namesTarget(before, 'text') ? at - 1 : undefined
    if (!/^(?:mood|unknown|degree)$/.test(before?.kind ?? '')) return undefined
  }
  return undefined
}

function leftTarget(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  const within = faceWithin(items, index)
  if (within !== undefined) return within
  // `the name of my tiny shop`
  if (items[index]?.of && items[index]?.meaning.kind === 'quality') return undefined
  if (isColorOfNext(items, index)) return undefined
  let join = items[index]?.join
  for (let left = index - 1; left >= Math.max(index - REACH, 0); left--) {
    const item = items[left] as Item
    // `bleu canard le nom et en petites capitales`, whose colour English has before its part
    const isMore = items[index]?.meaning.kind === 'manner' && isTarget(item) && hasWishBefore(bound, left)
    if (join === 'and' && left === index - 1 && isMore) return left
    if (join !== 'none' && !(join === 'and' && isModifier(item) && bound[left] === left - 1)) {
      return join === 'and' && isModifier(item) && !sameColor(item, items[index]) ? bound[left] : undefined
    }
    // `readable as a tiny thumbnail`, `on a tiny screen`: said of what it stands before.
    const next = items[index + 1]
    const isOfNext = items[index]?.article && follows(items[index], next)
    if (isTarget(item) && isOfNext && (isThing(next) || SEEN_ON.test(next?.words ?? ''))) return undefined
    if (isTarget(item)) {
      const isOthers =
        (hasWishBefore(bound, left) &&
          !saysMore(items[index]) &&
          !goesOnIn(items, left, index) &&
          !isCarried(items[index])) ||
        isCalledAfter(item, items[index]) ||
        endsClause(items, left)
      return isOthers ? undefined : (saidInType(items, left, left) ?? left)
    }
    const isOfColor =
      item.meaning.kind === 'mood' && items[index]?.meaning.kind === 'color' && left === index - 1
    const isSoft =
      item.meaning.kind === 'cue' && ['soft', 'least'].includes(item.meaning.cue) && left === index - 1
    const isVerb = item.meaning.kind === 'unknown' && /^(?:look|feel|seem|appear|stay)s?$/.test(item.words)
    // `cover solid teal`
    const isMost =
      item.meaning.kind === 'unknown' && mostWords.has(item.words) && items[index]?.meaning.kind === 'color'
    // `dates in a narrow column on the left`, with how wide it is by itself in other languages
    const isWide = item.meaning.kind === 'unknown' && /^(?:narrow|wide|slim|small)$/.test(item.words)
    const isColumn = items[index]?.meaning.kind === 'place' && /columns?$/.test(item.words)
    if (
      !/^(?:degree|rank)$/.test(item.meaning.kind) &&
      !isModifier(item) &&
      !isOfColor &&
      !isSoft &&
      !isVerb &&
      !isMost &&
      !isColumn &&
      !(isWide && /columns?$/.test(items[index]?.words ?? ''))
    )
      return undefined
    join = item.join
  }
  return undefined
}

/** `orange on the name`: a part of words that a colour is laid on, and no ground. */
function isOnPart(own: Item, item: Item): boolean {
  if (own.meaning.kind !== 'color' || !item.on || item.meaning.kind !== 'target') return false
  return ['names', 'headings', 'title', 'prices', 'figures', 'dates', 'links'].includes(
    item.meaning.part ?? '',
  )
}

/** `allergens in tiny letters`: the thing that a wish for letters is for, where one is said before `in`. */
function saidInType(items: readonly Item[], from: number, type: number): number | undefined {
  const target = items[type]?.meaning
  if (target?.kind !== 'target' || target.target !== 'type') return undefined
  for (let at = type; at > Math.max(from - SAID, 0); at--) {
    const item = items[at] as Item
    if (item.join !== 'none') return undefined
    // `validade em letra miudinha`, whose size English has before the letters.
    const behindThing = at === from && items[from]?.meaning.kind === 'quality' && isThing(items[at - 1])
    if (behindThing && items[at - 1]?.join !== 'none') return at - 1
    // `Títulos en letra condensada`, whose `en` other languages leave out.
    const isLeft = items[at - 1]?.meaning.kind === 'target' && namesPart(items[at - 1]?.meaning)
    if (!item.within && !isLeft) continue
    // `the number at the bottom in small type`: where it stands is between.
    let thing = at - 1
    while (items[thing]?.meaning.kind === 'place' && items[thing]?.join === 'none') thing--
    const before = items[thing]
    return namesPart(before?.meaning) || isThing(before) || before?.quoted ? thing : undefined
  }
  return undefined
}

/** `a monospaced font for the reference only`: what the type is for. */
function saidForThing(items: readonly Item[], type: number): number | undefined {
  const target = items[type]?.meaning
  // `a script only for the names`
  const at = isOnly(items[type + 1]) && items[type + 1]?.join === 'none' ? type + 2 : type + 1
  const thing = items[at]
  if (target?.kind !== 'target' || target.target !== 'type' || thing?.join !== 'none') return undefined
  const part = thing.meaning.kind === 'target' && thing.meaning.part ? thing.meaning : undefined
  // `Caratteri con le grazie per i titoli`, whose `per` says nothing.
  // `typewriter lettering for the details`
  const isDetails = namesTarget(thing.meaning, 'detail')
  // Other languages have words for `for` that say nothing.
  const isMeant =
    isDetails || thing.forIt || at > type + 1
      ? part !== undefined || isDetails || isThing(thing)
      : part?.target === 'heading'
  return isMeant ? at : undefined
}

/** `years on the left in large condensed type`: behind `in` stands more of how it is set. */
function goesOnIn(items: readonly Item[], part: number, index: number): boolean {
  return (
    items[index]?.meaning.kind === 'typeface' && items.slice(part + 1, index + 1).some(({ within }) => within)
  )
}

/** `condensed headlines like on a stenciled crate`: letters are those of what stands before, whatever face that has besides. */
function isCarried(item: Item | undefined): boolean {
  return item?.meaning.kind === 'typeface' && /^(?:like|as) /.test(item.words)
}

/** `navy headings in italics`, `one white headline as large as it goes`: a wish of another kind for a part that has one. */
function saysMore(item: Item | undefined): boolean {
  const isSize = item?.meaning.kind === 'quality' && item.meaning.property === 'size'
  return isSize || (item !== undefined && ['manner', 'place', 'length'].includes(item.meaning.kind))
}

/** Words between a thing and the last that is said of it: `the allergens in very small italics`. */
const SAID = 3

/**
 * A thing of the copy that a wish is for, by the word that no list knows: `definitions in bold`, `author small`,
 * `tiny allergens`. What is said of it is not meant for the whole page.
 */
function namedThing(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  const own = items[index] as Item
  const { kind } = own.meaning
  if (kind === 'shade') return undefined
  if (kind === 'color') return thingInColor(items, index)
  // `underlined and bold`: the second is for what the first is for.
  if (own.join === 'and' && isModifier(items[index - 1]) && bound[index - 1] !== undefined)
    return bound[index - 1]
  let within = own.within === true
  for (let at = index; at > Math.max(index - SAID, 0); at--) {
    const item = items[at] as Item
    const before = items[at - 1]
    if (item.join !== 'none' || item.colon) break
    // `subject line underlined`: a line of the copy, by its name.
    if (before && isNamedLine(items, at - 1)) return at - 2
    within ||= item.within === true
    if (before && (isThing(before) || (before.quoted && kind === 'typeface'))) {
      const after = items[index + 1]
      const ends =
        after === undefined ||
        after.join !== 'none' ||
        after.within === true ||
        /^(?:place|device|unsupported)$/.test(after.meaning.kind) ||
        (after.meaning.kind === 'cue' && (after.meaning.cue === 'end' || after.meaning.cue === 'than'))
      const lead = items[at - 2]
      const begins =
        at === 1 || before?.join !== 'none' || isThing(lead) || isOnly(lead) || PUTS.test(lead?.words ?? '')
      // `confident caps`: before what is itself a noun an unknown word says how it is.
      const needsIn = kind === 'typeface' || (own.meaning.kind === 'manner' && own.meaning.dress.case)
      if (needsIn) return before.quoted || (within && begins) ? at - 1 : undefined
      return within || ends || kind === 'place' ? at - 1 : undefined
    }
    // `address in an elegant serif`
    if (!before || (!/^(?:degree|mood)$/.test(before.meaning.kind) && !isModifier(before))) break
  }
  const next = items[index + 1]
  // `italic for the losses`.
  const isForIt = next?.forIt === true && next.join === 'none' && isThing(next)
  if (isForIt && (own.meaning.kind === 'manner' || own.meaning.kind === 'typeface')) return index + 1
  // `handwritten signature`, `signature manuscrite`: a hand that has its clause with one thing.
  const isHand = own.meaning.kind === 'typeface' && /hand|script|calligra|copperplate/.test(own.words)
  const isPair = (own.join !== 'none' || index === 0) && (items[index + 2]?.join ?? 'stop') !== 'none'
  if (isHand && isPair && follows(own, next) && isThing(next)) return index + 1
  // `a small bakery` is what the copy is about, `small allergens` are set small.
  const leads =
    own.meaning.kind === 'quality'
      ? (own.meaning.property === 'size' && !own.article && own.meaning.alone === null) ||
        own.words === 'boldface' ||
        (own.words === 'bold' && !own.article && endsWithThing(items, index))
      : own.meaning.kind === 'manner' && own.meaning.dress.italic !== undefined
  // `big soap-bubble circles`
  const isCompound = items[index + 2]?.hyphened === true && items[index + 2]?.join === 'none'
  return leads && follows(own, next) && isThing(next) && !isCompound ? index + 1 : undefined
}

/** `bold totals`, `bold defined terms`: nothing but a thing follows in its clause. */
function endsWithThing(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + 2; at++) {
    if (items[at]?.join !== 'none' || !isThing(items[at])) return false
    if (items[at + 1]?.join !== 'none') return true
  }
  return false
}

/** `expiry in red`, `red opening hours`: a thing of the copy right before `in` and a colour, or behind one by its name. */
function thingInColor(items: readonly Item[], index: number): number | undefined {
  const named = namedBehind(items, index)
  if (named !== undefined) return named
  // `the date in a red starburst`: the colour of what it stands in.
  const next = items[index + 1]
  if (follows(items[index], next) && /^(?:setting|drawing)$/.test(next.meaning.kind)) return undefined
  const item = items[index] as Item
  let at = index - 1
  // `the chief at the top in red`
  while (
    item.within &&
    items[at]?.meaning.kind === 'place' &&
    items[at]?.join === 'none' &&
    items[at + 1]?.join === 'none'
  )
    at--
  const before = items[at]
  const isNamed =
    item.within === true && items[at + 1]?.join === 'none' && (isThing(before) || before?.quoted === true)
  return isNamed && !NO_THINGS.test(before?.words ?? '') ? at : undefined
}

/** The last item of what documents name so, right behind a colour: `due date`, `phone number`. */
function namedBehind(items: readonly Item[], index: number): number | undefined {
  let words = ''
  for (let at = index + 1; at <= index + SAID && follows(items[at - 1], items[at]); at++) {
    words = `${words} ${items[at]?.words}`.trim()
    if (words.includes(' ') && namedThings.has(words)) return at
  }
  return undefined
}

/** Words before `in` and a colour that are no things. */
const NO_THINGS =
  /(?:ed|ly|ing)$|^(?:come|comes|go|goes|looks?|good|nice|great|better|best|done|set|put|made|drawn|keep|kept|all|mainly|maybe|also|always|is|are|ok|okay|fine|us|only|if|then|want|wanted|something)$/

/** `put the reference in a typewriter face`: verbs before a thing. */
const PUTS = /^(?:put|set|print|printed|show|write|keep)$/

/** `subject line`, `address lines`. */
function isNamedLine(items: readonly Item[], at: number): boolean {
  const [name, line] = [items[at - 1], items[at]]
  return (
    isThing(name) &&
    /^lines?$/.test(line?.words ?? '') &&
    line?.join === 'none' &&
    name?.last === line.first - 1
  )
}

/** What pages are seen on. */
const SEEN_ON = /^(?:screens?|displays?|monitors?|devices?|phones?|mobiles?|tablets?|windows?)$/

/** A word of the copy's, not one for the whole of a document or for its type. */
function isThing(item: Item | undefined): boolean {
  if (item?.meaning.kind !== 'unknown' || item.meaning.name || /^[a-z]$/.test(item.words)) return false
  return !isWholeWord(item.words) && !HOW.test(item.words)
}

/** Words that no list knows and that say how a thing is. */
const HOW =
  /^(?:(?!family|reply|assembly|supply|july|italy|weekly|monthly)\w+ly|right|out|up|off|far|second|kept|set|put|made|done|shown|printed|edge|list|lists|step|steps|picked|stacked|pulled|scattered|face|fine|proper|good|great|nice|nicely|own|real|old|new|little|super|still|lovely|beautiful|decent|single|whole|reading|print|printing|else|everything else|otherwise|similar)$/

/** `like cut paper: red, green`, but not `paper: cream`: the part is the end of what stands before the colon. */
function endsClause(items: readonly Item[], part: number): boolean {
  return items[part + 1]?.colon === true && part > 0 && items[part]?.join === 'none'
}

/** `tile jade`: a thing before a colour that is called after it. */
function isCalledAfter({ meaning }: Item, own: Item | undefined): boolean {
  return own?.meaning.kind === 'color' && namesTarget(meaning, 'surface')
}

function sameColor(one: Item, other: Item | undefined): boolean {
  return one.meaning.kind === 'color' && other?.meaning.kind === 'color'
}

/** A part that a word before it is meant for has its wish. */
function hasWishBefore(bound: readonly (number | undefined)[], target: number): boolean {
  return bound.slice(Math.max(target - REACH, 0), target).includes(target)
}
