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

/** A name and what somebody is, or when they said it, in a line without the end of a sentence. */
const SPEAKER =
  /^(?:[\p{Lu}\p{Lo}]|\p{Lu}\p{L}{0,3}\. )(?:[^.!?:;"“”„«»「」…\n]|(?<=(?:^|\s)\p{Lu}\p{L}{0,3}|\s\p{Lu})\.)*$/u

/** Letters of the line below a quotation that says whose it is. */
const NAMED = 90

/** Whether a line below words that end as a sentence does says whose they are, without a dash: `Ada Bello, keeper of boats`. */
export function namesSpeaker(said: string, line: string): boolean {
  const words = line.trim()
  const isSentence = /[.!?…。！？]["”»“’'』」]?\s*$/u.test(said)
  return isSentence && words.length <= NAMED && words.length < said.length && SPEAKER.test(words)
}
