import { type DrawMotif, oddCount } from './motif-box.ts'
import { type Command, toPath } from './shape.ts'

/** Heights of a scalloped edge for each scallop of its width. */
const SLENDER = 1.2

/** A band whose lower edge hangs in half discs, as lace, stamps and biscuits have it. */
export const scallops: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? oddCount(box, SLENDER)
  const radius = width / count / 2
  const depth = Math.min(radius, height)
  const curves = Array.from({ length: count }, (_, at): readonly Command[] => {
    const end = width - 2 * radius * (at + 1)
    if (depth === radius) return [['A', radius, end, height - depth]]
    return [['Q', end + radius, height + depth, end, height - depth]]
  })
  const band: readonly Command[] = [
    ['M', 0, 0],
    ['L', width, 0],
    ['L', width, height - depth],
    ...curves.flat(),
    ['Z'],
  ]
  return [{ d: toPath(band, box), fill: ink }]
}
