import type { Nodes, Parents, PhrasingContent, RootContent } from 'mdast'
import type { Theme } from '../../theme/theme.ts'
import type { Child } from '../jsx-runtime.ts'
import type { Node } from '../tree.ts'

/** What holds for all of the Markdown that is being turned into a tree. */
export interface ProseSetting {
  readonly theme: Theme
  readonly level?: number
  /** px */
  readonly size?: number
  readonly measured?: boolean
  /** The paragraph at the root goes without an element of its own. */
  readonly bare?: boolean
  /** Links have no line under them: the words are a button. */
  readonly button?: boolean
}

/** Where a handler works. */
export interface Place {
  readonly setting: ProseSetting
  readonly parent: Parents | undefined
  /** The children of a node as a tree. */
  readonly all: (node: Nodes) => Node[]
  /** Words as a tree, where they stand in text of another size (px) than the setting's. */
  readonly allAt: (words: readonly PhrasingContent[], size: number) => Node[]
  /** Blocks as a tree, in the rhythm of prose, or in another theme and rhythm: `gap` in baseline units, as in a flow. */
  readonly flow: (
    blocks: readonly RootContent[],
    other?: { readonly theme: Theme; readonly gap: number },
  ) => Node[]
}

/** Turns one kind of Markdown node into the tree. */
export type Handler<Kind extends Nodes = never> = (node: Kind, place: Place) => Child

/** The handler of each kind of node. */
export type Handlers = { readonly [Type in Nodes['type']]?: Handler<Extract<Nodes, { type: Type }>> }
