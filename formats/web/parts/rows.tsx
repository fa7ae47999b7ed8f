import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { space } from '../../../core/theme/theme.ts'
import type { ItemsProps } from './cards.tsx'
import { headingOf, ItemBody, nodesOf, titleOf } from './item-parts.tsx'
import type { Setting } from './setting.ts'

/** Things in lines between rules, with a price or a date at the end. */
export function Rows({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  return (
    <ul role="list" part="rows">
      {items.map((item, at) => (
        <li
          part="row"
          style={{
            borderTop: { width: 1, color: theme.color.hairline },
            ...(at === items.length - 1 && { borderBottom: { width: 1, color: theme.color.hairline } }),
            padding: [space(theme, 0.6), 0],
            breakInside: 'avoid',
          }}
        >
          <Row item={item} setting={setting} />
        </li>
      ))}
    </ul>
  )
}

function Row({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const end = headingOf(item) ? undefined : (item.parts.price ?? item.parts.dates ?? item.parts.date)
  const shown = (['price', 'dates', 'date'] as const)
    .filter(name => item.parts[name] === end && end !== undefined)
    .slice(0, 1)
  if (item.title.text === '') return <Prose nodes={item.blocks} {...setting} />
  return (
    <div style={{ display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 1) }}>
      <div style={{ grow: 1, basis: 0 }}>
        <p>
          <strong style={{ weight: theme.type.strongWeight, color: theme.color.heading }}>
            <Phrasing nodes={titleOf(item)} {...setting} />
          </strong>
        </p>
        <ItemBody item={item} shown={shown} setting={setting} />
      </div>
      {end && (
        <p style={{ shrink: 0, numeric: 'tabular', whiteSpace: 'nowrap', narrow: { whiteSpace: 'normal' } }}>
          {end.written && shown[0] !== 'price' && <Phrasing nodes={end.label.nodes} {...setting} />}
          {end.written && shown[0] !== 'price' && ' '}
          <Phrasing nodes={nodesOf(end)} {...setting} />
        </p>
      )}
    </div>
  )
}
