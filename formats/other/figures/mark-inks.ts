import { contrast } from '../../../core/theme/contrast.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { markColor } from '../../charts/mark-color.ts'

/** Contrast from which on a mark stands out on a dark ground. */
const BRIGHT = 5

/** The fill of the one mark that matters: the accent, or a lighter one where that is dark on a dark ground. */
export function strongMark(theme: Theme): string {
  const mark = markColor(theme)
  const isDim = theme.mode === 'dark' && contrast(mark, theme.color.paper) < BRIGHT
  return isDim ? theme.color.accentText : mark
}

/** The fill of marks beside that one: of the accent's hue, nearer to the ground. */
export function quietMark({ accentRamp, color }: Theme): string {
  return accentRamp[6] ?? color.border
}

/** What is read on a fill: the text's colour or the ground's. */
export function inkOn(fill: string, { color: { text, paper } }: Theme): string {
  return contrast(text, fill) >= contrast(paper, fill) ? text : paper
}
