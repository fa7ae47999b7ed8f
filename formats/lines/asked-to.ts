import { cut, type Phrase, trim } from '../../core/reading/facts/phrase.ts'
import { findValues } from '../../core/reading/values/read-value.ts'

/** What a sentence asks somebody to: where the words that say so begin, and the stretch of those that it is about. */
export interface Asked {
  /** Where the words that lead to it begin, `at a dinner in honour of`; where it begins, if they are but a small word. */
  readonly by: number
  readonly from: number
  readonly to: number
}

/** That guests are asked. */
const ASKS =
  /(?:invit|request(?:s|ed)? the|pleasure of your|join us|(?:l[aä]d(?:en|t)|bitten)\b.{0,40}?(?= zu[rm]? )|einladen|convier|convi(?:d|te)|invitar|zapros|zaprasza|nodig(?:en|t) (?:u|je|jullie)|uitnodig|inbjud|bjuder|innbyr|inviter|indbyd|zvou|zveme|pozvat|приглаша|пригласить|запрошу|запросити|davet|(?:بدعوت|دعوت|يدعو|ندعو|تدعو)ك?م?|מזמינ)\p{L}*/iu

/** The small word between asking and what for, with an article. */
const TO =
  /(?<=^|[\s،])(?:(?:to join us (?:for|at)|to attend|to celebrate|to|at|for|zu[rm]?|zu unserer|zu unserem|aux?|à(?: la| notre)?|a(?: la| el| las| los)?|al|alla|(?=all['’]\p{L})|ai|alle|ao|aos|às|para(?: o| a)?|na|do|k|till?|på|voor|op|tot|på|на|до|لحضور|إلى|ل)(?:\s|(?=all['’]))(?:(?:the|a|an|our|their|my|die|der|das|dem|den|unser\p{L}*|la|le|les|notre|nos|el|los|las|nuestr\p{L}+|il|lo|un|una|une|um|uma|de|het|onze|een)\s)?)/iu

/** Where what somebody is asked to ends: at a mark, or where its sentence says more of it. */
const ENDS =
  /[,;.!?–—(:،]|\s(?:ein|that|which|who|que|qui|che|die|das|które|która|który|on|in|at|from|w|em|en el|en la|وذلك|الذي|التي)\s/u

/** Letters of what somebody is asked to, and words of a name. */
const LENGTH = { least: 4, most: 52, words: 6 } as const

/** Whom or what a sentence asks somebody to come for; `until` is where it says the day. */
export function askedIn(text: string, until: number | undefined, lang: string): Asked | undefined {
  const asks = ASKS.exec(text)
  if (!asks) return undefined
  const behind = asks.index + asks[0].length
  const to = TO.exec(text.slice(behind))
  if (!to || to.index > REACH) return undefined
  const by = behind + to.index
  const from = by + to[0].length
  const limit = until !== undefined && until > from ? until : text.length
  const person = personIn(text, { from, limit, lang })
  if (person) return { ...person, by: person.from - by < LED ? person.from : by }
  const end = from + (ENDS.exec(text.slice(from, limit))?.index ?? limit - from)
  const words = text.slice(from, end).trim()
  const isOne = words.length >= LENGTH.least && words.length <= LENGTH.most && !/\d{3}|@/.test(words)
  return isOne ? { by: from, from, to: closed(text, end) } : undefined
}

/** Letters between the words that ask and what they ask to: `Sie herzlich`, `you and your family`. */
const REACH = 44

/** With the mark that closes it. */
function closed(text: string, end: number): number {
  return end + (/^\s?[,.!،]/u.exec(text.slice(end))?.[0].length ?? 0)
}

/** Letters from which on the words that lead to a name have a line of their own. */
const LED = 12

interface Range extends Pick<Asked, 'from'> {
  readonly limit: number
  readonly lang: string
}

/** Letters from where it is said what somebody is asked to up to whom it is for. */
const NEAR = 70

/** Somebody with a form of address, two who are joined, or a name that ends what somebody is asked to. */
function personIn(text: string, { from, limit, lang }: Range): Omit<Asked, 'by'> | undefined {
  const titled = findValues(text, lang).find(
    ({ value, start, end }) =>
      value.type === 'person' && start >= from && start - from <= NEAR && end <= limit,
  )
  if (titled) {
    const joined = WITH.exec(text.slice(from, titled.start))
    const start = joined ? titled.start - joined[0].length : titled.start
    return { from: start, to: closed(text, wholeName(text, titled.end)) }
  }
  const named = NAMED.exec(text.slice(from, limit))
  if (!named || named.index > NEAR) return undefined
  const start = from + named.index
  return { from: start, to: closed(text, start + named[0].length) }
}

/** Words before somebody with a form of address who is given to another: `Emma to Mr Daniel Cole`. */
const WITH = /(?:\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*|\p{Script=Arabic}+)\s(?:to|mit|avec|con|إلى)\s$/u

/** A name in a script without capitals goes on to the end of its clause, where that is near. */
function wholeName(text: string, end: number): number {
  const more = /^(?:\s\p{Script=Arabic}+){1,2}(?=[،,.])/u.exec(text.slice(end))?.[0] ?? ''
  return end + more.length
}

const NAME = String.raw`\p{Lu}[\p{L}’'-]+(?:\s(?:(?:van|von|der|den|de|da|di|del|della|du|la|le)\s)?\p{Lu}[\p{L}’'-]+)*`
/** A name behind a small word that says whose, up to where its clause ends; two that are joined have one word each at least. */
const NAMED = new RegExp(
  `(?<=\\s(?:of|von|de|di|van|af|av)\\s)(?:${NAME}\\s(?:and|&|und|et|y|e|en|och|og)\\s${NAME}|\\p{Lu}[\\p{L}’'-]+\\s${NAME})(?=[,.;!]|\\s(?:on|ein|am|le|el|que|che|,)\\s|\\s?$)`,
  'u',
)

/** Lines of two who are given to each other, around the word between them. */
export function joinedTo(words: Phrase): readonly Phrase[] | undefined {
  const found = /^(.+?)\s(and|&|und|et|y|e|en|och|og|to|mit|avec|con|إلى)\s(.+)$/u.exec(words.text)
  if (!found || !/^[\p{Lu}\p{Lo}]/u.test(found[1] ?? '') || !/^[\p{Lu}\p{Lo}]/u.test(found[3] ?? ''))
    return undefined
  const [, one = '', by = ''] = found
  const at = one.length + 1
  return [
    trim(cut(words, 0, one.length)),
    trim(cut(words, at, at + by.length)),
    trim(cut(words, at + by.length)),
  ]
}
