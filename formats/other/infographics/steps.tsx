import type { PhrasingContent, RootContent } from 'mdast'
import { displayStyle, flowEdges, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { cut, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { markColor } from '../../charts/mark-color.ts'
import { smallSize } from '../figures/few-sizes.ts'
import type { Place } from './place.ts'

/** Steps in a row at most, sizes of type that each is wide at the least, and letters that each of these holds. */
const ROW = { most: 6, width: 5.6, letters: 8 }

/** How many of those letters it holds in the size of text. */
const AT_SIZE = 0.62

/** Steps side by side: all of them, or half where two rows are needed on a wide field; undefined where they have no room. */
export function rowOfSteps(
  items: readonly (readonly RootContent[])[],
  place: Pick<Place, 'width' | 'size'>,
): number | undefined {
  const { length } = items
  const half = Math.ceil(length / 2)
  const isWide = length >= TWO_ROWS && place.width >= place.size * WIDE
  const isRoomy = standSideBySide(items, length, place, ROW.letters * AT_SIZE)
  if (isWide && !isRoomy && standSideBySide(items, half, place, ROW.letters * AT_SIZE)) return half
  return standSideBySide(items, length, place) ? length : undefined
}

/** Steps from which on they may stand in two rows, and how wide these are at the least, sizes of type. */
const TWO_ROWS = 5
const WIDE = 30

function standSideBySide(
  items: readonly (readonly RootContent[])[],
  columns: number,
  { width, size }: Pick<Place, 'width' | 'size'>,
  letters: number = ROW.letters,
): boolean {
  const each = width / columns / size
  const isShort = items.every(
    ([first, ...more]) => first && more.length === 0 && plainText(first).length <= each * letters,
  )
  return columns <= ROW.most && isShort && each >= ROW.width
}

/** How much larger than text the words of steps in two rows are. */
const FAR = 1.25

/** Stations side by side: large numbers on a line that joins them, their words below. */
export function StepsRow({
  items,
  place: { theme, size, width },
  columns,
}: {
  readonly items: readonly (readonly RootContent[])[]
  readonly place: Place
  /** Of a row. */
  readonly columns: number
}): Child {
  const numeral = sizeAt(theme, 6)
  const each = (width / columns / size) * ROW.letters * AT_SIZE
  const isShort = items.every(([first]) => first !== undefined && plainText(first).length <= each)
  // In two rows there is the room for words that are read from afar.
  const large = columns < items.length ? Math.round(size * FAR) : size
  const words = isShort ? large : smallSize(theme)
  const line = Math.max(3, Math.round(size * 0.14))
  return (
    <ol
      role="list"
      style={{ display: 'grid', columns, ...(columns < items.length && { gap: [size * 1.2, 0] }) }}
    >
      {items.map((blocks, at) => (
        <li part="step" style={{ display: 'flex', direction: 'column' }}>
          <p
            ariaHidden
            style={{
              ...displayStyle(theme, numeral),
              color: theme.color.accentText,
              leading: 1,
              numeric: 'tabular',
            }}
          >
            {`${at + 1}`}
          </p>
          <div
            ariaHidden
            style={{
              height: line,
              shrink: 0,
              ...(at === items.length - 1 && { width: line * 6 }),
              background: markColor(theme),
              margin: [size * 0.25, 0, size * 0.45, 0],
            }}
          />
          <div
            style={{
              padding: flowEdges(theme, { top: 0, bottom: 0, start: 0, end: size * 0.7 }),
              size: words,
            }}
          >
            <StepWords blocks={blocks} theme={theme} size={words} />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** How long a step takes, or what it is measured by, behind a dash. */
const BEHIND = /\s[–—-]\s(?=\S[^–—]{0,23}$)/u

/** What happens at a step, and below it, as a second voice, how long that takes. */
function StepWords({
  blocks,
  theme,
  size,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
  readonly size: number
}): Child {
  const [only, ...others] = blocks
  const line = only?.type === 'paragraph' && others.length === 0 ? toPhrase(only.children) : undefined
  const at = line && BEHIND.exec(line.text)?.index
  if (line === undefined || at === undefined)
    return <Prose nodes={blocks} theme={theme} size={size} measured={false} />
  const [said, long] = [trim(cut(line, 0, at)).nodes, trim(cut(line, at + 3)).nodes]
  return (
    <>
      <p style={{ leading: 1.3 }}>
        <Phrasing nodes={said} theme={theme} size={size} />
      </p>
      <p style={{ leading: 1.3, weight: theme.type.strongWeight, color: theme.color.accentText }}>
        <Phrasing nodes={long} theme={theme} size={size} />
      </p>
    </>
  )
}

/** Stations one below the other, their numbers on a line, or when each is beside it. */
export function Steps({
  items,
  times,
  place: { theme, size },
}: {
  readonly items: readonly (readonly RootContent[])[]
  readonly times?: readonly (readonly PhrasingContent[])[] | undefined
  readonly place: Pick<Place, 'theme' | 'size'>
}): Child {
  if (times) return <Times items={items} times={times} place={{ theme, size }} />
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

/** What happens when: times in one column, a line of dots beside them. */
function Times({
  items,
  times,
  place: { theme, size },
}: {
  readonly items: readonly (readonly RootContent[])[]
  readonly times: readonly (readonly PhrasingContent[])[]
  readonly place: Pick<Place, 'theme' | 'size'>
}): Child {
  const widest = Math.max(...times.map(nodes => textWidth(phrasingText(nodes), displaySetting(theme, size))))
  const dot = Math.max(8, Math.round(size * 0.5))
  const line = Math.max(2, Math.round(size * 0.08))
  return (
    <ol role="list" style={{ display: 'flex', direction: 'column' }}>
      {items.map((blocks, at) => (
        <li part="step" style={{ display: 'flex', gap: size * 0.7 }}>
          <p
            style={{
              ...displayStyle(theme, size),
              width: Math.ceil(widest * 1.04),
              hyphens: false,
              shrink: 0,
              color: theme.color.accentText,
              leading: 1.4,
              numeric: 'tabular',
            }}
          >
            <Phrasing nodes={times[at] ?? []} theme={theme} size={size} />
          </p>
          <div
            ariaHidden
            style={{ display: 'flex', direction: 'column', align: 'center', width: dot, shrink: 0 }}
          >
            <div
              style={{
                width: dot,
                height: dot,
                shrink: 0,
                margin: [(size * 1.4 - dot) / 2, 0, 0, 0],
                radius: dot / 2,
                background: theme.color.accent,
              }}
            />
            {at < items.length - 1 && (
              <div style={{ grow: 1, width: line, background: theme.color.accent }} />
            )}
          </div>
          <div
            style={{
              grow: 1,
              basis: 0,
              padding: [0, 0, at < items.length - 1 ? size * STEP_GAP : 0, 0],
              size,
              leading: 1.4,
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

/** Between steps, sizes of type. */
const STEP_GAP = 0.55
const STEP_TOP = 0.12
