import { toSize } from './plates.ts'
import type { Element, RootContent as HtmlContent } from 'hast'
import type { Image, PhrasingContent } from 'mdast'
import { codeTags, inlineMarks, inlineTags, removedTags } from './html-tags.ts'
import { checkElement, type HtmlContext, innerPlace, textOf } from './html-element.ts'

/** Turns inline HTML into inline Markdown nodes. Elements without a counterpart give their content. */
export function toPhrasing(children: readonly HtmlContent[], context: HtmlContext): PhrasingContent[] {
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
