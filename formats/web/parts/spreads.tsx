import type { PhrasingContent, RootContent } from 'mdast'
import { Heading, Phrasing, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { Picture } from './picture.tsx'
import type { Lookbook, Plate, Spread } from './read-spreads.ts'
import type { Setting } from './setting.ts'
import { countWords } from './shapes.ts'
import { titleStep } from './title-size.ts'

/** px of a picture's height on a tablet and on a phone. */
const TABLET = 600
const PHONE = 440

/** px of a spread's height: the paper's, or in proportion where the page is a screen. */
function heightOf({ page }: Theme): number {
  return page.height > 0 ? page.height : Math.round(page.width * 0.7)
}

/** Whether a spread is too upright for words beside a picture. */
export function isUpright({ page }: Theme): boolean {
  return page.height > page.width * 0.95
}

interface SpreadProps {
  readonly spread: Spread
  readonly setting: Setting
}

/** Title and first plate. */
export function Cover({ book, setting }: { readonly book: Lookbook; readonly setting: Setting }): Child {
  const { theme } = setting
  const { brand, cover } = book
  const [plate] = cover.plates
  const step = titleStep(theme, cover.title.map(plainText).join(''), {
    width: theme.page.width * 0.28,
    lines: 6,
    most: 5,
    least: 2,
  })
  const words = [
    brand.name !== undefined && <p part="brand">{brand.name}</p>,
    <div part="cover-title">
      {cover.title.length > 0 && (
        <Heading
          theme={theme}
          level={1}
          step={step}
          {...(cover.id !== undefined && { id: cover.id })}
          style={{ narrow: { size: sizeAt(theme, Math.min(step, 4)) } }}
        >
          <Phrasing nodes={cover.title} {...setting} heading />
        </Heading>
      )}
      {cover.blocks.length > 0 && (
        <div
          style={{
            color: theme.color.textMuted,
            size: Math.round(theme.type.base * 1.15),
            marginTop: space(theme, 0.75),
          }}
        >
          <Prose nodes={cover.blocks} {...setting} size={Math.round(theme.type.base * 1.15)} />
        </div>
      )}
    </div>,
  ]
  if (plate === undefined) return <Panel setting={setting}>{words}</Panel>
  return (
    <Beside setting={setting} plate={plate} turned>
      {words}
      <PlateCaption caption={plate.caption} setting={setting} />
    </Beside>
  )
}

/** One picture from edge to edge, words in a strip under it. */
export function PlateSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const [plate] = spread.plates
  if (plate === undefined) return null
  const strip = Math.round(space(theme, 5.5))
  return [
    <FullPicture plate={plate} height={heightOf(theme) - strip} setting={setting} />,
    <div
      part="strip"
      style={{
        display: 'grid',
        columns: spread.heading || spread.blocks.length > 0 ? [3, 2] : 1,
        align: 'center',
        gap: space(theme, 1.5),
        minHeight: strip,
        padding: [space(theme, 0.5), sideOf(theme)],
        narrow: { columns: 1, gap: space(theme, 0.5), padding: [space(theme, 1), 24] },
      }}
    >
      <SpreadWords spread={spread} setting={setting} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </div>,
  ]
}

/** One picture at a side, words in the column beside it. */
export function SideSpread({ spread, turned, setting }: SpreadProps & { readonly turned: boolean }): Child {
  const [plate] = spread.plates
  if (plate === undefined) return null
  return (
    <Beside setting={setting} plate={plate} turned={turned}>
      <SpreadWords spread={spread} setting={setting} />
      <PlateCaption caption={plate.caption} setting={setting} />
    </Beside>
  )
}

/** Two pictures beside each other, each over its words. */
export function PairSpread({
  spread,
  shares,
  setting,
}: SpreadProps & { readonly shares: readonly [number, number] }): Child {
  const { theme } = setting
  const side = sideOf(theme)
  const titled = spread.heading !== undefined || spread.blocks.length > 0
  const head = titled ? Math.round(space(theme, 4)) : 0
  const foot = Math.round(space(theme, 3))
  return [
    titled && (
      <div
        part="strip"
        style={{
          display: 'flex',
          direction: 'column',
          justify: 'center',
          minHeight: head,
          padding: [space(theme, 0.75), side],
          narrow: { padding: [space(theme, 1), 24] },
        }}
      >
        <SpreadWords spread={spread} setting={setting} />
      </div>
    ),
    <div part="pair" style={{ display: 'grid', columns: shares, gap: 8, narrow: { columns: 1, gap: 0 } }}>
      {spread.plates.map(plate => (
        <figure>
          <FullPicture plate={plate} height={heightOf(theme) - head - foot} setting={setting} />
          <div
            part="plate-words"
            style={{
              minHeight: foot,
              padding: [space(theme, 0.75), side],
              narrow: { minHeight: 0, padding: [space(theme, 0.75), 24] },
            }}
          >
            <PlateCaption caption={plate.caption} setting={setting} />
          </div>
        </figure>
      ))}
    </div>,
  ]
}

/** Words alone: a statement is set large, everything else beside its title. */
export function WordsSpread({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  const { heading, blocks } = spread
  const statement =
    countWords(blocks) <= 90 && blocks.every(block => block.type === 'paragraph' && !hasLink(block))
  const title = <SpreadTitle spread={spread} setting={setting} />
  const size = statement ? sizeAt(theme, 1) : theme.type.base
  const widest = statement ? Math.round((theme.type.measure * size) / theme.type.base) : '100%'
  return (
    <Panel setting={setting}>
      <div
        style={{
          display: 'grid',
          columns: heading && blocks.length > 0 && !isUpright(theme) ? [1, 2] : 1,
          gap: space(theme, 2),
          medium: { columns: 1, gap: space(theme, 1) },
        }}
      >
        {heading && title}
        {blocks.length > 0 && (
          <div style={{ size, leading: statement ? 1.45 : theme.type.leading, maxWidth: widest }}>
            <Prose nodes={blocks} {...setting} level={1} size={size} measured={!statement} />
          </div>
        )}
      </div>
    </Panel>
  )
}

function hasLink(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.some(child => child.type === 'link')
}

/** A picture over the height of a spread and a column of words. */
function Beside({
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

/** A spread without pictures, its words in the middle of its height. */
function Panel({ setting, children }: { readonly setting: Setting; readonly children?: Child }): Child {
  const { theme } = setting
  const { paper, text } = theme.color
  return (
    <div
      part="panel"
      style={{
        display: 'flex',
        direction: 'column',
        justify: 'center',
        gap: space(theme, 2),
        minHeight: heightOf(theme),
        padding: [space(theme, 2.5), sideOf(theme) * 1.6],
        background: paper,
        color: text,
        medium: { minHeight: 0, padding: [space(theme, 3.5), sideOf(theme)] },
        narrow: { minHeight: 0, padding: [space(theme, 2.5), 24] },
      }}
    >
      {children}
    </div>
  )
}

/** px from a page's edge to its words. */
function sideOf({ page }: Theme): number {
  return Math.round(page.width * 0.04)
}

function FullPicture({
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

function SpreadWords({ spread, setting }: SpreadProps): Child {
  const { theme } = setting
  if (spread.heading === undefined && spread.blocks.length === 0) return null
  return (
    <div part="words">
      <SpreadTitle spread={spread} setting={setting} />
      {spread.blocks.length > 0 && (
        <div style={{ marginTop: spread.heading ? space(theme, 0.5) : 0 }}>
          <Prose nodes={spread.blocks} {...setting} />
        </div>
      )}
    </div>
  )
}

function SpreadTitle({ spread, setting }: SpreadProps): Child {
  const { heading } = spread
  if (!heading) return null
  const id = heading.data?.slug
  return (
    <Heading theme={setting.theme} level={2} step={2} {...(id !== undefined && { id })}>
      <Phrasing nodes={heading.children} {...setting} heading />
    </Heading>
  )
}

/** The words under a picture: the author's emphasis says that they are a caption and is not shown twice. */
function PlateCaption({
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
