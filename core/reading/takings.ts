import type { Heading, RootContent } from 'mdast'
import type { Fact, Item, Section } from './reading.ts'
import type { ListRole } from './roles.ts'

/**
 * What the reader of a sort of document that is mostly lists, a bill or a menu, takes out of a copy as a whole, before
 * single pieces are claimed from what is left.
 */
export interface Takings {
  readonly lists: Readonly<Partial<Record<ListRole, readonly Item[]>>>
  /** The parts that the lists come from, with the headings and words that stand over them. */
  readonly listed: Readonly<Partial<Record<ListRole, readonly Section[]>>>
  /** What is left of the body. */
  readonly body: readonly RootContent[]
  /** What is left of the front matter. */
  readonly fields: readonly Fact[]
  /** Facts that stand in a list and are drawn there: they may still be what a role is about. */
  readonly drawn: readonly Fact[]
  /** Facts that were found in what was taken, to be claimed as all others. */
  readonly found: readonly Fact[]
  /** Words that are printed as a sign, or once instead of in every row. */
  readonly silent: readonly string[]
}

/** A headed part whose things were taken: its heading, and the words over and under them. */
export function listedSection(
  heading: Heading | undefined,
  items: readonly Item[],
  lead: readonly RootContent[] = [],
): Section {
  return {
    ...(heading && { heading }),
    meanings: [],
    kind: 'items',
    because: 'lines that end in a price',
    facts: [],
    lead,
    items,
    rest: [],
    blocks: lead,
    sections: [],
    place: 'body',
  }
}

/** A body without some of its blocks, others replaced, and without the headings that nothing stands under any more. */
export function bodyWithout(
  body: readonly RootContent[],
  left: ReadonlyMap<RootContent, readonly RootContent[]>,
): { readonly body: readonly RootContent[]; readonly bare: readonly Heading[] } {
  const bare = body.filter(
    (block, at): block is Heading => block.type === 'heading' && isBare(body, at, left),
  )
  const gone = new Set<RootContent>(bare)
  return { body: body.flatMap(block => (gone.has(block) ? [] : (left.get(block) ?? [block]))), bare }
}

/** Whether everything under a heading, up to the next that stands as high, was taken; nothing at all is not. */
function isBare(
  body: readonly RootContent[],
  at: number,
  left: ReadonlyMap<RootContent, readonly RootContent[]>,
): boolean {
  const heading = body[at] as Heading
  const next = body.findIndex(
    (block, other) => other > at && block.type === 'heading' && block.depth <= heading.depth,
  )
  const under = body.slice(at + 1, next < 0 ? body.length : next).filter(({ type }) => type !== 'heading')
  return under.length > 0 && under.every(block => left.get(block)?.length === 0)
}
