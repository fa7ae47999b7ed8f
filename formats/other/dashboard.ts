import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeDashboard } from './parts/dashboard/compose-dashboard.tsx'
import { readTiles } from './parts/dashboard/read-tiles.ts'
import { reportProse } from './parts/report-prose.ts'
import { readScreen, type ScreenCopy } from './parts/screen-page.tsx'

const wanted = { what: 'figures or tables', example: '- **42 %** label (+3 %)' } as const

/** Figures of a period on one screen. */
const format: Format<ScreenCopy> = {
  slug: 'dashboard',
  group: 'other',
  surface: 'screen',
  expects: { figures: ['list', 'table'] },
  sizes: [
    { name: '1440x900', width: 1440, height: 900, bleed: 0 },
    { name: '1920x1080', width: 1920, height: 1080, bleed: 0 },
  ],
  design: designFrom({ type: { baseSize: 15, scale: 1.2 } }),
  read(document, report) {
    if (readTiles(document.root, document.lang) === undefined) reportProse('dashboard', wanted, report)
    return readScreen(document)
  },
  compose: composeDashboard,
}

export default format
