import { plainText } from '../../source/text.ts'
import type { Item, Reading } from '../reading.ts'

/** What was read, as plain data for people and programs: `reading` in `report.json`. Texts are as printed. */
export interface ReadingReport {
  readonly roles: Readonly<Record<string, string>>
  /** Number of things by list role. */
  readonly lists: Readonly<Record<string, number>>
  /** First words of what no role has. */
  readonly unplaced: readonly string[]
  /** Why each role and list was given. */
  readonly because: Readonly<Record<string, string>>
  readonly omitted: readonly { readonly text: string; readonly because: string }[]
}

/** Words of a piece without a role that are shown, enough to find it again. */
const SHOWN = 80

/** Describes a reading. */
export function describeReading(reading: Reading): ReadingReport {
  const { roles, lists, omitted } = reading
  const { facts, pieces } = describeUnplaced(reading)
  const claims = Object.values(roles)
  return {
    roles: Object.fromEntries(claims.map(({ role, text }) => [role, text])),
    lists: Object.fromEntries(
      Object.entries(lists).map(([role, items]) => [role, role === 'people' ? countOf(items) : items.length]),
    ),
    unplaced: [...facts.map(({ label, text }) => (label === '' ? text : `${label}: ${text}`)), ...pieces].map(
      shorten,
    ),
    because: {
      ...Object.fromEntries(claims.map(({ role, because }) => [role, because])),
      ...reading.because,
    },
    omitted,
  }
}

/** What no role and no list has: facts with their labels, and the words of headed parts and blocks. */
export function describeUnplaced({ facts, head, unplaced }: Reading): {
  readonly facts: readonly { readonly label: string; readonly text: string }[]
  readonly pieces: readonly string[]
} {
  return {
    facts: facts.map(({ label, text }) => ({ label: label.text, text })),
    pieces: [
      ...head.map(plainText),
      ...unplaced.map(({ heading, blocks }) =>
        [heading, ...blocks].flatMap(block => (block ? [plainText(block)] : [])).join(' '),
      ),
    ],
  }
}

function shorten(text: string): string {
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

/** People with those below them; a part of an organisation that nobody leads is none. */
function countOf(people: readonly Item[]): number {
  return people.reduce((sum, { items, kind }) => sum + (kind === 'tree' ? 0 : 1) + countOf(items), 0)
}
