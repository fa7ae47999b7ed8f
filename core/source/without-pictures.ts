import type { Image, PhrasingContent, Root, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import type { Document } from './document.ts'
import { baseName, findAsset } from './find-asset.ts'
import { plainText } from './text.ts'
import { isParent, lineOf, nodesOf } from './walk.ts'

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
  const root = { ...document.root, children: keptOf(document.root.children, () => true) }
  return { document: { ...document, root }, pictureWords: left.flatMap(({ alt }) => alt || []) }
}

/** Leaves out what a copy notes of pictures beside its words where none was handed over: no page waits for them. */
export function leaveNotedPicturesOut(root: Root, assets: Document['assets'], report: Report): void {
  const isOut = ({ data, url }: Image): boolean =>
    data?.noted === true && findAsset(assets, url) === undefined
  const left = nodesOf(root).filter(node => node.type === 'image' && isOut(node)) as Image[]
  if (left.length === 0) return
  report.add({
    rule: 'pictures-left-out',
    severity: 'warning',
    text: `the copy names ${left.length === 1 ? 'a picture' : `${left.length} pictures`} that did not come with it, left out: ${left.map(nameOf).join(', ')}`,
    hint: 'hand the files over with the copy, or write ![what it shows](file.jpg) where one belongs',
    ...(left[0] && lineOf(left[0])),
  })
  root.children = keptOf(root.children, isOut)
}

function nameOf({ alt, url }: Image): string {
  return alt ? JSON.stringify(alt) : baseName(url)
}

function keptOf<Content extends RootContent | PhrasingContent>(
  nodes: readonly Content[],
  isOut: (image: Image) => boolean,
): Content[] {
  return nodes.flatMap(node => {
    if (node.type === 'image' && isOut(node)) return []
    if (!isParent(node)) return [node]
    const children = keptOf(node.children, isOut)
    const isEmptied = children.length < node.children.length && children.every(isBlank)
    const isHolder = node.type === 'paragraph' || node.type === 'link'
    return isEmptied && isHolder ? [] : [{ ...node, children } as Content]
  })
}

function isBlank(node: RootContent): boolean {
  return node.type === 'break' || (node.type === 'text' && plainText(node).trim() === '')
}
