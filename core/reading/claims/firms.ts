import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { linesIn, segmentsOf } from '../facts/label.ts'
import { isNameLike } from '../lines/letterhead.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Role } from '../roles.ts'
import { readValue } from '../values/read-value.ts'
import { knownClaim, type ProseClaim, toldClaim, wholeClaim } from './told-claim.ts'

/** Letters of the longest name of a firm. */
const LONGEST = 90
/** Letters from which a word for firms is none by chance: shorter ones, `AG`, `a. s.`, end the name. */
const SURE = 4

/** Whether words name a firm, a society, an institute: by a word that only these are called. */
export function isFirmName(text: string, { lang }: Context): boolean {
  if (text.length > LONGEST) return false
  const plain = ` ${plainLabel(text.toLowerCase())} `
  if (isThanks(plain, lang)) return false
  const firms = [...wordsFor(lang, 'companyWords'), ...wordsFor('en', 'companyWords')]
  return firms.some(word =>
    word.length >= SURE && !/^(?:\S ?){2,4}$/u.test(word)
      ? plain.includes(` ${word} `)
      : plain.endsWith(` ${word} `) && plain.trim() !== word,
  )
}

/** `Supported by the Harbour Trust`: who helped is not whose it is. */
function isThanks(plain: string, lang: string): boolean {
  const cues = [...wordsFor(lang, 'sponsors'), ...wordsFor('en', 'sponsors')]
  return cues.some(cue => cue.includes(' ') && plain.startsWith(` ${cue} `))
}

/** Whose paper it is, by what a format calls them, the closest first. */
const owners: readonly Role[] = ['seller', 'issuer', 'publisher']

/**
 * Whose a paper is where no label says it: a line that is the name of a firm, alone or before where it is. A seller is
 * known with the address.
 */
export function* firmClaims(
  blocks: readonly Paragraph[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const role = owners.find(one => taken.includes(one))
  if (role === undefined) return
  const reason = { weight: 0.5, because: 'the name of a firm', context }
  for (const block of blocks) {
    const lines = linesIn(block.children)
    const posts = new Set(lines.filter((_, at) => isPost(lines, at, context)))
    for (const line of lines.filter(one => !posts.has(one)).flatMap(segmentsOf)) {
      const name = nameIn(line, context)
      if (!name) continue
      const isAlone = name.text === line.text && lines.length === 1 && line.text === lines[0]?.text
      const isHoused = role === 'seller' && isPlace(trim(cut(line, name.text.length)).text, context)
      if (isAlone) yield wholeClaim(role, name, block, reason)
      else if (role === 'seller')
        yield toldClaim(role, isHoused ? line : name, undefined, { ...reason, weight: isHoused ? 0.56 : 0.5 })
      else yield knownClaim(role, name, reason)
    }
  }
}

/** Whether a line says what the person above it is: `Ada Quill / Head of School`. */
function isPost(lines: readonly Phrase[], at: number, context: Context): boolean {
  const [above, line] = [lines[at - 1], lines[at]]
  if (!above || !line || lines.length > 3) return false
  return (
    /\s\p{Ll}{2,4}\s/u.test(line.text) && isNameLike(above.text, context) && !isFirmName(above.text, context)
  )
}

/** The name that a line begins with, up to a comma; a sentence about a firm is none. */
function nameIn(line: Phrase, context: Context): Phrase | undefined {
  if (/[?!]$|\p{L}{3}[.。]$/u.test(line.text) || /^\p{Ll}/u.test(line.text)) return undefined
  const end = /\s*[,，]\s/u.exec(line.text)?.index ?? line.text.length
  const name = trim(cut(line, 0, end))
  const small = name.text.match(/(?<![\p{L}\p{M}])\p{Ll}{4,}/gu)?.length ?? 0
  // What a dash goes on to explain is an occasion: `Hospital Ball — in aid of the new wing`.
  const isExplained = /\s[–—-]\s+\p{Ll}/u.test(name.text)
  const isName = name.text.split(/\s+/).length > 1 && small < 3 && !/[:：]/.test(name.text) && !isExplained
  return isName && isFirmName(name.text, context) ? name : undefined
}

function isPlace(text: string, { lang }: Context): boolean {
  return readValue(text.replace(/^[\s,，]+/u, ''), lang)?.type === 'address'
}
