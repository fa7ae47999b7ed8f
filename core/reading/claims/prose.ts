import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { readLabelled, segmentsOf } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, piecesAt, type Stretch, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Meaning } from '../reading.ts'
import { type Role, ruleOf } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { DateValue, FoundValue, TimeValue, Value } from '../values/value.ts'
import { isWeekday } from '../facts/weekdays.ts'
import type { Concept } from '../words/en.ts'
import { giftClaims, giftLines, giftThing } from './gifts.ts'
import { honouredIn, honouredInText } from './honours.ts'
import { placeClaims, placeUnder } from './places.ts'
import { seatClaims } from './seats.ts'
import { isStreet, parties } from './candidate.ts'
import { type ProseClaim, toldClaim } from './told-claim.ts'
import { travelClaims } from './travellers.ts'
import { requestClaims, wishClaims } from './wishes.ts'

/** Letters up to which a text is read sentence by sentence: a note, a mail; not an article. */
const LONGEST = 6000

/**
 * Roles told in sentences: a value of the right type after words that name it (`gates open 2pm`, `row H, seat 14`,
 * `section is GENERAL`), and where nothing names it the only value of its type (`Sat 6 Feb 2027`). The words stay in
 * their sentence; the format may also lay them out as facts.
 */
export function* proseClaims(
  blocks: readonly Paragraph[],
  roles: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  // A sentence has no picture, whatever file it names.
  const taken = roles.filter(role => role !== 'image' && role !== 'logo')
  const phrases = blocks.map(({ children }) => toPhrase(children))
  if (phrases.reduce((sum, { text }) => sum + text.length, 0) > LONGEST) return
  const sentences = phrases
    .flatMap(phrase => sentencesOf(phrase, context))
    .map(sentence => ({ sentence, found: findValues(sentence.text, context.lang) }))
  const days = daysIn(sentences.flatMap(({ found }) => found))
  const lines = phrases.flatMap(phrase => split(phrase, /\n+/g)).map(trim)
  // What is given comes before what somebody says: of two roles for the same words the first is drawn.
  yield* giftThing(lines, taken, context)
  for (const [at, { sentence, found }] of sentences.entries()) {
    for (const value of found) yield* ofValue(sentence, { ...value, days }, taken, context)
    yield* ofHour(sentence, found, taken, context)
    yield* ofLabel(sentence, taken, context)
    yield* ofWords(sentence, taken, context)
    yield* ofNames(sentence, taken, context)
    yield* ofCodes(sentence, taken, context)
    yield* placeClaims(sentence, found, taken, context)
    yield* placeUnder(sentences[at - 1]?.found ?? [], sentence, taken, context)
    yield* seatClaims(sentence, taken, context)
    yield* giftClaims(sentence, taken, context)
    yield* honouredIn(sentence, taken, context)
    yield* travelClaims(sentence, found, taken, context)
    yield* wishClaims(sentence, taken, context)
  }
  yield* giftLines(lines, taken, context)
  yield* requestClaims(blocks, taken, context)
  yield* honouredInText(phrases, taken, context)
}

/** How many days a text speaks of, but for those until which something lasts. */
function daysIn(found: readonly FoundValue[]): number {
  const days = found.flatMap(({ value }) =>
    value.type === 'date' && value.bound === undefined ? [value.from] : [],
  )
  return new Set(days).size
}

/** Ends of a sentence: a full stop before a capital, but not that of an initial or a short title: `D. Chow`, `Dr. Adeyemi`, `ul. Długa`. */
const stops =
  /(?<=[.!?。！？])(?<!(?<!\p{L})(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|Sr|Fr|Hr|Nr|No|Mme|Tel|ul|al|pl|av|nr|no|tel)\.)\s+(?=\p{Lu}|\p{Lo})|\n+/gu

/** Sentences and the clauses that commas divide are tried by the words before each value, so only full stops matter here. */
export function sentencesOf(phrase: Phrase, { lang }: Pick<Context, 'lang'>): readonly Phrase[] {
  const found = findValues(phrase.text, lang)
  const stretches: Stretch[] = []
  let open = 0
  let next = 0
  for (const { 0: stop, index } of phrase.text.matchAll(stops)) {
    while (next < found.length && (found[next] as FoundValue).end <= index) next++
    // `am 19. Juni` goes on.
    if ((found[next]?.start ?? index) < index) continue
    stretches.push([open, index])
    open = index + stop.length
  }
  return piecesAt(phrase, [...stretches, [open, phrase.text.length]])
}

/** A value in its sentence, with the stretches of it that a role may have: so that no two roles have the same words. */
interface Stretches {
  readonly whole: Phrase
  /** Of a day with its hour the one and the other. */
  readonly day?: Phrase
  readonly hour?: Phrase
  /** Of a span of days its beginning and its end. */
  readonly from?: Phrase
  readonly to?: Phrase
}

function* ofValue(
  sentence: Phrase,
  { value, start, end, days }: FoundValue & { readonly days: number },
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const before = cuesBefore(sentence.text.slice(0, start), context)
  const after = cuesAfter(sentence.text.slice(end), context)
  const stretches = stretchesOf(trim(cut(sentence, start, end)), value, context)
  for (const role of taken) {
    const { concepts, types } = ruleOf(role)
    if (role === 'price' && value.type === 'money' && isOfDraw(sentence.text)) continue
    // In a sentence a bare number counts something: `net 15` is no sum.
    if (!types.includes(value.type) || (value.type === 'number' && types.includes('money'))) continue
    const cue = bestCue(role, value, [...before, ...after])
    const rank = cue ? concepts.indexOf(cue.concept) : 0
    const isBegin = role === 'validFrom' && stretches.from !== undefined
    // Of two days that no word calls an end, one may be the beginning.
    const isOnly = value.type !== 'date' || days < (ends.has(role) ? 2 : MANY)
    const isAlone = isBegin || (isOnly && alone[role]?.includes(value.type) && !isVague(value))
    const weight = cue ? 0.62 * cue.weight - rank * 0.06 : isAlone ? 0.43 : 0
    if (weight === 0 || isOtherBound(role, value)) continue
    const because = cue ? `in a sentence: ${cue.because}` : `the copy says no other ${value.type}`
    const called = cue?.name === undefined ? {} : { called: phraseOf(capitalised(cue.name)) }
    yield toldClaim(role, stretchFor(role, stretches, value), value, { weight, because, context, ...called })
  }
}

/** Words for a draw, or for what is given back: what a ticket of it costs is no price of what the copy is about. */
const DRAW =
  /(?<!\p{L})(?:raffle|tombola|lottery|prize draw|deposit|late fee|losowanie|loteria|fant\p{L}*|kaucja|verlosung|pfand|kaution|mahngebühr|loterie|tirage au sort|caution|consigne|sorteo|rifa|fianza|lotteria|sottoscrizione a premi|cauzione|sorteio|caução|loterij|verloting|borg|lotteri\p{L}*|lodtrækning|utlodning|pant|arpajaiset|slosování|çekiliş)(?!\p{L})/iu

function isOfDraw(sentence: string): boolean {
  return DRAW.test(sentence)
}

/** Days from which a text is a story of many and none of them is its own. */
const MANY = 3

/** A year or a month by itself is told of the past and not of an occasion: `open since 1894`, `we began in January`. */
function isVague(value: Value): boolean {
  return value.type === 'date' && (/^(?:\d{4}s?|--\d\d)$/.test(value.from) || value.ongoing === true)
}

/** What words beside a value may name, with these words. */
interface Cue extends Meaning {
  readonly name?: string
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Of the names around a value the one that is the role's own, the nearest first. */
function bestCue(role: Role, value: Value, named: readonly Cue[]): Cue | undefined {
  const { concepts } = ruleOf(role)
  const [own, next] = concepts
  return boundCue(value, concepts) ?? named.find(({ concept }) => concept === own || concept === next)
}

/** `until 3 May` names its role by itself. */
function boundCue(value: Value, concepts: readonly Concept[]): Meaning | undefined {
  const bound = 'bound' in value ? value.bound : undefined
  const concept = bound === 'until' ? 'validThrough' : 'validFrom'
  if (bound === undefined || value.type !== 'date' || !concepts.includes(concept)) return undefined
  return { concept, weight: 0.95, because: `it says ${bound}` }
}

/** `until 3 May` is an end only, `from 3 May` none. */
function isOtherBound(role: Role, value: Value): boolean {
  const bound = 'bound' in value ? value.bound : undefined
  return (bound === 'until' && !ends.has(role)) || (bound === 'from' && ends.has(role))
}

/** Roles that are the end of a span of days. */
const ends: ReadonlySet<Role> = new Set<Role>(['validThrough', 'endDate', 'paymentDueDate'])

function stretchesOf(phrase: Phrase, value: Value, { lang }: Context): Stretches {
  if (value.type !== 'date') return { whole: phrase }
  const whole = value.spoken ? phrase : withoutWord(phrase, lang)
  if (value.time !== undefined) {
    const [day, hour] = divide(phrase, lang, 'time') ?? []
    return { whole, ...(day && { day }), ...(hour && { hour }) }
  }
  const [from, to] = (value.to !== undefined && divide(phrase, lang, 'date')) || []
  return { whole, ...(from && { from }), ...(to && { to }) }
}

/** The stretch of a value that a role has. A till's or a register's stamp is a day with its hour. */
function stretchFor(role: Role, { whole, day, hour, from, to }: Stretches, value: Value): Phrase {
  if (value.type !== 'date' || role === 'dateTime') return whole
  if (value.time !== undefined) return (ruleOf(role).types[0] === 'time' ? hour : day) ?? whole
  if (ends.has(role)) return to ?? whole
  return (role === 'validFrom' ? from : undefined) ?? whole
}

/** The hour of an occasion: behind its day, in the same sentence. */
function* ofHour(
  sentence: Phrase,
  found: readonly FoundValue[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('time') || !taken.includes('startDate')) return
  const at = found.findIndex(({ value }) => value.type === 'date')
  const { value: day, start, end } = found[at] ?? {}
  if (day?.type !== 'date' || start === undefined || end === undefined) return
  const reason = { weight: 0.44, because: 'the hour behind the day', context }
  if (day.time !== undefined) {
    const { hour } = stretchesOf(trim(cut(sentence, start, end)), day, context)
    if (hour) yield toldClaim('time', hourIn(hour, day, context), undefined, reason)
    return
  }
  const next = found[at + 1]
  if (next?.value.type !== 'time') return
  const words = trim(cut(sentence, next.start, next.end))
  yield toldClaim('time', hourIn(words, next.value, context), next.value, reason)
}

/** An hour without the small word before it: `um 15 Uhr` is no rough guess, as `um 1870` is one. */
function hourIn(words: Phrase, { approximate }: DateValue | TimeValue, { lang }: Context): Phrase {
  const small = approximate ? undefined : /^\p{Ll}{1,4}\s+(?=\p{N})/u.exec(words.text)?.[0]
  return small ? cut(words, small.length) : withoutWord(words, lang)
}

/** A phrase in two at a place where the words before are a date and those after it are of a type. */
function divide(phrase: Phrase, lang: string, type: 'date' | 'time'): readonly [Phrase, Phrase] | undefined {
  for (const match of phrase.text.matchAll(/[\s,–—-]+/gu)) {
    const before = withoutWord(trim(cut(phrase, 0, match.index)), lang)
    const after = withoutWord(trim(cut(phrase, match.index + match[0].length)), lang)
    const first = readValue(before.text, lang)
    if (first?.type !== 'date' || first.time !== undefined || first.to !== undefined) continue
    if (readValue(after.text, lang)?.type === type) return [before, after]
  }
  return undefined
}

/** Small words in front of a value that are part of what it says: `um 1870`, `early May`, `half past five`. */
const telling = /\b(?:half|quarter|um|circa|about|around|early|late|mid)\b/

/** A date or a time without the small words before it: `until 3 May`, `at half past five`, `avant le 4 avril`. */
function withoutWord(phrase: Phrase, lang: string): Phrase {
  const words =
    /^(?!a\s+(?:half|quarter)\s)(?:\p{Ll}[\p{Ll}.'’]{0,8}\s+){1,3}?(?=\S*[\p{N}\p{Lu}]|(?:a|half|quarter)\s)/u.exec(
      phrase.text,
    )?.[0] ?? ''
  if (words === '' || telling.test(words)) return phrase
  const day = words.split(/\s+/).find(word => isWeekday(word, lang))
  return cut(phrase, day === undefined ? words.length : words.indexOf(day))
}

/** Roles that a value of these types may be where no words name one. */
export const alone: Partial<Record<Role, readonly Value['type'][]>> = {
  startDate: ['date'],
  dateTime: ['date'],
  issueDate: ['date'],
  validThrough: ['date'],
  departureDate: ['date'],
  price: ['money'],
  value: ['money'],
  dateIssued: ['date'],
  flightNumber: ['flight'],
  seatNumber: ['seat'],
  code: ['code'],
}

/** Words between a name and its value: `doors at 7`, `price is only £5`, `valid from the 1st`. */
const BETWEEN = 3
/** Words of the longest name that is looked for in a sentence. */
const NAME = 4

/** What the last words before a value may name, the nearest and longest first; names that end before other words weigh less. */
function cuesBefore(before: string, { lexicon }: Context): readonly Cue[] {
  // A name that a comma or a stroke ends belongs to what stands before it: `60 in total, of which 20 …`.
  const clause =
    before
      .replace(/[,;]\s*$/u, '')
      .split(/[,;]\s|\s[/·|•]\s/u)
      .at(-1) ?? ''
  const words = clause.match(/[\p{L}\p{M}\p{N}'’.-]+/gu)?.slice(-(BETWEEN + NAME)) ?? []
  const cues: Cue[] = []
  for (let skip = 0; skip <= Math.min(BETWEEN, words.length - 1); skip++) {
    for (let length = NAME; length >= 1; length--) {
      const end = words.length - skip
      if (end - length < 0) continue
      const name = words.slice(end - length, end).join(' ')
      if (length === 1 && name.length < 3) continue
      cues.push(
        ...lexicon(name)
          .filter(({ weight }) => weight > 0.9)
          .map(meaning => ({ ...meaning, name, weight: meaning.weight - skip * 0.08 })),
      )
    }
  }
  return cues
}

/** What the words right behind an amount may name, up to the end of the clause: `£60 all in`, `€ 40 te betalen`. */
function cuesAfter(after: string, { lexicon }: Context): readonly Meaning[] {
  const clause = /^[^\S\n]*([^.,;:!?()\n–—]*)/u.exec(after)?.[1] ?? ''
  const words = clause.match(/[\p{L}\p{M}'’-]+/gu)?.slice(0, NAME) ?? []
  return [3, 2, 1]
    .filter(length => length <= words.length)
    .map(length => words.slice(0, length).join(' '))
    .filter(name => name.length > 2)
    .flatMap(name => lexicon(name).filter(({ weight, concept }) => weight > 0.85 && summed.has(concept)))
    .map(meaning => ({
      ...meaning,
      concept: meaning.concept === 'totalWords' ? 'total' : meaning.concept,
      weight: meaning.weight * 0.85,
    }))
}

/** What an amount may be called behind it. */
const summed: ReadonlySet<Concept> = new Set<Concept>(['total', 'totalWords', 'due', 'paid', 'subtotal'])

/** A labelled piece of a line that is none as a whole: `Table 12   Server: Lefteris`; or a line whose value stands in a column of its own. */
function* ofLabel(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  const isInColumns = readLabelled(sentence)?.sign === 'tab'
  for (const segment of isInColumns ? [sentence] : segmentsOf(sentence)) {
    const labelled = readLabelled(segment)
    if (!labelled || labelled.sign === 'bold' || labelled.value.text.length > LABELLED) continue
    // `Booked by` is more than `by`: the longest name that is known is meant.
    const [known = { name: '', meanings: [] }] = endsOf(labelled.label.text)
      .map(name => ({ name, meanings: context.lexicon(name).filter(({ weight }) => weight > 0.9) }))
      .filter(({ meanings: found }) => found.length > 0)
    const { meanings, name } = known
    for (const role of taken) {
      const { concepts, types } = ruleOf(role)
      const cue = meanings.find(({ concept }) => concept === concepts[0])
      const isTyped = role === 'code' && TYPED_WORD.test(labelled.value.text)
      if (!cue || (types.length > 0 && !isTyped)) continue
      // `Workshop: 7 bis, rue du Port, 29200 Brest` is where somebody works.
      if (parties.has(role) && isStreet(labelled.value.text)) continue
      yield toldClaim(role, labelled.value, undefined, {
        weight: 0.56 * cue.weight,
        because: cue.because,
        context,
        called: cut(labelled.label, labelled.label.text.length - name.length),
      })
    }
  }
}

/** What is typed at a till is one word in capitals: `HARVEST`. */
const TYPED_WORD = /^[\p{Lu}\p{N}][\p{Lu}\p{N}-]{2,23}$/u

/** Words and their last ones: what stands before a label in its line is not told apart from it. */
function endsOf(text: string): readonly string[] {
  const words = text.split(/\s+/)
  return words.slice(-NAME).map((_, at, last) => last.slice(at).join(' '))
}

/** Letters of a value behind a label within a line. */
const LABELLED = 60

/**
 * A name, a word such as `is`, and what it is, to the end of the clause: `Section is GENERAL`, `enter by the Blue Gate`.
 * What letters they begin with is asked afterwards: classes of letters in a long pattern take 20 ms to be compiled.
 */
const said =
  /(?:^|[.,;]\s*|\band\s+)([^\s\d.,;:!?()"“”][^\d.,;:!?()"“”\n]{2,30}?)\s+(?:is|are|=|:|est|ist|es|è|é|är|er|jest|je|on|the|le|la|der|die|das)\s+([^\s.,;!?][^.,;!?\n]{1,80})/gu

/** Letters of a word that only ties the next ones to others. */
const LITTLE = 4

function* ofWords(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  for (const match of sentence.text.matchAll(said)) {
    const [whole, name = '', value = ''] = match
    // `Von der Polka`, `By the sea` are no name with what it is.
    if (name.length <= LITTLE && /\s(?:the|le|la|der|die|das)\s/.test(whole.slice(0, -value.length))) continue
    if (!/^\p{L}[\p{L}\p{M}' -]+$/u.test(name) || !/^[\p{Lu}\p{N}\p{Lo}]/u.test(value)) continue
    const meanings = context.lexicon(name.trim()).filter(({ weight }) => weight > 0.9)
    for (const role of taken) {
      const { concepts, types } = ruleOf(role)
      const cue = meanings.find(({ concept }) => concept === concepts[0])
      if (!cue || types.length > 0) continue
      const at = match.index + whole.length - value.length
      const found = trim(cut(sentence, at, at + value.length))
      if (parties.has(role) && isStreet(found.text)) continue
      yield toldClaim(role, found, undefined, {
        weight: 0.5 * cue.weight,
        because: `in a sentence: ${cue.because}`,
        context,
        called: trim(
          cut(
            sentence,
            sentence.text.indexOf(name, match.index),
            sentence.text.indexOf(name, match.index) + name.length,
          ),
        ),
      })
    }
  }
}

/** A name and a short code right behind it: `Row H`, `Seat 14`, `No. 0042`, `code ➜ SPRING-5`. */
const coded =
  /(?<![\p{L}-])(?=(([Nn][.]?[°º]|№|\p{L}[\p{L}-]{1,20}(?: \p{L}{2,12})?)\.?\s+(?:[➜→➔=>:–-]+\s*)?([\p{Lu}\p{N}][\p{Lu}\p{N}-]{0,11})(?![\p{L}\p{N}])))/gu

const codes: ReadonlySet<Role> = new Set<Role>([
  'seatRow',
  'seatSection',
  'seatNumber',
  'seat',
  'gate',
  'terminal',
  'entrance',
  'boardingGroup',
  'sequenceNumber',
  'flightNumber',
  'code',
  'ticketNumber',
  'orderNumber',
  'reservationNumber',
  'serialNumber',
  'invoiceNumber',
  'reference',
  'receiptNumber',
  'identifier',
  'till',
])

function* ofNames(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  for (const { 1: whole = '', 2: name = '', 3: code = '', index } of sentence.text.matchAll(coded)) {
    const meanings = [name, name.split(' ').at(-1) ?? name]
      .flatMap(words => context.lexicon(words))
      .filter(({ weight }) => weight > 0.9)
    for (const role of taken) {
      const { concepts } = ruleOf(role)
      if (!codes.has(role) || isNoNumber(code, role) || isCount(sentence, index + whole.length, context))
        continue
      const cue = meanings.find(({ concept }) => concept === concepts[0])
      if (!cue) continue
      // Written in capitals the name is a part of the number: `JOB 1126`.
      const last = name.split(' ').at(-1) ?? name
      const isPart = role === 'reference' && last === last.toUpperCase()
      const found = cut(
        sentence,
        index + (isPart ? name.length - last.length : whole.length - code.length),
        index + whole.length,
      )
      const word = context.lexicon(name).length > 0 ? name : last
      const named = index + name.length
      yield toldClaim(role, found, undefined, {
        weight: 0.55 * cue.weight,
        because: `in a sentence: ${cue.because}`,
        context,
        ...(!isPart && { called: cut(sentence, named - word.length, named) }),
      })
    }
  }
}

/** Whether the number that ends at a place counts what stands behind it: `at the gate 20 minutes before`. */
function isCount({ text }: Phrase, end: number, { lang }: Context): boolean {
  return (
    /\d$/.test(text.slice(0, end)) &&
    /^\s\p{Ll}/u.test(text.slice(end)) &&
    findValues(text, lang).some(
      ({ value, start, end: last }) => value.type === 'quantity' && start < end && last > end,
    )
  )
}

/** Numbers that have figures: a seat, a flight or a booking may be letters. */
const figured: ReadonlySet<Role> = new Set<Role>([
  'invoiceNumber',
  'receiptNumber',
  'orderNumber',
  'ticketNumber',
])

/** Words in capitals behind the name of a number, and the country before a number: `RECEIPT FOLLOWS`, `VAT no. GB 455`. */
function isNoNumber(code: string, role: Role): boolean {
  return figured.has(role) ? !/\d/.test(code) : role.endsWith('Number') && /^\p{Lu}{4,}$/u.test(code)
}

/** Capitals and figures in one word, or capitals tied by a hyphen: `HALF3`, `TEN-OFF`. */
const token =
  /(?<![\p{L}\p{N}@#./-])(?=[\p{Lu}\p{N}-]*\p{Lu}{2})(?=[\p{Lu}\p{N}-]*[\p{N}-])[\p{Lu}][\p{Lu}\p{N}]*(?:-[\p{Lu}\p{N}]+)*\p{N}+(?![\p{L}\p{N}-])/gu
/** Letters of a word that may be typed at a till. */
const TYPED = { least: 5, most: 24 } as const

/** Words of capitals and figures as they are typed at a till, and where they stand. */
export function typedIn(text: string): readonly RegExpExecArray[] {
  return [...text.matchAll(token)].filter(
    ({ 0: { length } }) => length >= TYPED.least && length <= TYPED.most,
  )
}

/** The only word of capitals and figures in what is redeemed with a code. */
function* ofCodes(sentence: Phrase, taken: readonly Role[], context: Context): Generator<ProseClaim> {
  if (!taken.includes('code')) return
  for (const { 0: word, index } of typedIn(sentence.text)) {
    yield toldClaim('code', cut(sentence, index, index + word.length), undefined, {
      weight: 0.44,
      because: 'capitals and figures in one word',
      context,
    })
  }
}
