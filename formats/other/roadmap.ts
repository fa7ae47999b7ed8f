import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { lyingSizes } from './parts/sheet-sizes.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { composeRoadmap } from './parts/roadmap/compose-roadmap.tsx'
import { readRoadmap } from './parts/roadmap/read-roadmap.ts'
import { reportProse } from './parts/report-prose.ts'

const wanted = {
  what: 'periods with lists',
  example: '## Q1 2027, then - [ ] **Title** what is planned',
} as const

/** What is planned for when, and how far it is: cards in columns of periods. */
const format: Format<CanvasCopy> = {
  slug: 'roadmap',
  group: 'other',
  surface: 'canvas',
  expects: { plans: ['list', 'table'] },
  sizes: lyingSizes(['16:9', 'A3']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  read(document, report) {
    const copy = readCanvas(document)
    if (readRoadmap(copy.rest) === undefined) reportProse('roadmap', wanted, report)
    return copy
  },
  compose: composeRoadmap,
}

export default format
