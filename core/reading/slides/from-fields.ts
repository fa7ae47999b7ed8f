import type { Fact, Meaning, Omitted } from '../reading.ts'
import { type Role, ruleOf } from '../roles.ts'
import type { Concept } from '../words/en.ts'
import type { Context } from '../context.ts'
import { slidesOfRecords } from './records.ts'
import { headingOf, type Slide, slideOf } from './slide.ts'
import { isPart, writtenOut } from './write-out.ts'

/** Slides that the front matter tells, and the facts that are none. */
interface FieldSlides {
  readonly slides: readonly Slide[]
  readonly facts: readonly Fact[]
  /** What of them is no copy. */
  readonly omitted: readonly Omitted[]
  /** What stands first may be the cover, by its shape. */
  readonly opens: boolean
  readonly because: string
}

/**
 * Slides in the front matter: a list of them under a name for slides, or, where the copy has no body, every field that is
 * a text, a list or a record and no role of the deck: `problem`, `team`, `ask`.
 */
export function fromFields(
  facts: readonly Fact[],
  roles: readonly Role[],
  { context, isAll }: { readonly context: Context; readonly isAll: boolean },
): FieldSlides | undefined {
  const named = facts.filter(({ items, meanings }) => items.length > 0 && meanings.some(isSlides))
  const lists = named.length > 0 || !isAll ? named : talkIn(facts)
  if (lists.length > 0) {
    const told = lists.map(({ items }) => slidesOfRecords(items, context))
    return {
      slides: told.flatMap(({ slides }) => slides),
      omitted: told.flatMap(({ omitted }) => omitted),
      facts: facts.filter(fact => !lists.includes(fact)),
      opens: true,
      because: 'a list of slides in the front matter',
    }
  }
  const open = isAll ? facts.filter(fact => !isRole(fact, roles)) : []
  const first = open.findIndex(isPart)
  // Once the parts have begun, a short value is one of them too: `ask: 600,000 €`.
  const parts = first < 0 ? [] : open.slice(first)
  if (parts.filter(isPart).length < 2) return undefined
  return {
    slides: parts.map(fact =>
      slideOf([
        ...(fact.label.text === '' ? [] : [headingOf([...fact.label.nodes] as never)]),
        ...writtenOut(bare(fact)),
      ]),
    ),
    facts: facts.filter(fact => !parts.includes(fact)),
    omitted: [],
    opens: false,
    because: 'fields of the front matter that are parts of a talk',
  }
}

/** Records from which on a list may be a talk. */
const TALK = 3

/** The one list of records that each open with what they are called and hold different things, whatever it is called: the parts of a talk. */
function talkIn(facts: readonly Fact[]): readonly Fact[] {
  const records = facts.filter(({ items }) => items.some(item => item.facts.length > 0))
  const [only, ...others] = records
  if (!only || others.length > 0 || only.items.length < TALK) return []
  const openings = new Set(
    only.items.map(({ facts: [first] }) => (first && !isPart(first) ? first.label.text : '')),
  )
  const kinds = new Set(only.items.map(item => item.facts.map(({ label }) => label.text).join('|')))
  return openings.size === 1 && !openings.has('') && kinds.size >= TALK ? [only] : []
}

function isSlides({ concept, weight }: Fact['meanings'][number]): boolean {
  return concept === 'slides' && weight > 0.8
}

function isRole({ meanings }: Fact, roles: readonly Role[]): boolean {
  return isRoleLabel(meanings, roles)
}

/** What a company's deck has for a title, under its first names: a team is no company. */
const naming: ReadonlySet<Concept> = new Set<Concept>(['name', 'organization'])

/** Whether a label names a role of the deck and no part of it. */
export function isRoleLabel(meanings: readonly Meaning[], roles: readonly Role[]): boolean {
  const own = new Set<Concept>(roles.flatMap(role => ruleOf(role).concepts.slice(0, 1)))
  return meanings.some(
    ({ concept, weight }) => (own.has(concept) && weight > 0.85) || (naming.has(concept) && weight > 0.96),
  )
}

/** A fact whose label stands as the title of its slide already. */
function bare(fact: Fact): Fact {
  return { ...fact, meanings: [{ concept: 'text', weight: 1, because: '' }] }
}
