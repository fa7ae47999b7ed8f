import { itemWith } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { type Phrase, toPhrase } from '../facts/phrase.ts'
import type { Item, Meaning, Section } from '../reading.ts'
import type { ListClaim, Material } from './lists.ts'

/**
 * The chapters of a report and the panels of a brochure: the outermost headed parts of the text. They stay where they are;
 * which of them a reader turns to is all that is told. References, appendices and whom to ask are no chapters.
 */
export function* chapterLists({ sections, taken }: Material): Generator<ListClaim> {
  if (taken.includes('references')) yield* referenceLists(sections)
  const headed = sections.filter(({ heading, made }) => heading !== undefined && made !== true)
  // A title that stands as a part of its own holds the parts.
  const [only] = headed
  const parts = headed.length === 1 && only && only.sections.length > 1 ? only.sections : headed
  const chapters = parts.filter(({ meanings }) => !isBack(meanings))
  if (taken.includes('sections') && taken.includes('authors') && chapters.length > 1)
    yield {
      role: 'sections',
      items: chapters.map(itemOfSection),
      pieces: [],
      weight: 0.7,
      because: 'headed parts',
    }
  if (taken.includes('panels') && parts.length > 1)
    yield {
      role: 'panels',
      items: parts.map(itemOfSection),
      pieces: [],
      weight: 0.7,
      because: 'headed parts',
    }
}

/** Works cited without a list: each a paragraph or a line of its own. */
function* referenceLists(sections: readonly Section[]): Generator<ListClaim> {
  for (const section of sections) {
    const isMeant = section.meanings.some(({ concept, weight }) => concept === 'references' && weight > 0.8)
    if (!isMeant || section.blocks.some(({ type }) => type === 'list' || type === 'table')) continue
    const lines = section.blocks.flatMap(linesOfBlock)
    // Where they are numbered, what is not is something else: whom to ask.
    const numbered = lines.filter(({ text }) => /^\s*(?:\[\w{1,6}\]|\(?\d{1,3}[.)])\s/u.test(text))
    const cited = numbered.length > 1 ? numbered : lines
    if (cited.length > 1)
      yield {
        role: 'references',
        items: cited.map(lineItem),
        pieces: [section],
        weight: 1.1,
        because: 'works cited line by line',
      }
  }
}

function lineItem(line: Phrase): Item {
  return itemWith({ title: line, blocks: [{ type: 'paragraph', children: [...line.nodes] }] })
}

const back = ['references', 'schedules', 'enclosures', 'contact']

function isBack(meanings: readonly Meaning[]): boolean {
  const surest = meanings.reduce<Meaning | undefined>(
    (best, other) => (!best || other.weight > best.weight ? other : best),
    undefined,
  )
  return (
    surest !== undefined &&
    surest.weight > 0.8 &&
    back.some(concept =>
      meanings.some(meaning => meaning.concept === concept && meaning.weight >= surest.weight),
    )
  )
}

/** A headed part as a thing of a list. */
export function itemOfSection({ heading, blocks }: Section): Item {
  return itemWith({
    title: toPhrase(heading?.children ?? []),
    text: blocks,
    blocks: [...(heading ? [heading] : []), ...blocks],
  })
}
