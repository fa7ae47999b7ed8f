import { Card, CardGrid, columnsFor, displayStyle, Heading, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { idOf, ItemBody, titleOf } from './item-parts.tsx'
import type { Setting } from './setting.ts'

/** Things of a section, and what they are composed with. */
export interface ItemsProps {
  readonly items: readonly Item[]
  readonly setting: Setting
}

/** Things with a few lines each, side by side in boxes; things that are a phrase each, in a ruled list. */
export function Cards({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  if (items.every(isPhrase)) return <Phrases items={items} setting={setting} />
  return (
    <CardGrid theme={theme} columns={columnsFor(items.length)}>
      {items.map(item => (
        <Card theme={theme}>
          <CardTitle item={item} setting={setting} />
          <ItemBody item={item} setting={setting} />
        </Card>
      ))}
    </CardGrid>
  )
}

function CardTitle({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const words = <Phrasing nodes={titleOf(item)} {...setting} heading />
  const id = idOf(item)
  if (item.title.text === '') return null
  return item.blocks[0]?.type === 'heading' ? (
    <Heading theme={theme} level={3} {...id}>
      {words}
    </Heading>
  ) : (
    <p style={displayStyle(theme, sizeAt(theme, 1))}>{words}</p>
  )
}

/** Whether a thing is a phrase and nothing else. */
export function isPhrase({ parts, facts, text, items }: Item): boolean {
  const others = Object.entries(parts).filter(([name]) => name !== 'title')
  return others.length === 0 && facts.length === 0 && text.length === 0 && items.length === 0
}

/** Phrases under hairlines, in as many columns as leave none alone. */
function Phrases({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const columns =
    items.length > 2 ? (columnsFor(items.length) === 2 ? 2 : Math.min(3, columnsFor(items.length))) : 1
  return (
    <ul
      role="list"
      part="phrases"
      style={{
        display: 'grid',
        columns,
        gap: [0, space(theme, 1.5)],
        ...(columns > 2 && { medium: { columns: 2 } }),
        narrow: { columns: 1 },
      }}
    >
      {items.map(item => (
        <li
          style={{
            borderTop: { width: 1, color: theme.color.hairline },
            padding: [space(theme, 0.6), 0],
            breakInside: 'avoid',
          }}
        >
          <Phrasing nodes={item.title.nodes} {...setting} />
        </li>
      ))}
    </ul>
  )
}
