import type { FormatCost } from './measure-formats.ts'
import type { Model } from './simulate.ts'

/** List prices of a large provider in one of its usual regions, rounded; put your own here. USD */
export const prices = {
  /** A processor for an hour, with 2 GB of memory. */
  processorHour: 0.05,
  /** Share of their time that workers render: the rest is kept for peaks. */
  busy: 0.5,
  storedGigabyteMonth: 0.023,
  thousandPuts: 0.005,
  /** To clients: each document is fetched once. */
  sentGigabyte: 0.09,
  /** A PostgreSQL of 2 processors and 8 GB with a second that stands by, for an hour, and the share of its commits that is used. */
  databaseHour: 0.35,
  databaseCommits: 1000,
  databaseBusy: 0.3,
} as const

/** What a million documents cost, each format as often as any other. USD */
export interface Cost {
  readonly rendering: number
  readonly keeping: number
  readonly putting: number
  readonly sending: number
  readonly database: number
}

/** Reckons it from what was measured and from `prices`. */
export function costOf(formats: readonly FormatCost[], { accept, begin, end }: Model['commits']): Cost {
  const million = 1_000_000
  const mean = (of: 'processor' | 'files' | 'bytes'): number =>
    formats.reduce((sum, format) => sum + format[of], 0) / formats.length
  const gigabytes = (mean('bytes') * million) / 1e9
  const seconds = (million * (accept + begin + end)) / (prices.databaseCommits * prices.databaseBusy)
  return {
    rendering: ((million * mean('processor')) / 3600 / prices.busy) * prices.processorHour,
    keeping: gigabytes * prices.storedGigabyteMonth,
    // The list of its files and its report are files, too.
    putting: ((million * (mean('files') + 2)) / 1000) * prices.thousandPuts,
    sending: gigabytes * prices.sentGigabyte,
    database: (seconds / 3600) * prices.databaseHour,
  }
}
