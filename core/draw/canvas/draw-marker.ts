import { segmentByFace } from '../../fonts/segment.ts'
import { shapeWord } from '../../fonts/shape-word.ts'
import type { Item, Mark, Rectangle } from '../frame.ts'
import type { Block } from './plan.ts'

/** Room between a marker and its item, em. */
const gap = 0.5

/** Side of a checkbox, em. */
const boxSide = 0.8

/** Draws a list item's label before the item, on the baseline of its first line. */
export function drawMarker(
  item: Block,
  box: Rectangle,
  baseline: number,
  label: string,
  mark: Mark | undefined,
): Item[] {
  if (item.element.properties.checked !== undefined)
    return drawCheckbox(item, box, baseline, item.element.properties.checked)
  const { family, weight, italic, size, color, lang } = item.look
  const words = segmentByFace(label, { family, weight, italic }, lang).map(({ text, face }) =>
    shapeWord(text, face, { tabular: true }),
  )
  const width = words.reduce((sum, word) => sum + word.width, 0) * size
  let x = box.x - gap * size - width
  return words.map(word => {
    const placed = { x, word }
    x += word.width * size
    const spaceAfter = word === words.at(-1)
    const look = { face: word.face, size, color, tracking: 0 }
    return { kind: 'text', ...look, baseline, words: [placed], spaceAfter, mark }
  })
}

function drawCheckbox({ look }: Block, box: Rectangle, baseline: number, checked: boolean): Item[] {
  const { size, color } = look
  const side = boxSide * size
  const x = box.x - gap * size - side
  const y = baseline - side
  const strokeWidth = Math.max(size / 14, 0.75)
  const half = strokeWidth / 2
  const frame = { x: x + half, y: y + half, width: side - strokeWidth, height: side - strokeWidth }
  const rect: Item = { kind: 'rect', ...frame, radius: side / 8, stroke: color, strokeWidth }
  if (!checked) return [rect]
  const tick: Item = {
    kind: 'path',
    d: 'M2.2 5.2L4.2 7.4L8 2.8',
    x,
    y,
    scaleX: side / 10,
    scaleY: side / 10,
    stroke: color,
    strokeWidth: 1.2,
  }
  return [rect, tick]
}
