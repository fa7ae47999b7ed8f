import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { careerRoles, composeCareer, fewWords } from './careers/career.tsx'
import { journal } from './careers/journal.tsx'
import { toldLife } from './careers/told-life.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** An academic life in full: dates, places and publications, quiet and exact. */
const format: Format = {
  slug: 'cv',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [a4, letter],
  design: designFrom({
    type: { text: 'Source Serif 4', display: 'Source Serif 4', scale: 1.2, baseSize: pt(10) },
  }),
  declines: { 'type.displayScale': 'the headings of a CV stay small, and its name fills its place' },
  roles: careerRoles,
  compose: composeCareer,
  others: [fewWords, journal, toldLife],
}

export default format
