import type { Nodes, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import type { Theme } from '../theme/theme.ts'
import { type Child, text, toNodes } from './jsx-runtime.ts'
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

const handlers: Handlers = { ...blocks, ...inlines, ...directives, table }

/** Markdown to a styled tree: each node is handed to what draws its kind; of a kind that nobody draws its words are kept. */
function toTree(root: Root | Paragraph, setting: ProseSetting): readonly Node[] {
  // Headings and tables set their words in another size; handlers run one inside the other, so one variable is enough.
  let current = setting
  const within = <Drawn,>(inner: ProseSetting, draw: () => Drawn): Drawn => {
    const outer = current
    current = inner
    const drawn = draw()
    current = outer
    return drawn
  }
  const one = (node: Nodes, parent: Parents | undefined): readonly Node[] => {
    const handle = handlers[node.type] as Handler | undefined
    if (handle) return toNodes(handle(node as never, placeIn(parent)))
    return 'value' in node ? [text(node.value)] : all(node)
  }
  const all: Place['all'] = node =>
    'children' in node ? node.children.flatMap(child => one(child, node)) : []
  const placeIn = (parent: Parents | undefined): Place => ({
    setting: current,
    parent,
    all,
    allAt: (words, size) =>
      within({ ...current, size }, () => all({ type: 'paragraph', children: [...words] })),
    flow(inner, other) {
      const outer = current
      const { bare: _, ...whole } = outer
      const drawn = { ...whole, ...(other && { theme: other.theme }) }
      const children = within(drawn, () => all({ type: 'root', children: [...inner] }))
      return [...Flow({ theme: outer.theme, children, ...other })]
    },
  })
  return limitIndent(one(root, undefined))
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
