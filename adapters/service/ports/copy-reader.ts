import type { FormatDescription } from '../../../core/describe-format.ts'
import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'
import type { CopyOutline } from '../versions/copy-outline.ts'
import type { Sides } from '../versions/summarize.ts'

/**
 * Reads and changes the Markdown of versions. That takes its time with long copy, and is done where nobody waits for it
 * but who asked. Throws `queue-full` and `content-too-large` rather than take for ever.
 */
export interface CopyReader {
  /** What each text of a copy says, by the id of its node. */
  readNodes(copy: string): Promise<ReadonlyMap<string, string>>
  /** The copy with another text in one node; `undefined` when there is no such node. */
  editNode(copy: string, nodeId: string, content: string): Promise<string | undefined>
  /** What changed between two versions, in words. */
  summarize(before: Sides | undefined, after: Sides): Promise<string>
  /** What a copy says of itself: title, format, brief. */
  outline(copy: string): Promise<CopyOutline>
  /** What a copy would be taken for in a format. */
  readAs(copy: string, format: string): Promise<ReadingReport>
  /** What each format takes of a copy, and how one begins. */
  describeFormats(): Promise<readonly FormatDescription[]>
  close(): Promise<void>
}
