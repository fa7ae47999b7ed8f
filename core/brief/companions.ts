import { follows, isColor, isOnly, type Item } from './items.ts'
import { mostWords } from './words/tints.ts'
import { namesTarget, namesPart } from './meaning.ts'

/** How many words may stand between a wish and its part. */
export const REACH = 5

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
    case 'degree': {
      const isEnd = next !== undefined && items[next]?.meaning.kind === 'cue' && meaning.alone !== undefined
      return isEnd ? undefined : (next ?? wishBeside(items, previous))
    }
    case 'number':
      // `60 % white`: how much of it.
      if (
        meaning.value >= 5 &&
        meaning.value <= 100 &&
        isColor(items[next ?? -1]) &&
        !items[next ?? -1]?.within
      )
        return next
      return meaning.value === 1 && bound[index] === undefined ? next : undefined
    case 'unknown': {
      // `otherwise black`, `in a serif face`
      if (FILLERS.test(items[index]?.words ?? ''))
        return [next, previous].find(other => other !== undefined && items[other]?.meaning.kind !== 'target')
      if (!mostWords.has(items[index]?.words ?? '')) return undefined
      return [index + 1, index - 1].find(
        at => isColor(items[at]) && items[Math.max(at, index)]?.join === 'none',
      )
    }
    case 'shade':
      return next !== undefined && items[next]?.meaning.kind === 'color' ? next : undefined
    case 'color':
      return colorOwner(items, index, next)
    case 'target':
      // `one pull quote would be lovely`: a part that is a wish by itself says no more of another.
      if (meaning.alone?.kind === 'setting' && meaning.alone.patch.parts) return undefined
      // `red only as an accent`
      if (meaning.target === 'accent' && !meaning.part && isOnlyBehindColor(items, index)) return index - 2
      return taken.has(index) ? undefined : [previous, next].find(other => takesPart(items, other))
    case 'mood':
      return isOfPart(items, index, next, bound) || isOfColor(items, index)
        ? index + 1
        : isBehindColor(items, index)
          ? index - 1
          : undefined
    case 'setting':
      // `orange sparingly`, beside another colour: of that there is to be little.
      return isSparing(items, index) ? index - 1 : undefined
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

/** A word for little of a colour right behind one, where there are others. */
export function isSparing(items: readonly Item[], index: number): boolean {
  const [color, item] = [items[index - 1], items[index]]
  const isSaid = /sparing|small doses/.test(item?.words ?? '') && follows(color, item)
  return isSaid && isColor(color) && items.some((other, at) => at !== index - 1 && isColor(other))
}

/** Words that say of another only that it is meant. */
const FILLERS = /^(?:otherwise|else|face|looks?|used|set|sort|kind|bit|about)$/

function isOnlyBehindColor(items: readonly Item[], index: number): boolean {
  const [color, only, item] = items.slice(Math.max(index - 2, 0), index + 1)
  return isOnly(only) && isColor(color) && only?.join === 'none' && item?.join === 'none'
}

/** `dirty cream`, `one shouting red`: a loud or a grimy word right before a colour says what that is like. */
function isOfColor(items: readonly Item[], index: number): boolean {
  const [item, color] = [items[index] as Item, items[index + 1]]
  if (isOfLine(items, index)) return true
  const isRight =
    follows(item, color) &&
    !color.colon &&
    (color.meaning.kind === 'color' || (namesTarget(color.meaning, 'accent') && !namesPart(color.meaning)))
  return isRight && OF_COLORS.has(item.words)
}

/** `un amarillo fuerte solo para avisos`: a loud or a grimy word right behind a colour, and before nothing that it could be said of. */
function isBehindColor(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const ends =
    next === undefined || next.join !== 'none' || next.meaning.kind === 'cue' || next.forIt === true
  return isColor(before) && follows(before, item) && OF_COLORS.has(item.words) && ends
}

/** `a soft shadow`, `plain border`: what a line or a shadow is like says nothing of the page. */
function isOfLine(items: readonly Item[], index: number): boolean {
  const [item, next] = [items[index] as Item, items[index + 1]]
  if (!follows(item, next) || next.meaning.kind !== 'setting') return false
  const { shape, decor } = next.meaning.patch
  const isLine = shape?.rules !== undefined || shape?.shadow !== undefined || decor?.motif !== undefined
  return isLine && OF_LINES.has(item.words)
}

const OF_LINES: ReadonlySet<string> = new Set(
  'plain simple soft gentle delicate elegant fine bold subtle quiet discreet clean light'.split(' '),
)

const OF_COLORS: ReadonlySet<string> = new Set(
  'colourful raw warm cool strong powerful pure rich leafy honest plain clean clear proper intense vivid solid bold striking dirty grimy sooty greasy gritty loud shouting shouty angry aggressive punchy icy cold sunny fresh cheerful sultry moody happy serious sober gaudy garish quiet calm gentle'.split(
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
  return namesPart(part)
}

/** A neighbour with nothing between that carries a wish, or leads on to one. */
function beside(items: readonly Item[], index: number, other: number): number | undefined {
  const neighbour = items[other]
  const later = items[Math.max(index, other)]
  if (!neighbour || later?.join !== 'none') return undefined
  // `two inks only: orange and green`
  if (later.colon) return undefined
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
  if (isNearBlackOf(items, index)) return index - 1
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

/** `cherry red almost black`: how deep the colour before it is. */
export function isNearBlackOf(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index]]
  const isDeep = /^(?:near|nearly|almost|virtually) black$/.test(item?.words ?? '')
  // `dark blue, almost black`: no second black beside a deep tone.
  const isBehind = /^(?:none|and|comma)$/.test(item?.join ?? '') && before?.last === (item?.first ?? 0) - 1
  return isDeep && !item?.on && isBehind && isColor(before) && !isListed(items, index)
}

/** `biscuit, soft grey, near-black`: the last of a list that commas make is a colour of its own. */
function isListed(items: readonly Item[], index: number): boolean {
  const [first, second, item] = items.slice(Math.max(index - 2, 0), index + 1)
  if (index < 2 || item?.join === 'none') return false
  return isColor(first) && isColor(second) && second?.join === 'comma'
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
