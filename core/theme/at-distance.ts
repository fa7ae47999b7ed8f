import type { Design } from '../brief/design.ts'
import { mediumOf } from './medium.ts'
import type { PageSize } from './page.ts'

/** Ratio of sheets from which on one is seen from farther than the other. */
const FARTHER = 1.15
/** How far a size of type may be from a format's own and still be its kind: what is asked for in points is kept. */
const OWN = 1.35
/** Type grows less than its sheet: who stands before a wall also walks up to it. The power of the sheet's growth. */
export const SHARE = 0.8

/**
 * A design for a sheet on a wall that is larger than its format's usual page: it is looked at from farther, so its type grows
 * with its sides. On any other page the design as it is.
 */
export function atDistance(design: Design, page: PageSize, usual: PageSize | undefined, own: Design): Design {
  if (usual === undefined || usual.height === 0 || mediumOf(page) !== 'poster') return design
  const sides = Math.sqrt((page.width * page.height) / (usual.width * usual.height))
  const shorter = Math.min(page.width, page.height) / Math.min(usual.width, usual.height)
  // A strip is as high as what is written on it.
  const by = Math.min(sides, shorter) ** SHARE
  const { baseSize } = design.type
  const asked = Math.max(baseSize / own.type.baseSize, own.type.baseSize / baseSize)
  if (by < FARTHER || asked > OWN) return design
  return { ...design, type: { ...design.type, baseSize: baseSize * by } }
}
