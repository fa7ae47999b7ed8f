import type { Theme } from '../../core/theme/theme.ts'

/** The accent for lines, bars and points: where the brand's own colour is too near to the ground, the one that charts have for it. */
export function markColor({ chart, color }: Theme): string {
  return chart[0] ?? color.accent
}
