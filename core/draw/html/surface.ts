import type { ElementContent } from 'hast'

/** What stands in a page's `body`, and the rules for it beyond those of single elements. */
export interface DrawnSurface {
  readonly children: readonly ElementContent[]
  /** Rules that come after those of elements. */
  readonly css: string
  /** A script for convenience; the page works without it. */
  readonly script?: string
}
