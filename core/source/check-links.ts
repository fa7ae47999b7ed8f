import type { Image, Nodes, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import { baseName, findAsset } from './find-asset.ts'
import { isSafeUrl, schemeOf } from './safe-url.ts'
import { isParent, lineOf, type Parent } from './walk.ts'

/** Takes unsafe addresses from a parent's children: a link gives its content, an image keeps its alternative text. */
export function dropUnsafeLinks(parent: Parent, report: Report): void {
  const isUnsafe = (node: RootContent) =>
    (node.type === 'link' || node.type === 'image') && !isSafeUrl(node.url)
  if (!parent.children.some(isUnsafe)) return
  parent.children = parent.children.flatMap(node => {
    if (!isUnsafe(node)) return [node]
    if (node.type === 'image') return [{ ...node, url: '' }]
    report.add({
      rule: 'link-unsafe',
      severity: 'warning',
      text: `a link to ${schemeOf(node.type === 'link' ? node.url : '')}: was removed, its text stays`,
      hint: 'link with https:, mailto:, tel: or a relative address',
      ...lineOf(node),
    })
    return isParent(node) ? node.children : []
  })
}

/** Ties images to the assets they mean, by base name; reports those that were not passed. */
export function tieImages(
  nodes: readonly Nodes[],
  assets: ReadonlyMap<string, unknown>,
  report: Report,
): void {
  for (const node of nodes) {
    if (node.type !== 'image') continue
    const asset = findAsset(assets, node.url)
    if (asset !== undefined) node.data = { ...node.data, asset }
    else reportMissing(node, report)
  }
}

/** Parts the words that stand for a missing picture from a letter that follows them, or comes before. */
export function partMissingImages(nodes: readonly Nodes[]): void {
  for (const parent of nodes) {
    if (!isParent(parent) || !parent.children.some(isMissing)) continue
    parent.children = parent.children.flatMap((child, at) => {
      const before = parent.children[at - 1]
      const runsOn = before !== undefined && isMissing(before) !== isMissing(child) && touch(before, child)
      return runsOn ? [{ type: 'text', value: ' ' }, child] : [child]
    })
  }
}

function isMissing(node: RootContent): node is Image {
  return node.type === 'image' && node.data?.asset === undefined && (node.alt ?? '') !== ''
}

function touch(one: RootContent, other: RootContent): boolean {
  return /[\p{L}\p{N}]$/u.test(wordsOf(one)) && /^[\p{L}\p{N}]/u.test(wordsOf(other))
}

function wordsOf(node: RootContent): string {
  if (node.type === 'image') return node.alt ?? ''
  return 'value' in node ? node.value : isParent(node) ? node.children.map(wordsOf).join('') : ''
}

function reportMissing(node: Image, report: Report): void {
  const name = baseName(node.url)
  const isRemote = /^(?:https?:)?\/\//i.test(node.url)
  report.add({
    rule: 'image-missing',
    severity: 'warning',
    text: node.url
      ? `image ${shortened(node.url)} is missing`
      : `image ${JSON.stringify(node.alt ?? '')} has no usable address`,
    hint: `${isRemote ? 'images are never fetched: ' : ''}put ${name ? shortened(name) : 'the file'} beside the copy, or hand it over with it`,
    ...lineOf(node),
  })
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 119)}…` : text
}
