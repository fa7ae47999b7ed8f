import type { Heading, RootContent } from 'mdast'
import { displayStyle, Phrasing, Prose, anchorOf } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import { type CutTitle, cutTitle } from '../decks/title-figure.ts'
import { holdsTie, onPhone, titleSize } from '../type/deck-theme.ts'
import { leadStyle } from '../type/largest.ts'
import { leadColor } from './grounds.ts'
import type { Place } from '../decks/slide.ts'

/** Baselines are about this many times the size below the middle of a line. */
const BASELINE = 0.35

/** What a title is made of. */
interface SlideTitleProps {
  readonly title: Heading
  readonly theme: Theme
  readonly place?: Place
  /** px of the room across, when it is not all of the slide's. */
  readonly width?: number
  /** Whether it only names what is said below it, larger. */
  readonly names?: boolean
  /** What stands small over it. */
  readonly eyebrow?: readonly RootContent[]
  /** How much larger the one figure in it is, where that is to be the largest of its slide. */
  readonly figure?: number
}

/** Size of a title that only names what stands below it, of the full size. */
const NAME = 0.5

/**
 * The title of a content slide: on all of them it begins at the same edge, on the same baseline, and one that goes on
 * says which of its slides this is.
 */
export function SlideTitle({ eyebrow, ...props }: SlideTitleProps): Child {
  if (!eyebrow) return <Title {...props} />
  const { theme } = props
  return (
    <div style={{ shrink: 0 }}>
      <Eyebrow words={eyebrow} theme={theme} />
      <Title {...props} />
    </div>
  )
}

/** Letters over a title, as a share of a slide's height. */
const EYEBROW = 0.033

function Eyebrow({ words, theme }: { readonly words: readonly RootContent[]; readonly theme: Theme }): Child {
  const size = Math.round(Math.min(theme.type.base, theme.page.height * EYEBROW))
  return (
    <div
      part="eyebrow"
      style={{
        size,
        leading: 1.2,
        weight: theme.type.strongWeight,
        color: theme.color.accentText,
        marginBottom: Math.round(size * 0.5),
      }}
    >
      <Prose nodes={words} theme={theme} size={size} measured={false} />
    </div>
  )
}

function Title({
  title,
  theme,
  place,
  width = roomAcross(theme),
  names = false,
  figure,
}: Omit<SlideTitleProps, 'eyebrow'>): Child {
  const cut = figure === undefined ? undefined : cutTitle(title)
  if (cut && figure !== undefined) return <FiguredTitle {...{ title, cut, figure, theme, width }} />
  const full = titleSize(theme)
  const size = names ? Math.round(Math.max(full * NAME, theme.type.base)) : titleSizeIn(width, title, theme)
  const repeats = (place?.at ?? 1) > 1
  const isTied = place === undefined && holdsTie(plainText(title), { size, width }, theme)
  const style = {
    ...displayStyle(theme, size),
    textAlign: 'start',
    ...(names && { color: theme.color.accentText }),
    narrow: onPhone(theme, plainText(title), size, true),
    shrink: 0,
    ...(size < full && { marginTop: Math.round(baselineAt(theme, full) - baselineAt(theme, size)) }),
  } as const
  return (
    <h2 part="slide-title" style={style} {...(repeats && { unlisted: true })} {...anchorOf(title)}>
      <Phrasing nodes={title.children} theme={theme} size={size} heading={isTied} />
      {place && <PlaceMark place={place} theme={theme} size={Math.round(size * (names ? 0.75 : 0.5))} />}
    </h2>
  )
}

interface FiguredTitleProps extends Pick<SlideTitleProps, 'title' | 'theme'> {
  readonly cut: CutTitle
  readonly figure: number
  readonly width: number
}

/** Size of the words of a title around its figure, of the full size. */
const AROUND = 0.66

/** A title at its figure, which is as large as is asked and its width allows: its words stand over and under it. */
function FiguredTitle({
  title,
  cut: { before, figure: said, after },
  figure,
  theme,
  width,
}: FiguredTitleProps): Child {
  const full = titleSize(theme)
  const shown = phrasingText(said)
  const wide = textWidth(shown, displaySetting(theme, 1))
  const size = Math.round(Math.min(full * figure, (width * 0.98) / Math.max(wide, 0.5)))
  const small = Math.round(Math.max(full * AROUND, theme.type.base))
  const words = (nodes: CutTitle['before']): Child =>
    nodes.length > 0 && (
      <span style={{ display: 'block', size: small, leading: 1.2 }}>
        <Phrasing nodes={nodes} theme={theme} size={small} heading />
      </span>
    )
  return (
    <h2
      part="slide-title"
      style={{
        ...displayStyle(theme, small),
        textAlign: 'start',
        shrink: 0,
        display: 'flex',
        direction: 'column',
      }}
      {...anchorOf(title)}
    >
      {words(before)}
      <span
        part="figure"
        style={{
          ...leadStyle(theme, size),
          ...{ display: 'block', leading: 1.05, transform: 'none', whiteSpace: 'nowrap' },
          ...{ color: leadColor(theme), narrow: onPhone(theme, shown, size, true) },
        }}
      >
        <Phrasing nodes={said} theme={theme} size={size} />
      </span>
      {words(after)}
    </h2>
  )
}

/** px from the top of a line of the title to its baseline. */
function baselineAt(theme: Theme, size: number): number {
  const { leading = 1 } = displayStyle(theme, size)
  return size * (leading / 2 + BASELINE)
}

function PlaceMark({
  place,
  theme,
  size,
}: {
  readonly place: Place
  readonly theme: Theme
  readonly size: number
}): Child {
  const style = { size, weight: 400, color: theme.color.textMuted, numeric: 'tabular', tracking: 0 } as const
  return (
    <span part="place" style={style}>
      {`\u00a0\u00a0${place.at}/${place.of}`}
    </span>
  )
}

/** What a long title is set at, of the full size. */
const LEAST = 0.86

/** px: full size for what goes on two lines of a width; else smaller. The longest word is never broken. */
export function titleSizeIn(width: number, title: Heading, theme: Theme): number {
  const [words, full] = [plainText(title), titleSize(theme)]
  const longest = Math.max(...words.split(/[\s-]+/).map(word => word.length), 1)
  const twoLines = (width * 2 * 0.85) / (Math.max(words.length, 1) * 0.52)
  const oneWord = width / (longest * 0.6)
  return Math.round(Math.min(full, Math.max(twoLines, full * LEAST), Math.max(oneWord, full * 0.5)))
}
