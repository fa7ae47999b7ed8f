import { isCondition } from '../../lines/conditions.ts'
import { cut, trim } from '../../../core/reading/facts/phrase.ts'
import { placeOfWords, writtenInOne } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { wordsOf } from '../../../core/source/text.ts'
import { type Hour, hoursOf } from '../cards/invitation-hours.tsx'
import { coupleIn, NAME } from '../cards/invitation-names.tsx'
import type { Ranks } from '../leads/ranked-lines.ts'
import { type Occasion, occasionsIn, rosterIn } from '../../lines/occasions.ts'
import type { Line, Stanza } from '../../lines/stanzas.ts'

/** Lines of one manner under the lead, with the line that names them. */
export interface Part {
  /** `found`: from afar; `reach`: how to answer; `credit`: who paid or organised; `said`: all else. */
  readonly manner: 'found' | 'reach' | 'said' | 'credit'
  readonly caption?: Line
  readonly lines: readonly Line[]
  /** The brief ranks it next to what leads. */
  readonly ranked?: true
  /** It stands in one stanza with the part before it. */
  readonly goesOn?: true
  /** What is on when and where, where the lines say it of several. */
  readonly occasions?: readonly Occasion[]
  /** What is on at which hour, where each line says one. */
  readonly hours?: readonly Hour[]
}

/** A sheet of bare lines in the order of its author. */
export interface Bill {
  readonly over: readonly Stanza[]
  /** What is set largest. */
  readonly lead: readonly Line[]
  /** What follows it in its stanza. */
  readonly under: readonly Line[]
  readonly parts: readonly Part[]
}

/** What a sheet is led by. */
export interface Led {
  readonly reading: Reading
  readonly ranks: Ranks
  /** Two names that are joined lead before a title, and so does a name that stands out. */
  readonly couples: boolean
  /** The brief wants names seen first. */
  readonly names?: boolean
}

/** Stanzas with the line that leads them chosen: what the brief ranks first, a couple, else what is most like a title. */
export function billOf(stanzas: readonly Stanza[], led: Led): Bill | undefined {
  const flat = stanzas.flatMap((stanza, at) => stanza.lines.map(line => ({ line, stanza, at })))
  const [from, to] = leadIn(flat, led) ?? []
  if (from === undefined || to === undefined) return undefined
  const last = flat[to - 1]
  const left = (lines: readonly { readonly line: Line; readonly stanza: Stanza }[]): readonly Stanza[] =>
    stanzas.flatMap(stanza => {
      const own = lines.filter(one => one.stanza === stanza).map(({ line }) => line)
      return own.length === 0 ? [] : [{ ...stanza, lines: own }]
    })
  const behind = flat.slice(to)
  // A heading of its own, or the lines of a paragraph that a paste cut off from its first, say more of the lead.
  const isOwn = (stanza: Stanza): boolean =>
    stanza === last?.stanza || (stanza === behind[0]?.stanza && continues(stanza, last?.stanza))
  const end = behind.findIndex(({ line, stanza }) => !isOwn(stanza) || line.tells.size > 0)
  const under = end < 0 ? behind : behind.slice(0, end)
  const lines = flat.slice(from, to).map(({ line }) => line)
  const { before, lead, after } = rankedApart(lines, led)
  const opening = flat[from]?.stanza
  return {
    over: [...left(flat.slice(0, from)), ...(before && opening ? [{ ...opening, lines: [before] }] : [])],
    lead: namesApart(lead, led),
    under: [...(after ? [after] : []), ...under.map(({ line }) => line)],
    parts: withDay(partsOf(left(behind.slice(under.length)), led), led),
  }
}

/** A day, and no hour with what is on then. */
const DAY = { letters: 44, hour: /^\d{1,2}\s?(?:[:.h]\s?\d\d|h\b|uhr|[ap]m)/iu } as const

/** On a wall the first line that is a day stands next to the lead, apart from what follows it, where the brief ranks nothing so. */
function withDay(parts: readonly Part[], { couples }: Led): readonly Part[] {
  const [first, ...others] = parts
  const [day, ...more] = first?.lines ?? []
  const isDay =
    day?.tells.has('when') &&
    /\d/.test(day.words.text) &&
    day.words.text.length <= DAY.letters &&
    !DAY.hour.test(day.words.text)
  if (
    couples ||
    !first ||
    !day ||
    !isDay ||
    first.caption ||
    first.occasions ||
    parts.some(({ ranked }) => ranked)
  )
    return parts
  // Of days in a row each has its own.
  if (more[0]?.tells.has('when') && /^\p{L}/u.test(more[0].words.text)) return parts
  const rest = more.length > 0 ? [{ ...first, lines: more, goesOn: true as const }] : []
  return [{ ...first, lines: [day], ranked: true }, ...rest, ...others]
}

/** Share of a line that is ranked first from which on it leads whole. */
const WHOLE = 0.8

/** `Night of stew and fiddles`: of a line that is ranked in part that part leads, and the rest of it stands around. */
function rankedApart(
  lines: readonly Line[],
  { ranks }: Led,
): { readonly before?: Line; readonly lead: readonly Line[]; readonly after?: Line } {
  const [only, ...others] = lines
  if (!only || others.length > 0) return { lead: lines }
  const { words } = only
  const places = [
    ...ranks.flatMap(([ranked, rank]) => (rank === 'first' ? [placeOfWords(words.text, ranked)] : [])),
    nameAsked(words.text),
  ]
  for (const place of places) {
    if (!place) continue
    const { from, to } = writtenInOne(words.text, place)
    if ((to - from) / words.text.length >= WHOLE) continue
    const [before, after] = [trim(cut(words, 0, from)), trim(cut(words, to))]
    return {
      lead: [{ ...only, words: trim(cut(words, from, to)) }],
      ...(before.text !== '' && { before: { ...only, words: before } }),
      ...(after.text !== '' && { after: { ...only, words: after } }),
    }
  }
  return { lead: lines }
}

/** Two names in one line stand above each other around what joins them. */
function namesApart(lines: readonly Line[], { couples }: Led): readonly Line[] {
  const [only, ...others] = lines
  const names = couples && others.length === 0 ? coupleIn(only?.words) : undefined
  return only && names ? names.map(words => ({ ...only, words })) : lines
}

/** Whether a stanza says more of the heading before it. */
function continues({ depth, lines, listed }: Stanza, before: Stanza | undefined): boolean {
  if (before?.depth === undefined || listed) return false
  return depth === undefined
    ? lines.length <= 2 && lines.every(isShort)
    : depth > before.depth && lines.every(isShort)
}

/** Letters of a line that says more of a lead. */
const MORE = 90

function isShort({ words: { text } }: Line): boolean {
  return text.length <= MORE && !CAPTION.sign.test(text)
}

type Placed = { readonly line: Line; readonly stanza: Stanza; readonly at: number }

/** Letters of a line that may lead, and of lines in capitals that lead together. */
const LONGEST = { lead: 60, heading: 110, together: 48 }

/** Where the lines that lead begin and end. */
function leadIn(flat: readonly Placed[], led: Led): readonly [from: number, to: number] | undefined {
  const told = flat.findIndex(({ line }) => line.leads)
  if (told >= 0) return [told, flat.findLastIndex(({ line }) => line.leads) + 1]
  const person = led.couples ? flat.findIndex(({ line }) => isPerson(line)) : -1
  if (led.names && person >= 0) return [person, person + 1]
  const ranked = flat.findIndex(({ line }) => isRankedFirst(line, led.ranks))
  if (ranked >= 0) return [ranked, ranked + 1]
  // What is ranked within a sentence leads a sheet of another kind.
  if (led.ranks.some(one => one[1] === 'first' || isWithin(flat, one))) return undefined
  const couple = led.couples ? coupleOver(flat) : undefined
  if (couple) return couple
  if (isTitleWithin(flat, led.reading)) return undefined
  const worths = flat.map((one, at) => worthOf(one, { before: flat[at - 1], behind: flat[at + 1] }, led))
  const best = worths.indexOf(Math.max(...worths))
  const line = flat[best]?.line
  if (line === undefined || line.words.text.length > LONGEST.heading) return undefined
  return isCapital(line) ? runOfCapitals(flat, best) : [best, best + 1]
}

/** Whether the title is what a label names, or a sentence: no line of its own that could lead. */
function isTitleWithin(flat: readonly Placed[], { roles: { title } }: Reading): boolean {
  if (title === undefined) return false
  const words = wordsOf(title.text)
  const own = flat.find(({ line }) => wordsOf(line.words.text) === words)
  return own === undefined
    ? flat.some(({ line }) => wordsOf(line.words.text).includes(words))
    : own.line.words.text.length > LONGEST.lead
}

function isRankedFirst({ words: { text } }: Line, ranks: Ranks): boolean {
  return (
    text.length <= LONGEST.together &&
    ranks.some(([words, rank]) => {
      const place = rank === 'first' ? placeOfWords(text, words) : undefined
      return place !== undefined && (place.to - place.from) * 2 >= text.length
    })
  )
}

/** Whether what is ranked stands in sentences alone. */
function isWithin(flat: readonly Placed[], [words, rank]: Ranks[number]): boolean {
  const holding = flat.filter(({ line }) => placeOfWords(line.words.text, words) !== undefined)
  return (
    rank === 'second' &&
    holding.length > 0 &&
    holding.every(({ line }) => line.words.text.length > FOUND.letters)
  )
}

/** What joins two names on lines of their own. */
const JOINS = /^(?:weds|&|\+|♥|❤️?|and|und|mit|et|y|con|e|ed|i|oraz|ve|og|och|en|și|és|и|та|й|と)$/iu

/** Names on three lines around what joins them, else on one line or two. */
function coupleOver(flat: readonly Placed[]): readonly [number, number] | undefined {
  const at = flat.findIndex(
    ({ line }, index) =>
      JOINS.test(line.words.text) && isName(flat[index - 1]?.line) && isName(flat[index + 1]?.line),
  )
  if (at > 0) return [at - 1, at + 2]
  const worths = flat.map(({ line, stanza }, index) => {
    if (stanza.lines.length > 1 || !coupleIn(line.words)) return 0
    // Who asks has names too.
    const asks = ASKS.test(flat[index + 1]?.line.words.text ?? '')
    return (
      3 + (stanza.depth === undefined ? 0 : 2) + (isCapital(line) || line.strong ? 1 : 0) - (asks ? 2 : 0)
    )
  })
  const most = Math.max(...worths)
  const alone = worths.indexOf(most)
  return most > 0 ? [alone, alone + 1] : undefined
}

function isName(line: Line | undefined): boolean {
  return line !== undefined && NAME.test(line.words.text)
}

/** Whether a line in strong type is the name of somebody, first and last, and tells nothing else. */
function isPerson(line: Line): boolean {
  const { text } = line.words
  return line.strong && line.tells.size === 0 && isName(line) && PERSON.test(text) && !PRESENTS.test(text)
}

/** Two or three words in small letters but their first. */
const PERSON = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?:\s\p{Lu}[\p{L}’'.-]*){1,2}$/u

/** All letters of a line that knows capitals are such. */
export function isCapital({ words: { text } }: Line): boolean {
  return /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text)
}

/** The lines in capitals around one, which its author wrote as one. */
function runOfCapitals(flat: readonly Placed[], at: number): readonly [number, number] {
  const { stanza } = flat[at] as Placed
  let [from, to] = [at, at + 1]
  const isOne = (place: number): boolean => {
    const one = flat[place]
    return one !== undefined && one.stanza === stanza && isCapital(one.line) && one.line.tells.size === 0
  }
  const letters = (): number =>
    flat.slice(from, to).reduce((sum, { line }) => sum + line.words.text.length, 0)
  while (isOne(to) && letters() + (flat[to]?.line.words.text.length ?? 0) <= LONGEST.together) to++
  while (isOne(from - 1) && letters() + (flat[from - 1]?.line.words.text.length ?? 0) <= LONGEST.together)
    from--
  return [from, to]
}

/** That guests are asked: what follows is what for. */
const ASKS =
  /invit|einlad|l[aä]d(?:t|en)\b|join us|request|pleasure|honou?r|convi(?:d|te)|zapras|uitnodig|bjud|приглаш|запрош|davet|招待|案内/iu
/** Who presents something is no title of it. */
const PRESENTS =
  /(?:chor|verein|museum|gemeinde|theater|schule|feuerwehr|kapelle|koor|kör)\b|\b(?:choir|coro|coral|chorale|chœur|ch[óo]r|хор|banda|фонд|school|museum|museo|musée|club|council|society|association|orchestra|ensemble|church|parish|trust|comit[éeè]|asociaci[oó]n|associa\p{L}+|stowarzyszenie|parafia|presents?|pr[aä]sentiert|présente|presenta|zaprasza)\b/iu

/** How a game ended: what everybody looks for. */
const SCORE = /^\d{1,3}\s?[-–—:]\s?\d{1,3}$/u

/** God is named before all else, and is no title: `بسم الله`, `॥ श्री गणेशाय नमः ॥`, `In Gottes Namen`, `בס״ד`. */
const BLESSES =
  /^[\s॥|*]*(?:ب[اإ]?سم\s+الله|بسم\s+الل[ہه]|الحمد\s+لله|بعون\s+الله|بس["״]?ד|בס["״']?ד|ב["״']ה|בעזרת\s+ה|ॐ|ੴ|ओम|(?:॥\s*)?श्री\s+गणेश|786$|bismilla|om\s+(?:shr[ie]{1,2}|sri)\b|shr[ie]{1,2}\s+ganesh|in the name of (?:god|allah|the father)|with the (?:grace|blessings?) of (?:god|allah)|(?:in|im) (?:gottes namen|namen gottes)|mit gottes (?:hilfe|segen)|au nom de dieu|en el nombre de dios|con la bendición de dios|nel nome di (?:dio|gesù)|em nome de deus|com a (?:graça|bênção) de deus|allah['’]?[ıi]n ad[ıi]yla|w imi[ęe] (?:bo[żz]e|ojca)|во имя|за божим)/iu

/** Somebody is asked to something in the same words, where a language says so in one: `تدعوكم لحفل`, `מזמינים אתכם לטקס`. */
const ASKS_TO = /(?:^|\s)(?:[تينو]?دعو(?:ت)?ك[مم]?\p{L}*|ندعو\p{L}*|بدعوت\p{L}*|دعوة|מזמינ\p{L}*)\s+\p{L}+/u

/** Somebody is asked to what is that of those in the next line: `להזמינכם לחתונה של`, `to the wedding of`. */
const ASKS_WHOSE = /(?:^|\s)(?:של|of|von|de|di|du|van|af|av)$/u

/** What a line that asks calls by its name, in quotation marks. */
function nameAsked(text: string): { readonly from: number; readonly to: number } | undefined {
  const name = /[«“„"「『]([^«»“”„"「」『』]{2,28})[»”“"」』]/u.exec(text)
  if (!name || !(ASKS.test(text) || ASKS_TO.test(text))) return undefined
  return { from: name.index, to: name.index + name[0].length }
}

/** Whether a copy has a title further down: it opens with a blessing, or calls by its name what guests are asked to. */
export function isTitledWithin(stanzas: readonly Stanza[] = []): boolean {
  const texts = stanzas.flatMap(({ lines }) => lines.map(({ words }) => words.text))
  return BLESSES.test(texts[0] ?? '') || texts.some(text => nameAsked(text) !== undefined)
}

/** How much a saying is like a title. */
const QUOTED = 4

/** Whether a line is words in quotation marks, over a line that says behind a dash whose they are. */
function isQuoted({ words: { text } }: Line, behind: Line | undefined): boolean {
  return (
    /^["„“«「『].*[.!?…]?["“”»」』][.!?]?$/u.test(text) &&
    text.length <= LONGEST.heading &&
    behind !== undefined &&
    /^[–—-]\s?\p{L}/u.test(behind.words.text)
  )
}

/** Words from which on an opening line that has the word for a place is an event there: `Open Day at Wharf Street Library`. */
const EVENT = 4

/** Whether a line alone at the head says what is on as well as where. */
function isEvent({ words: { text }, tells }: Line, { lines }: Stanza, at: number): boolean {
  const isWhere = tells.size === 1 && tells.has('where')
  return (
    at === 0 && lines.length === 1 && isWhere && !/[,\d]/.test(text) && text.split(/\s+/u).length >= EVENT
  )
}

interface Around {
  readonly before: Placed | undefined
  readonly behind: Placed | undefined
}

/** How much a line is like a title. */
function worthOf(
  { line, stanza, at }: Placed,
  { before, behind }: Around,
  { reading, couples }: Led,
): number {
  const { text } = line.words
  if (BLESSES.test(text)) return -Infinity
  // What somebody said leads, and not who said it.
  if (isQuoted(line, behind?.line)) return QUOTED - at * 0.3
  if (before && isQuoted(before.line, line)) return -Infinity
  const title = reading.roles.title?.text
  const follows = before !== undefined && ASKS.test(before.line.words.text)
  const isWhose = before !== undefined && ASKS_WHOSE.test(before.line.words.text)
  return (
    (SCORE.test(text) ? 9 : 0) +
    (isCapital(line) ? 3 : 0) +
    // Of a paste, lines in capitals were made headings of.
    (stanza.depth === undefined || isCapital(line) ? 0 : Math.max(6 - stanza.depth * 2, 0) + 1) +
    (line.strong && stanza.depth === undefined ? 1 : 0) +
    // Whose day it is stands out under what it is for.
    (couples && stanza.depth === undefined && isPerson(line) ? 2.5 : 0) +
    (title !== undefined && wordsOf(title) === wordsOf(text) ? 1.5 : 0) +
    (follows && text.length <= LONGEST.together ? 2.5 : 0) +
    (isWhose && text.length <= LONGEST.together ? 6 : 0) +
    (nameAsked(text) ? 4 : 0) -
    // Whoever asks stands before that.
    (ASKS_TO.test(behind?.line.words.text ?? '') ? 2 : 0) +
    (stanza.lines[0] === line && stanza.lines.length > 1 ? 0.5 : 0) -
    (line.tells.size > 0 && !isEvent(line, stanza, at) ? 3 : 0) -
    (/[:：]$/u.test(text) ? 3 : 0) -
    (ASKS.test(text) && !isCapital(line) && !nameAsked(text) ? 2 : 0) -
    (/^[|([{॥"„“«].*[|)\]}॥"“”»]$/u.test(text) ? 4 : 0) -
    (PRESENTS.test(text) ? 2 : 0) -
    (stanza.depth === 1 ? 0 : text.length > LONGEST.lead ? 9 : text.length > 40 ? 1 : 0) -
    (text.length < 3 ? 4 : 0) -
    at * 0.3
  )
}

// --- what stands under the lead

/** A line that names those under it: `Where?`, `bring your:`. */
const CAPTION = { letters: 26, sign: /[:：?？]$/u }

/** Who paid for it or organised it. */
const CREDIT =
  /^(?:\*?\s*)?(?:(?:kindly |generously )?(?:supported|sponsored|funded|organi[sz]ed|presented|hosted)\b|gef[öo]rdert|unterst[üu]tzt|veranstalt|mit (?:freundlicher )?unterst|organis[ée]|avec le soutien|soutenu|con il (?:sostegno|patrocinio|contributo)|organizza|organiza|con el apoyo|patrocin|com o apoio|apoio|gesteund|georganiseerd|met steun|organizator|wspar|dofinans|med st[öo]d|arrang|за підтримки|при поддержке|организ|destek|düzenle|主催|後援|協賛)/iu

/** Stanzas in manners; a short heading, or a short line with a colon or a question mark, names what follows it. */
function partsOf(stanzas: readonly Stanza[], led: Led): readonly Part[] {
  const parts: Part[] = []
  let named: Line | undefined
  for (const stanza of stanzas.flatMap((one, at) => withoutLeading(one, stanzas[at + 1]))) {
    const [first, ...others] = stanza.lines
    const opens = first !== undefined && isCaption(first, stanza)
    if (named && opens) parts.push({ manner: 'said', lines: [named] })
    const caption = opens ? first : named
    const lines = opens ? others : stanza.lines
    named = lines.length === 0 ? caption : undefined
    if (lines.length > 0) parts.push(...runsOf({ ...stanza, lines }, caption, led))
  }
  if (named) parts.push({ manner: 'said', lines: [named] })
  return parts
}

/** A stanza whose last line names the list below it, which stands apart from it. */
function withoutLeading(stanza: Stanza, next: Stanza | undefined): readonly Stanza[] {
  const { lines } = stanza
  const last = lines.at(-1)
  if (!last || lines.length < 2 || !next?.listed || !isCaption(last, stanza)) return [stanza]
  return [
    { ...stanza, lines: lines.slice(0, -1) },
    { ...stanza, lines: [last] },
  ]
}

function isCaption({ words: { text }, tells }: Line, { depth }: Stanza): boolean {
  if (text.length > CAPTION.letters) return false
  return depth === undefined ? CAPTION.sign.test(text) : tells.size === 0
}

/** The lines of a stanza in runs of one manner; what is named together stays together. */
function runsOf(stanza: Stanza, caption: Line | undefined, { ranks, reading }: Led): readonly Part[] {
  const { lines } = stanza
  const own = caption === undefined ? {} : { caption }
  const hours = hoursOf(lines.map(({ words }) => words))
  const isAsked = hours !== undefined && lines.some(line => isRanked(line, ranks))
  if (hours) return [{ manner: 'found', lines, hours, ...own, ...(isAsked && { ranked: true }) }]
  const occasions = occasionsIn(lines, reading.lang) ?? (caption === undefined ? rosterIn(lines) : undefined)
  if (occasions) return [{ manner: 'found', lines, occasions, ...own }]
  const manners = withVenue(
    stanza,
    lines.map((line, at) => (isUnderDay(lines, at) ? 'found' : mannerOf(line, stanza, ranks))),
  )
  // Entries of a list stay together, whatever hour one of them tells.
  const isList = stanza.listed && lines.length >= LISTED && !lines.some(line => isRanked(line, ranks))
  if (caption || isList) return [{ manner: together(manners), lines, ...own }]
  const runs: { manner: Part['manner']; lines: Line[] }[] = []
  for (const [at, line] of lines.entries()) {
    const manner = manners[at] ?? 'said'
    const last = runs.at(-1)
    if (last?.manner === manner) last.lines.push(line)
    else runs.push({ manner, lines: [line] })
  }
  return runs.map((run, at) => ({
    ...run,
    ...(at > 0 && { goesOn: true as const }),
    ...(run.lines.some(line => isRanked(line, ranks)) && { ranked: true as const }),
  }))
}

/** Whether a line is a name and nothing else right under the day: where it is. */
function isUnderDay(lines: readonly Line[], at: number): boolean {
  const [day, line] = [lines[at - 1], lines[at]]
  return (
    line?.tells.size === 0 &&
    day?.tells.has('when') === true &&
    /\d/.test(day.words.text) &&
    line.words.text.length <= VENUE &&
    /^\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'.-]+){1,4}$/u.test(line.words.text)
  )
}

/** Letters of the name of a place. */
const VENUE = 32

/** `The Boilerhouse` over `Canal Road, Newcastle`: of a place and its address the place is found from afar. */
function withVenue({ lines, listed, depth }: Stanza, manners: readonly Part['manner'][]) {
  const [name, address, ...others] = lines
  const isPair =
    !listed && depth === undefined && name !== undefined && address !== undefined && others.length === 0
  const isPlaced = isPair && name.tells.size === 0 && address.tells.has('where') && !address.tells.has('when')
  const isName = isPlaced && name.words.text.length <= VENUE && /^[\p{Lu}\p{Lo}\p{N}]/u.test(name.words.text)
  return isName && !address.strong ? (['found', 'said'] as const) : manners
}

/** Entries from which on they are a list. */
const LISTED = 3

function isRanked({ words: { text } }: Line, ranks: Ranks): boolean {
  // What is to be seen first and does not lead is next to what does.
  return ranks.some(([words, rank]) => rank !== 'last' && placeOfWords(text, words) !== undefined)
}

/** The manner of lines under one name: found where most of them are. */
function together(manners: readonly Part['manner'][]): Part['manner'] {
  const found = manners.filter(manner => manner === 'found').length
  return found * 2 >= manners.length ? 'found' : manners.includes('reach') ? 'reach' : 'said'
}

/** Letters of a line that is found from afar, of one cut out of a sentence, and lines of a stanza that says what it costs. */
const FOUND = { letters: 52, apart: 84, prices: 2 }

function mannerOf(line: Line, { lines, listed, depth }: Stanza, ranks: Ranks): Part['manner'] {
  const { tells, strong } = line
  const { text } = line.words
  if (CREDIT.test(text)) return 'credit'
  const isLong = text.length > (line.apart ? FOUND.apart : FOUND.letters)
  if (!isLong && isRanked(line, ranks)) return 'found'
  if (tells.has('reach')) return 'reach'
  const isSentence = !line.apart && /[.!。]$/u.test(text) && text.split(/\s+/u).length > 4
  if (isLong || isSentence) return 'said'
  if (depth !== undefined || (strong && !listed)) return 'found'
  // Beside what the brief ranks, what it costs is read near.
  const isFree = !ranks.some(([, rank]) => rank === 'second')
  const isPrice = isFree && tells.has('price') && lines.length <= FOUND.prices
  // `earplugs free at the bar`: a word for a place within what is told is the name of none.
  const isPlace = !listed && tells.has('where') && !/^\p{Ll}.*,/u.test(text)
  const isFound = tells.has('when') || isPlace || isPrice
  return isFound && !isCondition(line.words.text) ? 'found' : 'said'
}
