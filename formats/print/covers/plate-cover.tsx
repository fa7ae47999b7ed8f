import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { contrast, EXPLICIT_INK } from '../../../core/theme/contrast.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Abstract, Subtitle, Title, Credits } from '../openings/opening.tsx'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { type Cover, onCoverFill, Plate, titleSize } from './cover.tsx'

/** Parts of the sheet's height: how much the plate takes, and at least. */
const PLATE = 0.445
const LEAST = 0.18

/** The title as high as what lies below it, on a tint: a photograph, or a field of the accent, that fills three edges of the sheet. */
export const plateCover: Cover = props => {
  const filled = onCoverFill(props.theme)
  if (filled && props.picture === undefined) return undefined
  const theme = filled ?? themeOn(props.theme, 'tint')
  const { page, margin } = theme
  const { top, right, bottom, left } = margin
  const words = (
    <Words theme={theme} copy={props.copy} color={filled ? theme.color.heading : inkOf(props.theme, theme)} />
  )
  const { height } = props.measure.piece(<div style={bodyStyle(theme)}>{words}</div>, roomAcross(theme))
  const gap = space(theme, 2)
  const depth = Math.round(
    Math.min(page.height * PLATE, page.height - height - top - gap - space(theme, 0.5)),
  )
  if (depth < page.height * LEAST) return undefined
  return (
    <section
      part="cover"
      style={{
        ...bodyStyle(theme),
        ...{ position: 'relative', minHeight: page.height, padding: [top, right, depth + gap, left] },
        ...{ background: theme.color.paper, textAlign: 'start' },
        narrow: { minHeight: 0, padding: [bottom, space(theme, 2)] },
      }}
    >
      <div style={{ minHeight: page.height - top - depth - gap, narrow: { minHeight: 0 }, ...COLUMN }}>
        {words}
      </div>
      <Plate theme={props.theme} picture={props.picture} edge="bottom" depth={depth} />
    </section>
  )
}

const COLUMN = { display: 'flex', direction: 'column' } as const

/** How much of the sheet's height a title takes at most. */
const TITLE = 0.31

/** Letters of a word that may have a line of the title to itself, and how many of them. */
const WORD = 11
const WORDS = 4

interface WordsProps {
  readonly theme: Theme
  readonly copy: OpeningCopy
  /** Of the title. */
  readonly color: string
}

/** A title as large as this has the accent as it is, where it is seen on the tint: a tint's own ink is paler. */
function inkOf({ color: { accentText } }: Theme, { color }: Theme): string {
  return contrast(accentText, color.paper) >= EXPLICIT_INK ? accentText : color.heading
}

function Words({ theme, copy, color }: WordsProps): Child {
  const { page } = theme
  const width = roomAcross(theme)
  const text = copy.title?.text ?? ''
  const words = text.split(/\s+/u)
  const stacked = words.length <= WORDS && words.every(word => word.length <= WORD)
  const lines = stacked ? words.length : Math.min(2 + Math.ceil(text.length / 26), 6)
  const most = Math.min(theme.type.base * 10, (page.height * TITLE) / lines)
  const size = titleSize(text, theme, {
    ...{ width, lines, least: theme.type.base * 2.5 },
    most: most * theme.design.type.displayScale,
  })
  return [
    <div>
      <Title theme={theme} copy={copy} size={size} style={{ leading: 0.98, color }} />
      <Subtitle
        theme={theme}
        copy={copy}
        style={{ marginTop: space(theme, 1.25), maxWidth: width * 0.75, size: sizeAt(theme, 2) }}
      />
      <Abstract theme={theme} copy={copy} />
    </div>,
    <div style={{ grow: 1 }} />,
    <div style={{ padding: [space(theme, 2), 0, 0, 0] }}>
      <Credits theme={theme} copy={copy} />
    </div>,
  ]
}
