import type { Paragraph, RootContent } from 'mdast'
import { bodyStyle, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { isPlate } from '../../../core/source/plates.ts'
import { cut, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { countWords, plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, linesIn, measured, textWidth, unbrokenSize } from '../../fitting/measure.ts'
import type { OpeningCopy } from '../openings/opening-copy.ts'
import { Opening } from '../openings/opening.tsx'
import { Lines } from '../sheets/facts.tsx'
import { numberIn } from './panel-copy.ts'
import { Ground, isPicture, panelRoom } from './panels.tsx'

/** The panel that is seen first. */
export interface CoverProps {
  readonly theme: Theme
  readonly copy: OpeningCopy
  readonly nodes: readonly RootContent[]
  readonly width: number
  readonly height: number
  readonly measure: Measure
  /** The line that says whom to call. */
  readonly call?: Paragraph
}

/** Sizes of the title against the text. */
const TITLE = [4.6, 4.2, 3.9, 3.6, 3.3, 3, 2.7, 2.4, 2.1, 1.8]
/** The same where no picture stands below. */
const ALONE = [6.4, 5.8, 5.2, ...TITLE]
/** Size of the name of the house over a title, against the text. */
const MARK = 2
/** Lines of a title, and px of the least arch. */
const LINES = 5
const LEAST = mm(52)
/** Part of the panel's height that an arch takes at most. */
const MOST = 0.6

/** Words that say on a cover what it is about in type as much larger than the text. */
const FEW = 45
const LARGER = 1.4
/** The same where there are more of them. */
const LESS = [1.25, 1.1]

/** What it is about as large as its words allow, over the picture in an arch on its foot; undefined where it does not hold its copy. */
export function CoverPanel(props: CoverProps): Child | undefined {
  const { theme, copy, nodes, width, height, measure, call } = props
  const inner = width - 2 * panelRoom.inline
  const words = nodes.filter(node => !isPicture(node))
  const key = pictureOf(props)
  const isBare = key === undefined
  const sizes = titleSizes(copy.title?.text ?? '', inner, theme, isBare ? ALONE : TITLE)
  const drawnIn = (size: number, by: number): Child => (
    <CoverWords theme={theme} copy={copy} nodes={words} size={size} by={by} width={inner} call={call} />
  )
  const freeIn = (size: number, by: number): number => {
    const piece = <div style={bodyStyle(theme)}>{drawnIn(size, by)}</div>
    return height - panelRoom.block - measure.piece(piece, inner, height).height
  }
  // Where nothing stands on the foot of a cover, its words have the room.
  const grown = (): number =>
    [LARGER, ...LESS].find(one => freeIn(sizes[0] ?? 0, one) >= panelRoom.block) ?? 1
  const by = countWords(words) <= FEW ? LARGER : isBare ? grown() : 1
  const drawn = (size: number): Child => drawnIn(size, by)
  const free = (size: number): number => freeIn(size, by)
  if (free(sizes.at(-1) ?? 0) < panelRoom.block) return undefined
  const wanted = isBare ? panelRoom.block : LEAST + mm(8)
  const size = sizes.find(one => free(one) >= wanted) ?? sizes.find(one => free(one) >= panelRoom.block)
  if (size === undefined) return undefined
  const arch = Math.min(free(size) - mm(8), height * MOST)
  // Without a picture the words stand on the foot of their field.
  const low = isBare ? Math.max(0, Math.floor(free(size) - panelRoom.block)) : 0
  return (
    <Ground theme={theme} height={height} part="cover">
      <div
        style={{
          padding: [panelRoom.block + low, panelRoom.inline, 0, panelRoom.inline],
          narrow: { padding: [panelRoom.block, panelRoom.inline] },
        }}
      >
        {drawn(size)}
      </div>
      {arch >= LEAST && key !== undefined && (
        <div style={{ padding: [0, panelRoom.inline] }}>
          <div style={{ position: 'relative' }}>
            <img src={key.src} alt={key.alt} style={{ width: '100%', height: arch, fit: 'cover' }} />
            {!isPlate(key.src) && <ArchHead width={inner} color={theme.color.paper} />}
          </div>
        </div>
      )}
      {arch < LEAST && key !== undefined && (
        <img src={key.src} alt={key.alt} style={{ width: '100%', height: 1, grow: 1, fit: 'cover' }} />
      )}
    </Ground>
  )
}

/** px by which the corners of an arch reach over its picture, so that no edge of it shows. */
const OVER = 1

/** What covers the corners over a half-round head, in the colour of the ground. */
function ArchHead({ width, color }: { readonly width: number; readonly color: string }): Child {
  const radius = width / 2
  const [end, foot, middle] = [width + 2 * OVER, radius + OVER, radius + OVER]
  const corners = [
    `M0 0H${middle}V${OVER}A${radius} ${radius} 0 0 0 ${OVER} ${foot}H0Z`,
    `M${end} 0H${middle}V${OVER}A${radius} ${radius} 0 0 1 ${end - OVER} ${foot}H${end}Z`,
  ]
  return (
    <div ariaHidden style={{ position: 'absolute', top: -OVER, left: -OVER, narrow: { display: 'none' } }}>
      <svg
        art={{ viewBox: [end, foot], outlines: corners.map(d => ({ d, fill: color })) }}
        style={{ width: end, height: foot }}
      />
    </div>
  )
}

function titleSizes(title: string, width: number, theme: Theme, parts: readonly number[]): readonly number[] {
  const { base } = theme.type
  const most = unbrokenSize(title, width, base * (parts[0] ?? 1), theme)
  const sizes = parts.map(by => Math.round(Math.min(base * by, most)))
  const pieces = measured(title, displaySetting(theme, 1))
  const fitting = sizes.filter(size => linesIn(pieces, width / size) <= LINES)
  return fitting.length > 0 ? fitting : sizes.slice(-1)
}

function pictureOf({ nodes, copy }: CoverProps): { readonly src: string; readonly alt: string } | undefined {
  const [image] = nodes.flatMap(node => (isPicture(node) && node.type === 'paragraph' ? node.children : []))
  if (image?.type === 'image') return { src: image.data?.asset ?? '', alt: image.alt ?? '' }
  return copy.picture === undefined ? undefined : { src: copy.picture, alt: '' }
}

function CoverWords({
  theme,
  copy,
  nodes,
  size,
  by,
  width,
  call,
}: Pick<CoverProps, 'theme' | 'nodes' | 'width'> & {
  readonly call: Paragraph | undefined
  readonly copy: OpeningCopy
  readonly size: number
  /** Type of its text against that of the sheet. */
  readonly by: number
}): Child {
  const { logo: _, mark, ...words } = copy
  const told = scaled(theme, by)
  const named = mark && unbrokenSize(mark.text, width, Math.min(theme.type.base * MARK, size), theme)
  return (
    <div>
      {mark && (
        <p
          part="mark"
          style={{
            ...displayStyle(theme, Math.round(named ?? size)),
            ...{ leading: 1.15, padding: [0, 0, space(theme, 0.5), 0], marginBottom: space(theme, 1) },
            borderBottom: { width: 2, color: theme.color.heading },
          }}
        >
          <Phrasing nodes={mark.nodes} theme={theme} />
        </p>
      )}
      <Opening theme={theme} copy={{ ...words, bylines: [] }} size={size} room={width} />
      {words.bylines.length > 0 && (
        <div part="byline" style={{ marginTop: space(theme, 0.75), weight: theme.type.strongWeight }}>
          <Lines theme={theme} blocks={words.bylines} />
        </div>
      )}
      {nodes.length > 0 && (
        <div style={{ marginTop: space(theme, 1), size: told.type.base }}>
          <Prose nodes={nodes} theme={told} measured={false} />
        </div>
      )}
      {call && !nodes.some(node => plainText(node).includes(plainText(call))) && (
        <Call theme={theme} call={call} width={width} />
      )}
    </div>
  )
}

/** Size of a number to call on a cover against the text, at most. */
const NUMBER = 3.2

/** Whom to call, as large as the panel is wide, under what its author says of it. */
function Call({
  theme,
  call,
  width,
}: Pick<CoverProps, 'theme' | 'width'> & { readonly call: Paragraph }): Child {
  const words = toPhrase(call.children.flatMap(node => ('children' in node ? node.children : [node])))
  const number = numberIn(words.text) ?? words.text
  const at = words.text.lastIndexOf(number)
  const label = trim(cut(words, 0, at))
  const most = theme.type.base * NUMBER
  const size = Math.round(
    Math.min(
      most,
      (width / textWidth(number, { ...displaySetting(theme, most), weight: theme.type.strongWeight })) *
        most *
        0.98,
    ),
  )
  return (
    <div
      part="call"
      style={{
        marginTop: space(theme, 1.25),
        padding: [space(theme, 0.75), 0, 0, 0],
        borderTop: { width: 2, color: theme.color.heading },
      }}
    >
      {label.text !== '' && (
        <p style={{ size: Math.round(theme.type.base * 1.15), leading: 1.3 }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      <p
        style={{
          ...displayStyle(theme, size),
          leading: 1.2,
          weight: theme.type.strongWeight,
          numeric: 'tabular',
          whiteSpace: 'nowrap',
        }}
      >
        <Phrasing nodes={cut(words, at).nodes} theme={theme} />
      </p>
    </div>
  )
}
