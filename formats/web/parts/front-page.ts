import type { PhrasingContent, RootContent } from 'mdast'
import { safeHref } from '../../../core/compose/index.ts'
import type { Asset } from '../../../core/image/asset.ts'
import { findAsset } from '../../../core/source/find-asset.ts'

/** A link from the front matter. */
export interface NamedLink {
  readonly text: string
  readonly href: string
}

/** Whose page it is. */
export interface Brand {
  readonly name?: string
  /** Key of the logo's asset. */
  readonly logo?: string
}

type Fields = Readonly<Record<string, unknown>>

/** The brand of a front matter: a name, or `{ name, logo }`. */
export function readBrand(frontMatter: Fields, assets: ReadonlyMap<string, Asset>): Brand {
  const { brand } = frontMatter
  if (typeof brand === 'string') return { name: brand }
  const fields = toFields(brand)
  const name = toText(fields['name'])
  const file = toText(fields['logo'])
  const logo = file === undefined ? undefined : findAsset(assets, file)
  return { ...(name !== undefined && { name }), ...(logo !== undefined && { logo }) }
}

/** The links of a bar; undefined where the front matter has none. */
export function readNav(value: unknown): readonly NamedLink[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap(entry => readNamedLink(entry) ?? [])
}

/** `{ text, link }` with an address that may be linked to. */
export function readNamedLink(value: unknown): NamedLink | undefined {
  const fields = toFields(value)
  const text = toText(fields['text']) ?? toText(fields['label'])
  const href = safeHref(toText(fields['link']) ?? toText(fields['href']) ?? toText(fields['url']) ?? '')
  return text !== undefined && href !== undefined ? { text, href } : undefined
}

/** The hero and features of a VitePress home page, as the Markdown that would say the same. */
export function homeBlocks(frontMatter: Fields): readonly RootContent[] {
  return [...heroBlocks(toFields(frontMatter['hero'])), ...featureBlocks(frontMatter['features'])]
}

function heroBlocks(hero: Fields): readonly RootContent[] {
  const [name, text, tagline] = [toText(hero['name']), toText(hero['text']), toText(hero['tagline'])]
  const title = text ?? name
  if (title === undefined) return []
  const links = (readNav(hero['actions']) ?? []).map(
    ({ text: value, href: url }): PhrasingContent => ({
      type: 'link',
      url,
      children: [{ type: 'text', value }],
    }),
  )
  return [
    ...(text !== undefined && name !== undefined ? [paragraph(name)] : []),
    { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
    ...(tagline === undefined ? [] : [paragraph(tagline)]),
    ...(links.length === 0 ? [] : [{ type: 'paragraph', children: links } as const]),
  ]
}

function featureBlocks(features: unknown): readonly RootContent[] {
  if (!Array.isArray(features)) return []
  return features.flatMap((feature): RootContent[] => {
    const { title, details } = toFields(feature)
    const value = toText(title)
    if (value === undefined) return []
    const body = toText(details)
    return [
      { type: 'heading', depth: 3, children: [{ type: 'text', value }] },
      ...(body === undefined ? [] : [paragraph(body)]),
    ]
  })
}

function paragraph(value: string): RootContent {
  return { type: 'paragraph', children: [{ type: 'text', value }] }
}

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}
