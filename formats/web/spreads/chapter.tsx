import { isToBeSeen } from '../../../core/brief/design.ts'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { space } from '../../../core/theme/theme.ts'
import { type Ground, on, type Setting } from '../pages/setting.ts'
import { titleSize } from '../pages/title-size.ts'
import type { Thing } from './chapter-things.ts'
import type { Spread } from './spread.ts'
import { Numeral, PieceDetails, PieceFacts, priceOf, withoutNumber } from './pieces.tsx'
import {
  BleedingPlate,
  fieldWidth,
  heightOf,
  NAMED,
  isUpright,
  leastOn,
  PlateCaption,
  sideOf,
  type SpreadProps,
  spreadSize,
  SpreadTitle,
} from './spread-frame.tsx'

/** Columns of a chapter: its picture or the field of its name, and its things. */
const SHARES = [5, 6] as const

/** What a chapter without a picture has its name on, by turns. */
const fields: readonly Ground[] = ['accent', 'inverse', 'sand', 'further']

interface ChapterProps extends SpreadProps {
  /** Which of the book's chapters it is. */
  readonly turn: number
}

/** A chapter of a few things: its picture, or its name on a field, over the height of the page, and the things beside it, each in a row. */
export function ChapterSpread({ spread, setting, turn }: ChapterProps): Child {
  const { theme } = setting
  const { title, plates } = spread
  const hasSide = plates.length > 0 || title.length > 0
  const upright = isUpright(theme)
  // A name on a field stands before its things, as in the copy.
  const turned = turn % 2 === 1 && !upright && plates.length > 0
  const columns = turned ? [SHARES[1], SHARES[0]] : SHARES
  const part = upright || !hasSide ? 1 : SHARES[1] / (SHARES[0] + SHARES[1])
  const width = Math.round(theme.page.width * part - 2 * sideOf(theme))
  // A field in the colour of what is shown is that of the name; its things stand on paper.
  const list = (
    <Things {...{ spread, width }} setting={on(setting, 'paper')} size={nameSize(spread, setting, width)} />
  )
  if (!hasSide) return list
  const side = <Side spread={spread} setting={setting} turn={turn} />
  return (
    <div style={{ display: 'grid', columns: upright ? 1 : columns, medium: { columns: 1 } }}>
      {turned ? [list, side] : [side, list]}
    </div>
  )
}

/** px of a page's height that its side takes: on an upright page that stands above the things. */
function sideHeight({ theme }: Setting): number {
  return Math.round(heightOf(theme) * (isUpright(theme) ? 0.38 : 1))
}

interface SideProps extends ChapterProps {
  /** Columns of the page: its own, and what is beside it. */
  readonly shares?: readonly [number, number]
}

function Side({ spread, setting, turn, shares = SHARES }: SideProps): Child {
  const { theme } = setting
  const [plate] = spread.plates
  if (plate) return <BleedingPlate plate={plate} least={sideHeight(setting)} setting={setting} />
  const paper = theme.color.paper
  const grounds = fields.map((_, at) => on(setting, fields[(turn + at) % fields.length] ?? 'accent'))
  // A page that is on the colour of what it shows has its name on that.
  const isOwn = paper !== theme.paperColor.paper
  const field = (isOwn ? setting : grounds.find(({ theme: { color } }) => color.paper !== paper)) ?? setting
  const { color } = field.theme
  const width = fieldWidth(theme, shares)
  return (
    <div
      part="chapter-field"
      style={{
        position: 'relative',
        display: 'flex',
        direction: 'column',
        justify: 'end',
        gap: space(theme, 1),
        minHeight: sideHeight(setting),
        padding: [space(theme, isUpright(theme) ? 1 : 2), sideOf(theme)],
        background: color.paper,
        color: color.text,
        medium: { minHeight: leastOn('medium', theme, sideHeight(setting), 320) },
        narrow: {
          minHeight: leastOn('narrow', theme, sideHeight(setting), 240),
          padding: [space(theme, 1.5), 24],
        },
      }}
    >
      <FieldTitle spread={spread} setting={field} width={width} />
      <Lead spread={spread} setting={field} />
    </div>
  )
}

/** The name on a field, and its size in px: the names of things that have a page each are of one size. */
function fieldTitle(spread: Spread, { theme, sectionSize }: Setting, width: number) {
  const named = withoutNumber(spread.title)
  const shared = spread.kind === 'piece' ? sectionSize : undefined
  const words = named.title.map(plainText).join('')
  return { ...named, words, size: shared ?? spreadSize(theme, words, width, heightOf(theme) * 0.5) }
}

/** A name on a field, the number that it begins with smaller above it. */
function FieldTitle({ spread, setting, width }: SpreadProps & { readonly width: number }): Child {
  const { title, number, size } = fieldTitle(spread, setting, width)
  return (
    <div>
      {number && <Numeral number={number} size={numberSize(setting, size)} setting={setting} />}
      <SpreadTitle spread={{ ...spread, title }} setting={setting} width={width} size={size} />
    </div>
  )
}

/** px of the number over a name of so many px: smaller, or larger where the brief wants figures large. */
function numberSize({ theme: { design } }: Setting, size: number): number {
  const { figures } = design.parts ?? {}
  const isLarge = isToBeSeen(figures) || (figures?.scale ?? 1) > 1
  return Math.round(size * (isLarge ? SIZE.large : SIZE.number))
}

/** Size of what is said of a chapter, over text. */
const LEAD = 1.25

function Lead({ spread, setting }: SpreadProps): Child {
  if (spread.blocks.length === 0) return null
  const size = Math.round(setting.theme.type.base * LEAD)
  return (
    <div style={{ size, leading: 1.4 }}>
      <Prose nodes={spread.blocks} {...setting} level={1} size={size} measured={false} />
    </div>
  )
}

/** Sizes over text: of names at most and at the least, of what is said; part of its row that a name takes. */
const SIZE = { most: 3.4, least: 1.4, said: 1.2, part: 0.42, numbered: 0.3, number: 0.5, large: 1.5 }
/** Share of a page's height that rows have, and where the name of their chapter stands above them. */
const ROWS = { alone: 0.9, headed: 0.62 }

/** px of the names of some things that share a page: all are whole in their rows. */
function nameSize({ things = [], plates, title }: Spread, { theme }: Setting, width: number): number {
  const { base } = theme.type
  const share = plates.length > 0 && title.length > 0 ? ROWS.headed : ROWS.alone
  const row = (heightOf(theme) * share) / Math.max(things.length, 2)
  return Math.min(
    ...things.map(thing => {
      const named = withoutNumber(thing.title)
      const words = named.title.map(plainText).join('')
      const part = named.number ? SIZE.numbered : SIZE.part
      const [most, least] = [Math.round(base * SIZE.most), Math.round(base * SIZE.least)]
      return titleSize(theme, words, { width: width * 0.94, height: row * part, most, least })
    }),
  )
}

/** Sizes over text of what is said of a thing that has a page, and of its price. */
const ALONE = { said: 3, upright: 1.6, least: 1.4, price: 2 }

/** One thing on a page: its name on a field, what is said of it and what it costs beside it. */
export function ThingSpread({ spread, setting: given, turn }: ChapterProps): Child {
  const setting = on(given, 'paper')
  const { theme } = setting
  const { said, price } = priceOf(spread)
  const { base } = theme.type
  const upright = isUpright(theme)
  const small = Math.round(base * (upright ? ALONE.least : ALONE.price))
  const width = fieldWidth(theme, [NAMED[1], NAMED[0]])
  const size = titleSize(theme, said.map(plainText).join(' '), {
    width: width * 0.9,
    height: (upright ? heightOf(theme) - sideHeight(given) : heightOf(theme)) * 0.5,
    // Beside a name that the brief wants first of all, what is said of it is read near.
    most: Math.round(
      base *
        (theme.design.parts?.names?.rank === 'first' ? ALONE.least : upright ? ALONE.upright : ALONE.said),
    ),
    least: Math.round(base * ALONE.least),
  })
  const side = <Side spread={{ ...spread, blocks: [] }} setting={given} turn={turn} shares={NAMED} />
  // On an upright page the words have what the field leaves.
  const least = upright ? heightOf(theme) : 0
  const words = (
    <div
      part="foot"
      style={{
        display: 'flex',
        direction: 'column',
        justify: 'between',
        gap: space(theme, upright ? 0.75 : 1.5),
        padding: [space(theme, upright ? 1 : 2), sideOf(theme)],
        ...(upright && { grow: 1 }),
        narrow: { padding: [space(theme, 1.25), 24] },
      }}
    >
      <div style={{ size, leading: 1.35 }}>
        <Prose nodes={said} {...setting} level={2} size={size} measured={false} />
      </div>
      <div>
        <PieceDetails spread={spread} setting={setting} />
        {price && (
          <div part="price" style={{ size: small, numeric: 'tabular' }}>
            <Prose nodes={[price]} {...setting} size={small} measured={false} />
          </div>
        )}
        <PieceFacts spread={spread} columns={2} setting={setting} />
      </div>
    </div>
  )
  if (!upright)
    return (
      <div style={{ display: 'grid', columns: NAMED, medium: { columns: 1 } }}>
        {side}
        {words}
      </div>
    )
  return (
    <div
      style={{
        display: 'flex',
        direction: 'column',
        minHeight: least,
        medium: { minHeight: leastOn('medium', theme, least, 0) },
        narrow: { minHeight: leastOn('narrow', theme, least, 0) },
      }}
    >
      {side}
      {words}
    </div>
  )
}

interface ThingsProps extends SpreadProps {
  readonly width: number
  /** px of their names. */
  readonly size: number
}

/** The things of a chapter one below the other over the height of the page; beside a picture its name stands above them. */
function Things({ spread, setting, width, size }: ThingsProps): Child {
  const { theme } = setting
  const { plates, things = [] } = spread
  const [plate] = plates
  const hasSide = plates.length > 0 || spread.title.length > 0
  const least = heightOf(theme) - (isUpright(theme) && hasSide ? sideHeight(setting) : 0)
  return (
    <div
      part="chapter-things"
      style={{
        display: 'flex',
        direction: 'column',
        gap: space(theme, 1),
        minHeight: least,
        padding: [space(theme, 1.5), sideOf(theme)],
        medium: { minHeight: leastOn('medium', theme, least, 0) },
        narrow: { minHeight: leastOn('narrow', theme, least, 0), padding: [space(theme, 1.25), 24] },
      }}
    >
      {plate && spread.title.length > 0 && (
        <div>
          <SpreadTitle spread={spread} setting={setting} width={width} height={heightOf(theme) * 0.16} />
          <Lead spread={spread} setting={setting} />
        </div>
      )}
      <ul role="list" style={{ grow: 1, display: 'flex', direction: 'column' }}>
        {things.map(thing => (
          <Row thing={thing} setting={setting} size={size} />
        ))}
      </ul>
      {plate && <PlateCaption caption={plate.caption} setting={setting} />}
    </div>
  )
}

/** Letters of a price up to which it stands beside what is said. */
const BESIDE = 18

function Row({
  thing,
  setting,
  size,
}: {
  readonly thing: Thing
  readonly setting: Setting
  readonly size: number
}): Child {
  const { theme } = setting
  const { title, number } = withoutNumber(thing.title)
  const said = Math.round(theme.type.base * SIZE.said)
  const isLong = thing.price !== undefined && plainText(thing.price).length > BESIDE
  return (
    <li
      part="piece"
      style={{
        grow: 1,
        basis: 0,
        display: 'flex',
        direction: 'column',
        justify: 'between',
        gap: space(theme, 0.5),
        padding: [space(theme, 0.6), 0],
        borderTop: { width: Math.max(theme.rule, 1) * 1.5, color: theme.color.heading },
        breakInside: 'avoid',
      }}
    >
      <div>
        {number && <Numeral number={number} size={numberSize(setting, size)} setting={setting} />}
        <p style={{ ...displayStyle(theme, size), leading: 1.1, narrow: { size: Math.min(size, 32) } }}>
          <Phrasing nodes={title} {...setting} heading />
        </p>
      </div>
      <div
        style={{
          display: 'flex',
          ...(isLong ? { direction: 'column' } : { justify: 'between', align: 'end' }),
          gap: space(theme, isLong ? 0.25 : 1),
          size: said,
          leading: 1.35,
          narrow: { direction: 'column', align: 'stretch' },
        }}
      >
        <div style={isLong ? {} : { grow: 1, basis: 0 }}>
          <Prose nodes={thing.said} {...setting} level={2} size={said} measured={false} />
        </div>
        {thing.price && (
          <div part="price" style={{ shrink: 0, numeric: 'tabular' }}>
            <Prose nodes={[thing.price]} {...setting} size={said} measured={false} />
          </div>
        )}
      </div>
    </li>
  )
}
