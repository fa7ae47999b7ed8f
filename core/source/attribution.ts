/** Before the dash that stands behind the end of a sentence, and whose words they are behind it, up to the end of the line. */
const ATTRIBUTED = /(?<=[.!?…”"»“’'』」])\s+(?=(?:[—–―]|--)\s*[\p{Lu}\p{Lo}][^!?\n]{1,60}$)/u

/** Where a line that somebody says goes over to who says it, before the blank there; undefined where it does not. */
export function attributionAt(line: string): number | undefined {
  return ATTRIBUTED.exec(line)?.index
}

/** Words in quotation marks from the first on, then who says them: behind a dash, in brackets or by name alone. */
const SPOKEN =
  /^\s*["“„«»「『][^\n"”“»«」』][^"”»」』]{8,600}(?:["”“»«」』][.,]?)\s+(?=(?:(?:[—–―-]|--)\s*\(?\p{L}|\(?[\p{Lu}\p{Lo}])[^.!?:"“”«»\n]{1,60}$)/u

/** Where words that are a quotation go over to who says it; undefined for any others. */
export function spokenBy(text: string): number | undefined {
  return SPOKEN.exec(text)?.[0].length
}

/** Whether words are a quotation up to their end. */
export function isQuoted(text: string): boolean {
  return /^\s*["“”„«»「『][\s\S]{8,}["”“»«」』][.,]?\s*$/u.test(text)
}
