import { isToBeSeen } from '../../../core/brief/design.ts'
import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Closing, Footer, Head, headlineSize, Preview } from './frame.tsx'
import { LETTER, letterOf, type LetterProps, opensItem, padded, type Piece, ROOM } from './letter.ts'
import { Cover, OpeningPiece } from './pieces.tsx'
import { isBanded, Pair, Story } from './stories.tsx'
import { layStories, type StoryLayout } from './story-layout.ts'

/**
 * One column of 600 px: brand and headline on a panel in the accent, the cover, the opening with its button, stories in a
 * rhythm of three layouts, and the foot that a letter must have, on the accent again.
 */
export function composeNewsletter(reading: Reading, theme: Theme): readonly Sheet[] {
  const letter = letterOf(reading, isToBeSeen(theme.design.parts?.dates))
  const layouts = layStories(letter, reading.assets, isBanded(theme))
  const { color } = theme
  const root: Child = (
    <div part="screen" style={{ ...bodyStyle(theme), textAlign: alignOf(theme), background: color.paper }}>
      <Preview letter={letter} theme={theme} />
      <main style={{ maxWidth: LETTER, marginInline: 'auto', background: color.paper }}>
        <Head letter={letter} theme={theme} />
        <Cover letter={letter} assets={reading.assets} />
        <Opening letter={letter} theme={theme} />
        <Stories letter={letter} layouts={layouts} theme={theme} assets={reading.assets} />
        <Closing letter={letter} theme={theme} />
        <Footer letter={letter} theme={theme} under={layouts.at(-1)?.manner === 'appeal'} />
      </main>
    </div>
  )
  const size = { ...theme.page, width: LETTER }
  return [toSheet('page', theme, root, { size, margin: 0, background: color.paper })]
}

/** Titles of stories over the headline. */
const SECOND = 0.8

interface StoriesProps extends LetterProps {
  readonly layouts: readonly StoryLayout[]
  readonly assets: Reading['assets']
}

function Stories({ letter, layouts, theme, assets }: StoriesProps): Child {
  const largest = letter.headline ? headlineSize(letter, theme) * SECOND : Number.POSITIVE_INFINITY
  const out: Child[] = []
  for (let at = 0; at < letter.stories.length; at++) {
    const [pieces, next, layout] = [letter.stories[at], letter.stories[at + 1], layouts[at]]
    if (!pieces || !layout) continue
    const shared = { layout, theme, assets, largest }
    if (layout.manner === 'paired' && next) {
      out.push(<Pair stories={[pieces, next]} {...shared} />)
      at++
    } else out.push(<Story pieces={pieces} {...shared} />)
  }
  return out
}

/** Mail programs hyphenate nothing: justified lines would have holes. */
function alignOf({ type }: Theme): 'start' | 'center' {
  return type.align === 'center' ? 'center' : 'start'
}

/** Units above a piece of the opening: an item of news stands further from the one before. */
function gapAbove(piece: Piece): number {
  if (piece.kind === 'heading') return 1.75
  return opensItem(piece) ? 1.25 : piece.kind === 'actions' ? 1 : 0.75
}

/** The first words a little larger, and the one button. */
function Opening({ letter, theme }: LetterProps): Child {
  const pieces = letter.opening.slice(letter.cover ? 1 : 0)
  if (pieces.length === 0) return null
  return (
    <section style={padded(ROOM, ROOM)}>
      {pieces.map((piece, at) => (
        <OpeningPiece piece={piece} theme={theme} gap={at === 0 ? 0 : space(theme, gapAbove(piece))} />
      ))}
    </section>
  )
}
