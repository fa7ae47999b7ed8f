import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { hasMasthead, Masthead } from '../sheets/masthead.tsx'
import { HeadlineLabel, Title } from '../sheets/title.tsx'
import { Foot } from './foot.tsx'
import type { AnnouncementProps } from './look.ts'

interface WordsProps extends AnnouncementProps {
  /** Of their column, px. */
  readonly width: number
  /** px */
  readonly titleSize: number
  /** What else there is stands in a column of its own. */
  readonly apart: boolean
  /** Free room stands over the title as well as under it: where no picture is above. */
  readonly centred: boolean
}

/** The words of an announcement from the brand to the foot; what room is left stands over the foot, or around the title. */
export function Words(props: WordsProps): Child {
  const { copy, theme, titleSize, centred, apart } = props
  return (
    <>
      <Above {...props} />
      {centred && <div style={{ grow: 1 }} />}
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
      {copy.headline && <Title words={copy.headline} theme={theme} size={titleSize} />}
      <Support {...props} />
      <div style={{ grow: 1 }} />
      {!apart && <Foot {...props} />}
    </>
  )
}

/** The height in px of the words over the foot, without the title. */
export function wordsHeight(props: AnnouncementProps, width: number): number {
  return heightOf([<Above {...props} />, <Support {...props} />], { ...props, width })
}

/** The mark, the brand and what stands over the headline. */
function Above({ copy, theme }: AnnouncementProps): Child {
  if (!hasMasthead(copy)) return null
  return (
    <div style={{ shrink: 0, marginBottom: space(theme, 0.75) }}>
      <Masthead copy={copy} theme={theme} />
    </div>
  )
}

/** The line under the headline. */
export function Support(props: AnnouncementProps): Child {
  const { support } = props.copy
  if (support.length === 0) return null
  const lead = supportTheme(props)
  return (
    <div part="support" style={{ marginTop: space(props.theme, 0.75), size: lead.type.base, leading: 1.3 }}>
      <Prose nodes={support} theme={lead} size={lead.type.base} measured={false} />
    </div>
  )
}

/** The theme of the line under an announcement's headline. */
function supportTheme({ theme, look }: Pick<AnnouncementProps, 'theme' | 'look'>): Theme {
  return scaled(theme, look.support ?? 1.25)
}
