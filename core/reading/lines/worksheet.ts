import type { Heading, PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { hasLink } from '../../source/walk.ts'
import type { Context } from '../context.ts'
import { paragraphOf, headingOf } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Omitted } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import { NOWHERE } from './pressed.ts'

// The copy of a page as it is handed to whoever builds it: its parts are called by their places (`1. Hero section`, `Footer`),
// and its lines by what they are to be (`Headline: …`, `CTA button: …`).

/** Copy without the names of places, and those. */
interface Built {
  readonly body: readonly RootContent[]
  readonly omitted: readonly Omitted[]
}

/** What a line of a worksheet is to be on its page. */
type Slot = 'title' | 'subtitle' | 'action' | 'eyebrow'

interface Slotted {
  readonly slot: Slot
  readonly label: Phrase
  readonly value: Phrase
}

/** A heading and what stands below it up to the next. */
interface Part {
  readonly heading?: Heading
  /** What the page is called, in a line alone over its slots. */
  readonly name?: RootContent
  readonly blocks: readonly RootContent[]
  /** The lines that it opens with, where each is called by what it is to be. */
  readonly slots: readonly Slotted[]
  /** Blocks that they take. */
  readonly taken: number
}

const slotNames: readonly (readonly [concept: string, slot: Slot])[] = [
  ['title', 'title'],
  ['subtitle', 'subtitle'],
  ['action', 'action'],
  ['secondAction', 'action'],
  ['eyebrow', 'eyebrow'],
]

/** `Sub: …` under `Headline: …`. */
const SUB = /^sub(?:line|text|copy|head(?:line|er)?)?$/i

/** Headings that name a place of a page and nothing that is said there. */
const PLACE =
  /^(?:hero|above the fold|social proof|trust|logos?|(?:final |closing |bottom |last )?(?:cta|call to action)|header|footer|fu(?:ß|ss)zeile|pied de page|pie de página|rodapé|piè di pagina|stopka|sidfot)(?: (?:section|area|block|bar|strip|banner|bereich))?$/i

/** The number of a part. */
const COUNT = /^(?:section\s+)?\d{1,2}(?:[.):]|\s[–—-])\s+/i

/** Parts that are counted from which on their numbers are the builder's. */
const COUNTED = 3

/** Why names of places are left out, as reports say it. */
const BECAUSE = 'it tells whoever builds the page what stands where'

/**
 * A page's worksheet as its copy: the first headline is the page's, what is called a button is one, and what only names a place
 * is left out. What the file itself is called stays, small over the headline. Any other copy is as it was.
 */
export function readWorksheet(body: readonly RootContent[], context: Context): Built {
  const parts = partsIn(body, context)
  const at = parts.findIndex(({ slots }) => isHero(slots))
  const hero = parts[at]
  if (hero === undefined || parts.slice(0, at).some(isText)) return { body, omitted: [] }
  const counted = parts.filter(({ heading }) => heading && COUNT.test(plainText(heading))).length
  const omitted: Omitted[] = []
  const build: Building = {
    leaveOut: text => omitted.push({ text, because: BECAUSE }),
    isCounted: counted >= COUNTED,
    deeper: hero.heading?.depth === 1 ? 1 : 0,
  }
  const above = parts
    .slice(0, at)
    .flatMap(({ heading }) => (heading ? [paragraphOf(toPhrase(heading.children))] : []))
  const isFirst = parts.slice(0, at).every(({ heading }) => heading === undefined)
  const opening = [...above, ...builtHero(hero, build, isFirst)]
  const rest = parts.slice(at + 1).flatMap(part => builtPart(part, build))
  return { body: [...opening, ...rest], omitted }
}

interface Building {
  readonly leaveOut: (text: string) => void
  readonly isCounted: boolean
  /** Steps by which headings of parts go down, where the page's own had none above it. */
  readonly deeper: number
}

/** A headline with what stands under it, or with a button. */
function isHero(slots: readonly Slotted[]): boolean {
  const has = (slot: Slot): boolean => slots.some(one => one.slot === slot)
  return has('title') && (has('subtitle') || has('action'))
}

function isText({ blocks }: Part): boolean {
  return blocks.some(({ type }) => type !== 'thematicBreak')
}

function partsIn(body: readonly RootContent[], context: Context): readonly Part[] {
  const groups: { heading?: Heading; blocks: RootContent[] }[] = [{ blocks: [] }]
  for (const block of body) {
    if (block.type === 'heading') groups.push({ heading: block, blocks: [] })
    else groups.at(-1)?.blocks.push(block)
  }
  return groups
    .filter(({ heading, blocks }) => heading !== undefined || blocks.length > 0)
    .map(group => partOf(group, context))
}

/** Letters of a line that says what a page is called, at most. */
const NAME = 40

function partOf({ heading, blocks }: Pick<Part, 'heading' | 'blocks'>, context: Context): Part {
  const [name, ...others] = blocks
  const [line, ...more] = name && !heading ? linesOfBlock(name) : []
  const isName = line && more.length === 0 && line.text.length <= NAME && !/[.:：!?]$/.test(line.text)
  const below = isName && !slotOf(line, context) ? slotsIn(others, context) : undefined
  if (name && below && below.slots.length > 0) return { name, blocks: others, ...below }
  return { ...(heading && { heading }), blocks, ...slotsIn(blocks, context) }
}

/** The lines that a part opens with, as long as all of a block are called by what they are to be. */
function slotsIn(blocks: readonly RootContent[], context: Context): Pick<Part, 'slots' | 'taken'> {
  const slots: Slotted[] = []
  let taken = 0
  for (const block of blocks) {
    const lines = block.type === 'list' ? block.children.map(lineOfItem) : linesOfBlock(block)
    const found = lines.map(line => line && slotOf(line, context))
    if (found.length === 0 || found.includes(undefined)) break
    slots.push(...found.filter(slot => slot !== undefined))
    taken++
  }
  return { slots, taken }
}

function slotOf(line: Phrase, { lexicon }: Context): Slotted | undefined {
  const labelled = readLabelled(line)
  if (labelled?.sign !== 'colon') return undefined
  const { label, value } = labelled
  const concepts = lexicon(label.text).flatMap(({ concept, weight }) => (weight > 0.8 ? [concept] : []))
  const known = slotNames.find(([concept]) => concepts.some(one => one === concept))?.[1]
  const slot = SUB.test(label.text) ? 'subtitle' : known
  return slot && { slot, label, value }
}

/** The headline of a page with what stands under it. What heads it names its place, or, first of all, what the page is called. */
function builtHero(
  { heading, name, ...part }: Part,
  building: Building,
  isFirst: boolean,
): readonly RootContent[] {
  const words = heading ? plainText(heading).trim() : ''
  const isName = heading && isFirst && !PLACE.test(words.replace(COUNT, '')) && !COUNT.test(words)
  if (heading && !isName) building.leaveOut(plainText(heading))
  return [
    ...(name ? [name] : isName ? [paragraphOf(toPhrase(heading.children))] : []),
    ...builtSlots(part, 1, building),
    ...part.blocks.slice(part.taken),
  ]
}

/** A part under its own headline, or under its heading without its number; what only names a place is left out. */
function builtPart(part: Part, building: Building): readonly RootContent[] {
  const { heading, blocks, slots, taken } = part
  if (!heading) return blocks
  const depth = Math.min(heading.depth + building.deeper, 6) as Heading['depth']
  const number = building.isCounted ? (COUNT.exec(plainText(heading))?.[0] ?? '') : ''
  const named = cut(toPhrase(heading.children), number.length)
  const isPlace = PLACE.test(named.text.trim())
  if (isPlace || slots.some(({ slot }) => slot === 'title')) {
    building.leaveOut(plainText(heading))
    return [...builtSlots(part, depth, building), ...blocks.slice(taken)]
  }
  if (number !== '') building.leaveOut(number.trim())
  return [
    { ...heading, depth, children: [...trim(named).nodes] },
    ...builtSlots(part, depth, building),
    ...blocks.slice(taken),
  ]
}

/** Lines as what they are to be; buttons stand below the words, side by side. */
function builtSlots(
  { slots }: Part,
  depth: Heading['depth'],
  { leaveOut }: Building,
): readonly RootContent[] {
  for (const { label } of slots) leaveOut(label.text)
  const words = slots.filter(({ slot }) => slot !== 'action')
  const buttons = slots.filter(({ slot }) => slot === 'action').map(({ value }) => buttonOf(value))
  const actions = buttons.flatMap((nodes, at) => (at === 0 ? nodes : [{ type: 'break' as const }, ...nodes]))
  return [
    ...words.map(({ slot, value }) => (slot === 'title' ? headingOf(value, depth) : paragraphOf(value))),
    ...(actions.length > 0 ? [paragraphOf(toPhrase(actions))] : []),
  ]
}

/** What stands on a button as a link, to nowhere as yet, unless it says where it leads. */
function buttonOf({ nodes, text }: Phrase): readonly PhrasingContent[] {
  const isLed = nodes.some(hasLink) || findValues(text, 'en').some(({ value }) => value.type === 'url')
  if (isLed) return nodes
  return [{ type: 'link', url: NOWHERE, children: [...nodes] as never }]
}
