import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { sizeAt, type Theme, roomAcross } from '../../../core/theme/theme.ts'

/** Where the route runs on a sheet, px from the start of its text area. */
interface RoutePlace {
  readonly start: number
  readonly width: number
  /** Where the text beside it begins. */
  readonly text: number
}

/** Share of the room across from the start of the text area to the text, and the route's width as a part of that room. */
const TEXT = 0.36
const WIDTH = 0.05

/** The place of the route under a theme's margins. */
export function routeIn(theme: Theme): RoutePlace {
  const room = roomAcross(theme)
  const width = Math.round(room * WIDTH)
  const text = Math.round(room * TEXT)
  return { start: text - width * 2, width, text }
}

/** A length from the start of the text area as one from the edge of the sheet where lines begin. */
export function fromEdge({ dir, margin }: Theme, length: number): Pick<Style, 'left' | 'right'> {
  return dir === 'rtl' ? { right: margin.right + length } : { left: margin.left + length }
}

interface RouteProps {
  readonly theme: Theme
  /** The page's number stands at its foot. */
  readonly numbered?: boolean
}

/** The route over the whole height of a page, as its backdrop. */
export function Route({ theme, numbered = false }: RouteProps): Child {
  const { page, color, type } = theme
  const { start, width } = routeIn(theme)
  const bar = { position: 'absolute', ...fromEdge(theme, start), width } as const
  const d = `M 0 0 L ${width} 0 L ${width} ${page.height} L 0 ${page.height} Z`
  const outlines = [{ d, fill: color.accent }]
  const look = {
    family: type.text,
    size: sizeAt(theme, -1),
    weight: type.strongWeight,
    color: color.onAccent,
  }
  return (
    <div style={{ position: 'relative', height: page.height }}>
      <svg
        ariaHidden
        art={{ viewBox: [width, page.height], outlines }}
        style={{ ...bar, top: 0, height: page.height }}
      />
      {numbered && (
        <p style={{ ...bar, ...look, bottom: width / 2, textAlign: 'center' }}>
          <span field="page" />
        </p>
      )}
    </div>
  )
}

interface StationProps {
  readonly theme: Theme
  /** px from the start of the box that it is placed in to the middle of the route. */
  readonly middle: number
  /** px from the top of that box to the station's own middle. */
  readonly centre: number
  /** px; default: as wide as the route. */
  readonly size?: number
  readonly children?: Child
}

/** A stop on the route: a disc of the paper with an edge of the accent, around a number where it has one. */
export function Station({
  theme,
  middle,
  centre,
  size = routeIn(theme).width,
  children,
}: StationProps): Child {
  const { color, type, dir } = theme
  const side = dir === 'rtl' ? { right: middle - size / 2 } : { left: middle - size / 2 }
  const edge = { width: Math.max(size * 0.08, 2), color: color.accent }
  const disc: Style = {
    ...{ position: 'absolute', ...side, top: centre - size / 2, width: size, height: size },
    ...{ display: 'flex', align: 'center', justify: 'center', radius: size / 2, border: edge },
    ...{ background: color.paper, color: color.accentText, weight: type.strongWeight, leading: 1 },
    narrow:
      children === undefined ? { display: 'none' } : { position: 'relative', top: 0, left: 0, right: 0 },
  }
  return (
    <div {...(children === undefined && { ariaHidden: true })} style={disc}>
      {children}
    </div>
  )
}
