import { resolveFace } from '../../../core/fonts/resolve-face.ts'
import { webFont } from '../../../core/fonts/web-font.ts'
import { themes } from './themes.ts'

/** A face that our pages are set in. */
export interface ThemeFont {
  /** `source-sans-3-400.woff2` */
  readonly file: string
  readonly family: string
  readonly weight: number
}

/** The faces, the most seen first. */
export const fonts: readonly ThemeFont[] = facesOf(themes.light.type).map(([family, weight]) => ({
  ...{ family, weight },
  file: `${family.toLowerCase().replaceAll(' ', '-')}-${weight}.woff2`,
}))

function facesOf(type: (typeof themes)['light']['type']): readonly (readonly [string, number])[] {
  const { display, text, mono, displayWeight, strongWeight } = type
  return [
    [display, displayWeight],
    [text, 400],
    [text, strongWeight],
    [mono, 400],
  ]
}

/** The bytes of a face, cut down to Latin letters; made once. */
export async function readFont({ family, weight }: ThemeFont): Promise<Uint8Array> {
  return (await webFont(resolveFace(family, weight, false))).woff2
}
