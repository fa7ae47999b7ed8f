import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import type { Style } from './style.ts'
import { quietStyle } from './text-style.ts'
import { isElement, type Node } from './tree.ts'

/** A picture with its words. */
export interface FigureProps {
  readonly theme: Theme
  /** Key of the asset. */
  readonly src: string
  readonly alt: string
  readonly caption?: Child
  /** Makes the picture a link. */
  readonly href?: string
  readonly style?: Style
}

/** A picture as wide as it is by nature, at most as the column, with its caption below. */
export function Figure({ theme, src, alt, caption, href, style }: FigureProps): Child {
  const picture = <img src={src} alt={alt} style={{ maxWidth: '100%', radius: theme.radius }} />
  return (
    <figure style={{ breakInside: 'avoid', ...style }}>
      {href === undefined ? picture : <a href={href}>{picture}</a>}
      {caption && <Caption theme={theme}>{caption}</Caption>}
    </figure>
  )
}

/** The words under a picture or table. */
export function Caption({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  const width = Math.round(theme.type.measure * 0.9)
  return (
    <figcaption style={{ ...quietStyle(theme), marginTop: space(theme, 0.5), maxWidth: width }}>
      {children}
    </figcaption>
  )
}

/** A paragraph of emphasis alone, right under a table or picture, is its caption. */
export function captioned(blocks: readonly Node[], theme: Theme): Node[] {
  const done: Node[] = []
  for (const block of blocks) {
    const words = captionOf(block)
    const above = done.at(-1)
    if (words === undefined || !isElement(above, 'table', 'figure') || hasCaption(above)) {
      done.push(block)
      continue
    }
    const caption = toNodes(<Caption theme={theme}>{words}</Caption>)
    const figure =
      above.tagName === 'figure' ? { ...above, children: [...above.children, ...caption] } : undefined
    done.splice(-1, 1, ...(figure ? [figure] : toNodes(<figure>{[above, ...caption]}</figure>)))
  }
  return done
}

function captionOf(block: Node): readonly Node[] | undefined {
  if (!isElement(block, 'p') || block.children.length !== 1) return undefined
  const [only] = block.children
  return isElement(only, 'em') ? only.children : undefined
}

function hasCaption(element: Node): boolean {
  return isElement(element, 'figure') && element.children.some(child => isElement(child, 'figcaption'))
}
