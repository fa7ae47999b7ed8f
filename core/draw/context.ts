import type { Description } from '../describe.ts'
import type { CanvasEngine, HtmlDialect, Surface } from '../format.ts'
import type { Surround } from '../compose/surround.ts'
import type { Asset } from '../image/asset.ts'
import type { Report } from '../message.ts'
import type { Theme } from '../theme/theme.ts'

/** What every drawer needs besides the sheets. */
export interface DrawContext extends Description {
  readonly theme: Theme
  readonly surface: Surface
  /** The ornament around every sheet; `theme` and the sheets are those of what is inside of it. */
  readonly surround?: Surround
  /** Default `flow`. */
  readonly engine?: CanvasEngine
  /** Default `page`. */
  readonly html?: HtmlDialect
  readonly assets: ReadonlyMap<string, Asset>
  /** Pictures stand in the HTML page and not beside it. */
  readonly standalone?: boolean
  readonly report: Report
}
