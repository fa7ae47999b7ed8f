import type { Outline } from '../tree.ts'

/** Where a ribbon lies on a field, px. */
export interface RibbonPlace {
  readonly width: number
  readonly height: number
  /** Width of what the ribbon takes with the loops of its bow. */
  readonly wide: number
  /** It runs down beside the words, else across under its bow. */
  readonly upright: boolean
  readonly color: string
  readonly dir: 'ltr' | 'rtl'
}

/** A ribbon around a present along the far edge of its field, with a bow on it. */
export function ribbonOn({ width, height, wide, upright, color, dir }: RibbonPlace): readonly Outline[] {
  const band = wide * 0.26
  const [x, y] = upright
    ? [dir === 'ltr' ? width - wide / 2 : wide / 2, height * 0.27]
    : [width / 2, wide * 0.62]
  const strip = upright ? box(x - band / 2, 0, band, height) : box(0, y - band / 2, width, band)
  return [{ d: strip, fill: color }, ...bowAt(x, y, wide * 0.52, color)]
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** Two loops, two ends and the knot between them; `reach` from the knot to the outside of a loop. */
function bowAt(x: number, y: number, reach: number, color: string): readonly Outline[] {
  const of = (side: 1 | -1): readonly Outline[] => {
    const px = (part: number): number => x + side * reach * part
    const py = (part: number): number => y + reach * part
    const loop = `M${x} ${y}C${px(0.3)} ${py(-0.75)} ${px(1.05)} ${py(-0.95)} ${px(1)} ${py(-0.32)}C${px(0.97)} ${py(0.12)} ${px(0.4)} ${py(0.1)} ${x} ${y}Z`
    const end = `M${x} ${y}C${px(0.3)} ${py(0.3)} ${px(0.5)} ${py(0.6)} ${px(0.58)} ${py(1.05)}L${px(0.78)} ${py(0.78)}L${px(0.98)} ${py(0.86)}C${px(0.8)} ${py(0.4)} ${px(0.4)} ${py(0.1)} ${x} ${y}Z`
    return [
      { d: loop, fill: color },
      { d: end, fill: color },
    ]
  }
  const knot = reach * 0.2
  return [
    ...of(1),
    ...of(-1),
    {
      d: `M${x - knot} ${y}a${knot} ${knot} 0 1 0 ${2 * knot} 0a${knot} ${knot} 0 1 0 ${-2 * knot} 0Z`,
      fill: color,
    },
  ]
}
