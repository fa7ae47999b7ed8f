import type { ElementContent, RootContent as HastContent } from 'hast'
import type { Nodes, Root } from 'mdast'
import remarkRehype, { type Options } from 'remark-rehype'
import { unified } from 'unified'
import { toNodes } from '../jsx-runtime.ts'
import { Flow } from '../rhythm.ts'
import type { Node } from '../tree.ts'
import { blocks } from './blocks.tsx'
import { directives } from './directives.tsx'
import type { Handler, Handlers, Place, ProseSetting } from './handler.ts'
import { inlines } from './inlines.tsx'
import { limitIndent } from './limit-indent.ts'
import { table } from './table.tsx'

const handlers = Object.entries({ ...blocks, ...inlines, ...directives, table } satisfies Handlers)

type RehypeHandler = NonNullable<NonNullable<Options['handlers']>['text']>

/**
 * Markdown to styled hast: remark-rehype walks the tree and asks our handlers. They return hast with typed styles, which
 * its types do not know: hence the casts in this file and nowhere else.
 */
export function toTree(node: Nodes, setting: ProseSetting): readonly Node[] {
  const tree = unified()
    .use(remarkRehype, { handlers: toRehype(setting) })
    .runSync(node as Root)
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
