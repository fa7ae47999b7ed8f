import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { plainText } from '../../../core/source/text.ts'
import { titleSize } from '../pages/title-size.ts'
import { Rows } from '../sections/rows.tsx'
import {
  Beside,
  BleedingPlate,
  FullPicture,
  heightOf,
  isUpright,
  Panel,
  Piece,
  PlateCaption,
  roomOf,
  sideOf,
  type SpreadProps,
  spreadSize,
  SpreadTitle,
  SpreadWords,
  Tag,
} from './spread-frame.tsx'
import { Numeral, withoutNumber } from './pieces.tsx'
import type { Spread } from './spread.ts'

/** One picture from edge to edge, words in a strip under it. */
export function PlateSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const [plate] = spread.plates
  if (plate === undefined) return null
  // Without a word there is no strip.
  if (!hasWords(spread) && plate.caption.length === 0)
    return <FullPicture plate={plate} height={heightOf(theme)} setting={setting} />
  const strip = Math.round(space(theme, 5.5))
  return [
    <FullPicture plate={plate} height={heightOf(theme) - strip} setting={setting} />,
    <div
      part="strip"
      style={{
        display: 'grid',
        columns: hasWords(spread) ? [3, 2] : 1,
        align: 'center',
        gap: space(theme, 1.5),
        minHeight: strip,
        padding: [space(theme, 0.5), sideOf(theme)],
        narrow: { columns: 1, gap: space(theme, 0.5), padding: [space(theme, 1), 24] },
      }}
    >
      <SpreadWords spread={spread} setting={setting} width={Math.round(theme.page.width * 0.5)} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </div>,
  ]
}

/** One picture at a side, words in the column beside it. */
export function SideSpread({ spread, turned, setting }: SpreadProps & { readonly turned: boolean }): Child {
  const [plate] = spread.plates
  if (plate === undefined) return null
  const { title, number } = withoutNumber(spread.title)
  const isTagged = spread.price !== undefined
  const own = isTagged ? setting.sectionSize : undefined
  const width = columnOf(setting.theme, SIDE)
  // As large as all other names of things, but no word of it is broken in a narrower column.
  const fitting = sideSize(spread, setting.theme)
  const size = Math.min(own ?? fitting, fitting)
  return (
    <Beside setting={setting} plate={plate} turned={turned}>
      <div>
        {number && <Numeral number={number} size={Math.round(size * NUMBER)} setting={setting} />}
        <SpreadWords
          spread={{ ...spread, title }}
          setting={setting}
          width={width}
          size={size}
          said={isTagged ? SAID : 1}
        />
      </div>
      <Tag spread={spread} setting={setting} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </Beside>
  )
}

/** Share of the page that words beside a picture have, of their size its number, and over text what is said of a thing with a tag. */
const SIDE = 4 / 11
const NUMBER = 0.4
const SAID = 1.25

/** px of the names of all pictured things with a tag: they are as large as the longest of them may be. */
export function taggedSize(spreads: readonly Spread[], theme: Theme): number | undefined {
  const sizes = spreads.flatMap(spread => (spread.price ? [sideSize(spread, theme)] : []))
  return sizes.length > 1 ? Math.min(...sizes) : undefined
}

/** px of a name at which no word of it is broken beside a picture. */
function sideSize({ title }: Spread, theme: Theme): number {
  return spreadSize(theme, withoutNumber(title).title.map(plainText).join(''), columnOf(theme, SIDE))
}

/** px that words have in a column of a part of the page. */
function columnOf(theme: Theme, part: number): number {
  return Math.round((isUpright(theme) ? 1 : part) * theme.page.width) - 2 * sideOf(theme)
}

/** Two pictures that reach the edges of the page, their words in the column between them. */
export function PairSpread({
  spread,
  shares,
  setting,
}: SpreadProps & { readonly shares: readonly [number, number, number] }): Child {
  const { theme } = setting
  const [first, second] = spread.plates
  if (first === undefined || second === undefined) return null
  const upright = isUpright(theme)
  // Without a word between them two pictures share the page.
  if (!hasWords(spread) && first.caption.length + second.caption.length === 0)
    return (
      <div part="pair" style={{ display: 'grid', columns: upright ? 1 : [1, 1], gap: space(theme, 0.25) }}>
        {[first, second].map(plate => (
          <BleedingPlate
            plate={plate}
            least={Math.round(heightOf(theme) * (upright ? 0.5 : 1))}
            setting={setting}
          />
        ))}
      </div>
    )
  const height = Math.round(heightOf(theme) * (upright ? 0.4 : 1))
  const [one, middle, other] = shares
  const share = middle / (one + middle + other)
  return (
    <div part="pair" style={{ display: 'grid', columns: upright ? 1 : shares, medium: { columns: 1 } }}>
      <BleedingPlate plate={first} least={height} setting={setting} />
      <div
        part="plate-words"
        style={{
          display: 'flex',
          direction: 'column',
          justify: 'between',
          gap: space(theme, 1),
          padding: [space(theme, 1.25), Math.round(sideOf(theme) * 0.6)],
          narrow: { padding: [space(theme, 1), 24] },
        }}
      >
        <div>
          <SpreadWords spread={spread} setting={setting} width={columnOf(theme, share)} />
        </div>
        <div style={{ display: 'flex', direction: 'column', gap: space(theme, 1) }}>
          <PlateCaption caption={first.caption} setting={setting} />
          <PlateCaption caption={second.caption} setting={setting} />
        </div>
      </div>
      <BleedingPlate plate={second} least={height} setting={setting} />
    </div>
  )
}

/** Share of a sheet's height that the title of a spread of words may take, by how much else stands on it. */
const TITLES = { alone: 0.7, led: 0.3, shared: 0.42 } as const

/** Words alone: the title over the width at the head, what it says of the thing under it, and the things themselves at the foot. */
export function WordsSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { blocks, goods, title } = spread
  const first = blocks.findIndex(block => !isWords(block))
  const [words, others] = first < 0 ? [blocks, []] : [blocks.slice(0, first), blocks.slice(first)]
  const room = roomOf(theme)
  const height = heightOf(theme)
  const isStatement = goods.length + others.length === 0 && words.length > 0
  const share = blocks.length + goods.length === 0 ? 'alone' : isStatement ? 'led' : 'shared'
  const said = words.map(plainText).join(' ')
  // What has no title is all that its page says, and stands at its foot.
  const isAlone = isStatement && title.length === 0
  // An address is not broken for the sake of its size.
  const most = Math.round(theme.type.base * (isStatement && (isAlone || !words.some(hasLink)) ? 2.6 : 1.9))
  const listed = Math.round(theme.type.base * 1.15)
  const width = Math.round(room * (isStatement ? 0.86 : 0.62))
  const size = titleSize(theme, said, { width, height: height * 0.42, most, least: theme.type.base })
  return (
    <Panel setting={setting}>
      {isAlone ? (
        <div />
      ) : (
        <SpreadTitle spread={spread} setting={setting} width={room} height={height * TITLES[share]} />
      )}
      {words.length > 0 && (
        <div style={{ size, leading: 1.32, maxWidth: width, medium: { maxWidth: '100%' } }}>
          <Prose nodes={words} {...setting} level={1} size={size} measured={false} />
        </div>
      )}
      {others.length + goods.length > 0 && (
        <div part="foot" style={{ size: listed }}>
          <Prose nodes={others} {...setting} level={1} size={listed} measured={false} />
          <Shelf spread={spread} setting={setting} />
        </div>
      )}
    </Panel>
  )
}

/** Columns of short texts that share a page. */
const NOTES = 3

/** Short texts side by side over the width of a page, each under its title, at the foot. */
export function NotesSpread({ spread: { notes = [] }, setting }: SpreadProps): Child {
  const { theme } = setting
  const columns = isUpright(theme) ? 1 : notes.length === 4 ? 2 : Math.min(notes.length, NOTES)
  const gap = space(theme, 2)
  const width = Math.round((roomOf(theme) - (columns - 1) * gap) / columns)
  const size = Math.round(theme.type.base * (notes.length > NOTES ? 1.1 : 1.3))
  const named = Math.min(
    ...notes.map(({ title }) => spreadSize(theme, title.map(plainText).join(''), width)),
    Math.round(theme.type.base * 2.6),
  )
  return (
    <Panel setting={setting}>
      <div />
      <div
        part="notes"
        style={{
          display: 'grid',
          columns,
          gap: [space(theme, 2.5), gap],
          medium: { columns: 2 },
          narrow: { columns: 1 },
        }}
      >
        {notes.map(({ title, id, blocks }) => (
          <div style={{ display: 'flex', direction: 'column', gap: space(theme, 0.75) }}>
            <SpreadTitle
              spread={{ title, blocks: [], plates: [], goods: [], ...(id !== undefined && { id }) }}
              setting={setting}
              width={width}
              size={named}
            />
            <div
              style={{
                size,
                padding: [space(theme, 0.75), 0, 0, 0],
                borderTop: { width: Math.max(theme.rule, 1), color: theme.color.heading },
              }}
            >
              <Prose nodes={blocks} {...setting} level={1} size={size} measured={false} />
            </div>
          </div>
        ))}
      </div>
    </Panel>
  )
}

/** Words that are said, not listed. */
function isWords(block: RootContent): boolean {
  return block.type === 'paragraph' || block.type === 'heading'
}

/** Things beside each other over the width of a sheet, as many as there are: each its name, what is said of it, its price at the foot. */
function Shelf({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { goods } = spread
  if (goods.length === 0) return null
  if (goods.length > SHELF || isUpright(theme)) return <Rows items={goods} setting={setting} />
  return (
    <ul
      role="list"
      part="shelf"
      style={{
        display: 'grid',
        columns: Math.max(goods.length, 2),
        gap: space(theme, 1.5),
        medium: { columns: 2 },
        narrow: { columns: 1 },
      }}
    >
      {goods.map(item => (
        <Piece item={item} setting={setting} />
      ))}
    </ul>
  )
}

/** More things than these stand in rows. */
const SHELF = 4

function hasWords({ title, blocks, goods }: Spread): boolean {
  return title.length > 0 || blocks.length > 0 || goods.length > 0
}

function hasLink(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.some(({ type }) => type === 'link')
}
