import { itemsOfSections } from '../things/items.ts'
import { holdsPicture } from '../things/kinds.ts'
import type { Item, Section } from '../reading.ts'
import type { Concept } from '../words/en.ts'
import type { ListClaim, Material } from './lists.ts'

/** What is said of a piece of work, and of little else. */
const telling: ReadonlySet<Concept> = new Set([
  'client',
  'year',
  'result',
  'medium',
  'image',
  'jobTitle',
  'degree',
])

/** Works: a table or list whose columns or labels are those of works, and headed parts with a picture each. */
export function* byWork({ opening, sections, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('works')) return
  for (const section of [...opening, ...sections]) {
    const { items, kind } = section
    const isSpoken = kind === 'quotes' || kind === 'questions' || kind === 'offers' || kind === 'people'
    if (items.length < 2 || isSpoken) continue
    const labelled = items.filter(item => labelsIn(item) >= 2).length
    const pictured = items.filter(({ text, blocks }) => [...text, ...blocks].some(holdsPicture)).length
    if (Math.max(labelled, pictured) * 2 > items.length)
      yield {
        role: 'works',
        items,
        weight: 0.7,
        because: 'things with a client, a year or a picture',
        pieces: [section],
      }
  }
  const shown = sections.filter(isShown)
  if (shown.length < 2) return
  for (const section of shown) {
    const items = itemsOfSections([section], context)
    yield { role: 'works', items, weight: 0.55, because: 'headed parts with a picture', pieces: [section] }
  }
}

function labelsIn({ facts, parts }: Item): number {
  const all = [...facts, ...Object.values(parts).filter(fact => fact !== undefined)]
  return all.filter(({ meanings }) => meanings.some(({ concept }) => telling.has(concept))).length
}

function isShown({ heading, blocks, sections, meanings }: Section): boolean {
  const isNamed = meanings.every(({ weight }) => weight < 0.9)
  return heading !== undefined && isNamed && sections.length === 0 && blocks.some(holdsPicture)
}
