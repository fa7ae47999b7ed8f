import { contrastTargets, inkSide, standsOut } from '../theme/contrast.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { restyled } from './restyle.ts'
import type { Sheet } from './sheet.ts'
import type { Style } from './style.ts'
import { type Element, isElement } from './tree.ts'

/** Buttons that are filled to be seen before all else. */
const FILLED: ReadonlySet<string | undefined> = new Set(['button-primary', 'button-featured'])

/** Width of the outline of a button in the colour that another is filled with, px. */
const OUTLINE = 2

/**
 * Sheets whose filled buttons stand out from what is behind them: where the fill is lost there, another of the brief's colours has it,
 * else ink. A second button beside one in the same colour has that in its outline.
 */
export function withSeenButtons(sheets: readonly Sheet[], { design }: Theme): readonly Sheet[] {
  const { color, parts } = design
  const fill = parts?.buttons?.fill
  const areTwo = fill !== undefined && sheets.some(({ root }) => isFilledIn(root, fill))
  return restyled(sheets, ({ part, style }, ground) => {
    if (areTwo && part === 'button-secondary' && style.background === fill)
      return outlined(style, fill, ground)
    const { background, border } = style
    if (!FILLED.has(part) || typeof background !== 'string' || standsOut(background, ground)) return style
    const ink = inkSide(ground) === 'white' ? '#ffffff' : '#111111'
    const seen = color.seeds.find(seed => standsOut(seed, ground)) ?? ink
    const words = textOn(seen, contrastTargets[color.contrast].onAccent)
    return { ...style, background: seen, color: words, ...(border && { border: { ...border, color: seen } }) }
  })
}

function isFilledIn({ part, style, children }: Element, fill: string): boolean {
  if (FILLED.has(part) && style.background === fill) return true
  return children.some(child => isElement(child) && isFilledIn(child, fill))
}

function outlined({ background: _, ...style }: Style, fill: string, ground: string): Style {
  const color = inkSide(ground) === 'white' ? '#ffffff' : '#111111'
  return { ...style, color, border: { width: OUTLINE, color: standsOut(fill, ground) ? fill : color } }
}
