import type { RootContent } from 'mdast'
import { label } from '../../../core/compose/index.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { footSize, roomAcross, roomDown } from './deck-theme.ts'
import { estimateHeight } from './estimate-height.ts'
import type { Slide } from './slide.ts'

/** Share of a slide's height that notes may take at its foot. */
const MOST = 1 / 3

/** The slides with the notes that would crowd their feet on a slide of notes after the last, in the order of their numbers. */
export function continueFootnotes(slides: readonly Slide[], theme: Theme): readonly Slide[] {
  const moved: RootContent[] = []
  const kept = slides.map(slide => {
    const stays = fitting(slide.footnotes, theme)
    moved.push(...slide.footnotes.slice(stays))
    return { ...slide, footnotes: slide.footnotes.slice(0, stays) }
  })
  return moved.length === 0 ? slides : [...kept, notesSlide(moved, theme)]
}

/** How many blocks of notes fit at the foot of a slide. */
function fitting(footnotes: readonly RootContent[], theme: Theme): number {
  const room = { width: roomAcross(theme), size: footSize(theme), leading: 1.35 }
  let height = 0
  const end = footnotes.findIndex(block => {
    height += estimateHeight([block], room)
    return height > roomDown(theme) * MOST
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
