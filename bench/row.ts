import type { Spread } from './statistics.ts'

/** One line of the table. */
export interface Row {
  readonly name: string
  readonly ours: Spread
  readonly peer?: {
    readonly name: string
    /** Absent when it could not be measured. */
    readonly times?: Spread
    readonly ratio?: Spread
    readonly turns?: number
    /** Why there are no figures, and how to get them. */
    readonly missing?: string
  }
  /** What we want of the ratio ours : peer (lower is better), or of our own milliseconds. */
  readonly target?: { readonly ratio: number } | { readonly milliseconds: number }
}
