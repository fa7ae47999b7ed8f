import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import { linesOf } from '../../parts/measure.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import { factLine } from './fact-line.ts'
import { addressOf } from './read-announcement.ts'
import type { LinkPlan } from './link-plan.ts'
import { Title } from './title.tsx'

interface LinkWordsProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly plan: LinkPlan
}

/** Fields that a link's picture does not show: they name the page again, or stand elsewhere. */
const unlisted = ['url', 'title', 'event', 'description', 'tags']

/** The title of a link's picture, its line of support, and at the foot whose it is and from when. */
export function LinkWords({ copy, theme, plan }: LinkWordsProps): Child {
  const lead = leadTheme(theme)
  const small = smallLines(copy, theme)
  const alone = copy.rest.length === 0 && small.length === 0
  // A picture below the title leaves it no room to stand lower.
  const onTop = plan.picture !== undefined && plan.picture.height < theme.page.height
  return (
    <>
      {alone && !onTop && <div style={{ grow: 1 }} />}
      {copy.headline && (
        <Title
          heading={copy.headline}
          theme={theme}
          size={plan.titleSize}
          style={{ maxWidth: plan.title, leading: Math.min(theme.type.displayLeading, 1.1) }}
        />
      )}
      {copy.support && (
        <div
          part="support"
          style={{ maxWidth: plan.text, marginTop: space(theme, 0.5), size: lead.type.base, leading: 1.3 }}
        >
          <Prose nodes={[copy.support]} theme={lead} size={lead.type.base} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {!alone && (
        <div
          part="foot"
          style={{ maxWidth: plan.text, marginTop: space(theme, 0.5), shrink: 0, leading: 1.3 }}
        >
          <Prose nodes={copy.rest} theme={theme} measured={false} />
          {small.length > 0 && (
            <div
              style={{
                color: theme.color.textMuted,
                marginTop: isText(copy.rest.at(-1)) ? 0 : space(theme, 0.5),
              }}
            >
              {small.map(line => (
                <p>{line}</p>
              ))}
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** Whether the small lines may stand right below a block as more lines of it. */
function isText(block: RootContent | undefined): boolean {
  return block === undefined || block.type === 'paragraph'
}

function leadTheme(theme: Theme): Theme {
  return growTheme(theme, 1.1)
}

/** What stands small at the foot: facts of the front matter, the site's address. */
export function smallLines(copy: CanvasCopy, { lang }: Theme): readonly string[] {
  return [factLine(copy, lang, unlisted), addressOf(copy)].filter(text => text !== undefined)
}

/** The height in px that the line of support will take in a column, its distance included. */
export function supportHeight({ support }: CanvasCopy, theme: Theme, width: number): number {
  return support ? textHeight([support], leadTheme(theme), width) + space(theme, 0.5) : 0
}

/** The height in px that the foot will take in a column. */
export function footHeight(copy: CanvasCopy, theme: Theme, width: number): number {
  const { base, leading, text: family } = theme.type
  const setting = { family, weight: 400, size: base, lang: theme.lang }
  const small = smallLines(copy, theme).reduce((sum, line) => sum + linesOf(line, width, setting), 0)
  return textHeight(copy.rest, theme, width) + small * base * leading
}
