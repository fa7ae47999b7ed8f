import type { PageSize } from './page.ts'

/** What a modular scale is made of. */
export interface ScaleRequest {
  /** Body size in px. */
  readonly base: number
  readonly ratio: number
  /** Multiplies the sizes above body. */
  readonly displayScale: number
  /** px under which nothing is set. */
  readonly smallest: number
  /** px that sizes are rounded to: half a point in print, one on screens. */
  readonly grain: number
}

/** First and last step; `sizeAt` reads them. */
const FIRST = -2
const LAST = 8

/** The sizes base·ratio^k for k −2…8, in px, rounded, never falling from step to step. */
export function typeSteps({ base, ratio, displayScale, smallest, grain }: ScaleRequest): readonly number[] {
  const steps: number[] = []
  for (let step = FIRST; step <= LAST; step++) {
    const exact = base * ratio ** step * (step > 0 ? displayScale : 1)
    const bounded = step > 0 ? Math.max(exact, base) : Math.min(Math.max(exact, smallest), base)
    steps.push(step === 0 ? base : roundTo(bounded, grain))
  }
  return steps
}

/** The nearest multiple of a grain, to a hundredth of a px. */
export function roundTo(value: number, grain: number): number {
  return Math.round(Math.round(value / grain) * grain * 100) / 100
}

/** Widest measure in px, and the characters it holds, of a page's text width. */
export function measureOf(page: PageSize, sides: number, advance: number, base: number): Measure {
  const ideal = COMFORTABLE * advance * base
  const width = Math.min(ideal, Math.max(page.width - sides, base))
  return { width: Math.round(width * 100) / 100, characters: width / (advance * base) }
}

/** A line of body text. */
export interface Measure {
  /** px */
  readonly width: number
  readonly characters: number
}

/** Characters in a comfortable line: a little over Bringhurst's ideal of 66. */
const COMFORTABLE = 68
