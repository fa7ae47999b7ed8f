import type { Paragraph } from 'mdast'
import type { Document } from './document.ts'

/** Line of what stands in no source. */
const NO_LINE = 1

/** A document with a brand's logo, as a field of its front matter would bring it; as it is where the copy has one or it is not there. */
export function withLogo(document: Document, logo: string | undefined): Document {
  const asset = logo?.split(/[\\/]/).at(-1)?.toLowerCase()
  if (asset === undefined || !document.assets.has(asset)) return document
  if (document.fields.some(({ name }) => /^logo(?:type)?$/i.test(name.trim()))) return document
  const picture: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: asset, data: { id: 'f_logo' } }],
  }
  const value = { kind: 'text' as const, text: asset, blocks: [picture] }
  return { ...document, fields: [...document.fields, { name: 'logo', value, line: NO_LINE }] }
}
