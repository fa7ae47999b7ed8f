import type { Length } from '../../compose/style.ts'

/** How lengths are written: in px, or in units of a canvas that grows and shrinks with the window. */
export interface LengthWriter {
  /** px to CSS. */
  readonly px: (value: number) => string
  /** Type size in px to CSS. */
  readonly size: (value: number) => string
}

/** Boxes in px; type in rem, so that a reader's own text size is heeded. */
export const screenLengths: LengthWriter = {
  px: value => (value === 0 ? '0' : `${round(value)}px`),
  size: value => `${round(value / 16)}rem`,
}

/** Everything in canvas units: `--u` is one px of the canvas as it was designed. */
export const canvasLengths: LengthWriter = {
  px: value => (value === 0 ? '0' : `calc(${round(value)}*var(--u))`),
  size: value => `calc(${round(value)}*var(--u))`,
}

/** A length or a percentage. */
export function lengthCss(length: Length, { px }: LengthWriter): string {
  return typeof length === 'number' ? px(length) : length
}

/** At most four decimals, none trailing. */
export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
