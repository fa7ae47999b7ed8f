/** Finds where the words of a brief name colours: what belongs together as one colour, and which things are there for theirs. */
import { onDemand } from '../on-demand.ts'
import { distance, hueTurn, type Oklch, toOklch } from '../theme/oklch.ts'
import { isOnly, type Item } from './items.ts'
import type { Token } from './tokens.ts'
import { meaningOf } from './lexicon.ts'
import { namesTarget, type Meaning, namesPart } from './meaning.ts'
import { AGAINST } from './order-of-words.ts'
import { bentColor, blendedColor, LIGHT, shadedColor, shiningColor } from './palette.ts'
import { colorNamed } from './words/colors.ts'
import { lookShades } from './words/qualities.ts'
import { isNeighbour, seated } from './color-seats.ts'
import { isLine } from './lines-named.ts'
import { isSaidColor, opensColors } from './said-colors.ts'
import { wholeWords } from './words/parts.ts'
import { nameWords, partNouns, tintRows } from './words/tints.ts'

type Color = Meaning & { readonly kind: 'color' }

/** Items with every colour of several words as one, things read as colours where they stand as one, and names left alone. */
export function readColorSlots(
  items: readonly Item[],
  tokens: readonly Token[],
  text = '',
  isForeign = false,
): readonly Item[] {
  const said = items.map((item, index) =>
    isColored(items, index, tokens) || isPlace(item, items[index - 1], tokens)
      ? { ...item, meaning: UNKNOWN }
      : item,
  )
  const tinged = withTinges(withoutNames(said, tokens, isForeign))
  const shaded = withShadesOfThings(withCompounds(withKinds(tinged, tokens), tokens))
  const looks = shaded.map((item, index, all) => lookOfColor(all, index) ?? item)
  const named = withLiterals(foldColors(looks, tokens))
  const parts = withoutTiles(named).map((item, index, all) => partOf(all, index, tokens) ?? item)
  const slotted = withoutMotifsOfLists(
    acceptTints(
      withThings(withTintsApart(withHours(withOwnGround(parts), tokens, text)), tokens),
      tokens,
      text,
    ),
    tokens,
  )
  const led = slotted.map((item, index) =>
    leadsColors(slotted, index) ? { ...item, meaning: UNKNOWN } : item,
  )
  const again = withNamedBefore(withInColor(withoutColorWord(led)), tokens)
  const once = withoutNamedAgain(again)
  return once.map((_, index) => seated(once, index, tokens))
}

/** What other things are made of: beside one of them it says no colour of its own, wherever it stands. */
const MATERIAL = /^(?:wood|stone|leaf|leaves|water|glass|timber|paper|cloth|lamp|soil|earth)$/

/** Items of which things side by side are one: `walnut wood`, `palm-leaf straw`, `dawn sea`; what a bracket says the colour of is none by itself. */
function withTintsApart(items: readonly Item[]): readonly Item[] {
  const isTint = (item: Item | undefined): boolean => item?.meaning.kind === 'tint'
  const joined = (at: number): boolean => {
    const [before, item] = [items[at - 1], items[at]]
    return isTint(item) && isTint(before) && item?.join === 'none' && item.first === (before?.last ?? 0) + 1
  }
  return items.flatMap((item, at): readonly Item[] => {
    if (joined(at + 1)) return []
    const [before, next] = [items[at - 1] as Item, items[at + 1]]
    const isCalled =
      isTint(item) && next?.bracket === true && next.meaning.kind === 'color' && !next.meaning.literal
    if (!joined(at)) return [isCalled ? { ...item, meaning: UNKNOWN } : item]
    // `pewter grey sea`
    const isShade = / (?:grey|gray|black|white|brown|red|pink|orange|yellow|green|blue|purple)$/.test(
      before.words,
    )
    const { meaning } = isShade || MATERIAL.test(item.words) ? before : item
    let from = at
    while (joined(from)) from--
    const { first, join } = items[from] as Item
    const tints = items.slice(from, at).flatMap(one => (one.meaning.kind === 'tint' ? [one.meaning.hex] : []))
    return [{ ...item, first, join, tints, folded: true, meaning: isCalled ? UNKNOWN : meaning }]
  })
}

/** `a green line and nothing else green`: the colour that nothing else has is no other. */
function withoutNamedAgain(items: readonly Item[]): readonly Item[] {
  const isAgain = (at: number): boolean => {
    const [cue, item] = [items[at - 1], items[at]]
    if (cue?.words !== 'nothing else' || item?.meaning.kind !== 'color' || item.join !== 'none') return false
    const { hex } = item.meaning
    return items.slice(0, at - 1).some(({ meaning }) => meaning.kind === 'color' && meaning.hex === hex)
  }
  return absorbed(items, isAgain)
}

/** Items of which some are the end of the one before them. */
function absorbed(items: readonly Item[], isEnd: (at: number) => boolean): readonly Item[] {
  return items.flatMap((item, at) => {
    if (isEnd(at)) return []
    return isEnd(at + 1) ? [{ ...item, last: (items[at + 1] as Item).last }] : [item]
  })
}

/** `one bottle-green line. The button is green`: a later sentence that says the family alone means the one that was named in it. */
function withNamedBefore(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  // What earlier sentences name of each family, and the colours of this one.
  const named = new Map<string, Meaning | 'several'>()
  let own: Item[] = []
  return items.map(item => {
    const { meaning, last, join } = item
    if (join === 'stop') {
      for (const { last, meaning } of own) {
        const family = tokens[last]?.text ?? ''
        named.set(family, named.has(family) ? 'several' : meaning)
      }
      own = []
    }
    if (meaning.kind !== 'color') return item
    own.push(item)
    const only = named.get(tokens[last]?.text ?? '') ?? 'several'
    const isAgain = isFamily(meaning) && !item.on && item.first === last
    return isAgain && only !== 'several' && !isFamily(only) ? { ...item, meaning: only } : item
  })
}

const UNKNOWN: Meaning = { kind: 'unknown' }

/** `a dawn pink sky`, `cricket-whites cream`: what has the colour beside it, and says none itself. */
function isColored(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  if (item.meaning.kind !== 'color' || item.first !== item.last) return false
  const isScene = before?.meaning.kind === 'color' && isNeighbour(before, item)
  if (isScene && /^(?:sky|sea|ocean)$/.test(item.words)) return true
  const isKind = /s$/.test(item.words) && tokens[item.first]?.hyphen === true
  return isKind && next?.meaning.kind === 'color' && isNeighbour(item, next)
}

/** Items behind a likeness among which its colours are named: `like turmeric and coriander: a strong yellow`. */
const NAMED = 5

/** `Stormy: slate blue and foam`, `orange, like an oilskin`: a thing whose colours are named, or that says which one, is none besides. */
function leadsColors(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  const { meaning } = item
  if (meaning.kind !== 'color' || meaning.literal || isFamily(meaning) || meaning.hues !== null) return false
  const list = items.slice(index + 1, index + 1 + NAMED)
  const pause = list.findIndex(({ join }, at) => at > 0 && join !== 'none')
  const named = pause < 0 ? list : list.slice(0, pause)
  const leads = item.first === item.last && next?.colon === true && named.some(isColorWord)
  if (leads || item.likened !== true) return leads
  const goesOn = before?.meaning.kind === 'color' && item.join === 'comma'
  // `like a lamp left on: spruce green dusk`
  const colon = list.findIndex(other => other.colon === true)
  if (colon >= 0 && list.slice(colon).some(other => other.meaning.kind === 'color')) return true
  return goesOn || items.slice(index + 1, index + NAMED).some(other => isFamily(other.meaning))
}

/** `pale midnight-sun yellow`: two words for things that a hyphen joins say which kind of a colour, and neither is one besides. */
function withKinds(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const isKind = (at: number): boolean => {
    const [first, second, color] = items.slice(at, at + 3)
    if (!first || !second || !color || !isFamily(color.meaning) || color.on) return false
    const isThing = (item: Item): boolean => /^(?:tint|unknown)$/.test(item.meaning.kind)
    const isNamed = isThing(first) || (first.meaning.kind === 'color' && !first.meaning.literal)
    const isJoined = tokens[second.first]?.hyphen === true && !tokens[color.first]?.hyphen
    return isNamed && isThing(second) && isJoined && isNeighbour(first, second) && isNeighbour(second, color)
  }
  const kept: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    const next = items[at + 1]
    // `evening-sun yellow`, which by itself is a look.
    const isLook =
      item.meaning.kind === 'mood' && tokens[item.last]?.hyphen === true && item.first < item.last
    if (isLook && next && isNeighbour(item, next) && isFamily(next.meaning) && !next.on) {
      kept.push({ ...item, meaning: next.meaning, last: next.last, words: next.words })
      at++
      continue
    }
    const color = isKind(at) ? items[at + 2] : undefined
    kept.push(
      color ? { ...item, meaning: kindOf(color, items[at + 1]), last: color.last, words: color.words } : item,
    )
    if (color) at += 2
  }
  return kept
}

/** `mushy-pea green`: where the thing has a hue of that family, which one it is. */
function kindOf({ meaning }: Item, thing: Item | undefined): Meaning {
  if (meaning.kind !== 'color' || thing?.meaning.kind !== 'tint') return meaning
  const [own, other] = [toOklch(meaning.hex), toOklch(thing.meaning.hex)]
  const isOfFamily = other.c >= 0.04 && Math.abs(hueTurn(own.h, other.h)) < 60
  return isOfFamily ? bent(meaning, thing.meaning.hex) : meaning
}

/** `library-stamp red`, `pale index-card yellow`: what hangs together before a colour says which one, and is no thing of its own. */
function withCompounds(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const folded: Item[] = []
  for (const item of items) {
    const from = isFamily(item.meaning) && !item.on ? compoundBefore(folded, item, tokens) : folded.length
    const [first, ...others] = folded.slice(from)
    if (first && others.length > 0) {
      folded.length = from
      folded.push({ ...first, meaning: item.meaning, last: item.last, words: item.words })
    } else folded.push(item)
  }
  return folded
}

/** Where the words begin that hang together right before an item; the number of those before it where none do. */
function compoundBefore(before: readonly Item[], item: Item, tokens: readonly Token[]): number {
  let [at, next] = [before.length, item]
  while (at > 0 && (next === item || tokens[next.first]?.hyphen)) {
    const one = before[at - 1] as Item
    if (next.on || !isPartOfCompound(one) || !isNeighbour(one, next)) break
    next = one
    at--
  }
  return next.meaning.kind === 'unknown' ? at : before.length
}

/** What no list knows, what is never drawn, and a card. */
function isPartOfCompound({ meaning, words }: Item): boolean {
  return meaning.kind === 'unknown' || meaning.kind === 'unsupported' || words === 'card'
}

/** `a dark glaze blue`, `a warm corn yellow`: a word that no list knows between a shade and the family that it says the kind of. */
function withShadesOfThings(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index) => {
    if (isKindOfFamily(items, index) || isNamedKind(items, index)) return []
    if (isNamedKind(items, index + 1) && isLoudOf(items, index)) return []
    // What is said of the kind is said of the colour.
    const kind = items[index - 1]
    const lead = isLoudOf(items, index - 2) ? items[index - 2] : kind
    if (kind && lead && isNamedKind(items, index - 1))
      return [{ ...kind, meaning: item.meaning, first: lead.first, last: item.last }]
    const next = items[index + 1]
    return next && isKindOfFamily(items, index + 1) ? [{ ...item, last: next.last }] : [item]
  })
}

/** `near-black with a violet tint`: a colour that another only leans to. */
function withTinges(items: readonly Item[]): readonly Item[] {
  const all: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const [color, cue, own, tinge] = items.slice(at, at + 4)
    const isTinge =
      own?.join === 'none' &&
      tinge?.join === 'none' &&
      /^(?:tint|tinge|cast|undertone|hint)$/.test(tinge.words)
    if (
      color?.meaning.kind !== 'color' ||
      cue?.words !== 'with' ||
      cue.join !== 'none' ||
      !isTinge ||
      own.meaning.kind !== 'color'
    ) {
      all.push(items[at] as Item)
      continue
    }
    const isGround = toOklch(color.meaning.hex).l < 0.3 || toOklch(color.meaning.hex).l > 0.93
    const seat = isGround ? { seat: 'background' as const } : {}
    all.push({ ...color, ...seat, meaning: bent(color.meaning, own.meaning.hex), last: tinge.last })
    at += 3
  }
  return all
}

/** `a bit of kōwhai yellow`, `one lantern yellow`: a thing behind `of` or a count, right before the family that it says the kind of. */
function isNamedKind(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isThing = /^(?:unknown|drawing|unsupported)$/.test(item?.meaning.kind ?? '')
  if (isAdverbOf(item, next)) return true
  if (!item || !(isThing || (item.within && isLine(item))) || !next || next.on || partNouns.has(item.words))
    return false
  // `one hard noon yellow`
  const lead = isLoudOf(items, index - 1) ? items[index - 2] : before
  const isMeant = item.of === true || item.within === true || (isCountedKind(lead) && item.join === 'none')
  const family = next.meaning.kind === 'tint' ? items[index + 2] : next
  const isTight = isNeighbour(item, next) && (family === next || (family && isNeighbour(next, family)))
  return isMeant && isTight === true && isFamily((family as Item).meaning)
}

/** `sametově červená`, `оксамитово-червоний`: an adverb of a Slavic language right before the family that it says the kind of. */
function isAdverbOf(item: Item | undefined, next: Item | undefined): boolean {
  return (
    item?.meaning.kind === 'unknown' &&
    next !== undefined &&
    isFamily(next.meaning) &&
    next.join === 'none' &&
    next.first - item.last <= 2 &&
    /(?:[vnlt]ě|owo|ово|[aą]co|ичн[оа])$/u.test(item.words)
  )
}

/** Behind a count, how loud the colour is that is named behind it. */
function isLoudOf(items: readonly Item[], at: number): boolean {
  const item = items[at]
  return item?.join === 'none' && LOUD.test(item.words) && isCountedKind(items[at - 1])
}

/** Words before the kind of a colour that say how loud it is. */
const LOUD = /^(?:hard|hot|loud|strong|bright|pure|clear|clean|raw|rich|fierce|sharp|single)$/

function isCountedKind(before: Item | undefined): boolean {
  if (before?.meaning.kind === 'number') return before.meaning.value === 1
  return before?.meaning.kind === 'degree'
}

function isKindOfFamily(items: readonly Item[], index: number): boolean {
  const [before, item, next] = [items[index - 1], items[index], items[index + 1]]
  const isShade =
    before?.meaning.kind === 'shade' || /^(?:warm|cool|cold|hot|raw|icy|rich)$/.test(before?.words ?? '')
  const isKind = item?.words === 'shadow' || /^(?:unknown|unsupported)$/.test(item?.meaning.kind ?? '')
  if (!before || !isShade || !isKind || !item || !next) return false
  return isFamily(next.meaning) && !next.on && isNeighbour(before, item) && isNeighbour(item, next)
}

/** `soft pink`, `electric green`: what is said right before a colour is said of that, and not of the page. */
function lookOfColor(items: readonly Item[], index: number): Item | undefined {
  const [item, next] = [items[index] as Item, items[index + 1]]
  const shade = lookShades.get(item.words)
  if (!shade || !next || !isNeighbour(item, next) || next.on) return undefined
  return next.meaning.kind === 'color' && !next.meaning.literal ? { ...item, meaning: shade } : undefined
}

/** `the yellow of an old brass lamp`, `the green of moss`: a colour as the thing has it that it is said to be of. */
function withThings(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const folded: Item[] = []
  for (let at = 0; at < items.length; at++) {
    const item = items[at] as Item
    const end =
      endsInFamily(item, tokens) && tokens[item.last + 1]?.text === 'of' ? thingBehind(items, at) : at
    const thing = items[end]?.meaning
    const isBent = end > at && item.meaning.kind === 'color' && isThingOfColor(thing)
    if (!isBent) {
      folded.push(item)
      continue
    }
    at = endOfThings(items, end)
    folded.push({
      ...item,
      meaning: thing.kind === 'color' ? thing : bent(item.meaning, thing.hex),
      last: (items[at] as Item).last,
    })
  }
  return folded
}

/** `lake blue at dusk`, `verde bosco di notte`: an hour behind a colour says how light that is, and is no other colour. */
function withHours(items: readonly Item[], tokens: readonly Token[], text: string): readonly Item[] {
  const isHour = (at: number): boolean => {
    const [color, hour] = [items[at - 1], items[at]]
    if (hour?.meaning.kind !== 'tint' || hour.join !== 'none' || color?.meaning.kind !== 'color') return false
    const between = text.slice(tokens[color.last]?.end ?? 0, tokens[hour.first]?.start ?? 0)
    return hours.has(hour.meaning.hex) && AT.test(between)
  }
  const told = absorbed(items, isHour)
  if (told.length === items.length) return told
  const places = new Map(items.map(({ first }, at) => [first, at]))
  return told.map(item => {
    const of = places.get(item.first) ?? -1
    if (item.meaning.kind !== 'color' || !isHour(of + 1)) return item
    const hour = items[of + 1]?.meaning
    const isLate = hour?.kind === 'tint' && toOklch(hour.hex).l < 0.6
    return {
      ...item,
      meaning: { ...item.meaning, hex: shadedColor(item.meaning.hex, isLate ? -0.08 : 0.04, 0.95) },
    }
  })
}

/** Colours of hours of the day. */
const hours: ReadonlySet<string> = new Set(
  tintRows.flatMap(([words, hex]) =>
    /(?:^|\|)(?:dusk|dawn|night sky|sunset)(?:\||$)/.test(words) ? [hex] : [],
  ),
)

/** What stands before the hour at which something is seen. */
const AT =
  /^\s+(?:at|in|by|before|after|during|bei|vor|nach|im|au|à|al|alla|di|de|en|na|no|ao|à|w|o|bij|vid|i|på|om|за|в|у)(?:\s|\s+(?:the|der|la|le|l'|het|de)\s*)$/iu

/** `brown`, `reddish brown`. */
function endsInFamily({ meaning, last }: Item, tokens: readonly Token[]): boolean {
  if (meaning.kind !== 'color' || meaning.literal) return false
  return isFamily(meaning) || isFamily(meaningOf(tokens[last]?.text ?? '') ?? meaning)
}

/** The thing within three words, without a pause: `an old brass lamp` is of brass. */
function thingBehind(items: readonly Item[], index: number): number {
  for (let at = index + 1; at <= index + 3; at++) {
    const item = items[at]
    if (item?.join !== 'none') return index
    if (isThingOfColor(item.meaning)) return at
  }
  return index
}

/** Brass, moss: a thing, or a colour that is called after one. */
function isThingOfColor(
  meaning: Meaning | undefined,
): meaning is Meaning & { readonly kind: 'tint' | 'color' } {
  if (meaning?.kind === 'tint') return true
  return meaning?.kind === 'color' && !meaning.literal && !isFamily(meaning)
}

/** The last of some things in a row. */
function endOfThings(items: readonly Item[], index: number): number {
  const next = items[index + 1]
  const goesOn = next?.join === 'none' && next.meaning.kind === 'tint'
  return goesOn ? endOfThings(items, index + 1) : index
}

/** `our deep blue #12355b`, `one red spot #d7263d`: the words name the literal, which stands where they stand. */
function withLiterals(items: readonly Item[]): readonly Item[] {
  const isLiteral = (item: Item | undefined): item is Item & { readonly meaning: Color } =>
    item?.meaning.kind === 'color' && item.meaning.literal && !item.on
  /** Items from a colour by its name to the literal of it. */
  const stepsTo = (at: number): number | undefined => {
    const [item, behind, then] = items.slice(at, at + 3)
    if (item?.meaning.kind !== 'color' || item.meaning.literal || !behind) return undefined
    if (isLiteral(behind)) return isNeighbour(item, behind) ? 1 : undefined
    const isMark = behind.join === 'none' && behind.meaning.kind === 'unknown' && isLiteral(then)
    return isMark && isNeighbour(behind, then) && distance(item.meaning.hex, then.meaning.hex) < SAME
      ? 2
      : undefined
  }
  return items.flatMap((item, index) => {
    if (stepsTo(index - 1) !== undefined || stepsTo(index - 2) === 2) return []
    const behind = items[index + (stepsTo(index) ?? 0)]
    return behind && behind !== item ? [{ ...item, meaning: behind.meaning, last: behind.last }] : [item]
  })
}

/** Distance in Oklab up to which a number is the colour that is named before it. */
const SAME = 0.15

/** `un solo color vino para los títulos`: a word for colour between the only one and what that is for says no more. */
function withoutColorWord(items: readonly Item[]): readonly Item[] {
  return items.filter(({ meaning, join }, at) => {
    const [color, only, next] = [items[at - 2], items[at - 1], items[at + 1]]
    const isWord = namesTarget(meaning, 'accent') && !namesPart(meaning)
    const isFor = next?.join === 'none' && namesPart(next.meaning)
    return !(isWord && join === 'none' && isOnly(only) && color?.meaning.kind === 'color' && isFor)
  })
}

/** `wyróżniona kolorem mosiądzu`: set in what the word for colour stands before. */
function withInColor(items: readonly Item[]): readonly Item[] {
  const isWord = (at: number): boolean => {
    const [word, next] = [items[at], items[at + 1]]
    const isNamed = word?.meaning.kind === 'unknown' && COLOR_WORD.test(word.words)
    return (
      at > 0 && isNamed && word?.join === 'none' && next?.meaning.kind === 'color' && next.join === 'none'
    )
  }
  return items.flatMap((item, at) => (isWord(at) ? [] : [isWord(at - 1) ? { ...item, within: true } : item]))
}

const COLOR_WORD = /^(?:kolorem|kolorze|barwą|barvou|barvě|кольором|кольорі|цветом|renginde|rengiyle|بلون)$/u

/** `peat brown`, `dark green`, `bleu nuit`, `black-green`: neighbours without anything between that make one colour. */
function foldColors(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const folded: Item[] = []
  let listEnd = 0
  for (let at = 0; at < items.length; ) {
    const run = runFrom(items, at, tokens)
    listEnd = Math.max(listEnd, at + familiesIn(run))
    const color = run.length > 1 && at >= listEnd ? foldRun(run, tokens) : undefined
    const first = items[at] as Item
    const last = run[(color?.length ?? 1) - 1] ?? first
    const seat = run.slice(0, color?.length ?? 0).find(item => item.seat)?.seat
    const single = follows(folded.at(-1), first) ? { ...first, join: 'and' as const } : first
    folded.push(
      color ? { ...single, meaning: color.meaning, last: last.last, ...(seat && { seat }) } : single,
    )
    at += color?.length ?? 1
  }
  return folded
}

/** How many words for families of hues a run begins with, where they are a list. */
function familiesIn(run: readonly Item[]): number {
  const other = run.findIndex(({ meaning }) => !isFamily(meaning))
  const count = other < 0 ? run.length : other
  return count >= 3 ? count : 0
}

/** `red gold`, `red-yellow-blue`: colours in a row that are not one are a list. */
function follows(before: Item | undefined, item: Item): boolean {
  const areWords = [before, item].every(one => one?.meaning.kind === 'color' && !one.meaning.literal)
  return areWords && before !== undefined && isNeighbour(before, item) && !item.on
}

/** Words that one colour may have. */
const LONGEST_RUN = 6

function runFrom(items: readonly Item[], start: number, tokens: readonly Token[]): readonly Item[] {
  const run: Item[] = []
  for (const item of items.slice(start, start + LONGEST_RUN)) {
    const before = run.at(-1)
    const joined = !before || (isNeighbour(before, item) && !item.on && !areOpposed(before, item, tokens))
    if (!joined || !isColorWord(item)) break
    run.push(item)
  }
  return run
}

/** `blueberry blue against lumberjack red`: two that face each other, and no mixture. */
function areOpposed({ last }: Item, { first }: Item, tokens: readonly Token[]): boolean {
  return tokens.slice(last + 1, first).some(({ text }) => AGAINST.test(text))
}

function isColorWord({ meaning }: Item): boolean {
  return meaning.kind === 'tint' || meaning.kind === 'shade' || (meaning.kind === 'color' && !meaning.literal)
}

/** The colour that a run begins with and how many of its words it takes; undefined where it begins with none. */
function foldRun(
  run: readonly Item[],
  tokens: readonly Token[],
): { readonly meaning: Color; readonly length: number } | undefined {
  let color: Color | undefined
  let tint: string | undefined
  let shades: (Meaning & { readonly kind: 'shade' })[] = []
  let length = 0
  for (const [index, { meaning }] of run.entries()) {
    const leads = run.slice(index + 1).find(next => next.meaning.kind !== 'shade')
    if (meaning.kind === 'color') {
      if (color && (!isMixable(color, meaning) || isListed(color, meaning, run, index, tokens))) break
      color = color ? joined(color, meaning) : meaning
      if (tint !== undefined) color = bent(color, tint)
      length = index + 1
    } else if (meaning.kind === 'tint') {
      if (color && leads?.meaning.kind === 'color') break
      if (color) color = isCloth(color, meaning.hex) ? color : bent(color, meaning.hex)
      else tint = meaning.hex
      if (color) length = index + 1
    } else if (meaning.kind === 'shade') {
      if (color && leads) break
      shades.push(meaning)
      if (color) length = index + 1
    }
  }
  if (!color) return undefined
  shades = shades.slice(0, 3)
  const hex = shades.reduce(
    (shaded, { lightness, chroma }) =>
      chroma > SHINES && toOklch(shaded).c > 0.04
        ? shiningColor(shaded)
        : shadedColor(shaded, shining(shaded, lightness, chroma), chroma),
    color.hex,
  )
  // A bright yellow is no pale one, and a dusty pink is no sheet of blush.
  const pale = shades.some(({ lightness, chroma }) => lightness >= LIGHT && chroma <= 1)
  return { meaning: { ...color, hex, ...(pale && { pale }) }, length }
}

/** What shines is no paler where it is light already: `electric lime`. */
function shining(hex: string, lightness: number, chroma: number): number {
  return lightness > 0 && chroma > 1 ? Math.max(0, Math.min(lightness, SHINING - toOklch(hex).l)) : lightness
}

/** Strength from which a shade is that of light tubes. */
const SHINES = 1.5

/** Lightness up to which a strong colour has its strength. */
const SHINING = 0.86

/** `navy wool`, `rust linen`: what has a colour, and would only wash it out. */
function isCloth(color: Color, tint: string): boolean {
  return !isFamily(color) && toOklch(color.hex).c >= HUED && toOklch(tint).c < HUED && toOklch(tint).l > 0.75
}

function bent(color: Color, tint: string): Color {
  return { ...color, hex: bentColor(color.hex, tint) }
}

/** Words for whole families of hues: beside one of them another colour is its kind or its mixture. */
const families: () => ReadonlySet<string> = onDemand(
  () =>
    new Set(
      [
        ...['black', 'white', 'grey', 'red', 'orange', 'yellow', 'green', 'teal', 'turquoise', 'blue'],
        ...['violet', 'purple', 'pink', 'brown'],
      ].map(colorNamed),
    ),
)

/** `yellow black`, `yellow-blue`: two that no one colour is both of; `black-green` and `blue-green` are one. */
function isListed(
  first: Color,
  second: Color,
  run: readonly Item[],
  index: number,
  tokens: readonly Token[],
): boolean {
  if (!isFamily(first) || !isFamily(second)) return false
  // `blue-white` are the two of a flag.
  if (second.hex === '#ffffff' && toOklch(first.hex).c >= 0.04) return true
  const [one, other] = [toOklch(first.hex), toOklch(second.hex)]
  // `żółto-czarny`, `black-red`: no colour is both, as there is a blue-black.
  if (Math.min(one.l, other.l) < 0.25 && [one, other].some(isBright)) return true
  if (other.c < 0.03) return one.c >= 0.04 && tokens[run[index]?.first ?? 0]?.hyphen !== true
  const apart = Math.abs(hueTurn(one.h, other.h))
  const isRed = [one, other].some(({ h }) => h < 40 || h > 350)
  return one.c >= 0.04 && apart > (isRed ? FROM_RED : APART)
}

/** Reds, oranges, yellows: none of them is there in a deep tone that goes by two names. */
function isBright({ c, h }: Oklch): boolean {
  return c > 0.12 && (h < 125 || h > 330)
}

/** Degrees between hues of which no mixture has a name of its own. */
const APART = 120
/** `red-yellow` is no orange. */
const FROM_RED = 60

/** `red gold` are two colours: the second is no family that the first belongs to. */
function isMixable(first: Color, second: Color): boolean {
  return isFamily(second) || first.hues === null || isKindOf(first, second)
}

/** `azul petróleo`: the second says which of the first. */
function isKindOf(first: Color, second: Color): boolean {
  const [one, other] = [toOklch(first.hex), toOklch(second.hex)]
  return (
    isFamily(first) &&
    !isFamily(second) &&
    one.c >= 0.04 &&
    other.c >= 0.04 &&
    Math.abs(hueTurn(one.h, other.h)) < 60
  )
}

/** Whether a word is that for a whole family of hues: `orange`, and not `rust`. */
export function isFamily(meaning: Meaning): boolean {
  return meaning.kind === 'color' && families().has(meaning.hex)
}

/** `charcoal grey` and `sage green` are their first word; `black-green` and `plum-black` are both. */
function joined(first: Color, second: Color): Color {
  const [one, other] = [toOklch(first.hex), toOklch(second.hex)]
  if (isKindOf(first, second)) return second
  const away = Math.abs(hueTurn(one.h, other.h))
  const areNeutral = one.c < 0.04 && other.c < 0.04
  const isKind = areNeutral || (!families().has(first.hex) && other.c >= 0.04 && one.c >= 0.04 && away < 60)
  return isKind ? first : { ...second, hex: blendedColor(first.hex, second.hex) }
}

const INK: Color = { kind: 'color', hex: '#1b1b1f', hues: null, literal: false }

/** `a cover with a dark background`: the ground of that part, and not of the page. */
function withOwnGround(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const { meaning } = item
    if (meaning.kind !== 'target' || meaning.target !== 'background') return item
    for (let at = index - 1; at >= Math.max(index - 4, 1); at--) {
      if (items[at + 1]?.join !== 'none' || items[at + 1]?.colon) return item
      if (items[at]?.words !== 'with') continue
      const owner = items[at - 1]?.meaning
      const isFilled = owner?.kind === 'target' && /^(?:cover|cards|buttons)$/.test(owner.part ?? '')
      return isFilled && items[at]?.join === 'none' ? { ...item, meaning: owner } : item
    }
    return item
  })
}

/** `jade tile, condensed milk`: a single thing behind a colour of a list is what it is called after. */
function withoutTiles(items: readonly Item[]): readonly Item[] {
  const isTile = (at: number): boolean => {
    const [before, item, next] = [items[at - 1], items[at], items[at + 1]]
    const isColored = before !== undefined && /^(?:color|tint)$/.test(before.meaning.kind)
    return item?.words === 'tile' && isColored && isNeighbour(before, item) && next?.join === 'comma'
  }
  return absorbed(items, isTile)
}

/** `ink` and `stock` are parts behind a colour, and `ink` behind a shade. */
function partOf(items: readonly Item[], index: number, tokens: readonly Token[]): Item | undefined {
  const item = items[index] as Item
  const before = items[index - 1]
  const noun = tokens[item.first]?.text ?? ''
  const next = items[index + 1]
  const isAlone = item.first === item.last
  // `red ink for the headings`: it is those that have the colour.
  const isColored = item.join === 'none' && before?.meaning.kind === 'color' && isNeighbour(before, item)
  const isOfNext = isAlone && next?.meaning.kind === 'target' && isNeighbour(item, next)
  if (noun === 'ink' && (isForPart(items, index) || (isColored && isOfNext)))
    return { ...item, meaning: { kind: 'unknown' } }
  if (noun === 'ink' && isOfNext) return { ...item, meaning: INK }
  if (item.join !== 'none' || !before || before.last + 1 !== item.first || item.first !== item.last)
    return undefined
  if (!/^(?:color|tint|shade)$/.test(before.meaning.kind)) return undefined
  if (noun === 'ink') return { ...item, meaning: { kind: 'target', target: 'text' } }
  return noun === 'stock' && before.meaning.kind !== 'shade'
    ? { ...item, meaning: { kind: 'target', target: 'background' } }
    : undefined
}

/** Items from an ink to what it is for. */
const FOR_PART = 3

function isForPart(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + FOR_PART && items[at]?.join === 'none'; at++)
    if (items[at]?.meaning.kind === 'target') return items[at]?.forIt === true
  return false
}

/** `Green Door`, `Ruby's`: a colour that begins a name, or is one, is none. */
function withoutNames(items: readonly Item[], tokens: readonly Token[], isForeign: boolean): readonly Item[] {
  let called = false
  return items.map((item, index) => {
    const token = tokens[item.first] as Token
    const next = items[index + 1]
    if (CALLED.has(token.text) || CALLED.has(tokens[item.first - 1]?.text ?? '')) called = true
    else if (item.join !== 'none' || !isCapital(token)) called = false
    const { meaning } = item
    if (meaning.kind !== 'color' || meaning.literal) return item
    const begins =
      isCapital(token) &&
      next?.meaning.kind === 'unknown' &&
      isNeighbour(item, next) &&
      isCapital(tokens[next.first])
    const after = items[index + 2]
    const goesOn = next && after && isNeighbour(next, after) && isColorWord(after)
    const end = runFrom(items, index, tokens).at(-1)?.last ?? item.last
    const [is, too] = tokens.slice(end + 1, end + 3)
    const dismissed = is?.text === 'is' && too?.text === 'too'
    if (called || dismissed || (begins && !goesOn)) return { ...item, meaning: { kind: 'unknown' } }
    // Most languages have words of their own for the colours of these.
    const isHue = isForeign && /^(?:orange|lemon|lime)$/.test(item.words)
    if (!isHue && isThing(items, index, tokens)) return { ...item, meaning: { kind: 'unknown' } }
    const isName = nameWords.has(token.text) && isCapital(token)
    return isName ? { ...item, meaning: { kind: 'tint', hex: meaning.hex, alone: null } } : item
  })
}

/** `read in the sun`, `people out on the lake`: where somebody is, and no `heather in the fog`. */
function isPlace({ words, first }: Item, before: Item | undefined, tokens: readonly Token[]): boolean {
  if (/^(?:color|tint)$/.test(before?.meaning.kind ?? '')) return false
  const lead = tokens.slice(Math.max(first - 2, 0), first).map(({ text }) => text)
  return PLACES.test(words) && /^(?:in|on|under|by|across|through) the$/.test(lead.join(' '))
}

const PLACES =
  /^(?:sun|fog|mist|snow|sea|ocean|lake|river|sand|dust|dusk|dawn|night|sky|desert|field|grass|meadow|forest|moss)$/

/** `wine list`, `bread and honey`: food and drink that is what the copy is about. */
function isThing(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const [before, item, next] = [items[index - 1], items[index] as Item, items[index + 1]]
  // `one orange bar`: a line is of no fruit.
  if (next && isNeighbour(item, next) && isLine(next)) return false
  // `wine red` is the colour whatever it is said of, and so is `wine ink`.
  if (item.first !== item.last || !FOODS.has(tokens[item.first]?.text ?? '')) return false
  if (isOfMark(tokens, item)) return false
  if (next?.join === 'none' && /^(?:ink|stock)$/.test(tokens[next.first]?.text ?? '')) return false
  const [lead, of] = [tokens[item.first - 1]?.text ?? '', tokens[item.first - 2]?.text ?? '']
  // `an infographic on coffee`, `a podcast about moss`.
  const isTopic = item.join === 'none' && (lead === 'about' || (lead === 'on' && wholeWords.has(of)))
  const isNight = tokens[item.first]?.text === 'midnight' && next?.meaning.kind === 'mood'
  // `peach going into dusty purple`: it turns into another colour.
  const turns =
    /^(?:reserved|kept|used|saved|meant|only|just|going|fading|melting|turning|running|blending|bleeding)$/.test(
      next?.words ?? '',
    )
  // In other languages what follows in English need not have followed.
  const gap = next ? (tokens[next.first]?.start ?? 0) - (tokens[item.last]?.end ?? 0) : 0
  const isCloth = /^(?:velvet|silk|satin|suede|leather)$/.test(next?.words ?? '')
  // `coral bars`, but not `wine bars`
  const isShape = SHAPES.test(next?.words ?? '') && !SOLD.test(item.words)
  const isSaidOf = gap >= 0 && gap < NEXT && !turns && !isCloth && !isShape
  const names =
    (isNight || next?.meaning.kind === 'unknown') && isSaidOf && next !== undefined && isNeighbour(item, next)
  return isTopic || names || (item.join === 'and' && before?.meaning.kind === 'unknown')
}

const SHAPES = /^(?:bars|dots|circles|boxes|blocks|shapes|tiles|bands|arrows|squares|cards|panels)$/
const SOLD = /^(?:wine|coffee|espresso|chocolate|caramel|honey)$/

/** Letters between two words that stand side by side. */
const NEXT = 3

const FOODS: ReadonlySet<string> = new Set(
  'midnight wine coffee espresso chocolate caramel honey butter salmon peach apricot lemon lime plum mint orange pistachio olive mustard moss coral saffron'.split(
    ' ',
  ),
)

const CALLED: ReadonlySet<string> = new Set('called named titled entitled'.split(' '))

/** Begins with a capital and goes on in small letters: what is all in capitals is only loud. */
function isCapital(token: Token | undefined): boolean {
  return token?.capital === true
}

/** Reads a thing as a colour where a part follows, or where it stands free in a list with other colours. */
function acceptTints(items: readonly Item[], tokens: readonly Token[], text: string): readonly Item[] {
  const isHead = items.map(
    (item, index) => item.meaning.kind === 'tint' && headsNames(items, index, tokens, text),
  )
  const isColored = items.some(({ meaning }) => meaning.kind === 'color' && toOklch(meaning.hex).c >= HUED)
  // `a structure like ropes`, where colours are named.
  const isOther = (item: Item): boolean =>
    isColored && isLikeThing(tokens, item) && !isLookedLike(tokens, item)
  const isFree = items.map(
    (item, index) => !isHead[index] && !isOther(item) && standsFree(items, index, tokens),
  )
  const accepted = items.map((item, index) =>
    !hasColors(items, index) &&
    !isHead[index] &&
    (hasPart(items, index, tokens) ||
      namesFamily(items[index] as Item) ||
      isOnlyFor(items, index) ||
      (item.meaning.kind === 'tint' && isSaidColor(item, tokens, text)) ||
      isInListOfColors(items, index, tokens, text) ||
      (isFree[index] && isLikeThing(tokens, item)))
      ? asColor(item)
      : item,
  )
  const sweep = (indexes: Iterable<number>): void => {
    for (const index of indexes) {
      const item = accepted[index] as Item
      if (item.meaning.kind === 'tint' && isFree[index] && hasColorNear(accepted, index, isFree))
        accepted[index] = asColor(item)
    }
  }
  for (const index of accepted.keys())
    if (!isHead[index] && isAmongTints(accepted, index, tokens))
      accepted[index] = asColor(items[index] as Item)
  sweep(accepted.keys())
  sweep([...accepted.keys()].reverse())
  return accepted.map((item, index) => {
    if (isHexOfOther(accepted, index)) return asColor(item)
    return item.meaning.kind === 'tint' && item.meaning.alone
      ? { ...item, meaning: item.meaning.alone }
      : item
  })
}

/** `fern green`: a thing that is named with its family is a colour, whatever stands beside it. */
function namesFamily({ meaning, words }: Item): boolean {
  return meaning.kind === 'tint' && FAMILY_BEHIND.test(words)
}

const FAMILY_BEHIND =
  /\s(?:grey|gray|red|orange|yellow|green|teal|turquoise|blue|violet|purple|pink|brown|white|black)$/

/** `le garance uniquement pour le foulard`: what is said to be for one thing alone is a colour, where another is named. */
function isOnlyFor(items: readonly Item[], index: number): boolean {
  const [{ meaning }, only, thing] = [items[index] as Item, items[index + 1], items[index + 2]]
  const isBefore = meaning.kind === 'tint' && isOnly(only) && only?.join === 'none'
  return isBefore && thing?.join === 'none' && items.some(item => item.meaning.kind === 'color')
}

/** `indigo and marigold on white, urgent ones with a marigold mark`: a thing that is one of the colours before. */
function isHexOfOther(items: readonly Item[], index: number): boolean {
  const { meaning } = items[index] as Item
  return (
    meaning.kind === 'tint' &&
    items.slice(0, index).some(item => item.meaning.kind === 'color' && item.meaning.hex === meaning.hex)
  )
}

/** `colours of the harbour houses: rust, worn turquoise, mustard`: of what has the colours that follow it. */
function hasColors(items: readonly Item[], index: number): boolean {
  const [next, ...behind] = items.slice(index + 1, index + LONGEST_LIST)
  const areNamed = behind.filter(({ meaning }) => meaning.kind === 'color').length > 1
  return areNamed && next?.join === 'none' && next.meaning.kind === 'unknown'
}

/** `colours of rye bread, flour and cherry embroidery`: what stands in a list of colours is one. */
function isInListOfColors(
  items: readonly Item[],
  index: number,
  tokens: readonly Token[],
  text: string,
): boolean {
  if (items[index]?.meaning.kind !== 'tint') return false
  return isInColors(items, index, tokens) || isInColorsAbroad(items, index, tokens, text)
}

/** `ألوان التمر والنخيل والرمل`, `Farben wie Apfel und Salat`: what a list has whose first thing is said to be a colour. */
function isInColorsAbroad(
  items: readonly Item[],
  index: number,
  tokens: readonly Token[],
  text: string,
): boolean {
  for (let at = index; at > Math.max(index - LONGEST_LIST, -1); at--) {
    const item = items[at]
    if (!item || !/^(?:tint|color|shade|unknown)$/.test(item.meaning.kind)) return false
    if (opensColors(text, tokens[item.first]?.start ?? 0)) return true
    if (item.join === 'stop') return false
  }
  return false
}

/** Items behind a pause among which the colours are named that a thing has. */
const NAMED_BEHIND = 6

/** `colours of enamel tins – bottle green, signal red`, `Kleuren van riet: olijfgroen, rietgeel`: a thing whose colours the next clause names. */
function headsNames(items: readonly Item[], index: number, tokens: readonly Token[], text: string): boolean {
  const isOf =
    tokens[(items[index] as Item).last + 1]?.text.match(/^colou?rs$/) || isInColors(items, index, tokens)
  if (!isOf) return false
  const to = items.findIndex(({ join, colon }, at) => at > index && (colon || join === 'stop'))
  const [last, first] = [items[to - 1], items[to]]
  if (to < 0 || to > index + LIST || !last || !first) return false
  const start = tokens[first.first]?.start ?? 0
  const between = text.slice(Math.max(start - 3, 0), start)
  if (!first.colon && !/[–—-]\s/.test(between)) return false
  const listed = items.slice(to, to + NAMED_BEHIND)
  const end = listed.findIndex(({ join }, at) => at > 0 && join === 'stop')
  const named = end < 0 ? listed : listed.slice(0, end)
  return named.filter(({ meaning }) => meaning.kind === 'color').length > 1
}

/** `cherry embroidery` in a list of colours: an ornament that a colour is of is not drawn. */
function withoutMotifsOfLists(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  return items.map((item, at) => {
    const isMotif = item.meaning.kind === 'setting' && typeof item.meaning.patch.decor?.motif === 'string'
    const isOfColor = isMotif && item.join === 'none' && items[at - 1]?.meaning.kind === 'color'
    return isOfColor && isInColors(items, at, tokens) ? { ...item, meaning: UNKNOWN } : item
  })
}

function isInColors(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  for (let at = index; at > Math.max(index - LONGEST_LIST, -1); at--) {
    const item = items[at]
    const [color, of] = tokens.slice(Math.max((item?.first ?? 0) - 2, 0), item?.first)
    if (/^colou?rs$/.test(color?.text ?? '') && of?.text === 'of') return true
    if (/^colou?rs$/.test(of?.text ?? '')) return true
    if (!item || item.join === 'stop' || !/^(?:tint|color|shade|unknown|setting)$/.test(item.meaning.kind))
      return false
  }
  return false
}

/** Items of a list of colours. */
const LONGEST_LIST = 8

/** `celadon and a speckled oatmeal`: a clause of things that are called for their colours, in a brief that names no other. */
function isAmongTints(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  // `a sun-bleached cream`: the beginning of another word.
  const next = items[index + 1]
  const leads = next?.join === 'none' && tokens[next.first]?.hyphen === true
  if (items[index]?.meaning.kind !== 'tint' || leads) return false
  let from = index
  while (from > 0 && /^(?:none|and)$/.test(items[from]?.join ?? '')) from--
  // `earthy celadon and clay`: a manner before them is theirs.
  while (from < index && items[from]?.meaning.kind === 'mood') from++
  let to = index + 1
  while (/^(?:none|and)$/.test(items[to]?.join ?? '')) to++
  const clause = items.slice(from, to)
  const isList =
    clause.length <= LIST && clause.every(item => /^(?:tint|unknown|shade|color)$/.test(item.meaning.kind))
  const isThing = (item: Item | undefined): boolean => /^(?:tint|color)$/.test(item?.meaning.kind ?? '')
  const things = clause.filter(isThing)
  // `carrot cake and rye bread`: what stands behind it is the thing.
  const areHeads = clause.every(
    (item, at) => isThing(item) || (isThing(clause[at + 1]) && clause[at + 1]?.join === 'none'),
  )
  return (
    isList &&
    areHeads &&
    things.length > 1 &&
    clause.some(({ join }, at) => at > 0 && join === 'and') &&
    things.length * 2 >= clause.length
  )
}

/** Items of the longest list of such things. */
const LIST = 6

function asColor(item: Item): Item {
  if (item.meaning.kind !== 'tint') return item
  return { ...item, meaning: { kind: 'color', hex: item.meaning.hex, hues: null, literal: false } }
}

/** `ecru paper`, `indigo ink`, `on tweed-coloured stock`. */
function hasPart(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  if (item.meaning.kind !== 'tint' || headsList(items, index, tokens)) return false
  if (item.last > item.first && TONE.test(tokens[item.last]?.text ?? '')) return true
  const behind = tokens[item.last + 1]
  if (isBesidePart(items, index, tokens)) return true
  if (behind?.gap !== 'none') return isOfThing(tokens, item)
  if (isOfThing(tokens, item)) return true
  return partNouns.has(behind.text) || TONE.test(behind.text)
}

/** What says of a thing that its colour is meant. */
const TONE = /^(?:colou?red|colou?rs?|tinted|toned|tones?|hues?|shades|tints|ish)$/

/** `a coral 'now' marker`: what marks something has a colour, whatever it marks. */
function isOfMark(tokens: readonly Token[], { last }: Item): boolean {
  const further = tokens.slice(last + 1, last + 4)
  const mark = further.findIndex(({ text }) => MARKERS.test(text))
  return mark >= 0 && further.slice(0, mark + 1).every(({ gap, quoted }) => gap === 'none' || quoted)
}

/** Marks that a page has, which have a colour. */
const MARKERS = /^(?:markers?|badges?|ticks?|pins?|flags?)$/

/** `harbour colours: rust, tar`, `dusk colours from apricot to plum`: the thing whose colours are named behind it. */
function headsList(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  const [colors, behind] = tokens.slice(item.last + 1, item.last + 3)
  const next = items[index + 1]
  if (colors?.gap !== 'none' || !/^colou?rs$|^palette$|^tones$/.test(colors.text) || !behind || !next)
    return false
  const leads = behind.colon || behind.bracket || (behind.text === 'from' && behind.gap === 'none')
  return leads && isColorWord(next)
}

/** `brass accents`, `headings tomato`: a part of the page stands right beside it. */
function isBesidePart(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  const [before, next] = [items[index - 1], items[index + 1]]
  const isPart = (other: Item | undefined): boolean =>
    other?.meaning.kind === 'target' &&
    (other.meaning.part !== undefined || other.meaning.target === 'accent')
  // `papier koloru wosku`
  const isGround = (other: Item | undefined): boolean => namesTarget(other?.meaning, 'background')
  const isAmount =
    next?.meaning.kind === 'target' && /^(?:prices|figures|dates|names)$/.test(next.meaning.part ?? '')
  // `with woad as the only accent`
  const then = items[index + 2]
  const isOnlyAccent =
    next?.join === 'none' &&
    then?.join === 'none' &&
    /^(?:only|single|one|sole)$/.test(next.words) &&
    namesTarget(then.meaning, 'accent')
  if (isOnlyAccent) return true
  if (next && isNeighbour(item, next) && ((isPart(next) && !isAmount) || isLine(next))) return true
  // `etykiety na miód`: in other languages what stands between need not have been read.
  const isTight =
    before !== undefined && (tokens[item.first]?.start ?? 0) - (tokens[before.last]?.end ?? 0) < NEXT
  return isTight && isNeighbour(before, item) && (isPart(before) || isGround(before)) && next?.join !== 'none'
}

/** `it should feel like cold sea`: what a design is to be like has its colour. */
function isLikeThing(tokens: readonly Token[], { first }: Item): boolean {
  for (let at = first; at > Math.max(first - 3, 0); at--) {
    // `like Malta: honey limestone`: behind a colon stands what that has.
    if (tokens[at]?.gap !== 'none' || tokens[at]?.colon) return false
    if (tokens[at - 1]?.text === 'like') return true
  }
  return false
}

/** Chroma from which a colour has a hue. */
const HUED = 0.045

/** `it should look like cold sea`, but not `a structure like ropes`: where colours are named, a thing is one only of the design. */
function isLookedLike(tokens: readonly Token[], { first }: Item): boolean {
  const like = tokens.slice(Math.max(first - 3, 0), first).findLastIndex(({ text }) => text === 'like')
  const at = Math.max(first - 3, 0) + like
  return /^(?:look|looks|feel|feels|be|colour|color|seem|seems)$/.test(tokens[at - 1]?.text ?? '')
}

/** `felt red like the felt in a piano`: what a colour is like is that colour. */
function isOfColorBefore(items: readonly Item[], index: number): boolean {
  const [before, item] = [items[index - 1], items[index] as Item]
  return item.likened === true && item.join === 'none' && before?.meaning.kind === 'color'
}

/** `the colour of old roses`, `one colour: rhubarb`: said to be one, within a few words. */
function isOfThing(tokens: readonly Token[], { first }: Item): boolean {
  const [of, color] = [tokens[first - 2]?.text ?? '', tokens[first - 1]?.text ?? '']
  const isOne = tokens[first]?.colon === true || SINGLE.test(of)
  if (isOne && /^(?:colou?r|ink|accent)$/.test(color)) return true
  for (let at = first - 1; at > Math.max(first - 4, 0); at--) {
    if (tokens[at + 1]?.gap !== 'none') return false
    if (tokens[at]?.text === 'of') return /^colou?rs?$/.test(tokens[at - 1]?.text ?? '')
  }
  return false
}

const SINGLE = /^(?:one|single|only|sole)$/

/** Kinds of words that say more of a colour or go on after one. */
const BEFORE = [
  'tint',
  'shade',
  'degree',
  'number',
  'mood',
  'setting',
  'quality',
  'cue',
  'target',
  'color',
  'manner',
]
const AFTER = ['target', 'manner', 'place', 'cue', 'color', 'shade', 'tint', 'mood', 'setting', 'degree']

/** Nothing that is no word for looks stands against it: `amber and brass`, but not `brass band`. */
function standsFree(items: readonly Item[], index: number, tokens: readonly Token[]): boolean {
  const item = items[index] as Item
  if (item.meaning.kind !== 'tint' || headsList(items, index, tokens)) return false
  if (isOfColorBefore(items, index)) return false
  // `to slip in a card`, `to foam`: what is done.
  if (tokens[item.first - 1]?.text === 'to' && tokens[item.first]?.gap === 'none') return false
  const before = items[index - 1]
  const next = items[index + 1]
  const hasLeft = before && isNeighbour(before, item)
  const hasRight = next && isNeighbour(item, next)
  // `Maltese limestone`: where a thing is from.
  const isFrom = before?.meaning.kind === 'unknown' && tokens[before.first]?.capital === true
  // `read from across the harbour`: where somebody stands.
  const lead = tokens.slice(Math.max(item.first - 2, 0), item.first).map(({ text }) => text)
  if (/^(?:across|around|along|through|over|off) (?:the|a|an|our)$/.test(lead.join(' '))) return false
  // `wood and stone are what we work with`
  const said = tokens.slice(item.last + 1, item.last + 3).map(({ text }) => text)
  if (/^(?:is|are) (?:what|our|my|where|how|why|all)$/.test(said.join(' '))) return false
  const isRipe = RIPE.test(before?.words ?? '')
  // `a larch's wood grain unbleached`: which of some things is said of them.
  const left = !hasLeft || isFrom || isRipe || item.folded || BEFORE.includes(before.meaning.kind)
  // `blue and cherry as in embroidery`: what the colours of a list are like.
  const isLikened =
    before?.meaning.kind === 'color' && /^(?:as|like)$/.test(tokens[item.last + 1]?.text ?? '')
  const right = !hasRight || next.on || isLikened || AFTER.includes(next.meaning.kind)
  // `rose-and-castle`: what hangs together by hyphens is one thing.
  const hyphened = tokens[item.last + 1]?.hyphen === true && !(hasRight && isColorWord(next))
  return left && right && !hyphened
}

/** Words before a thing that say how much of its colour it has: `hot mango`, `wet slate`. */
const RIPE =
  /^(?:hot|ripe|fresh|wet|burnt|toasted|crushed|raw|old|worn|washed|rain washed|sun baked|dull|tarnished|aged|polished|dusty|faded)$/

/** Items to either side in which another colour makes a list. */
const LIST_REACH = 4

function hasColorNear(items: readonly Item[], index: number, isFree: readonly boolean[]): boolean {
  const others: number[] = []
  for (const step of [-1, 1]) {
    for (let away = 1; away <= LIST_REACH; away++) {
      const at = index + step * away
      const item = items[at]
      const later = step > 0 ? item : items[at + 1]
      if (!item || later?.join === 'stop') break
      if (item.meaning.kind === 'color') return true
      if (item.meaning.kind === 'tint' && isFree[at]) others.push(at)
    }
  }
  const isPair = others.length === 1 && isWholeClause(items, Math.min(index, others[0] ?? index))
  return isPair || (others.length >= 2 && others.every(at => Math.abs(at - index) <= 2))
}

/** `tomato and basil` between two commas: a pair of things, and nothing else. */
function isWholeClause(items: readonly Item[], first: number): boolean {
  const [one, other, next] = items.slice(first, first + 3)
  const begins = first === 0 || one?.join !== 'none'
  return begins && other?.join === 'and' && (next === undefined || next.join !== 'none')
}
