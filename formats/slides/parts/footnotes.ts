import { nodesOf } from '../../../core/source/walk.ts'
import { nameOf, type Notes, numbered, withNumbers } from '../../parts/footnotes.ts'
import type { Slide } from './slide.ts'

export { withoutFootnotes } from '../../parts/footnotes.ts'

/** The slides with each note at the foot of the first that refers to it, under its number. */
export function placeFootnotes(slides: readonly Slide[], notes: Notes): readonly Slide[] {
  if (notes.size === 0) return slides
  const placed = new Set<string>()
  return slides.map(slide => {
    const blocks = slide.title ? [slide.title, ...slide.blocks] : slide.blocks
    const names = blocks.flatMap(block => nodesOf(block)).flatMap(nameOf)
    const here = [...new Set(names)].filter(name => notes.has(name) && !placed.has(name))
    for (const name of here) placed.add(name)
    const footnotes = here.flatMap(name => {
      const note = notes.get(name)
      return note === undefined ? [] : numbered(note)
    })
    return { ...slide, blocks: slide.blocks.map(block => withNumbers(block, notes)), footnotes }
  })
}
