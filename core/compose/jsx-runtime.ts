import type { Style } from './style.ts'
import type { Element, Node, Properties, Text } from './tree.ts'

/** What may stand between JSX tags. Null, undefined and booleans are nothing; lists are flattened. */
export type Child = Node | string | number | boolean | null | undefined | readonly Child[]

/** What a tag accepts: its properties, and what an element has besides. */
export interface TagProps
  extends Properties,
    Partial<Omit<Element, 'type' | 'tagName' | 'properties' | 'children'>> {
  readonly children?: Child
}

/** Rows have a ground and a way to break; their edges are those of their cells. Groups of rows have not even a ground. */
type RowStyle = Omit<
  Style,
  'padding' | 'margin' | 'marginTop' | 'marginBottom' | 'radius' | `border${string}`
>
type RowProps = Omit<TagProps, 'style'> & { readonly style?: RowStyle }
type RowGroupProps = Omit<TagProps, 'style'> & { readonly style?: Omit<RowStyle, 'background'> }

/** A component: plain data in, tree out. */
export type Component<Props> = (props: Props) => Child

type Tags = Record<
  | 'a'
  | 'address'
  | 'article'
  | 'aside'
  | 'blockquote'
  | 'br'
  | 'cite'
  | 'code'
  | 'dd'
  | 'del'
  | 'details'
  | 'div'
  | 'dl'
  | 'dt'
  | 'em'
  | 'figcaption'
  | 'figure'
  | 'footer'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'h5'
  | 'h6'
  | 'header'
  | 'hr'
  | 'img'
  | 'kbd'
  | 'li'
  | 'main'
  | 'mark'
  | 'nav'
  | 'ol'
  | 'p'
  | 'pre'
  | 's'
  | 'section'
  | 'small'
  | 'span'
  | 'strong'
  | 'sub'
  | 'summary'
  | 'sup'
  | 'svg'
  | 'table'
  | 'td'
  | 'th'
  | 'time'
  | 'u'
  | 'ul',
  TagProps
> &
  Record<'tr', RowProps> &
  Record<'thead' | 'tbody' | 'tfoot', RowGroupProps>

export declare namespace JSX {
  type Element = Child
  type ElementType = keyof Tags | ((props: never) => Child)
  interface IntrinsicElements extends Tags {}
  interface ElementChildrenAttribute {
    children: unknown
  }
  interface IntrinsicAttributes {
    key?: string | number
  }
}

/** Flattens JSX children to nodes. */
export function toNodes(child: Child): Node[] {
  const nodes: Node[] = []
  gather(child, nodes)
  return nodes
}

function gather(child: Child, nodes: Node[]): void {
  if (child === null || child === undefined || typeof child === 'boolean') return
  if (typeof child === 'string' || typeof child === 'number') nodes.push(text(String(child)))
  else if (Array.isArray(child)) for (const one of child as readonly Child[]) gather(one, nodes)
  else nodes.push(child as Node)
}

/** A text node. */
export function text(value: string, node?: string): Text {
  return node === undefined ? { type: 'text', value } : { type: 'text', value, node }
}

/** Groups children without a tag of its own. */
export function Fragment(props: { readonly children?: Child }): Child {
  return props.children
}

const own = new Set([
  'style',
  'part',
  'field',
  'target',
  'footnote',
  'holdsNotes',
  'art',
  'preview',
  'flow',
  'unlisted',
  'children',
])

/** Makes an element, or calls a component. */
export function jsx(type: string | Component<TagProps>, props: TagProps): Child {
  if (typeof type === 'function') return type(props)
  const properties: Record<string, unknown> = {}
  const extras: Record<string, unknown> = {}
  for (const name in props) {
    const value = props[name as keyof TagProps]
    if (value === undefined || name === 'children' || name === 'style') continue
    if (own.has(name)) extras[name] = value
    else properties[name] = value
  }
  return {
    type: 'element',
    tagName: type,
    properties,
    children: toNodes(props.children),
    style: props.style ?? {},
    ...extras,
  } as Element
}

export { jsx as jsxs }
