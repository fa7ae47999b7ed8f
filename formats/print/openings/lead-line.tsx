import { displayStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import type { LeadFigure } from './lead-figure.ts'

/** The most of a sheet's width that a figure takes, and of its height; sizes of the text that it has at least where there is room, where its pages have no room for it as large as it goes, and at most. */
const SHARE = { width: 0.92, height: 0.2 } as const
const SIZES = { least: 5, barely: 7, most: 17 } as const
/** What the arrow between two figures is wide, in em, and what there is at either side. */
const ARROW = { width: 0.62, gap: 0.16 } as const
/** Of the figure's size: the most that a title beside it has. */
const BESIDE = 0.55

/** Letters of words that are somewhat larger than a sentence. */
const BRIEF = 48

interface LeadLineProps {
  readonly theme: Theme
  readonly lead: LeadFigure
  readonly align?: Style['textAlign']
}

/** px of the figure that leads a sheet: as large as the room across allows. */
function leadSize({ figures }: LeadFigure, theme: Theme): number {
  const { page, type, design } = theme
  const setting = displaySetting(theme, 1)
  const isBarely = Object.values(design.parts ?? {}).some(dress => dress?.rank === 'first' && dress.scale)
  const between = (figures.length - 1) * (ARROW.width + 2 * ARROW.gap)
  const width = figures.reduce((sum, figure) => sum + textWidth(figure, setting), between)
  const sizes = isBarely ? SIZES.barely : SIZES.most
  const most = Math.min(type.base * sizes, page.height > 0 ? page.height * SHARE.height : Infinity)
  return Math.floor(Math.min(most, (roomAcross(theme) * SHARE.width) / Math.max(width, 0.1)))
}

/** px that a title has at most under the figure that leads it. */
export function titleBesideLead(lead: LeadFigure, theme: Theme): number {
  return Math.floor(leadSize(lead, theme) * BESIDE)
}

/** The figure that a brief wants first, as large as it goes, over what the copy says of it. */
export function LeadLine({ theme, lead, align }: LeadLineProps): Child {
  const size = Math.max(leadSize(lead, theme), theme.type.base * Math.min(SIZES.least, 2))
  const numeral: Style = {
    ...displayStyle(theme, size),
    ...{ transform: 'none', leading: 0.95, whiteSpace: 'nowrap', hyphens: false },
    narrow: { whiteSpace: 'normal' },
  }
  const row: Style = {
    ...{ display: 'flex', align: 'center', gap: Math.round(size * ARROW.gap), wrap: true },
    ...(align === 'center' && { justify: 'center' }),
  }
  return (
    <div part="lead" style={{ marginBottom: space(theme, 2), ...(align && { textAlign: align }) }}>
      <div style={row}>
        {lead.figures.map((figure, at) => [
          at > 0 && <Arrow theme={theme} size={size} />,
          <p style={numeral}>{figure}</p>,
        ])}
      </div>
      {lead.words !== '' && (
        <p
          style={{
            marginTop: space(theme, 0.5),
            size: sizeAt(theme, lead.words.length > BRIEF ? 1 : 2),
            leading: 1.3,
            textWrap: 'balance',
          }}
        >
          {lead.words}
        </p>
      )}
    </div>
  )
}

/** Contrast from which a mark is seen on its ground. */
const SEEN = 3

/** What something was points to what it is. */
function Arrow({ theme, size }: { readonly theme: Theme; readonly size: number }): Child {
  const [width, height] = [Math.round(size * ARROW.width), Math.round(size * 0.4)]
  const [middle, rule] = [height / 2, Math.max(size * 0.035, 1.5)]
  const x = (at: number): number => Math.round((theme.dir === 'rtl' ? width - at : at) * 100) / 100
  const y = (at: number): number => Math.round(at * 100) / 100
  const head = width - middle
  const { paper, text } = theme.color
  const asked = theme.design.parts?.figures?.color ?? text
  const fill = contrast(asked, paper) >= SEEN ? asked : text
  const d =
    `M ${x(0)} ${y(middle - rule)} L ${x(head)} ${y(middle - rule)} L ${x(head)} 0 L ${x(width)} ${y(middle)} ` +
    `L ${x(head)} ${height} L ${x(head)} ${y(middle + rule)} L ${x(0)} ${y(middle + rule)} Z`
  return (
    <svg
      ariaHidden
      art={{ viewBox: [width, height], outlines: [{ d, fill }] }}
      style={{ width, height, shrink: 0 }}
    />
  )
}
