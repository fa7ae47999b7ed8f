import type { Design } from './brief/design.ts'
import type { HeardBrief } from './brief/read-brief.ts'
import { cutOut } from './compose/cut-out.ts'
import { type Imposition, impose } from './compose/impose.ts'
import type { Surround } from './compose/surround.ts'
import type { OwnFonts } from './fonts/own-fonts.ts'
import { scriptsIn } from './fonts/scripts.ts'
import type { Format } from './format.ts'
import type { Report } from './message.ts'
import type { Document } from './source/document.ts'
import { withCountry } from './source/letter-country.ts'
import { copyText } from './source/text.ts'
import { atDistance } from './theme/at-distance.ts'
import { isPhysical } from './theme/medium.ts'
import type { PageSize } from './theme/page.ts'
import { sizesNamed } from './theme/page-sizes.ts'
import { inOwnFonts, reportIdleFonts } from './theme/in-own-fonts.ts'
import { reportMoves } from './theme/report-moves.ts'
import { checkPage, resolveMailPage, resolvePage } from './theme/resolve-page.ts'
import { resolveLocale, resolveTheme, resolveThemeWithLog } from './theme/resolve-theme.ts'
import type { Theme } from './theme/theme.ts'

/** What a page is set for. */
interface Asked {
  readonly brief: HeardBrief
  readonly format: Format
  readonly fonts: OwnFonts
  /** As the job or its copy names it. */
  readonly size: string | undefined
}

/** The page of a job, and how it is set. */
export interface SetPage {
  readonly theme: Theme
  /** The same page in another design. */
  readonly themeIn: (design: Design) => Theme
  /** The paper around a piece that is cut out of it. */
  readonly cut: Surround | undefined
  /** How several pieces lie on their sheet. */
  readonly imposition: Imposition | undefined
}

/** Finds the page that a brief and a format want for a copy, and resolves the design on it. Throws `size-too-small`. */
export function setPage(document: Document, { brief, format, fonts, size }: Asked, report: Report): SetPage {
  const { design } = brief
  reportIdleFonts(design, fonts, report)
  const locale = resolveLocale(design, document, report)
  const paper =
    format.html === 'mail'
      ? resolveMailPage(format.sizes, design, size, report)
      : resolvePage(format.sizes, design, size, withCountry(locale.lang, document))
  const isUpright = design.page.orientation === 'portrait' || /portrait/i.test(size ?? '')
  const imposition = imposed(paper, format, design, withCountry(locale.lang, document))
  const [piece] = format.cutOut === true && !imposition ? format.sizes : []
  const cut = piece && cutOut(paper, piece, isUpright)
  const page = imposition?.piece ?? cut?.inner ?? paper
  // A canvas may be of any size: what does not fit goes on.
  if (format.surface !== 'canvas') checkPage(page, format.leastPaper)
  const scripts = scriptsIn(copyText(document))
  // A face holds its copy whatever its type; what flows would go on over further sheets.
  const hung = (design: Design): Design => {
    const set = inOwnFonts(design, fonts)
    return format.engine === 'satori' ? atDistance(set, page, format.sizes[0], format.design) : set
  }
  const { theme, moves } = resolveThemeWithLog(hung(design), page, locale, scripts)
  reportMoves(moves, { design, usual: format.design }, report)
  return { theme, themeIn: other => resolveTheme(hung(other), page, locale, scripts), cut, imposition }
}

/** The pieces of a brief that wants several on a sheet; what is itself as large as a sheet is no piece. */
function imposed(page: PageSize, format: Format, design: Design, lang: string): Imposition | undefined {
  const { perSheet } = design.page
  const [usual] = format.sizes
  if (!perSheet || !usual) return undefined
  const paper = resolvePage(
    sizesNamed(['A4']),
    { ...design, page: { ...design.page, orientation: null } },
    perSheet.sheet || undefined,
    lang,
  )
  const piece = isPhysical(page) && page.width * page.height * 2 <= paper.width * paper.height ? page : usual
  return impose(paper, piece, { count: perSheet.count, keeps: format.cutOut === 'kept' })
}
