import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { sizesNamed } from '../parts/canvas-sizes.ts'
import { type CanvasCopy, readCanvas } from '../parts/read-canvas.ts'
import { composeRoadmap } from './parts/roadmap/compose-roadmap.tsx'

/** What is planned for when, and how far it is: cards in columns of periods. */
const format: Format<CanvasCopy> = {
  slug: 'roadmap',
  group: 'other',
  surface: 'canvas',
  expects: { plans: ['list', 'table'] },
  sizes: sizesNamed(['16:9', 'A3']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  read: readCanvas,
  compose: composeRoadmap,
}

export default format
