import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { strongMark } from '../../charts/mark-inks.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { readWhole, type Whole } from '../decks/whole.ts'
import { gapOf } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'
import type { BodyProps } from './body.tsx'
import { Remark } from './stats.tsx'

/** Shares of the slide's height that the bar has at the least and at most, and that the letters of its figures have at most. */
const BAR = { least: 0.16, most: 0.36 } as const
const FIGURE = 0.078

/** Parts of the whole that a slide is called by as one bar, true to scale, over what each is and how much. */
export function SlideWhole(props: BodyProps): Child {
  const { slide, theme, width, measure, text } = props
  const whole = slide.title && readWhole(slide.title, slide.blocks, theme.lang)
  if (!whole) return null
  const fills = fillsOf(whole, theme)
  const { height } = theme.page
  const keys = <Keys {...props} whole={whole} fills={fills} />
  const said = whole.rest.length > 0 && <Remark {...props} blocks={whole.rest} marked />
  const left = text.room - heightOf([keys, said], { width, theme, measure }) - gapOf(theme, said ? 2 : 1)
  const bar = Math.round(Math.min(Math.max(left, height * BAR.least), height * BAR.most))
  return (
    <div style={{ grow: 1, display: 'flex', direction: 'column' }}>
      <div part="areas" style={{ display: 'flex', direction: 'column', gap: gapOf(theme, 1) }}>
        <div ariaHidden style={{ display: 'flex', gap: 4, narrow: { display: 'none' } }}>
          {whole.parts.map(({ amount }, at) => (
            <div
              part="bar"
              style={{
                ...{ grow: amount, basis: 0, height: bar },
                background: fills[at] ?? theme.color.accent,
              }}
            />
          ))}
        </div>
        {keys}
      </div>
      <div style={{ grow: 1 }} />
      {said}
    </div>
  )
}

/** The fill of each part: the greatest in the accent, the others paler by their size. */
function fillsOf({ parts }: Whole, theme: Theme): readonly string[] {
  const order = parts.toSorted((one, other) => other.amount - one.amount)
  const { paper } = theme.color
  return parts.map(part => mixed(strongMark(theme), paper, (0.72 * order.indexOf(part)) / parts.length))
}

interface KeysProps extends BodyProps {
  readonly whole: Whole
  readonly fills: readonly string[]
}

/** Parts side by side. */
const ACROSS = 4

function Keys({ whole: { parts }, fills, theme, width }: KeysProps): Child {
  const columns = parts.length > ACROSS ? Math.ceil(parts.length / 2) : parts.length
  const gap = gapOf(theme, 1)
  const room = (width - gap * (columns - 1)) / columns
  const widest = Math.max(
    ...parts.map(({ figure }) => textWidth(phrasingText(figure), displaySetting(theme, 1))),
  )
  const size = Math.floor(Math.min(theme.page.height * FIGURE, (room * 0.96) / widest))
  const side = Math.round(theme.type.base * 0.7)
  return (
    <div style={{ display: 'grid', columns, gap, narrow: { columns: 1 } }}>
      {parts.map(({ name, figure }, at) => (
        <div part="stat" style={{ display: 'flex', direction: 'column', gap: gapOf(theme, 0.25) }}>
          <div
            ariaHidden
            style={{ width: side, height: side, background: fills[at] ?? theme.color.accent }}
          />
          <p style={{ grow: 1, leading: 1.2, size: theme.type.base }}>
            <Phrasing nodes={name} theme={theme} size={theme.type.base} />
          </p>
          <p style={{ ...leadStyle(theme, size), color: theme.color.heading, whiteSpace: 'nowrap' }}>
            <Phrasing nodes={figure} theme={theme} size={size} />
          </p>
        </div>
      ))}
    </div>
  )
}
