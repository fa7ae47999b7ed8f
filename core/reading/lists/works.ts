import { plainText } from '../../source/text.ts'
import { linesOfBlock } from '../facts/label.ts'
import { itemsOfSections } from '../things/items.ts'
import { holdsPicture } from '../things/kinds.ts'
import type { Context } from '../context.ts'
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
    if (Math.max(labelled, pictured) * 2 > items.length || areTitled(section))
      yield {
        role: 'works',
        items,
        weight: 0.7,
        because: 'things with a client, a year, a picture or a title in marks',
        pieces: [section],
      }
  }
  for (const section of likeNamed(sections))
    yield {
      ...{ role: 'works', items: section.items, weight: 1.1 },
      ...{ because: 'headed parts like those of works beside it', pieces: [section] },
    }
  const counted = countedFrom(sections)
  for (const section of counted)
    yield {
      ...{ role: 'works', items: itemsOfSections([section], context), weight: 1.2 },
      ...{ because: 'headed parts that are counted', pieces: [section] },
    }
  const dated = counted.length > 0 ? [] : sections.filter(isDated)
  if (dated.length > LEAST_DATED)
    for (const section of dated)
      yield {
        ...{ role: 'works', items: itemsOfSections([section], context), weight: 1.2 },
        ...{ because: 'headed parts that open with a year', pieces: [section] },
      }
  const told = counted.length > 0 ? [] : sections.filter(section => isToldOf(section, context))
  for (const section of told.length > 1 ? told : [])
    yield {
      ...{ role: 'works', items: itemsOfSections([section], context), weight: 1.2 },
      ...{ because: 'headed parts that tell a client, a year or a prize', pieces: [section] },
    }
  const shown = sections.filter(section => isShown(section) && !counted.includes(section))
  if (shown.length < 2) return
  for (const section of shown) {
    const items = itemsOfSections([section], context)
    yield { role: 'works', items, weight: 0.55, because: 'headed parts with a picture', pieces: [section] }
  }
}

/** The year at the end of a heading: `Storm Line (2022)`, `Masi, 2023`. */
const YEAR = /[(,–—-]\s?(?:19|20)\d\d\)?$/u

/** Parts in parts that are headed as those of a part that its author calls works: by what each is called and its year. */
function likeNamed(sections: readonly Section[]): readonly Section[] {
  const areYeared = ({ sections: inner }: Section): boolean =>
    inner.length > 1 && inner.every(({ heading }) => heading && YEAR.test(plainText(heading)))
  const yeared = sections.filter(areYeared)
  const isNamed = yeared.some(({ meanings }) =>
    meanings.some(({ concept, weight }) => weight > 0.8 && (concept === 'works' || concept === 'projects')),
  )
  return isNamed ? yeared : []
}

/** Whether a headed part says in labelled lines what is said of a piece of work. */
function isToldOf(section: Section, context: Context): boolean {
  const { heading, sections, meanings } = section
  const isNamed = meanings.every(({ weight }) => weight < 0.9)
  const [item, ...others] =
    heading && isNamed && sections.length === 0 ? itemsOfSections([section], context) : []
  return item !== undefined && others.length === 0 && labelsIn(item) >= 2
}

/** Whether the parts of a section are all called by a title in marks: `»Nine whales«`. */
function areTitled({ sections }: Section): boolean {
  const isTitled = ({ heading }: Section): boolean =>
    heading !== undefined && /^[«»„“‘「『《【]/u.test(plainText(heading))
  return sections.length > 1 && sections.every(isTitled)
}

/** Headed parts with a year up to which they may be something else. */
const LEAST_DATED = 2

/** The year or years that a line begins with or ends in, or that it says alone. */
const DATED =
  /^\(?(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)?\d\d)?\)?(?=[:,.;]?$|[.,:]\s|\s+[·|•/–—-]\s)|,\s(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)?\d\d)?(?:\)[:,.;]?)?$/u

/** Whether the first that a headed part says is the year in which it was made. */
function isDated({ heading, blocks: [first], sections, meanings }: Section): boolean {
  const [line] = linesOfBlock(first)
  const isNamed = meanings.every(({ weight }) => weight < 0.9)
  return heading !== undefined && isNamed && sections.length === 0 && DATED.test(line?.text ?? '')
}

/** A number that a heading begins with: `1 / The Drowned Bell`, `02 Salt`. */
const COUNTED = /^\s*(?:No\.?\s?|Nr\.?\s?|#)?(\d{1,2})(?:\s*[/.):–—-]\s*|\s+)(?=[\p{L}"“„«])/u

/** Headed parts that their author counts from one, two of them or more. */
function countedFrom(sections: readonly Section[]): readonly Section[] {
  const counted = sections.filter(section => countOf(section) > 0)
  const inOrder = counted.every((section, at) => countOf(section) === at + 1)
  const areFlat = counted.every(({ sections: inner }) => inner.length === 0)
  return counted.length > 1 && inOrder && areFlat ? counted : []
}

/** The number that the heading of a part begins with; 0 where it begins with none. */
function countOf({ heading }: Section): number {
  return heading ? Number(COUNTED.exec(plainText(heading))?.[1] ?? 0) : 0
}

function labelsIn({ facts, parts }: Item): number {
  const all = [...facts, ...Object.values(parts).filter(fact => fact !== undefined)]
  return all.filter(({ meanings }) => meanings.some(({ concept }) => telling.has(concept))).length
}

function isShown({ heading, blocks, sections, meanings }: Section): boolean {
  const isNamed = meanings.every(({ weight }) => weight < 0.9)
  return heading !== undefined && isNamed && sections.length === 0 && blocks.some(holdsPicture)
}
