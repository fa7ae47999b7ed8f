import type { Element as HastElement } from 'hast'
import { sidesOf, type Edges, type Style } from '../../compose/style.ts'
import type { Sheet } from '../../compose/sheet.ts'
import type { Border } from '../../compose/border.ts'
import { type AmongSheets, placeAmong } from '../../compose/surround.ts'
import type { DrawContext } from '../context.ts'
import { drawEndnotes, type DrawnSurface, mainOf } from './draw-screen.ts'
import { drawOrnament, paperSurroundCss, wholeOf } from './draw-surround.ts'
import { round } from './lengths.ts'
import { classNames, element } from './element.ts'
import { PAPER_ON_PHONE } from './phone-size.ts'
import { type PageParts, uniqueId } from './page-parts.ts'
import { toHast } from './to-hast.ts'

/** Sheets of paper on a desk; on a phone the desk goes away and the text flows. Running heads and page numbers are for print. */
export function drawPaper(sheets: readonly Sheet[], context: DrawContext, parts: PageParts): DrawnSurface {
  const sections = sheets.map((sheet, at) => drawSheet(sheet, placeAmong(at, sheets.length), context, parts))
  const notes = drawEndnotes(parts)
  const last = sections.at(-1)
  if (notes && last) last.children.push(notes)
  return {
    children: [mainOf(sections, 'desk')],
    css: [
      deskCss(context),
      ...new Set(sheets.map(sheet => pageCss(wholeOf(sheet, context.surround), context))),
      ...(context.surround ? [paperSurroundCss] : []),
    ].join('\n'),
  }
}

function drawSheet(
  sheet: Sheet,
  among: AmongSheets,
  { surround }: DrawContext,
  parts: PageParts,
): HastElement {
  const whole = wholeOf(sheet, surround)
  const style = paperStyle(surround ? { ...whole, margin: marginWith(surround.border, sheet) } : sheet)
  const name = pageName(whole)
  const extra = `page:${name}`
  const narrow = 'padding:32px 20px;min-height:0'
  const className = parts.styles.classFor({ tagName: 'section', part: 'paper', style }, { extra, narrow })
  const properties = {
    id: uniqueId(sheet.name, parts.ids),
    className: classNames('sheet', name, className),
    ariaLabel: sheet.title,
  }
  const ornament = surround ? drawOrnament(sheet, surround, parts, among) : []
  return element('section', properties, ...ornament, toHast(sheet.root, parts))
}

/** The margins of a sheet from the edge of its ornament. */
function marginWith({ top, right, bottom, left }: Border, { margin }: Sheet): Edges {
  const [above, after, below, before] = sidesOf(margin)
  return [above + top, after + right, below + bottom, before + left]
}

/** What the sheet looks like: equal sheets share a class. */
function paperStyle({ size, margin, background }: Sheet): Style {
  return { maxWidth: size.width, minHeight: size.height, padding: sidesOf(margin), background }
}

function deskCss({ theme }: DrawContext): string {
  const desk = theme.neutralRamp[theme.mode === 'light' ? 3 : 0] ?? theme.color.paperAlt
  return [
    `body{background:${desk}}`,
    '.desk{padding-block:48px;display:grid;gap:32px;justify-items:center}',
    '.sheet{position:relative;display:grid;align-content:stretch;width:100%;box-shadow:0 1px 2px #0002,0 8px 32px #0002}',
    '.sheet>*{min-width:0}',
    '@media (max-width:860px){.desk{padding-block:0;gap:8px}.sheet{box-shadow:none;max-width:none}}',
    `@media (max-width:720px){html{font-size:${PAPER_ON_PHONE * 100}%}}`,
    '@media print{body,.desk{background:none;display:block;padding:0}html{font-size:100%}',
    '.sheet{display:block;box-shadow:none;max-width:none;min-height:0;print-color-adjust:exact;break-before:page}',
    '.sheet:first-child{break-before:auto}}',
  ].join('\n')
}

/** Sheets of the same size and margins share a named page. */
function pageName({ size, margin, background }: Sheet): string {
  return `p${[size.width, size.height, ...sidesOf(margin)].map(Math.round).join('-')}${background.replace('#', '-')}`
}

/** Printed on paper of its own size. The colour of paper is not printed; any other fills the page to its edges. */
function pageCss(sheet: Sheet, { theme }: DrawContext): string {
  const { width, height } = sheet.size
  const coloured = sheet.background !== theme.color.paper
  const size = height > 0 ? `size:${round(width)}px ${round(height)}px;` : ''
  const margins = sidesOf(sheet.margin)
    .map(side => `${round(side)}px`)
    .join(' ')
  const name = pageName(sheet)
  const look = coloured ? `padding:${margins};min-height:${round(height)}px` : 'padding:0;background:none'
  return `@page ${name}{${size}margin:${coloured ? '0' : margins}}@media print{.${name}{${look}}}`
}
