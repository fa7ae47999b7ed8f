/** Colours that cover more or less of the pages than a brief says, and the designs in which they have other places. */
import { type ColorShare, type Design, TOUCH } from '../brief/design.ts'
import { isDark, onSheet, sheetOf } from '../brief/palette.ts'
import { colorShares } from './color-shares.ts'
import type { Frame } from '../draw/frame.ts'
import { hueTurn, toOklch } from '../theme/oklch.ts'

/** How far the colours of pages are from the parts of them that they are to cover: 0 where each is in its range. */
export function sharesMissed(wanted: readonly ColorShare[], frames: readonly Frame[] | undefined): number {
  if (wanted.length === 0 || !frames || frames.length === 0) return 0
  const seen = colorShares(frames)
  return wanted.reduce((sum, share) => sum + missOf(share, seen.get(share.hex) ?? 0), 0)
}

/** What a brief says of shares; where the accent is a touch and nothing is said of how much, it is one. */
export function sharesOf({ shares, sparing, seeds }: Design['color']): readonly ColorShare[] {
  const [accent] = seeds
  if (shares || !sparing || accent === undefined) return shares ?? []
  return [{ hex: accent, least: 0, most: TOUCH }]
}

/** By how much a part of the pages is outside of a range. */
export function missOf({ least, most }: Omit<ColorShare, 'hex'>, seen: number): number {
  return Math.max(least - seen, seen - most, 0)
}

/** Part of the pages that a colour covers, and what it became where it was moved to be read. */
export function shareOfHue(shares: ReadonlyMap<string, number>, hex: string): number {
  const { c, h } = toOklch(hex)
  if (c < GREY) return shares.get(hex) ?? 0
  const isTone = (other: string): boolean => {
    const tone = toOklch(other)
    return tone.c >= c * PALER && Math.abs(hueTurn(tone.h, h)) < NEAR
  }
  return [...shares].reduce((sum, [other, share]) => sum + (isTone(other) ? share : 0), 0)
}

/** OKLCH chroma up to which a colour is a grey; part of it that a tone has at least, and degrees between the hues of two. */
const GREY = 0.045
const PALER = 0.4
const NEAR = 12

/** Part of the pages from which on a colour is their ground or large fields. */
const MUCH = 0.1

/**
 * Designs in which colours have less room where there is to be a touch of them, and more where there is to be much, from the least
 * change to the largest; none where a brief says nothing of it.
 */
export function withOtherShares({ color, ...design }: Design): readonly Design[] {
  const { seeds, paper } = color
  const steps: Design[] = []
  const latest = (): Design => steps.at(-1) ?? { ...design, color }
  const add = (own: Partial<Design['color']>, decor: Partial<Design['decor']> = {}): void => {
    const before = latest()
    steps.push({ ...before, color: { ...before.color, ...own }, decor: { ...before.decor, ...decor } })
  }
  for (const { hex, least, most } of sharesOf(color)) {
    const isAccent = hex === seeds[0]
    if (most < MUCH && isAccent && !color.sparing) add({ sparing: true }, { gradient: false })
    if (most < MUCH && !isAccent && seeds.includes(hex))
      add({ seeds: [...seeds.filter(seed => seed !== hex), hex] })
    if (most < MUCH && latest().decor.fields !== false) add({}, { fields: false })
    if (least < MUCH || hex === paper) continue
    if (!isAccent) add({ seeds: [hex, ...seeds.filter(seed => seed !== hex)] })
    if (paper === null) add(grounded(hex, seeds))
  }
  return steps
}

/** The colour as the ground of the pages, with another accent on it. */
function grounded(hex: string, seeds: readonly string[]): Partial<Design['color']> {
  const others = seeds.filter(seed => seed !== hex)
  const accent = isDark(hex) ? onSheet.deep : onSheet.pale
  return { ...sheetOf(hex), seeds: others.length > 0 ? others : [accent] }
}
