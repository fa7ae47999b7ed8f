import { placeIn, type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { linesLeft } from '../copy/telling-lines.ts'

/** From when and until when something is good. */
const TERM: readonly Role[] = ['validFrom', 'validThrough']

/** Letters of a line that says only that. */
const LONGEST = 48

/** A copy whose line about the days on which something is good stands as the fact that it is: both ends of them, in the author's words, and no label that nobody wrote. */
export function withTermAsWritten(copy: CanvasCopy, { roles }: Reading): CanvasCopy {
  const told = TERM.flatMap(name => roles[name] ?? []).filter(claim => claim.told && !claim.stays)
  const found: Phrase[] = []
  const isLeft = (line: Phrase): boolean => {
    const says = line.text.length <= LONGEST && told.some(({ nodes }) => placeIn(line, nodes))
    if (says) found.push(line)
    return !says
  }
  const [support, rest, terms] = [copy.support, copy.rest, copy.terms].map(one => linesLeft(one, isLeft))
  const [line] = found
  if (!line) return copy
  const term: Entry = { role: 'validThrough', label: phraseOf(''), written: false, lines: found }
  const others = copy.facts.filter(
    ({ role, written }) => written || role === undefined || !TERM.includes(role),
  )
  return {
    ...copy,
    support: support ?? [],
    rest: rest ?? [],
    terms: terms ?? [],
    facts: [...others, term],
  }
}
