import type { RootContent } from 'mdast'
import { nameAmong, phraseIn } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import type { Fact, Item, Meaning } from '../reading.ts'
import { type Role, ruleOf } from '../roles.ts'
import type { Concept } from '../words/en.ts'
import type { Context } from '../context.ts'
import { useOf } from './labels.ts'
import { kindNamed } from './settings.ts'
import { headingOf, type Slide, type SlideKind, slideOf } from './slide.ts'
import { toldAsOne, writtenOut } from './write-out.ts'

/** Slides that the front matter tells, and the facts that are none. */
interface FieldSlides {
  readonly slides: readonly Slide[]
  readonly facts: readonly Fact[]
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
    const slides = lists.flatMap(({ items }) => items.map(item => slideOfItem(item, context)))
    return {
      slides,
      facts: facts.filter(fact => !lists.includes(fact)),
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

/** Letters from which a value is a text and not a fact. */
const TEXT = 60
/** Words from which something with a full stop is a sentence. */
const WORDS = 5

function isPart({ items, facts, blocks, text }: Fact): boolean {
  const isSentence = /[.!?。！？]$/.test(text) && text.split(/\s+/).length >= WORDS
  return items.length > 0 || facts.length > 0 || blocks.length > 1 || text.length > TEXT || isSentence
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

/** An entry of a list of slides: words are a title; a record has a title, a kind, notes, and what is shown. */
function slideOfItem(item: Item, context: Context): Slide {
  if (item.facts.length === 0) {
    const shown =
      item.title.text === '' ? item.blocks : [headingOf([...item.title.nodes] as never), ...item.text]
    return slideOf(shown)
  }
  const kindFact = item.facts.find(isKind)
  const kind: SlideKind | undefined = kindFact && kindNamed(kindFact.text)
  const notes = item.facts.filter(({ label }) => useOf(label.text, context) === 'notes')
  const rest = item.facts.filter(fact => fact !== kindFact && !notes.includes(fact))
  const [first] = rest
  const opening = first && rest.length > 1 && !isPart(first) && first.value === undefined ? first : undefined
  const title = nameAmong(rest) ?? (opening ? phraseIn(opening) : phraseOf(''))
  const titled = rest.find(({ text }) => text === title.text)
  const own = rest.filter(fact => fact !== titled)
  const shown: readonly RootContent[] = toldAsOne(own) ?? own.flatMap(fact => writtenOut(fact))
  const heading = title.text === '' ? [] : [headingOf([...title.nodes] as never)]
  return slideOf(
    [...heading, ...shown],
    notes.flatMap(({ blocks }) => blocks),
    kind,
  )
}

/** Keys under which tools and people say how a slide is shown; its value is a name and no copy. */
function isKind({ label, text }: Fact): boolean {
  return (
    /^(?:kind|type|layout|template|class|format|style|art|typ|tipo|genre)$/i.test(label.text) &&
    /^[\p{L}\p{N}_-]+$/u.test(text)
  )
}
