import { type Child, toNodes } from '../../compose/jsx-runtime.ts'
import type { Style } from '../../compose/style.ts'
import { type Element, isElement } from '../../compose/tree.ts'

/** What is held against a page of paper in the browser: our two layouts, and a slide in the browser. */
export type Drawer = 'pages' | 'canvas' | 'slide'

/** A small tree that all drawers lay out the same way, and what it shows. */
export interface Tree {
  readonly name: string
  readonly root: Element
  /** Why a drawer goes its own way: what `Style` says of it. */
  readonly apart: Readonly<Partial<Record<Drawer, string>>>
}

/** px of the sheet that a tree stands on, without margins. */
export const sheetSize = { name: 'small', width: 420, height: 500, bleed: 0 } as const

/** Type in which trees are set unless they say otherwise: 16 px on 24 px. */
const type: Style = { family: 'Source Sans 3', size: 16, leading: 1.5 }

/** A tree in a block 400 px wide, which is kept from the sheet's edges: there margins and heights belong to the page. */
export function tree(name: string, child: Child, apart: Tree['apart'] = {}): Tree {
  const [root] = toNodes(
    <main style={type}>
      <div style={{ padding: 10 }}>{child}</div>
    </main>,
  )
  if (!isElement(root)) throw new Error('a tree has a root')
  return { name, root, apart }
}

/** A box of a size in px. */
export function box(width: number, height: number, style: Style = {}): Child {
  return <div style={{ width, height, ...style }} />
}

/** Words of one width, so that first fit and best fit break them alike. */
export function evenWords(count: number): string {
  return Array.from({ length: count }, () => 'minimum').join(' ')
}

/** A picture of 120 × 80 px: each asset of the suite is that large. */
export function picture(name: string, style: Style = {}): Child {
  return <img src={`${name}.png`} alt="" ariaHidden style={style} />
}
