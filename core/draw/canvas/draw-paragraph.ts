import type { Element } from '../../compose/tree.ts'
import type { Mark } from '../frame.ts'
import { leafMark, type OpenNode, openNode } from '../structure.ts'
import { holdsText } from '../structure-role.ts'
import type { Drawing } from './drawing.ts'
import { drawLine, type RunMarks } from './draw-lines.ts'
import type { Paragraph, Run } from './plan.ts'

/** Draws the lines of a paragraph and notes where its inline ids stand. */
export function drawLines(paragraph: Paragraph, marks: RunMarks, drawing: Drawing): void {
  for (const line of drawing.layout.lines.get(paragraph) ?? []) {
    for (const { run } of line.words) {
      for (const { properties } of run.chain) {
        if (properties.id !== undefined && !drawing.anchors.has(properties.id))
          drawing.anchors.set(properties.id, line.top)
      }
    }
    drawing.items.push(...drawLine(line, marks))
  }
}

/**
 * Gives each run of a paragraph its mark in reading order. The words of a link belong to a node of their own, and a node
 * that may not hold text gets a paragraph for it.
 */
export function markRuns(
  paragraph: Paragraph,
  parent: OpenNode | undefined,
  drawing: Drawing,
): { readonly node: OpenNode | undefined; readonly marks: RunMarks } {
  const node = parent === undefined || holdsText(parent.role) ? parent : openNode(parent, 'P')
  const marks = new Map<Run, Mark>()
  const links = new Map<Element, OpenNode | undefined>()
  for (const piece of paragraph.pieces) {
    if (piece.kind !== 'run' || piece.run.chain.some(isHidden)) continue
    const link = piece.run.chain.findLast(element => element.properties.href !== undefined)
    if (link !== undefined && !links.has(link)) links.set(link, openNode(node, 'Link'))
    const mark = leafMark(drawing.structure, link === undefined ? node : links.get(link))
    if (mark !== undefined) marks.set(piece.run, mark)
  }
  return { node, marks }
}

function isHidden(element: Element): boolean {
  return element.properties.ariaHidden === true
}
