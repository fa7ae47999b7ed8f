/** Letters of the narrowest lines in which anybody has text broken. */
const NARROW = 60
/** Share of the line ends at which the next word would have had room. */
const SET = 2 / 3

/** A line that opens with its label, and one that is a sentence: where all lines are, no margin has broken them. */
const LABELLED = /^\p{Lu}[^:：.!?]{0,32}[:：]\s/u
const SENTENCE = /^[\p{Lu}\p{Lo}\d"“„«¿¡].*[.!?…。！？]["”»)]?$/u

/** How a line opens that goes on from no other. */
const OPENS = /^[\p{Lu}\p{Lo}\d+("“„«]/u

/** A line that ends in where somebody is reached. */
const REACHED = /(?:\S@\S+\.\p{L}{2,}|\d[\d\s()/-]{5,}\d)$/u

/** Ways to reach somebody, one piece each, and a day. */
const CONTACT =
  /^(?:\S+@\S+\.\p{L}{2,}|(?:https?:\/\/|www\.)\S+|(?:\p{L}{1,8}[.:]?\s)?\+?[\d(][\d\s()/-]{5,}\d)$/u
const DAY =
  /^(?:\d{1,2}\.?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?\d{4}|\p{L}{3,12}\s\d{1,2},\s\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})$/u

/** Whether a line is nothing but ways to reach somebody, or a day. */
function standsAlone(line: string): boolean {
  return DAY.test(line) || line.split(/\s[·|•–—]\s|,\s/u).every(piece => CONTACT.test(piece.trim()))
}

/** Whether an author ended these lines where more had room: they are lines, as in an address. Markdown would run them together. */
export function areSetLines(lines: readonly string[]): boolean {
  if (
    lines.length > 1 &&
    (lines.every(line => LABELLED.test(line)) || lines.every(line => SENTENCE.test(line)))
  )
    return true
  // Where each line opens as one does, none is narrower than the widest of them.
  const isEach = lines.every(line => OPENS.test(line))
  const width = isEach ? Math.max(NARROW, ...lines.map(({ length }) => length)) : NARROW
  const ends = lines.slice(1).filter((line, at) => {
    const [word = ''] = line.split(/\s/u)
    const above = lines[at] ?? ''
    return (
      above.length + 1 + word.length <= width ||
      standsAlone(line) ||
      (REACHED.test(above) && OPENS.test(line))
    )
  })
  return ends.length >= (lines.length - 1) * SET
}
