import type { Style } from '../compose/style.ts'
import { type Art, type Element, isElement, type Node } from '../compose/tree.ts'
import type { Asset } from '../image/asset.ts'
import type { Item, Mark, Rectangle } from './frame.ts'

/** px */
export type Size = Pick<Rectangle, 'width' | 'height'>

/** True for `img` and `svg`. */
export function isPicture(node: Node): boolean {
  return isElement(node, 'img', 'svg')
}

/** The file that an `img` shows, if there is one. */
export function assetOf({ properties }: Element, assets: ReadonlyMap<string, Asset>): Asset | undefined {
  return assets.get(properties.src?.toLowerCase() ?? '')
}

/** The picture that an `img` or `svg` shows, if there is one. */
export function pictureSource(element: Element, assets: ReadonlyMap<string, Asset>): Asset | Art | undefined {
  return element.art ?? assetOf(element, assets)
}

/** True for vector art. */
export function isArt(source: Asset | Art): source is Art {
  return 'outlines' in source
}

/** Art that is set like letters, as it is in text of a size (px) and a colour; any other source as it is. */
export function inText(
  source: Asset | Art,
  text: { readonly size: number; readonly color: string },
): Asset | Art {
  if (!isArt(source) || source.letters === undefined) return source
  const outlines = source.outlines.map(outline => ({
    ...outline,
    ...(outline.fill === 'currentColor' && { fill: text.color }),
  }))
  return { ...source, outlines, letters: { ...source.letters, size: text.size } }
}

/** Natural size of a picture or vector art in px, never zero. */
export function naturalSize(source: Asset | Art): Size {
  const [width, height] = isArt(source)
    ? source.viewBox.map(side => side * pxOf(source))
    : [source.width, source.height]
  return { width: Math.max(width ?? 0, 1e-3), height: Math.max(height ?? 0, 1e-3) }
}

/** px of one unit of art by nature. */
function pxOf({ letters }: Art): number {
  return letters?.size === undefined ? 1 : letters.size / letters.em
}

/** Where the whole of a picture lies so that it covers its box or, as it does by itself, stays within it: centred, its proportions kept. */
export function fitInto(box: Rectangle, { width, height }: Size, fit: Style['fit'] = 'contain'): Rectangle {
  const scales = [box.width / Math.max(width, 1e-3), box.height / Math.max(height, 1e-3)]
  const scale = fit === 'cover' ? Math.max(...scales) : Math.min(...scales)
  const size = { width: width * scale, height: height * scale }
  return { x: box.x + (box.width - size.width) / 2, y: box.y + (box.height - size.height) / 2, ...size }
}

/** Vector art as large as its box holds, in the middle of it. */
export function artItems(
  { viewBox, outlines }: Art,
  box: Rectangle,
  mark: Mark | undefined,
): readonly Item[] {
  const [width, height] = viewBox
  const { x, y, ...size } = fitInto(box, { width, height })
  const scale = size.width / Math.max(width, 1e-3)
  return outlines.map(outline => ({ kind: 'path', ...outline, x, y, scaleX: scale, scaleY: scale, mark }))
}
