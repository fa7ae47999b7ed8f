import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { isPhysical } from '../../../core/theme/medium.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { openedCopy, withNotes } from '../sheets/graphic-copy.ts'
import type { SheetLook } from '../sheets/graphic-sheet.tsx'
import { type LegibleRoom, legibleSheets } from '../sheets/legible-sheets.tsx'
import { pageTheme, reaching } from '../sheets/page-theme.ts'
import { composeRoadmap } from './compose-roadmap.tsx'

/** How title and foot make room, and how near a sheet is read. */
export type RoadmapLook = SheetLook & { readonly foot: number; readonly near: number }

/** A copy as it was given, and the page that it is for. */
interface Job {
  readonly given: Reading
  readonly base: Theme
  readonly measure: Measure
}

/** What a drawing makes of a room: nothing where it has none. */
type PiecesIn = (room: LegibleRoom) => readonly Child[]

/** A roadmap as one drawing, in the first of several looks in which it is one sheet, else in the first in which it is drawn; as lanes where it is in none. */
export function legibleRoadmap(
  { given, base, measure }: Job,
  looks: readonly RoadmapLook[],
  piecesIn: PiecesIn,
): readonly Sheet[] {
  const copy = openedCopy(withNotes(given), ['lanes', 'items'])
  const theme = reaching(pageTheme(base), 0.58, 0.8)
  let first: readonly Sheet[] | undefined
  for (const { foot, near, ...look } of looks) {
    if (near < 1 && !isPhysical(theme.page)) continue
    const sheets = legibleSheets({ name: 'roadmap', copy, piecesIn, look, foot, near }, theme, measure)
    if (sheets[0]?.name !== 'roadmap') continue
    if (sheets.length === 1) return sheets
    first ??= sheets
  }
  return first ?? composeRoadmap(given, base, measure)
}
