import { drawsMotifs, motifOutlines } from '../../../core/compose/index.ts'
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

/** The sign along the whole upper edge of a page; a band where the brief wants no ornaments, and nothing where it names its own. */
export function HouseSign({ sign, theme, height: asked }: HouseSignProps): Child {
  const { width } = theme.page
  if (theme.design.decor.motif) return null
  const isBand = sign === 'band' || !drawsMotifs(theme.design)
  const height = isBand ? Math.min(asked * 0.5, mm(9)) : asked
  const outlines = isBand ? band(theme, width, height) : motifOutlines(theme, sign, { width, height })
  return <svg ariaHidden art={{ viewBox: [width, height], outlines }} style={{ width: '100%', shrink: 0 }} />
}

/** A plain edge with a line below it. */
function band({ color: { accent } }: Theme, width: number, height: number): readonly Outline[] {
  return [
    { d: `M0 0H${width}V${height - mm(1.4)}H0Z`, fill: accent },
    { d: `M0 ${height - 0.5}H${width}`, stroke: accent, strokeWidth: 1 },
  ]
}
