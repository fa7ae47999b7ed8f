import type { Design } from '../brief/design.ts'
import { asksForSomething, type TokenPath, type WhyNot } from '../brief/reach.ts'
import type { Sheet } from '../compose/sheet.ts'
import { type Element, isElement, type Node } from '../compose/tree.ts'
import type { Drawing } from '../draw/draw-sheets.ts'
import { toOklch } from '../theme/oklch.ts'

/** A job with everything in its place, as far as it tells what became of its design. */
interface Drawn {
  readonly brief: { readonly design: Design }
  readonly sheets: readonly Sheet[]
  readonly drawn: ReadonlySet<TokenPath>
  readonly drawing: Drawing
}

/** Why this copy shows nothing of a token that its format draws on others. */
export function undrawnIn({ brief: { design }, sheets, drawn, drawing }: Drawn): WhyNot {
  const pages = drawing.pages?.frames.length ?? drawing.sheets.length
  const reasons: Readonly<Partial<Record<TokenPath, (value: unknown) => string | false>>> = {
    'decor.gradient': () =>
      !drawn.has('decor.gradient') && 'there is no field of colour for a gradient to fill',
    'shape.shadow': () => !drawn.has('shape.shadow') && 'there is no card that could cast a shadow',
    'layout.cover': () => !sheets.some(({ name }) => name === 'cover') && 'there is no title for a cover',
    'layout.contents': () =>
      !some(sheets, ({ part }) => part === 'contents') &&
      'there are too few headings for a table of contents',
    'decor.codes': () =>
      !some(sheets, ({ part }) => part === 'code-mark') &&
      'the copy has nothing here that a machine could read',
    'layout.pageNumbers': () => pages < 2 && 'a single page needs no number',
    'shape.radius': radius =>
      radius !== 0 && !some(sheets, hasCorner) && 'there are no boxes here whose corners could be round',
    'page.maxPages': limit =>
      pages > Number(limit) && `at its tightest it takes ${pages} pages: shorten the copy`,
    'color.scheme': scheme => scheme !== 'mono' && whyNoScheme(design),
  }
  return (path, value) => (asksForSomething(value) && reasons[path as TokenPath]?.(value)) || undefined
}

function whyNoScheme({ color: { seeds } }: Design): string | false {
  if (seeds.length > 1) return 'the brand colours are named, so none is derived'
  return toOklch(seeds[0] ?? '#000000').c < 0.03 && 'a grey accent has no hue to derive others from'
}

function hasCorner({ style, tagName }: Element): boolean {
  return (
    (style.radius ?? 0) > 0 &&
    (tagName === 'img' || style.background !== undefined || style.border !== undefined)
  )
}

function some(sheets: readonly Sheet[], is: (element: Element) => boolean): boolean {
  const isIn = (node: Node): boolean => isElement(node) && (is(node) || node.children.some(isIn))
  return sheets.some(({ root }) => isIn(root))
}
