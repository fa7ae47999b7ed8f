import type { Container } from './block.ts'
import { bordersOf } from '../edges.ts'
import type { Box } from './strip.ts'

/** The drawn box of a block, or the one around it when there is nothing to draw. */
export function decorate(
  block: Pick<Container, 'style' | 'link'>,
  parent: Box | undefined,
  room: Pick<Box, 'x' | 'width'>,
  stretch: boolean,
): Box | undefined {
  const { style } = block
  const borders = bordersOf(style)
  const link = block.link
  const bordered = borders.top ?? borders.right ?? borders.bottom ?? borders.left
  if (style.background === undefined && bordered === undefined && link === undefined) return parent
  return {
    parent,
    depth: (parent?.depth ?? 0) + 1,
    x: room.x,
    width: room.width,
    background: style.background,
    borders,
    radius: style.radius ?? 0,
    link,
    stretch,
  }
}
