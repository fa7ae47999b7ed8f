import type { ColorDesign } from '../brief/design.ts'
import { contrast } from './contrast.ts'
import { contrastTargets } from './contrast-targets.ts'
import { toHex, toOklch } from './oklch.ts'
import { solveContrast } from './solve.ts'
import type { Roles } from './theme.ts'

type InverseRoles = Pick<Roles, 'inverse' | 'onInverse' | 'onInverseMuted' | 'accentOnInverse'>

/** Lightness up to which a brand colour is deep enough to be the inverted ground itself. */
const DEEP = 0.4

/** The deep ground for covers and inverted sections and what stands on it. A deep brand colour is used verbatim. */
export function inverseRoles(color: ColorDesign, accent: string, paper: string): InverseRoles {
  const inverse = apartFrom(paper, deepSeed(color, accent) ?? deepTone(accent))
  const targets = contrastTargets[color.contrast]
  const { c, h } = toOklch(accent)
  const on = (l: number, chroma: number, target: number) =>
    solveContrast({ l, c: chroma, h }, [inverse], target, 'white')
  return {
    inverse,
    onInverse: on(0.97, Math.min(c, 0.008), targets.text),
    onInverseMuted: on(0.82, Math.min(c, 0.02), targets.muted),
    accentOnInverse:
      contrast(accent, inverse) >= targets.accentText ? accent : on(0.76, c * 0.87, targets.accentText),
  }
}

/** A second brand colour goes before the accent, which is wanted for the details on this ground. */
function deepSeed(color: ColorDesign, accent: string): string | undefined {
  return [...color.seeds.slice(1), accent].find(seed => toOklch(seed).l <= DEEP)
}

function deepTone(accent: string): string {
  const { c, h } = toOklch(accent)
  return toHex({ l: 0.27, c: Math.min(c * 0.45, 0.075), h })
}

/** A dark paper needs the inverted ground to be seen as another one. */
function apartFrom(paper: string, ground: string): string {
  const { l, c, h } = toOklch(ground)
  if (Math.abs(toOklch(paper).l - l) >= 0.06) return ground
  return toHex({ l: l > 0.32 ? l - 0.09 : l + 0.09, c, h })
}
