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
  /** What is kept for who speaks while slides are shown, a text a block: it is on no page. */
  readonly spoken: readonly string[]
}

/** Reads a web page. Throws when `parse5` is not installed. */
export async function readHtml(bytes: Uint8Array): Promise<HtmlReading> {
  const { parse } = await import('parse5')
  const source = new TextDecoder().decode(bytes)
  const root = parse(source) as unknown as HtmlNode
  const elements = elementsOf(root)
  return { source, elements, text: textOf(root), spoken: elements.flatMap(spokenIn) }
}

/** Value of an element's attribute. */
export function attribute(element: HtmlNode | undefined, name: string): string | undefined {
  return element?.attrs?.find(candidate => candidate.name === name)?.value
}

/** The lines of a drawer of notes, without the word that opens it. */
function spokenIn(element: HtmlNode): readonly string[] {
  if (element.nodeName !== 'details' || attribute(element, 'class') !== 'notes') return []
  return (element.childNodes ?? []).flatMap(inner => (inner.nodeName === 'summary' ? [] : linesOf(inner)))
}

function linesOf(node: HtmlNode): readonly string[] {
  const blocks = (node.childNodes ?? []).filter(
    ({ nodeName }) => !isInlineTag(nodeName) && nodeName !== '#text',
  )
  return blocks.length > 0 ? blocks.flatMap(linesOf) : [textOf(node)]
}

function elementsOf(node: HtmlNode): HtmlNode[] {
  const own = node.attrs ? [node] : []
  return [...own, ...(node.childNodes ?? []).flatMap(elementsOf)]
}

function textOf(node: HtmlNode): string {
  if (node.nodeName === '#text') return node.value ?? ''
  if (['script', 'style', 'head', 'template'].includes(node.nodeName)) return ''
  if (attribute(node, 'hidden') !== undefined) return ''
  const children = node.nodeName === 'ol' ? numbered(node) : (node.childNodes ?? []).map(textOf)
  const text = children.join('')
  return node.nodeName !== 'br' && isInlineTag(node.nodeName) ? text : ` ${text} `
}

/** The entries of a numbered list behind the numbers that a browser sets before them. */
function numbered(list: HtmlNode): readonly string[] {
  const entries = (list.childNodes ?? []).filter(({ nodeName }) => nodeName === 'li')
  const start = Number(attribute(list, 'start') ?? 1)
  return entries.map((entry, at) => ` ${start + at} ${textOf(entry)}`)
}
