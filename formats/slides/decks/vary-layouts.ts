import type { Slide } from './slide.ts'

/** Most slides in a row that look alike. */
const ALIKE = 3

/** Gives every slide that would be one too many of its layout in a row another manner: a panel (or what stands for it) and columns by turns. */
export function varyLayouts(slides: readonly Slide[]): readonly Slide[] {
  let run = 0
  let turns = 0
  return slides.map((slide, at) => {
    run = slides[at - 1]?.layout === slide.layout ? run + 1 : 1
    if (run <= ALIKE) return slide
    run = 0
    turns += 1
    return { ...slide, manner: turns % 2 === 0 && fallsInColumns(slide) ? 'columns' : 'panel' }
  })
}

/** Whether a slide's copy is parts of about one weight: the points of a list, or paragraphs. */
function fallsInColumns({ layout, blocks }: Slide): boolean {
  const [only, ...others] = blocks
  if (layout === 'list' && only?.type === 'list' && others.length === 0)
    return !only.ordered && only.children.length >= 2 && only.children.length <= 6
  return layout === 'prose' && blocks.length >= 2 && blocks.every(block => block.type === 'paragraph')
}
