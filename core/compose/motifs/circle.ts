/** The path of a circle, px. */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
}

/** A place in an outline, to a tenth of a px. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
