import type { Heading, RootContent, Text } from 'mdast'
import { nodesOf } from '../../source/walk.ts'
import { blocksOf } from '../facts/facts.ts'
import type { Fact, Item, Section } from '../reading.ts'
import type { ListRole } from '../roles.ts'

/**
 * What the reader of a sort of document that is mostly lists, a bill or a menu, takes out of a copy as a whole, before
 * single pieces are claimed from what is left.
 */
export interface Takings {
  readonly lists: Readonly<Partial<Record<ListRole, readonly Item[]>>>
  /** The parts that the lists come from, with the headings and words that stand over them. */
  readonly sources: Readonly<Partial<Record<ListRole, readonly Section[]>>>
  /** What is left of the body. */
  readonly body: readonly RootContent[]
  /** What is left of it below the first thing that was taken, and under no heading. */
  readonly foot: readonly RootContent[]
  /** What is left of the front matter. */
  readonly fields: readonly Fact[]
  /** Facts that stand in a list and are drawn there: they may still be what a role is about. */
  readonly drawn: readonly Fact[]
  /** Facts that were found in what was taken, to be claimed as all others. */
  readonly found: readonly Fact[]
  /** Words that are printed as a sign, or once instead of in every row. */
  readonly silent: readonly string[]
  /** Words of the program that the copy was pasted from: its menu and its buttons. */
  readonly buttons?: readonly string[]
}

/** A headed part whose things were taken: its heading, and the words over and under them. */
export function listedSection(
  heading: Heading | undefined,
  items: readonly Item[],
  lead: readonly RootContent[] = [],
  rest: readonly RootContent[] = [],
): Section {
  return {
    ...(heading && { heading }),
    meanings: [],
    kind: 'items',
    because: 'lines that end in a price',
    facts: [],
    lead,
    items,
    rest,
    blocks: [...lead, ...rest],
    sections: [],
    place: 'body',
  }
}

/** What is left of each block that was taken, mostly nothing. */
export type Left = ReadonlyMap<RootContent, readonly RootContent[]>

/** The body without what was taken and without the headings that go with it. */
export function restOf(
  body: readonly RootContent[],
  left: Left,
  bare: ReadonlySet<RootContent>,
): Pick<Takings, 'body' | 'foot'> {
  const above: RootContent[] = []
  const foot: RootContent[] = []
  const title = titleOf(body)
  let isBelow = false
  let isHeaded = false
  for (const block of body) {
    if (block.type === 'heading') isHeaded = block !== title && !bare.has(block)
    if (bare.has(block)) continue
    // What was taken out of a headed part ends it.
    if (left.has(block)) [isBelow, isHeaded] = [true, false]
    ;(isBelow && !isHeaded ? foot : above).push(...(left.get(block) ?? [block]))
  }
  return { body: above, foot }
}

/** The heading that names the whole: the first, where no other stands as high. */
export function titleOf(body: readonly RootContent[]): Heading | undefined {
  const [first, ...others] = body.filter((block): block is Heading => block.type === 'heading')
  return first && others.every(({ depth }) => depth > first.depth) ? first : undefined
}

/** Headings of parts that begin with something that was taken whole: they go with it. */
export function bareHeadings(body: readonly RootContent[], left: Left): ReadonlySet<RootContent> {
  const title = titleOf(body)
  const isBare = (block: RootContent, at: number): boolean => {
    const first = body[at + 1]
    return block.type === 'heading' && block !== title && first !== undefined && left.get(first)?.length === 0
  }
  return new Set(body.filter(isBare))
}

/** Nothing taken, all of it left. */
export function untouched(body: readonly RootContent[], fields: readonly Fact[]): Takings {
  return { lists: {}, sources: {}, body, foot: [], fields, drawn: [], found: [], silent: [] }
}

/** The body without blocks that were taken, but for what is left of some; a heading that was made of a line takes the line with it. */
export function bodyWithout(
  body: readonly RootContent[],
  taken: Iterable<RootContent>,
  left: Left = new Map(),
): Pick<Takings, 'body' | 'foot'> {
  const blocks = new Set(taken)
  const offsets = new Set([...blocks].flatMap(({ position }) => position?.start.offset ?? []))
  const ids = new Set([...blocks].flatMap(block => firstWordsOf(block) ?? []))
  const isTaken = (block: RootContent): boolean =>
    blocks.has(block) ||
    offsets.has(block.position?.start.offset ?? -1) ||
    (block.position === undefined && ids.has(firstWordsOf(block) ?? ''))
  const gone = body.filter(isTaken)
  const headings = gone.filter(({ type }) => type === 'heading')
  return restOf(body, new Map(gone.map(block => [block, left.get(block) ?? []])), new Set(headings))
}

/** The id of the first words in a node: a block that was divided out of another has no place of its own. */
function firstWordsOf(node: RootContent): string | undefined {
  return nodesOf(node).find((inner): inner is Text => inner.type === 'text')?.data?.id
}

/** Fields without some of them, however deep they stand. */
export function fieldsWithout(fields: readonly Fact[], taken: ReadonlySet<Fact>): readonly Fact[] {
  return fields.flatMap(fact => {
    if (taken.has(fact)) return []
    const facts = fieldsWithout(fact.facts, taken)
    if (facts.length === fact.facts.length && facts.every((inner, at) => inner === fact.facts[at]))
      return [fact]
    return facts.length === 0 ? [] : [{ ...fact, facts, blocks: blocksOf(facts, fact.items) }]
  })
}
