import type { SceneName } from '../brief/design.ts'
import type { Asset } from '../image/asset.ts'
import type { Document } from './document.ts'
import { withPictureField } from './with-logo.ts'

/** px of a scene that stands as a picture: compositions cut it as they cut any other. */
const SIZE = { width: 1500, height: 1000 }

/** A document whose picture is a scene in the colours of its theme: it has no words. */
export function withScenery(document: Document, name: SceneName): Document {
  const key = `scenery-${name}`
  const asset: Asset = {
    ...{ name: `${key}.svg`, type: 'image/svg+xml', bytes: new Uint8Array(), ...SIZE },
    raster: { type: 'image/png', bytes: new Uint8Array() },
    plate: { seed: name.length, scene: name },
  }
  return withPictureField({ ...document, assets: new Map([...document.assets, [key, asset]]) }, 'image', key)
}
