import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { linesOf } from '../../parts/measure.ts'
import { textHeight } from '../../parts/text-height.ts'
import type { CanvasCopy } from './canvas-copy.ts'
import { type Entry, textOf } from './entry.ts'
import type { LinkPlan } from './link-plan.ts'
import { ContactLine } from './pass-terms.tsx'
import { HeadlineLabel, Title } from './title.tsx'

interface LinkWordsProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly plan: LinkPlan
}

/** The title of a link's picture, its line of support, and at the foot whose it is and from when. */
export function LinkWords({ copy, theme, plan }: LinkWordsProps): Child {
  const lead = scaled(theme, LEAD)
  const small = smallEntries(copy)
  const prose = [...copy.rest, ...copy.terms]
  const alone = prose.length === 0 && small.length === 0
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
      {copy.support.length > 0 && (
        <div
          part="support"
          style={{ maxWidth: plan.text, marginTop: space(theme, 0.5), size: lead.type.base, leading: 1.3 }}
        >
          <Prose nodes={copy.support} theme={lead} size={lead.type.base} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {!alone && (
        <div
          part="foot"
          style={{ maxWidth: plan.text, marginTop: space(theme, 0.5), shrink: 0, leading: 1.3 }}
        >
          <Prose nodes={prose} theme={theme} measured={false} level={3} />
          {small.length > 0 && (
            <div
              style={{ color: theme.color.textMuted, marginTop: prose.length > 0 ? space(theme, 0.5) : 0 }}
            >
              <ContactLine contacts={small} theme={theme} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** How much larger than body the line of support is. */
const LEAD = 1.1

/** What stands small at the foot: facts, then the address. */
function smallEntries({ facts, captions, contacts }: CanvasCopy): readonly Entry[] {
  return [...facts, ...captions.map(phrase => ({ label: phrase, written: true, lines: [] })), ...contacts]
}

/** The height in px that the line of support will take in a column, its distance included. */
export function supportHeight({ support }: CanvasCopy, theme: Theme, width: number): number {
  return support.length > 0 ? textHeight(support, scaled(theme, LEAD), width) + space(theme, 0.5) : 0
}

/** The height in px that the foot will take in a column. */
export function footHeight(copy: CanvasCopy, theme: Theme, width: number): number {
  const { base, leading, text: family } = theme.type
  const setting = { family, weight: 400, size: base, lang: theme.lang }
  const words = smallEntries(copy).map(textOf).join(' · ')
  const small = words === '' ? 0 : linesOf(words, width, setting) * base * leading
  return textHeight([...copy.rest, ...copy.terms], theme, width) + small
}
