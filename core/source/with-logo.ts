import type { Paragraph } from 'mdast'
import type { Document } from './document.ts'

/** Line of what stands in no source. */
const NO_LINE = 1

/** A document with a brand's logo, as a field of its front matter would bring it; as it is where the copy has one or it is not there. */
export function withLogo(document: Document, logo: string | undefined): Document {
  const asset = logo?.split(/[\\/]/).at(-1)?.toLowerCase()
  if (asset === undefined || !document.assets.has(asset)) return document
  if (document.fields.some(({ name }) => /^logo(?:type)?$/i.test(name.trim()))) return document
  return withPictureField(document, 'logo', asset)
}

/** A document with a picture that is no part of its copy, as a field of its front matter. */
export function withPictureField(document: Document, name: 'logo' | 'image', asset: string): Document {
  const picture: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: asset, data: { id: `f_${name}` } }],
  }
  const value = { kind: 'text' as const, text: asset, blocks: [picture] }
  return { ...document, fields: [...document.fields, { name, value, line: NO_LINE }] }
}
