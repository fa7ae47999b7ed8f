/** Finds the clauses of a brief that say that one thing of the copy is to be met before the others, and what each says it of. */
import type { Rank } from './design.ts'
import { joint, leadHow, leadKept, leadMarks, markDenied, refersBack } from './words/lead-marks.ts'
import { slidesByNumber } from './words/slide-numbers.ts'
import { namedReader } from './words/told-first.ts'

/** A clause that says so. */
export interface LeadClause {
  /** As it is written. */
  readonly phrase: string
  readonly rank: Exclude<Rank, 'last'>
  /** What it says so of, the likeliest first, each with what is listed beside it: names are looked for in these alone. */
  readonly subjects: readonly (readonly string[])[]
  /** All else that it says, and what the clauses beside it do. */
  readonly around: readonly string[]
}

/** The clauses of a brief that say what matters most. */
export function leadClausesIn(brief: string): readonly LeadClause[] {
  return brief
    .split(/[.!?](?=\s|$)|[;\n。！？؟।；]/u)
    .map(sentence => sentence.replace(/\([^()]*\)/gu, inside => inside.replace(/[:,–—]/g, ' ')))
    .map(sentence => sentence.replace(slidesByNumber, numbers => numbers.replaceAll(',', TIE)))
    .filter(sentence => sentence.length <= LONGEST)
    .flatMap(sentence =>
      leadsIn(
        sentence
          .split(DIVIDED)
          .filter(part => !namedReader.test(part))
          .map(part => ` ${part}`.replace(REASON, '').trim()),
      ),
    )
    .slice(0, MOST)
    .map(clause => ({ ...clause, phrase: clause.phrase.replaceAll(TIE, ',') }))
}

/** Stands for a comma between numbers, which divides no clauses. */
const TIE = '\u2063'

/** Letters of the longest sentence that says what matters, and clauses that do: of more none would be the one. */
const LONGEST = 600
const MOST = 16

/** Words of the longest clause beside one that may tell what that is about. */
const NEAR = 10

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
      const rank = goesOnAs(phrase, marks.slice(0, at))
      const own = phrase.replace(THEN, ' ').replace(THEN_AT_END, ' ').replace(ALSO, ' ')
      return rank ? [{ phrase, rank, subjects: [[own]], around: [] }] : []
    }
    if (mark.isDenied || READS.test(phrase)) return []
    const text = phrase.toLowerCase().replaceAll('’', "'")
    const own = ownPart(text, mark.words)
    const whole = phrase.slice(own.from, own.to)
    const found = subjectOf(whole, mark.words)
    const isCut = own.from > 0 && !isTelling(found.subject)
    // `the fee is the point and must jump out`
    const { subject, isBehind } = isCut ? subjectOf(phrase.slice(0, own.from), mark.words) : found
    const back = () => [before ?? '', ...listedFrom(parts, marks, at - 2, -1)]
    const listed = (step: 1 | -1): readonly string[] => {
      const others = listedFrom(parts, marks, at + step, step)
      // Of a list the last one is joined to the others.
      return JOINED.test(` ${(step > 0 ? others.at(-1) : subject) ?? ''} `) ? others : []
    }
    const ahead = (text: string): readonly string[] => [text, ...listed(1)]
    const behind = isBehind
      ? ''
      : whole.slice(text.indexOf(mark.words, own.from) - own.from + mark.words.length)
    const isBack =
      before !== undefined && (refersBack.test(text) || (!isTelling(subject) && opensWithVerb(text, mark)))
    const isLed = after !== undefined && !isTelling(subject)
    const isEnd = before !== undefined && !isTelling(subject) && !isLed
    const subjects =
      isBack || isEnd
        ? [back(), [subject]]
        : isLed
          ? [[after, ...listedFrom(parts, marks, at + 2, 1)], [before ?? '']]
          : [isBehind ? ahead(subject) : [subject, ...listed(-1)], ahead(behind)]
    // A long clause beside it is about something else.
    const beside = [before, after].filter(part => part !== undefined && part.split(/\s+/).length <= NEAR)
    const around = [whole.replace(withoutCase(mark.words), ' '), ...beside].flatMap(part => part ?? [])
    const telling = subjects.filter(([first = '']) => isTelling(first))
    return [{ phrase, rank: mark.rank, subjects: telling, around }]
  })
}

/** The rank of what comes behind what comes first, or beside what is to be seen: `then the place`, `the place too`. */
function goesOnAs(phrase: string, before: readonly (Mark | undefined)[]): LeadClause['rank'] | undefined {
  const last = before.findLast(Boolean)
  if (!last || last.isDenied) return undefined
  if (THEN.test(phrase) || THEN_AT_END.test(phrase)) return 'second'
  return ALSO.test(phrase) ? last.rank : undefined
}

/** What is said so of stands in the clause before: `until when it is valid, nobody may overlook`. */
function opensWithVerb(text: string, { words }: Mark): boolean {
  const first = text.trimStart()
  return first.startsWith(words) || ASKED.exec(first)?.index === 0
}

const JOINED = new RegExp(joint, 'iu')

/** Who reads, and how, is no thing of what is read. */
const READS =
  /(?<!\p{L})(?:reads|liest|lit|lee|legge|lê|leest|läser|czyta|okur|читає|prints) (?:it|this|that|all|every\p{L}*|das|es|alles|ça|tout|sur|lo|todo|tutto|isto|tudo|het|dit|alles|det|allt|to|wszystko|bunu|це|все)(?!\p{L})/iu

/** What comes behind what comes first. */
const THEN =
  /^(?:and )?(?:then|followed by|after that|next|second(?:ly)?|dann|danach|an zweiter stelle|puis|ensuite|suivie?s? d[eu]|luego|después|lo segundo|seguid[oa]s? de|poi|dopo|seguit[oa] da|depois|dan|daarna|gevolgd door|potem|następnie|sedan|därefter|sonra|ardından|потім|далі|затем)(?!\p{L})|^(?:次に|続いて|然后|然後|其次|再来|그다음|다음으로|ثم|फिर)/iu

const THEN_AT_END =
  /(?<!\p{L})(?:next|second|right after(?: that)?|direkt danach|gleich danach|juste après|ensuite|justo después|enseguida|subito dopo|(?:logo )?a seguir|logo depois|direct daarna|direkt efter|zaraz po tym|hemen ardından|одразу після)[.\s]*$/iu

/** What comes with what was said before. */
const ALSO =
  /(?<!\p{L})(?:too|as well|likewise|ebenso|auch|genauso|aussi|également|también|anche|pure|também|ook|evenals|också|även|med(?=[.\s]*$)|också|także|również|też|też|také|теж|також|тоже)(?=\s|$)(?=[^,]{0,40}$)/iu

/** What only goes with a thing. */
const BESIDE =
  /^(?:and )?(?:with|without|in|on|at|for|no|not|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder|med|utan|z|bez|ile|з|без|مع|بدون)(?!\p{L})/iu

const GOES_ON = [THEN, THEN_AT_END, BESIDE]

/** What leads from a reason to what follows of it. */
const SO =
  /^(?:so|therefore|por isso|por eso|daher|deshalb|darum|donc|quindi|perciò|dus|därför|dlatego|тому) /iu

/** What has a look or a place of its own goes on with no list: `title huge, author small at the bottom`. */
const OWN_LOOK =
  /(?<!\p{L})(?:small\p{L}*|tiny|quiet\p{L}*|discreet\p{L}*|bottom|top|left|right|below|beneath|underneath|klein\p{L}*|dezent\p{L}*|unten|oben|links|rechts|darunter|petite?s?|discr[eè]te?s?|en bas|en haut|à gauche|à droite|dessous|pequeñ\p{L}*|abajo|arriba|debajo|piccol\p{L}*|in basso|in alto|sotto|pequen\p{L}*|em ?baixo|em cima|onderaan|bovenaan|eronder|mał[aey]\p{L}*|drobn\p{L}*|na dole|u góry|pod spodem|lite[nt]|små|nedtill|upptill|under|küçük|altta|üstte|дрібн\p{L}*|маленьк\p{L}*|внизу|вгорі)(?!\p{L})|小さ|下に|上に/iu

/** Words of what is listed beside a thing. */
const LISTED = 6

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
    const isShort =
      part.replace(SO, '').split(/\s+/).length <= LISTED * (new RegExp(joint, 'u').test(part) ? 2 : 1)
    const isSaid = ASKED.test(part.toLowerCase()) && !QUESTION.test(part)
    if (!isShort || isSaid || OWN_LOOK.test(part) || GOES_ON.some(one => one.test(part))) break
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
  const named = THE_THING.exec(small)?.index ?? at
  const end = Math.min(named, verbs.at(-1)?.index ?? at)
  const before = at < 0 ? clause : clause.slice(0, end)
  const isBehind = !isTelling(before)
  const own = isBehind ? clause.slice(at + mark.length) : before
  return { subject: /[\p{L}\p{N}]/u.test(own) ? own : clause.replace(withoutCase(mark), ' '), isBehind }
}

/** `the date must be the thing nobody can miss`. */
const THE_THING =
  / (?:must|should|has to|have to|needs? to|is to|is|are) (?:be )?(?:the|what) (?:(?:one|only|first) )?(?:things?|bits?|parts?|ones?)(?!\p{L})/u

function isTelling(words: string): boolean {
  return /[\p{L}\p{N}]{2}/u.test(words.toLowerCase().replace(leadHow, ' ').replace(EMPTY, ' '))
}

/** Words before a verb that name nothing. */
const EMPTY =
  /(?<!\p{L})(?:the|to|be|it|they|this|that|what|we|you|people|everyone|everybody|anyone|nobody|no one|if|only|just|they|visitors|guests|readers|customers|folk|need|want|i|make|put|and|but|so|please|sure|must|should|must be|dass|dat|que|qu|letters|buchstaben|lettern|lettres|letras|lettere|bokstäver|literami|літерами|harflerle|keiner|niemand|jeder|jede|alle|bitte|darf|soll|muss|tous?|personne|nadie|todos|hay|nessuno|tutti|ninguém|niemand|iedereen|moet|mag|ingen|alla|nikt|każdy|nesmí|nikdo|kimse|herkes|ніхто|усі|man|das|es|sie|on|il|ce|le|la|lo|el|que|o|a|het|dat|det|man|to|це|bu|з|щоб)(?!\p{L})/giu

interface Mark {
  readonly rank: LeadClause['rank']
  readonly words: string
  readonly isDenied: boolean
}

function markOf(text: string): Mark | undefined {
  const kept = leadKept.exec(text)
  for (const rank of ['first', 'second'] as const) {
    const found = leadMarks[rank].exec(text)
    if (found)
      return { rank, words: found[0], isDenied: !kept && markDenied.test(text.slice(0, found.index)) }
  }
  return kept ? { rank: 'second', words: kept[0], isDenied: false } : undefined
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
    const isAsked = QUESTION.test(text.slice(from, found.index))
    if (end <= at && !isAsked && ASKED.test(text.slice(from, found.index))) from = end
    else if (found.index >= at + mark.length && ASKED.test(text.slice(end))) to = Math.min(to, found.index)
  }
  return { from, to }
}

/** A question that stands for its answer has a verb of its own. */
const QUESTION =
  /^\s*(?:and |so )?(?:how (?:much|long)|what|when|where|(?:by|until) when|was|wann|wo|wie ?viel|bis wann|combien|quand|où|cuánto|cuándo|dónde|quanto|quando|dove|onde|(?:entro|fino a|até) quando|hoeveel|wanneer|waar|hur mycket|när|var|ile|kiedy|gdzie|kolik|kdy|kde|скільки|коли|де)(?!\p{L})/iu

/** What somebody is to do with a thing. */
const ORDER =
  /(?<!\p{L})(?:make|put|keep|leave|give|let|show|set|have(?! to)|need(?! to)|want|don't hide|do not hide|lass(?:t|en)?|macht?|mach|gebt|stellt?|mettez|mets|laissez|faites|donnez|pon(?:gan|ed)?|deja|dejad|haz|hagan|metti|mettete|lascia(?:te)?|põe|ponha|deixa|deixe|zet|maak|geef|laat|gör|låt|sätt|ge|zrób(?:cie)?|daj(?:cie)?|zostaw|зробіть|залиште|дайте|сделайте)(?!\p{L})/u

const ASKED =
  /(?<!\p{L})(?:should|must|(?<!\b(?:i|we|you) )needs?|has to|have to|had better|deserves?|gets?|can|may|is|are|make|put|keep|leave|give|soll|sollen|muss|müssen|darf|dürfen|mag|ist|sind|gehör(?:t|en)|bekommt|bekommen|kriegt|kriegen|verdient|verdienen|doit|doivent|(?:il )?faut|est|sont|debe|deben|tienen? que|hay que|es|son|deve|devono|devem|t[eê]m (?:que|de)|é|são|moet|moeten|mag|mogen|ska|måste|får|bör|skal|ma|mają|musi|muszą|musí|mají|jest|niech|olsun|має|мають|нехай)(?!\p{L})/u
