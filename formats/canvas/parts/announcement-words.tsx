import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import { Foot } from './announcement-foot.tsx'
import type { AnnouncementProps } from './announcement-look.ts'
import { brandOf } from './read-announcement.ts'
import { supportTheme } from './support-theme.ts'
import { Title } from './title.tsx'

interface WordsProps extends AnnouncementProps {
  /** Of their column, px. */
  readonly width: number
  /** px */
  readonly titleSize: number
  /** Free room stands over the title as well as under it: where no picture is above. */
  readonly centred: boolean
}

/** The words of an announcement from the brand to the foot; what room is left stands over the foot, or around the title. */
export function Words(props: WordsProps): Child {
  const { copy, theme, titleSize, centred } = props
  const lead = supportTheme(props)
  return (
    <>
      <Masthead copy={copy} theme={theme} />
      {centred && <div style={{ grow: 1 }} />}
      {copy.headline && <Title heading={copy.headline} theme={theme} size={titleSize} />}
      {copy.support && (
        <div part="support" style={{ marginTop: space(theme, 0.75), size: lead.type.base, leading: 1.3 }}>
          <Prose nodes={[copy.support]} theme={lead} size={lead.type.base} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      <Foot {...props} />
    </>
  )
}

/** The height in px of the words over the foot, without the title. */
export function wordsHeight(props: AnnouncementProps, width: number): number {
  const { copy, theme } = props
  const { base } = theme.type
  const logo = copy.logo ? base * 2 : 0
  const brand = brandOf(copy) ? base * 1.25 : 0
  const before = textHeight(copy.before, theme, width)
  const masthead = logo + brand + before
  const support = copy.support ? textHeight([copy.support], supportTheme(props), width) : 0
  return (masthead > 0 ? masthead + space(theme, 0.75) : 0) + support
}

/** The brand, small, and what the author put over the headline. */
function Masthead({ copy, theme }: { readonly copy: CanvasCopy; readonly theme: Theme }): Child {
  const brand = brandOf(copy)
  if (!brand && copy.before.length === 0 && !copy.logo) return null
  const { color, type } = theme
  return (
    <div
      part="masthead"
      style={{
        shrink: 0,
        marginBottom: space(theme, 0.75),
        color: color.accentText,
        weight: type.strongWeight,
        leading: 1.25,
      }}
    >
      {copy.logo && <img src={copy.logo} alt="" style={{ height: type.base * 2, fit: 'contain' }} />}
      {brand && <p>{brand}</p>}
      <Prose nodes={copy.before} theme={theme} measured={false} />
    </div>
  )
}
