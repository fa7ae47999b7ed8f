import { plainText } from '../source/text.ts'
import { leavesOf } from './copy-words.ts'
import { blocksOf } from './facts.ts'
import type { Outline } from './outline.ts'
import type { Fact } from './reading.ts'
import type { Concept } from './words/en.ts'

/** Facts of the front matter that the title, or a line above it, says again: they are printed once. */
export function repeatsIn(fields: readonly Fact[], { title, before }: Outline): readonly Fact[] {
  const said = [
    ...(title === undefined ? [] : [plainText(title)]),
    ...before.flatMap(block => plainText(block).split(/\s[·•|–—]\s|\n/)),
  ]
  return fields.flatMap(leavesOf).filter(fact => said.some(words => repeats(fact, words)))
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
  const plain = (words: string): string => words.replace(/\s+/g, ' ').trim().toLowerCase()
  return plain(text) === plain(title) && meanings.some(({ concept }) => naming.has(concept))
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
