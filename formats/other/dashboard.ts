import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeScreen, readScreen, type ScreenCopy } from './parts/screen-page.tsx'

/** Figures of a period on one screen. */
const format: Format<ScreenCopy> = {
  slug: 'dashboard',
  group: 'other',
  surface: 'screen',
  sizes: [{ name: '1440px', width: 1440, height: 0, bleed: 0 }],
  design: designFrom({ type: { baseSize: 15, scale: 1.2 } }),
  read: readScreen,
  compose: (copy, theme) => composeScreen(copy, theme, 1200),
}

export default format
