import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { ContactLine } from '../sheets/terms.tsx'
import { HeadlineLabel, Title } from '../sheets/title.tsx'
import type { LinkPlan } from './plan.ts'

interface LinkWordsProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly plan: LinkPlan
}

/** The title of a link's picture, its line of support, and at the foot whose it is and from when. */
export function LinkWords({ copy, theme, plan }: LinkWordsProps): Child {
  const alone = copy.rest.length + copy.terms.length + smallEntries(copy).length === 0
  // A picture below the title leaves it no room to stand lower.
  const onTop = plan.picture !== undefined && plan.picture.height < theme.page.height
  return (
    <>
      {alone && !onTop && <div style={{ grow: 1 }} />}
      {copy.headlineLabel && <HeadlineLabel words={copy.headlineLabel} theme={theme} />}
      {copy.headline && (
        <Title
          words={copy.headline}
          theme={theme}
          size={plan.titleSize}
          style={{ maxWidth: plan.title, leading: Math.min(theme.type.displayLeading, 1.1) }}
        />
      )}
      <LinkSupport copy={copy} theme={theme} width={plan.text} />
      <div style={{ grow: 1 }} />
      <LinkFoot copy={copy} theme={theme} width={plan.text} />
    </>
  )
}

/** How much larger than body the line of support is. */
const LEAD = 1.1

/** What stands small at the foot: facts, then the address. */
export function smallEntries({ facts, captions, contacts }: CanvasCopy): readonly Entry[] {
  return [...facts, ...captions.map(phrase => ({ label: phrase, written: true, lines: [] })), ...contacts]
}

interface PartProps extends Pick<LinkWordsProps, 'copy' | 'theme'> {
  /** px */
  readonly width: number
}

/** The line under the title. */
export function LinkSupport({ copy: { support }, theme, width }: PartProps): Child {
  if (support.length === 0) return null
  const lead = scaled(theme, LEAD)
  return (
    <div
      part="support"
      style={{ maxWidth: width, marginTop: space(theme, 0.5), size: lead.type.base, leading: 1.3 }}
    >
      <Prose nodes={support} theme={lead} size={lead.type.base} measured={false} />
    </div>
  )
}

/** Everything else: text, then what stands small. */
export function LinkFoot({ copy, theme, width }: PartProps): Child {
  const prose = [...copy.rest, ...copy.terms]
  const small = smallEntries(copy)
  if (prose.length + small.length === 0) return null
  return (
    <div part="foot" style={{ maxWidth: width, marginTop: space(theme, 0.5), shrink: 0, leading: 1.3 }}>
      <Prose nodes={prose} theme={theme} measured={false} level={3} />
      {small.length > 0 && (
        <div style={{ color: theme.color.textMuted, marginTop: prose.length > 0 ? space(theme, 0.5) : 0 }}>
          <ContactLine contacts={small} theme={theme} />
        </div>
      )}
    </div>
  )
}

/** The height in px that the line of support and the foot will take in a column. */
export function aroundHeight(copy: CanvasCopy, place: Place): number {
  const { theme, width } = place
  const parts = { copy, theme, width }
  return heightOf([<LinkSupport {...parts} />, <LinkFoot {...parts} />], place)
}
