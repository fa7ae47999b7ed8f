import type { Style } from '../../compose/style.ts'
import { type Element, isElement, type Node } from '../../compose/tree.ts'
import type { Block, Container } from './block.ts'
import { buildList, listItem } from './build-list.ts'
import { buildPicture, buildRun } from './build-paragraph.ts'
import { buildTable } from './build-table.ts'
import { isInlineLevel } from './inline-level.ts'
import { keptBlock } from './kept-blocks.ts'
import { isPicture } from '../picture.ts'
import { linkOf } from '../structure-role.ts'
import { enter, placeOf, type Surroundings } from './surroundings.ts'
import { fullStyle, ruled } from '../text-properties.ts'

/** Turns an element into a block, its text gathered into paragraphs and its structure recorded. */
export function buildBlock(element: Element, around: Surroundings): Block | undefined {
  const style = fullStyle(element)
  if (style.display === 'none') return undefined
  const { ariaHidden } = element.properties
  const outer = ariaHidden === true ? { ...around, node: undefined } : around
  if (isPicture(element)) return buildPicture(element, outer, false)
  const inner = enter(element, style, outer)
  if (element.tagName === 'table') return buildTable(element, style, inner)
  if (element.tagName === 'ul' || element.tagName === 'ol') return buildList(element, style, inner)
  return buildContainer(element, style, inner)
}

/** A box of blocks. */
export function buildContainer(element: Element, style: Style, inner: Surroundings): Container {
  const link = linkOf(element, inner.node, inner.session.structure)
  const within = link === undefined ? inner : { ...inner, node: link.node }
  return {
    kind: 'container',
    tagName: element.tagName,
    style: ruled(element, style, inner.text),
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
