import { displayStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { type Fields, toFields, toLabel, toText } from '../../parts/fields.ts'
import type { CanvasCopy } from '../../parts/read-canvas.ts'
import { fitTitle } from './title.tsx'

/** What a journey's headline is made of. */
export interface RouteProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  /** px that it may take. */
  readonly width: number
  readonly height: number
}

/** The codes of a journey's ends with an arrow between, and under each the place it stands for. */
export function Route({ copy, theme, width, height }: RouteProps): Child {
  const { page } = theme
  const ends = [toFields(copy.fields.from), toFields(copy.fields.to)] as const
  const codes = ends.map(end => toText(end.code) ?? '')
  const places = ends.map(placeOf)
  const most = Math.min(page.width, page.height) * 0.22
  const room = { width: width * 0.8, lines: 1, least: sizeAt(theme, 2), most }
  const { size } = fitTitle(codes.join(' → '), theme, { ...room, height: height - theme.type.base * 2.6 })
  const codeStyle = { ...displayStyle(theme, size), leading: 1.1 }
  const letters = <Ends first={codes[0]} between="→" last={codes[1]} />
  return (
    <div part="route" style={{ shrink: 0 }}>
      {copy.headline ? (
        <p style={{ ...codeStyle, ...grid }}>{letters}</p>
      ) : (
        <h1 style={{ ...codeStyle, ...grid }}>{letters}</h1>
      )}
      <p style={{ ...grid, leading: 1.25 }}>
        <Ends first={places[0]} between="" last={places[1]} />
      </p>
    </div>
  )
}

const grid = { display: 'grid', columns: [5, 2, 5] } as const

interface EndsProps {
  readonly first: string | undefined
  readonly between: string
  readonly last: string | undefined
}

function Ends({ first, between, last }: EndsProps): Child {
  return (
    <>
      <span>{first}</span>
      <span>{between}</span>
      <span>{last}</span>
    </>
  )
}

/** City, airport and the rest, a short line: `Porto · Francisco Sá Carneiro · Terminal 1`. */
function placeOf(end: Fields): string {
  return Object.entries(end)
    .flatMap(([name, value]) => {
      const text = toText(value)
      if (name === 'code' || text === undefined) return []
      return /^\d/.test(text) ? `${toLabel(name)} ${text}` : text
    })
    .join(' · ')
}
