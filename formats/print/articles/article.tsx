import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Piece } from './flow-pieces.tsx'
import { openingCopy, shortLists } from '../openings/opening-copy.ts'
import { composePaper, type PaperOptions } from './paper.tsx'
import { recordEntries } from './records.tsx'
import { allSections, blockPieces, type DrawSection, liftedSources } from './sections.tsx'

/** A document that is read from its first section to its last, after an opening. Lists of the front matter that are its references come at the end. */
export function composeArticle(
  reading: Reading,
  theme: Theme,
  options: PaperOptions & { readonly draw?: DrawSection } = {},
): readonly Sheet[] {
  const opening = openingCopy(reading)
  const short = new Set(shortLists(reading))
  const sections = reading.sections.filter(section => !short.has(section))
  const pieces: readonly Piece[] = [
    ...blockPieces(
      reading.head.filter(block => !opening.bylines.includes(block)),
      [],
      theme,
    ),
    ...liftedSources(reading, 'sections').flatMap(({ items }) => recordEntries(items, 2)),
    ...allSections(sections, theme, options.draw),
    ...allSections(liftedSources(reading, 'references'), theme, options.draw),
  ]
  return composePaper({ reading, opening, pieces }, theme, options)
}
