import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { composeInfographic } from './parts/infographic/compose-infographic.tsx'
import { readModules } from './parts/infographic/read-modules.ts'
import { reportProse } from './parts/report-prose.ts'

const wanted = { what: 'figures, tables of numbers or steps', example: '- **42 %** of what' } as const

/** A tall picture of figures, read from top to bottom. */
const format: Format<CanvasCopy> = {
  slug: 'infographic',
  group: 'other',
  surface: 'canvas',
  expects: { figures: ['list', 'table', 'heading'] },
  sizes: [
    { name: '1080x2700', width: 1080, height: 2700, bleed: 0 },
    { name: '800x2000', width: 800, height: 2000, bleed: 0 },
    ...sizesNamed(['A3', 'A4']),
  ],
  design: designFrom({ type: { baseSize: 34, scale: 1.25, displayWeight: 700 } }),
  read(document, report) {
    const copy = readCanvas(document)
    if (readModules(copy.rest, document.lang) === undefined) reportProse('infographic', wanted, report)
    return copy
  },
  compose: composeInfographic,
}

export default format
