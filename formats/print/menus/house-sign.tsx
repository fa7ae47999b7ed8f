import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Outline } from '../../../core/compose/tree.ts'
import { mm } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** What a house has above its door. */
export type Sign = 'awning' | 'arcade' | 'band'

/** Houses that are known by their sign, in the words they call themselves. */
const houses: Record<Exclude<Sign, 'band'>, ReadonlySet<string>> = {
  awning: new Set(
    `bistro bistrot brasserie café cafe caffè kafé kaffee coffee kawiarnia cafetería market marché markt mercado mercato
    targ bakery boulangerie bäckerei panadería panificio piekarnia pâtisserie patisserie konditorei gelateria glacier
    deli kiosk épicerie crêperie parlour creamery`.split(/\s+/),
  ),
  arcade: new Set(
    `trattoria osteria taverna taverne tavern tapas bodega mezze meze mezedes cantina enoteca pizzeria riad cellar cave
    ristorante posada`.split(/\s+/),
  ),
}

/** The sign of a house by what it says of itself; a band where it does not tell. */
export function signOf(words: string): Sign {
  const said = words.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const known = (['awning', 'arcade'] as const).find(sign => said.some(word => houses[sign].has(word)))
  return known ?? 'band'
}

interface HouseSignProps {
  readonly sign: Sign
  readonly theme: Theme
  /** px; a band keeps to its own. */
  readonly height: number
}

/** The sign along the whole upper edge of a page. */
export function HouseSign({ sign, theme, height: asked }: HouseSignProps): Child {
  const { width } = theme.page
  const height = sign === 'band' ? Math.min(asked * 0.5, mm(9)) : asked
  const outlines = drawings[sign]({ theme, width, height })
  return <svg ariaHidden art={{ viewBox: [width, height], outlines }} style={{ width: '100%', shrink: 0 }} />
}

interface Drawing {
  readonly theme: Theme
  readonly width: number
  readonly height: number
}

const drawings: Record<Sign, (drawing: Drawing) => readonly Outline[]> = { awning, arcade, band }

/** Heights of the sign for each stripe or arch of its width. */
const SLENDER = 1.36

/** As many stripes or arches as stand well at a height: an odd number, so that both ends are alike. */
function oddCount({ width, height }: Drawing, proportion: number): number {
  return Math.max(2 * Math.round((width * proportion) / height / 2 - 0.5) + 1, 3)
}

/** Stripes of cloth with round ends, of the accent and of the paper in turn. */
function awning(drawing: Drawing): readonly Outline[] {
  const { theme, width, height } = drawing
  const { accent, paper } = theme.color
  const count = oddCount(drawing, SLENDER)
  const stripe = width / count
  const cloth = (at: number, inset: number) => {
    const [left, right, radius] = [at * stripe + inset, (at + 1) * stripe - inset, stripe / 2 - inset]
    const straight = height - stripe / 2 - inset
    return `M${left} 0H${right}V${straight}A${radius} ${radius} 0 0 1 ${left} ${straight}Z`
  }
  return Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? { d: cloth(at, 0), fill: accent }
      : { d: cloth(at, 0.5), fill: paper, stroke: accent, strokeWidth: 0.75 },
  )
}

/** Share of the height that stands above the crowns of arches, and of a bay that its opening takes. */
const CROWN = 0.2
const OPENING = 0.74

/** A wall of the accent with round arches cut out of it, open to the page below. */
function arcade(drawing: Drawing): readonly Outline[] {
  const { theme, width, height } = drawing
  const count = oddCount(drawing, 1)
  const bay = width / count
  const radius = (bay * OPENING) / 2
  const spring = height * CROWN + radius
  const arches = Array.from({ length: count }, (_, at) => {
    const middle = width - (at + 0.5) * bay
    return `H${middle + radius}V${spring}A${radius} ${radius} 0 0 0 ${middle - radius} ${spring}V${height}`
  })
  return [{ d: `M0 0H${width}V${height}${arches.join('')}H0Z`, fill: theme.color.accent }]
}

/** A plain edge with a line below it. */
function band({ theme, width, height }: Drawing): readonly Outline[] {
  const { accent } = theme.color
  return [
    { d: `M0 0H${width}V${height - mm(1.4)}H0Z`, fill: accent },
    { d: `M0 ${height - 0.5}H${width}`, stroke: accent, strokeWidth: 1 },
  ]
}
