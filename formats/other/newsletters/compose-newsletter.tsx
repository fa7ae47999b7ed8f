import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { Closing, Footer, Masthead, Preview } from './frame.tsx'
import { LETTER, letterOf, type LetterProps, type Piece, SIDE } from './letter.ts'
import { OpeningPiece, StoryPiece } from './pieces.tsx'

/** One column of 600 px on a quiet ground: brand, opening with one button, stories, and the footer that a letter must have. */
export function composeNewsletter(reading: Reading, theme: Theme): readonly Sheet[] {
  const letter = letterOf(reading)
  const { color } = theme
  const root: Child = (
    <div part="screen" style={{ ...bodyStyle(theme), background: color.paperAlt }}>
      <Preview letter={letter} theme={theme} />
      <main style={{ maxWidth: LETTER, marginInline: 'auto', background: color.paper }}>
        <Masthead letter={letter} theme={theme} />
        <Opening letter={letter} theme={theme} />
        {letter.stories.map(story => (
          <Story pieces={story} theme={theme} />
        ))}
        <Closing letter={letter} theme={theme} />
        <div style={{ height: space(theme, 1.5) }} />
      </main>
      <Footer letter={letter} theme={theme} />
    </div>
  )
  return [toSheet('page', theme, root, { margin: 0, background: color.paperAlt })]
}

/** Title, picture from edge to edge, the first words a little larger, and the one button. */
function Opening({ letter, theme }: LetterProps): Child {
  return letter.opening.map((piece, at) => (
    <OpeningPiece piece={piece} theme={theme} gap={at === 0 ? 0 : space(theme, 1)} />
  ))
}

interface StoryProps {
  readonly theme: Theme
  readonly pieces: readonly Piece[]
}

/** A story under a hairline. */
function Story({ pieces, theme }: StoryProps): Child {
  return (
    <section style={{ padding: [space(theme, 1.75), SIDE, 0, SIDE], breakInside: 'avoid' }}>
      <div
        ariaHidden
        style={{ height: 1, background: theme.color.hairline, marginBottom: space(theme, 1.5) }}
      />
      {pieces.map((piece, at) => (
        <StoryPiece piece={piece} theme={theme} gap={at === 0 ? 0 : space(theme, 0.75)} />
      ))}
    </section>
  )
}
