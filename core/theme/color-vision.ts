import { type Triple, toLinear, toOklab } from './oklch.ts'

/** Ways of seeing colour that a chart has to survive. */
export type Vision = 'typical' | 'protan' | 'deutan' | 'tritan'

/** Linear sRGB matrices at severity 1 (Machado, Oliveira and Fernandes 2009, table 1). */
const matrices: Record<Vision, readonly [Triple, Triple, Triple]> = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

/** All four ways of seeing. */
export const visions: readonly Vision[] = ['typical', 'protan', 'deutan', 'tritan']

/** A colour as each of the `visions` sees it, in Oklab. Compare two of them with `leastDifference`. */
export function seenBy(hex: string): readonly Triple[] {
  const rgb = toLinear(hex)
  return visions.map(vision => {
    const [r, g, b] = matrices[vision]
    return toOklab([shown(r, rgb), shown(g, rgb), shown(b, rgb)])
  })
}

/** How far apart two colours look to whoever sees them least well (ΔE-OK, 0–1). */
export function leastDifference(one: readonly Triple[], other: readonly Triple[]): number {
  return Math.min(...one.map((color, index) => distance(color, other[index] ?? color)))
}

function shown(row: Triple, rgb: Triple): number {
  const value = row[0] * rgb[0] + row[1] * rgb[1] + row[2] * rgb[2]
  return Math.min(Math.max(value, 0), 1)
}

function distance(a: Triple, b: Triple): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
