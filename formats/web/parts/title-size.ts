import { sizeAt, type Theme } from '../../../core/theme/theme.ts'

/** What a title has to fit into. */
interface TitleRoom {
  /** px */
  readonly width: number
  readonly lines: number
  /** Steps of the type scale: the one wished for, and the smallest. */
  readonly most: number
  readonly least: number
}

/** em that a letter takes on average, and at most in a long word. */
const LETTER = 0.5
const WIDE_LETTER = 0.6

/** The largest step of the type scale at which a title keeps its words whole and takes no more lines than it has. */
export function titleStep(theme: Theme, title: string, { width, lines, most, least }: TitleRoom): number {
  const longest = Math.max(0, ...title.split(/[\s-]+/).map(word => [...word].length))
  const length = [...title].length
  for (let step = most; step > least; step--) {
    const size = sizeAt(theme, step)
    if (longest * WIDE_LETTER * size <= width && length * LETTER * size <= width * lines) return step
  }
  return least
}
