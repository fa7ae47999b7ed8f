import type { Mark } from '../../draw/frame.ts'
import type { Box } from '../gradient.ts'
import { pointsPerPixel } from './number.ts'
import { type Page, pageX, pageY } from './page.ts'

/** Notes where the art of a mark lies, so that its figure can say so. px in, points kept. */
export function noteBounds(page: Page, mark: Mark | undefined, box: Box): void {
  const leaf = mark === undefined ? undefined : page.leaves.get(mark)
  if (leaf === undefined) return
  const added: Box = {
    x: pageX(page, box.x),
    y: pageY(page, box.y + box.height),
    width: box.width * pointsPerPixel,
    height: box.height * pointsPerPixel,
  }
  if (leaf.bounds === undefined) leaf.bounds = { page: page.index, box: added }
  else if (leaf.bounds.page === page.index)
    leaf.bounds = { page: page.index, box: union(leaf.bounds.box, added) }
}

function union(one: Box, other: Box): Box {
  const x = Math.min(one.x, other.x)
  const y = Math.min(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(one.x + one.width, other.x + other.width) - x,
    height: Math.max(one.y + one.height, other.y + other.height) - y,
  }
}
