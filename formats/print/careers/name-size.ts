import type { Theme } from '../../../core/theme/theme.ts'
import { displaySetting, linesOf, textWidth, unbrokenSize } from '../../fitting/measure.ts'

/** Where a name stands, px. */
interface NameRoom {
  readonly width: number
  /** The largest size of a name on one line. */
  readonly most: number
  /** The size below which a name goes on to a second line. */
  readonly least: number
  /** Lines that it may take at most, and the part of `most` that it has on more than one. */
  readonly lines?: number
  readonly share?: number
}

/** How much of its room a line may take: faces differ from their measures by a hair. */
const FULL = 0.985

/** px: as large as a name fills its room on one line, else on more; its longest word stays whole. */
export function nameSize(name: string, theme: Theme, room: NameRoom): number {
  const { width, most, least, lines = 2, share = 0.72 } = room
  const words = theme.type.displayCase === 'uppercase' ? name.toLocaleUpperCase(theme.lang) : name
  const setting = displaySetting(theme, 1)
  const tracked = words.length * Math.max(theme.type.displayTracking, 0)
  const across = (width * FULL) / Math.max(textWidth(words, setting) + tracked, 0.1)
  if (across >= least) return Math.floor(Math.min(across, most))
  let size = Math.floor(unbrokenSize(name, width, most * share, theme))
  while (size > theme.type.base && linesOf(words, width * FULL, { ...setting, size }) > lines) size -= 1
  return size
}
