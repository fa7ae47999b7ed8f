import { contrastTargets, inkSide, standsOut } from '../theme/contrast.ts'
import { textOn } from '../theme/roles.ts'
import type { Theme } from '../theme/theme.ts'
import { restyled } from './restyle.ts'
import type { Sheet } from './sheet.ts'

/** Buttons that are filled to be seen before all else. */
const FILLED: ReadonlySet<string | undefined> = new Set(['button-primary', 'button-featured'])

/** Sheets whose filled buttons stand out from what is behind them: where the fill is lost there, another of the brief's colours has it, else ink. */
export function withSeenButtons(sheets: readonly Sheet[], { design: { color } }: Theme): readonly Sheet[] {
  return restyled(sheets, ({ part, style }, ground) => {
    const { background: fill, border } = style
    if (!FILLED.has(part) || typeof fill !== 'string' || standsOut(fill, ground)) return style
    const ink = inkSide(ground) === 'white' ? '#ffffff' : '#111111'
    const background = color.seeds.find(seed => standsOut(seed, ground)) ?? ink
    const words = textOn(background, contrastTargets[color.contrast].onAccent)
    return { ...style, background, color: words, ...(border && { border: { ...border, color: background } }) }
  })
}
