import { isInlineTag } from '../compose/defaults.ts'

/** A node of parse5's tree, as far as it is read here. */
export interface HtmlNode {
  readonly nodeName: string
  readonly value?: string
  readonly attrs?: readonly { readonly name: string; readonly value: string }[]
  readonly childNodes?: readonly HtmlNode[]
}

/** A web page read back with the parser that browsers' rules describe. */
export interface HtmlReading {
  readonly source: string
  /** Every element, in order. */
  readonly elements: readonly HtmlNode[]
  /** Words for readers, in the order of the source. */
  readonly text: string
}

/** Reads a web page. Throws when `parse5` is not installed. */
export async function readHtml(bytes: Uint8Array): Promise<HtmlReading> {
  const { parse } = await import('parse5')
  const source = new TextDecoder().decode(bytes)
  const root = parse(source) as unknown as HtmlNode
  return { source, elements: elementsOf(root), text: textOf(root) }
}

/** Value of an element's attribute. */
export function attribute(element: HtmlNode | undefined, name: string): string | undefined {
  return element?.attrs?.find(candidate => candidate.name === name)?.value
}

function elementsOf(node: HtmlNode): HtmlNode[] {
  const own = node.attrs ? [node] : []
  return [...own, ...(node.childNodes ?? []).flatMap(elementsOf)]
}

function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text') return node.value ?? ''
  if (['script', 'style', 'head', 'template'].includes(node.nodeName)) return ''
  if (attribute(node, 'hidden') !== undefined) return ''
  const text = (node.childNodes ?? []).map(textOf).join('')
  return node.nodeName !== 'br' && isInlineTag(node.nodeName) ? text : ` ${text} `
}
