import { contrast, worstContrast } from './contrast.ts'
import { type Oklch, toHex } from './oklch.ts'

/** The end of the lightness scale that a colour moves to when it needs more contrast. */
export type Toward = 'black' | 'white'

/** The end of the scale that stands out most from a ground. Whichever it is, it reaches at least 4.58:1. */
export function inkSide(ground: string): Toward {
  return contrast('#000000', ground) >= contrast('#ffffff', ground) ? 'black' : 'white'
}

/**
 * The nearest `#rrggbb` to a colour that reaches `target`:1 on every ground, found by moving its lightness in steps of .005;
 * black or white, where even that is not enough.
 */
export function solveContrast(
  color: Oklch,
  grounds: readonly string[],
  target: number,
  toward: Toward,
): string {
  const step = toward === 'black' ? -0.005 : 0.005
  for (let l = color.l; l > 0 && l < 1; l += step) {
    const hex = toHex({ ...color, l })
    if (worstContrast(hex, grounds) >= target) return hex
  }
  return toward === 'black' ? '#000000' : '#ffffff'
}
