import type { List } from 'mdast'
import { Column, Columns, displayStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { onPhone, titleSize } from '../type/deck-theme.ts'
import { largestSize, leadStyle } from '../type/largest.ts'
import type { Slide } from '../decks/slide.ts'
import type { BodyProps } from './body.tsx'
import { titleSizeIn } from '../sheets/title.tsx'

/** Points from which on a list of short ones stands in two columns. */
const LONG_LIST = 7
/** Characters of a point that is short. */
const SHORT_POINT = 44

/** Share of the room down up to which text is set with more room between its blocks and points. */
const SHORT_TEXT = 0.5
/** How much more. */
const AIR = 1.5

/** Running text and lists, as large as the deck has them; what is short stands lower, with more air. */
export function SlideText({ slide, theme, width, text, drop }: BodyProps): Child {
  const { blocks } = slide
  const [only, ...others] = blocks
  if (only?.type === 'list' && others.length === 0 && isLongList(only) && width > theme.page.width * 0.7)
    return <TwoColumns list={only} theme={scaled(theme, text.scale)} />
  const set = scaled(theme, text.scale)
  const { base } = set.type
  const measure = Math.min(set.type.measure, width)
  const short = text.height < text.room * SHORT_TEXT
  const across = { ...set, unit: short ? set.unit * AIR : set.unit, type: { ...set.type, measure } }
  return (
    <>
      {slide.place ? <div style={{ height: drop, shrink: 1 }} /> : <div style={{ grow: 1 }} />}
      <div style={{ size: base }}>
        <Prose nodes={blocks} theme={across} size={base} />
      </div>
      {!slide.place && slide.layout !== 'picture' && <div style={{ grow: 2 }} />}
    </>
  )
}

/** Width of a letter, em: an address is set so that its line holds it. */
const LETTER = 0.6

/** What takes more letters than this under a title is smaller than that, by so much. */
const LONG = { letters: 90, share: 0.8 }

/** Letters of what is said alone are at most this share of the slide's height. */
const MOST_ALONE = 0.26

/** One short thing said, as large as it goes; under a title lighter than that and no larger, for one of the two speaks first. */
export function SlideStatement(props: BodyProps): Child {
  const { slide, theme, width, text, measure } = props
  const words = slide.blocks.map(plainText).join(' ')
  if (slide.title) return <StatementUnderTitle {...props} />
  const drawn = (size: number): Child => (
    <div
      part="statement"
      style={{
        ...leadStyle(theme, size),
        transform: 'none',
        color: theme.color.text,
        narrow: onPhone(theme, words, size),
      }}
    >
      <Prose
        nodes={slide.blocks}
        theme={scaled(theme, size / theme.type.base)}
        size={size}
        measured={false}
      />
    </div>
  )
  const { height } = theme.page
  const room = { width, height: text.room, most: height * MOST_ALONE, least: height * 0.07 }
  return (
    <>
      <div style={{ grow: 1 }} />
      {drawn(largestSize(drawn, room, measure))}
      <div style={{ grow: 1 }} />
    </>
  )
}

function StatementUnderTitle({ slide, theme, width }: BodyProps): Child {
  const size = sizeUnderTitle(slide, theme, width)
  const grown = scaled(theme, size / theme.type.base)
  const look = {
    ...displayStyle(theme, size),
    weight: 400,
    leading: 1.2,
    transform: 'none',
    color: theme.color.text,
  } as const
  return (
    <>
      <div style={{ grow: 1 }} />
      <div
        part="accent-bar"
        style={{ width: 96, height: 8, background: theme.color.accent, shrink: 0, marginBottom: size * 0.6 }}
      />
      <div part="statement" style={{ ...look, maxWidth: underTitle(theme, width) }}>
        <Prose nodes={slide.blocks} theme={grown} size={size} measured={false} />
      </div>
      <div style={{ grow: 2 }} />
    </>
  )
}

function sizeUnderTitle({ blocks, title }: Slide, theme: Theme, width: number): number {
  const words = blocks.map(plainText).join(' ')
  const longest = Math.max(...words.split(/\s+/).map(word => word.length), 1)
  const full = title ? titleSizeIn(width, title, theme) : titleSize(theme)
  const most = full * (words.length > LONG.letters ? LONG.share : 1)
  return Math.round(Math.max(Math.min(most, underTitle(theme, width) / (longest * LETTER)), theme.type.base))
}

/** px of a comfortable line. */
function underTitle({ page }: Theme, width: number): number {
  return Math.round(Math.min(width, page.width * 0.84))
}

function isLongList({ children }: List): boolean {
  return children.length >= LONG_LIST && children.every(item => plainText(item).length <= SHORT_POINT)
}

function TwoColumns({ list, theme }: { readonly list: List; readonly theme: Theme }): Child {
  const half = Math.ceil(list.children.length / 2)
  const second = { ...list, children: list.children.slice(half), start: (list.start ?? 1) + half }
  return (
    <div style={{ size: theme.type.base }}>
      <Columns theme={theme} gap={2}>
        {[{ ...list, children: list.children.slice(0, half) }, second].map(part => (
          <Column>
            <Prose nodes={[part]} theme={theme} measured={false} />
          </Column>
        ))}
      </Columns>
    </div>
  )
}
