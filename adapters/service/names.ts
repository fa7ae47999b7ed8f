/** Letters that a job or a key may be called by; one that takes two units of UTF-16 is one. */
export const mostOfName = 200

/** What is no letter of a name: it controls a terminal or a header, turns what follows over, or is half of a letter or none. */
const NO_LETTERS = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028-\u202e\u2066-\u2069]+/gu

/** A name in letters that every store, log, header and page takes, without blanks around it; empty where there are none. */
export function toPlainName(text: string): string {
  return text.replace(NO_LETTERS, ' ').trim()
}

/** A name as it is kept; `undefined` for what is none. */
export function readName(text: string): string | undefined {
  const name = toPlainName(text)
  return name === '' || [...name].length > mostOfName ? undefined : name
}

/** The beginning of a text that names something, whole letters of it; empty for an empty one. */
export function toName(text: string): string {
  return [...toPlainName(text).slice(0, 2 * mostOfName)].slice(0, mostOfName).join('').trim()
}
