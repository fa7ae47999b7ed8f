/** The stages of a rendition as texts that are read in a diff: a line for each thing, indented by what it stands in. */
import type { Nodes, Root, RootContent } from 'mdast'
import { holdsPhrasing, isParent } from '../source/walk.ts'
import { plainText } from '../source/text.ts'
import { attribute, type HtmlNode, type HtmlReading } from './read-html.ts'
import type { PdfPage } from './read-pdf.ts'

/** The blocks of a document with their whole text. */
export function outlineDocument(root: Root): string {
  return root.children.map(node => outlineBlock(node, '')).join('')
}

function outlineBlock(node: RootContent, indent: string): string {
  if (!isParent(node) || holdsPhrasing(node)) return `${indent}${nameOf(node)} ${quoted(plainText(node))}\n`
  const children = node.children.map(child => outlineBlock(child, `${indent}  `))
  return `${indent}${nameOf(node)}\n${children.join('')}`
}

function nameOf(node: Nodes): string {
  switch (node.type) {
    case 'heading':
      return `heading ${node.depth} #${node.data?.slug ?? ''}`
    case 'list':
      return node.ordered ? `list from ${node.start ?? 1}` : 'list'
    case 'code':
      return `code ${node.lang ?? ''}`.trimEnd()
    case 'containerDirective':
    case 'leafDirective':
      return `${node.type} ${node.name}`
    default:
      return node.type
  }
}

/** The elements of a web page's body with their classes and texts. */
export function outlineHtml({ elements }: HtmlReading): string {
  const body = elements.find(({ nodeName }) => nodeName === 'body')
  return (body?.childNodes ?? []).map(node => outlineElement(node, '')).join('')
}

function outlineElement(node: HtmlNode, indent: string): string {
  if (node.nodeName === '#text') {
    const text = node.value?.trim()
    return text ? `${indent}${quoted(text)}\n` : ''
  }
  if (node.nodeName === 'script' || node.nodeName === 'style') return `${indent}${node.nodeName}\n`
  const name = [node.nodeName, attribute(node, 'class')?.replaceAll(' ', '.')].filter(Boolean).join('.')
  const address = attribute(node, 'href') ?? attribute(node, 'src')
  const shown = address === undefined ? '' : ` ${address.slice(0, 80)}`
  const children = (node.childNodes ?? []).map(child => outlineElement(child, `${indent}  `))
  return `${indent}${name}${shown}\n${children.join('')}`
}

/** The texts of a PDF's pages with their places: points from the upper left corner to the start of the baseline. */
export function outlinePages(pages: readonly PdfPage[]): string {
  return pages
    .map(({ width, height, runs }, index) => {
      const lines = runs.map(
        ({ x, y, size, text }) => `  ${rounded(x)} ${rounded(height - y)} ${rounded(size)} ${quoted(text)}\n`,
      )
      return `page ${index + 1} of ${pages.length}, ${rounded(width)} × ${rounded(height)}\n${lines.join('')}`
    })
    .join('')
}

function rounded(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1)
}

function quoted(text: string): string {
  return JSON.stringify(text)
}
