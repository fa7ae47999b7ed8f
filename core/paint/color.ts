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
