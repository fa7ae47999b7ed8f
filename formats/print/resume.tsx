import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { careerRoles, composeResume, fewWords } from './careers/career.tsx'
import { lineAndStops } from './careers/line-and-stops.tsx'
import { toldLife } from './careers/told-life.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** A working life on one page. */
const format: Format = {
  slug: 'resume',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.2, baseSize: pt(9.5), leadingScale: 0.94 },
    space: { density: 'compact', marginScale: 0.85 },
  }),
  declines: { 'type.displayScale': 'the headings of a résumé stay small, and its name fills its place' },
  roles: careerRoles,
  compose: composeResume,
  others: [fewWords, lineAndStops, toldLife],
}

export default format
