import type { Image, RootContent, Table } from 'mdast'
import { anchorOf, ButtonRow, displayStyle, Flow, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { picturesIn } from '../../../core/reading/things/kinds.ts'
import { linked, linkOf } from '../../../core/reading/lists/links.ts'
import type { Item, Section } from '../../../core/reading/reading.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { blocksUnder } from '../../../core/reading/section-blocks.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { LinkButton } from '../pages/links.tsx'
import { countWords, lookOf } from '../pages/page.ts'
import { Picture } from '../pages/picture.tsx'
import { fromStart, sectionSize, type Setting } from '../pages/setting.ts'
import { FactGrid } from './fact-grid.tsx'
import { Figures } from './figures.tsx'
import { ItemBody, titleOf } from './items.tsx'
import { isPlanTable, PlanTable } from './plan-table.tsx'
import { PriceBoard, Prices } from './prices.tsx'
import { Quotes } from './quotes.tsx'
import { areTiles, isPhrase, type ItemsProps, Reasons, Rows, Tiles } from './rows.tsx'
import { Sided, Sides, Titled } from './section-head.tsx'
import { LineRows } from './rest.tsx'
import { Steps } from './steps.tsx'

interface SectionProps {
  readonly section: Section
  readonly setting: Setting
}

/** What a section shows, by what it turned out to be; what has no look of its own is set as text beside its title. */
export function SectionBody({ section, setting }: SectionProps): Child {
  const within = { section, setting }
  const things = { items: section.items, setting }
  const plans = section.blocks.find((block): block is Table => isPlans(block, setting))
  if (plans && section.sections.length === 0) {
    const at = section.blocks.indexOf(plans)
    const around = { ...section, lead: section.blocks.slice(0, at), rest: section.blocks.slice(at + 1) }
    return (
      <Titled section={around} setting={setting}>
        <PlanTable table={plans} setting={setting} />
      </Titled>
    )
  }
  if (isReached(section, setting)) return <Reached {...within} />
  switch (lookWith(section)) {
    case 'stats':
      return <Titled {...within}>{<Figures {...things} />}</Titled>
    case 'points':
    case 'people':
      return areTiles(section.items) ? (
        <Titled {...within}>{<Tiles items={section.items} setting={fromStart(setting)} />}</Titled>
      ) : (
        <Sided {...within}>{<Reasons items={section.items} setting={fromStart(setting)} />}</Sided>
      )
    case 'steps':
      return <Titled {...within}>{<Steps {...things} />}</Titled>
    case 'quotes':
      return <Titled {...within}>{<Quotes {...things} />}</Titled>
    case 'offers':
      return <Titled {...within}>{<Prices items={section.items} setting={fromStart(setting)} />}</Titled>
    case 'questions':
      return <Sided {...within}>{<Questions items={section.items} setting={fromStart(setting)} />}</Sided>
    case 'items':
    case 'entries':
      if (isTable(section)) return <Text {...within} />
      if (section.items.every(({ parts }) => parts.price)) return <Board {...within} />
      return <Sided {...within}>{<Rows items={section.items} setting={fromStart(setting)} />}</Sided>
    case 'gallery':
      return (
        <Titled {...within}>
          <Gallery pictures={section.blocks.flatMap(picturesIn)} setting={setting} />
        </Titled>
      )
    case 'links':
      return <Titled {...within}>{<Buttons {...things} />}</Titled>
    default:
      return <Text {...within} />
  }
}

function isPlans(block: RootContent, { theme }: Setting): boolean {
  return block.type === 'table' && isPlanTable(block, theme.lang)
}

/** Whether a section is bare lines that say where and when, among them how its people are reached. */
function isReached({ blocks, heading, kind, sections }: Section, { theme }: Setting): boolean {
  const lines = blocks.flatMap(linesOfBlock)
  const areLines =
    blocks.every(({ type }) => type === 'paragraph') && lines.every(({ text }) => text.length <= REACHED)
  if (!heading || sections.length > 0 || !areLines || lines.length < 3 || kind === 'questions') return false
  const values = lines.flatMap(({ text }) => findValues(text, theme.lang))
  return values.some(({ value }) => value.type === 'email' || value.type === 'phone')
}

/** Letters of a line that says where or when. */
const REACHED = 90

/** Such lines one below the other beside their title. */
function Reached({ section, setting }: SectionProps): Child {
  const { theme } = setting
  const larger = { ...setting, theme: scaled(theme, LARGER) }
  return (
    <Sided section={{ ...section, lead: [], rest: [] }} setting={setting}>
      <LineRows
        lines={section.blocks.flatMap(linesOfBlock)}
        style={{ size: larger.theme.type.base, leading: 1.35 }}
        row={{ borderTop: { width: 1, color: theme.color.hairline } }}
        measured={false}
        setting={larger}
      />
    </Sided>
  )
}

/** A look that its things can fill; else text. */
function lookWith(section: Section): Section['kind'] | undefined {
  const look = lookOf(section)
  const { items, sections, blocks } = section
  const isWhole = sections.length === 0 || sections.length === items.length
  if (look === 'gallery') return blocks.every(block => picturesIn(block).length > 0) ? look : undefined
  if (items.length === 0 || !isWhole) return undefined
  // Nothing says what the columns of a table are but the table, unless a list has them.
  if (section.list === undefined && blocks.some(({ type }) => type === 'table')) return undefined
  if (look === 'offers' && items.every(isCompared)) return undefined
  if (look === 'links' && items.some(isSentence)) return undefined
  const isLong = items.some(item => countWords(item.blocks) > LONGEST)
  if (look === 'points') return isLong || items.length > MOST ? undefined : look
  if (look === 'steps' && items.length < 2) return undefined
  if (look === 'steps' || look === 'stats') return isLong || items.length > MOST_STEPS ? undefined : look
  if (look === 'prose' && sections.length > 1 && !isLong && items.length <= MOST) return 'points'
  if (look === 'entries' && items.every(isPhrase)) return 'points'
  return look
}

/** Prices up to which they stand beside their title. */
const BESIDE = 3

/** Prices of things: a few beside their title, more below it. */
function Board({ section, setting }: SectionProps): Child {
  const Layout = section.items.length > BESIDE ? Titled : Sided
  return (
    <Layout section={section} setting={setting}>
      <PriceBoard items={section.items} setting={fromStart(setting)} />
    </Layout>
  )
}

/** Whether the things of a section are a table of several columns and nothing else. */
function isTable({ blocks, items }: Section): boolean {
  const [only, ...others] = blocks
  return (
    others.length === 0 &&
    only?.type === 'table' &&
    (only.children[0]?.children.length ?? 0) > 2 &&
    items.length > 0
  )
}

/** Whether a thing is a row of a table that compares its columns, which only the table names: `Sensors | 12 | 60 | 250`. */
function isCompared({ parts, facts }: Item): boolean {
  return parts.price === undefined && facts.length > 1 && facts.every(({ label }) => label.text !== '')
}

/** Whether words lead up to a link: "See the guide" is read and not pressed. */
function isSentence(item: Item): boolean {
  const link = linkOf(item)
  const [first] = item.blocks
  if (!link || first?.type !== 'paragraph') return false
  const [before = '', after] = plainText(first).split(link.words.map(plainText).join(''))
  return after !== undefined && /\p{L}/u.test(before)
}

/** Words of a thing up to which it fits into a card, and how many things stand side by side. */
const LONGEST = 90
const MOST = 12
const MOST_STEPS = 8

function Text({ section, setting }: SectionProps): Child {
  const { theme } = setting
  const bare = { ...section, lead: [], rest: [] }
  if (section.made === true && section.items.length === 0)
    return (
      <Sided section={bare} setting={setting}>
        <FactGrid facts={section.facts} columns={2} setting={setting} />
      </Sided>
    )
  const blocks = blocksUnder(section).map(block => linked(block, theme.lang))
  const isSaid = blocks.every(({ type }) => type === 'paragraph')
  if (!section.heading && isSaid) return <Said blocks={blocks} setting={setting} />
  return (
    <Sided section={bare} setting={setting}>
      {isSaid && countWords(blocks) <= FEW_WORDS ? (
        <Large blocks={blocks} setting={setting} />
      ) : (
        <Written blocks={blocks} level={section.heading ? 1 : 2} setting={setting} />
      )}
    </Sided>
  )
}

interface BlocksProps {
  readonly blocks: readonly RootContent[]
  readonly setting: Setting
}

/** How much larger few words are, and the paragraph by which a text without a title is entered; words up to which they are few. */
const LARGER = 1.32
const FEW_WORDS = 70

function Large({ blocks, setting }: BlocksProps): Child {
  const size = Math.round(setting.theme.type.base * LARGER)
  return (
    <div style={{ size, leading: 1.4 }}>
      <Prose nodes={blocks} {...setting} size={size} />
    </div>
  )
}

/** Words of a first paragraph up to which the column of titles holds it. */
const BESIDE_WORDS = 40
/** Ems that a statement is wide at most: some 65 letters. */
const STATEMENT = 32

/**
 * Paragraphs without a title, over the whole width: few are a statement; else the first, where others have their title,
 * leads into the rest.
 */
function Said({ blocks, setting }: BlocksProps): Child {
  const { theme } = setting
  const [first, ...rest] = blocks
  if (!first || countWords(blocks) <= FEW_WORDS) {
    const size = Math.min(sizeAt(theme, 2), sectionSize(setting))
    return (
      <div style={{ size, leading: 1.3, maxWidth: size * STATEMENT }}>
        <Prose nodes={blocks} {...setting} size={size} measured={false} />
      </div>
    )
  }
  return (
    <Sides
      title={<Large blocks={[first]} setting={setting} />}
      parts={countWords([first]) > BESIDE_WORDS ? [1, 1] : [1, 2]}
      setting={setting}
    >
      <Prose nodes={rest} {...setting} />
    </Sides>
  )
}

/** How much larger than text the cells of a table are that has few of them, and how many columns and rows are few. */
const CELLS = { larger: 1.3, columns: 4, rows: 8 }

/** Blocks as they are written, in one rhythm; a small table is large. */
function Written({
  blocks,
  level,
  setting,
}: {
  readonly blocks: readonly RootContent[]
  readonly level: number
  readonly setting: Setting
}): Child {
  if (!blocks.some(isSmallTable)) return <Prose nodes={blocks} {...setting} level={level} />
  const { theme } = setting
  const larger = { ...setting, theme: scaled(theme, CELLS.larger) }
  return (
    <Flow theme={theme}>
      {blocks.map(block =>
        isSmallTable(block) ? (
          <div style={{ size: larger.theme.type.base }}>
            <Prose nodes={[block]} {...larger} level={level} />
          </div>
        ) : (
          <Prose nodes={[block]} {...setting} level={level} />
        ),
      )}
    </Flow>
  )
}

function isSmallTable(block: RootContent): boolean {
  if (block.type !== 'table' || block.children.length > CELLS.rows) return false
  return (block.children[0]?.children.length ?? 0) <= CELLS.columns
}

/** Places to go on to: buttons, with what is said beside each. */
function Buttons({ items, setting }: ItemsProps): Child {
  const links = items.map(linkOf)
  if (links.some(link => link === undefined)) return <Rows items={items} setting={setting} />
  const shown = links.flatMap(link => link ?? [])
  if (shown.every(({ note }) => note.length === 0))
    return (
      <ButtonRow theme={setting.theme}>
        {shown.map((link, at) => (
          <LinkButton link={link} primary={at === 0} setting={setting} />
        ))}
      </ButtonRow>
    )
  return (
    <div style={{ display: 'grid', columns: 1, gap: space(setting.theme, 0.5) }}>
      {shown.map((link, at) => (
        <div style={{ display: 'flex', wrap: true, align: 'center', gap: space(setting.theme, 0.75) }}>
          <LinkButton link={link} primary={at === 0} setting={setting} />
          <p>
            <Phrasing nodes={link.note} {...setting} />
          </p>
        </div>
      ))}
    </div>
  )
}

interface GalleryProps {
  readonly pictures: readonly Image[]
  readonly setting: Setting
}

/** Pictures in a grid, all of one height; drawings are logos, in a row. */
function Gallery({ pictures, setting }: GalleryProps): Child {
  const { theme } = setting
  if (pictures.every(isDrawing)) return <Logos pictures={pictures} setting={setting} />
  const columns = pictures.length === 2 || pictures.length === 4 ? 2 : 3
  return (
    <div
      part="gallery"
      style={{
        display: 'grid',
        columns,
        gap: space(theme, 1),
        medium: { columns: 2 },
        narrow: { columns: 1 },
      }}
    >
      {pictures.map(image => (
        <Picture image={image} setting={setting} style={{ height: 300, narrow: { height: 240 } }} />
      ))}
    </div>
  )
}

function isDrawing({ data }: Image): boolean {
  return /\.svg$/i.test(data?.asset ?? '')
}

/** px of a logo's height. */
const LOGO = 40

function Logos({ pictures, setting }: GalleryProps): Child {
  const gap = space(setting.theme, 2)
  return (
    <div part="logos" style={{ display: 'flex', wrap: true, align: 'center', gap: [gap / 2, gap] }}>
      {pictures.map(({ data, alt }) => (
        <img src={data?.asset ?? ''} alt={alt ?? ''} style={{ height: LOGO, fit: 'contain' }} />
      ))}
    </div>
  )
}

/** How much larger than a heading of the third level a question is. */
const ASKED = 1.12

/** Questions that open to their answers; the first is open. */
function Questions({ items, setting }: ItemsProps): Child {
  const { theme } = setting
  return items.map((item, at) => (
    <details
      open={at === 0}
      {...anchorOf(item.blocks[0])}
      style={{
        borderTop: { width: 1, color: theme.color.hairline },
        ...(at === items.length - 1 && { borderBottom: { width: 1, color: theme.color.hairline } }),
        breakInside: 'avoid',
        textAlign: theme.type.align,
      }}
    >
      <summary
        style={{
          ...displayStyle(theme, Math.round(sizeAt(theme, 1) * ASKED)),
          leading: 1.25,
          padding: [space(theme, 0.75), 0],
          transform: 'none',
          textWrap: 'normal',
        }}
      >
        <Phrasing nodes={titleOf(item)} {...setting} heading />
      </summary>
      <div style={{ padding: [0, 0, space(theme, 1), 0] }}>
        <ItemBody item={item} setting={setting} />
      </div>
    </details>
  ))
}
