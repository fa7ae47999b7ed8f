import type { ElementContent, RootContent as HastContent } from 'hast'
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import type { Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { blocks, table } from './prose/blocks.tsx'
import { directives } from './prose/directives.tsx'
import type { Handler, Handlers, Place, ProseSetting } from './prose/handler.ts'
import { inlines } from './prose/inlines.tsx'
import { Flow } from './rhythm.ts'
import type { Style } from './style.ts'
import { type Element, isElement, type Node } from './tree.ts'
import { typeset } from './typography/typeset.ts'

/** Markdown to be shown. */
export interface ProseProps {
  /** Blocks, as in a document's root. */
  readonly nodes: readonly RootContent[]
  readonly theme: Theme
  /** Level of a `#` heading, default 1; the others follow, so that a page keeps to one h1. */
  readonly level?: number
  /** px of the text around, when it is not body's. */
  readonly size?: number
  /** Keep lines to a comfortable length. Default true; false where the column is narrow by design. */
  readonly measured?: boolean
}

/** Markdown blocks as a flow of paragraphs, headings, lists, tables and figures. Comments and speaker notes are left out. */
export function Prose({ nodes, ...setting }: ProseProps): Child {
  return toTree({ type: 'root', children: [...nodes] }, setting)
}

/** Markdown inside a line to be shown. */
export interface PhrasingProps extends Pick<ProseProps, 'theme' | 'size'> {
  readonly nodes: readonly PhrasingContent[]
  /** The text is a title: its last word is tied to the one before. */
  readonly heading?: boolean
}

/** The words of a paragraph or heading without a block around them, for places that bring their own. */
export function Phrasing({ nodes, heading = false, ...setting }: PhrasingProps): Child {
  const children = toTree({ type: 'paragraph', children: [...nodes] }, { ...setting, bare: true })
  return typeset(children, { lang: setting.theme.lang, heading })
}

const handlers = Object.entries({ ...blocks, ...inlines, ...directives, table } satisfies Handlers)

type RehypeHandler = NonNullable<NonNullable<Options['handlers']>['text']>

/**
 * Markdown to styled hast: remark-rehype walks the tree and asks our handlers. They return hast with typed styles, which
 * its types do not know: hence the casts in this file and nowhere else.
 */
function toTree(node: Root | Paragraph, setting: ProseSetting): readonly Node[] {
  const own = toRehype(setting)
  // It would look through the whole tree for definitions, which documents are without by now: it is led past an empty root.
  const root: RehypeHandler = state => own[node.type]?.(state, node, undefined)
  const tree = unified()
    .use(remarkRehype, { handlers: { ...own, root } })
    .runSync({ type: 'root', children: [] })
  return limitIndent(tree.children as readonly HastContent[] as unknown as Node[])
}

function toRehype(setting: ProseSetting): Record<string, RehypeHandler> {
  // Headings and tables set their words in another size; handlers run one inside the other, so one variable is enough.
  let current = setting
  const rehype = (handle: Handler): RehypeHandler => {
    return (state, node, parent) => {
      const all: Place['all'] = inner => state.all(inner) as unknown as Node[]
      const place: Place = {
        setting: current,
        parent,
        all,
        allAt(words, size) {
          const outer = current
          current = { ...outer, size }
          const tree = all({ type: 'paragraph', children: [...words] })
          current = outer
          return tree
        },
        flow(inner, other) {
          const outer = current
          const { bare: _, ...whole } = outer
          current = { ...whole, ...(other && { theme: other.theme }) }
          const children = all({ type: 'root', children: [...inner] })
          current = outer
          return [...Flow({ theme: outer.theme, children, ...other })]
        },
      }
      return toNodes(handle(node as never, place)) as unknown as ElementContent[]
    }
  }
  return Object.fromEntries(handlers.map(([type, handle]) => [type, rehype(handle as Handler)]))
}

/** Lists and quotations in one another that are each set in; what nests deeper stands below the last of them. */
const deepest = 8

/**
 * Takes the indentation from lists and quotations that nest so deep that no room would be left for their words, on paper,
 * on a canvas and on a screen alike. Returns the same nodes when none does.
 */
export function limitIndent(nodes: readonly Node[], depth = 0): readonly Node[] {
  const limited = nodes.map(node => (node.type === 'element' ? limit(node, depth) : node))
  return limited.every((node, index) => node === nodes[index]) ? nodes : limited
}

function limit(element: Element, around: number): Element {
  const depth = around + (isElement(element, 'ul', 'ol', 'blockquote') ? 1 : 0)
  const children = limitIndent(element.children, depth)
  const style = depth > deepest && depth > around ? flush(element.style) : element.style
  if (children === element.children && style === element.style) return element
  return { ...element, style, children }
}

function flush({ padding: _, borderLeft: _left, borderRight: _right, ...style }: Style): Style {
  return style
}
