import type { Nodes, Root } from 'hast'
import type { Asset } from '../../image/asset.ts'

/** A page with its pictures in it instead of beside it in `assets/`: one file that can be sent and moved. */
export function withPicturesInside(page: Root, assets: readonly Asset[]): Root {
  const byName = new Map(assets.map(asset => [asset.name, asset]))
  return place(page, byName) as Root
}

function place(node: Nodes, assets: ReadonlyMap<string, Asset>): Nodes {
  if (!('children' in node)) return node
  const placed = { ...node, children: node.children.map(child => place(child, assets)) } as typeof node
  if (placed.type !== 'element') return placed
  const name = /^assets\/(.*)$/.exec(String(placed.properties.src ?? ''))?.[1]
  const asset = name === undefined ? undefined : assets.get(decodeURIComponent(name))
  return asset ? { ...placed, properties: { ...placed.properties, src: dataAddress(asset) } } : placed
}

function dataAddress({ type, bytes }: Asset): string {
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`
}
