import { sizeAt, space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { Flow, flowEdges, startBorder } from './rhythm.ts'
import { displayStyle, measureStyle, quietStyle } from './text-style.ts'
import { textOf } from './tree.ts'

/** Somebody's words. */
export interface QuoteProps {
  readonly theme: Theme
  /** Blocks of the quotation. */
  readonly children?: Child
  /** Who said it. */
  readonly cite?: Child
}

/** Characters up to which a quotation is kept on one page. */
const WHOLE = 700

function lengthOf(children: Child): number {
  return toNodes(children).reduce((sum, node) => sum + textOf(node).length, 0)
}

/** A quotation inside prose: set in from the start, with a bar in the accent. */
export function Quote({ theme, children, cite }: QuoteProps): Child {
  const bar = { width: Math.max(2, theme.rule * 2), color: theme.color.accent }
  return (
    <blockquote
      style={{
        ...measureStyle(theme),
        ...startBorder(theme, bar),
        padding: flowEdges(theme, { start: space(theme, 1) }),
        ...(lengthOf(children) <= WHOLE && { breakInside: 'avoid' }),
      }}
    >
      {Flow({
        theme,
        gap: 0.5,
        children: [children, cite && <Attribution theme={theme}>{cite}</Attribution>],
      })}
    </blockquote>
  )
}

/** A quotation as a display piece, large and without a bar. */
export function PullQuote({ theme, children, cite }: QuoteProps): Child {
  return (
    <blockquote
      part="pull-quote"
      style={{ ...displayStyle(theme, sizeAt(theme, 2)), transform: 'none', breakInside: 'avoid' }}
    >
      {Flow({
        theme,
        gap: 0.75,
        children: [asBlocks(children), cite && <Attribution theme={theme}>{cite}</Attribution>],
      })}
    </blockquote>
  )
}

/** Words without a block around them get a paragraph. */
function asBlocks(children: Child): Child {
  return toNodes(children).some(node => node.type === 'text') ? (
    <p style={{ textWrap: 'balance' }}>{children}</p>
  ) : (
    children
  )
}

function Attribution({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  const look = { ...quietStyle(theme), family: theme.type.text, weight: 400, italic: false, tracking: 0 }
  return (
    <p part="attribution" style={{ ...look, transform: 'none' }}>
      <cite style={{ italic: false }}>{children}</cite>
    </p>
  )
}
