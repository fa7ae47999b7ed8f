/** Letters of the narrowest lines in which anybody has text broken. */
const NARROW = 60
/** Share of the line ends at which the next word would have had room. */
const SET = 2 / 3

/** A line that opens with its label, and one that is a sentence: where all lines are, no margin has broken them. */
const LABELLED = /^\p{Lu}[^:：.!?]{0,32}[:：]\s/u
const SENTENCE = /^[\p{Lu}\p{Lo}\d"“„«¿¡].*[.!?…。！？]["”»)]?$/u

/** Whether an author ended these lines where more had room: they are lines, as in an address. Markdown would run them together. */
export function areSetLines(lines: readonly string[]): boolean {
  if (
    lines.length > 1 &&
    (lines.every(line => LABELLED.test(line)) || lines.every(line => SENTENCE.test(line)))
  )
    return true
  const ends = lines.slice(1).filter((line, at) => {
    const [word = ''] = line.split(/\s/u)
    return (lines[at]?.length ?? 0) + 1 + word.length <= NARROW
  })
  return ends.length >= (lines.length - 1) * SET
}
