import { toHex, toOklch } from '../theme/oklch.ts'
import type { Design, DesignPatch } from './design.ts'
import type { Level, Wish } from './ledger.ts'
import type { Target } from './meaning.ts'

/** A colour of the brief and the part it is meant for. */
export interface ColorUse {
  readonly phrase: string
  readonly hex: string
  readonly literal: boolean
  readonly target: Target | undefined
  /** In a clause that changes one thing to another. */
  readonly changes: boolean
}

/** The wishes that the colours of a brief come to: grounds, ink and the brand colours in order. */
export function paletteWishes(uses: readonly ColorUse[], base: Design): readonly Wish[] {
  const change = readChange(uses, base)
  if (change) return change
  const hasGround = uses.some(({ hex, target }) => target === 'background' || toOklch(hex).l > 0.9)
  const placed = uses.map(use => ({ use, place: placeOf(use, hasGround) }))
  const at = (place: Place) => placed.filter(entry => entry.place === place).map(({ use }) => use)
  const seeds = seedOrder(at('accent'), at('brand'), at('secondary'), base)
  return [
    ...at('paper').map(use => wish(use, paperPatch(use.hex))),
    ...at('ink').map(use => wish(use, { color: { ink: use.hex } })),
    ...seeds.uses
      .filter(use => seeds.order.includes(use.hex))
      .map(use => wish(use, { color: { seeds: seeds.order } })),
  ]
}

/** Brand colours that a design holds; a chart has no more series. */
export const MOST_SEEDS = 7

/** `none`: a part whose colour the theme derives. */
type Place = 'none' | 'accent' | 'secondary' | 'brand' | 'paper' | 'ink'

function placeOf(use: ColorUse, hasGround: boolean): Place {
  switch (use.target) {
    case 'accent':
    case 'secondary':
      return use.target
    case 'background':
      return 'paper'
    case 'text':
    case 'type':
      return 'ink'
    case 'border':
    case 'surface':
      return 'none'
    case 'heading':
    case 'header':
    case 'corners':
    case 'margins':
      return 'brand'
    case undefined:
      return freePlace(use.hex, hasGround)
  }
}

/** A pale neutral named without a part is the ground; black beside white or a ground is the ink; the rest are brand colours. */
function freePlace(hex: string, hasGround: boolean): Place {
  const { l, c } = toOklch(hex)
  if (l > 0.9 && c < 0.03) return 'paper'
  return hasGround && l < 0.3 && c < 0.03 ? 'ink' : 'brand'
}

/**
 * The accent first. Without one, the first colour leads, unless it is a deep tone followed by a brighter one, or a grey by a
 * colour: in `navy and gold`, gold is the accent, in `greys and cyan`, cyan. On an edit the other brand colours stay.
 */
function seedOrder(
  accents: readonly ColorUse[],
  brand: readonly ColorUse[],
  secondary: readonly ColorUse[],
  base: Design,
): { readonly uses: readonly ColorUse[]; readonly order: readonly string[] } {
  const [first, second] = brand
  const deepFirst = first && second && toOklch(first.hex).l < 0.4 && toOklch(second.hex).l >= 0.4
  const greyFirst = first && second && toOklch(first.hex).c < 0.03 && toOklch(second.hex).c >= 0.08
  const rest = accents.length === 0 && (deepFirst || greyFirst) ? [second, first, ...brand.slice(2)] : brand
  const uses = [...accents, ...rest, ...secondary]
  const own = uses.map(use => use.hex)
  const onlySecondary = secondary.length === uses.length
  const order = onlySecondary ? [...base.color.seeds.slice(0, 1), ...own] : own
  return { uses, order: [...new Set(order)].slice(0, MOST_SEEDS) }
}

/** `change #b4532a to #0f766e`: whatever has the first colour gets the second. */
function readChange(uses: readonly ColorUse[], base: Design): readonly Wish[] | undefined {
  const [from, to, third] = uses
  if (!from?.changes || !to || third || from.target !== undefined || to.target !== undefined) return undefined
  const { seeds, paper, ink } = base.color
  const swapped = (hex: string | null) => (hex === from.hex ? to.hex : hex)
  if (![...seeds, paper, ink].includes(from.hex)) return undefined
  const color = { seeds: seeds.map(seed => swapped(seed) ?? seed), paper: swapped(paper), ink: swapped(ink) }
  return [{ ...wish(to, { color }), phrase: `${from.phrase} ${to.phrase}`, also: [from.phrase, to.phrase] }]
}

function paperPatch(hex: string): DesignPatch {
  const { l } = toOklch(hex)
  return { color: { paper: hex, mode: l < 0.6 ? 'dark' : 'light' } }
}

function wish({ phrase, literal }: ColorUse, patch: DesignPatch): Wish {
  const level: Level = literal ? 'literal' : 'word'
  return { phrase, level, patch }
}

/** A colour turned by the shade words before it: `dark green`, `pale pink`. */
export function shadedColor(hex: string, lightness: number, chroma: number): string {
  const { l, c, h } = toOklch(hex)
  return toHex({ l: Math.min(Math.max(l + lightness, 0.12), 0.97), c: c * chroma, h })
}
