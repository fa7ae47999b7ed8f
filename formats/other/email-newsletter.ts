import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { composeScreen, readScreen, type ScreenCopy } from './parts/screen-page.tsx'

/** A letter to subscribers, in one column. */
const format: Format<ScreenCopy> = {
  slug: 'email-newsletter',
  group: 'other',
  surface: 'screen',
  sizes: [{ name: '600px', width: 600, height: 0, bleed: 0 }],
  design: designFrom({ type: { baseSize: 16, scale: 1.2 } }),
  read: readScreen,
  compose: (copy, theme) => composeScreen(copy, theme, 560),
}

export default format
