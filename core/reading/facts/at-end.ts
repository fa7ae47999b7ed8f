import { cut, type Phrase, trim } from './phrase.ts'

/**
 * Where a pattern with `$` matches in the last letters of a text, by the offset in all of it: tried on the whole of a line, it would
 * begin anew at each blank of a gap of thousands.
 */
export function matchAtEnd(text: string, pattern: RegExp, letters: number): RegExpExecArray | null {
  const from = Math.max(0, text.length - letters)
  const found = pattern.exec(text.slice(from))
  if (found) found.index += from
  return found
}

/** A line without what a pattern with `$` matches behind its first words, and what that has in its group. */
export function takenAt(line: Phrase, pattern: RegExp): { readonly rest: Phrase; readonly taken?: Phrase } {
  const found = pattern.exec(line.text)
  const words = found?.[1]
  if (!found || words === undefined || found.index === 0) return { rest: line }
  const start = line.text.indexOf(words, found.index)
  return { rest: trim(cut(line, 0, found.index)), taken: trim(cut(line, start, start + words.length)) }
}
