/** A small piece on a sheet of paper: it keeps the shape that it has in the hand, and is cut out along dashes. */
import { contrast } from '../theme/contrast.ts'
import { isPhysical } from '../theme/medium.ts'
import { mm, type PageSize } from '../theme/page.ts'
import { rectangle, toPath } from './motifs/shape.ts'
import type { Surround } from './surround.ts'

/** px around a piece that a printer at home leaves white. */
const EDGE = mm(12)
/** How many pieces a sheet holds by its area, of which it is paper for one and no larger piece. */
const HOLDS = 2
/** How much larger than in the hand a piece is at most. */
const LARGEST = 1.25
/** The paper outside of a piece, and the line along which that is cut off. */
const PAPER = '#ffffff'
const LINE = { width: mm(0.35), dash: [mm(2.2), mm(1.6)], ink: '#6b6b6b' } as const

/** The piece in the middle of its paper, which lies where that leaves the piece larger and nobody asks for more; undefined where the page is no paper that pieces are cut from. */
export function cutOut(page: PageSize, piece: PageSize, isUpright: boolean): Surround | undefined {
  const isPaper = isPhysical(page) && page.height > 0
  if (!isPaper || page.width * page.height < HOLDS * piece.width * piece.height) return undefined
  const turned = { ...page, width: page.height, height: page.width }
  const paper = !isUpright && scaleOn(turned, piece) > scaleOn(page, piece) ? turned : page
  const scale = scaleOn(paper, piece)
  const [width, height] = [Math.round(piece.width * scale), Math.round(piece.height * scale)]
  const [across, down] = [(paper.width - width) / 2, (paper.height - height) / 2]
  const border = { top: down, right: across, bottom: down, left: across }
  return {
    border,
    inner: { ...piece, width, height, bleed: 0 },
    draw: sheet => {
      const box = { width: sheet.width, height: sheet.height }
      const around = [
        rectangle(0, 0, box.width, down),
        rectangle(0, down + height, box.width, down),
        rectangle(0, down, across, height),
        rectangle(across + width, down, across, height),
      ].map(shape => ({ d: toPath(shape, box), fill: PAPER }))
      const isSeen = contrast(sheet.ground, PAPER) > 1.5
      const apart = isSeen ? mm(1.5) : 0
      const line = rectangle(across - apart, down - apart, width + 2 * apart, height + 2 * apart)
      const cut = { d: toPath(line, box), stroke: LINE.ink, strokeWidth: LINE.width, dash: LINE.dash }
      return [{ x: 0, y: 0, viewBox: [box.width, box.height], outlines: [...around, cut] }]
    },
  }
}

/** How large a piece stands on a paper. */
function scaleOn(paper: PageSize, piece: PageSize): number {
  const room = Math.min((paper.width - 2 * EDGE) / piece.width, (paper.height - 2 * EDGE) / piece.height)
  return Math.min(room, LARGEST)
}
