import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { onPhone } from '../type/deck-theme.ts'
import type { TypePlan } from '../type/plan-type.tsx'
import { type Point, readFigures } from '../decks/list-shapes.ts'
import type { BodyProps } from './body.tsx'
import { columnsFor, ruled } from './side-by-side.tsx'

/** Letters of a bold face, capitals among them, are at most this many times as wide as high. */
const widestLetter = 0.72

/** Figures that fill a slide, each large over its words; what stands around them stays above or below. */
export function SlideStats({ slide, theme, width, text }: BodyProps): Child {
  const only = slide.blocks.length === 1
  return (
    <>
      <div style={{ grow: 1 }} />
      {slide.blocks.map((block, at) => {
        const points = block.type === 'list' ? readFigures(block) : undefined
        const marginTop = at === 0 ? 0 : space(theme, 1.75)
        return (
          <div style={{ marginTop }}>
            {points ? (
              <Figures points={points} theme={theme} width={width} only={only} text={text} />
            ) : (
              <Prose nodes={[block]} theme={theme} measured={false} />
            )}
          </div>
        )
      })}
      <div style={{ grow: 2 }} />
    </>
  )
}

/** Share of the room down that figures take at most. */
const MOST = 0.45

interface FiguresProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  readonly width: number
  /** Whether there is nothing else on the slide. */
  readonly only: boolean
  readonly text: TypePlan
}

/** Long figures, such as spans and dates, stand beside their words; short ones over them. */
function Figures({ points, theme, width, only, text }: FiguresProps): Child {
  const longest = Math.max(...points.map(({ lead }) => textOf(lead).length), 1)
  const across = columnsFor(points.length)
  const gap = space(theme, 2)
  const alone = points.length === 1
  const { room, scale } = text
  const most = Math.min(sizeAt(theme, alone ? 7 : 5), theme.page.height * (alone ? 0.27 : 0.17), room * MOST)
  const row = room / points.length - space(theme, 1.5)
  const { base } = theme.type
  const beside = Math.max(Math.min(most, (width * 0.5) / (longest * widestLetter), row / 1.1), base)
  const over = Math.max(
    Math.min(most, (width - gap * (across - 1)) / across / (longest * widestLetter)),
    base,
  )
  if (only && points.length <= 3 && points.length > 1 && over < base * 3 && beside > over)
    return points.map((point, at) => (
      <FigureRow
        point={point}
        theme={wordsTheme(theme, beside, scale)}
        size={Math.round(beside)}
        width={width}
        first={at === 0}
      />
    ))
  return (
    <div style={{ display: 'grid', columns: across, gap: [space(theme, 2), gap] }}>
      {points.map(point => (
        <Figure point={point} theme={wordsTheme(theme, over, scale)} size={Math.round(over)} />
      ))}
    </div>
  )
}

/** The words of a figure leave it three times as large. */
function wordsTheme(theme: Theme, figure: number, scale: number): Theme {
  return scaled(theme, Math.max(1, Math.min(scale, figure / 3 / theme.type.base)))
}

function textOf(lead: Point['lead']): string {
  return plainText({ type: 'paragraph', children: [...lead] })
}

interface FigureProps {
  readonly point: Point
  readonly theme: Theme
  /** px of the figure. */
  readonly size: number
}

/** Figures keep their letters: m and M are not the same unit. */
function figureStyle(theme: Theme, size: number) {
  return { ...displayStyle(theme, size), leading: 1.1, numeric: 'tabular', transform: 'none' } as const
}

function Figure({ point, theme, size }: FigureProps): Child {
  return (
    <div part="stat" style={ruled(theme)}>
      <p
        part="figure"
        style={{ ...figureStyle(theme, size), narrow: onPhone(theme, textOf(point.lead), size) }}
      >
        <Phrasing nodes={point.lead} theme={theme} size={size} />
      </p>
      <p style={{ marginTop: space(theme, 0.25), leading: 1.35, size: theme.type.base }}>
        <Phrasing nodes={point.words} theme={theme} />
      </p>
    </div>
  )
}

interface FigureRowProps extends FigureProps {
  readonly width: number
  readonly first: boolean
}

function FigureRow({ point, theme, size, width, first }: FigureRowProps): Child {
  return (
    <div
      part="stat"
      style={{
        ...ruled(theme),
        display: 'flex',
        align: 'center',
        gap: space(theme, 1.5),
        padding: [space(theme, 0.5), 0],
        ...(!first && { marginTop: space(theme, 0.5) }),
      }}
    >
      <p part="figure" style={{ ...figureStyle(theme, size), width: Math.round(width * 0.5), shrink: 0 }}>
        <Phrasing nodes={point.lead} theme={theme} size={size} />
      </p>
      <p style={{ leading: 1.3, grow: 1, basis: 0, size: theme.type.base }}>
        <Phrasing nodes={point.words} theme={theme} />
      </p>
    </div>
  )
}
