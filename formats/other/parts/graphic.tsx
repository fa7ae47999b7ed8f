import type { RootContent } from 'mdast'
import { bodyStyle, groupBlocks, Prose } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Headline } from '../../parts/headline.tsx'
import type { CanvasCopy } from '../../parts/read-canvas.ts'

/** What a format decides about a graphic with a title over its parts. */
export interface GraphicLook {
  /** Parts side by side; more than there are parts is as many as there are. */
  readonly columns: number
  /** Items of a single list are parts of their own. */
  readonly items: boolean
}

/** One sheet: a title, a line below it, and the parts of the copy in a grid. What does not fit goes on on a further sheet. */
export function composeGraphic(copy: CanvasCopy, theme: Theme, look: GraphicLook): readonly Sheet[] {
  const { page, margin } = theme
  return [
    {
      name: 'graphic',
      size: page,
      margin: [margin.top, margin.right, margin.bottom, margin.left],
      background: theme.color.paper,
      root: toNodes(<Graphic copy={copy} theme={theme} look={look} />)[0] as Element,
      fitFloor: 0.6,
      ...(copy.headline && { title: plainText(copy.headline) }),
    },
  ]
}

interface GraphicProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly look: GraphicLook
}

function Graphic({ copy, theme, look }: GraphicProps): Child {
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const most = Math.min(page.width, page.height || page.width) * 0.09
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      {copy.before.length > 0 && (
        <div style={{ marginBottom: space(theme, 0.5) }}>
          <Prose nodes={copy.before} theme={theme} />
        </div>
      )}
      {copy.headline && (
        <Headline
          heading={copy.headline}
          theme={theme}
          room={{ width, lines: 2, least: theme.type.base * 1.8, most }}
        />
      )}
      {copy.support && (
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Prose nodes={[copy.support]} theme={theme} />
        </div>
      )}
      <div flow style={{ grow: 1, marginTop: space(theme, 1.5) }}>
        <Parts blocks={withPicture(copy)} theme={theme} look={look} />
      </div>
    </section>
  )
}

function withPicture({ picture, rest }: CanvasCopy): readonly RootContent[] {
  return picture ? [{ type: 'paragraph', children: [picture] }, ...rest] : rest
}

function Parts({
  blocks,
  theme,
  look,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  readonly look: GraphicLook
}): Child {
  const { lead, groups } = groupBlocks(blocks)
  const lists = blocks.filter(block => block.type === 'list').length
  const grouped =
    groups.length >= 2 && (look.items || lists !== 1 || blocks.some(block => block.type === 'heading'))
  if (!grouped) return <Prose nodes={blocks} theme={theme} measured={false} />
  const columns = Math.min(look.columns, groups.length)
  return (
    <>
      {lead.length > 0 && (
        <div style={{ marginBottom: space(theme, 1) }}>
          <Prose nodes={lead} theme={theme} />
        </div>
      )}
      <div style={{ display: 'grid', columns, gap: [space(theme, 1.75), space(theme, 1.5)] }}>
        {groups.map(group => (
          <div
            style={{
              borderTop: { width: Math.max(3, theme.rule * 2), color: theme.color.accent },
              padding: [space(theme, 0.75), 0, 0, 0],
            }}
          >
            <Prose nodes={group} theme={theme} level={1} measured={false} />
          </div>
        ))}
      </div>
    </>
  )
}
