import { bodyStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { Closing, Footer, Head, Preview } from './frame.tsx'
import { LETTER, letterOf, type LetterProps, padded, ROOM } from './letter.ts'
import { Cover, OpeningPiece } from './pieces.tsx'
import { Story } from './stories.tsx'
import { layStories } from './story-layout.ts'

/**
 * One column of 600 px: brand and headline on a panel in the accent, the cover, the opening with its button, stories in a
 * rhythm of three layouts, and the foot that a letter must have, on the accent again.
 */
export function composeNewsletter(reading: Reading, theme: Theme): readonly Sheet[] {
  const letter = letterOf(reading)
  const layouts = layStories(letter, reading.assets)
  const { color } = theme
  const root: Child = (
    <div part="screen" style={{ ...bodyStyle(theme), textAlign: alignOf(theme), background: color.paper }}>
      <Preview letter={letter} theme={theme} />
      <main style={{ maxWidth: LETTER, marginInline: 'auto', background: color.paper }}>
        <Head letter={letter} theme={theme} />
        <Cover letter={letter} assets={reading.assets} />
        <Opening letter={letter} theme={theme} />
        {letter.stories.map((pieces, at) => {
          const layout = layouts[at]
          return layout && <Story pieces={pieces} layout={layout} theme={theme} assets={reading.assets} />
        })}
        <Closing letter={letter} theme={theme} />
        <Footer letter={letter} theme={theme} under={layouts.at(-1)?.manner === 'appeal'} />
      </main>
    </div>
  )
  const size = { ...theme.page, width: LETTER }
  return [toSheet('page', theme, root, { size, margin: 0, background: color.paper })]
}

/** Mail programs hyphenate nothing: justified lines would have holes. */
function alignOf({ type }: Theme): 'start' | 'center' {
  return type.align === 'center' ? 'center' : 'start'
}

/** The first words a little larger, and the one button. */
function Opening({ letter, theme }: LetterProps): Child {
  const pieces = letter.opening.slice(letter.cover ? 1 : 0)
  if (pieces.length === 0) return null
  return (
    <section style={padded(ROOM, ROOM)}>
      {pieces.map((piece, at) => (
        <OpeningPiece
          piece={piece}
          theme={theme}
          gap={at === 0 ? 0 : space(theme, piece.kind === 'actions' ? 1 : 0.75)}
        />
      ))}
    </section>
  )
}
