import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { lyingSizes } from './parts/sheet-sizes.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { composeOrganisation } from './parts/org-chart/compose-organisation.tsx'
import { readOrganisation } from './parts/org-chart/read-people.ts'
import { reportProse } from './parts/report-prose.ts'

const wanted = { what: 'nested list of people', example: '- Ada Lovelace - Director' } as const

/** Who works with whom: a tree of cards from a nested list. */
const format: Format<CanvasCopy> = {
  slug: 'org-chart',
  group: 'other',
  surface: 'canvas',
  expects: { people: ['list', 'table'] },
  sizes: lyingSizes(['A4', 'A3', '16:9']),
  design: designFrom({ type: { baseSize: 24, scale: 1.25, displayWeight: 700 } }),
  read(document, report) {
    const copy = readCanvas(document)
    if (readOrganisation(copy.rest) === undefined) reportProse('org-chart', wanted, report)
    return copy
  },
  compose: composeOrganisation,
}

export default format
