import type { Event } from './eras.ts'

/** How far events stand from each other in time, where most of their dates tell. */
export interface Distances {
  /** Weight of the room behind each event but the last: as long as the time up to the next, but for what is cut. */
  readonly weights: readonly number[]
  /** The time behind an event is longer than its room shows. */
  readonly cut: ReadonlySet<number>
}

/** Part of the steps that dates tell from which on they have their lengths. */
const TOLD = 0.6

/** Middle steps up to which one is shown at its length; the least that any has, so that points stand apart. */
const LONGEST = 3.5
const LEAST = 0.15

/** Distances of events that follow each other; undefined where too few of their dates tell, or time runs back. */
export function distancesOf(events: readonly Event[]): Distances | undefined {
  const steps = events.slice(1).map((event, at) => stepBetween(events[at]?.moment, event.moment))
  const known = steps.flatMap(step => step ?? []).toSorted((one, other) => one - other)
  const middle = known[Math.floor((known.length - 1) / 2)] ?? 0
  if (known.length < steps.length * TOLD || known.length < 3 || middle <= 0) return undefined
  const most = middle * LONGEST
  const weights = steps.map(step => Math.max(Math.min(step ?? most, most), middle * LEAST))
  const cut = new Set(steps.flatMap((step, at) => (step === undefined || step > most ? [at] : [])))
  return { weights, cut }
}

function stepBetween(from: number | undefined, to: number | undefined): number | undefined {
  return from === undefined || to === undefined || to < from ? undefined : to - from
}

/** What begins with one event and ends with a later one: `Outage begins`, `Outage ends`. */
export interface Span {
  /** In small letters. */
  readonly name: string
  readonly from: number
  readonly to: number
}

const BEGINS = words(
  'begins|begin|began|starts|start|started|opens|beginnt|begann|startet|commence|débute|empieza|comienza|inizia|começa|begint|start|börjar|zaczyna się|починається|başlar',
)
const ENDS = words(
  'ends|end|ended|stops|stopped|closes|over|endet|endete|se termine|finit|termina|acaba|finisce|eindigt|slutar|kończy się|закінчується|biter',
)

function words(all: string): RegExp {
  return new RegExp(`(?<![\\p{L}])(\\p{L}[\\p{L}-]{2,})\\s+(?:${all})(?![\\p{L}])`, 'giu')
}

/** The first thing that some event says to begin and a later one to end; undefined where there is none. */
export function spanAmong(texts: readonly string[]): Span | undefined {
  for (const [from, text] of texts.entries())
    for (const [, name = ''] of text.matchAll(BEGINS)) {
      const isEnd = (other: string): boolean =>
        [...other.matchAll(ENDS)].some(([, ended]) => ended?.toLowerCase() === name.toLowerCase())
      const to = texts.findIndex((other, at) => at > from && isEnd(other))
      if (to > 0) return { name: name.toLowerCase(), from, to }
    }
  return undefined
}
