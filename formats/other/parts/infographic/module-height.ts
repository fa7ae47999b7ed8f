import type { PhrasingContent, RootContent } from 'mdast'
import { plainText } from '../../../../core/source/text.ts'
import { DETAIL } from '../figures/big-figure.tsx'
import type { DrawnPart } from '../figures/parts.ts'
import { linesOf } from '../../../parts/measure.ts'
import { barSizes, figureColumns, figureWidth, PART_GAP, type Place, sizeOfNumerals, TITLE } from './place.ts'
import { headingNumber, type Module } from './module.ts'
import { STEP_GAP } from './steps.tsx'

/** Height in px of a module, as far as it can be told before layout. */
export function moduleHeight(module: Module, place: Place): number {
  const { size } = place
  const title = module.heading
    ? size * (0.65 + lines(headingNumber(module.heading).heading, place, TITLE) * TITLE * 1.2)
    : 0
  const gaps = (module.parts.length - (module.heading ? 0 : 1)) * size * PART_GAP
  return title + gaps + module.parts.reduce((sum, part) => sum + partHeight(part, place), 0)
}

function partHeight(part: DrawnPart, place: Place): number {
  const { size, width } = place
  switch (part.kind) {
    case 'figures': {
      const own = { ...place, width: figureWidth(part.figures, place) }
      const tallest = Math.max(
        ...part.figures.map(figure => {
          const share = figure.share === undefined ? 0 : size * 1.2
          const small = [figure.change, ...figure.details, figure.seriesText]
          const below = small.reduce((sum, nodes) => sum + lines(nodes, own, DETAIL), 0) * size * DETAIL
          return share + (lines(figure.label, own) * size + below) * 1.35 + blocksHeight(figure.more, own)
        }),
      )
      const rows = Math.ceil(part.figures.length / figureColumns(part.figures, place))
      return rows * (sizeOfNumerals(part.figures, place) + tallest) + (rows - 1) * size * 1.2
    }
    case 'bars': {
      const { bar, gap } = barSizes(size)
      const names = { ...place, width: width * 0.4 }
      return part.chart.rows.reduce(
        (sum, row) => {
          const count = lines(row.children[0]?.children ?? [], names)
          return sum + Math.max(bar, count * size * 1.2) + gap
        },
        size * 1.1 + gap,
      )
    }
    case 'line':
      return lineHeight(place) + size * 7 + blocksHeight([part.table], place)
    case 'steps':
      return part.steps.reduce(
        (sum, step) =>
          sum +
          size * STEP_GAP +
          Math.max(size * 1.7, blocksHeight(step, { ...place, width: width - size * 2.4 })),
        -size * STEP_GAP,
      )
    case 'table':
      return blocksHeight([part.table], place)
    case 'tasks':
      return part.tasks.length * size * 2.8
    case 'prose':
      return blocksHeight(part.blocks, place)
  }
}

/** Height in px of a line over time. */
export function lineHeight({ width }: Place): number {
  return Math.round(width * 0.32)
}

/** Height in px of blocks of text one below the other. */
export function blocksHeight(blocks: readonly RootContent[], place: Place): number {
  const { size, theme } = place
  const leading = theme.type.leading * size
  return blocks.reduce((sum, block, at) => {
    if (block.type === 'table') return sum + block.children.length * leading * 1.5 + size
    const text = plainText(block)
    const grown = block.type === 'heading' ? 1.4 : 1
    const count = linesOf(text, place.width * 0.97, setting(place, grown))
    return sum + count * leading * grown + (at === 0 ? 0 : theme.unit * 0.75)
  }, 0)
}

function lines(nodes: readonly PhrasingContent[], place: Place, grown = 1): number {
  if (nodes.length === 0) return 0
  return linesOf(
    plainText({ type: 'paragraph', children: [...nodes] }),
    place.width * 0.97,
    setting(place, grown),
  )
}

function setting({ theme, size }: Place, grown: number): Parameters<typeof linesOf>[2] {
  return { family: theme.type.text, weight: theme.type.strongWeight, size: size * grown, lang: theme.lang }
}
