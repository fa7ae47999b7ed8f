import type { Element, Root, RootContent } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { unified } from 'unified'

/**
 * A page as text. The style sheet of its head carries its fonts, and the writer copies what an element holds once for each
 * element around it: the sheet is put in when all else is written.
 */
export function toMarkup(root: Root): string {
  const writer = unified().use(rehypeStringify)
  const sheet = partsOf(root, 'html', 'head', 'style')
  const text = sheet?.children[0]
  if (!sheet || text?.type !== 'text' || Object.keys(sheet.properties).length > 0)
    return writer.stringify(root)
  const bare = writer.stringify(without(root, text) as Root)
  // Before the sheet stand metadata and the title, in which no tag can be written.
  return bare.replace('<style></style>', () => `<style>${text.value}</style>`)
}

function partsOf(root: Root, ...tags: readonly string[]): Element | undefined {
  let found: Root | Element | undefined = root
  for (const tag of tags) {
    const children: readonly RootContent[] = found?.children ?? []
    found = children.find((child): child is Element => child.type === 'element' && child.tagName === tag)
  }
  return found?.type === 'element' ? found : undefined
}

/** The tree with a text of its head left empty. */
function without(root: Root | Element, text: object): Root | Element {
  const children = (root.children as readonly RootContent[]).map(child => {
    if (child === text) return { type: 'text' as const, value: '' }
    const leads = child.type === 'element' && /^(?:html|head|style)$/.test(child.tagName)
    return leads ? (without(child, text) as Element) : child
  })
  return { ...root, children } as Root | Element
}
