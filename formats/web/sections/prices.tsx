import { displayStyle, Flow, Heading, Phrasing, Prose, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linkOf, linksOf } from '../../../core/reading/lists/links.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { LinkButton } from '../pages/links.tsx'
import { CONTENT } from '../pages/band.tsx'
import { isPlain, leadSize, on, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import { type ItemsProps, Rows } from './rows.tsx'
import { FactLine, isMarked, nameOf, nodesOf, othersOf } from './items.tsx'

/** Most plans side by side; more are a list of prices. */
const PLANS = 4

/** px by which the plan that matters most stands out above the others. */
const TALLER = 48

/** Plans that touch, the one that its author set in bold in the accent and taller; many prices in a list. */
export function Prices({ items, setting }: ItemsProps): Child {
  if (items.length > PLANS || items.length === 1) return <Rows items={items} setting={setting} />
  const marked = items.findIndex(isMarked)
  const even = items.length % 2 === 0
  const { theme } = setting
  const ground = theme.color === theme.paperColor ? 'sand' : 'paper'
  return (
    <div
      part="prices"
      style={{
        display: 'grid',
        columns: items.length,
        medium: { columns: even ? 2 : 1 },
        narrow: { columns: 1 },
      }}
    >
      {items.map((item, at) => (
        <Price
          item={item}
          marked={at === marked}
          raised={marked < 0 || at === marked ? 0 : TALLER}
          room={Math.round(CONTENT / items.length) - 2 * space(setting.theme, 1.5)}
          setting={on(setting, at === marked ? 'accent' : ground)}
        />
      ))}
    </div>
  )
}

function Price({
  item,
  marked,
  raised,
  room,
  setting,
}: {
  readonly item: Item
  readonly marked: boolean
  /** px that it begins below the plan that matters most. */
  readonly raised: number
  /** px that its price has. */
  readonly room: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { color } = theme
  const { price, unit, description } = item.parts
  const amount = titleSize(theme, price?.text ?? '', {
    width: unit ? room * 0.72 : room,
    height: leadSize(setting) * 1.3,
    most: leadSize(setting),
    least: sizeAt(theme, 1),
  })
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
        // Plans on a ground of their own need no frame.
        ...(isPlain(theme) && { border: { width: 1, color: color.hairline } }),
        marginTop: raised,
        padding: space(theme, 1.5),
        medium: { marginTop: 0 },
        breakInside: 'avoid',
      }}
    >
      <div style={{ grow: 1 }}>
        <Flow theme={theme} gap={0.5}>
          <Heading theme={theme} level={3} {...anchorOf(item.blocks[0])}>
            <Phrasing nodes={nameOf(item)} {...setting} heading />
          </Heading>
          {price && (
            <p
              part="amount"
              style={{
                ...displayStyle(theme, amount),
                color: color.accentText,
                leading: 1.1,
                numeric: 'tabular',
                // A unit stands on the line of its price.
                textWrap: 'normal',
              }}
            >
              <Phrasing nodes={nodesOf(price)} {...setting} />
              {/* The space is of the numeral's size, so that it is one to whoever copies the price. */}
              {unit && ' '}
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
