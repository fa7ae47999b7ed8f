import type { RootContent } from 'mdast'
import { label } from '../../../core/compose/index.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { roomAcross, roomDown } from '../type/deck-theme.ts'
import type { Slide } from '../decks/slide.ts'
import { SlideFootnotes } from './footnotes.tsx'

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
    layout: 'notes',
    title: { type: 'heading', depth: 2, children: [{ type: 'text', value: label(lang, 'notes') }] },
    blocks,
    pictures: [],
    footnotes: [],
    notes: [],
  }
}
