import { describeFormat, type FormatDescription } from '../../core/describe-format.ts'
import type { Format } from '../../core/format.ts'
import { describeReading, type ReadingReport } from '../../core/reading/descriptions/describe-reading.ts'
import { readCopy } from '../../core/reading/read-copy.ts'
import { readDocument } from '../../core/source/read-document.ts'
import { type FormatSlug, formats } from '../../formats/index.ts'
import { starterOf } from '../../formats/starters/starter-of.ts'
import { proposeFormat } from '../../formats/propose-format.ts'
import { rewriteImages } from '../service/runs/rewrite-images.ts'
import { type EditedCopy, type NodeEdit, nodesOfCopy, withNodes } from '../service/versions/copy-nodes.ts'
import { type CopyOutline, outlineOf } from '../service/versions/copy-outline.ts'
import { type Sides, summarizeChange } from '../service/versions/summarize.ts'

/** Entry point of the thread that reads copy: what it is asked for, by name. */
export type CopyTask =
  | readonly ['nodes', string]
  | readonly ['edit', string, readonly NodeEdit[]]
  | readonly ['images', string, readonly string[]]
  | readonly ['summary', Sides | undefined, Sides]
  | readonly ['outline', string]
  | readonly ['proposal', string]
  | readonly ['reading', string, string]
  | readonly ['formats']

/** Does one task. */
export default function work(task: CopyTask): unknown {
  switch (task[0]) {
    case 'nodes':
      return nodesOfCopy(task[1])
    case 'edit':
      return withNodes(task[1], task[2]) satisfies EditedCopy
    case 'images':
      return rewriteImages(task[1], task[2])
    case 'summary':
      return summarizeChange(task[1], task[2])
    case 'outline':
      return outlineOf(task[1]) satisfies CopyOutline
    case 'proposal':
      return proposeFormat(task[1])
    case 'reading':
      return readAs(task[1], task[2])
    case 'formats':
      return describeFormats()
  }
}

async function readAs(copy: string, slug: string): Promise<ReadingReport> {
  const module: { readonly default: Format } = await import(formats[slug as FormatSlug])
  return describeReading(readCopy(readDocument(copy, new Map(), { add: () => {} }), module.default.roles))
}

async function describeFormats(): Promise<readonly FormatDescription[]> {
  const modules = await Promise.all(Object.values(formats).map(url => import(url)))
  return modules.map(({ default: format }: { readonly default: Format }) =>
    describeFormat(format, starterOf(format.slug)),
  )
}
