import type { RootContent } from 'mdast'
import { label, Prose, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { roomDown } from '../type/deck-theme.ts'
import type { BodyProps } from '../bodies/body.tsx'
import { plain, type Slide } from '../decks/slide.ts'

interface NotesProps {
  readonly notes: readonly RootContent[]
  readonly theme: Theme
  readonly size: number
}

/** Size of notes at the foot, of that of text. */
const SMALL = 0.6

/** What the numbers in a slide's text stand for, small above the foot. */
export function SlideFootnotes({ notes, theme }: Omit<NotesProps, 'size'>): Child {
  if (notes.length === 0) return null
  return (
    <div
      part="footnotes"
      style={{
        ...quietStyle(theme),
        shrink: 0,
        marginTop: space(theme, 0.75),
        marginBottom: space(theme, 0.75),
      }}
    >
      <Notes
        notes={notes}
        theme={theme}
        size={Math.min(Math.max(20, Math.round(theme.type.base * SMALL)), theme.type.base)}
      />
    </div>
  )
}

/** Notes that have slides of their own. */
export function SlideNotes({ slide, theme }: BodyProps): Child {
  const { base } = theme.type
  return <Notes notes={slide.blocks} theme={theme} size={Math.min(base, Math.max(28, base * 0.66))} />
}

/** Room between notes, of that between paragraphs. */
const CLOSE = 0.7

function Notes({ notes, theme, size }: NotesProps): Child {
  const small = scaled(theme, size / theme.type.base, (size / theme.type.base) * CLOSE)
  return (
    <div style={{ size, leading: 1.35 }}>
      <Prose nodes={notes} theme={small} size={size} measured={false} />
    </div>
  )
}

/** Share of a slide's height that notes may take at its foot. */
const MOST = 1 / 3

/** The slides with the notes that would crowd their feet on a slide of notes after the last, in the order of their numbers. */
export function continueFootnotes(
  slides: readonly Slide[],
  theme: Theme,
  measure: Measure,
): readonly Slide[] {
  const moved: RootContent[] = []
  const kept = slides.map(slide => {
    const stays = fitting(slide.footnotes, theme, measure)
    moved.push(...slide.footnotes.slice(stays))
    return { ...slide, footnotes: slide.footnotes.slice(0, stays) }
  })
  return moved.length === 0 ? slides : [...kept, notesSlide(moved, theme)]
}

/** How many blocks of notes fit at the foot of a slide. */
function fitting(footnotes: readonly RootContent[], theme: Theme, measure: Measure): number {
  const place = { width: roomAcross(theme), theme, measure }
  const end = footnotes.findIndex((_, at) => {
    const notes = footnotes.slice(0, at + 1)
    return heightOf(<SlideFootnotes notes={notes} theme={theme} />, place) > roomDown(theme) * MOST
  })
  return end < 0 ? footnotes.length : end
}

function notesSlide(blocks: readonly RootContent[], { lang }: Theme): Slide {
  return {
    ...plain,
    layout: 'notes',
    title: { type: 'heading', depth: 2, children: [{ type: 'text', value: label(lang, 'notes') }] },
    blocks,
  }
}
