import type { RootContent } from 'mdast'
import { bodyStyle, Prose, quietStyle } from '../../../core/compose/index.ts'
import { type Child, toNodes } from '../../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Element } from '../../../core/compose/tree.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { Headline, type HeadlineRoom, headlineSize } from '../../parts/headline.tsx'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { linesOf } from '../../parts/measure.ts'

/** A graphic's copy around its picture: the title over it, and what stands between them and at the foot. */
export interface GraphicCopy extends CanvasCopy {
  readonly lead: readonly RootContent[]
  readonly foot: readonly RootContent[]
}

/** What a sheet of a graphic is made of. */
export interface GraphicSheetProps {
  readonly name: string
  readonly copy: GraphicCopy
  readonly theme: Theme
  /** The graphic itself; it takes all room between title and foot. */
  readonly children: Child
  /** The sheet goes on from another: its title is small. */
  readonly continued?: boolean
  /** The graphic's content may move on to a further sheet. */
  readonly flow?: boolean
}

/** One sheet: title and a line below it, the graphic, and notes at the foot. */
export function graphicSheet(props: GraphicSheetProps): Sheet {
  const { name, copy, theme, children, flow = false, continued = false } = props
  const { page, margin } = theme
  const root = (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <Opening copy={copy} theme={theme} continued={continued} />
      <div part="graphic" {...(flow && { flow })} style={{ grow: 1, display: 'flex', direction: 'column' }}>
        {children}
      </div>
      {copy.foot.length > 0 && (
        <div
          part="foot"
          style={{ ...quietStyle(theme), marginTop: space(theme, FOOT_GAP), shrink: 0, maxWidth: '100%' }}
        >
          <Prose nodes={copy.foot} theme={quietTheme(theme)} size={sizeAt(theme, -1)} measured={false} />
        </div>
      )}
    </section>
  )
  return {
    name,
    size: page,
    margin: [margin.top, margin.right, margin.bottom, margin.left],
    background: theme.color.paper,
    root: toNodes(root)[0] as Element,
    fitFloor: 0.6,
    ...(copy.headline && { title: plainText(copy.headline) }),
  }
}

interface OpeningProps {
  readonly copy: GraphicCopy
  readonly theme: Theme
  readonly continued: boolean
}

const FOOT_GAP = 1
const TITLE_GAP = 1.25

/** The theme for notes: its body is a step smaller and quieter. */
function quietTheme(theme: Theme): Theme {
  const base = sizeAt(theme, -1)
  return {
    ...theme,
    type: { ...theme.type, base },
    color: { ...theme.color, text: theme.color.textMuted, heading: theme.color.textMuted },
  }
}

function headlineRoom({ page, margin, type }: Theme, continued: boolean): HeadlineRoom {
  const short = Math.min(page.width, page.height || page.width)
  const width = page.width - margin.left - margin.right
  const least = type.base * 1.5
  return { width, lines: 1, least, most: continued ? least : Math.max(short * 0.062, least) }
}

function Opening({ copy, theme, continued }: OpeningProps): Child {
  const above = [copy.before, copy.lead].some(blocks => blocks.length > 0)
  if (!above && !copy.headline && !copy.support && !copy.picture) return null
  return (
    <div
      part="opening"
      style={{
        shrink: 0,
        display: 'flex',
        justify: 'between',
        align: 'start',
        gap: space(theme, 1),
        marginBottom: space(theme, TITLE_GAP),
      }}
    >
      <div style={{ grow: 1, basis: 0 }}>
        <Words copy={copy} theme={theme} continued={continued} />
      </div>
      {copy.picture?.data?.asset && (
        <img
          src={copy.picture.data.asset}
          alt={copy.picture.alt ?? ''}
          style={{
            height: pictureHeight(theme),
            maxWidth: pictureHeight(theme) * 3,
            fit: 'contain',
            shrink: 0,
          }}
        />
      )}
    </div>
  )
}

/** A picture stands beside the title, like a mark: the graphic has the sheet. px */
function pictureHeight({ type }: Theme): number {
  return Math.round(type.base * 3.6)
}

function Words({ copy, theme, continued }: OpeningProps): Child {
  return (
    <>
      {copy.before.length > 0 && (
        <div style={{ marginBottom: space(theme, 0.5) }}>
          <Prose nodes={copy.before} theme={theme} />
        </div>
      )}
      {copy.headline && (
        <Headline heading={copy.headline} theme={theme} room={headlineRoom(theme, continued)} />
      )}
      {copy.support && (
        <div part="support" style={{ marginTop: space(theme, 0.25), color: theme.color.textMuted }}>
          <Prose nodes={[copy.support]} theme={theme} measured={false} />
        </div>
      )}
      {copy.lead.length > 0 && (
        <div style={{ marginTop: space(theme, 0.5) }}>
          <Prose nodes={copy.lead} theme={theme} />
        </div>
      )}
    </>
  )
}

/** Room in px for the graphic of a sheet, as far as text can be measured before it is laid out. */
export function graphicRoom(
  copy: GraphicCopy,
  theme: Theme,
  continued = false,
): { readonly width: number; readonly height: number } {
  const { page, margin, type } = theme
  const width = page.width - margin.left - margin.right
  const words = copy.picture ? width - pictureHeight(theme) * 3.3 : width
  const opening = [...copy.before, ...(copy.support ? [copy.support] : []), ...copy.lead]
  let used = 0
  if (copy.headline) {
    const title = plainText(copy.headline)
    const size = headlineSize(title, headlineRoom(theme, continued))
    const setting = { family: type.display, weight: type.displayWeight, size, lang: theme.lang }
    used += Math.ceil(size * 1.06) * linesOf(title, words * 0.97, setting)
  }
  used += blocksHeight(opening, words, type.base, theme)
  if (copy.picture) used = Math.max(used, pictureHeight(theme))
  if (used > 0) used += space(theme, TITLE_GAP)
  if (copy.foot.length > 0)
    used += space(theme, FOOT_GAP) + blocksHeight(copy.foot, width, sizeAt(theme, -1), theme)
  return { width, height: Math.max(page.height - margin.top - margin.bottom - used, 0) }
}

function blocksHeight(blocks: readonly RootContent[], width: number, size: number, theme: Theme): number {
  const setting = { family: theme.type.text, weight: 400, size, lang: theme.lang }
  return blocks.reduce((sum, block) => {
    const lines = linesOf(plainText(block), width * 0.97, setting)
    return sum + lines * Math.ceil(size * theme.type.leading) + space(theme, 0.75)
  }, 0)
}

/** The copy of a graphic's sheet `at` of `count`: further sheets repeat the title alone, and notes stand on the last. */
export function continuedCopy(copy: GraphicCopy, at: number, count: number): GraphicCopy {
  const foot = at === count - 1 ? copy.foot : []
  if (at === 0) return { ...copy, foot }
  const { support: _, ...rest } = copy
  return { ...rest, before: [], lead: [], foot }
}
