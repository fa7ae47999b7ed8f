import type { Design } from '../brief/design.ts'
import { asksForSomething, type TokenPath, type WhyNot } from '../brief/reach.ts'
import type { Sheet } from '../compose/sheet.ts'
import { isElement, type Node } from '../compose/tree.ts'
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
      !holds(sheets, 'contents') && 'there are too few headings for a table of contents',
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

function holds(sheets: readonly Sheet[], part: string): boolean {
  const isIn = (node: Node): boolean => isElement(node) && (node.part === part || node.children.some(isIn))
  return sheets.some(({ root }) => isIn(root))
}
