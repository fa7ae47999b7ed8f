import type { Blockquote, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { itemWith } from '../facts/facts.ts'
import { itemsOfSections } from '../things/items.ts'
import type { Fact, Item } from '../reading.ts'
import type { Role } from '../roles.ts'
import type { ListClaim, Material } from './lists.ts'
import { sectionsWithin } from '../section-blocks.ts'

/**
 * What a story about a piece of work is told with: the words of people, as records of somebody and what they said or as
 * quotations in its text, and the facts about the client and the work.
 */
export function* storyLists(material: Material): Generator<ListClaim> {
  const { claims, facts, sections, head, taken } = material
  if (taken.includes('quotes')) {
    for (const fact of facts.filter(isSaid))
      yield {
        role: 'quotes',
        items: fact.items,
        pieces: [fact],
        // A key that means something else is believed: features have a name and a text too.
        weight: fact.meanings.some(({ concept }) => concept === 'quotes') ? 1.05 : 0.7,
        because: 'names with what they said',
      }
  }
  // A format that lists the facts of its story keeps its quotations in the text.
  if (!taken.includes('facts')) return
  if (taken.includes('stats') && head.kind === 'stats') {
    const { items, lead, rest, blocks } = head
    yield {
      role: 'stats',
      items,
      pieces: blocks.slice(lead.length, blocks.length - rest.length),
      weight: 0.8,
      because: head.because,
    }
  }
  const quotes = [head, ...sections.flatMap(sectionsWithin)].flatMap(({ blocks }) =>
    blocks.filter(isQuotation),
  )
  if (taken.includes('quotes') && quotes.length > 0)
    yield { role: 'quotes', items: quotes.map(itemOf), pieces: [], weight: 1.02, because: 'quotations' }
  const own = facts.filter(
    ({ place, items, text, meanings }) =>
      place !== 'body' && items.length === 0 && text.length <= 120 && !isAction(meanings),
  )
  // The client is a fact of the story too.
  const claimed = claims.filter(({ role, stays, label }) => !stays && label.text !== '' && project.has(role))
  const all = [
    ...claimed.map(({ label, blocks }) => itemWith({ title: label, blocks })),
    ...own.map(factItem),
  ]
  if (all.length > 1)
    yield { role: 'facts', items: all, pieces: [], weight: 0.7, because: 'labels and values above the text' }
}

function isAction(meanings: Fact['meanings']): boolean {
  return meanings.some(
    ({ concept, weight }) => weight > 0.8 && ['action', 'url', 'email', 'telephone'].includes(concept),
  )
}

/** Records each of which has a name and a text; what is asked is nobody's name. */
function isSaid({ items }: Fact): boolean {
  return (
    items.length > 0 &&
    !items.every(({ title }) => /[?？؟;]$/u.test(title.text)) &&
    items.every(item => has(item, 'name', 'author') && has(item, 'text', 'message', 'quotes'))
  )
}

function has({ facts }: Item, ...concepts: readonly string[]): boolean {
  return facts.some(({ meanings }) =>
    meanings.some(({ concept, weight }) => weight > 0.8 && concepts.includes(concept)),
  )
}

/** A quotation long enough to be somebody's words and short enough to be one. */
function isQuotation(block: RootContent): block is Blockquote {
  return block.type === 'blockquote' && plainText(block).length < 600
}

function itemOf(quote: Blockquote): Item {
  return itemWith({ text: quote.children, blocks: [quote] })
}

function factItem(fact: Fact): Item {
  return itemWith({ title: fact.label, facts: [fact], blocks: fact.blocks })
}

/** Single roles that say something of the client or the work. */
const project: ReadonlySet<Role> = new Set<Role>([
  'client',
  'address',
  'location',
  'datePublished',
  'author',
  'publisher',
])

/** Stories of a letter or a paper: every headed part is one. */
export function* byStory({ sections, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('stories')) return
  for (const section of sections) {
    if (section.heading === undefined) continue
    const items = itemsOfSections([section], context)
    yield { role: 'stories', items, weight: 1.2, because: 'a headed part', pieces: [section] }
  }
}
