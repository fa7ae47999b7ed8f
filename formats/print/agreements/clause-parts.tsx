import { toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { countInWords } from '../../../core/source/counted-in-words.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { numbered } from '../articles/side-column.tsx'

/** Headings of an agreement by what stands below them. */
export interface AgreementHeadings {
  /** Where it is signed. */
  readonly signing: ReadonlySet<string>
  /** What is attached to it. */
  readonly schedules: ReadonlySet<string>
}

/** A title with what stands below it. */
export interface Part {
  readonly kind: 'clause' | 'signing' | 'schedule'
  readonly title?: Element
  readonly blocks: Element[]
}

function isTitle(node: Element): boolean {
  return /^h[1-3]$/.test(node.tagName)
}

function isSigning(node: Element, { signing }: AgreementHeadings): boolean {
  return node.part === 'signatures' || (isTitle(node) && signing.has(node.properties.id ?? ''))
}

/** Titles of the highest level begin parts, those below a schedule too, and so does each party with its label. */
export function partsOf(flow: readonly Node[], headings: AgreementHeadings, theme: Theme): readonly Part[] {
  const nodes = flow.filter(node => isElement(node)).map(node => plainLinks(node, theme))
  const highest = ['h1', 'h2', 'h3'].find(tag => nodes.some(node => node.tagName === tag))
  const signedAt = nodes.findIndex(node => isSigning(node, headings))
  const parts: Part[] = []
  let attached = false
  nodes.forEach((node, at) => {
    const open = parts.at(-1)
    const opens = isTitle(node) && (node.tagName === highest || attached)
    const schedule =
      opens && signedAt >= 0 && at > signedAt && headings.schedules.has(node.properties.id ?? '')
    attached = opens && node.tagName === highest ? schedule : attached
    if (at === signedAt) {
      const isHeading = isTitle(node)
      parts.push({ kind: 'signing', ...(isHeading && { title: node }), blocks: isHeading ? [] : [node] })
    } else if (opens) parts.push({ kind: schedule ? 'schedule' : 'clause', title: node, blocks: [] })
    else if (node.part === 'parties')
      parts.push(...node.children.flatMap(partyPart), { kind: 'clause', blocks: [] })
    else if (node.part === 'closing' && open?.blocks.at(-1)?.part !== 'closing')
      parts.push({ kind: 'clause', blocks: [node] })
    else if (open === undefined || (open.kind === 'signing' && hasPlaces(open) && !isSignedToo(node)))
      parts.push({ kind: 'clause', blocks: [node] })
    else open.blocks.push(node)
  })
  return parts.filter(({ title, blocks }) => title !== undefined || blocks.length > 0)
}

/** A party, with what it is in the margin. */
function partyPart(party: Node): readonly Part[] {
  if (!isElement(party)) return []
  const blocks = party.children.filter(child => isElement(child))
  const [label, ...others] = blocks
  return label?.part === 'label'
    ? [{ kind: 'clause', title: label, blocks: others }]
    : [{ kind: 'clause', blocks }]
}

/** Whom else it is signed by, below the parties: a witness, with the places of that one. */
function isSignedToo(node: Element): boolean {
  return isTitle(node) || node.part === 'signatures'
}

function hasPlaces({ blocks }: Part): boolean {
  return blocks.some(({ part }) => part === 'signatures')
}

/** `§ 4`, `Art. 4`, `4.` and the like. */
const NUMBER = /^\s*(?:(?:§|Art\.?)\s*)?(?:\d{1,3}[.)]?|[IVX]{1,5}[.)]|\p{Lu}[.)])[\s\u00a0]+(?=\S|$)/u

/** A title's number, where it opens with one, and its words. */
export function opens(title: Element): { readonly number?: string; readonly rest: readonly Node[] } {
  return numbered(title, NUMBER) ?? numberedApart(title) ?? { rest: title.children }
}

/** A title whose number is a piece of its own, a cell or a field of the copy. */
function numberedApart({ children: [first, space, ...rest] }: Element): ReturnType<typeof numbered> {
  if (first === undefined || space?.type !== 'text' || space.value.trim() !== '') return undefined
  const number = textOf(first) + space.value
  return NUMBER.exec(number)?.[0] === number ? { number, rest } : undefined
}

/** `Clause 4:`, `MADDE 4 –`, `QUINTO.`: a number whose word belongs to the title. */
const NAMED = /^\s*(?:\p{L}{1,12}\.?[\s\u00a0]+\d{1,3}(?!\d)|\p{Lu}{4,}(?=[.:]))/u

const WORDS = /^\s*\p{L}{3,}(?:\s\p{L}{2,}){0,2}(?=\s?[.:–—-])/u

/** How the number of a title is told from its name. */
function countedIn(title: Element): RegExp {
  return countInWords(textOf(title)) === undefined ? NAMED : WORDS
}

/** What parts a number in words from the words of its title. */
const JOINT = /^[\s\u00a0]*[–—:|-][\s\u00a0]+(?=\S)/u

/** A title that opens with a word and its number, `Article 4 – Term`: both, the dash between them taken off; undefined for any other. */
export function opensNamed(
  title: Element,
): { readonly number: string; readonly rest: readonly Node[] } | undefined {
  const { number, rest } = numbered(title, countedIn(title)) ?? { rest: [] }
  const [first, ...others] = rest
  if (number === undefined || first?.type !== 'text' || !JOINT.test(first.value)) return undefined
  return { number, rest: [{ ...first, value: first.value.replace(JOINT, '') }, ...others] }
}

/** The children of a title that opens with a word and its number, that number set off; undefined for any other. */
export function withNumber(title: Element, theme: Theme): readonly Node[] | undefined {
  const found = numbered(title, countedIn(title))
  return found && [...numberMark(found.number, theme), ...found.rest]
}

/** The number of a clause: in the accent where that can be read, else on a small field of it. */
export function numberMark(number: string, theme: Theme): readonly Node[] {
  const { accent, onAccent } = theme.color
  const bare = number.trimEnd()
  const field: Style = {
    background: accent,
    color: onAccent,
    padding: [0, theme.type.base * 0.25],
    whiteSpace: 'nowrap',
  }
  const style = isLight(theme) && theme.design.decor.fields !== false ? field : { color: numberColor(theme) }
  return toNodes([
    <span part="numbering" style={style}>
      {bare}
    </span>,
    number.slice(bare.length),
  ])
}

/** The colour of numbers of paragraphs: the accent, where it still looks like itself in words. */
export function numberColor(theme: Theme): string {
  return isLight(theme) ? theme.color.text : theme.color.accentText
}

function isLight({ color: { accent, paper } }: Theme): boolean {
  return contrast(accent, paper) < SEEN
}

/** Contrast from which an accent in words still looks like itself. */
const SEEN = 2.4

/** References are set off by italics, not by colour. */
function plainLinks(node: Element, theme: Theme): Element {
  const children = node.children.map(child => (isElement(child) ? plainLinks(child, theme) : child))
  if (node.tagName !== 'a') return { ...node, children }
  const { decoration: _, ...style } = node.style
  return { ...node, children, style: { ...style, color: theme.color.text, italic: true, decoration: 'none' } }
}
