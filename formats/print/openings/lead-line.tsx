import { isToBeSeen } from '../../../core/brief/design.ts'
import { displayStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { roomAcross, sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { ARROW, ChangeArrow } from '../../charts/change-arrow.tsx'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import type { LeadFigure } from '../../charts/lead-figure.ts'

/** The most of a sheet's width that a figure takes, and of its height; sizes of the text that it has at least where there is room, where its pages have no room for it as large as it goes, and at most. */
const SHARE = { width: 0.92, height: 0.2 } as const
const SIZES = { least: 5, barely: 7, most: 17 } as const
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
  const isBarely = Object.values(design.parts ?? {}).some(dress => isToBeSeen(dress) && dress?.scale)
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
          at > 0 && <ChangeArrow theme={theme} size={size} />,
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
