/** Draws stretches of one scale, each where it lies on it, as the mercury of a thermometer: `5 °C to 60 °C`, `above 60 °C`. */
import type { Theme } from '../../theme/theme.ts'
import type { Band } from '../../reading/values/band.ts'
import { type Child, toNodes } from '../jsx-runtime.ts'
import type { Place } from '../part-tests.ts'
import type { Style } from '../style.ts'
import { type Element, textOf } from '../tree.ts'
import { headLine } from './head-line.tsx'
import { markOn, quietOn } from './plots.tsx'
import type { Scale } from './series.ts'

/** What is told of as a danger, in the languages of copies. */
const DANGER =
  /(?<!\p{L})(?:danger|gefahr|gefährlich|peligro|perigo|pericolo|gevaar|fara|riskzon|niebezpiecz|nebezpe|tehlike|небезпек|危険|危险)/iu

/** A scale to be drawn where it stands. */
interface ScalePlot {
  readonly scale: Scale
  readonly theme: Theme
  readonly place: Place
}

/** Rows of a scale as tubes of the same length, filled where each lies on it; what is a danger is in its colour. */
export function ScaleOf({ scale, theme, place }: ScalePlot): Element {
  const [least, most] = endsOf(scale.entries.map(({ band }) => band))
  const { size } = place
  const longest = Math.max(...scale.entries.map(({ figure }) => textOf(figure).trim().length))
  const row: Style = { display: 'flex', align: 'center', gap: Math.round(size * 0.7), breakInside: 'avoid' }
  const [made] = toNodes(
    <div part="chart" style={{ breakInside: 'avoid', numeric: 'tabular' }}>
      {headLine(scale.lead, theme, place)}
      <div style={{ display: 'flex', direction: 'column', gap: Math.round(size * 0.5) }}>
        {scale.entries.map(({ label, figure, band }) => (
          <div style={row}>
            <p style={{ grow: 2, basis: 0, leading: 1.15 }}>{label.children}</p>
            <div ariaHidden style={{ grow: 3, basis: 0, display: 'flex' }}>
              <Tube {...{ band, least, most, theme, place, isDanger: DANGER.test(textOf(label)) }} />
            </div>
            <p
              style={{
                width: Math.ceil(Math.min(longest * 0.56, WIDEST) * size),
                ...{ shrink: 0, textAlign: 'end', weight: theme.type.strongWeight, leading: 1.15 },
              }}
            >
              {figure.children}
            </p>
          </div>
        ))}
      </div>
    </div>,
  )
  return made as Element
}

/** Sizes of the text that the longest stretch takes beside its tube. */
const WIDEST = 9

interface TubeProps {
  readonly band: Band
  readonly least: number
  readonly most: number
  readonly theme: Theme
  readonly place: Place
  readonly isDanger: boolean
}

/** Share of a tube that a value alone takes, so that it is seen. */
const POINT = 0.03

function Tube({ band, least, most, theme, place, isDanger }: TubeProps): Child {
  const at = (value: number): number => (value - least) / (most - least)
  const from = Math.min(band.from === undefined ? 0 : at(band.from), 1 - POINT)
  const to = Math.max(band.to === undefined ? 1 : at(band.to), from + POINT)
  const height = Math.round(place.size * 0.72)
  const fill = isDanger ? theme.color.danger : markOn(theme, place)
  const pieces: readonly (readonly [number, string | undefined])[] = [
    [from, undefined],
    [to - from, fill],
    [1 - to, undefined],
  ]
  return (
    <div
      style={{
        ...{ display: 'flex', grow: 1, height, background: quietOn(theme, place, 0.1) },
        radius: height / 2,
      }}
    >
      {pieces.map(([grow, background]) => (
        <div
          {...(background && { part: 'bar' })}
          style={{
            ...{ grow: Math.round(grow * 1000), basis: 0, height },
            ...(background && { background, radius: height / 2 }),
          }}
        />
      ))}
    </div>
  )
}

/** Share of a scale beyond the last value of what is open there. */
const BEYOND = 0.14

/** The ends of a scale: its least and greatest values, and some room where a stretch is open. */
function endsOf(bands: readonly Band[]): readonly [number, number] {
  const all = bands.flatMap(({ from, to }) => [from, to].filter(value => value !== undefined))
  const [least, most] = [Math.min(...all), Math.max(...all)]
  const room = (most - least || 1) * BEYOND
  const isOpenBelow = bands.some(({ from, to }) => from === undefined && to === least)
  const isOpenAbove = bands.some(({ from, to }) => to === undefined && from === most)
  const start = least >= 0 && !isOpenBelow ? 0 : least
  return [isOpenBelow ? least - room : start, isOpenAbove ? most + room : most]
}
