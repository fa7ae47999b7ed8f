import type { PhrasingContent } from 'mdast'
import { displayStyle, Heading, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Item } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { Picture, FillingPicture } from '../pages/picture.tsx'
import { loudness, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import { Rows } from '../sections/rows.tsx'
import { ItemBody, nodesOf, titleOf } from '../sections/items.tsx'
import type { Plate, Spread } from './spread.ts'

/** px of a picture's height on a tablet and on a phone. */
const TABLET = 600
const PHONE = 440

/** px of a spread's height: the paper's, or in proportion where the page is a screen. */
export function heightOf({ page }: Theme): number {
  return page.height > 0 ? page.height : Math.round(page.width * 0.7)
}

/** Widths up to which a page is drawn as a tablet's and as a phone's, px. */
const SMALL = { medium: 960, narrow: 720 }

/** px that a part has at least on a tablet or a phone: what it has on the page where the paper itself is as narrow as that. */
export function leastOn(screen: 'medium' | 'narrow', { page }: Theme, least: number, other: number): number {
  return page.height > 0 && page.width <= SMALL[screen] ? least : other
}

/** Whether a spread is too upright for words beside a picture. */
export function isUpright({ page }: Theme): boolean {
  return page.height > page.width * 0.95
}

/** Whether a spread has no room for things side by side. */
export function isNarrow({ page }: Theme): boolean {
  return page.height > page.width * 1.2
}

/** A spread and what it is composed with. */
export interface SpreadProps {
  readonly spread: Spread
  readonly setting: Setting
}

/** A picture over the height of a spread and a column of words. */
export function Beside({
  setting,
  plate,
  turned,
  children,
}: {
  readonly setting: Setting
  readonly plate: Plate
  readonly turned: boolean
  readonly children?: Child
}): Child {
  const { theme } = setting
  const height = heightOf(theme)
  const upright = isUpright(theme)
  const picture = (
    <FullPicture plate={plate} height={upright ? Math.round(height * 0.66) : height} setting={setting} />
  )
  const words = (
    <div
      part="side-words"
      style={{
        display: 'flex',
        direction: 'column',
        justify: 'between',
        gap: space(theme, 1),
        padding: [space(theme, 2), Math.round(sideOf(theme) * 0.8)],
        narrow: { padding: [space(theme, 1.25), 24] },
      }}
    >
      {children}
    </div>
  )
  const columns = turned ? [4, 7] : [7, 4]
  return (
    <div style={{ display: 'grid', columns: upright ? 1 : columns, medium: { columns: 1 } }}>
      {turned ? [words, picture] : [picture, words]}
    </div>
  )
}

/** px across that words have on a spread without pictures. */
export function roomOf(theme: Theme): number {
  return theme.page.width - 2 * WORDS * sideOf(theme)
}

/** Columns of a page of one thing: the field of its name, which is the larger, and its words. */
export const NAMED = [6, 5] as const

/** px that words have in the first of two columns of a page, or on the whole of an upright one. */
export function fieldWidth(theme: Theme, [own, other]: readonly [number, number]): number {
  const part = isUpright(theme) ? 1 : own / (own + other)
  return Math.round(theme.page.width * part - 2 * sideOf(theme))
}

/** The sides of a spread without pictures, in those of one with some. */
const WORDS = 1.4

/** A spread without pictures: what it says first at the head, the last at the foot. */
export function Panel({
  setting,
  children,
}: {
  readonly setting: Setting
  readonly children?: Child
}): Child {
  const { theme } = setting
  const { paper, text } = theme.color
  return (
    <div
      part="panel"
      style={{
        display: 'flex',
        direction: 'column',
        justify: 'between',
        gap: space(theme, 1.5),
        minHeight: heightOf(theme),
        padding: [space(theme, 2), sideOf(theme) * WORDS],
        background: paper,
        color: text,
        medium: {
          minHeight: leastOn('medium', theme, heightOf(theme), 0),
          padding: [space(theme, 3.5), sideOf(theme)],
        },
        narrow: { minHeight: leastOn('narrow', theme, heightOf(theme), 0), padding: [space(theme, 2.5), 24] },
      }}
    >
      {children}
    </div>
  )
}

/** px from a page's edge to its words. */
export function sideOf({ page }: Theme): number {
  return Math.round(page.width * 0.04)
}

/** A plate without margins. */
export function FullPicture({
  plate,
  height,
  setting,
}: {
  readonly plate: Plate
  readonly height: number
  readonly setting: Setting
}): Child {
  return (
    <Picture
      image={plate.picture}
      captioned={false}
      setting={setting}
      style={{
        height,
        radius: 0,
        medium: { height: Math.min(height, TABLET) },
        narrow: { height: PHONE },
      }}
    />
  )
}

/** A plate that fills the place it is given, at least so many px high. */
export function BleedingPlate({
  plate,
  least,
  setting,
}: {
  readonly plate: Plate
  readonly least: number
  readonly setting: Setting
}): Child {
  return (
    <div
      part="plate"
      style={{
        position: 'relative',
        minHeight: least,
        medium: { minHeight: TABLET },
        narrow: { minHeight: PHONE },
      }}
    >
      <FillingPicture image={plate.picture} setting={setting} />
    </div>
  )
}

/** Most px of a spread's title, as a part of the page's width: beside a picture, and where it leads alone. */
const TITLE = 0.075
const ALONE = 0.13

/** The place of words. */
interface WordsRoom {
  /** px */
  readonly width: number
}

/** A spread's title and the words under it; `said`: how much larger than text these are. */
export function SpreadWords({
  spread,
  setting,
  width,
  size,
  said = 1,
}: SpreadProps & WordsRoom & { readonly size?: number; readonly said?: number }): Child {
  const { theme } = setting
  const text = Math.round(theme.type.base * said)
  if (spread.title.length === 0 && spread.blocks.length === 0 && spread.goods.length === 0) return null
  return (
    <div part="words">
      <SpreadTitle spread={spread} setting={setting} width={width} {...(size !== undefined && { size })} />
      {spread.blocks.length > 0 && (
        <div
          style={{
            marginTop: spread.title.length > 0 ? space(theme, 0.5) : 0,
            ...(said > 1 && { size: text }),
          }}
        >
          <Prose nodes={spread.blocks} {...setting} {...(said > 1 && { size: text })} />
        </div>
      )}
      <Goods spread={spread} setting={setting} />
    </div>
  )
}

/** Size of what a thing costs, over text. */
const COST = 1.5

/** What a pictured thing comes in, each below a line, and what it costs. */
export function Tag({ spread: { details = [], price }, setting }: SpreadProps): Child {
  const { theme } = setting
  if (details.length === 0 && !price) return null
  const line = { width: Math.max(theme.rule, 1), color: theme.color.hairline }
  const size = Math.round(theme.type.base * COST)
  return (
    <div part="tag" style={{ size: theme.type.base }}>
      {details.map(({ nodes }) => (
        <p style={{ padding: [space(theme, 0.3), 0], borderTop: line, color: theme.color.textMuted }}>
          <Phrasing nodes={nodes} {...setting} />
        </p>
      ))}
      {price && (
        <div
          part="price"
          style={{
            ...displayStyle(theme, size),
            padding: [space(theme, 0.4), 0, 0, 0],
            borderTop: { ...line, color: theme.color.accent },
            numeric: 'tabular',
          }}
        >
          <Prose nodes={[price]} {...setting} size={size} measured={false} />
        </div>
      )}
    </div>
  )
}

/** A thing on a shelf of them: its name under a rule, what is said of it, and what it costs. */
export function Piece({ item, setting }: { readonly item: Item; readonly setting: Setting }): Child {
  const { theme } = setting
  const { price } = item.parts
  const size = Math.round(theme.type.base * 1.5)
  return (
    <li
      part="piece"
      style={{
        display: 'flex',
        direction: 'column',
        justify: 'between',
        gap: space(theme, 0.75),
        padding: [space(theme, 0.6), 0, 0, 0],
        borderTop: { width: Math.max(theme.rule, 1) * 1.5, color: theme.color.heading },
        breakInside: 'avoid',
      }}
    >
      <div>
        <p style={{ ...displayStyle(theme, size), leading: 1.2 }}>
          <Phrasing nodes={titleOf(item)} {...setting} heading />
        </p>
        <ItemBody item={item} shown={price ? ['price'] : []} setting={setting} />
      </div>
      {price && (
        <p style={{ size, numeric: 'tabular', color: theme.color.accentText }}>
          <Phrasing nodes={nodesOf(price)} {...setting} />
        </p>
      )}
    </li>
  )
}

/** The things that a spread shows, with what each costs, set small. */
export function Goods({ spread, setting }: SpreadProps): Child {
  if (spread.goods.length === 0) return null
  return (
    <div part="goods" style={{ marginTop: space(setting.theme, 1), size: sizeAt(setting.theme, -1) }}>
      <Rows items={spread.goods} setting={setting} />
    </div>
  )
}

/** px of a spread's title in its place; `height` where it leads there alone. */
export function spreadSize(theme: Theme, words: string, width: number, height?: number): number {
  const part = height === undefined ? TITLE : ALONE
  const most = Math.round(theme.page.width * part * loudness(theme))
  return titleSize(theme, words, { width, height: height ?? most * 3, most, least: sizeAt(theme, 1) })
}

/** A spread's title alone, as large as its place allows. */
export function SpreadTitle({
  spread,
  setting,
  width,
  height,
  size: own,
}: SpreadProps & WordsRoom & { readonly height?: number; readonly size?: number }): Child {
  if (spread.title.length === 0) return null
  const { theme } = setting
  const words = spread.title.map(plainText).join('')
  const size = own ?? spreadSize(theme, words, width, height)
  const phone = titleSize(theme, words, { width: 336, height: 160, most: Math.min(size, 52), least: 26 })
  return (
    <Heading
      theme={theme}
      level={2}
      {...(spread.id !== undefined && { id: spread.id })}
      style={{
        ...displayStyle(theme, size),
        maxWidth: '100%',
        medium: { size: Math.min(Math.max(size, 52), 64) },
        narrow: { size: phone },
      }}
    >
      <Phrasing nodes={spread.title} {...setting} heading />
    </Heading>
  )
}

/** The words under a picture: the author's emphasis says that they are a caption and is not shown twice. */
export function PlateCaption({
  caption,
  setting,
}: {
  readonly caption: readonly PhrasingContent[]
  readonly setting: Setting
}): Child {
  if (caption.length === 0) return null
  const words = caption.flatMap(node => (node.type === 'emphasis' ? node.children : [node]))
  return (
    <p part="caption" style={quietStyle(setting.theme)}>
      <Phrasing nodes={words} {...setting} />
    </p>
  )
}
