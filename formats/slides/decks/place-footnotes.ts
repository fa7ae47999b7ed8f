import type { RootContent } from 'mdast'
import { nodesOf } from '../../../core/source/walk.ts'
import { nameOf, type Notes, numbered, withNumbers } from '../../notes/footnotes.ts'
import type { Slide } from './slide.ts'

/** The slides with each note at the foot of the first that refers to it, under its number. */
export function placeFootnotes(slides: readonly Slide[], notes: Notes): readonly Slide[] {
  if (notes.size === 0) return slides
  const placed = new Set<string>()
  return slides.map(slide => {
    const footnotes: RootContent[] = []
    const names = namesIn(wordsOf(slide))
    // A note may refer to another: the list grows while it is walked.
    for (const name of names) {
      const note = notes.get(name)
      if (note === undefined || placed.has(name)) continue
      placed.add(name)
      footnotes.push(...numbered(note, notes))
      names.push(...namesIn(note.words))
    }
    return { ...withRaisedNumbers(slide, notes), footnotes }
  })
}

function namesIn(blocks: readonly RootContent[]): string[] {
  return blocks.flatMap(block => nodesOf(block)).flatMap(nameOf)
}

/** Everything that a slide says or has said. */
export function wordsOf({ title, eyebrow, blocks, notes }: Slide): readonly RootContent[] {
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
