import { round } from './shape.ts'

/** The path of an edge of half circles, as of a stamp or a biscuit; they bulge to the left of a line `length` px long, or to its right. */
export function scallops(
  length: number,
  { count, side }: { readonly count: number; readonly side: 'left' | 'right' },
): string {
  const step = length / count
  const radius = round(step / 2)
  const [line, sweep] = side === 'left' ? [radius, 0] : [0, 1]
  const arcs = Array.from(
    { length: count },
    (_, at) => `A${radius} ${radius} 0 0 ${sweep} ${line} ${round((at + 1) * step)}`,
  )
  return `M${line} 0${arcs.join('')}Z`
}
