import {
  displayStyle,
  Flow,
  Heading,
  Phrasing,
  Prose,
  anchorOf,
  quietStyle,
} from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { linkOf, linksOf } from '../../../core/reading/lists/links.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { LinkButton } from '../pages/links.tsx'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { CONTENT, DESK } from '../pages/band.tsx'
import { isPlain, leadSize, on, type Setting } from '../pages/setting.ts'
import { emsOf } from '../pages/title-size.ts'
import { isPhrase, type ItemsProps, Rows } from './rows.tsx'
import { FactLine, isMarked, ItemBody, nameOf, nodesOf, othersOf } from './items.tsx'

/** Most plans side by side; more are a list of prices. */
const PLANS = 4

/** px by which the plan that matters most stands out above the others. */
const TALLER = 48

/** Plans that touch, the one that its author set in bold in the accent and taller; many prices on a board. */
export function Prices({ items, setting }: ItemsProps): Child {
  if (items.length > PLANS || items.length === 1) return <PriceBoard items={items} setting={setting} />
  const marked = items.findIndex(isMarked)
  const even = items.length % 2 === 0
  const { theme } = setting
  const ground = theme.color === theme.paperColor ? 'sand' : 'paper'
  const roomIn = (content: number): number => Math.round(content / items.length) - 2 * space(theme, 1.5)
  const room = { wide: roomIn(CONTENT), desk: roomIn(DESK) }
  const amount = Math.min(...items.map(item => amountSize(item, room, setting)))
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
          amount={amount}
          setting={on(setting, at === marked ? 'accent' : ground)}
        />
      ))}
    </div>
  )
}

/** px that a price has on the widest screen, and on a desk as wide as the content. */
interface Room {
  readonly wide: number
  readonly desk: number
}

/** Part of its room from which on a unit is too long to stand beside its price. */
const LONG_UNIT = 0.5

/** px at which a price stands on one line in its room, its unit beside it. */
function amountSize({ parts: { price, unit } }: Item, room: Room, setting: Setting): number {
  const { theme } = setting
  // Tabular figures are all as wide as a nought.
  const words = (price?.text ?? '').replace(/\d/g, '0')
  const width = (unit ? room.wide * 0.72 : room.desk * 0.98) / Math.max(emsOf(theme, words), 1)
  const { text: family, base } = theme.type
  const beside = unit ? textWidth(unit.text, { family, weight: 400, size: base, lang: theme.lang }) : 0
  const isBeside = unit !== undefined && beside <= room.desk * LONG_UNIT
  const fitted = (room.desk - beside) / textWidth(`${words} `, displaySetting(theme, 1))
  const most = isBeside ? Math.min(width, fitted) : width
  return Math.max(sizeAt(theme, 1), Math.floor(Math.min(most, leadSize(setting))))
}

/** Things from which on a board of prices has two columns, and letters of a name that fit there. */
const TWO_COLUMNS = { things: 4, letters: 44 }

/** Prices in lines under hairlines, each large at the end of its name; two columns of them where the names are short. A first line without one heads them. */
export function PriceBoard({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const [head, ...priced] = items
  const isHeaded = head && isPhrase(head) && priced.length > 1 && priced.some(({ parts }) => parts.price)
  if (isHeaded)
    return [
      <p style={{ ...displayStyle(theme, sizeAt(theme, 2)), marginBottom: space(theme, 0.75) }}>
        <Phrasing nodes={head.title.nodes} {...setting} heading />
      </p>,
      <PriceBoard items={priced} setting={setting} />,
    ]
  const isShort = items.every(
    ({ title, parts }) => (title.text || (parts.description?.text ?? '')).length <= TWO_COLUMNS.letters,
  )
  const isWide = items.length >= TWO_COLUMNS.things && isShort
  return (
    <ul
      role="list"
      part="price-board"
      style={{
        display: 'grid',
        columns: isWide ? 2 : 1,
        gap: [0, space(theme, 2.5)],
        ...(!isWide && { maxWidth: 920 }),
        medium: { columns: 1 },
      }}
    >
      {items.map(item => (
        <li
          part="price-line"
          style={{
            borderTop: { width: 1, color: theme.color.border },
            padding: [space(theme, 0.6), 0],
            breakInside: 'avoid',
          }}
        >
          <PriceLine item={item} setting={setting} />
        </li>
      ))}
    </ul>
  )
}

/** Names and amounts on a board, over text; on a phone less. */
const NAME = 1.25
const AMOUNT = { desk: 1.9, phone: 1.4 }

function PriceLine({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const { price, unit, description } = item.parts
  const size = (over: number): number => Math.round(theme.type.base * over)
  if (!price && item.title.text === '') return <Prose nodes={item.blocks} {...setting} />
  const name = item.title.text === '' ? nodesOf(description) : nameOf(item)
  const { amount, terms } = onTerms(price)
  const shown = ['price', 'unit', ...(item.title.text === '' ? (['description'] as const) : [])] as const
  return (
    <div style={{ display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 1) }}>
      <div style={{ grow: 1, basis: 0 }}>
        <p
          style={{
            size: size(NAME),
            weight: theme.type.strongWeight,
            color: theme.color.heading,
            leading: 1.25,
          }}
        >
          <Phrasing nodes={name} {...setting} />
        </p>
        <ItemBody item={item} shown={shown} titled={false} setting={setting} />
        {terms && (
          <p style={quietStyle(theme)}>
            <Phrasing nodes={terms.nodes} {...setting} />
          </p>
        )}
      </div>
      {price && (
        <p
          part="amount"
          style={{
            ...displayStyle(theme, size(AMOUNT.desk)),
            color: theme.color.accentText,
            leading: 1.1,
            numeric: 'tabular',
            shrink: 0,
            whiteSpace: 'nowrap',
            narrow: { size: size(AMOUNT.phone), whiteSpace: 'normal' },
          }}
        >
          <Phrasing nodes={amount.nodes} {...setting} />
          {unit && ' '}
          {unit && <Unit unit={unit} setting={setting} />}
        </p>
      )}
    </div>
  )
}

/** Letters of a price up to which it is an amount, and where what is said of that begins. */
const AMOUNT_ALONE = 18
const ON_TERMS = /\s*[,;]\s+|\s+[–—-]\s+|\s+(?=\()/u

/** What something costs without what is said of that, which stands below the name: `100 €, kept if you cancel`. */
function onTerms(price: Fact | undefined): { readonly amount: Phrase; readonly terms?: Phrase } {
  const whole = toPhrase(nodesOf(price))
  const mark = whole.text.length > AMOUNT_ALONE ? ON_TERMS.exec(whole.text) : null
  if (!mark || !/\d/.test(whole.text.slice(0, mark.index))) return { amount: whole }
  return { amount: cut(whole, 0, mark.index), terms: cut(whole, mark.index + mark[0].length) }
}

/** What a price is for: `per month`, in the page's text beside the numeral. */
function Unit({ unit, setting }: { readonly unit: Fact; readonly setting: Setting }): Child {
  const { theme } = setting
  return (
    <span
      style={{
        family: theme.type.text,
        size: theme.type.base,
        weight: 400,
        tracking: 0,
        color: theme.color.textMuted,
      }}
    >
      <Phrasing nodes={nodesOf(unit)} {...setting} />
    </span>
  )
}

function Price({
  item,
  marked,
  raised,
  amount,
  setting,
}: {
  readonly item: Item
  readonly marked: boolean
  /** px that it begins below the plan that matters most. */
  readonly raised: number
  /** px of its price. */
  readonly amount: number
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
              {unit && <Unit unit={unit} setting={setting} />}
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
          <LinkButton link={link} primary={marked} size={theme.type.base} setting={setting} />
        </div>
      ))}
    </article>
  )
}
