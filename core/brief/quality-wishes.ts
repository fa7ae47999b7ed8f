import { toHex, toOklch } from '../theme/oklch.ts'
import type { Density, Design, DesignPatch } from './design.ts'
import type { Property, Target } from './meaning.ts'

/** Radii that a design may have, in px. */
const RADII: readonly number[] = [0, 2, 4, 8, 12, 16, 24, 999]

const DENSITIES: readonly Density[] = ['dense', 'compact', 'normal', 'airy']

/** Tokens for more or less of a part; undefined where the design has no token for it. Amounts are steps, weights may be exact. */
export function qualityPatch(
  property: Property,
  amount: number,
  target: Target | undefined,
  base: Design,
): DesignPatch | undefined {
  switch (property) {
    case 'size':
      return sizePatch(amount, target, base)
    case 'weight':
      return weightPatch(amount, target, base)
    case 'lightness':
      return lightnessPatch(amount, target, base)
    case 'space':
      return { space: { density: stepIn(DENSITIES, base.space.density, amount) } }
    case 'radius':
      return { shape: { radius: stepIn(RADII, nearestRadius(base.shape.radius), amount) } }
    case 'margins':
      if (target === 'leading') return sizePatch(amount, target, base)
      return target === 'margins' || target === undefined ? marginPatch(amount, base) : undefined
    case 'chroma':
      return { color: { chroma: Math.min(round(base.color.chroma * 1.2 ** amount), 1.5) } }
    case 'contrast':
      return {
        color: { contrast: stepIn(['low', 'normal', 'high', 'max'] as const, base.color.contrast, amount) },
      }
  }
}

/** The radius of the family nearest to a length in px. */
export function nearestRadius(px: number): number {
  return RADII.reduce((best, radius) => (Math.abs(radius - px) < Math.abs(best - px) ? radius : best))
}

function sizePatch(amount: number, target: Target | undefined, base: Design): DesignPatch | undefined {
  const factor = base.type.scale ** amount
  const displayScale = round(base.type.displayScale * factor)
  const baseSize = round(base.type.baseSize * Math.sqrt(factor))
  switch (target) {
    case 'heading':
    case 'header':
      return { type: { displayScale } }
    case 'text':
      return { type: { baseSize } }
    case 'type':
      return { type: { baseSize, displayScale } }
    case 'margins':
      return marginPatch(amount, base)
    case 'leading':
      return { type: { leadingScale: round(base.type.leadingScale * 1.08 ** amount) } }
    case 'corners':
      return { shape: { radius: stepIn(RADII, nearestRadius(base.shape.radius), amount) } }
    case 'accent':
    case 'secondary':
    case 'detail':
    case 'background':
    case 'border':
    case 'surface':
    case 'part':
    case undefined:
      return undefined
  }
}

function weightPatch(amount: number, target: Target | undefined, base: Design): DesignPatch | undefined {
  if (target !== 'heading' && target !== 'type') return undefined
  const weight = Math.abs(amount) >= 100 ? amount : base.type.displayWeight + 100 * Math.sign(amount)
  return { type: { displayWeight: Math.min(Math.max(weight, 400), 900) } }
}

/** One step is .05 of OKLCH lightness. */
function lightnessPatch(amount: number, target: Target | undefined, base: Design): DesignPatch | undefined {
  const { seeds, paper, ink, mode, ground } = base.color
  switch (target) {
    case 'background':
      return { color: { paper: shifted(paper ?? derivedPaper(mode, ground), amount) } }
    case 'text':
      return ink === null ? undefined : { color: { ink: shifted(ink, amount) } }
    case 'accent':
    case undefined:
      return { color: { seeds: seeds.map((seed, index) => (index === 0 ? shifted(seed, amount) : seed)) } }
    case 'heading':
    case 'type':
    case 'header':
    case 'secondary':
    case 'detail':
    case 'border':
    case 'surface':
    case 'corners':
    case 'margins':
    case 'leading':
    case 'part':
      return undefined
  }
}

/** The ground that the theme derives, near enough to be moved from. */
function derivedPaper(mode: Design['color']['mode'], ground: Design['color']['ground']): string {
  if (mode === 'dark') return '#131110'
  return ground === 'cream' ? '#faf6ef' : '#ffffff'
}

function shifted(hex: string, amount: number): string {
  const { l, c, h } = toOklch(hex)
  return toHex({ l: Math.min(Math.max(l + 0.05 * amount, 0), 1), c, h })
}

function marginPatch(amount: number, base: Design): DesignPatch {
  return { space: { marginScale: round(base.space.marginScale * 1.2 ** amount) } }
}

function stepIn<Value>(list: readonly Value[], value: Value, amount: number): Value {
  const step = Math.sign(amount) * Math.max(Math.round(Math.abs(amount)), 1)
  const index = Math.min(Math.max(list.indexOf(value) + step, 0), list.length - 1)
  return list[index] ?? value
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
