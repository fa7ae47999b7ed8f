import { designFrom } from '../../brief/design.ts'
import type { Format } from '../../format.ts'

/** Never ends, eats all memory or ends its thread, as the copy says: what limits are for. */
const format: Format = {
  slug: 'endless',
  group: 'print',
  surface: 'pages',
  sizes: [{ name: 'A4', width: 794, height: 1123, bleed: 0 }],
  design: designFrom({}),
  roles: {},
  compose({ words }) {
    const copy = words.join(' ')
    if (copy.includes('exit')) process.exit(3)
    const kept: number[][] = []
    for (;;) if (copy.includes('memory')) kept.push(new Array<number>(100_000).fill(kept.length))
  },
}

export default format
