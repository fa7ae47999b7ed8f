import { space, type Theme } from '../theme/theme.ts'
import { type Child, toNodes } from './jsx-runtime.ts'
import { flowEdges } from './rhythm.ts'
import { measureStyle } from './text-style.ts'
import { type Element, isElement } from './tree.ts'

/** What a list is made of. */
export interface ListProps {
  readonly theme: Theme
  readonly ordered?: boolean
  /** Number of the first item. */
  readonly start?: number
  /** Items of one line each stand closer. */
  readonly tight?: boolean
  /** `ListItem`s. */
  readonly children?: Child
  readonly part?: string
}

/** A list of points or of numbered points. The drawers put the markers in its padding. */
export function List({ theme, ordered, start, tight = true, children, part }: ListProps): Child {
  const Tag = ordered ? 'ol' : 'ul'
  const items = toNodes(children).filter((node): node is Element => isElement(node))
  const widest = String((start ?? 1) + items.length).length
  const room = ordered ? theme.type.base * (1 + widest * 0.55) : theme.type.base * 1.35
  const gap = space(theme, tight ? 0.25 : 0.5)
  return (
    <Tag
      {...(ordered && start !== undefined && start !== 1 && { start })}
      {...(part !== undefined && { part })}
      style={{
        ...measureStyle(theme),
        padding: flowEdges(theme, { start: Math.round(room) }),
        // Points begin below each other, also where the text around them is centred.
        textAlign: 'start',
      }}
    >
      {items.map((item, at) => ({ ...item, style: { ...item.style, marginTop: at === 0 ? 0 : gap } }))}
    </Tag>
  )
}

/** A point of a list. */
export interface ListItemProps {
  readonly children?: Child
  /** Makes the item a task, done or not. */
  readonly checked?: boolean
}

/** One item of a `List`. */
export function ListItem({ children, checked }: ListItemProps): Child {
  return <li {...(checked !== undefined && { checked })}>{children}</li>
}
