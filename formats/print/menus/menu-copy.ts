import type { PhrasingContent, RootContent } from 'mdast'
import { isNameAlone } from '../../../core/reading/things/items.ts'
import type { Claim, Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import { claimLines } from '../bills/party.tsx'
import type { Theme } from '../../../core/theme/theme.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { entryOfFact } from '../sheets/facts.tsx'
import { isOwn, otherRoles } from '../sheets/masthead.tsx'

/** Dishes without prices as lines on the axis, without their signs. */
export function linesOfList(block: RootContent): readonly RootContent[] {
  return block.type === 'list' ? block.children.flatMap(({ children }) => children) : [block]
}

/** Roles that stand in a place of their own; whatever else is told of the house stands below its name. */
const placed: readonly Role[] = [
  'title',
  'logo',
  'publisher',
  'eyebrow',
  'alternativeHeadline',
  'legend',
  'terms',
]

/** What the house says about itself, a line each. */
export function openingLines(reading: Reading): readonly RootContent[] {
  const { alternativeHeadline } = reading.roles
  const said = [...(isOwn(alternativeHeadline) ? [alternativeHeadline] : []), ...otherRoles(reading, placed)]
  const facts = reading.facts.filter(({ place }) => place !== 'body')
  return [
    ...said.flatMap(claim => labelled(claim, reading.lang)),
    ...reading.head.map(withoutDash),
    ...facts.flatMap(factLine),
    ...fieldLists(reading).flatMap(listLine),
  ]
}

/** What stood behind the name in its line, without the dash between them. */
function withoutDash(block: RootContent): RootContent {
  const [first, ...others] = block.type === 'paragraph' ? block.children : []
  if (block.type !== 'paragraph' || first?.type !== 'text') return block
  const value = first.value.replace(/^\s*[–—-]\s+/u, '')
  return value === first.value ? block : { ...block, children: [{ ...first, value }, ...others] }
}

/** A role with the label that the author wrote. */
function labelled(claim: Claim, lang: string): readonly RootContent[] {
  if (!claim.written) return claimLines(claim, lang)
  return withLabel(claim.label.nodes, claim.facts.length === 0 ? claim.blocks : claimLines(claim, lang))
}

function factLine(fact: Fact): readonly RootContent[] {
  const { label, blocks } = entryOfFact(fact)
  return label.text === '' ? blocks : withLabel(label.nodes, blocks)
}

/** Lists of the front matter that are no dishes: the hours, the sorts of cooking. */
function fieldLists({ unplaced }: Reading): readonly Section[] {
  return unplaced.filter(
    ({ place, items, facts }) =>
      place === 'field' && items.length > 0 && facts.length === 0 && items.every(isNameAlone),
  )
}

/** A short list as one line under its name. */
function listLine({ heading, items }: Section): readonly RootContent[] {
  const sign: PhrasingContent = { type: 'text', value: ' · ' }
  const words = items.flatMap(({ title }, at) => (at === 0 ? title.nodes : [sign, ...title.nodes]))
  return withLabel(heading?.children ?? [], [{ type: 'paragraph', children: words }])
}

function withLabel(label: Claim['nodes'], blocks: readonly RootContent[]): readonly RootContent[] {
  const [first, ...more] = blocks
  if (label.length === 0) return blocks
  const name: PhrasingContent = { type: 'strong', children: [...label] }
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: [name] }, ...blocks]
  return [
    { type: 'paragraph', children: [name, { type: 'text', value: '\u2002' }, ...first.children] },
    ...more,
  ]
}

/** Legend, allergens and service, and whatever else the copy says. */
export function noteBlocks(reading: Reading): readonly RootContent[] {
  const { legend, terms } = reading.roles
  // What a line tells that is drawn too is not said twice.
  const own = [legend, terms].filter(isOwn).filter(({ told }) => !told)
  const said = own.flatMap(claim => labelled(claim, reading.lang))
  const told = fieldLists(reading)
  const rest = reading.unplaced.filter(section => !told.includes(section)).flatMap(blocksWithin)
  const facts = reading.facts.filter(({ place }) => place === 'body')
  return [
    ...said,
    ...facts.flatMap(factLine),
    ...rest.filter(({ type }) => type !== 'thematicBreak').map(withoutLeaders),
    ...reading.notes,
  ]
}

/** Dots that lead from a name to its price. */
const LEADERS = /\s*(?:\.{3,}|…{2,}|·{3,}|_{3,})\s*/gu

/** A line that is not led to its price by dots: they are drawn nowhere else either. */
function withoutLeaders(block: RootContent): RootContent {
  if (block.type !== 'paragraph') return block
  const children = block.children.map(node =>
    node.type === 'text' ? { ...node, value: node.value.replace(LEADERS, '\u2003') } : node,
  )
  return { ...block, children }
}

/** The name of a course, and the hours that stand in brackets behind it. */
export function hoursApart(nodes: readonly PhrasingContent[]): {
  readonly name: readonly PhrasingContent[]
  readonly hours?: PhrasingContent
} {
  const last = nodes.at(-1)
  const found = last?.type === 'text' ? /\s*([([（].{3,60}[)\]）])$/u.exec(last.value) : null
  if (last?.type !== 'text' || !found || !/\d{1,2}[:.h]\d{2}/u.test(found[1] ?? '')) return { name: nodes }
  const name = last.value.slice(0, found.index)
  return {
    name: name === '' ? nodes.slice(0, -1) : [...nodes.slice(0, -1), { ...last, value: name }],
    hours: { ...last, value: found[0].trim() },
  }
}

/** px that courses and dishes take below each other at least: a line each, without the room between them. */
export function leastHeight({ sources }: Reading, { type }: Theme): number {
  const sections = sources.sections ?? []
  const lines = sections.reduce((sum, { heading, items }) => sum + (heading ? 1 : 0) + items.length, 0)
  return lines * type.base
}
