import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDashboard } from './dashboards/compose-dashboard.tsx'
import { tallField } from './dashboards/tall-field.tsx'

/** Figures of a period on one screen. */
const format: Format = {
  slug: 'dashboard',
  floods: 'deep',
  group: 'other',
  surface: 'screen',
  sizes: [
    { name: '1440x900', width: 1440, height: 900, bleed: 0 },
    { name: '1920x1080', width: 1920, height: 1080, bleed: 0 },
  ],
  design: designFrom({ type: { display: 'Roboto Condensed', displayWeight: 600, baseSize: 15, scale: 1.2 } }),
  declines: { 'type.displayScale': 'a board has its figures large, and its titles small' },
  roles: {
    needs: ['title', 'tiles', 'series'],
    takes: ['period', 'updated', 'notes'],
    lists: ['tables', 'notes', 'tasks'],
    facts: 'all',
  },
  compose: composeDashboard,
  others: [tallField],
}

export default format
