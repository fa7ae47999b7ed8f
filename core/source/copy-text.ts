import type { Document } from './document.ts'
import { fieldTexts } from './fields.ts'
import { plainText } from './text.ts'

/** All text of a document, of its front matter and its body, as one string. */
export function copyText({ fields, root }: Document): string {
  return [...fieldTexts(fields).map(({ text }) => text), plainText(root)].join('\n')
}
