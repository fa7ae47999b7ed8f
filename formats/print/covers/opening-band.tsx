import { bodyStyle } from '../../../core/compose/index.ts'
import { space, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Opening } from '../openings/opening.tsx'
import { Band } from '../sheets/bleed.tsx'
import type { Cover } from './cover.tsx'

/** How much of the sheet's height an opening on the accent may take. */
const MOST = 0.6

/** The opening of a document without a cover, on a field of the accent that fills the head of its first page. */
export const openingBand: Cover = ({ theme, copy, measure }) => {
  const { page, margin } = theme
  const on = themeOn(theme, 'accent')
  const { height } = measure.piece(
    <div style={bodyStyle(on)}>
      <Opening theme={on} copy={copy} step={6} />
    </div>,
    roomAcross(theme),
  )
  if (page.height > 0 && height > page.height * MOST) return undefined
  const head = { position: 'absolute', top: 0, left: 0, right: 0, height: margin.top + 1 } as const
  return [
    <div ariaHidden style={{ ...head, background: on.color.paper, narrow: { display: 'none' } }} />,
    <Band theme={theme} ground="accent" style={{ padding: [0, margin.right, space(theme, 2), margin.left] }}>
      {ground => <Opening theme={ground} copy={copy} step={6} />}
    </Band>,
  ]
}
