/** Finds what a whole sentence says must be found or comes first, where no phrase of it does: `the 37 % is the shock number`. */
import type { Rank } from './design.ts'
import type { Item } from './items.ts'
import { indexesOf, OWNERS, withOthers } from './things-beside.ts'
import { type Brief, type Thing, thingMetFrom, thingStartingAt } from './things-of-copy.ts'
import {
  asksForSize,
  called,
  pronoun,
  readers,
  reads,
  restIsCalm,
  theOne,
  toldFirst,
  toldToBeFound,
  turned,
} from './words/told-first.ts'

/** Where something stands in a brief. */
interface Place {
  readonly start: number
  readonly end: number
}

interface Cue extends Place {
  readonly rank: Rank
}

interface Placed extends Place {
  readonly thing: Thing
}

/** The items, of which one in each sentence that ranks nothing yet is the rank that the whole of it gives to a thing. */
export function readSentences(brief: Brief): readonly Item[] {
  const { source, items } = brief
  if (!source.holds(restIsCalm) && !source.holds(toldFirst) && !source.holds(toldToBeFound)) return items
  const ranks = new Map(sentencesIn(source.text).flatMap(sentence => rankIn(brief, sentence) ?? []))
  return items.map((item, at) => ranks.get(at) ?? item)
}

function sentencesIn(text: string): readonly Place[] {
  return [...text.matchAll(/[^.!?。！？\n]+(?:[.!?](?=\S)[^.!?。！？\n]*)*/gu)].map(
    ({ index, 0: { length } }) => ({
      start: index,
      end: index + length,
    }),
  )
}

function rankIn(brief: Brief, sentence: Place): readonly [number, Item][] | undefined {
  const { items, source } = brief
  const isIn = (at: number, { start, end }: Place): boolean => {
    const own = source.start((items[at] as Item).first)
    return own >= start && own < end
  }
  const own = [...items.keys()].filter(at => isIn(at, sentence))
  const ranking = own.find(at => items[at]?.meaning.kind === 'rank')
  if (ranking !== undefined)
    return (
      numberMeant(brief, own, ranking) ??
      beforeRest(brief, own, source.text.slice(sentence.start, sentence.end))
    )
  const cue = cueIn(source.text, sentence)
  const thing = cue && thingOf(source.text, cue, thingsIn(brief, own))
  if (!cue || !thing) return undefined
  const { keys, of } = withOthers(brief, thing, [])
  const at = own.find(one => !of.includes(one) && isIn(one, cue)) ?? thing.to
  return [[at, { ...(items[at] as Item), meaning: { kind: 'rank', keys, rank: cue.rank, of } }]]
}

/** `House 4 has to jump out, everything else calm`: of one thing and all others the one comes first. */
function beforeRest(
  { items }: Brief,
  own: readonly number[],
  text: string,
): readonly [number, Item][] | undefined {
  const ranking = own.filter(at => items[at]?.meaning.kind === 'rank')
  const at = ranking[0] as number
  const item = items[at] as Item
  const { meaning } = item
  const isOne = ranking.length === 1 && meaning.kind === 'rank' && meaning.rank === 'second'
  if (!isOne || meaning.keys.length !== 1 || !restIsCalm.test(text)) return undefined
  return [[at, { ...item, meaning: { ...meaning, rank: 'first' } }]]
}

/** `die 31 % sind die Zahl, die hängen bleibt`: a word for any number is the one that its sentence gives before it. */
function numberMeant(
  brief: Brief,
  own: readonly number[],
  at: number,
): readonly [number, Item][] | undefined {
  const item = brief.items[at] as Item
  const { meaning } = item
  const [key, ...others] = meaning.kind === 'rank' ? meaning.keys : []
  if (meaning.kind !== 'rank' || key !== 'figures' || others.length > 0) return undefined
  const before = own.filter(one => one < (meaning.of[0] ?? at))
  const thing = before
    .filter(one => brief.items[one]?.meaning.kind === 'number')
    .flatMap(one => thingStartingAt(brief, one) ?? [])[0]
  if (!thing) return undefined
  const of = [...indexesOf(thing), ...meaning.of]
  return [[at, { ...item, meaning: { ...meaning, keys: [thing.key], of } }]]
}

/** What says in a sentence that something matters, unless that is turned down. */
function cueIn(text: string, { start, end }: Place): Cue | undefined {
  const words = text.slice(start, end)
  const first = toldFirst.exec(words)
  const found = first ?? toldToBeFound.exec(words)
  if (!found || turned.test(words.slice(0, found.index))) return undefined
  const isFirst = first !== null || asksForSize.test(words) || theOne.test(words)
  const from = start + found.index
  return { start: from, end: from + found[0].length, rank: isFirst ? 'first' : 'second' }
}

/** The things that a sentence names, in their order. */
function thingsIn(brief: Brief, own: readonly number[]): readonly Placed[] {
  const { items, source } = brief
  const ordered = own.toSorted(
    (one, other) => source.start((items[one] as Item).first) - source.start((items[other] as Item).first),
  )
  const found: Placed[] = []
  const taken = new Set<number>()
  for (const at of ordered) {
    if (taken.has(at)) continue
    const thing = thingAt(brief, at)
    if (!thing) continue
    for (const one of indexesOf(thing)) taken.add(one)
    const [first, last] = [items[thing.from] as Item, items[thing.to] as Item]
    const start = source.start(first.first)
    found.push({ thing, start, end: start + source.words(first.first, last.last).length })
  }
  return found
}

function thingAt(brief: Brief, at: number): Thing | undefined {
  const { items, source } = brief
  const item = items[at] as Item
  if (readers.test(item.words) || item.others || item.past || item.forIt) return undefined
  if (readsItself(brief, item)) return undefined
  const isOwned = OWNERS.test(source.before(item.first))
  return thingStartingAt(brief, at) ?? (isOwned ? thingMetFrom(brief, at) : undefined)
}

/** `Frau Ash soll alles lesen können`: who is called by name and reads is no thing of the page. */
function readsItself({ source }: Brief, { first, last }: Item): boolean {
  const start = source.start(first)
  const [before, after] = [
    source.text.slice(0, start),
    source.text.slice(start + source.words(first, last).length),
  ]
  return (called.test(before) || AGED.test(after)) && reads.test(after)
}

/** `(79)`, `, 84,`, `ist 81`. */
const AGED = /^[\p{L}\p{Pd} ]{0,24}(?:[(,] ?| \p{L}{1,4} )(?:[6-9]\d|10\d)(?!\d)/u

/** The thing right behind what says it, else the one that its clause is about, else what a pronoun of that clause stands for. */
function thingOf(text: string, cue: Cue, things: readonly Placed[]): Thing | undefined {
  const before = things.filter(({ start }) => start < cue.start)
  const behind = things.filter(({ start }) => start >= cue.end)
  const inClause = before.filter(({ end }) => !DIVIDES.test(text.slice(end, cue.start)))
  const next = behind.find(({ start }) => LEADS.test(text.slice(cue.end, start)))
  const opening = text.slice(before.at(-1)?.end ?? cue.start, cue.end)
  const meant = pronoun.test(opening) ? before : []
  const later = behind.find(({ start }) => !DIVIDES.test(text.slice(cue.end, start)))
  const isLater = later !== undefined && !ELSEWHERE.test(text.slice(cue.end, later.start))
  return (next ?? inClause[0] ?? meant[0] ?? (isLater ? later : undefined))?.thing
}

const DIVIDES =
  /[,;:–—(]|(?<!\p{L})(?:and|und|et|y|e|en|i|och|og|but|aber|mais|pero|ma|mas|maar|ale|men)(?!\p{L})/u

/** What may stand between what says it and the thing that it says it of: `what people look for is the price`. */
const LEADS =
  /^[\s,:–—"“«„]*(?:(?:is|are|ist|sind|est|sont|c['’]est|son|es|è|sono|é|são|zijn|to|jest|są|är|er)(?!\p{L}))?[\s:"“«„]*(?:(?:the|our|my|your|their|his|her|der|die|das|den|dem|unser|unsere|le|la|les|l['’]|notre|el|los|las|il|lo|i|gli|o|os|as|a|de|het|onze)(?:\s|(?<=['’])))?["“«„]?$/u

/** Where it is found, and not what: `findable from the door`. */
const ELSEWHERE =
  /(?<!\p{L})(?:of|on|in|from|for|at|as|with|auf|im|von|vom|mit|für|dans|sur|de|du|en|con|por|para|no|na|em|di|su|da|van|op|met|w|z|på|för)(?!\p{L})/u
