import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { cut, trim } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Roles } from '../../../core/reading/roles.ts'
import { readOnce } from '../announcements/announcement.tsx'
import type { CanvasCopy } from '../copy/canvas-copy.ts'

/** Letters from which on a title is too long to be seen in a preview, and those of the part that is the title then. */
const LONG = 70
const MAIN = { least: 6, most: 96 }

/** What divides a title into what it says and what is said of that: a colon, a dash, an opening bracket, the end of a sentence. */
const DIVIDES =
  /[:：;]\s*(?=\S)|\s[—–|-]\s|[——]{2}|\s(?=\()|(?=（)|(?<=[?!？！。])\s*(?=\S)|(?<=\p{Ll}\.)\s+(?=\S)/gu

/** The copy of a link's picture: of a long title the part that says what it is about leads, and the rest of it is under that. */
export function readLink(reading: Reading, roles: Roles): CanvasCopy {
  const copy = readOnce(reading, roles)
  const { headline, support } = copy
  if (!headline || headline.text.length <= LONG) return copy
  const at = [...headline.text.matchAll(DIVIDES)].find(
    ({ index }) => index >= MAIN.least && index <= MAIN.most,
  )
  if (!at) return copy
  const rest = trim(cut(headline, at.index + at[0].length))
  return { ...copy, headline: trim(cut(headline, 0, at.index)), support: [paragraphOf(rest), ...support] }
}
