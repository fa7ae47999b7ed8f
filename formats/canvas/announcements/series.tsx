import type { RootContent } from 'mdast'
import { countFitting, firstFitting } from '../../../core/compose/fit.ts'
import { bodyStyle, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { checkSheetsSoFar } from '../../../core/compose/sheet.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { type CanvasCopy, readCanvas, titleOf, wordsIn } from '../copy/canvas-copy.ts'
import { canvasSheet } from '../sheets/canvas-sheet.ts'
import { byline, clearOfButtons } from './announcement.tsx'
import { Foot } from './foot.tsx'
import type { AnnouncementLook, AnnouncementProps } from './look.ts'
import { Statement } from './statement.tsx'

/** Letters of running text from which on one card holds no more than a heading and a page of print. */
const LONG = 600
/** Letters that a line beside the title has at most. */
const BRIEF = 90

/** A text too long for one card of a feed is told on several: the title alone on the first, then the text to be read. */
export function series(
  roles: Roles,
  settingOf: (theme: Theme) => { readonly theme: Theme; readonly look: AnnouncementLook },
): Composition {
  const copyOf = (reading: Reading): CanvasCopy =>
    readCanvas(reading, roles, { contacts: byline, longest: BRIEF, once: Number.POSITIVE_INFINITY })
  return {
    name: 'title, then the text on cards',
    leads: true,
    suits: reading => {
      const { headline, picture, rest } = copyOf(reading)
      return headline !== undefined && !picture && wordsIn(rest).length > LONG
    },
    compose: (reading, paper, measure) => {
      const copy = copyOf(reading)
      const { theme: whole, look } = settingOf(paper)
      const theme = clearOfButtons(whole, copy, look)
      const { cover, told } = divided(copy)
      const last = { copy: { ...told, rest: [] }, theme, look, measure }
      return [
        canvasSheet('cover', theme, <Statement {...{ ...last, copy: cover }} />, titleOf(copy)),
        ...cardsOf(told.rest, last).map(card => canvasSheet('text', theme, card)),
      ]
    },
  }
}

/** What the cover says, with whose text it is, and what is left for the cards. */
function divided(copy: CanvasCopy): { readonly cover: CanvasCopy; readonly told: CanvasCopy } {
  const line = copy.rest.slice(0, 2).find(block => plainText(block).length <= BRIEF)
  const support = copy.support.length > 0 ? copy.support : line ? [line] : []
  return {
    cover: { ...copy, support, facts: [], captions: [], contacts: [], rest: [], terms: [] },
    told: { ...copy, support: [], rest: copy.rest.filter(block => !support.includes(block)) },
  }
}

/** Sizes of the text over the theme's, largest first: the largest that needs no more cards than the smallest. */
const SIZES = [1.3, 1.2, 1.1, 1]

/** Cards of text, each filled with whole blocks; what else there is to say stands on the last. */
export function cardsOf(blocks: readonly RootContent[], last: AnnouncementProps): readonly Child[] {
  const { theme, measure } = last
  const { page, margin } = theme
  const width = page.width - margin.left - margin.right
  const foot = <Foot {...last} width={width} />
  const room = page.height - margin.top - margin.bottom - barHeight(theme)
  const all = pieces(blocks)
  const packedAt = (size: number, least?: Packing) => {
    const set = scaled(theme, size)
    const holds = (all: readonly RootContent[], isLast: boolean): boolean =>
      heightOf([<Text blocks={all} theme={set} />, isLast && foot], { width, theme: set, measure }) <= room
    const packing = packed(all, holds, least)
    return packing && { set, packing }
  }
  const smallest = packedAt(SIZES.at(-1) ?? 1)
  const fewest = smallest?.packing
  const { set, packing } = firstFitting(SIZES.slice(0, -1), size => packedAt(size, fewest)) ??
    smallest ?? { set: theme, packing: [] }
  const cards = packing.map((end, at) => all.slice(packing[at - 1] ?? 0, end).flat())
  return cards.map((card, at) => (
    <Card theme={theme}>
      <Text blocks={card} theme={set} />
      {at === cards.length - 1 && foot}
    </Card>
  ))
}

/** Blocks that stay together: a heading with what it heads. */
function pieces(blocks: readonly RootContent[]): readonly (readonly RootContent[])[] {
  const all: RootContent[][] = []
  for (const block of blocks) {
    const open = all.at(-1)
    if (open?.at(-1)?.type === 'heading') open.push(block)
    else all.push([block])
  }
  return all
}

/** How many pieces are told when each card ends. */
type Packing = readonly number[]

/**
 * Cards of whole pieces, each with as many as it holds; undefined where that takes more cards than the `least`, which are of
 * smaller type. That is known as soon as one ends where the one before it ended there. Throws `content-too-large` for more
 * cards than anyone looks through.
 */
function packed(
  all: readonly (readonly RootContent[])[],
  holds: (blocks: readonly RootContent[], isLast: boolean) => boolean,
  least?: Packing,
): Packing | undefined {
  const ends: number[] = []
  let guess: number | undefined
  let letters: number | undefined
  for (let at = 0; at < all.length; at += guess) {
    const behind = least?.[ends.length - 2] ?? -1
    if (least && (ends.length >= least.length || at <= behind)) return undefined
    const next = (count: number): readonly RootContent[] => all.slice(at, at + count).flat()
    guess = countFitting(all.length - at, count => holds(next(count), at + count === all.length), guess)
    ends.push(at + guess)
    if (!least)
      checkSheetsSoFar(ends.length, (at + guess) / all.length, () => (letters ??= countLetters(all.flat())))
  }
  return ends
}

interface TextProps {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}

function Text({ blocks, theme }: TextProps): Child {
  return <Prose nodes={blocks} theme={theme} size={theme.type.base} level={2} measured={false} />
}

/** px of the bar with the room under it. */
function barHeight(theme: Theme): number {
  return space(theme, 1.4)
}

/** Text under a bar in the accent; what a card does not hold goes on under the same. */
function Card({ theme, children }: { readonly theme: Theme; readonly children?: Child }): Child {
  return (
    <section style={{ ...bodyStyle(theme), height: '100%', display: 'flex', direction: 'column' }}>
      <div style={{ height: barHeight(theme), shrink: 0 }}>
        <div
          ariaHidden
          part="bar"
          style={{ width: space(theme, 3), height: space(theme, 0.4), background: theme.color.accent }}
        />
      </div>
      <div flow style={{ grow: 1, display: 'flex', direction: 'column' }}>
        {children}
      </div>
    </section>
  )
}
