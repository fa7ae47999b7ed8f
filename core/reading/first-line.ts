import type { RootContent } from 'mdast'
import type { Context } from './context.ts'
import { paragraphOf } from './facts.ts'
import { lineOfBlock } from './letterhead.ts'
import { cut, trim } from './phrase.ts'
import { findValues } from './values/read-value.ts'

/** The mark of a version as files have it: `v7_final`, `rev. 3`. */
const version = /(?<![\p{L}\p{N}_.])(?:v|ver\.?|rev\.?)\s?\d+[\p{L}\p{N}_.-]*/iu

/**
 * The first line of a paste in two paragraphs where it ends as the name of a file does: what the copy is called, and of
 * which day and version it is.
 */
export function openFirstLine(body: readonly RootContent[], { lang }: Context): readonly RootContent[] {
  const [first, ...others] = body
  const line = first?.type === 'paragraph' ? lineOfBlock(first) : undefined
  const mark = line && version.exec(line.text)
  if (!line || !mark || line.text.length > LONGEST) return body
  const dated = findValues(line.text.slice(0, mark.index), lang).find(({ value }) => value.type === 'date')
  const at = dated?.start ?? mark.index
  const name = trim(cut(line, 0, at))
  if (!/\p{L}{2}/u.test(name.text)) return body
  return [paragraphOf(name), paragraphOf(trim(cut(line, at))), ...others]
}

/** Letters of a line that is a title and no text. */
const LONGEST = 120
