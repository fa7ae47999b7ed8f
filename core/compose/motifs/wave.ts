import type { DrawMotif } from './motif-box.ts'
import { type Command, toPath } from './shape.ts'

/** Share of the height between a crest and a trough. */
const SWELL = 0.5

/** A field whose upper edge is a run of waves: water below a title, hills below a sky. It begins by rising. */
export const wave: DrawMotif = box => {
  const { width, height, ink } = box
  const count = box.count ?? Math.max(Math.round(width / height / 3), 1)
  const half = width / count / 2
  const level = (height * SWELL) / 2
  const curves = Array.from({ length: 2 * count }, (_, at): Command => {
    // A handle lies twice as far from the level as the crest that it makes.
    const handle = at % 2 === 0 ? -level : 3 * level
    return ['Q', half * (at + 0.5), handle, half * (at + 1), level]
  })
  const field: readonly Command[] = [
    ['M', 0, level],
    ...curves,
    ['L', width, height],
    ['L', 0, height],
    ['Z'],
  ]
  return [{ d: toPath(field, box), fill: ink }]
}
