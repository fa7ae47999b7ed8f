import type { PhrasingContent, RootContent, Strong, Text } from 'mdast'
import { firstFitting } from '../../../core/compose/fit.ts'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { leadColor } from '../sheets/grounds.ts'
import { onPhone } from './deck-theme.ts'
import { largestSize, leadStyle } from './largest.ts'

/** A sentence at the figure that its author has in bold: what leads to it, the figure, and what it is a figure of. */
interface SaidFigure {
  readonly before: readonly PhrasingContent[]
  /** The figure, and the sign that ends its sentence. */
  readonly figure: readonly PhrasingContent[]
  readonly after: readonly PhrasingContent[]
}

/** Letters of a figure. */
const LETTERS = 14

/** Whether words in bold are a figure: `31 %`, `38 hours`. A number alone may be a day or a year. */
export function isFigure(node: PhrasingContent): node is Strong {
  if (node.type !== 'strong') return false
  const words = plainText(node)
  return /\d/.test(words) && words.length <= LETTERS && !/^(?:\d{1,2}\.?|[12]\d{3})$/.test(words)
}

/** An amount or a share, which no other number of a sentence is as telling as. */
const telling =
  /(?<![\p{L}\d.,/+-])(?:\p{Sc}\s?\d[\d.,]*\d?(?:\s?(?:[kmM]|bn|mn|million|billion)(?!\p{L}))?|\d[\d.,]*\s?(?:%|‰|×|\p{Sc}))(?![\p{L}\d/–-])/gu

/** Words whose only amount or share stands in bold, where nothing in them does. */
function withFigure(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [only, ...others] = words
  if (only?.type !== 'text' || others.length > 0) return words
  const [found, ...more] = only.value.matchAll(telling)
  if (found === undefined || more.length > 0) return words
  const end = found.index + found[0].length
  const piece = (from: number, to: number): readonly Text[] =>
    from < to ? [{ type: 'text', value: only.value.slice(from, to) }] : []
  return [
    ...piece(0, found.index),
    { type: 'strong', children: [...piece(found.index, end)] },
    ...piece(end, only.value.length),
  ]
}

/** A sentence at its only figure; undefined where it has none or several, or where a sign of the sentence clings to it. */
function cutAtFigure(said: readonly PhrasingContent[]): SaidFigure | undefined {
  const words = withFigure(said)
  const strong = words.filter(({ type }) => type === 'strong')
  const at = words.findIndex(isFigure)
  if (at < 0 || strong.length > 1) return undefined
  const [before, rest] = [words.slice(0, at), words.slice(at + 1)]
  if (phrasingText(rest).length <= 1) return { before, figure: words.slice(at), after: [] }
  const isApart = isSpaced(before.at(-1), /\s$/u) && isSpaced(rest[0], /^\s/u)
  return isApart ? { before, figure: words.slice(at, at + 1), after: rest } : undefined
}

function isSpaced(beside: PhrasingContent | undefined, space: RegExp): boolean {
  return beside === undefined || (beside.type === 'text' && space.test(beside.value))
}

/** Letters of a figure within what is said, as shares of the slide's height, and room for its tails. */
const FIGURE = { most: 0.42, least: 0.15, leading: 1.12 }

/** The same of the words around it, the size that is preferred first. */
const WORDS = [0.062, 0.05] as const

/**
 * A sentence whose one figure is the largest thing on its slide, its words above and below; undefined where it has none, or
 * where `room` px are too little.
 */
export function figuredLead(nodes: readonly RootContent[], place: Place, room: number): Child | undefined {
  const [only, ...others] = nodes
  const said = only?.type === 'paragraph' && others.length === 0 ? cutAtFigure(only.children) : undefined
  return said && firstFitting(WORDS, share => sentenceAround(said, share, place, room))
}

function sentenceAround(said: SaidFigure, share: number, place: Place, room: number): Child | undefined {
  const { width, theme, measure } = place
  const { page } = theme
  const words = scaled(theme, (page.height * share) / theme.type.base)
  const [before, after] = [said.before, said.after].map(
    nodes =>
      nodes.length > 0 && (
        <p style={{ size: words.type.base, leading: 1.25, textWrap: 'balance' }}>
          <Phrasing nodes={nodes} theme={words} size={words.type.base} />
        </p>
      ),
  )
  const height = room - heightOf([before, after], place)
  const drawn = (size: number): Child => <Figure words={said.figure} theme={theme} size={size} />
  const least = page.height * FIGURE.least
  const extent = measure.piece(drawn(least), width)
  if (extent.overflow > 0 || extent.height > height) return undefined
  return (
    <div part="statement">
      {before}
      {drawn(largestSize(drawn, { width, height, most: page.height * FIGURE.most, least }, measure))}
      {after}
    </div>
  )
}

interface FigureProps {
  readonly words: readonly PhrasingContent[]
  readonly theme: Theme
  /** px */
  readonly size: number
}

function Figure({ words, theme, size }: FigureProps): Child {
  const plain = words.flatMap(node => (node.type === 'strong' ? node.children : [node]))
  return (
    <p
      part="figure"
      style={{
        ...leadStyle(theme, size),
        leading: FIGURE.leading,
        color: leadColor(theme),
        whiteSpace: 'nowrap',
        narrow: onPhone(theme, phrasingText(words), size),
      }}
    >
      <Phrasing nodes={plain} theme={theme} size={size} />
    </p>
  )
}
