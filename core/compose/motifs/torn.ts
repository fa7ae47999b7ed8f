import { mixed } from '../../theme/oklch.ts'
import { type DrawMotif, oddCount } from './motif-box.ts'
import { type Command, toPath } from './shape.ts'

/** Heights of a torn edge for each tooth of its width. */
const TOOTH = 0.9

/** How much of the ink what lies beyond the paper has. */
const BEYOND = 0.14

/** The edge of paper that was torn off over a row of teeth: a fine line, and beyond it what the paper lies on. */
export const torn: DrawMotif = box => {
  const { width, height, ink, ground } = box
  const count = oddCount(box, TOOTH)
  const step = width / count
  const [out, inside] = [height * 0.3, height * 0.75]
  const teeth = Array.from({ length: count }, (_, at) => [
    ['L', (at + 0.5) * step, out] as const,
    ['L', (at + 1) * step, inside] as const,
  ]).flat()
  const edge = [['M', 0, inside] as const, ...teeth]
  const thick = box.line ?? Math.max(height / 24, 0.75)
  const under = edge.map(([, x, y]) => ['L', x, y - thick] as const).toReversed()
  const line: readonly Command[] = [...edge, ...under, ['Z']]
  const beyond: readonly Command[] = [...edge, ['L', width, height], ['L', 0, height], ['Z']]
  return [
    { d: toPath(beyond, box), fill: mixed(ground, ink, BEYOND) },
    { d: toPath(line, box), fill: ink },
  ]
}
