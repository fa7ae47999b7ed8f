/** A page, slide, card or screen size in CSS px (96 per inch). */
export interface PageSize {
  /** The name an author uses: `A4`, `Letter`, `1080x1350`, `80mm roll`. */
  readonly name: string
  /** px */
  readonly width: number
  /** px; 0 means as tall as the content. */
  readonly height: number
  /** px beyond the trim on each side that a printer cuts off; 0 for screens. */
  readonly bleed: number
}

/** Millimetres to px. */
export function mm(value: number): number {
  return (value * 96) / 25.4
}

/** px to millimetres. */
export function inMm(px: number): number {
  return (px * 25.4) / 96
}

/** Points to px. */
export function pt(value: number): number {
  return (value * 4) / 3
}

/** Inches to px. */
export function inch(value: number): number {
  return value * 96
}
