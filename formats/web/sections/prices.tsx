import { displayStyle, Flow, Heading, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linkOf, linksOf } from '../../../core/reading/lists/links.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { LinkButton } from '../pages/links.tsx'
import { inverted, type Setting } from '../pages/setting.ts'
import { type ItemsProps, Rows } from './cards.tsx'
import { FactLine, idOf, isMarked, nameOf, nodesOf, othersOf } from './items.tsx'

/** Most plans side by side; more are a list of prices. */
const PLANS = 4

/** Plans side by side, one of them on the deep ground when the author set it in bold; many prices in a list. */
export function Prices({ items, setting }: ItemsProps): Child {
  if (items.length > PLANS || items.length === 1) return <Rows items={items} setting={setting} />
  const marked = items.findIndex(isMarked)
  return (
    <div
      part="prices"
      style={{
        display: 'grid',
        columns: items.length,
        gap: space(setting.theme, 1),
        medium: { columns: items.length % 2 === 0 ? 2 : 1 },
        narrow: { columns: 1 },
      }}
    >
      {items.map((item, at) => (
        <Price item={item} marked={at === marked} setting={at === marked ? inverted(setting) : setting} />
      ))}
    </div>
  )
}

function Price({
  item,
  marked,
  setting,
}: {
  readonly item: Item
  readonly marked: boolean
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { color } = theme
  const { price, unit, description } = item.parts
  const links = item.text.flatMap(block => linksOf(block) ?? [])
  const action = item.parts.action && linkOf(item)
  const text = [...(description?.blocks ?? []), ...item.text.filter(block => !linksOf(block))]
  return (
    <article
      part={marked ? 'price-marked' : 'price'}
      style={{
        display: 'flex',
        direction: 'column',
        background: color.paper,
        color: color.text,
        textAlign: theme.type.align,
        border: marked ? { width: 1, color: color.paper } : { width: 1, color: color.hairline },
        radius: Math.min(theme.radius, 24),
        padding: space(theme, 1.25),
        breakInside: 'avoid',
      }}
    >
      <div style={{ grow: 1 }}>
        <Flow theme={theme} gap={0.5}>
          <Heading theme={theme} level={3} {...idOf(item)}>
            <Phrasing nodes={nameOf(item)} {...setting} heading />
          </Heading>
          {price && (
            <p
              part="amount"
              style={{
                ...displayStyle(theme, sizeAt(theme, price.text.length > 14 ? 2 : 3)),
                leading: 1.15,
                numeric: 'tabular',
              }}
            >
              <Phrasing nodes={nodesOf(price)} {...setting} />
              {unit && (
                <span
                  style={{
                    family: theme.type.text,
                    size: theme.type.base,
                    weight: 400,
                    tracking: 0,
                    color: color.textMuted,
                  }}
                >
                  {' '}
                  <Phrasing nodes={nodesOf(unit)} {...setting} />
                </span>
              )}
            </p>
          )}
          <FactLine
            facts={othersOf(item, ['price', 'unit', 'description', ...(action ? ['action' as const] : [])])}
            setting={setting}
          />
          <Prose nodes={text} {...setting} level={2} measured={false} />
          {item.items.length > 0 && <Rows items={item.items} setting={setting} />}
        </Flow>
      </div>
      {[...links, ...(action ? [action] : [])].map(link => (
        <div style={{ marginTop: space(theme, 1) }}>
          <LinkButton link={link} primary={marked} setting={setting} />
        </div>
      ))}
    </article>
  )
}
