import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { belowTitle } from '../type/deck-theme.ts'
import { type Point, readTerms } from '../decks/list-shapes.ts'
import type { BodyProps } from './body.tsx'

/** A few points, each a term over what is said of it, side by side. */
export function SlidePoints({ slide, theme, width, text }: BodyProps): Child {
  return slide.blocks.map((block, at) => {
    const points = block.type === 'list' ? readTerms(block) : undefined
    return (
      <div style={{ marginTop: at === 0 ? 0 : space(theme, 1.75) }}>
        {points ? (
          <Points points={points} theme={theme} set={belowTitle(theme, text.scale)} width={width} />
        ) : (
          <Prose nodes={[block]} theme={theme} measured={false} />
        )}
      </div>
    )
  })
}

interface PointsProps {
  readonly points: readonly Point[]
  readonly theme: Theme
  /** That of their words. */
  readonly set: Theme
  readonly width: number
}

function Points({ points, theme, set, width }: PointsProps): Child {
  const { length } = points
  const most = width < theme.page.width * 0.7 ? 2 : 3
  const columns = length === 4 ? 2 : Math.min(length, most)
  return (
    <div role="list" style={{ display: 'grid', columns, gap: [space(theme, 1.75), space(theme, 2)] }}>
      {points.map(point => (
        <PointCell point={point} theme={set} />
      ))}
    </div>
  )
}

function PointCell({ point, theme }: { readonly point: Point; readonly theme: Theme }): Child {
  const size = Math.round(sizeAt(theme, 1) * 0.95)
  const rule = { width: 4, color: theme.color.accent }
  return (
    <div part="point" role="listitem" style={{ borderTop: rule, padding: [space(theme, 0.75), 0, 0, 0] }}>
      <p style={{ ...displayStyle(theme, size), leading: 1.2 }}>
        <Phrasing nodes={point.lead} theme={theme} size={size} />
      </p>
      <p style={{ marginTop: space(theme, 0.25), leading: 1.35, size: theme.type.base }}>
        <Phrasing nodes={point.words} theme={theme} />
      </p>
    </div>
  )
}
