import type { Heading, Image, Paragraph, RootContent } from 'mdast'
import type { Document } from '../../core/source/document.ts'
import { plainText } from '../../core/source/text.ts'
import { listFootnotes } from './footnotes.ts'
import { type Fields, toFields, toText } from './fields.ts'

/** The copy of a canvas: one headline, what supports it, and facts. */
export interface CanvasCopy {
  readonly brand?: string
  readonly tagline?: string
  /** Key of the brand's mark. */
  readonly logo?: string
  /** Blocks that stand over the headline. */
  readonly before: readonly RootContent[]
  readonly headline?: Heading
  readonly support?: Paragraph
  readonly picture?: Image
  /** Width of the picture over its height. */
  readonly pictureShape?: number
  /** Everything else, in order. */
  readonly rest: readonly RootContent[]
  readonly fields: Fields
}

/** Reads what stands out in a document: its first heading, the paragraph after it, its first picture, and its front matter. */
export function readCanvas({ root, frontMatter, assets }: Document): CanvasCopy {
  const blocks = listFootnotes(root.children).filter(
    block => block.type !== 'comment' && block.type !== 'thematicBreak',
  )
  const headline = blocks.find((block): block is Heading => block.type === 'heading')
  const pictured = blocks.find(block => pictureOf(block) !== undefined)
  const at = headline ? blocks.indexOf(headline) : -1
  const after = blocks.slice(at + 1).filter(block => block !== pictured)
  const [support] = after
  const brand = toFields(frontMatter.brand)
  const name = toText(brand.name) ?? toText(frontMatter.brand)
  const tagline = toText(brand.tagline)
  const logo = assetNamed(toText(brand.logo), assets)
  const picture = pictured && pictureOf(pictured)
  const supports = headline && support?.type === 'paragraph' && plainText(support).length <= 240
  return {
    ...(name && { brand: name }),
    ...(tagline && { tagline }),
    ...(logo && { logo }),
    before: at > 0 ? blocks.slice(0, at).filter(block => block !== pictured) : [],
    ...(headline && { headline }),
    ...(supports && { support }),
    ...(picture && picture.data?.asset !== logo && { picture, ...shapeOf(picture, assets) }),
    rest: supports ? after.slice(1) : after,
    fields: frontMatter,
  }
}

/** The picture of a paragraph that holds nothing else. */
function pictureOf(block: RootContent): Image | undefined {
  if (block.type !== 'paragraph') return undefined
  const [only, ...others] = block.children
  return only?.type === 'image' && others.length === 0 && only.data?.asset ? only : undefined
}

function shapeOf({ data }: Image, assets: Document['assets']): Pick<CanvasCopy, 'pictureShape'> {
  const asset = assets.get(data?.asset ?? '')
  return asset && asset.height > 0 ? { pictureShape: asset.width / asset.height } : {}
}

function assetNamed(path: string | undefined, assets: Document['assets']): string | undefined {
  const name = path?.split('/').at(-1)?.toLowerCase()
  return name !== undefined && assets.has(name) ? name : undefined
}
