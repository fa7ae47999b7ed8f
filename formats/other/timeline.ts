import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { lyingSizes } from './parts/sheet-sizes.ts'
import { composeTimeline } from './parts/timeline/compose-timeline.tsx'
import { readCourse } from './parts/timeline/read-events.ts'
import { reportProse } from './parts/report-prose.ts'

const wanted = { what: 'dated events', example: '- 1905 - **Title** what happened' } as const

/** Dated events along an axis, in the order they were written. */
const format: Format<CanvasCopy> = {
  slug: 'timeline',
  group: 'other',
  surface: 'canvas',
  expects: { 'dated events': ['list', 'table', 'heading'] },
  sizes: lyingSizes(['16:9', 'A3', 'A4']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  read(document, report) {
    const copy = readCanvas(document)
    if (readCourse(copy.rest) === undefined) reportProse('timeline', wanted, report)
    return copy
  },
  compose: composeTimeline,
}

export default format
