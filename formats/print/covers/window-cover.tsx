import { bodyStyle, displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { Abstract, Subtitle, Title, Credits } from '../openings/opening.tsx'
import { type Cover, type CoverProps, leadingSize, onCoverFill } from './cover.tsx'

/** Diameter of the window and the place of its middle across, as parts of the sheet's width. */
const WINDOW = { diameter: 1.12, middle: 0.67 }

/** Parts of the sheet's height: the least that a window takes, and the most. */
const LEAST = 0.22
const MOST = 0.62

/** The accent over the whole sheet, with one round window that two of its edges cut; the title stands large below it. */
export const windowCover: Cover = props => {
  const theme = onCoverFill(props.theme) ?? themeOn(props.theme, 'accent')
  const { page, margin } = theme
  const { top, right, bottom, left } = margin
  const words = <Words {...props} theme={theme} />
  const { height } = props.measure.piece(<div style={bodyStyle(theme)}>{words}</div>, roomAcross(theme))
  const free = page.height - height - bottom - space(theme, 3)
  if (free < page.height * LEAST) return undefined
  const depth = Math.round(Math.min(free, page.height * MOST))
  return (
    <section
      part="cover"
      style={{
        ...bodyStyle(theme),
        ...{ position: 'relative', display: 'flex', direction: 'column', justify: 'end' },
        ...{ minHeight: page.height, padding: [depth, right, bottom, left] },
        ...{ background: theme.color.paper, color: theme.color.text, textAlign: 'start' },
        narrow: { minHeight: 0, padding: [top, space(theme, 2)] },
      }}
    >
      <RoundWindow theme={theme} depth={depth} picture={props.picture} />
      {words}
    </section>
  )
}

/** Letters of a name that stands over a title. */
const NAME = 60

function Words({ theme, copy }: CoverProps): Child {
  const width = roomAcross(theme)
  const size = leadingSize(copy, theme, width)
  // Whose document it is leads it, where a line says no more.
  const { mark, ...rest } = copy
  const isName =
    mark !== undefined && mark.text.length <= NAME && mark.facts.length === 0 && copy.logo === undefined
  return (
    <div>
      {isName && (
        <p
          style={{
            ...displayStyle(theme, sizeAt(theme, 2)),
            ...{ leading: 1.2, marginBottom: space(theme, 1.5), maxWidth: width * 0.85 },
          }}
        >
          <Phrasing nodes={mark.nodes} theme={theme} heading />
        </p>
      )}
      <Title theme={theme} copy={copy} size={size} style={{ leading: 1 }} />
      <Subtitle
        theme={theme}
        copy={copy}
        style={{ marginTop: space(theme, 1), maxWidth: width * 0.85, size: sizeAt(theme, 2) }}
      />
      <div style={{ marginTop: space(theme, 2.5) }}>
        <Abstract theme={theme} copy={copy} />
        <Credits theme={theme} copy={isName ? rest : copy} />
      </div>
    </div>
  )
}

interface WindowProps {
  readonly theme: Theme
  /** px from the sheet's top to the lowest point of the circle. */
  readonly depth: number
  readonly picture: string | undefined
}

/** A photograph seen through the circle; without one the circle is a lighter field. */
function RoundWindow({ theme, depth, picture }: WindowProps): Child {
  const { width } = theme.page
  // What the brief wants drawn has the room.
  if (picture === undefined && theme.design.decor.drawing) return null
  const place = {
    position: 'absolute',
    top: 0,
    left: 0,
    width,
    height: depth,
    narrow: { display: 'none' },
  } as const
  const { inside, around } = outlinesAt(width, depth, theme.dir === 'rtl')
  const [d, fill] = picture === undefined ? [inside, theme.color.surface] : [around, theme.color.paper]
  return [
    // A pixel shorter than what covers it, which would let a line of it through at its foot.
    picture !== undefined && (
      <img ariaHidden src={picture} alt="" style={{ ...place, height: depth - 1, fit: 'cover' }} />
    ),
    <svg ariaHidden art={{ viewBox: [width, depth], outlines: [{ d, fill }] }} style={place} />,
  ]
}

/** The parts of a field inside and outside of the circle, as paths. */
function outlinesAt(width: number, depth: number, mirrored: boolean) {
  const radius = (width * WINDOW.diameter) / 2
  const middle = { x: width * WINDOW.middle, y: depth - radius }
  const start = middle.x - Math.sqrt(Math.max(radius ** 2 - middle.y ** 2, 0))
  const end = middle.y + Math.sqrt(radius ** 2 - (width - middle.x) ** 2)
  const x = (at: number): string => `${Math.round((mirrored ? width - at : at) * 100) / 100}`
  const arc = `M ${x(start)} 0 A ${radius} ${radius} 0 0 ${mirrored ? 1 : 0} ${x(width)} ${Math.round(end * 100) / 100}`
  return {
    inside: `${arc} L ${x(width)} 0 Z`,
    around: `${arc} L ${x(width)} ${depth} L ${x(0)} ${depth} L ${x(0)} 0 Z`,
  }
}
