import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Abstract, Facts, Opening } from '../openings/opening.tsx'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { Band } from '../sheets/bleed.tsx'
import { type Cover, leadingSize } from './cover.tsx'

/** How much of the sheet's height a whole opening on the accent may take, and its title alone. */
const WHOLE = 0.42
const MOST = 0.6

/** Least and most of a title on a band, in sizes of the text. */
const TITLE = [2.6, 5.2] as const

/** The most of the page's height that a field grows by where the text leaves it free, and how much of that its title may take. */
const GROWN = 0.4
const TITLED = 0.7
/** By how much its title is then larger, in sizes of the usual most. */
const LARGER = [1.9, 1.6, 1.35, 1.15]

/**
 * The opening of a document without a cover, on a field of the accent that fills the head of its first page. Where it says much,
 * the field has its title and who wrote it, and what it says in short and its facts stand below, on paper.
 */
export const openingBand: Cover = ({ theme, copy, measure, spare = 0 }) => {
  const { page, margin } = theme
  const on = themeOn(theme, 'accent')
  const usual = leadingSize(copy, theme, roomAcross(theme), TITLE)
  const heightOf = (own: OpeningCopy, size: number = usual): number =>
    measure.piece(
      <div style={bodyStyle(on)}>
        <Opening theme={on} copy={own} size={size} />
      </div>,
      roomAcross(theme),
    ).height
  const whole = page.height === 0 || heightOf(copy) <= page.height * WHOLE
  const named = whole ? copy : titled(copy)
  if (!whole && heightOf(named) > page.height * MOST) return undefined
  const least = heightOf(named)
  const free = copy.title === undefined ? 0 : Math.min(spare, page.height * GROWN)
  const size =
    LARGER.map(by => leadingSize(copy, theme, roomAcross(theme), [TITLE[0], TITLE[1] * by])).find(
      larger => heightOf(named, larger) - least <= free * TITLED,
    ) ?? usual
  const above = Math.max(0, Math.floor(free - Math.max(0, heightOf(named, size) - least)))
  const head = { position: 'absolute', top: 0, left: 0, right: 0, height: margin.top + 1 } as const
  return [
    <div ariaHidden style={{ ...head, background: on.color.paper, narrow: { display: 'none' } }} />,
    <Band
      theme={theme}
      ground="accent"
      style={{ padding: [above, margin.right, space(theme, 2), margin.left] }}
    >
      {ground => <Opening theme={ground} copy={named} size={size} />}
    </Band>,
    !whole && <Below theme={theme} copy={copy} />,
  ]
}

/** What an opening says under its title and the names of who wrote it is left for below. */
function titled({ abstract: _, ...copy }: OpeningCopy): OpeningCopy {
  return { ...copy, entries: [], contacts: [], texts: [] }
}

function Below({ theme, copy }: { readonly theme: Theme; readonly copy: OpeningCopy }): Child {
  return [<Abstract theme={theme} copy={copy} by={1.3} />, <Facts theme={theme} copy={copy} />]
}
