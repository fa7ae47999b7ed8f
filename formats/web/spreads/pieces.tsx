import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose, quietStyle, readQuotation } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Spread } from './spread.ts'
import { isPlain, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import { FactGrid } from '../sections/fact-grid.tsx'
import { ItemBody, nodesOf, titleOf } from '../sections/items.tsx'
import { found } from './named-colors.ts'
import { COUNTED } from './named-lines.ts'
import {
  Beside,
  fieldWidth,
  heightOf,
  isNarrow,
  NAMED,
  Panel,
  roomOf,
  type SpreadProps,
  spreadSize,
  SpreadTitle,
} from './spread-frame.tsx'

// Pages of a book of things that have no pictures: type is what they are shown in.

/** Sizes over text on the page of one thing: what is said of it, its price, and letters up to which a block is a price or its like. */
const ON_PIECE = { said: 1.9, price: 1.25, letters: 34 }
/** Shares of a sheet's height that the name of a thing may take, and letters of what is said of it from which on that is less. */
const PIECE_NAME = { few: 0.3, much: 0.22, letters: 110 }
/** The same of a name on a field. */
const ON_FIELD = 0.5
/** Size of the number of a thing over its name: it only counts it. */
const COUNT = 0.4

/** px of the names of all things that have a page each: they are as large as the longest of them may be. */
export function pieceSize(spreads: readonly Spread[], theme: Theme): number | undefined {
  const sizes = spreads.flatMap(({ kind, title, blocks: said }) => {
    if (kind !== 'piece') return []
    const words = withoutNumber(title).title.map(plainText).join('')
    return isPlain(theme)
      ? spreadSize(theme, words, roomOf(theme), nameHeight(said, theme))
      : spreadSize(theme, words, fieldWidth(theme, NAMED), heightOf(theme) * ON_FIELD)
  })
  return sizes.length > 1 ? Math.min(...sizes) : undefined
}

/** px of a page's height that a name has over what is said of the thing. */
function nameHeight(said: readonly RootContent[], theme: Theme): number {
  const isMuch = said.map(plainText).join('').length > PIECE_NAME.letters
  return heightOf(theme) * (isMuch ? PIECE_NAME.much : PIECE_NAME.few)
}

/** Whether the last of several lines of a thing is what it costs: short, and a figure or in no other voice: `on request`. */
function isPrice(block: RootContent, lines: number): boolean {
  const words = plainText(block)
  if (block.type !== 'paragraph' || words.length > ON_PIECE.letters) return false
  const isPlain = block.children.every(({ type }) => type === 'text')
  return /\d/.test(words) || (lines > 2 && isPlain && words.length <= ON_REQUEST)
}

/** Letters of words that stand for a price. */
const ON_REQUEST = 24

/** What is said of a thing, and what it costs: apart, or where it ends with that. */
export function priceOf({ blocks, price: own }: Spread): {
  readonly said: readonly RootContent[]
  readonly price?: RootContent
} {
  if (own) return { said: blocks, price: own }
  const price = blocks.at(-1)
  const ends = price !== undefined && blocks.length > 1 && isPrice(price, blocks.length)
  return ends ? { said: blocks.slice(0, -1), price } : { said: blocks }
}

/** One thing on a page: its number and its name large, what is said of it at the foot, what it costs small at the end. */
export function PieceSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { title, number } = withoutNumber(spread.title)
  const { said, price } = priceOf(spread)
  const words = title.map(plainText).join('')
  const named =
    setting.sectionSize ?? spreadSize(theme, words, roomOf(theme), nameHeight(spread.blocks, theme))
  const size = Math.round(theme.type.base * ON_PIECE.said)
  const small = Math.round(theme.type.base * ON_PIECE.price)
  return (
    <Panel setting={setting}>
      <div>
        {number && <Numeral number={number} size={Math.round(named * COUNT)} setting={setting} />}
        <SpreadTitle spread={{ ...spread, title }} setting={setting} width={roomOf(theme)} size={named} />
      </div>
      <div
        part="foot"
        style={{
          display: 'flex',
          justify: 'between',
          align: 'end',
          gap: space(theme, 2),
          narrow: { direction: 'column', align: 'stretch', gap: space(theme, 0.75) },
        }}
      >
        <div style={{ grow: 1, basis: 0, maxWidth: Math.round(roomOf(theme) * 0.66), size, leading: 1.35 }}>
          <Prose nodes={said} {...setting} level={2} size={size} measured={false} />
          <PieceDetails spread={spread} setting={setting} />
          <PieceFacts spread={spread} columns={3} setting={setting} />
        </div>
        {price && (
          <div part="price" style={{ shrink: 0, size: small }}>
            <Prose nodes={[price]} {...setting} size={small} measured={false} />
          </div>
        )}
      </div>
    </Panel>
  )
}

/** What a thing comes in, small below its words: a colour beside a dot of it, where its name tells it. */
export function PieceDetails({ spread: { details = [] }, setting }: SpreadProps): Child {
  const { theme } = setting
  if (details.length === 0) return null
  const size = Math.round(theme.type.base * NAMED_FACTS)
  const dot = Math.round(size * 0.8)
  const colors = details.map(({ text }) => found(text)?.hex)
  // A colour without its dot beside others that have theirs would look forgotten; what comes last may be sizes.
  const areTold = colors.filter(color => color !== undefined).length >= Math.max(details.length - 1, 1)
  return (
    <ul
      role="list"
      part="details"
      style={{
        ...{ display: 'flex', wrap: true, gap: [space(theme, 0.25), space(theme, 1)], size },
        marginTop: space(theme, 1),
        color: theme.color.textMuted,
      }}
    >
      {details.map(({ nodes }, at) => {
        const color = areTold ? colors[at] : undefined
        return (
          <li style={{ display: 'flex', align: 'center', gap: dot * 0.5 }}>
            {color !== undefined && (
              <div
                ariaHidden
                style={{
                  ...{ width: dot, height: dot, radius: dot / 2, background: color, shrink: 0 },
                  border: { width: 1, color: theme.color.border },
                }}
              />
            )}
            <span>
              <Phrasing nodes={nodes} {...setting} size={size} />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

/** Size of what is said of a thing under names, over text. */
const NAMED_FACTS = 1.2

/** What is said of a thing under names, small below its words. */
export function PieceFacts({
  spread: { facts = [] },
  columns,
  setting,
}: SpreadProps & { readonly columns: number }): Child {
  const theme = scaled(setting.theme, NAMED_FACTS)
  if (facts.length === 0) return null
  return (
    <div part="piece-facts" style={{ size: theme.type.base, marginTop: space(theme, 1) }}>
      <FactGrid facts={facts} columns={columns} setting={{ ...setting, theme }} />
    </div>
  )
}

/** Room below a numeral, in sizes of it: figures of old faces reach under their line. */
const BELOW = 0.16

interface NumeralProps {
  readonly number: string
  /** px */
  readonly size: number
  readonly setting: Setting
}

/** The number of a thing above its name. */
export function Numeral({ number, size, setting: { theme } }: NumeralProps): Child {
  return (
    <p
      part="numeral"
      style={{
        ...displayStyle(theme, size),
        ...{ color: theme.color.accentText, leading: 1, marginBottom: Math.round(size * BELOW) },
      }}
    >
      {number}
    </p>
  )
}

/** A name and the number that it begins with. */
export function withoutNumber(nodes: readonly PhrasingContent[]): {
  readonly title: readonly PhrasingContent[]
  readonly number?: string
} {
  const [first, ...rest] = nodes
  const [all, number] = (first?.type === 'text' && COUNTED.exec(first.value)) || []
  if (first?.type !== 'text' || all === undefined || number === undefined) return { title: nodes }
  return { title: [{ ...first, value: first.value.slice(all.length) }, ...rest], number: number.trim() }
}

/** px of the names of things that share a page, most and least, and of what is said of them, over text; of their numbers over their names. */
const SHARED = { most: 3.2, least: 1.5, said: 1.15, numeral: 0.7 }

/** A few things on a page, each in a field of its own: its name large, what is said of it, its price small at the foot. */
export function PiecesSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { goods, title, blocks } = spread
  const columns = isNarrow(theme) ? 1 : goods.length === 4 ? 2 : Math.max(goods.length, 1)
  const rows = Math.ceil(goods.length / columns)
  const width = Math.round(roomOf(theme) / columns) - space(theme, 2)
  const headed = title.length + blocks.length > 0
  const height = Math.round(((headed ? 0.62 : 0.8) * heightOf(theme)) / rows)
  const base = theme.type.base
  const size = Math.min(
    ...goods.map(item =>
      titleSize(theme, withoutNumber(nameIn(item)).title.map(plainText).join(''), {
        width,
        height: height * (withoutNumber(nameIn(item)).number ? 0.4 : 0.45),
        most: Math.round(base * SHARED.most),
        least: Math.round(base * SHARED.least),
      }),
    ),
  )
  return (
    <Panel setting={setting}>
      {headed && (
        <div>
          <SpreadTitle
            spread={spread}
            setting={setting}
            width={roomOf(theme)}
            height={heightOf(theme) * 0.2}
          />
          <Prose nodes={blocks} {...setting} level={1} />
        </div>
      )}
      <ul
        role="list"
        part="pieces"
        style={{ display: 'grid', columns, gap: [space(theme, 1), space(theme, 2)], narrow: { columns: 1 } }}
      >
        {goods.map(item => (
          <li
            part="piece"
            style={{
              display: 'flex',
              direction: 'column',
              justify: 'between',
              gap: space(theme, 0.75),
              minHeight: height,
              padding: [space(theme, 0.75), 0, 0, 0],
              borderTop: { width: Math.max(theme.rule, 1) * 1.5, color: theme.color.heading },
              breakInside: 'avoid',
              narrow: { minHeight: 0 },
            }}
          >
            <PieceWords item={item} size={size} setting={setting} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What a thing without a title of its own is called: what is said of it. */
function nameIn(item: Item): readonly PhrasingContent[] {
  return item.title.text === '' ? nodesOf(item.parts.description) : titleOf(item)
}

function PieceWords({
  item,
  size,
  setting,
}: {
  readonly item: Item
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const { price } = item.parts
  const shown = [
    ...(price ? (['price'] as const) : []),
    ...(item.title.text === '' ? (['description'] as const) : []),
  ]
  const said = Math.round(theme.type.base * SHARED.said)
  const { title, number } = withoutNumber(nameIn(item))
  return [
    <div>
      {number && <Numeral number={number} size={Math.round(size * SHARED.numeral)} setting={setting} />}
      <p style={{ ...displayStyle(theme, size), leading: 1.12, narrow: { size: Math.min(size, 32) } }}>
        <Phrasing nodes={title} {...setting} heading />
      </p>
      <div style={{ size: said, marginTop: space(theme, 0.25) }}>
        <ItemBody
          item={item}
          shown={shown}
          titled={false}
          setting={{ ...setting, theme: scaled(theme, SHARED.said) }}
        />
      </div>
    </div>,
    price && (
      <p part="price" style={{ numeric: 'tabular', size: said }}>
        <Phrasing nodes={nodesOf(price)} {...setting} />
      </p>
    ),
  ]
}

/** Size of whose words they are, over text. */
const SPEAKER = 1.25

/** Share of the page that words beside a picture have. */
const BESIDE = 4 / 11

/** Somebody's words alone on a page, or beside a picture, as large as it allows, whose they are under them. */
export function VoiceSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const [block] = spread.blocks
  const { said, by = [] } =
    block?.type === 'blockquote' ? readQuotation(block.children) : { said: spread.blocks }
  const words = said.map(plainText).join(' ')
  const height = heightOf(theme)
  const [plate] = spread.plates
  const size = titleSize(theme, words, {
    width: plate ? Math.round((theme.page.width * BESIDE) / 1.15) : roomOf(theme),
    height: height * (plate ? 0.5 : 0.66),
    most: Math.round(theme.page.width * 0.085),
    least: Math.round(theme.type.base * 1.6),
  })
  const spoken = [
    <blockquote
      part="pull-quote"
      style={{
        ...displayStyle(theme, size),
        transform: 'none',
        leading: 1.14,
        narrow: { size: Math.min(size, 40) },
      }}
    >
      {said.map(one => (
        <p>{one.type === 'paragraph' && <Phrasing nodes={one.children} {...setting} />}</p>
      ))}
    </blockquote>,
    by.length > 0 && (
      <p style={{ ...quietStyle(theme), size: Math.round(theme.type.base * SPEAKER) }}>
        <Phrasing nodes={by} {...setting} />
      </p>
    ),
  ]
  if (plate === undefined) return <Panel setting={setting}>{spoken}</Panel>
  return (
    <Beside setting={setting} plate={plate} turned>
      {spoken}
    </Beside>
  )
}
