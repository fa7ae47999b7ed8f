import type { Item } from './items.ts'
import { wholeWords } from './words/parts.ts'

/** Words that only say more about another word, by the index of that word: degrees, limits, shades, the part beside a wish. */
export type Companions = ReadonlyMap<number, readonly number[]>

/** Finds for each companion the word it belongs to. `bound` are the parts already taken by a wish. */
export function readCompanions(items: readonly Item[], bound: readonly (number | undefined)[]): Companions {
  const taken = new Set(bound)
  const direct = items.map((_, index) => ownerOf(items, index, taken, bound))
  const owners = new Map<number, number[]>()
  for (const [index, owner] of lastOwners(direct).entries()) {
    if (owner === undefined) continue
    const list = owners.get(owner)
    if (list) list.push(index)
    else owners.set(owner, [index])
  }
  return owners
}

/** Follows `very very dark green` to the green: for each word the end of its chain, every link walked once. */
function lastOwners(direct: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const last: (number | undefined)[] = direct.map(() => undefined)
  const walked = new Set<number>()
  for (const start of direct.keys()) {
    const chain: number[] = []
    let index = start
    for (let next = direct[index]; next !== undefined && !walked.has(index); next = direct[index]) {
      walked.add(index)
      chain.push(index)
      index = next
    }
    const end = last[index] ?? index
    for (const link of chain) last[link] = link === end ? undefined : end
  }
  return last
}

function ownerOf(
  items: readonly Item[],
  index: number,
  taken: ReadonlySet<number | undefined>,
  bound: readonly (number | undefined)[],
): number | undefined {
  const { meaning } = items[index] as Item
  const next = beside(items, index, index + 1)
  const previous = beside(items, index, index - 1)
  switch (meaning.kind) {
    case 'degree':
      return next ?? wishBeside(items, previous)
    case 'number':
      return meaning.value === 1 && bound[index] === undefined ? next : undefined
    case 'shade':
      return next !== undefined && items[next]?.meaning.kind === 'color' ? next : undefined
    case 'color':
      return colorOwner(items, index, next)
    case 'target':
      return taken.has(index) ? undefined : [previous, next].find(other => takesPart(items, other))
    case 'mood':
      return isOfPart(items, index, next, bound) || isOfColor(items, index) ? index + 1 : undefined
    case 'cue':
      if (meaning.cue === 'only' && next === undefined && previous !== undefined && taken.has(previous))
        return bound.indexOf(previous)
      if (meaning.cue === 'more' || meaning.cue === 'only') return next ?? wishBeside(items, previous)
      if (meaning.cue === 'least')
        return [next, previous].find(other => other !== undefined && items[other]?.meaning.kind === 'length')
      return meaning.cue === 'limit' ? [next, previous].find(other => isPageLimit(items, other)) : undefined
    default:
      return undefined
  }
}

/** `dirty cream`, `one shouting red`: a loud or a grimy word right before a colour says what that is like. */
function isOfColor(items: readonly Item[], index: number): boolean {
  const [item, color] = [items[index] as Item, items[index + 1]]
  if (isOfLine(items, index)) return true
  const isRight = color?.join === 'none' && color.first === item.last + 1 && color.meaning.kind === 'color'
  return isRight && OF_COLORS.has(item.words)
}

/** `a soft shadow`, `plain border`: what a line or a shadow is like says nothing of the page. */
function isOfLine(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (next?.join !== 'none' || next.first !== item.last + 1 || next.meaning.kind !== 'setting') return false
  const { shape, decor } = next.meaning.patch
  const isLine = shape?.rules !== undefined || shape?.shadow !== undefined || decor?.motif !== undefined
  return isLine && OF_LINES.has(item.words)
}

const OF_LINES: ReadonlySet<string> = new Set(
  'plain simple soft gentle delicate elegant fine bold subtle quiet discreet clean light'.split(' '),
)

const OF_COLORS: ReadonlySet<string> = new Set(
  'bold striking dirty grimy sooty greasy gritty loud shouting shouty angry aggressive punchy icy cold sunny fresh cheerful sultry moody happy serious sober gaudy garish'.split(
    ' ',
  ),
)

/** `headings in a soft teal`: what a colour of one part is like says nothing of the whole. */
function isOfPart(
  items: readonly Item[],
  index: number,
  next: number | undefined,
  bound: readonly (number | undefined)[],
): boolean {
  const color = next === undefined ? undefined : items[next]
  if (next === undefined || color?.meaning.kind !== 'color' || color.first !== (items[index]?.last ?? 0) + 1)
    return false
  const part = items[bound[next] ?? -1]?.meaning
  return part?.kind === 'target' && part.part !== undefined
}

/** A neighbour with nothing between that carries a wish, or leads on to one. */
function beside(items: readonly Item[], index: number, other: number): number | undefined {
  const neighbour = items[other]
  const later = items[Math.max(index, other)]
  if (!neighbour || later?.join !== 'none') return undefined
  return neighbour.meaning.kind === 'cue' || neighbour.meaning.kind === 'unknown' ? undefined : other
}

/** A word before that carries a wish of its own: only such a one can be said more about from behind. */
function wishBeside(items: readonly Item[], index: number | undefined): number | undefined {
  const kind = index === undefined ? undefined : items[index]?.meaning.kind
  return ['setting', 'mood', 'color', 'typeface', 'quality', 'manner'].includes(kind ?? '')
    ? index
    : undefined
}

/** `forest green #2f5d46`, `moss green accent #5b6f3a`: the words name the literal. `charcoal grey`: the second word is the family of the first. */
function colorOwner(items: readonly Item[], index: number, next: number | undefined): number | undefined {
  const before = items[index - 1]?.meaning
  const beforeThat = items[index - 2]?.meaning
  const changes = [before, beforeThat].some(meaning => meaning?.kind === 'cue' && meaning.cue === 'edit')
  if (changes || items[index]?.on) return undefined
  const own = items[index]?.meaning
  const after = next === undefined ? undefined : items[next]?.meaning
  if (own?.kind === 'color' && !own.literal && after?.kind === 'color') {
    const third = items[(next ?? 0) + 1]
    if (after.literal && !items[next ?? 0]?.on) return next
    if (third?.join === 'none' && !third.on && third.meaning.kind === 'color' && third.meaning.literal)
      return (next ?? 0) + 1
  }
  const isBehind = before?.kind === 'target' && items[index]?.join === 'none'
  if (own?.kind === 'color' && !own.literal && !isBehind) {
    const literal = literalBehindPart(items, next)
    if (literal !== undefined) return literal
  }
  if (own?.kind === 'color' && !own.literal) {
    const inBrackets = literalInBrackets(items, index)
    if (inBrackets !== undefined) return inBrackets
  }
  return undefined
}

/** `our maroon (#6d1a2d)`, `a muted blue (about #2f4a5e)`: what stands in brackets says which one. */
function literalInBrackets(items: readonly Item[], index: number): number | undefined {
  let opened = false
  for (let at = index + 1; at <= index + REACH; at++) {
    const item = items[at]
    if (!item || (item.join !== 'none' && (opened || !item.bracket))) return undefined
    opened ||= item.bracket === true
    if (item.meaning.kind === 'color') return item.meaning.literal && opened && !item.on ? at : undefined
    if (item.meaning.kind === 'cue') return undefined
  }
  return undefined
}

/** `moss green accent #5b6f3a`, `sage green background #dfe6da`, but not `navy headlines #cc0000 accent`. */
function literalBehindPart(items: readonly Item[], next: number | undefined): number | undefined {
  if (next === undefined) return undefined
  const isWord = items[next]?.meaning.kind === 'color'
  const part = isWord ? next + 1 : next
  const [target, literal, behind] = items.slice(part, part + 3)
  const isOwn = target?.meaning.kind === 'target' && (!isWord || target.join === 'none')
  const follows =
    literal?.join === 'none' && !literal.on && literal.meaning.kind === 'color' && literal.meaning.literal
  const isOthers = behind?.join === 'none' && behind.meaning.kind === 'target'
  return isOwn && follows && !isOthers ? part + 1 : undefined
}

function takesPart(items: readonly Item[], index: number | undefined): boolean {
  const kind = index === undefined ? undefined : items[index]?.meaning.kind
  return kind === 'setting' || kind === 'mood'
}

function isPageLimit(items: readonly Item[], index: number | undefined): boolean {
  const meaning = index === undefined ? undefined : items[index]?.meaning
  return meaning?.kind === 'setting' && meaning.patch.page?.maxPages !== undefined
}

/** For each item the index of the part it is meant for, if there is one: `cream background`, `headlines in serif`. */
export function bindTargets(items: readonly Item[]): readonly (number | undefined)[] {
  const bound: (number | undefined)[] = items.map(() => undefined)
  for (const index of items.keys()) bound[index] = figureTarget(items, index)
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined)
      bound[index] = rightTarget(items, index, bound)
  }
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined) bound[index] = leftTarget(items, index, bound)
  }
  for (const index of items.keys()) {
    if (isModifier(items[index]) && bound[index] === undefined) bound[index] = namedThing(items, index, bound)
  }
  return bound
}

/** `line spacing 1.5`, `radius 4`: a bare figure beside what is measured in figures. */
function figureTarget(items: readonly Item[], index: number): number | undefined {
  const item = items[index] as Item
  if (item.meaning.kind !== 'number') return undefined
  const isMeasured = (other: Item | undefined): boolean =>
    other?.meaning.kind === 'target' && ['leading', 'corners', 'text'].includes(other.meaning.target)
  if (item.join === 'none' && isMeasured(items[index - 1])) return index - 1
  const next = items[index + 1]
  const isLeading = next?.meaning.kind === 'target' && next.meaning.target === 'leading'
  return isLeading && next.join === 'none' ? index + 1 : undefined
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

/** How many words may stand between a wish and its part. */
const REACH = 5

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
    // `green on paper`: what something stands on is no part of it.
    if (!item || item.on || item.join === 'comma' || item.join === 'stop' || item.join === 'or')
      return undefined
    const sameKind = item.meaning.kind === own.meaning.kind
    if (item.join === 'and' && (sameKind || !isModifier(item) || own.meaning.kind === 'color'))
      return undefined
    if (isTarget(item)) {
      const thing = saidInType(items, index, next)
      if (thing !== undefined) return thing
      // `01, 02, 03 large in the margin`: where it stands is no part of it.
      if (item.within && own.meaning.kind !== 'color') return undefined
      return belongsLeft(items, index, next, bound) ? undefined : next
    }
    // A word between that is not known may be what the wish is about: only `event title` is one thing.
    if (item.meaning.kind === 'unknown' && (own.meaning.kind === 'color' || !isTarget(items[next + 1])))
      return undefined
    if (item.meaning.kind === 'place') return undefined
    const passes = isModifier(item) || PASSABLE.includes(item.meaning.kind)
    if (!passes || (sameKind && own.meaning.kind !== 'quality')) return undefined
  }
  return undefined
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

function leftTarget(
  items: readonly Item[],
  index: number,
  bound: readonly (number | undefined)[],
): number | undefined {
  let join = items[index]?.join
  for (let left = index - 1; left >= Math.max(index - REACH, 0); left--) {
    const item = items[left] as Item
    if (join !== 'none' && !(join === 'and' && isModifier(item) && bound[left] === left - 1)) {
      return join === 'and' && isModifier(item) && !sameColor(item, items[index]) ? bound[left] : undefined
    }
    if (isTarget(item)) {
      const isOthers =
        (hasWishBefore(bound, left) && !saysMore(items[index])) ||
        isCalledAfter(item, items[index]) ||
        endsClause(items, left)
      return isOthers ? undefined : (saidInType(items, left, left) ?? left)
    }
    const isOfColor =
      item.meaning.kind === 'mood' && items[index]?.meaning.kind === 'color' && left === index - 1
    const isSoft =
      item.meaning.kind === 'cue' && ['soft', 'least'].includes(item.meaning.cue) && left === index - 1
    const isVerb = item.meaning.kind === 'unknown' && /^(?:look|feel|seem|appear|stay)s?$/.test(item.words)
    if (item.meaning.kind !== 'degree' && !isModifier(item) && !isOfColor && !isSoft && !isVerb)
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
    if (!item.within) continue
    // `the number at the bottom in small type`: where it stands is between.
    let thing = at - 1
    while (items[thing]?.meaning.kind === 'place' && items[thing]?.join === 'none') thing--
    const before = items[thing]
    const isPart = before?.meaning.kind === 'target' && before.meaning.part !== undefined
    return isPart || isThing(before) ? thing : undefined
  }
  return undefined
}

/** `navy headings in italics`: a wish of another kind for a part that has one. */
function saysMore(item: Item | undefined): boolean {
  return item !== undefined && ['manner', 'place', 'length'].includes(item.meaning.kind)
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
    if (before && isThing(before)) {
      const after = items[index + 1]
      const ends =
        after === undefined ||
        after.join !== 'none' ||
        after.within === true ||
        after.meaning.kind === 'place' ||
        (after.meaning.kind === 'cue' && (after.meaning.cue === 'end' || after.meaning.cue === 'than'))
      const begins = at === 1 || before?.join !== 'none' || isThing(items[at - 2])
      // `confident caps`: before what is itself a noun an unknown word says how it is.
      const needsIn = kind === 'typeface' || (own.meaning.kind === 'manner' && own.meaning.dress.case)
      if (needsIn) return within && begins ? at - 1 : undefined
      return within || ends || kind === 'place' ? at - 1 : undefined
    }
    if (!before || (before.meaning.kind !== 'degree' && !isModifier(before))) break
  }
  const next = items[index + 1]
  // `italic for the losses`.
  const isForIt = next?.forIt === true && next.join === 'none' && isThing(next)
  if (isForIt && (own.meaning.kind === 'manner' || own.meaning.kind === 'typeface')) return index + 1
  // `a small bakery` is what the copy is about, `small allergens` are set small.
  const leads =
    own.meaning.kind === 'quality'
      ? (own.meaning.property === 'size' && !own.article && own.meaning.alone === null) ||
        own.words === 'boldface' ||
        (own.words === 'bold' && !own.article && endsWithThing(items, index))
      : own.meaning.kind === 'manner' && own.meaning.dress.italic !== undefined
  return leads && next?.join === 'none' && next.first === own.last + 1 && isThing(next)
    ? index + 1
    : undefined
}

/** `bold totals`, `bold defined terms`: nothing but a thing follows in its clause. */
function endsWithThing(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + 2; at++) {
    if (items[at]?.join !== 'none' || !isThing(items[at])) return false
    if (items[at + 1]?.join !== 'none') return true
  }
  return false
}

/** `expiry in red`: a thing of the copy right before `in` and a colour. */
function thingInColor(items: readonly Item[], index: number): number | undefined {
  const [before, item] = [items[index - 1], items[index] as Item]
  const isNamed = item.within === true && item.join === 'none' && isThing(before)
  return isNamed && !NO_THINGS.test(before?.words ?? '') ? index - 1 : undefined
}

/** Words before `in` and a colour that are no things. */
const NO_THINGS =
  /(?:ed|ly|ing)$|^(?:come|comes|go|goes|looks?|good|nice|great|better|best|done|set|put|made|drawn|keep|kept|all|mainly|maybe|also|always|is|are|ok|okay|fine|us|only|if|then|want|wanted|something)$/

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

/** A word of the copy's, not one for the whole of a document or for its type. */
function isThing(item: Item | undefined): boolean {
  if (item?.meaning.kind !== 'unknown' || item.meaning.name || /^[a-z]$/.test(item.words)) return false
  return !wholeWords.has(item.words) && !wholeWords.has(item.words.replace(/s$/, ''))
}

/** `like cut paper: red, green`, but not `paper: cream`: the part is the end of what stands before the colon. */
function endsClause(items: readonly Item[], part: number): boolean {
  return items[part + 1]?.colon === true && part > 0 && items[part]?.join === 'none'
}

/** `tile jade`: a thing before a colour that is called after it. */
function isCalledAfter({ meaning }: Item, own: Item | undefined): boolean {
  return own?.meaning.kind === 'color' && meaning.kind === 'target' && meaning.target === 'surface'
}

function sameColor(one: Item, other: Item | undefined): boolean {
  return one.meaning.kind === 'color' && other?.meaning.kind === 'color'
}

/** A part that a word before it is meant for has its wish. */
function hasWishBefore(bound: readonly (number | undefined)[], target: number): boolean {
  return bound.slice(Math.max(target - REACH, 0), target).includes(target)
}
