import type { FormatDescription } from '../../../core/describe-format.ts'
import type { Proposal } from '../../../formats/propose-format.ts'
import type { ReadingReport } from '../../../core/reading/descriptions/describe-reading.ts'
import type { EditedCopy, NodeEdit } from '../versions/copy-nodes.ts'
import type { CopyOutline } from '../versions/copy-outline.ts'
import type { Sides } from '../versions/summarize.ts'

/**
 * Reads and changes the Markdown of an organisation (`owner`). That takes its time with long copy, and is done where nobody
 * waits for it but who asked: organisations take turns. Throws `queue-full` and `too-large` rather than take for ever.
 */
export interface CopyReader {
  /** What each text of a copy says, by the id of its node. */
  readNodes(owner: string, copy: string): Promise<ReadonlyMap<string, string>>
  /** The copy with other texts in some nodes, or the first node that it does not have. */
  editNodes(owner: string, copy: string, edits: readonly NodeEdit[]): Promise<EditedCopy>
  /** The copy with its images pointed to files that come with it, by their names. */
  pointImages(owner: string, copy: string, names: readonly string[]): Promise<string>
  /** What changed between two versions, in words. */
  summarize(owner: string, before: Sides | undefined, after: Sides): Promise<string>
  /** What a copy says of itself: title, format, brief. */
  outline(owner: string, copy: string): Promise<CopyOutline>
  /** The format that a copy is most like, and what tells it. */
  propose(owner: string, copy: string): Promise<Proposal>
  /** What a copy would be taken for in a format. */
  readAs(owner: string, copy: string, format: string): Promise<ReadingReport>
  /** What each format takes of a copy, and how one begins. */
  describeFormats(): Promise<readonly FormatDescription[]>
  close(): Promise<void>
}
