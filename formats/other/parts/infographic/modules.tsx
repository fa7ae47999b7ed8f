import { markColor } from '../mark-color.ts'
import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose } from '../../../../core/compose/index.ts'
import type { Child } from '../../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../../core/source/text.ts'
import type { Theme } from '../../../../core/theme/theme.ts'
import { BarTable } from '../figures/bar-table.tsx'
import { BigNumeral, FigureWords, numeralSize, ShareBar, wholeShare } from '../figures/big-figure.tsx'
import type { Figure } from '../figures/read-figure.ts'
import { linesOf } from '../measure.ts'
import type { DrawnPart } from '../figures/read-parts.ts'
import { headingNumber, type Module } from './read-modules.ts'

/** Where modules stand: px of their width and of body type. */
export interface Place {
  readonly theme: Theme
  readonly width: number
  readonly size: number
}

/** A module: its number and title, then its figures, bars, steps and words. */
export function InfoModule({ module, place }: { readonly module: Module; readonly place: Place }): Child {
  const { size } = place
  return (
    <section part="module">
      {module.heading && <ModuleTitle heading={module.heading} place={place} />}
      {module.parts.map((part, at) => (
        <div style={{ marginTop: at === 0 && !module.heading ? 0 : size * PART_GAP }}>
          <Part part={part} place={place} />
        </div>
      ))}
    </section>
  )
}

const PART_GAP = 0.8
const TITLE = 1.45

function ModuleTitle({
  heading,
  place: { theme, size },
}: {
  readonly heading: NonNullable<Module['heading']>
  readonly place: Place
}): Child {
  const { number, heading: words } = headingNumber(heading)
  const title = size * TITLE
  return (
    <h2
      style={{
        ...displayStyle(theme, title),
        borderTop: { width: Math.max(2, Math.round(size * 0.1)), color: markColor(theme) },
        padding: [size * 0.55, 0, 0, 0],
        display: 'flex',
        gap: size * 0.5,
        align: 'baseline',
        leading: 1.2,
      }}
    >
      {number !== '' && <span style={{ color: theme.color.accentText, shrink: 0 }}>{number}</span>}
      <span style={{ grow: 1, basis: 0 }}>
        <Phrasing nodes={words} theme={theme} size={title} heading />
      </span>
    </h2>
  )
}

function Part({ part, place }: { readonly part: DrawnPart; readonly place: Place }): Child {
  const { theme, size, width } = place
  switch (part.kind) {
    case 'figures':
      return <Figures figures={part.figures} place={place} />
    case 'bars':
      return <BarTable chart={part.chart} theme={theme} width={width} {...barSizes(size)} />
    case 'steps':
      return <Steps items={part.list.children.map(item => item.children)} place={place} />
    case 'prose':
      return (
        <div style={{ size }}>
          <Prose nodes={part.blocks} theme={theme} level={2} size={size} measured={false} />
        </div>
      )
  }
}

function barSizes(size: number): { readonly size: number; readonly bar: number; readonly gap: number } {
  return { size, bar: Math.round(size * 1.05), gap: Math.round(size * 0.42) }
}

/** Numerals are at least three times their words. */
const NUMERAL = 5

function figureColumns(count: number): number {
  return count === 4 ? 2 : Math.min(count, 3)
}

function figureWidth(count: number, { width, size }: Place): number {
  const columns = figureColumns(count)
  return count === 1 ? width : (width - size * 1.5 * (columns - 1)) / columns
}

function sizeOfNumerals(figures: readonly Figure[], place: Place): number {
  const values = figures.map(figure => figure.value)
  const room = { width: figureWidth(figures.length, place), most: place.size * NUMERAL }
  return Math.round(numeralSize(values, room, place.theme))
}

function Figures({ figures, place }: { readonly figures: readonly Figure[]; readonly place: Place }): Child {
  const { theme, size } = place
  const numeral = sizeOfNumerals(figures, place)
  return (
    <div style={{ display: 'grid', columns: figureColumns(figures.length), gap: [size * 1.2, size * 1.5] }}>
      {figures.map(figure => {
        const share = wholeShare(figure, theme.lang)
        return (
          <div part="figure">
            <BigNumeral value={figure.value} size={numeral} color={theme.color.accentText} theme={theme} />
            {share !== undefined && (
              <div style={{ margin: [size * 0.25, 0, size * 0.4, 0] }}>
                <ShareBar share={share} height={Math.round(size * 0.55)} theme={theme} />
              </div>
            )}
            <FigureWords figure={figure} theme={theme} size={size} />
          </div>
        )
      })}
    </div>
  )
}

/** Stations one below the other, their numbers on a line. */
function Steps({
  items,
  place: { theme, size },
}: {
  readonly items: readonly (readonly RootContent[])[]
  readonly place: Place
}): Child {
  const disc = Math.round(size * 0.85) * 2
  return (
    <ol role="list" style={{ display: 'flex', direction: 'column' }}>
      {items.map((blocks, at) => (
        <li part="step" style={{ display: 'flex', gap: size * 0.7 }}>
          <Station number={at + 1} last={at === items.length - 1} disc={disc} place={{ theme, size }} />
          <div
            style={{
              grow: 1,
              basis: 0,
              padding: [size * STEP_TOP, 0, at < items.length - 1 ? size * STEP_GAP : 0, 0],
              minHeight: disc,
              size,
            }}
          >
            <Prose nodes={blocks} theme={theme} size={size} measured={false} />
          </div>
        </li>
      ))}
    </ol>
  )
}

interface StationProps {
  readonly number: number
  readonly last: boolean
  /** px across. */
  readonly disc: number
  readonly place: Pick<Place, 'theme' | 'size'>
}

/** A number in a disc, and the line down to the next one. */
function Station({ number, last, disc, place: { theme, size } }: StationProps): Child {
  const { color, type } = theme
  return (
    <div ariaHidden style={{ display: 'flex', direction: 'column', align: 'center', width: disc, shrink: 0 }}>
      <p
        style={{
          width: disc,
          height: disc,
          shrink: 0,
          radius: disc / 2,
          background: color.accent,
          color: color.onAccent,
          textAlign: 'center',
          size,
          leading: disc / size,
          weight: type.strongWeight,
        }}
      >
        {`${number}`}
      </p>
      {!last && (
        <div
          style={{
            grow: 1,
            minHeight: size * STEP_GAP,
            width: Math.max(2, Math.round(size * 0.08)),
            background: color.accent,
          }}
        />
      )}
    </div>
  )
}

const STEP_GAP = 0.55
const STEP_TOP = 0.12

/** Height in px of a module, as far as it can be told before layout. */
export function moduleHeight(module: Module, place: Place): number {
  const { size } = place
  const title = module.heading
    ? size * (0.65 + lines(headingNumber(module.heading).heading, place, TITLE) * TITLE * 1.2)
    : 0
  const gaps = (module.parts.length - (module.heading ? 0 : 1)) * size * PART_GAP
  return title + gaps + module.parts.reduce((sum, part) => sum + partHeight(part, place), 0)
}

function partHeight(part: DrawnPart, place: Place): number {
  const { size, theme, width } = place
  switch (part.kind) {
    case 'figures': {
      const own = { ...place, width: figureWidth(part.figures.length, place) }
      const tallest = Math.max(
        ...part.figures.map(figure => {
          const share = wholeShare(figure, theme.lang) === undefined ? 0 : size * 1.2
          return share + lines(figure.label, own) * size * 1.35 + blocksHeight(figure.more, own)
        }),
      )
      const rows = Math.ceil(part.figures.length / figureColumns(part.figures.length))
      return rows * (sizeOfNumerals(part.figures, place) + tallest) + (rows - 1) * size * 1.2
    }
    case 'bars': {
      const { bar, gap } = barSizes(size)
      const names = { ...place, width: width * 0.4 }
      return part.chart.rows.reduce(
        (sum, row) => {
          const count = lines(row.children[0]?.children ?? [], names)
          return sum + Math.max(bar, count * size * 1.2) + gap
        },
        size * 1.1 + gap,
      )
    }
    case 'steps':
      return part.list.children.reduce(
        (sum, item) =>
          sum +
          size * STEP_GAP +
          Math.max(size * 1.7, blocksHeight(item.children, { ...place, width: width - size * 2.4 })),
        -size * STEP_GAP,
      )
    case 'prose':
      return blocksHeight(part.blocks, place)
  }
}

/** Height in px of blocks of text one below the other. */
export function blocksHeight(blocks: readonly RootContent[], place: Place): number {
  const { size, theme } = place
  const leading = theme.type.leading * size
  return blocks.reduce((sum, block, at) => {
    if (block.type === 'table') return sum + block.children.length * leading * 1.5 + size
    const text = plainText(block)
    const grown = block.type === 'heading' ? 1.4 : 1
    const count = linesOf(text, place.width * 0.97, setting(place, grown))
    return sum + count * leading * grown + (at === 0 ? 0 : theme.unit * 0.75)
  }, 0)
}

function lines(nodes: readonly PhrasingContent[], place: Place, grown = 1): number {
  if (nodes.length === 0) return 0
  return linesOf(
    plainText({ type: 'paragraph', children: [...nodes] }),
    place.width * 0.97,
    setting(place, grown),
  )
}

function setting({ theme, size }: Place, grown: number): Parameters<typeof linesOf>[2] {
  return { family: theme.type.text, weight: theme.type.strongWeight, size: size * grown, lang: theme.lang }
}
