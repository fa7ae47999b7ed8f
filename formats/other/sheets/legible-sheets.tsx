import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { GraphicCopy } from './graphic-copy.ts'
import {
  continuedCopy,
  graphicRoom,
  graphicSheet,
  type SheetLook,
  withoutLongFoot,
} from './graphic-sheet.tsx'
import { restSheet } from './rest-sheet.tsx'

/** Where a graphic of much copy stands, and the smallest type that it may be set in, px. */
export interface LegibleRoom {
  readonly width: number
  readonly height: number
  /** The height of all sheets but the last, which has the foot. */
  readonly open: number
  readonly least: number
  readonly theme: Theme
}

/** A graphic of much copy. */
export interface LegibleProps {
  readonly name: string
  readonly copy: GraphicCopy
  /** The graphic in pieces, one a sheet. */
  readonly piecesIn: (room: LegibleRoom) => readonly Child[]
  /** How title and foot stand around it. */
  readonly look?: SheetLook
  /** The share of a sheet that its foot may take; what is longer stands on a sheet of its own. */
  readonly foot?: number
  /** Its smallest type as a share of what is read on a page from afar: paper is read from nearer. */
  readonly near?: number
}

/** As many sheets as a graphic takes, on which nothing is smaller than can be read, title and foot neither. */
export function legibleSheets(
  { name, copy: whole, piecesIn, look: asked, foot, near = 1 }: LegibleProps,
  given: Theme,
  measure: Measure,
): readonly Sheet[] {
  const least = Math.ceil(leastSize(given.page) * near)
  const theme = scaled(given, Math.max(1, least / given.type.base))
  const { copy, further } = withoutLongFoot(whole, theme, measure, foot)
  const look: SheetLook = { ...asked, least }
  const room = graphicRoom(copy, theme, measure, look)
  const { height: open } = graphicRoom(continuedCopy(copy, 0, 2), theme, measure, look)
  const pieces = piecesIn({ ...room, open, least, theme })
  const sheets = pieces.map((children, at) =>
    graphicSheet({
      name: at === 0 ? name : `${name}-${at + 1}`,
      copy: continuedCopy(copy, at, pieces.length),
      theme,
      ...look,
      continued: at > 0,
      children,
    }),
  )
  return further
    ? [...sheets, restSheet(further, theme, measure, { name: 'notes', continued: true })]
    : sheets
}
