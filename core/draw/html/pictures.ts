import type { ElementContent, Properties } from 'hast'
import type { Element } from '../../compose/tree.ts'
import type { Asset, Plate } from '../../image/asset.ts'
import type { Theme } from '../../theme/theme.ts'
import type { DrawContext } from '../context.ts'
import { plateOutlines } from '../plate.ts'

/** The pictures of one page, in the order in which they are shown. */
export interface Pictures {
  /** An `img` for an asset, or its description where there is no such asset. */
  draw(element: Element, className: string | undefined): ElementContent
  /** px that a picture is wide by nature. */
  widthOf(element: Element): number | undefined
  /** The assets that are shown. */
  readonly used: readonly Asset[]
}

/** Creates the pictures of one page. The first is loaded at once, the others when they come into view. */
export function createPictures({ assets, theme }: Pick<DrawContext, 'assets' | 'theme'>): Pictures {
  const used = new Map<string, Asset>()
  const assetOf = ({ properties: { src = '' } }: Element): Asset | undefined =>
    assets.get(src) ?? assets.get(src.toLowerCase())
  return {
    widthOf: element => assetOf(element)?.width,
    get used() {
      return [...used.values()]
    },
    draw(element, className) {
      const { alt = '', ariaHidden } = element.properties
      const asset = assetOf(element)
      if (asset === undefined) return missing(alt)
      const first = used.size === 0
      used.set(asset.name, asset.plate === undefined ? asset : drawnPlate(asset, asset.plate, theme))
      const when: Properties = first ? { fetchPriority: 'high' } : { loading: 'lazy' }
      return {
        type: 'element',
        tagName: 'img',
        properties: {
          src: `assets/${encodeURIComponent(asset.name)}`,
          alt: ariaHidden ? '' : alt,
          width: Math.round(asset.width),
          height: Math.round(asset.height),
          ...when,
          decoding: 'async',
          ...(className !== undefined && { className: [className] }),
        },
        children: [],
      }
    },
  }
}

/** A plate as a file: a drawing at the picture's own proportions. */
function drawnPlate(asset: Asset, plate: Plate, theme: Theme): Asset {
  const { width, height } = asset
  const paths = plateOutlines(plate, { width, height, radius: 0 }, theme)
  const drawn = paths.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('')
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn}</svg>\n`
  return { ...asset, bytes: new TextEncoder().encode(svg) }
}

function missing(alt: string): ElementContent {
  const children: ElementContent[] = alt === '' ? [] : [{ type: 'text', value: alt }]
  return { type: 'element', tagName: 'em', properties: {}, children }
}
