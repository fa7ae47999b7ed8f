import type { Engine } from '../core/engine.ts'
import type { Row } from './row.ts'

/** What a bench is given. */
export interface BenchContext {
  /** Renders in this thread. */
  readonly engine: Engine
  /** Markdown of a few thousand words, or the file named on the command line. */
  readonly copy: string
}

/** Measures one thing and gives its lines of the table. */
export type Bench = (context: BenchContext) => Promise<readonly Row[]>
