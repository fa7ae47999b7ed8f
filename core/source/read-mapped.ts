import type { Root } from 'mdast'
import type { Report } from '../message.ts'
import { type MappedText, type PointFinder, placeInSource } from './mapped-text.ts'
import { nameHeadings } from './name-headings.ts'
import { readBody } from './read-body.ts'
import { nodesOf } from './walk.ts'

/** How a text that was made from a source is read: where its lines stand there, and who hears of them. */
export interface MappedReading {
  readonly toPoint: PointFinder
  readonly report: Report
}

/**
 * Reads Markdown that was made from a source: positions and the lines of messages are the source's. `finish` may change
 * the tree while its offsets are still those of the text.
 */
export function readMapped(
  mapped: MappedText,
  { toPoint, report }: MappedReading,
  finish: (root: Root) => void = () => {},
): Root {
  const root = readBody(mapped.text, toSourceLines(mapped, toPoint, report))
  nameHeadings(nodesOf(root), mapped.text)
  finish(root)
  placeInSource(nodesOf(root), mapped, toPoint)
  return root
}

function toSourceLines({ text, toSource }: MappedText, toPoint: PointFinder, report: Report): Report {
  let starts: number[] | undefined
  return {
    add(message) {
      if (message.line === undefined) return report.add(message)
      starts ??= [0, ...Array.from(text.matchAll(/\n/g), found => found.index + 1)]
      const [at] = toSource(starts[message.line - 1] ?? 0, starts[message.line - 1] ?? 0)
      report.add({ ...message, line: toPoint(at).line })
    },
  }
}
