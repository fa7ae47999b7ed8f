import type { PhrasingContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { type FiguredLine, readFiguredLines } from '../decks/figured-lines.ts'
import { leadColor } from '../sheets/grounds.ts'
import { gapOf } from '../type/deck-theme.ts'
import { lineWidth } from '../type/largest.ts'
import { Figure, FIGURE_LEADING } from '../type/said-figure.tsx'
import type { BodyProps } from './body.tsx'

/** Letters of figures and of the words around them, shares of the slide's height. */
const SIZE = { one: 0.34, several: 0.22, words: 0.052, said: 0.046 } as const

/** A few short paragraphs, of which those that tell a figure have it as the largest thing of their slide. */
export function SlideFigured(props: BodyProps): Child {
  const { slide, theme, width, text, measure } = props
  const lines = readFiguredLines(slide.blocks) ?? []
  const figured = lines.filter(({ said }) => said)
  const others = lines.filter(({ said }) => !said)
  const beside = figured.length > 1
  const gap = gapOf(theme, 2)
  const column = Math.floor((width - gap * (figured.length - 1)) / figured.length)
  const rest = others.length > 0 && <Others lines={others} theme={theme} />
  const words = scaled(theme, Math.max(1, (theme.page.height * SIZE.words) / theme.type.base))
  const around = (line: FiguredLine): readonly Child[] => [
    <Words nodes={line.said?.before ?? []} theme={words} />,
    <Words nodes={line.said?.after ?? []} theme={words} />,
  ]
  const place = { width: column, theme, measure }
  const taken = Math.max(...figured.map(line => heightOf(around(line), place)))
  const room = text.room - taken - heightOf(rest, { width, theme, measure }) - gapOf(theme, 1)
  const style = { transform: 'none', color: figureColor(theme) } as const
  const drawn = (line: FiguredLine) => (px: number) => (
    <Figure words={line.said?.figure ?? []} theme={theme} size={px} style={style} />
  )
  const widest = Math.max(...figured.map(line => lineWidth(drawn(line), measure)))
  const most = theme.page.height * (beside ? SIZE.several : SIZE.one)
  const size = Math.floor(Math.max(Math.min(column / widest, room / FIGURE_LEADING, most), words.type.base))
  return (
    <>
      <div style={{ grow: 1 }} />
      <div style={{ display: 'flex', gap, align: 'stretch', narrow: { direction: 'column' } }}>
        {figured.map(line => {
          const [before, after] = around(line)
          return (
            <div part="stat" style={{ width: column, shrink: 0, display: 'flex', direction: 'column' }}>
              {beside && <div style={{ grow: 1 }}>{before}</div>}
              {!beside && before}
              {drawn(line)(size)}
              {beside ? <div style={{ grow: 1 }}>{after}</div> : after}
            </div>
          )
        })}
      </div>
      <div style={{ grow: 1 }} />
      {rest}
    </>
  )
}

function Words({
  nodes,
  theme,
}: {
  readonly nodes: readonly PhrasingContent[]
  readonly theme: Theme
}): Child {
  if (nodes.length === 0) return null
  const size = theme.type.base
  return (
    <p style={{ size, leading: 1.25, textWrap: 'balance', hyphens: false }}>
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  )
}

/** Figures of a light deck are in the accent too, where it can be read. */
function figureColor(theme: Theme): string {
  return theme.mode === 'dark' ? leadColor(theme) : theme.color.accentText
}

/** What tells no figure stands at the foot, under a rule. */
function Others({ lines, theme }: { readonly lines: readonly FiguredLine[]; readonly theme: Theme }): Child {
  const set = scaled(theme, Math.max(1, (theme.page.height * SIZE.said) / theme.type.base))
  return (
    <div
      style={{
        ...{ marginTop: gapOf(theme, 1), padding: [gapOf(theme, 0.75), 0, 0, 0] },
        borderTop: { width: 3, color: theme.color.accent },
      }}
    >
      {lines.map(({ paragraph }) => (
        <Words nodes={paragraph.children} theme={set} />
      ))}
    </div>
  )
}
