import type { Style } from '../../compose/style.ts'
import type { Element, Node } from '../../compose/tree.ts'
import { groupChildren } from './group-children.ts'
import { inheritLook, type Look } from './look.ts'
import { fullStyle, ruled } from '../text-properties.ts'
import type { Block, Paragraph, Run } from './plan.ts'
import { readInline, type RunRegister } from './read-inline.ts'

/** A sheet's content resolved into blocks and paragraphs, with everything numbered that satori is asked to place. */
export interface Plan {
  readonly root: Block
  /** All blocks by index. */
  readonly blocks: readonly Block[]
  /** All runs by id. */
  readonly runs: readonly Run[]
  /** Characters that no installed font has. */
  readonly missing: ReadonlySet<number>
}

interface Register extends RunRegister {
  readonly blocks: Block[]
}

/** Resolves styles, text and faces of a tree; the first half of laying it out, without positions. */
export function planSheet(root: Element, around: Look): Plan {
  const missing = new Set<number>()
  const register: Register = {
    blocks: [],
    runs: [],
    missing: text => {
      for (const character of text) missing.add(character.codePointAt(0) ?? 0)
    },
  }
  const block = planBlock(root, around, register)
  return { root: block, blocks: register.blocks, runs: register.runs, missing }
}

function planBlock(element: Element, around: Look, register: Register): Block {
  const stated = fullStyle(element)
  const look = inheritLook(around, element, stated)
  const style = ruled(element, stated, look)
  const children: (Block | Paragraph)[] = []
  const block: Block = { kind: 'block', index: register.blocks.length, element, style, look, children }
  register.blocks.push(block)
  for (const group of groupChildren(element.children, laysOutChildren(style))) {
    if (group.kind === 'block') children.push(planBlock(group.element, look, register))
    else children.push(planParagraph(group.nodes, look, register))
  }
  return block
}

/** True when the children are flex or grid items. */
export function laysOutChildren(style: Style): boolean {
  return style.display === 'flex' || style.display === 'grid'
}

function planParagraph(nodes: readonly Node[], look: Look, register: Register): Paragraph {
  const pieces = readInline(nodes, look, register).map(piece =>
    piece.kind === 'media'
      ? { kind: 'box' as const, block: planBlock(piece.element, piece.look, register) }
      : piece,
  )
  return { kind: 'paragraph', look, pieces }
}
