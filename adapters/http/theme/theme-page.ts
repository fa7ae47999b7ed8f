import { notFound } from '../../service/service-error.ts'
import type { Page } from '../create-app.ts'
import { fonts, readFont } from './fonts.ts'
import { writeMark } from './mark.ts'

/** Where the files of the theme are. Their names stay when they change, which is seldom and does no harm. */
const folder = '/theme/'

/** Seconds that a browser keeps them. */
const freshness = 7 * 24 * 60 * 60

/** Address of the mark. */
export const markAddress: string = `${folder}mark.svg`

/** Fonts that are worth loading before a style asks for them: headings and text. */
export const fontPreloads: readonly string[] = fonts.slice(0, 2).map(({ file }) => folder + file)

/** The rules that name the fonts to a style. */
export function writeFontRules(): string {
  return fonts
    .map(
      ({ file, family, weight }) =>
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(${folder}${file}) format("woff2")}`,
    )
    .join('\n')
}

/** Fonts and mark, for every page of ours wherever it stands: with the dashboard, without it, and beside published pages. */
export const themePage: Page = {
  ...{ method: 'GET', path: `${folder}:file`, name: 'theme' },
  async handler({ params, headers }) {
    const file = params['file'] ?? ''
    const own = { ...headers, 'cache-control': `public, max-age=${freshness}` }
    if (folder + file === markAddress) {
      return new Response(writeMark(), { headers: { ...own, 'content-type': 'image/svg+xml' } })
    }
    const font = fonts.find(candidate => candidate.file === file)
    if (!font) throw notFound('file of the theme', file.slice(0, 100))
    const bytes = new Uint8Array(await readFont(font))
    return new Response(bytes, { headers: { ...own, 'content-type': 'font/woff2' } })
  },
}
