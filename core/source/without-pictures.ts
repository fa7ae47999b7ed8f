import type { Image, PhrasingContent, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import type { Document } from './document.ts'
import { baseName } from './find-asset.ts'
import { plainText } from './text.ts'
import { isParent, nodesOf } from './walk.ts'

/** A copy without the pictures of its text, and the words that say what they would show. */
export interface Unpictured {
  readonly document: Document
  readonly pictureWords: readonly string[]
}

/**
 * Leaves the pictures of a copy out, as a brief asks, with the paragraphs and links that held nothing else, and says which
 * they were. Fields keep theirs: a logo is a name.
 */
export function leavePicturesOut(document: Document, report: Report): Unpictured {
  const left = nodesOf(document.root).filter(node => node.type === 'image')
  if (left.length === 0) return { document, pictureWords: [] }
  report.add({
    rule: 'pictures-left-out',
    severity: 'info',
    text: `the brief asks for no pictures: ${left.length === 1 ? 'one is' : `${left.length} are`} left out, ${left.map(nameOf).join(', ')}`,
    hint: 'their descriptions stay for screen readers; take the wish out of the brief to have them back',
  })
  const root = { ...document.root, children: keptOf(document.root.children) }
  return { document: { ...document, root }, pictureWords: left.flatMap(({ alt }) => alt || []) }
}

function nameOf({ alt, url }: Image): string {
  return alt ? JSON.stringify(alt) : baseName(url)
}

function keptOf<Content extends RootContent | PhrasingContent>(nodes: readonly Content[]): Content[] {
  return nodes.flatMap(node => {
    if (node.type === 'image') return []
    if (!isParent(node)) return [node]
    const children = keptOf(node.children)
    const isEmptied = children.length < node.children.length && children.every(isBlank)
    const isHolder = node.type === 'paragraph' || node.type === 'link'
    return isEmptied && isHolder ? [] : [{ ...node, children } as Content]
  })
}

function isBlank(node: RootContent): boolean {
  return node.type === 'break' || (node.type === 'text' && plainText(node).trim() === '')
}
