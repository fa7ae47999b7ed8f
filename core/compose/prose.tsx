import type { ElementContent } from 'hast'
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
  /** The words are a button, whose links have no line under them. */
  readonly button?: boolean
}

/** The words of a paragraph or heading without a block around them, for places that bring their own. */
export function Phrasing({ nodes, heading = false, ...setting }: PhrasingProps): Child {
  const children = toTree({ type: 'paragraph', children: [...nodes] }, { ...setting, bare: true })
  return typeset(children, { lang: setting.theme.lang, heading })
}

const handlers = Object.entries({ ...blocks, ...inlines, ...directives, table } satisfies Handlers)

type RehypeHandler = NonNullable<NonNullable<Options['handlers']>['text']>

type Walk = (node: Root | Paragraph, setting: ProseSetting) => readonly Node[]

/** Markdown to styled hast. */
function toTree(node: Root | Paragraph, setting: ProseSetting): readonly Node[] {
  return limitNesting(walk(node, setting))
}

const walk = createWalk()

/**
 * remark-rehype walks the tree and asks our handlers. They return hast with typed styles, which its types do not know: hence
 * the casts in this file and nowhere else. Making its walk ready takes longer than to walk a line, so one serves all: what it
 * keeps besides handlers are definitions and notes, which documents are without by now.
 */
function createWalk(): Walk {
  // Headings and tables set their words in another size; handlers run one inside the other, so one variable is enough.
  let current: ProseSetting | undefined
  const inSetting = <Result,>(setting: ProseSetting, work: () => Result): Result => {
    const outer = current
    current = setting
    try {
      return work()
    } finally {
      current = outer
    }
  }
  const toRehype = (handle: Handler): RehypeHandler => {
    return (state, node, parent) => {
      const setting = current as ProseSetting
      const all: Place['all'] = inner => state.all(inner) as unknown as Node[]
      const place: Place = {
        setting,
        parent,
        all,
        allAt: (words, size) =>
          inSetting({ ...setting, size }, () => all({ type: 'paragraph', children: [...words] })),
        flow(inner, other) {
          const { bare: _, ...whole } = setting
          const around = { ...whole, ...(other && { theme: other.theme }) }
          const children = inSetting(around, () => all({ type: 'root', children: [...inner] }))
          return [...Flow({ theme: setting.theme, children, ...other })]
        },
      }
      return toNodes(handle(node as never, place)) as unknown as ElementContent[]
    }
  }
  const own = Object.fromEntries(handlers.map(([type, handle]) => [type, toRehype(handle as Handler)]))
  let walker: Parameters<RehypeHandler>[0] | undefined
  const root: RehypeHandler = state => {
    walker = state
    return []
  }
  unified()
    .use(remarkRehype, { handlers: { ...own, root } })
    .runSync({ type: 'root', children: [] })
  return (node, setting) =>
    inSetting(setting, () => own[node.type]?.(walker as never, node, undefined) as unknown as Node[])
}

/** How many stand around something: lists and quotations, each set in, and words raised or lowered, each smaller. */
interface Nesting {
  readonly indents: number
  readonly raised: number
}

/** Those that change how it is set; what nests deeper is set as in the last of them. */
const deepest: Nesting = { indents: 8, raised: 2 }

/**
 * Takes the indentation from lists and quotations that nest so deep that no room would be left for their words, and raises
 * words no further than their line has room, on paper, on a canvas and on a screen alike. Returns the same nodes when none does.
 */
export function limitNesting(
  nodes: readonly Node[],
  around: Nesting = { indents: 0, raised: 0 },
): readonly Node[] {
  const limited = nodes.map(node => (node.type === 'element' ? limit(node, around) : node))
  return limited.every((node, index) => node === nodes[index]) ? nodes : limited
}

function limit(element: Element, around: Nesting): Element {
  if (isElement(element, 'ul', 'ol', 'blockquote')) {
    const indents = around.indents + 1
    return inside(
      element,
      { ...around, indents },
      indents > deepest.indents && { style: flush(element.style) },
    )
  }
  if (!isElement(element, 'sup', 'sub')) return inside(element, around)
  const raised = around.raised + 1
  return inside(element, { ...around, raised }, raised > deepest.raised && { tagName: 'span' })
}

function inside(element: Element, within: Nesting, change: Partial<Element> | false = false): Element {
  const children = limitNesting(element.children, within)
  return children === element.children && !change ? element : { ...element, ...change, children }
}

function flush({ padding: _, borderLeft: _left, borderRight: _right, ...style }: Style): Style {
  return style
}
