import type { PhrasingContent } from 'mdast'
import { phrasingText } from '../../../core/source/text.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, widestWord } from '../../fitting/measure.ts'
import type { Person } from './people.ts'

/** Measures of cards and of the room between them at one size of type, px. */
export interface CardSizes {
  /** Type of names. */
  readonly name: number
  /** Type of what people do. */
  readonly role: number
  /** Type of the small lines above and below them. */
  readonly detail: number
  readonly inline: number
  readonly block: number
  readonly photo: number
  /** Between neighbours in a row; twice as much between the branches of a tree. */
  readonly gap: number
  /** Between a level and the one below. */
  readonly levelGap: number
  /** Between the cards of a stack. */
  readonly stackGap: number
  /** By how much a stack stands in from the card above it. */
  readonly indent: number
}

/** What people do, sizes of their names. */
export const ROLE = 0.74

/** The measures that go with a size of type in px. */
export function cardSizes(size: number): CardSizes {
  return {
    name: size,
    role: Math.round(size * ROLE * 10) / 10,
    detail: Math.round(size * 0.72 * 10) / 10,
    inline: size * 0.7,
    block: size * 0.55,
    photo: size * 2.6,
    gap: Math.max(12, size * 0.9),
    levelGap: size * 1.8,
    stackGap: size * 0.55,
    indent: size * 1.3,
  }
}

/** The narrowest card in px that breaks no word. */
export function leastWidth(person: Person, sizes: CardSizes, theme: Theme): number {
  const { name, role, group, details } = textsOf(person)
  const { strongWeight } = theme.type
  const detail = textSetting(theme, strongWeight, sizes.detail)
  const widest = Math.max(
    widestWord(name, textSetting(theme, strongWeight, sizes.name)),
    widestWord(role, textSetting(theme, 400, sizes.role)),
    ...[group, ...details].map(line => Math.min(widestWord(line, detail), sizes.name * 14)),
  )
  return Math.max(widest + 2 * sizes.inline + 3, sizes.name * 5)
}

interface Texts {
  readonly name: string
  readonly role: string
  readonly group: string
  readonly details: readonly string[]
}

function textsOf({ name, role, group, details }: Person): Texts {
  const text = (nodes: readonly PhrasingContent[]): string => phrasingText(nodes)
  return { name: text(name), role: text(role), group: text(group), details: details.map(text) }
}
