import type { Paragraph } from 'mdast'
import type { SceneName } from '../brief/design.ts'
import type { Asset } from '../image/asset.ts'
import type { Document } from './document.ts'

/** px of a scene that stands as a picture: compositions cut it as they cut any other. */
const SIZE = { width: 1500, height: 1000 }

/** A document whose first picture, under its title, is a scene in the colours of its theme: it has no words. */
export function withScenery(document: Document, name: SceneName): Document {
  const key = `scenery-${name}`
  const asset: Asset = {
    ...{ name: `${key}.svg`, type: 'image/svg+xml', bytes: new Uint8Array(), ...SIZE },
    raster: { type: 'image/png', bytes: new Uint8Array() },
    plate: { seed: name.length, scene: name },
  }
  const picture: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'image', url: asset.name, alt: '', data: { asset: key } }],
  }
  const { children } = document.root
  const title = children[0]?.type === 'heading' ? 1 : 0
  return {
    ...document,
    root: { ...document.root, children: [...children.slice(0, title), picture, ...children.slice(title)] },
    assets: new Map([...document.assets, [key, asset]]),
  }
}
