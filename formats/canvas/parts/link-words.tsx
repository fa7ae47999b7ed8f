import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { growTheme } from '../../parts/grow-theme.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { textHeight } from '../../parts/text-height.ts'
import { factLine } from './fact-line.ts'
import { addressOf } from './read-announcement.ts'
import { fitTitle, Title } from './title.tsx'

interface LinkWordsProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  /** Of the title's column, px. */
  readonly titleWidth: number
  /** Of the column under the title, px. */
  readonly width: number
}

/** Fields that a link's picture does not show: they name the page again, or stand elsewhere. */
const unlisted = ['url', 'title', 'event', 'description', 'tags']

/** The title of a link's picture, its line of support, and at the foot whose it is and from when. */
export function LinkWords({ copy, theme, titleWidth, width }: LinkWordsProps): Child {
  const lead = growTheme(theme, 1.1)
  const facts = factLine(copy, theme.lang, unlisted)
  const address = addressOf(copy)
  const small = [facts, address].filter(text => text !== undefined)
  const { base, leading } = theme.type
  const foot = textHeight(copy.rest, theme, width) + small.length * base * leading
  const support = copy.support ? textHeight([copy.support], lead, width) + space(theme, 0.5) : 0
  const height = theme.page.height - theme.margin.top - theme.margin.bottom - foot - support
  const title = fitTitle(copy.headline ? plainText(copy.headline) : '', theme, {
    width: titleWidth,
    height: Math.max(height, theme.page.height * 0.4),
    lines: 4,
    ...titleSizes(theme),
  })
  const alone = copy.rest.length === 0 && small.length === 0
  return (
    <>
      {alone && <div style={{ grow: 1 }} />}
      {copy.headline && (
        <Title
          heading={copy.headline}
          theme={theme}
          size={title.size}
          style={{ maxWidth: titleWidth, leading: Math.min(theme.type.displayLeading, 1.1) }}
        />
      )}
      {copy.support && (
        <div part="support" style={{ marginTop: space(theme, 0.5), size: lead.type.base, leading: 1.3 }}>
          <Prose nodes={[copy.support]} theme={lead} size={lead.type.base} measured={false} />
        </div>
      )}
      <div style={{ grow: 1 }} />
      {!alone && (
        <div part="foot" style={{ marginTop: space(theme, 0.5), shrink: 0, leading: 1.3 }}>
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

/** Title sizes in px that read in a feed, where the picture is shown at two fifths of its size. */
function titleSizes({ page }: Theme): { readonly least: number; readonly most: number } {
  return { least: (64 * page.width) / 1200, most: (96 * page.width) / 1200 }
}
