import { baseDesign, type Design } from '../../../core/brief/design.ts'

/**
 * Whether a small surface may carry the accent: on a plain page where the brief names an accent for it and does not ask for
 * a page without fills.
 */
export function hasSmallSurface({ decor, color }: Design): boolean {
  if (decor.fields !== false) return true
  return decor.motifs !== false && color.seeds.join() !== baseDesign.color.seeds.join()
}
