/** Letters that a job or a key may be called by; one that takes two units of UTF-16 is one. */
export const mostOfName = 200

/** A name as it is kept, without blanks around it; `undefined` for what is none. */
export function readName(text: string): string | undefined {
  const name = text.trim()
  return name === '' || [...name].length > mostOfName ? undefined : name
}

/** The beginning of a text that names something, whole letters of it; empty for an empty one. */
export function toName(text: string): string {
  return [...text.trim().slice(0, 2 * mostOfName)].slice(0, mostOfName).join('').trim()
}
