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
