import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { linesIn, readLabelled, segmentsOf } from '../facts/label.ts'
import { paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { plainText } from '../../source/text.ts'
import { isNameLike } from '../lines/letterhead.ts'
import type { Outline } from '../outline.ts'
import type { Role } from '../roles.ts'
import { readValue } from '../values/read-value.ts'
import { isDocumentName } from '../words/lexicon.ts'
import type { Fact } from '../reading.ts'
import { type Candidate, factClaim, wordsClaim } from './candidate.ts'
import { isFirmName } from './firms.ts'
import { toldClaim } from './told-claim.ts'

/** Claims of lines that say what they are without a label: a route by its arrow or the small word in it, whose a paper is by a name alone. */
export function* lineClaims(
  outline: Outline,
  running: readonly Paragraph[],
  facts: readonly Fact[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const lines = linesOf(running)
  if (taken.includes('departureAirport') && taken.includes('arrivalAirport')) {
    yield* routeClaims(outline, lines, context)
    yield* namedRoutes(facts)
    yield* endClaims(lines, context)
    if (!outline.title || isDocumentName(plainText(outline.title)))
      yield* carrierClaims(outline, facts, taken, context)
  }
  // What a copy without a heading opens with is its title.
  yield* bearerClaims(outline.title ? lines : lines.slice(1), taken, context)
}

/** From where to where: the places on both sides of an arrow, or codes of airports on both sides of a dash or a small word. */
const route =
  /^(?:(.{2,48}?)\s*(?:[-–—=]+>|[→⟶➜➔⇒➝✈⇢]\uFE0F?|\s>)\s*(.{2,48})|(.*\b[A-Z]{3}\b\)?)\s*(?:[–—-]|\s\p{Ll}{1,4}\s)\s*(.*\b[A-Z]{3}\b\)?))$/u

interface Route {
  readonly from: Phrase
  readonly to: Phrase
  /** When one leaves and is there, where the ends say so. */
  readonly times: { readonly departureTime?: Phrase; readonly arrivalTime?: Phrase }
  /** By a small word between two names. */
  readonly isTold?: boolean
}

/** Names of two places with a small word between them, at the start of a line: `Denver to Aspen, flight SW 512`. */
const told =
  /^(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2}) (?:to|nach|à|pour|a|para|naar|till|til|do|на) (\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})$/u

/** What opens a route that is told in words: `von Bremen (BRE) nach Oslo (OSL)`. */
export const opening: RegExp = /^(?:from|von|ab|de|du|da|van|vanuit|fra|från|z|ze|od|из|з)\s+(?=\p{Lu})/iu

function routeIn(whole: Phrase): Route | undefined {
  if (whole.text.length > ROUTE) return undefined
  const line = trim(cut(whole, opening.exec(whole.text)?.[0].length ?? 0))
  const signed = route.exec(line.text)
  const found = signed ?? told.exec(line.text)
  const [from, to] = [found?.[1] ?? found?.[3], found?.[2] ?? found?.[4]]
  if (from === undefined || to === undefined) return undefined
  const [departs, arrives] = [
    timeApart(cut(line, 0, from.length)),
    timeApart(cut(line, line.text.length - to.length)),
  ]
  if (!isPlace(departs.place.text) || !isPlace(arrives.place.text)) return undefined
  const times = {
    ...(departs.time && { departureTime: departs.time }),
    ...(arrives.time && { arrivalTime: arrives.time }),
  }
  return { from: departs.place, to: arrives.place, times, ...(!signed && { isTold: true }) }
}

/** The ends of a route that its author set apart from the small words around them: `From **Lagos, Jetty 2** to **Badagry**`. */
function endsApart({ nodes, text }: Phrase): Route | undefined {
  const pieces = nodes.filter(node => plainText(node).trim() !== '')
  const ends = pieces.filter(({ type }) => type === 'strong' || type === 'emphasis')
  const [from, to, ...others] = ends.map(end => toPhrase('children' in end ? end.children : []))
  const words = pieces.filter(piece => !ends.includes(piece)).map(piece => plainText(piece).trim())
  const isSmall = words.length > 0 && words.length <= 2 && words.every(word => SMALL.test(word))
  if (!from || !to || others.length > 0 || pieces.at(-1) !== ends[1] || !isSmall) return undefined
  const areNames = [from, to].every(end => /^[\p{Lu}\p{Lo}]/u.test(end.text))
  return areNames && text.length <= ROUTE ? { from, to, times: {} } : undefined
}

/** What stands before an end of a route, or between both. */
const SMALL = /^(?:\p{L}{1,5}:?|[-–—=]*>|[→⟶➜➔⇒–—])$/u

/** An end and the time that stands behind or before it: `Lyon Part-Dieu 07:12`, `7.05 Wels Hbf`. */
function timeApart(end: Phrase): { readonly place: Phrase; readonly time?: Phrase } {
  const [, , behind] = /^(.*\p{L}\S*)\s+(\d{1,2}[:.h]\d\d)$/su.exec(end.text) ?? []
  if (behind !== undefined) {
    const at = end.text.length - behind.length
    return { place: trim(cut(end, 0, at)), time: cut(end, at) }
  }
  const before = /^\d{1,2}[:.h]\d\d(?=\s)/u.exec(end.text)?.[0].length ?? 0
  if (before === 0) return { place: end }
  return { place: trim(cut(end, before)), time: cut(end, 0, before) }
}

/** Letters of a line that may be a route. */
const ROUTE = 110

/** A place in few words: a number or a sign between words is more than that. */
function isPlace(text: string): boolean {
  return (
    /^[\p{Lu}\p{Lo}]/u.test(text) && !/\d|[:;!?=>→]|\.\s/u.test(text) && text.split(/\s+/).length <= PLACE
  )
}

/** Words of a place: `San José (SJO)`, `Paris Gare de Lyon`. */
const PLACE = 5

/** More than any claim on a heading as a title: a route names nothing. */
const SURE = 1.5

/** A heading that is nothing but a route is taken for it, as is a line in capitals that was read as one; in a line of text the words stay. */
function* routeClaims(
  { title, parts }: Outline,
  lines: readonly Phrase[],
  context: Context,
): Generator<Candidate> {
  const because = 'from one place to another'
  for (const heading of [title, ...parts.map(part => part.heading)]) {
    const own = heading && routeIn(trim(toPhrase(heading.children)))
    // A small word between two names is drawn by no arrow: `Ferry to Ærø`.
    if (!heading || !own || own.isTold) continue
    const claim = { weight: SURE, because, source: heading }
    yield { ...wordsClaim('departureAirport', own.from, []), ...claim, piece: heading }
    yield { ...wordsClaim('arrivalAirport', own.to, []), ...claim, piece: own.to }
    return
  }
  for (const own of lines.flatMap(routesIn)) {
    yield toldClaim('departureAirport', own.from, undefined, { weight: 0.65, because, context })
    yield toldClaim('arrivalAirport', own.to, undefined, { weight: 0.65, because, context })
    for (const [role, time] of Object.entries(own.times))
      yield toldClaim(role as Role, time, undefined, { weight: 0.6, because: 'the time of an end', context })
  }
}

/** The route that a line is by its ends, or those of its pieces. */
function routesIn(line: Phrase): readonly Route[] {
  const whole = endsApart(line)
  if (whole) return [whole]
  return segmentsOf(line).flatMap(piece => routeIn(trim(cut(piece, 0, /,\s/.exec(piece.text)?.index))) ?? [])
}

/** A fact whose value goes on with a route, as two: `Trip: VG 07, Ohrid → Struga`. */
export function withRouteApart(fact: Fact): readonly Fact[] {
  const [block, ...more] = fact.blocks
  if (block?.type !== 'paragraph' || more.length > 0 || !/[>→⟶➜➔⇒]/u.test(fact.text)) return [fact]
  const value = trim(toPhrase(block.children))
  const divider = /,\s+|\s·\s+/u.exec(value.text)
  const behind = divider ? trim(cut(value, divider.index + divider[0].length)) : undefined
  if (!divider || !behind || !routeIn(behind)) return [fact]
  const own = trim(cut(value, 0, divider.index))
  const rest = { text: behind.text, blocks: [paragraphOf(behind)], label: phraseOf(''), meanings: [] }
  return [
    { ...fact, text: own.text, blocks: [paragraphOf(own)] },
    { ...fact, ...rest, written: false },
  ]
}

/** A route behind a label of its own: `Route: Bergen (BGO) → Kirkwall (KOI)`. */
function* namedRoutes(facts: readonly Fact[]): Generator<Candidate> {
  for (const fact of facts) {
    const [block] = fact.blocks
    const own = block?.type === 'paragraph' && routeIn(trim(toPhrase(block.children)))
    if (!own) continue
    const { label, written, source } = fact
    const claim = { weight: SURE, because: 'from one place to another', ...(source && { source }) }
    yield { ...wordsClaim('departureAirport', own.from, []), ...claim, label, written, piece: fact }
    yield { ...wordsClaim('arrivalAirport', own.to, []), ...claim, piece: own.to }
  }
}

/** Two lines under each other, each of which opens with the name of its end: `FROM Porto`, `TO Lisbon`. */
function* endClaims(lines: readonly Phrase[], context: Context): Generator<Candidate> {
  for (const [at, line] of lines.entries()) {
    const from = endIn(line, 'departureAirport', context)
    const to = endIn(lines[at + 1], 'arrivalAirport', context)
    if (!from || !to) continue
    const reason = { weight: 0.6, because: 'where from over where to', context }
    yield toldClaim('departureAirport', from, undefined, reason)
    yield toldClaim('arrivalAirport', to, undefined, reason)
    return
  }
}

/** The words behind the name of an end that a short line opens with. */
function endIn(
  line: Phrase | undefined,
  role: 'departureAirport' | 'arrivalAirport',
  { lexicon }: Context,
): Phrase | undefined {
  if (line === undefined || line.text.length > END || /[.!?]$/.test(line.text)) return undefined
  const [opening, name] = /^(\p{L}+)\s+(?=\S)/u.exec(line.text) ?? []
  if (opening === undefined || name === undefined) return undefined
  return lexicon(name).some(({ concept }) => concept === role) ? cut(line, opening.length) : undefined
}

/** Letters of a line that names one end. */
const END = 48

/** Labelled lines below a name from which on that is whose paper it is. */
const FACTS = 4

/** Lines in which a pass says who carries and in what. */
const OPENING = 3

/** Who carries somebody: the name that opens a pass of labelled lines, by itself or over what the paper is called. */
function* carrierClaims(
  { head: [first] }: Outline,
  facts: readonly Fact[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  if (first?.type !== 'paragraph' || !taken.includes('airline') || facts.length < FACTS) return
  const reason = { weight: 0.5, because: 'the name over a pass', context }
  // Over labelled lines it is one of their block.
  const [own] = facts.filter(({ source }) => source === first)
  if (own?.label.text === '' && isNameLike(own.text, context))
    yield factClaim(own, { ...reason, role: 'airline', stays: false })
  if (own) return
  const lines = linesIn(first.children).map(trim)
  const names = lines.filter(({ text }) => !isDocumentName(text))
  const [name] = names
  const isName = name && lines.length <= OPENING && isNameLike(name.text, context)
  if (!isName || readLabelled(name) || readValue(name.text, context.lang)) return
  yield toldClaim('airline', name, undefined, reason)
}

/** Roles that are one person, whose name may stand alone in a line. */
const bearers: readonly Role[] = ['passengerName', 'holder', 'recipient']

/** The only line that is a person's name and nothing else. */
function* bearerClaims(
  lines: readonly Phrase[],
  taken: readonly Role[],
  context: Context,
): Generator<Candidate> {
  const ticketed = lines.find(({ text }) => TICKETED.test(text))
  if (ticketed && taken.includes('passengerName'))
    yield toldClaim('passengerName', ticketed, undefined, {
      weight: 0.5,
      because: 'a name as airlines write it',
      context,
    })
  const names = lines.filter(line => isPersonAlone(line, context))
  const [name, ...others] = names
  if (!name || others.length > 0) return
  if (isHouse(name.text)) {
    if (taken.includes('issuer') && taken.includes('recipient'))
      yield toldClaim('issuer', name, undefined, { weight: 0.45, because: 'a name in capitals', context })
    return
  }
  // On a ticket a name alone is a house or who plays; only a form of address says that it is who holds it.
  const isSomebody = readValue(name.text, context.lang)?.type === 'person'
  for (const role of bearers.filter(one => taken.includes(one) && (one !== 'holder' || isSomebody)))
    yield toldClaim(role, name, undefined, { weight: 0.45, because: 'a name alone in its line', context })
}

/** Whether a name has words in capitals beside others, as houses write theirs with their place: `KILN YARD Leith`. */
function isHouse(name: string): boolean {
  const words = name.split(/\s+/u)
  return /^\p{Lu}{3,}(?:\s|$)/u.test(name) && words.some(word => /^\p{Lu}\p{Ll}{2,}$/u.test(word))
}

/** A family's name and one's own, as airlines write them: `TANAKA/HIROSHI MR`. */
const TICKETED = /^\p{Lu}[\p{L}'’-]+\s?\/\s?\p{Lu}[\p{L}'’.-]+(?:\s\p{Lu}[\p{L}.]{0,8}){0,2}$/u

/** Whether a line is the name of a person and nothing else. */
export function isPersonAlone(line: Phrase, context: Context): boolean {
  const words = line.text.split(/\s+/)
  const isCapitalised = words.every(word =>
    /^(?:["“„«(]?\p{Lu}[\p{L}'’-]*\.?["”“»)]?|\p{Ll}{1,3})$/u.test(word),
  )
  const [first = '', last = ''] = [words[0], words.at(-1)]
  return (
    words.length > 1 &&
    words.length <= PERSON &&
    isCapitalised &&
    /^\p{Lu}/u.test(first) &&
    /^\p{Lu}/u.test(last) &&
    isNameLike(line.text, context) &&
    !isEnsemble(line.text) &&
    readLabelled(line) === undefined &&
    !isFirmName(line.text, context) &&
    // With a form of address a name is a person by value: `Herrn Emil Quint`.
    ['person', undefined].includes(readValue(line.text, context.lang)?.type)
  )
}

/** Whether a line names those who play or sing together, who are no holder of anything: `Quartetto Malipiero`. */
export function isEnsemble(text: string): boolean {
  return ENSEMBLE.test(text)
}

const ENSEMBLE =
  /(?:^|[^\p{L}])(?:trios?|duos?|\p{L}*(?:quart[eé]tt?\p{L}{0,2}|quint[eé]tt?\p{L}{0,2}|sext[eé]tt?\p{L}{0,2}|oct[eé]tt?\p{L}{0,2})|kwartet|kwintet|cuarteto|quatuors?|ensemble|\p{L}*(?:orchest\p{L}+|orkest\p{L}*|orquesta)|\p{L}*(?:philharmoni\p{L}*|filarm[oó]nic\p{L}|filharmoni\p{L}*)|sinf[oó]nic\p{L}|consort|\p{L}*(?:chor|choir|koor|kapelle)|coro|coral|chorale|chœur|ch[óo]r|kör|kapela|zespół|conjunto|grupo|band|banda|players|singers|хор|оркестр|квартет|ансамбль)(?=[^\p{L}]|$)|(?:[剧劇乐樂]团|[剧劇乐樂]團|合唱[团團]|舞[团團]|[剧劇]社|[乐樂][队隊])$/iu

/** Words of a name: `María del Carmen Ruiz`. */
const PERSON = 4

function linesOf(running: readonly Paragraph[]): readonly Phrase[] {
  return running.flatMap(({ children }) => linesIn(children)).map(trim)
}
