import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import type { Block, BlockLink, Container } from './block.ts'
import { buildList, listItem } from './build-list.ts'
import { buildPicture, buildRun } from './build-paragraph.ts'
import { buildTable } from './build-table.ts'
import { titleOf } from './collect-inlines.ts'
import { isInlineLevel } from './inline-level.ts'
import { keptBlock } from './kept-blocks.ts'
import { leafMark, type OpenNode, openNode } from '../structure.ts'
import { enter, placeOf, type Surroundings } from './surroundings.ts'
import { fullStyle, type TextProperties } from '../text-properties.ts'

/** Turns an element into a block, its text gathered into paragraphs and its structure recorded. */
export function buildBlock(element: Element, around: Surroundings): Block | undefined {
  const style = fullStyle(element)
  if (style.display === 'none') return undefined
  const { ariaHidden } = element.properties
  const outer = ariaHidden === true ? { ...around, node: undefined } : around
  if (element.tagName === 'img' || element.tagName === 'svg') return buildPicture(element, outer, false)
  const inner = enter(element, style, outer)
  if (element.tagName === 'table') return buildTable(element, style, inner)
  if (element.tagName === 'ul' || element.tagName === 'ol') return buildList(element, style, inner)
  return buildContainer(element, style, inner)
}

/** A box of blocks. */
export function buildContainer(element: Element, style: Style, inner: Surroundings): Container {
  const link = linkOf(element, inner)
  const within = link === undefined ? inner : { ...inner, node: link.node }
  return {
    kind: 'container',
    tagName: element.tagName,
    style: element.tagName === 'hr' ? ruled(style, inner.text) : style,
    text: inner.text,
    place: placeOf(element),
    link: link?.link,
    children: captionsKept(element, buildChildren(contentOf(element), within, element)),
  }
}

/** Children of a box; a box that is itself a field or a note's marker has that in a line of text. */
function contentOf(element: Element): readonly Node[] {
  if (element.field === undefined && element.footnote === undefined) return element.children
  return [{ ...element, tagName: 'span', properties: {}, style: {} }]
}

/** A link that is a block is clicked anywhere in its box. */
function linkOf(
  element: Element,
  inner: Surroundings,
): { readonly node: OpenNode | undefined; readonly link: BlockLink } | undefined {
  const { href } = element.properties
  if (element.tagName !== 'a' || href === undefined) return undefined
  const node = openNode(inner.node, 'Link')
  const mark = leafMark(inner.session.structure, node)
  return { node, link: { href, title: titleOf(element), mark } }
}

/** `hr` without a border of its own is a hairline in the colour of the text around it. */
function ruled(style: Style, text: TextProperties): Style {
  const drawn = style.border ?? style.borderTop ?? style.borderBottom ?? style.background ?? style.height
  return drawn === undefined ? { ...style, borderTop: { width: 1, color: text.color } } : style
}

/** Blocks of an element's children: runs of inline nodes become paragraphs. */
export function buildChildren(nodes: readonly Node[], around: Surroundings, parent: Element): Block[] {
  const blocks: Block[] = []
  let run: Node[] = []
  const beside = parent.style.display === 'flex' || parent.style.display === 'grid'
  const endRun = (): void => {
    buildRun(run, around, parent, blocks)
    run = []
  }
  for (const node of nodes) {
    if (node.type === 'text' || (!beside && isInlineLevel(node)) || isFieldSpan(node, parent)) run.push(node)
    else {
      endRun()
      const build = isElement(node, 'li') ? listItem : buildBlock
      const block = keptBlock(node, around, () => build(node, around))
      if (block !== undefined) blocks.push(block)
    }
  }
  endRun()
  return blocks
}

/** The line that `contentOf` made for a box, which may itself be a row. */
function isFieldSpan(node: Element, parent: Element): boolean {
  return (parent.field !== undefined || parent.footnote !== undefined) && !parent.children.includes(node)
}

/** A figure's caption stays with what it describes. */
function captionsKept(element: Element, children: Block[]): Block[] {
  if (element.tagName !== 'figure') return children
  return children.map((child, index) => {
    const before = isCaption(children[index + 1])
    const caption = isCaption(child) && index < children.length - 1
    return before || caption ? { ...child, style: { ...child.style, keepWithNext: true } } : child
  })
}

function isCaption(block: Block | undefined): boolean {
  return block?.kind === 'container' && block.tagName === 'figcaption'
}
