import { resolveFace } from '../../../../core/fonts/resolve-face.ts'
import { webFont } from '../../../../core/fonts/web-font.ts'
import { dashboardThemes } from './dashboard-theme.ts'

/** A font file of the dashboard. */
export interface DashboardFont {
  /** `source-sans-3-400.woff2` */
  readonly name: string
  readonly family: string
  readonly weight: number
  readonly ranges: string
  readonly bytes: Uint8Array
}

/** The faces that the pages are set in, cut down to Latin letters. */
export function makeFonts(): Promise<readonly DashboardFont[]> {
  const { display, text, mono, displayWeight, strongWeight } = dashboardThemes.light.type
  const cuts: readonly (readonly [family: string, weight: number])[] = [
    [display, displayWeight],
    [text, 400],
    [text, strongWeight],
    [mono, 400],
  ]
  return Promise.all(cuts.map(([family, weight]) => makeFont(family, weight)))
}

async function makeFont(family: string, weight: number): Promise<DashboardFont> {
  const face = resolveFace(family, weight, false)
  const { woff2, ranges } = await webFont(face)
  return { name: `${face.key.replace(':', '-')}.woff2`, family, weight, ranges, bytes: woff2 }
}

/** The rule that names a font, found at an address. */
export function fontRule({ family, weight, ranges }: DashboardFont, address: string): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${address}) format("woff2");unicode-range:${ranges}}`
}
