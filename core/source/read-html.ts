import type { Element, RootContent as HtmlContent } from 'hast'
import type { BlockContent, Html, Image, Link, List, ListItem, PhrasingContent, RootContent } from 'mdast'
import type { Report } from '../message.ts'
import { checkElement, type HtmlContext, innerPlace, readFragment, textOf } from './html-element.ts'
import { tidyLine } from './html-space.ts'
import { toTable } from './html-table.ts'
import { codeTags, inlineMarks, inlineTags, removedTags } from './html-tags.ts'
import { toSize } from './plates.ts'

/**
 * Turns a block of raw HTML into Markdown nodes. Every word of its text stays, in order; scripts, styles, frames and
 * event handlers are taken out and reported, and elements that Markdown lacks give their content.
 */
export function readHtml(html: Html, source: string, report: Report): RootContent[] {
  const comment = /^\s*<!--((?:(?!-->)[\s\S])*)-->\s*$/.exec(html.value)
  if (comment)
    return [
      {
        type: 'comment',
        value: (comment[1] ?? '').trim(),
        ...(html.position ? { position: html.position } : {}),
      },
    ]
  const fragment = readFragment(html, source)
  return toBlocks(fragment.children, { fragment, source, report })
}

const blockTags: ReadonlySet<string> = new Set(
  `address article aside blockquote body center details dialog dd dir div dl dt fieldset figcaption figure footer form
  h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav ol p pre search section summary table tbody
  td tfoot th thead tr ul xmp caption option optgroup title head noframes`.split(/\s+/),
)

/** Turns HTML content into blocks: runs of inline content become paragraphs. */
function toBlocks(children: readonly HtmlContent[], context: HtmlContext): RootContent[] {
  const blocks: RootContent[] = []
  let run: HtmlContent[] = []
  const endRun = () => {
    const line = tidyLine(toPhrasing(run, context), context.source)
    if (line.length > 0) blocks.push(...toParagraph(line))
    run = []
  }
  for (const child of children) {
    if (child.type === 'element' && isBlock(child)) {
      endRun()
      blocks.push(...toBlock(child, context))
    } else run.push(child)
  }
  endRun()
  return blocks
}

/** A line that holds only comments is no paragraph. */
function toParagraph(line: PhrasingContent[]): RootContent[] {
  const isEmpty = line.every(
    node => node.type === 'comment' || (node.type === 'text' && node.value.trim() === ''),
  )
  if (isEmpty) return line.filter(node => node.type === 'comment')
  const start = line.find(node => node.position)?.position?.start
  const end = line.findLast(node => node.position)?.position?.end
  return [{ type: 'paragraph', children: line, ...(start && end ? { position: { start, end } } : {}) }]
}

/** Whether an element is a block, or an inline element that a block was put into. */
function isBlock(element: Element): boolean {
  if (removedTags.has(element.tagName) || codeTags.has(element.tagName)) return false
  return (
    blockTags.has(element.tagName) ||
    element.children.some(child => child.type === 'element' && isBlock(child))
  )
}

function toBlock(element: Element, context: HtmlContext): RootContent[] {
  checkElement(element, context)
  const place = context.fragment.place(element)
  const line = (): PhrasingContent[] => toLine(element, context)
  switch (element.tagName) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return [{ type: 'heading', depth: Number(element.tagName[1]) as 1, children: line(), ...place }]
    case 'hr':
      return [{ type: 'thematicBreak', ...place }]
    case 'blockquote':
      return [
        { type: 'blockquote', children: toBlocks(element.children, context) as BlockContent[], ...place },
      ]
    case 'ul':
    case 'ol':
    case 'dir':
    case 'menu':
      return [{ ...toList(element, context), ...place }]
    case 'pre':
    case 'listing':
    case 'xmp':
      return toCode(element, context)
    case 'table':
      return toTable(element, context, { toBlocks, toLine })
    case 'summary':
    case 'dt':
    case 'caption':
    case 'legend':
      return inBold(line())
    case 'a':
      return linkBlocks(element, toBlocks(element.children, context), context)
    default:
      return toBlocks(element.children, context)
  }
}

/** The content of an element in one line, blocks in it divided by line breaks. */
function toLine(element: Element, context: HtmlContext): PhrasingContent[] {
  const blocks = toBlocks(element.children, context)
  const open: RootContent[] = blocks.reverse()
  const line: PhrasingContent[] = []
  for (let block = open.pop(); block; block = open.pop()) {
    if (block.type === 'paragraph' || block.type === 'heading') {
      if (line.length > 0) line.push({ type: 'break' })
      line.push(...block.children)
    } else if (block.type === 'code') {
      if (line.length > 0) line.push({ type: 'break' })
      line.push({ ...block, type: 'inlineCode' })
    } else if (block.type === 'comment') line.push(block)
    else if ('children' in block) open.push(...(block.children as RootContent[]).toReversed())
  }
  return line
}

function toList(element: Element, context: HtmlContext): List {
  const ordered = element.tagName === 'ol'
  const start = Number.parseInt(String(element.properties.start ?? 1), 10)
  const items = element.children.flatMap((child): ListItem[] => {
    if (child.type !== 'element') return loneItem(toBlocks([child], context))
    if (child.tagName !== 'li') return loneItem(toBlock(child, context))
    checkElement(child, context)
    return [
      {
        type: 'listItem',
        spread: false,
        children: toBlocks(child.children, context) as BlockContent[],
        ...context.fragment.place(child),
      },
    ]
  })
  return {
    type: 'list',
    ordered,
    spread: false,
    children: items,
    ...(ordered ? { start: Number.isFinite(start) ? start : 1 } : {}),
  }
}

function loneItem(blocks: RootContent[]): ListItem[] {
  return blocks.length === 0 ? [] : [{ type: 'listItem', spread: false, children: blocks as BlockContent[] }]
}

function inBold(line: PhrasingContent[]): RootContent[] {
  return line.length === 0 ? [] : [{ type: 'paragraph', children: [{ type: 'strong', children: line }] }]
}

/** A link around blocks becomes a link in each line of them. */
function linkBlocks(element: Element, blocks: RootContent[], context: HtmlContext): RootContent[] {
  const url = String(element.properties.href ?? '')
  if (!url) return blocks
  return blocks.map(block => {
    if (block.type !== 'paragraph' && block.type !== 'heading') return block
    const link: Link = {
      type: 'link',
      url,
      children: block.children as Link['children'],
      ...context.fragment.place(element),
    }
    return { ...block, children: [link] }
  })
}

function toCode(element: Element, context: HtmlContext): RootContent[] {
  const inner = element.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'code',
  )
  const classes = [inner?.properties.className ?? element.properties.className ?? []].flat().map(String)
  const lang = classes.find(name => /^lang(?:uage)?-/.test(name))?.replace(/^lang(?:uage)?-/, '')
  const value = textOf(element).replace(/\n+$/, '')
  if (value === '') return []
  return [{ type: 'code', value, ...(lang ? { lang } : {}), ...innerPlace(inner ?? element, context) }]
}

/** Turns inline HTML into inline Markdown nodes. Elements without a counterpart give their content. */
function toPhrasing(children: readonly HtmlContent[], context: HtmlContext): PhrasingContent[] {
  return children.flatMap((child): PhrasingContent[] => {
    switch (child.type) {
      case 'text':
        return [
          {
            type: 'text',
            value: child.value.replace(/[ \t\r\n\f]+/g, ' '),
            ...context.fragment.place(child),
          },
        ]
      case 'comment':
        // A parser reads `<?…>` and `<!…>` as comments; only `<!-- -->` is one.
        return isWrittenComment(child, context) ? [{ type: 'comment', value: child.value.trim() }] : []
      case 'element':
        return elementPhrasing(child, context)
      default:
        return []
    }
  })
}

function isWrittenComment(comment: HtmlContent, context: HtmlContext): boolean {
  const start = context.fragment.place(comment).position?.start.offset
  return start === undefined || context.source.startsWith('<!--', start)
}

function elementPhrasing(element: Element, context: HtmlContext): PhrasingContent[] {
  checkElement(element, context)
  const tag = element.tagName
  if (removedTags.has(tag)) return titleOf(element, context)
  const place = context.fragment.place(element)
  if (tag === 'br') return [{ type: 'break', ...place }]
  if (tag === 'img' || tag === 'image') return [toImage(element, context)]
  if (tag === 'input') return [...checkbox(element)]
  if (codeTags.has(tag))
    return [{ type: 'inlineCode', value: lineText(element), ...innerPlace(element, context) }]
  const content = tag === 'template' ? element.content : element
  const children = toPhrasing(content?.children ?? [], context)
  if (children.length === 0) return []
  const mark = inlineMarks.get(tag)
  if (mark) return [{ type: mark, children, ...place }]
  const wrapper = inlineTags.get(tag)
  if (wrapper) return [{ type: 'emphasis', data: { tag: wrapper }, children, ...place }]
  const url = tag === 'a' ? String(element.properties.href ?? '') : ''
  return url ? [{ type: 'link', url, children: children as never[], ...titled(element), ...place }] : children
}

function lineText(element: Element): string {
  return textOf(element).replace(/\s+/g, ' ').trim()
}

function toImage(element: Element, context: HtmlContext): Image {
  const { src, alt, dataSrc } = element.properties
  const url = String(src ?? dataSrc ?? '')
  const size = toSize(element.properties)
  return {
    type: 'image',
    url,
    alt: String(alt ?? ''),
    ...titled(element),
    ...(size && { data: { size } }),
    ...context.fragment.place(element),
  }
}

function titled(element: Element): { title?: string } {
  return element.properties.title ? { title: String(element.properties.title) } : {}
}

/** A frame or embedded object that has a title still says it. */
function titleOf(element: Element, context: HtmlContext): PhrasingContent[] {
  const title =
    element.tagName === 'script' || element.tagName === 'style' ? '' : String(element.properties.title ?? '')
  const text: PhrasingContent[] = title ? [{ type: 'text', value: title }] : []
  return element.tagName === 'object' ? [...text, ...toPhrasing(element.children, context)] : text
}

function checkbox(element: Element): PhrasingContent[] {
  const { type, value, checked } = element.properties
  if (type === 'checkbox' || type === 'radio')
    return [{ type: 'text', value: checked === undefined ? '☐ ' : '☑ ' }]
  return value && type !== 'hidden' ? [{ type: 'text', value: String(value) }] : []
}
