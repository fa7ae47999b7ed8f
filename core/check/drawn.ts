import type { Design } from '../brief/design.ts'
import { asksForSomething, type TokenPath, type WhyNot } from '../brief/reach.ts'
import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement, type Node } from '../compose/tree.ts'
import type { Drawing } from '../draw/draw-sheets.ts'
import type { Format } from '../format.ts'
import { toOklch } from '../theme/oklch.ts'
import type { Theme } from '../theme/theme.ts'
import { isInColumns } from './columns-drawn.ts'
import { colorPlaces } from '../compose/color-places.ts'

/** A job with everything in its place, as far as it tells what became of its design. */
interface Drawn {
  /** One that draws rules in its own way has no lines that could be looked for. */
  readonly format: Pick<Format, 'honours'>
  readonly brief: { readonly design: Design }
  readonly sheets: readonly Sheet[]
  readonly drawn: ReadonlySet<TokenPath>
  readonly drawing: Drawing
  readonly setting: { readonly theme: Theme }
}

/** Why this copy shows nothing of a token that its format draws on others. */
export function undrawnIn({ format, brief: { design }, sheets, drawn, drawing, setting }: Drawn): WhyNot {
  const { theme } = setting
  const { honours = [] } = format
  const pages = drawing.pages?.frames.length ?? drawing.sheets.length
  const reasons: Readonly<Partial<Record<TokenPath, (value: unknown) => string | false>>> = {
    'decor.gradient': () =>
      !drawn.has('decor.gradient') && 'there is no field of colour for a gradient to fill',
    'shape.shadow': () => !drawn.has('shape.shadow') && 'there is no card that could cast a shadow',
    'layout.columns': columns =>
      !isInColumns(sheets, Number(columns)) &&
      'the columns follow from the copy and the page: courses of a menu stand in as many as are wanted',
    'layout.cover': () => !sheets.some(({ name }) => name === 'cover') && 'there is no title for a cover',
    'layout.contents': () =>
      !some(sheets, ({ part }) => part === 'contents') &&
      'there are too few headings for a table of contents',
    'decor.drawing': () =>
      theme.design.decor.drawing != null &&
      !some(sheets, ({ part }) => part === 'drawing') &&
      'words take all the room: a shorter copy, or a cover, has some for it',
    'decor.motifs': () =>
      !some(sheets, ({ art }) => art !== undefined) && 'this composition draws no motif: name one',
    'decor.fields': () =>
      !some(sheets, isField) && 'this copy is set on plain paper: a cover or a poster has fields',
    'decor.codes': () =>
      !some(sheets, ({ part }) => part === 'code-mark') &&
      'the copy has nothing here that a machine could read',
    'shape.rules': rules =>
      rules !== 'none' &&
      !honours.includes('shape.rules') &&
      !some(sheets, hasLine(theme.rule)) &&
      'there are no fine lines between parts here',
    'layout.pageNumbers': () => pages < 2 && 'a single page needs no number',
    'shape.radius': radius =>
      radius !== 0 && !some(sheets, hasCorner) && 'there are no boxes here whose corners could be round',
    'page.maxPages': limit =>
      pages > Number(limit) && `at its tightest it takes ${pages} pages: shorten the copy`,
    'color.scheme': scheme => scheme !== 'mono' && whyNoScheme(design, theme, sheets),
  }
  return (path, value) => (asksForSomething(value) && reasons[path as TokenPath]?.(value)) || undefined
}

function whyNoScheme({ color: { seeds } }: Design, theme: Theme, sheets: readonly Sheet[]): string | false {
  if (seeds.length > 1) return 'the brand colours are named, so none is derived'
  if (toOklch(seeds[0] ?? '#000000').c < 0.03) return 'a grey accent has no hue to derive others from'
  const seen = colorPlaces(sheets)
  const derived = theme.design.color.seeds.filter(seed => !seeds.includes(seed))
  return (
    !derived.some(seed => seen.has(seed)) && 'this copy has no place for further colours: name one for a part'
  )
}

function hasCorner({ style, tagName }: Element): boolean {
  return (
    (style.radius ?? 0) > 0 &&
    (tagName === 'img' || style.background !== undefined || style.border !== undefined)
  )
}

/** Whether an element is a stretch of colour. */
function isField({ style: { background, width, height } }: Element): boolean {
  const fill = typeof background === 'object' ? background.stops[0]?.color : background
  const isMark = [width, height].some(length => typeof length === 'number' && length < 24)
  return fill !== undefined && !isMark && toOklch(fill).c >= 0.03
}

/** Whether an element has a line on a side, as thick as the theme's rules. */
function hasLine(width: number) {
  return ({ style: { borderTop, borderRight, borderBottom, borderLeft } }: Element): boolean =>
    [borderTop, borderRight, borderBottom, borderLeft].some(
      rule => rule !== undefined && Math.abs(rule.width - width) < 0.1,
    )
}

function some(sheets: readonly Sheet[], is: (element: Element) => boolean): boolean {
  const isIn = (node: Node): boolean => isElement(node) && (is(node) || node.children.some(isIn))
  return sheets.some(({ root }) => isIn(root))
}
