import type { Element as HastElement } from 'hast'
import type { Sheet } from '../../compose/sheet.ts'
import type { AmongSheets, PlacedArt, Surround } from '../../compose/surround.ts'
import type { Style } from '../../compose/style.ts'
import type { Art, Element } from '../../compose/tree.ts'
import { addClass, element } from './element.ts'
import type { PageParts } from './page-parts.ts'
import { toHast } from './to-hast.ts'

/** A sheet as large as it is with the ornament of its brief; itself where there is none. */
export function wholeOf(sheet: Sheet, surround: Surround | undefined): Sheet {
  if (surround === undefined) return sheet
  const { top, right, bottom, left } = surround.border
  const { width, height } = sheet.size
  const size = { ...sheet.size, width: width + left + right, height: height > 0 ? height + top + bottom : 0 }
  return { ...sheet, size }
}

/** The ornament of a sheet, each piece in its place; what stands at the foot stays there where a sheet grows. */
export function drawOrnament(
  sheet: Sheet,
  surround: Surround,
  parts: PageParts,
  among: AmongSheets,
): readonly HastElement[] {
  const { size } = wholeOf(sheet, surround)
  const { width, height } = size
  return surround.draw({ width, height, ground: sheet.background, ...among }).map(piece => {
    return addClass(toHast(artOf(piece, size), parts), 'edging')
  })
}

function artOf({ x, y, viewBox, outlines }: PlacedArt, size: Sheet['size']): Element {
  const [width, height] = viewBox
  const isFoot = y > 0 && size.height > 0 && y + height >= size.height && width > height
  const across = x > 0 ? { right: size.width - x - width } : { left: 0 }
  const down = isFoot ? { bottom: 0 } : { top: y }
  return ornament({ viewBox, outlines }, { position: 'absolute', ...across, ...down, width, height })
}

function ornament(art: Art, style: Style): Element {
  const properties = { ariaHidden: true }
  return { type: 'element', tagName: 'svg', part: 'ornament', properties, children: [], style, art }
}

/** Width in px that the band of a screen is drawn for; of a narrower window it shows the middle. */
const WIDEST = 2560

/** The band at the top of a page for screens, over its whole width. */
export function drawBand(ground: string, surround: Surround, parts: PageParts): HastElement {
  const { top } = surround.border
  const [piece] = surround.draw({ width: WIDEST, height: 0, ground })
  if (piece === undefined) throw new Error('an ornament of a screen has no band at its top')
  const drawn = toHast(ornament(piece, { width: '100%', height: top }), parts)
  const properties = { ...drawn.properties, preserveAspectRatio: 'xMidYMid slice' }
  return element('div', { ariaHidden: 'true' }, { ...drawn, properties })
}

/** What stands inside of a canvas's ornament is placed as a canvas is; on a phone an ornament is as wide as its sheet. */
export const surroundCss: string = [
  '.inset{position:relative;display:grid;overflow:hidden}.inset>*{min-width:0;min-height:0}',
  '.edging{pointer-events:none}',
].join('\n')

/** Ornaments of paper: they are on the sheet where it is shown; pages that a browser prints have margins of their own. */
export const paperSurroundCss: string =
  '@media (max-width:860px){.edging{display:none}}@media print{.edging{display:none}}'
