import type { RootContent } from 'mdast'
import { nodesOf } from '../../../core/source/walk.ts'
import { nameOf, type Notes, numbered, withNumbers } from '../../parts/footnotes.ts'
import type { Slide } from './slide.ts'

/** The slides with each note at the foot of the first that refers to it, under its number. */
export function placeFootnotes(slides: readonly Slide[], notes: Notes): readonly Slide[] {
  if (notes.size === 0) return slides
  const placed = new Set<string>()
  return slides.map(slide => {
    const names = wordsOf(slide)
      .flatMap(block => nodesOf(block))
      .flatMap(nameOf)
    const here = [...new Set(names)].filter(name => notes.has(name) && !placed.has(name))
    for (const name of here) placed.add(name)
    const footnotes = here.flatMap(name => {
      const note = notes.get(name)
      return note === undefined ? [] : numbered(note)
    })
    return { ...withRaisedNumbers(slide, notes), footnotes }
  })
}

function wordsOf({ title, eyebrow, blocks, notes }: Slide): readonly RootContent[] {
  return [...(eyebrow ?? []), ...(title ? [title] : []), ...blocks, ...notes]
}

function withRaisedNumbers(slide: Slide, notes: Notes): Slide {
  const raise = <Kind extends RootContent>(block: Kind): Kind => withNumbers(block, notes)
  const { title, eyebrow, blocks, notes: spoken } = slide
  return {
    ...slide,
    ...(title && { title: raise(title) }),
    ...(eyebrow && { eyebrow: eyebrow.map(raise) }),
    blocks: blocks.map(raise),
    notes: spoken.map(raise),
  }
}
