/** Finds the clauses of a brief that say that one thing of the copy is to be met before the others, and what each says it of. */
import type { Rank } from './design.ts'
import { joint, leadMarks, markDenied, refersBack } from './words/lead-marks.ts'

/** A clause that says so. */
export interface LeadClause {
  /** As it is written. */
  readonly phrase: string
  readonly rank: Exclude<Rank, 'last'>
  /** What it says so of, the likeliest first: names are looked for in these alone. */
  readonly subjects: readonly string[]
  /** All else that it says, and what the clauses beside it do. */
  readonly around: readonly string[]
}

/** The clauses of a brief that say what matters most. */
export function leadClausesIn(brief: string): readonly LeadClause[] {
  return brief
    .split(/[.!?](?=\s|$)|[;\n。！？؟।；]/u)
    .flatMap(sentence => leadsIn(sentence.split(DIVIDED).map(part => ` ${part}`.replace(REASON, '').trim())))
}

/** Where a sentence goes on to something else; a figure has its own signs. */
const DIVIDED =
  /[:,()](?=\s|$)|(?<=[\p{L})])\s?[–—]\s?|\s-\s|[，：،]|,(?=\p{Script=Han})|\s(?=so (?:the|that|please|make|put|keep)|but )/u

/** A reason is no wish. */
const REASON =
  /\s(?:because|since (?:we|it|they|people|the)|as (?:we|it|they|people)|weil|denn|da (?:sie|wir|es)|parce|car (?:il|elle|nous|on|les?|la|c'est|c’est)|puisque|porque|ya que|pues|perché|poiché|pois|omdat|eftersom|för att|därför|bo|ponieważ|gdyż|protože|çünkü|бо|тому що|оскільки|потому что|koska|mert)\s.*$/iu

function leadsIn(parts: readonly string[]): readonly LeadClause[] {
  return parts.flatMap((phrase, at): readonly LeadClause[] => {
    const text = phrase.toLowerCase().replaceAll('’', "'")
    const mark = markOf(text)
    if (!mark || (mark.denied && !mark.isSure)) return []
    const own = ownPart(text, mark.words)
    const whole = phrase.slice(own.from, own.to)
    const subject = subjectOf(whole, mark.words)
    const [before, after] = [parts[at - 1], parts[at + 1]]
    const isSaid = (part: string | undefined): part is string =>
      part !== undefined && !markOf(part.toLowerCase())
    const isBack = isSaid(before) && (refersBack.test(subject.toLowerCase()) || refersBack.test(text))
    const isBare = !/[\p{L}\p{N}]{2}/u.test(subject.replace(EMPTY, ' '))
    const isLed = isSaid(after) && isBare
    const subjects = isBack ? [before, subject] : isLed ? [after] : [subject]
    return [
      {
        phrase,
        rank: mark.rank,
        subjects,
        around: [whole.replace(withoutCase(mark.words), ' '), before, after].filter(part => isSaid(part)),
      },
    ]
  })
}

/** What a clause is about: what stands before its verb, else what stands behind the words that say that it matters. */
function subjectOf(clause: string, mark: string): string {
  const small = clause.toLowerCase()
  const at = small.replaceAll('’', "'").indexOf(mark)
  const order = ORDER.exec(small)
  if (order && order.index + order[0].length < at) {
    const ordered = clause.slice(order.index + order[0].length, at)
    if (/[\p{L}\p{N}]{2}/u.test(ordered.replace(EMPTY, ' '))) return ordered
  }
  const verb = ASKED.exec(small)
  const before = verb && verb.index < at ? clause.slice(0, verb.index) : clause.slice(0, at)
  const behind = clause.slice(at + mark.length)
  const own = /[\p{L}\p{N}]{2}/u.test(before.replace(EMPTY, ' ')) ? before : behind
  return /[\p{L}\p{N}]/u.test(own) ? own : clause.replace(withoutCase(mark), ' ')
}

/** Words before a verb that name nothing. */
const EMPTY =
  /(?<!\p{L})(?:the|it|they|this|that|what|we|you|people|everyone|visitors|guests|readers|customers|make|put|and|but|so|please|man|das|es|sie|on|il|ce|le|la|lo|el|que|o|a|het|dat|det|man|to|це|bu|з|щоб)(?!\p{L})/giu

interface Mark {
  readonly rank: LeadClause['rank']
  readonly words: string
  readonly denied: boolean
  /** It has its own `not`. */
  readonly isSure: boolean
}

function markOf(text: string): Mark | undefined {
  for (const rank of ['first', 'second'] as const) {
    const found = leadMarks[rank].exec(text)
    if (!found) continue
    const denied = markDenied.test(text.slice(0, found.index))
    return {
      rank,
      words: found[0],
      denied,
      isSure: /(?:^|\s)(?:not|n't|never|nobody|no ?one)|n't/.test(found[0]),
    }
  }
  return undefined
}

function withoutCase(words: string): RegExp {
  return new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'iu')
}

/** `the map should be large and the gap should hit you`: what is said of the one is not said of the other. */
function ownPart(text: string, mark: string): { readonly from: number; readonly to: number } {
  const at = text.indexOf(mark)
  let [from, to] = [0, text.length]
  for (const found of text.matchAll(new RegExp(joint, 'gu'))) {
    const end = found.index + found[0].length
    if (end <= at && ASKED.test(text.slice(from, found.index))) from = end
    else if (found.index >= at + mark.length && ASKED.test(text.slice(end))) to = Math.min(to, found.index)
  }
  return { from, to }
}

/** What somebody is to do with a thing. */
const ORDER =
  /(?<!\p{L})(?:make|put|keep|leave|give|let|show|set|have|don't hide|do not hide|lass(?:t|en)?|macht?|mach|gebt|stellt?|mettez|mets|laissez|faites|donnez|pon(?:gan|ed)?|deja|dejad|haz|hagan|metti|mettete|lascia(?:te)?|põe|ponha|deixa|deixe|zet|maak|geef|laat|gör|låt|sätt|ge|zrób(?:cie)?|daj(?:cie)?|zostaw|зробіть|залиште|дайте|сделайте)(?!\p{L})/u

const ASKED =
  /(?<!\p{L})(?:should|must|needs?|has to|have to|can|may|is|are|make|put|keep|leave|give|soll|sollen|muss|müssen|darf|mag|ist|sind|doit|doivent|est|sont|debe|deben|tiene que|es|son|deve|devono|devem|tem que|é|são|moet|moeten|mag|mogen|ska|måste|får|ma|mają|jest|niech|olsun|має|мають|нехай)(?!\p{L})/u
