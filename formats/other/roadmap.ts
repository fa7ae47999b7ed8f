import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeRoadmap } from './roadmaps/compose-roadmap.tsx'
import { lyingSizes } from '../../core/theme/page-sizes.ts'
import { laneGrid } from './roadmaps/lane-grid.tsx'
import { months } from './roadmaps/months.tsx'
import { periodColumns } from './roadmaps/period-columns.tsx'
import { planRegister } from './roadmaps/plan-register.tsx'

/** What is planned for when, and how far it is: cards in columns of periods. */
const format: Format = {
  slug: 'roadmap',
  group: 'other',
  scenery: { told: 'brief', as: 'foot' },
  surface: 'canvas',
  sizes: lyingSizes(['16:9', 'A3']),
  design: designFrom({ type: { baseSize: 26, scale: 1.25, displayWeight: 700 } }),
  honours: ['color.each'],
  roles: { needs: ['title', 'lanes'], takes: ['updated'], lists: ['items'], facts: 'all' },
  compose: composeRoadmap,
  others: [laneGrid, periodColumns, months, planRegister],
}

export default format
