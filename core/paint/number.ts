/** Points in a CSS pixel. */
export const pointsPerPixel = 0.75

/** A number as files have it, rounded to `decimals`. Throws when it is not finite: a layout that lost its numbers must not pass. */
export function toNumber(value: number, decimals = 2): string {
  if (!Number.isFinite(value)) throw new Error(`a length of ${value} cannot be painted: the layout is wrong`)
  const factor = 10 ** decimals
  const rounded = Math.round(value * factor) / factor
  // Adding zero turns -0 into 0.
  return `${rounded + 0}`
}
