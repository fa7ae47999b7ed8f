import type { Theme } from '../../../core/theme/theme.ts'

/** The sizes of type of a page of figures beside its text, px. */
export interface FewSizes {
  readonly small: number
  /** Names of tiles and sections. */
  readonly title: number
  /** The name of the page, and numbers of rows and columns. */
  readonly head: number
  /** Figures beside the one that leads. */
  readonly numeral: number
  readonly lead: number
}

/** The theme with these sizes as its whole scale, so that whatever takes a step of it has one of them. */
export function withSizes(theme: Theme, { small, title, head, numeral, lead }: FewSizes): Theme {
  const { base } = theme.type
  const steps = [small, small, base, base, title, title, head, head, numeral, numeral, lead]
  return { ...theme, type: { ...theme.type, steps } }
}

/** The largest size of a theme's scale up to so many px; its smallest where that is larger. */
export function sizeWithin(most: number, { type: { steps } }: Theme): number {
  return Math.max(...steps.filter(step => step <= most + 0.01), Math.min(...steps))
}

/** The size below that of text. */
export function smallSize({ type: { steps, base } }: Theme): number {
  return Math.min(steps[1] ?? base, base)
}

/** Part of its room that a numeral gives up for the size of others at most; what is far longer has its own. */
const GIVEN_UP = 0.6

/** The size of numerals that may be so large: that of others on the page, or their own where that would be far smaller. */
export function numeralWithin(most: number, theme: Theme): number {
  const shared = sizeWithin(most, theme)
  return shared >= most * GIVEN_UP ? shared : Math.floor(most)
}

/** Part of the room of the one that leads from which on others lead with it. */
const LEADING = 0.72

/** Sizes for two ranks of numerals that may be so large, px: each the smallest that any of its rank needs. */
export function numeralRanks(
  fits: readonly number[],
  { lead, numeral }: { readonly lead: number; readonly numeral: number },
): { readonly lead: number; readonly numeral: number } {
  const most = Math.min(lead, Math.max(...fits, 0) || lead)
  const others = fits.filter(fit => fit < most * LEADING).map(fit => Math.min(fit, numeral))
  const usual = Math.max(...others, 0)
  return {
    lead: Math.floor(Math.min(most, ...fits.filter(fit => fit >= most * LEADING))),
    numeral: Math.floor(Math.min(numeral, most, ...others.filter(fit => fit >= usual * GIVEN_UP))),
  }
}
