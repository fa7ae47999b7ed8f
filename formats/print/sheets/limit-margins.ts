import type { Theme } from '../../../core/theme/theme.ts'

/** The theme with no margin wider than `limit` px: for sheets whose copy has to fit on one page. */
export function limitMargins(theme: Theme, limit: number): Theme {
  const { top, right, bottom, left } = theme.margin
  const margin = {
    top: Math.min(top, limit),
    right: Math.min(right, limit),
    bottom: Math.min(bottom, limit),
    left: Math.min(left, limit),
  }
  return { ...theme, margin }
}
