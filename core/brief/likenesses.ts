/** Finds what a brief wants its design to be like: `like a ferry timetable`, `think Saul Bass`, `pharmacy-label style`. */
import { onDemand } from '../on-demand.ts'
import type { Item } from './items.ts'
import { meaningOf } from './lexicon.ts'
import { isOrnament, type Meaning } from './meaning.ts'
import { EVERYDAY } from './setting-wishes.ts'
import type { Token } from './tokens.ts'
import { likenessOf, likenessRows } from './words/likenesses.ts'
import type { Mood } from './words/moods.ts'

/**
 * Items in which what the design is to be like is one item with the look of that thing, or one that is declined by its name.
 * Looks that are said beside it (`like a warm kitchen`) stay wishes of their own.
 */
export function readLikenesses(items: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const read: Item[] = []
  for (let at = 0; at < items.length; ) {
    const isLike = isLikened(items, at, tokens)
    const length = isLike
      ? lengthOfThing(items, at, tokens)
      : lengthBeforeStyle(items, at, tokens) || lengthAlone(items, at, tokens)
    const run = length === 0 ? items.slice(at, at + 1) : likened(items.slice(at, at + length), tokens)
    const before = read.at(-1)
    if (length > 0 && run[0] && run[0] !== items[at] && before && leadsOn(before, run[0])) {
      read[read.length - 1] = { ...run[0], ...opening(before), words: `${before.words} ${run[0].words}` }
      read.push(...run.slice(1))
    } else read.push(...run)
    at += Math.max(length, 1)
  }
  return read
}

/** `looks like`, `something like`: the word before belongs to the likeness. */
function leadsOn({ meaning, words }: Item, first: Item): boolean {
  return first.join === 'none' && meaning.kind === 'unknown' && VERBS.test(words)
}

const VERBS =
  /^(?:looks?|looking|feels?|feeling|sounds?|seems?|reads?|think|imagine|picture|something|style|styled|meets|evokes?|evoking)$/

function opening({ first, join, on, bracket, colon }: Item): Pick<Item, 'first' | 'join' | 'on'> {
  return { first, join, on, ...(bracket && { bracket }), ...(colon && { colon }) }
}

/** Words of the longest thing. */
const LONGEST = 7

/** Whether what leads to an item says that the design is to be like it. */
function isLikened(items: readonly Item[], at: number, tokens: readonly Token[]): boolean {
  const item = items[at] as Item
  if (item.colon || item.meaning.kind === 'cue') return false
  // `shares as a ring`: a chart is no look.
  if (item.meaning.kind === 'device' && item.meaning.keys) return false
  // `la hora como lo más grande`: how large it is, and not what it is like.
  if (item.meaning.kind === 'quality' && item.meaning.property === 'size') return false
  if (items[at - 1]?.words === 'meets' && item.join === 'none' && at > 1) return true
  const from = (items[at - 1]?.last ?? -1) + 1
  const between = tokens.slice(from, item.first)
  const like = between.findLastIndex(({ text }) => text === 'like')
  const isDivided = tokens.slice(from + like + 1, item.first + 1).some(({ gap }) => gap !== 'none')
  if (like >= 0) return !isDivided && saysLike(tokens, from + like)
  if (item.join === 'stop' || item.join === 'comma') return false
  const before = items[at - 1]
  // `picture on the right`: a place is no thing to be like.
  const isPlace = item.meaning.kind === 'place' || item.on || ENDING.has(tokens[from]?.text ?? '')
  const evokes = before && item.join === 'none' && EVOKING.has(before.words) && !isPlace
  if (evokes && isVerbPlace(items, at - 1)) return true
  const lead = tokens
    .slice(Math.max(item.first - 5, 0), item.first)
    .map(({ text }) => text)
    .join(' ')
  return LEADING.test(lead)
}

const LEADING =
  /(?:in the (?:style|manner|spirit|vein|tradition) of|inspired by|reminiscent of|a nod to|nod to|reminds (?:me|us|you) of|straight out of|homage to|evocative of|the look of|the feel of|the look and feel of|somewhere between|something between|cross between)(?: an?| the| those| these| old)?$/

const EVOKING: ReadonlySet<string> = new Set(
  'think evoke evokes evoking channel channels channelling imagine picture resembles resembling suggesting'.split(
    ' ',
  ),
)

/** `Think sake label`, and not `I think it is`. */
function isVerbPlace(items: readonly Item[], at: number): boolean {
  const item = items[at] as Item
  return at === 0 || item.join !== 'none' || items[at - 1]?.meaning.kind === 'cue'
}

/** `like a ledger`, and not `we would like a ledger`. */
function saysLike(tokens: readonly Token[], at: number): boolean {
  if ((tokens[at]?.gap ?? 'none') !== 'none') return true
  const [verb, before] = tokens.slice(Math.max(at - 2, 0), at).map(({ text }) => text)
  if (before === 'not' || verb === 'not') return !/^(?:do|does|did|would)$/.test(verb ?? '')
  return !WANTING.has(before ?? verb ?? '')
}

const WANTING: ReadonlySet<string> = new Set(
  "i we you they she he people would'd i'd we'd id wed would d should also really always don't dont doesn't to customers readers guests kids everybody nobody".split(
    ' ',
  ),
)

/** Words behind which a thing is at its end. */
const ENDING: ReadonlySet<string> = new Set(
  'and but with for on in not so or as is are where which who at by to'.split(' '),
)

/** What is found in, or on, the thing that is meant. */
const PART = /^(?:old )?(?:pages?|leaf|sheets?|spread|plate|entry|card|label|sign|notice|poster|board|stamp)$/

function lengthOfThing(items: readonly Item[], at: number, tokens: readonly Token[]): number {
  let length = 1
  for (let next = at + 1; next < Math.min(at + LONGEST, items.length); next++) {
    const [before, item] = [items[next - 1] as Item, items[next] as Item]
    const between = tokens.slice(before.last + 1, item.first)
    const isYear = tokens[item.first]?.kind === 'number'
    // `a page in a herbarium`: what it is part of is what it is like.
    const isPart = next === at + 1 && PART.test(before.words) && /^(?:in|on)$/.test(between[0]?.text ?? '')
    const ends = between.some(({ text }) => ENDING.has(text)) && !isYear && !isPart
    const isOther = item.words === 'meets'
    if (
      item.join !== 'none' ||
      item.colon ||
      (item.meaning.kind === 'cue' && tokens[item.first]?.hyphen !== true) ||
      ends ||
      isOther ||
      isSaid(item)
    )
      break
    length++
  }
  return length
}

/** What is asked of a part or of the page is none of the thing's words: `like a ledger, prices right`, `think 3 m × 60 cm`. */
function isSaid({ meaning, words }: Item): boolean {
  if (meaning.kind === 'setting') return meaning.patch.page != null && !EVERYDAY.test(words)
  return meaning.kind === 'place' || meaning.kind === 'length' || meaning.kind === 'macro'
}

/** Words behind a thing that make it a likeness: `pharmacy-label style`, `Soviet cookbook vibe`. */
const STYLED: ReadonlySet<string> = new Set(
  'style styled like look looking esque inspired ish aesthetic aesthetics vibe vibes feel feeling'.split(' '),
)

/** How many items from here on are a thing before a word for its style: a known one only, as `clean look` has a look of its own. */
function lengthBeforeStyle(items: readonly Item[], at: number, tokens: readonly Token[]): number {
  for (let length = Math.min(LONGEST, items.length - at); length >= 1; length--) {
    const run = items.slice(at, at + length)
    const last = run.at(-1) as Item
    const behind = tokens[last.last + 1]
    if (behind?.gap !== 'none' || !STYLED.has(behind.text)) continue
    // `looks like`: what follows is meant.
    if (behind.text === 'like' && !behind.hyphen) continue
    if (run.slice(1).some(({ join, meaning }) => join !== 'none' || meaning.kind === 'cue')) continue
    const words = tokens.slice(run[0]?.first, last.last + 1).map(({ text }) => text)
    if (windowOf(words)?.length !== words.length) continue
    const isStyle = items[at + length]?.first === last.last + 1
    return isStyle ? length + 1 : length
  }
  return 0
}

/** Words of a thing that is a clause by itself. */
const ALONE = 3

/** How many items from here on are a known thing that is a whole clause of a list of looks: `cream paper, an old railway`. */
function lengthAlone(items: readonly Item[], at: number, tokens: readonly Token[]): number {
  const [first, before] = [items[at] as Item, items[at - 1]]
  const between = tokens.slice((before?.last ?? -1) + 1, first.first).map(({ text }) => text)
  const isOpened = between.length === 0 ? OLD.test(first.words) : /^an?$/.test(between.join(' '))
  if (!isOpened || (before !== undefined && first.join !== 'comma')) return 0
  const end = items.findIndex(({ join }, next) => next > at && join !== 'none')
  const run = items.slice(at, end < 0 ? items.length : end)
  const last = run.at(-1) as Item
  const words = tokens.slice(first.first, last.last + 1).map(({ text }) => text)
  const found = words.length <= ALONE ? windowOf(words) : undefined
  const isClosed = tokens[last.last + 1] === undefined || tokens[last.last + 1]?.gap !== 'none'
  const areBare = run.every(({ meaning }) => /^(?:unknown|shade|quality|mood)$/.test(meaning.kind))
  return found && isClosed && areBare && found.start + found.length === words.length ? run.length : 0
}

const OLD = /^old\b/

/** The items of a thing as what they come to. */
function likened(run: readonly Item[], tokens: readonly Token[]): readonly Item[] {
  const [first, last] = [run[0] as Item, run.at(-1) as Item]
  const words = tokens.slice(first.first, last.last + 1)
  const isMood = last.meaning.kind === 'mood'
  const found = isMood ? undefined : windowOf(words.map(({ text }) => text))
  // `like red`: a colour is a colour.
  if (!found && !isMood && (OWN.includes(last.meaning.kind) || isSaid(last))) return run
  // `a pattern that evokes layers of peat`: what is drawn is more than what is only like it.
  if (!isMood && run.some(({ meaning }) => isOrnament(meaning))) return run
  const head: Meaning = found
    ? { kind: 'mood', moods: [found.mood] }
    : isMood
      ? last.meaning
      : { kind: 'unsupported', reason: unknownReason(words) }
  const [from, to] = found ? [first.first + found.start, first.first + found.start + found.length] : [0, 0]
  const isOwn = (item: Item): boolean => item === last || (item.first < to && item.last >= from)
  return inOne(run, item => !isOwn(item) && STAYING.includes(item.meaning.kind), head)
}

/** Looks beside a thing that are wishes by themselves. */
const STAYING = ['mood', 'color', 'shade', 'typeface', 'degree']
const OWN = ['color', 'shade', 'typeface', 'tint', 'degree']

/** The thing and the words around it that say nothing else as one item; what stays a wish of its own divides them. */
function inOne(run: readonly Item[], stays: (item: Item) => boolean, head: Meaning): readonly Item[] {
  const all: { item: Item; stays: boolean }[] = []
  for (const item of run) {
    const before = all.at(-1)
    if (stays(item)) all.push({ item, stays: true })
    else if (before && !before.stays) {
      const words = `${before.item.words} ${item.words}`
      before.item = { ...before.item, last: item.last, words }
    } else all.push({ item: { ...item, meaning: head }, stays: false })
  }
  // Words before a look of its own belong to that.
  return all.flatMap(({ item, stays: isOwn }, at) => {
    const next = all[at + 1]
    if (isOwn || !next) return [item]
    next.item = { ...next.item, ...opening(item), words: `${item.words} ${next.item.words}` }
    return []
  })
}

function unknownReason(words: readonly Token[]): string {
  const isOurs = /^(?:last|our|my|previous|other|this|that|these|before|website|site|logo|one)$/.test(
    words[0]?.text ?? '',
  )
  if (isOurs) return 'other documents are not seen here: say its colours and its faces'
  return 'no look of that name is known: say its colours, faces or ornament'
}

interface Window {
  readonly start: number
  readonly length: number
  readonly mood: Mood
}

/** The longest known thing among words, of equals the last, which English says what it is by. */
function windowOf(words: readonly string[]): Window | undefined {
  const known = likenesses()
  for (let length = Math.min(words.length, LONGEST); length >= 1; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const phrase = words.slice(start, start + length).join(' ')
      const mood = known.get(phrase) ?? known.get(phrase.replace(/s$/, ''))
      if (mood) return { start, length, mood }
    }
  }
  return undefined
}

const likenesses: () => ReadonlyMap<string, Mood> = onDemand(() => {
  const named = likenessOf.map(([words, manner]) => {
    const meaning = meaningOf(manner)
    if (meaning?.kind !== 'mood' || !meaning.moods[0]) throw new Error(`no manner is called "${manner}"`)
    return { words, mood: meaning.moods[0] }
  })
  const all = [...likenessRows.map(mood => ({ words: mood.words, mood })), ...named]
  return new Map(
    all.flatMap(({ words, mood }) =>
      words.split('|').map(word => [word.replaceAll("'s", ''), mood] as const),
    ),
  )
})
