/** Composes beside what a brief has a place for: pieces of the copy at the edges of a sheet, and a stub at a side of it. */
import type { Design, PartKey } from '../brief/design.ts'
import type { PlacedCopy } from '../reading/content/place-pieces.ts'
import type { Theme } from '../theme/theme.ts'
import { withEdges } from './edges.tsx'
import type { Measure } from './measure.ts'
import type { Sheet } from './sheet.ts'
import { withStubAt } from './stub-side.ts'

/** Sheets with what stands at their places. */
export interface Stood {
  readonly sheets: readonly Sheet[]
  /** Parts that stand where the brief has them. */
  readonly placed: ReadonlySet<PartKey>
  /** Those of them that are set by their place, and need no dress. */
  readonly lifted: ReadonlySet<PartKey>
}

/** What `compose` makes of the theme that the edges leave it, with what stands at the edges around it. */
export function composeStanding(
  { lifted, placed }: Pick<PlacedCopy, 'lifted' | 'placed'>,
  parts: Design['parts'],
  theme: Theme,
  measure: Measure,
  compose: (theme: Theme) => readonly Sheet[],
): Stood {
  const edged = withEdges(lifted, theme, measure)
  const side = parts?.['said:stub']?.place
  const stubbed = withStubAt(compose(edged.theme), side === 'start' || side === 'end' ? side : undefined)
  const stub = stubbed.found ? (['said:stub'] as const) : []
  return {
    sheets: edged.attach(stubbed.sheets),
    placed: new Set([...placed, ...stub]),
    lifted: new Set([...lifted.map(({ key }) => key), ...stub]),
  }
}
