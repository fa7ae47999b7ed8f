/** Finds what a brief wants to stand at an edge of the sheet or in a corner: `our name small in the bottom left corner`. */
import type { Part, PartKey, Spot } from './design.ts'
import { follows, type Item } from './items.ts'
import { clauseStart, indexesOf } from './things-beside.ts'
import {
  type Brief,
  type Copy,
  thingEndingAt,
  thingMetBefore,
  thingMetFrom,
  thingStartingAt,
} from './things-of-copy.ts'
import { wholeWords } from './words/parts.ts'
import { isStubName } from './words/stub-names.ts'
import { namesTarget } from './meaning.ts'

/** Items with every place saying what it is for. The things stay, for what else is said of them. */
export function readPlaces(items: readonly Item[], copy: Copy): readonly Item[] {
  const brief: Brief = { ...copy, items, parts: PLACED }
  return items.map((item, index) => placeAt(brief, index) ?? item)
}

/** Parts that stand in one place. */
const PLACED: readonly Part[] = ['prices', 'dates', 'names', 'smallPrint', 'footnotes', 'quotes']

function placeAt(brief: Brief, index: number): Item | undefined {
  const { items } = brief
  const item = items[index] as Item
  const stub = stubAt(brief, index)
  if (stub && !isTurned(items, index)) return stub
  const spot = spotOf(items, index)
  if (spot === undefined || isTurned(items, index)) return undefined
  if (items.slice(clauseStart(items, index), index).some(isDrawn)) return undefined
  const things = thingsBefore(brief, index) ?? thingBehind(brief, index)
  if (!things) return undefined
  const corner = isCorner(items[index + 1]) && items[index + 1]?.join === 'none' ? [index + 1] : []
  const { keys, of, small } = things
  const place = { kind: 'place', align: alignOf(item), spot, keys, of: [...of, ...corner] } as const
  return { ...item, meaning: { ...place, ...(small && { small }) } }
}

/** `a tear-off stub on the left`, `mit Abriss links`: a pass has its stub at either side. */
function stubAt({ items }: Brief, index: number): Item | undefined {
  const item = items[index] as Item
  if (item.meaning.kind !== 'place') return undefined
  const { align } = item.meaning
  const start = clauseStart(items, index)
  const near = [-3, -2, -1, 1, 2, 3].map(step => index + step).filter(at => at >= start)
  const at = near.find(at => isStubName(items[at]?.words ?? ''))
  const isEdge = /\b(?:top|bottom|upper|lower)\b/.test(item.words)
  if (at === undefined || isEdge || (align !== 'start' && align !== 'end')) return undefined
  // `a tear-off stub`: two words for one.
  const from = items[at - 1]?.words === 'tear off' && items[at]?.join === 'none' ? at - 1 : at
  const between = indexesOf({ from: Math.min(from, index), to: Math.max(at, index) }).filter(
    one => one !== index,
  )
  return { ...item, meaning: { ...item.meaning, spot: align, keys: ['said:stub'], of: between } }
}

/** The edge or the corner that an item says by itself; undefined where it says a side alone, or where beside another. */
function spotOf(items: readonly Item[], index: number): Spot | undefined {
  const { meaning, words, within } = items[index] as Item
  const isLone = isCorner(items[index]) && within === true && items[index - 1]?.meaning.kind !== 'place'
  if (isLone) return 'bottom-end'
  if (meaning.kind === 'setting') {
    const at = meaning.patch.decor?.motif === undefined ? meaning.patch.decor?.motifAt : undefined
    return at === 'top' || at === 'bottom' ? at : undefined
  }
  if (meaning.kind === 'unsupported') return words === 'at the end' ? 'bottom' : undefined
  if (meaning.kind !== 'place') return undefined
  const edge = /\b(?:top|upper|head)\b/.test(words)
    ? 'top'
    : /\b(?:bottom|lower|foot)\b/.test(words)
      ? 'bottom'
      : ''
  if (edge === '') return /^corner/.test(words) ? 'bottom-end' : undefined
  if (meaning.align) return `${edge}-${meaning.align}`
  const isInCorner = /corner/.test(words) || isCorner(items[index + 1])
  return isInCorner ? `${edge}-end` : edge
}

function alignOf({ meaning }: Item) {
  return meaning.kind === 'place' ? meaning.align : null
}

function isCorner(item: Item | undefined): boolean {
  return namesTarget(item?.meaning, 'corners')
}

/** Banned, or said of how it was. */
function isTurned(items: readonly Item[], index: number): boolean {
  const from = clauseStart(items, index)
  return items.slice(from, index + 1).some(({ meaning, past, others }) => {
    return past || others || (meaning.kind === 'cue' && ['no', 'omit', 'than'].includes(meaning.cue))
  })
}

/** What is drawn stands where it is drawn: `a pattern of stacked stones along the bottom`. */
function isDrawn({ meaning, words }: Item): boolean {
  if (meaning.kind !== 'setting') return meaning.kind === 'drawing' || DRAWN.test(words)
  const { decor, imagery } = meaning.patch
  return imagery !== undefined || (decor !== undefined && decor.motifAt === undefined)
}

const DRAWN =
  /^(?:patterns?|motifs?|ornaments?|decorations?|drawings?|illustrations?|silhouettes?|waveforms?|waves?|rows? of|muster|motiv|motif|dessin|dibujo|disegno|wzór|mönster|desen)$/

interface Standing {
  readonly keys: readonly PartKey[]
  readonly of: readonly number[]
  /** What stands between says that it is small. */
  readonly small?: boolean
}

/** Items between a thing and its place: what else is said of it. */
const BETWEEN = 6

function thingsBefore(brief: Brief, index: number): Standing | undefined {
  const { items } = brief
  const start = clauseStart(items, index)
  const small: number[] = []
  for (let at = index - 1; at >= Math.max(start, index - BETWEEN); at--) {
    const item = items[at] as Item
    const { meaning } = item
    // `three dates in boxes at the bottom`: the thing is found already.
    if ((meaning.kind === 'rank' || meaning.kind === 'device') && meaning.keys)
      return { keys: meaning.keys, of: [] }
    const thing = thingEndingAt(brief, at) ?? (item.quoted ? undefined : thingMetBefore(brief, at))
    if (thing) return { keys: [thing.key], of: [...indexesOf(thing), ...small], small: small.length > 0 }
    if (!isPassed(item)) return undefined
    if (meaning.kind === 'quality' && meaning.property === 'size' && meaning.amount < 0) small.push(at)
  }
  return undefined
}

/** `at the bottom our address`, `top right: the price`. */
function thingBehind(brief: Brief, index: number): Standing | undefined {
  const { items } = brief
  let at = index + 1
  while (items[at] && items[at]?.join === 'none' && (isCorner(items[at]) || isPassed(items[at]))) at++
  const next = items[at]
  // `the top of our website`
  if (!next || next.of || next.join === 'stop' || (next.join !== 'none' && next.colon !== true))
    return undefined
  const thing = thingStartingAt(brief, at) ?? (next.quoted ? undefined : thingMetFrom(brief, at))
  // `a small pigeon sign at the top`: what a word of the copy only begins is another thing.
  const isBegun = thing?.key.startsWith('said:') && isTail(items[thing.to + 1], items[thing.to])
  return thing && !isBegun ? { keys: [thing.key], of: indexesOf(thing) } : undefined
}

function isTail(item: Item | undefined, before: Item | undefined): boolean {
  return (
    follows(before, item) &&
    item.meaning.kind === 'unknown' &&
    !wholeWords.has(item.words) &&
    !SILENT.test(item.words)
  )
}

/** What says more of a thing, or nothing, on the way to its place. */
function isPassed(item: Item | undefined): boolean {
  if (!item) return false
  const { meaning, words } = item
  if (meaning.kind === 'unknown') return meaning.name !== true && SILENT.test(words)
  if (meaning.kind === 'cue') return meaning.cue === 'keep' || meaning.cue === 'soft'
  if (meaning.kind === 'setting') return /^(?:lines?|rows?)$/.test(words)
  return ['quality', 'rank', 'degree', 'manner', 'device', 'color', 'shade', 'typeface', 'place'].includes(
    meaning.kind,
  )
}

const SILENT =
  /^(?:be|been|go|goes|gone|come|comes|sit|sits|stand|stands|set|put|kept|placed|printed|shown|written|stay|stays|must|should|shall|can|could|please|right|very|down|up|just|only|also|discreetly|quietly|neatly|clearly|again|hin|ganz|stehen|soll|sollen|kommt|kommen|line|lines|info|details|text|words?|yazılsın|dursun|olsun)$/
