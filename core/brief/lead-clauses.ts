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
    .map(sentence => sentence.replace(/\([^()]*\)/gu, inside => inside.replace(/[:,–—]/g, ' ')))
    .filter(sentence => sentence.length <= LONGEST)
    .flatMap(sentence => leadsIn(sentence.split(DIVIDED).map(part => ` ${part}`.replace(REASON, '').trim())))
    .slice(0, MOST)
}

/** Letters of the longest sentence that says what matters, and clauses that do: of more none would be the one. */
const LONGEST = 600
const MOST = 16

/** Where a sentence goes on to something else; a figure has its own signs. */
const DIVIDED =
  /[:,](?=\s|$)|\s[–—-]\s|(?<=[\p{L})])[–—]\s|[，：،]|,(?=\p{Script=Han})|\s(?=so (?:the|that|please|make|put|keep)|but )/u

/** A reason is no wish. */
const REASON =
  /\s(?:because|since (?:we|it|they|people|the)|as (?:we|it|they|people)|weil|denn|da (?:sie|wir|es)|parce|car (?:il|elle|nous|on|les?|la|c'est|c’est)|puisque|porque|ya que|pues|perché|poiché|pois|omdat|eftersom|för att|därför|bo|ponieważ|gdyż|protože|çünkü|бо|тому що|оскільки|потому что|koska|mert)\s.*$/iu

function leadsIn(parts: readonly string[]): readonly LeadClause[] {
  const marks = parts.map(part => markOf(part.toLowerCase().replaceAll('’', "'")))
  return parts.flatMap((phrase, at): readonly LeadClause[] => {
    const mark = marks[at]
    const [before, after] = [at - 1, at + 1].map(other => (marks[other] ? undefined : parts[other]))
    if (!mark) {
      const isNext = THEN.test(phrase) && marks.slice(0, at).some(Boolean)
      return isNext ? [{ phrase, rank: 'second', subjects: [phrase.replace(THEN, ' ')], around: [] }] : []
    }
    if (mark.denied && !mark.isSure) return []
    const text = phrase.toLowerCase().replaceAll('’', "'")
    const own = ownPart(text, mark.words)
    const whole = phrase.slice(own.from, own.to)
    const found = subjectOf(whole, mark.words)
    const isCut = own.from > 0 && !isTelling(found.subject)
    // `the fee is the point and must jump out`
    const { subject, isBehind } = isCut ? subjectOf(phrase.slice(0, own.from), mark.words) : found
    const isBack = before !== undefined && refersBack.test(text)
    const isLed = after !== undefined && !isTelling(subject)
    const isForward = isBehind || isLed
    const beside = listedFrom(parts, marks, isForward ? at + 1 : at - 1, isForward ? 1 : -1)
    // Of a list the last one is joined to the others.
    const last = ` ${(isForward ? beside.at(-1) : subject) ?? ''} `
    const listed = new RegExp(joint, 'iu').test(last) ? beside : []
    const behind = isBehind
      ? ''
      : whole.slice(text.indexOf(mark.words, own.from) - own.from + mark.words.length)
    const subjects = isBack ? [before, subject] : isLed ? [after] : [subject, behind].filter(isTelling)
    const around = [whole.replace(withoutCase(mark.words), ' '), before, after].flatMap(part => part ?? [])
    const lead = { phrase, rank: mark.rank, subjects, around }
    const others = isBack ? [] : listed.filter(part => !subjects.includes(part))
    return [lead, ...others.map(part => ({ phrase: part, rank: mark.rank, subjects: [part], around: [] }))]
  })
}

/** What comes behind what comes first. */
const THEN =
  /^(?:and )?(?:then|followed by|after that|next|dann|danach|puis|ensuite|suivie?s? d[eu]|luego|después|seguid[oa]s? de|poi|dopo|seguit[oa] da|depois|dan|daarna|gevolgd door|potem|następnie|sedan|därefter|sonra|ardından|потім|далі|затем)(?!\p{L})|^(?:次に|続いて|然后|然後|其次|再来|그다음|다음으로|ثم|फिर)/iu

/** What only goes with a thing. */
const BESIDE =
  /^(?:and )?(?:with|without|in|on|at|for|no|not|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder|med|utan|z|bez|ile|з|без|مع|بدون)(?!\p{L})/iu

/** Words of what is listed beside a thing. */
const LISTED = 5

/** `the rent, the term and the deposit`: what goes on before or behind a thing without saying anything of itself. */
function listedFrom(
  parts: readonly string[],
  marks: readonly (Mark | undefined)[],
  from: number,
  step: 1 | -1,
): readonly string[] {
  const found: string[] = []
  for (let at = from; parts[at] && !marks[at]; at += step) {
    const part = parts[at] as string
    const isShort = part.split(/\s+/).length <= LISTED * (new RegExp(joint, 'u').test(part) ? 2 : 1)
    if (!isShort || ASKED.test(part.toLowerCase()) || THEN.test(part) || BESIDE.test(part)) break
    found.push(part)
  }
  return found
}

/** What a clause is about: what stands before its verb, else what stands behind the words that say that it matters. */
function subjectOf(clause: string, mark: string): { readonly subject: string; readonly isBehind: boolean } {
  const small = clause.toLowerCase()
  const at = small.replaceAll('’', "'").indexOf(mark)
  const order = ORDER.exec(small)
  const ordered = order ? clause.slice(order.index + order[0].length, Math.max(at, 0)) : ''
  if (order && order.index + order[0].length < at && isTelling(ordered))
    return { subject: ordered, isBehind: false }
  const verbs = [...small.matchAll(new RegExp(ASKED, 'gu'))].filter(({ index }) => index < at)
  const before = at < 0 ? clause : clause.slice(0, verbs.at(-1)?.index ?? at)
  const isBehind = !isTelling(before)
  const own = isBehind ? clause.slice(at + mark.length) : before
  return { subject: /[\p{L}\p{N}]/u.test(own) ? own : clause.replace(withoutCase(mark), ' '), isBehind }
}

function isTelling(words: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(words.replace(EMPTY, ' '))
}

/** Words before a verb that name nothing. */
const EMPTY =
  /(?<!\p{L})(?:the|it|they|this|that|what|we|you|people|everyone|everybody|anyone|visitors|guests|readers|customers|make|put|and|but|so|please|man|das|es|sie|on|il|ce|le|la|lo|el|que|o|a|het|dat|det|man|to|це|bu|з|щоб)(?!\p{L})/giu

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
