import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { mm } from '../../../core/theme/page.ts'
import type { Theme } from '../../../core/theme/theme.ts'

/** Whether a value is left to be filled in by hand: `________`. */
export function isBlank(text: string): boolean {
  return /^[_.…\s]*(?:_{3}|…{2}|\.{5})[_.…\s]*$/u.test(text)
}

interface BlankProps {
  readonly theme: Theme
  /** px of handwriting above the line. */
  readonly height: number
}

/** px that a pen needs over its line. */
const PEN = mm(8.5)

/** px of a line on which a name is written with a pen. */
export const NAME_BY_HAND: number = mm(62)

/** A ruled line to write on, as wide as its place. */
export function Blank({ theme, height }: BlankProps): Child {
  const borderBottom = { width: Math.max(theme.rule, 0.75), color: theme.color.text }
  return <div style={{ grow: 1, height: Math.max(height, PEN), borderBottom }} />
}
