import { type Element, textOf } from '../compose/tree.ts'
import type { LinkItem, Mark, StructureRole } from './frame.ts'
import { leafMark, type OpenNode, openNode, type Structure } from './structure.ts'

const roles: Readonly<Record<string, StructureRole>> = {
  section: 'Sect',
  article: 'Sect',
  aside: 'Sect',
  p: 'P',
  address: 'P',
  dt: 'P',
  summary: 'P',
  h1: 'H1',
  h2: 'H2',
  h3: 'H3',
  h4: 'H4',
  h5: 'H5',
  h6: 'H6',
  ul: 'L',
  ol: 'L',
  li: 'LI',
  dl: 'Div',
  dd: 'Div',
  nav: 'Div',
  details: 'Div',
  table: 'Table',
  thead: 'THead',
  tbody: 'TBody',
  tfoot: 'TBody',
  tr: 'TR',
  th: 'TH',
  td: 'TD',
  blockquote: 'BlockQuote',
  pre: 'P',
  figure: 'Div',
  figcaption: 'Caption',
}

/** The structure type of a block element under a parent; undefined when the element only groups for looks. */
export function roleOf(
  element: Element,
  parent: OpenNode | undefined,
  inContents: boolean,
): StructureRole | undefined {
  const role = roles[element.tagName]
  if (inContents && role === 'L') return 'TOC'
  if (role === 'LI' && parent?.role === 'TOC') return 'TOCI'
  if (role === 'LI' && parent?.role !== 'L') return 'Div'
  // A paragraph in a paragraph is not allowed; what is inside already belongs to it.
  if (role === 'P' && (parent?.role === 'P' || isHeadingRole(parent?.role))) return undefined
  return role
}

/** True for H1–H6. */
export function isHeadingRole(role: StructureRole | undefined): boolean {
  return role !== undefined && /^H[1-6]$/.test(role)
}

/** Nodes that text may stand in without a paragraph of its own. */
const textHolders: ReadonlySet<StructureRole> = new Set([
  'P',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'LBody',
  'Lbl',
  'TH',
  'TD',
  'Caption',
  'Link',
  'Code',
  'TOCI',
  'Reference',
  'Span',
])

/** True when text directly under a node needs no `P`. */
export function holdsText(role: StructureRole): boolean {
  return textHolders.has(role)
}

/** What a reader announces for a link or a heading: its words, or its label. */
export function titleOf(element: Element): string {
  const words = textOf(element).replace(/\s+/g, ' ').trim()
  return words === '' ? (element.properties.ariaLabel ?? '') : words
}

/** A link that is clicked anywhere in a box. */
export type BlockLink = Pick<LinkItem, 'href' | 'title' | 'mark'>

/** What a block that is a link leads to, and the node that its content is in. */
export function linkOf(
  element: Element,
  parent: OpenNode | undefined,
  structure: Structure,
): { readonly node: OpenNode | undefined; readonly link: BlockLink } | undefined {
  const { href } = element.properties
  if (element.tagName !== 'a' || href === undefined) return undefined
  const node = openNode(parent, 'Link')
  return { node, link: { href, title: titleOf(element), mark: leafMark(structure, node) } }
}

/** A mark inside a Figure with a picture's words; decoration has none. */
export function pictureMark(
  element: Element,
  parent: OpenNode | undefined,
  structure: Structure,
): Mark | undefined {
  const { alt, ariaLabel, ariaHidden } = element.properties
  const words = alt ?? ariaLabel
  if (words === undefined || words === '' || ariaHidden === true) return undefined
  // A figure around the picture has taken the words already.
  const owns = parent?.role === 'Figure' && parent.alt === words
  const role = element.art?.letters === undefined ? 'Figure' : 'Formula'
  return leafMark(structure, owns ? parent : openNode(parent, role, { alt: words }))
}
