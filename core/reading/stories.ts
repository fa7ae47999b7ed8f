import { itemsOfSections } from './items.ts'
import type { ListClaim, Material } from './lists.ts'

/** Stories of a letter or a paper: every headed part is one. */
export function* byStory({ sections, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('stories')) return
  for (const section of sections) {
    if (section.heading === undefined) continue
    const items = itemsOfSections([section], context)
    yield { role: 'stories', items, weight: 1.2, because: 'a headed part', pieces: [section] }
  }
}
