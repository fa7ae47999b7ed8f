import { plainText } from '../source/text.ts'
import { leavesOf } from './copy-words.ts'
import { blocksOf } from './facts.ts'
import { plainLabel } from './lexicon.ts'
import type { Outline } from './outline.ts'
import type { Fact } from './reading.ts'
import type { Roles } from './roles.ts'
import type { Concept } from './words/en.ts'

/** What the body says: its parts, and the facts in it. */
interface Said {
  readonly outline: Outline
  readonly facts: readonly Fact[]
  readonly roles: Roles
}

/**
 * Facts of the front matter that the body says again, as its title, in a line above it, or as a fact with the same
 * meaning: they are printed once.
 */
export function repeatsIn(fields: readonly Fact[], { outline, facts, roles }: Said): readonly Fact[] {
  const { title, before } = outline
  const said = [
    ...(title === undefined ? [] : [plainText(title)]),
    ...before.flatMap(block => plainText(block).split(/\s[·•|–—]\s|\n/)),
  ]
  // Facts of running text stay there, so that a field which a format draws at the top is no second one.
  const taken = facts.filter(({ place }) => place === 'head' || roles.facts === 'all')
  return fields
    .flatMap(leavesOf)
    .filter(field => said.some(words => repeats(field, words)) || taken.some(fact => isSameFact(field, fact)))
}

/** What a document is called in its fields, which its first heading says again. */
const naming: ReadonlySet<Concept> = new Set<Concept>([
  'title',
  'event',
  'name',
  'subject',
  'offer',
  'product',
  'organization',
  'publisher',
])

function repeats({ meanings, text }: Fact, title: string): boolean {
  return isSame(text, title) && meanings.some(({ concept }) => naming.has(concept))
}

function isSameFact(one: Fact, other: Fact): boolean {
  if (!isSame(one.text, other.text)) return false
  return (
    plainLabel(one.label.text) === plainLabel(other.label.text) ||
    one.meanings.some(({ concept }) => other.meanings.some(meaning => meaning.concept === concept))
  )
}

/** Signs count, since `€ 4` is not `$ 4`. */
function isSame(one: string, other: string): boolean {
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(one) === plain(other)
}

/** Facts without some of them, however deep. */
export function withoutFacts(facts: readonly Fact[], gone: ReadonlySet<Fact>): readonly Fact[] {
  if (gone.size === 0) return facts
  return facts.flatMap(fact => {
    if (gone.has(fact)) return []
    if (!leavesOf(fact).some(leaf => gone.has(leaf))) return [fact]
    const left = withoutFacts(fact.facts, gone)
    if (left.length === 0) return []
    const text = left.map(inner => inner.text).join(', ')
    return [{ ...fact, facts: left, text, blocks: blocksOf(left, fact.items) }]
  })
}
