import type { Gradient } from '../compose/style.ts'
import type { Rectangle } from '../draw/frame.ts'

/** A colour as painters need it: channels 0–255, alpha 0–1. */
export interface Color {
  readonly red: number
  readonly green: number
  readonly blue: number
  readonly alpha: number
}

const transparent: Color = { red: 0, green: 0, blue: 0, alpha: 0 }

/** Reads `#rgb`, `#rgba`, `#rrggbb`, `#rrggbbaa` or `transparent`. Throws on anything else: themes and sheets use no other form. */
export function readColor(value: string): Color {
  if (value === 'transparent') return transparent
  const long = value.length === 4 || value.length === 5 ? value.replace(/[^#]/g, '$&$&') : value
  if (!/^#([0-9a-f]{6}|[0-9a-f]{8})$/i.test(long)) {
    throw new Error(`color "${value}" cannot be painted: write it as #rrggbb or #rrggbbaa`)
  }
  const number = Number.parseInt(long.slice(1, 7), 16)
  return {
    red: number >> 16,
    green: (number >> 8) & 255,
    blue: number & 255,
    alpha: long.length === 9 ? Number.parseInt(long.slice(7), 16) / 255 : 1,
  }
}

/** A gradient fitted to a box: the line along which its stops lie. */
export interface GradientLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  /** At least two, in rising order of `at` (0–1). */
  readonly stops: readonly { readonly color: Color; readonly at: number }[]
}

/** Fits a gradient to a box: the line's length is such that the corners get the first and last colour (CSS Images 3, 3.1). */
export function gradientLine(gradient: Gradient, box: Rectangle): GradientLine {
  const angle = (gradient.angle * Math.PI) / 180
  const sine = Math.sin(angle)
  const cosine = Math.cos(angle)
  const half = (Math.abs(box.width * sine) + Math.abs(box.height * cosine)) / 2
  const centerX = box.x + box.width / 2
  const centerY = box.y + box.height / 2
  return {
    x1: centerX - sine * half,
    y1: centerY + cosine * half,
    x2: centerX + sine * half,
    y2: centerY - cosine * half,
    stops: risingStops(gradient),
  }
}

/** Stops clamped to the line and to their predecessors; a lone stop is doubled, none is transparent. */
function risingStops(gradient: Gradient): GradientLine['stops'] {
  const stops: { color: Color; at: number }[] = []
  let last = 0
  for (const stop of gradient.stops) {
    last = Math.min(1, Math.max(last, stop.at))
    stops.push({ color: readColor(stop.color), at: last })
  }
  const first = stops[0] ?? { color: readColor('transparent'), at: 0 }
  return stops.length > 1 ? stops : [first, { ...first, at: 1 }]
}
