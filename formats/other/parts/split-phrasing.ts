import type { PhrasingContent } from 'mdast'

/** The words before and after a mark in a line, and the mark itself with its groups. */
export interface Split {
  readonly before: readonly PhrasingContent[]
  readonly match: RegExpExecArray
  readonly after: readonly PhrasingContent[]
}

/**
 * Divides a line at the first place where a pattern is found in its plain text; undefined where it is not. The pieces of
 * the text that is cut lose their ids: an edit of one of them would overwrite the other.
 */
export function splitPhrasing(line: readonly PhrasingContent[], pattern: RegExp): Split | undefined {
  for (const [at, node] of line.entries()) {
    if (node.type !== 'text') continue
    const match = pattern.exec(node.value)
    if (match === null) continue
    const start = node.value.slice(0, match.index)
    const end = node.value.slice(match.index + match[0].length)
    return {
      before: [...line.slice(0, at), ...piece(start)],
      match,
      after: [...piece(end), ...line.slice(at + 1)],
    }
  }
  return undefined
}

function piece(value: string): readonly PhrasingContent[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

/** A line without the blanks at its start and end. */
export function trimPhrasing(line: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...others] = line
  if (first === undefined) return line
  if (first.type === 'break') return trimPhrasing(others)
  const start = first.type === 'text' ? trimmed(first, first.value.trimStart()) : [first]
  if (start.length === 0) return trimPhrasing(others)
  const opened = [...start, ...others]
  const last = opened.at(-1)
  if (last?.type !== 'text') return opened
  const end = trimmed(last, last.value.trimEnd())
  return end.length === 0 ? trimPhrasing(opened.slice(0, -1)) : [...opened.slice(0, -1), ...end]
}

function trimmed(node: PhrasingContent & { type: 'text' }, value: string): readonly PhrasingContent[] {
  return value === '' ? [] : [value === node.value ? node : { ...node, value }]
}
