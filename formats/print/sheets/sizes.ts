import { mm, type PageSize } from '../../../core/theme/page.ts'

/** Paper by name and mm. */
function paper(name: string, width: number, height: number): PageSize {
  return { name, width: mm(width), height: mm(height), bleed: 0 }
}

export const a4: PageSize = paper('A4', 210, 297)
export const letter: PageSize = paper('Letter', 215.9, 279.4)
export const a5: PageSize = paper('A5', 148, 210)
export const a3: PageSize = paper('A3', 297, 420)
export const dl: PageSize = paper('DL', 99, 210)
export const a4Landscape: PageSize = paper('A4', 297, 210)
export const letterLandscape: PageSize = paper('Letter', 279.4, 215.9)
/** Till rolls are as long as what is printed on them. */
export const roll80: PageSize = paper('80mm roll', 80, 0)
export const roll58: PageSize = paper('58mm roll', 58, 0)
