import type { RootContent } from 'mdast'
import type { Section } from './reading.ts'

/** A part of the copy as it was written: its heading, its blocks, and the parts in it. */
export function blocksWithin(section: Section): readonly RootContent[] {
  return [...(section.heading ? [section.heading] : []), ...blocksUnder(section)]
}

/** The same without its own heading. */
export function blocksUnder({ blocks, sections }: Section): readonly RootContent[] {
  return [...blocks, ...sections.flatMap(blocksWithin)]
}

/** A part of the copy and, in the order of the copy, all parts in it. */
export function sectionsWithin(section: Section): readonly Section[] {
  return [section, ...section.sections.flatMap(sectionsWithin)]
}
