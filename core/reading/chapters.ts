import type { ListClaim, Material } from './lists.ts'
import { toPhrase } from './phrase.ts'
import type { Item, Meaning, Section } from './reading.ts'

/**
 * The chapters of a report and the panels of a brochure: the outermost headed parts of the text. They stay where they are;
 * which of them a reader turns to is all that is told. References, appendices and whom to ask are no chapters.
 */
export function* chapterLists({ sections, taken }: Material): Generator<ListClaim> {
  const headed = sections.filter(({ heading, made }) => heading !== undefined && made !== true)
  // A title that stands as a part of its own holds the parts.
  const [only] = headed
  const parts = headed.length === 1 && only && only.sections.length > 1 ? only.sections : headed
  const chapters = parts.filter(({ meanings }) => !isBack(meanings))
  if (taken.includes('sections') && taken.includes('authors') && chapters.length > 1)
    yield { role: 'sections', items: chapters.map(itemOf), pieces: [], weight: 0.7, because: 'headed parts' }
  if (taken.includes('panels') && parts.length > 1)
    yield { role: 'panels', items: parts.map(itemOf), pieces: [], weight: 0.7, because: 'headed parts' }
}

const back = ['references', 'sources', 'schedules', 'enclosures', 'contact', 'publications']

function isBack(meanings: readonly Meaning[]): boolean {
  const surest = meanings.reduce<Meaning | undefined>((best, other) => (!best || other.weight > best.weight ? other : best), undefined)
  return surest !== undefined && surest.weight > 0.8 && back.some(concept => meanings.some(meaning => meaning.concept === concept && meaning.weight >= surest.weight))
}

function itemOf({ heading, blocks }: Section): Item {
  return {
    title: toPhrase(heading?.children ?? []),
    parts: {},
    facts: [],
    text: blocks,
    items: [],
    blocks: [...(heading ? [heading] : []), ...blocks],
  }
}
