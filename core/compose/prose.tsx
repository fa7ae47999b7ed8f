import type { PhrasingContent, RootContent } from 'mdast'
import type { Theme } from '../theme/theme.ts'
import type { Child } from './jsx-runtime.ts'
import { toTree } from './prose/to-tree.ts'
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
