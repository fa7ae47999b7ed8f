import { contrast, contrastTargets, inkSide } from '../theme/contrast.ts'
import { distance } from '../theme/oklch.ts'
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
    if (!FILLED.has(part) || typeof fill !== 'string' || isSeen(fill, ground)) return style
    const ink = inkSide(ground) === 'white' ? '#ffffff' : '#111111'
    const background = color.seeds.find(seed => isSeen(seed, ground)) ?? ink
    const words = textOn(background, contrastTargets[color.contrast].onAccent)
    return { ...style, background, color: words, ...(border && { border: { ...border, color: background } }) }
  })
}

/** Contrast, and distance in Oklab, from which a fill is seen on its ground. */
const SEEN = { contrast: 1.6, distance: 0.18 }

function isSeen(fill: string, ground: string): boolean {
  return contrast(fill, ground) >= SEEN.contrast || distance(fill, ground) >= SEEN.distance
}
