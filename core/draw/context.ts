import type { CanvasEngine, HtmlDialect, Surface } from '../format.ts'
import type { Asset } from '../image/asset.ts'
import type { Report } from '../message.ts'
import type { SchemaRecord } from '../reading/descriptions/schema-record.ts'
import type { Theme } from '../theme/theme.ts'

/** What every drawer needs besides the sheets. */
export interface DrawContext {
  readonly theme: Theme
  readonly surface: Surface
  /** Default `flow`. */
  readonly engine?: CanvasEngine
  /** Default `page`. */
  readonly html?: HtmlDialect
  readonly assets: ReadonlyMap<string, Asset>
  readonly report: Report
  /** Title of the document, for the PDF's metadata and the HTML's `<title>`. */
  readonly title: string
  /** One or two sentences for search engines and link previews. */
  readonly description?: string
  readonly author?: string
  /** Address in the copy's front matter (`https:`): where a page for screens is published; on others, where they lead. */
  readonly url?: string
  /** Whose document it is: a brand or an organisation. */
  readonly publisher?: string
  /** What mail programs show of a letter in their lists, where it is not the title. */
  readonly subject?: string
  /** Who a letter is from: `Saltmarsh Seed Library <hello@saltmarsh.example>`. */
  readonly sender?: string
  /** Where a reader leaves a letter's list: `https:` or `mailto:`. */
  readonly unsubscribe?: string
  /** What the copy says as a record of schema.org. */
  readonly record?: SchemaRecord
}
