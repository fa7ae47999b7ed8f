import type { ColorDesign } from '../brief/design.ts'
import { chartColors } from './chart.ts'
import type { Grounds } from './grounds.ts'
import { accentRamp, neutralRamp } from './ramps.ts'
import type { Theme } from './theme.ts'

/** Ramps and the colours of series on a ground. */
export function resolveScales(
  color: ColorDesign,
  accent: string,
  grounds: Grounds,
): Pick<Theme, 'accentRamp' | 'neutralRamp' | 'chart'> {
  return {
    accentRamp: accentRamp(accent, grounds.mode, color.chroma),
    neutralRamp: neutralRamp(grounds.tint, grounds.mode),
    chart: chartColors(color, grounds),
  }
}
