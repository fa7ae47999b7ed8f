import type { ElementContent, Properties } from 'hast'
import type { Element } from '../../compose/tree.ts'
import type { Asset } from '../../image/asset.ts'

/** The pictures of one page, in the order in which they are shown. */
export interface Pictures {
  /** An `img` for an asset, or its description where there is no such asset. */
  draw(element: Element, className: string | undefined): ElementContent
  /** The assets that are shown. */
  readonly used: readonly Asset[]
}

/** Creates the pictures of one page. The first is loaded at once, the others when they come into view. */
export function createPictures(assets: ReadonlyMap<string, Asset>): Pictures {
  const used = new Map<string, Asset>()
  return {
    get used() {
      return [...used.values()]
    },
    draw({ properties }, className) {
      const { src = '', alt = '', ariaHidden } = properties
      const asset = assets.get(src) ?? assets.get(src.toLowerCase())
      if (asset === undefined) return missing(alt)
      const first = used.size === 0
      used.set(asset.name, asset)
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

function missing(alt: string): ElementContent {
  const children: ElementContent[] = alt === '' ? [] : [{ type: 'text', value: alt }]
  return { type: 'element', tagName: 'em', properties: {}, children }
}
