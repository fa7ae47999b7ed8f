import type { Paragraph, RootContent } from 'mdast'
import { plainText } from '../../../core/source/text.ts'
import { cutAtFirstFigure, type SaidFigure } from '../../charts/said-figure.ts'

/** A paragraph of a slide, at its figure where it has one. */
export interface FiguredLine {
  readonly paragraph: Paragraph
  readonly said?: SaidFigure
}

/** Paragraphs that a slide has, and letters of one and of all. */
const LINES = { least: 2, most: 3, one: 150, all: 260 } as const

/** The few short paragraphs of a slide of which one or more tell a figure; undefined for others. */
export function readFiguredLines(blocks: readonly RootContent[]): readonly FiguredLine[] | undefined {
  if (blocks.length < LINES.least || blocks.length > LINES.most) return undefined
  const lines = blocks.flatMap((block): FiguredLine[] => {
    if (block.type !== 'paragraph') return []
    const said = cutAtFirstFigure(block.children)
    return [{ paragraph: block, ...(said && { said }) }]
  })
  const letters = blocks.map(block => plainText(block).length)
  const areShort =
    letters.every(count => count <= LINES.one) && letters.reduce((a, b) => a + b, 0) <= LINES.all
  const isPlain = blocks.every(block => !/\n|\S@\S|\/\/|[:：]\s*$/u.test(plainText(block)))
  const isTold = lines.length === blocks.length && lines.some(({ said }) => said)
  return isTold && areShort && isPlain ? lines : undefined
}
