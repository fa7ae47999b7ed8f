import { displayStyle, Heading, Phrasing, Prose, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { isPlain, on, type Setting } from '../pages/setting.ts'
import { headingOf, ItemBody, nodesOf, titleOf } from './items.tsx'

/** Things of a section, and what they are composed with. */
export interface ItemsProps {
  readonly items: readonly Item[]
  readonly setting: Setting
}

/** Things with a few lines each under hairlines, the title at the side of its text; things that are a phrase each in columns. */
export function Reasons({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  if (items.every(isPhrase)) return <Phrases items={items} setting={setting} />
  return items.map((item, at) => (
    <article
      part="reason"
      style={{
        ...(at > 0 && { borderTop: { width: 1, color: theme.color.hairline } }),
        padding: [at === 0 ? 0 : space(theme, 1), 0, at === items.length - 1 ? 0 : space(theme, 1), 0],
        breakInside: 'avoid',
        display: 'grid',
        columns: item.title.text === '' || isPhrase(item) ? 1 : [5, 6],
        gap: space(theme, 1.5),
        textAlign: theme.type.align,
        textWrap: 'balance',
        narrow: { columns: 1, gap: space(theme, 0.5) },
      }}
    >
      <ReasonTitle item={item} size={sizeAt(theme, 1) * SAID} setting={setting} />
      {!isPhrase(item) && (
        <div>
          <ItemBody item={item} setting={setting} />
        </div>
      )}
    </article>
  ))
}

/** How much larger than a heading of the third level the titles of things are. */
const SAID = 1.12

/** Letters up to which what is said of a thing is a line, and what a column of three holds. */
const LINE = 72
const PARAGRAPH = 260

/** Whether things stand as tiles side by side: few words each, or as many things as make whole rows of three. */
export function areTiles(items: readonly Item[]): boolean {
  if (items.length < 2 || items.length > 9 || items.every(isPhrase)) return false
  const said = Math.max(...items.map(item => wordsOf(item).length))
  return items.every(({ title }) => title.text !== '') && said <= (items.length % 3 === 0 ? PARAGRAPH : LINE)
}

function wordsOf({ parts, facts, text, items }: Item): string {
  const named = Object.entries(parts).flatMap(([name, fact]) => (name === 'title' ? [] : [fact.text]))
  return [
    ...named,
    ...facts.map(fact => fact.text),
    ...[...text, ...items.flatMap(item => item.blocks)].map(plainText),
  ].join(' ')
}

/** Things as tiles on a ground of their own, each title large over what is said of it. */
export function Tiles({ items, setting }: ItemsProps): Child {
  const columns = items.length % 3 === 0 || items.length > 4 ? 3 : 2
  const ground = setting.theme.color === setting.theme.paperColor ? 'sand' : 'paper'
  const own = on(setting, ground)
  const { theme } = own
  return (
    <div
      part="tiles"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 0.75),
        medium: { columns: 2 },
        narrow: { columns: 1 },
      }}
    >
      {items.map(item => (
        <article
          part="tile"
          style={{
            background: theme.color.paper,
            color: theme.color.text,
            radius: theme.radius,
            padding: [space(theme, 1.25), space(theme, 1.25), space(theme, 1.5), space(theme, 1.25)],
            breakInside: 'avoid',
            textAlign: theme.type.align,
            ...(isPlain(theme) && { border: { width: 1, color: theme.color.hairline } }),
          }}
        >
          <ReasonTitle item={item} size={sizeAt(theme, columns === 2 ? 2 : 1) * SAID} setting={own} />
          <div style={{ marginTop: space(theme, 0.4), size: Math.round(theme.type.base * 1.08) }}>
            <ItemBody item={item} setting={own} />
          </div>
        </article>
      ))}
    </div>
  )
}

function ReasonTitle({
  item,
  size,
  setting,
}: {
  readonly item: Item
  /** px */
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const words = <Phrasing nodes={titleOf(item)} {...setting} heading />
  if (item.title.text === '') return null
  const look = { ...displayStyle(theme, Math.round(size)), leading: 1.2 }
  return item.blocks[0]?.type === 'heading' ? (
    <Heading theme={theme} level={3} {...anchorOf(item.blocks[0])} style={look}>
      {words}
    </Heading>
  ) : (
    <p style={look}>{words}</p>
  )
}

/** Whether a thing is a phrase and nothing else. */
export function isPhrase({ parts, facts, text, items }: Item): boolean {
  const others = Object.entries(parts).filter(([name]) => name !== 'title')
  return others.length === 0 && facts.length === 0 && text.length === 0 && items.length === 0
}

/** How much larger than text phrases are that are all that is said of a thing, short ones and longer ones; letters up to which they are short. */
const PHRASE = { short: 1.5, long: 1.2, letters: 36 }

/** Phrases under hairlines, in as many columns as leave none alone. */
function Phrases({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  const columns = items.length > 3 ? 2 : 1
  const isShort = items.every(({ title }) => title.text.length <= PHRASE.letters)
  const size = Math.round(theme.type.base * (isShort ? PHRASE.short : PHRASE.long))
  return (
    <ul
      role="list"
      part="phrases"
      style={{
        display: 'grid',
        columns,
        gap: [0, space(theme, 1.5)],
        narrow: { columns: 1 },
      }}
    >
      {items.map(item => (
        <li
          style={{
            borderTop: { width: 1, color: theme.color.hairline },
            padding: [space(theme, 0.6), 0],
            breakInside: 'avoid',
            size,
            leading: 1.35,
          }}
        >
          <Phrasing nodes={item.title.nodes} {...setting} size={size} />
        </li>
      ))}
    </ul>
  )
}

/** Things in lines between rules, with a price or a date at the end. */
export function Rows({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  return (
    <ul role="list" part="rows" style={{ display: 'grid', columns: 1 }}>
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

/** Letters of a price or a date at the end of a line. */
const END = 28

function Row({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const { price, dates, date } = item.parts
  // What does not fit beside a name stands below it.
  const end = headingOf(item) ? undefined : [price, dates, date].find(fact => fact && fact.text.length <= END)
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
