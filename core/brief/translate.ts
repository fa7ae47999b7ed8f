/** Turns the tokens of a brief in another language into English ones, so that one grammar and one lexicon read them all. */
import { isSlip } from '../source/near-name.ts'
import { looksAbroad, meaningAbroad, thingOfColor } from './color-words.ts'
import { andAbroad } from './words/colors-abroad.ts'
import { type Gloss, type Glossary, roleOf } from './glossary.ts'
import type { Token, TokenizedBrief } from './tokens.ts'
import { meaningOf } from './lexicon.ts'
import type { Meaning } from './meaning.ts'
import { COLORS_OF, mostlyCapitals } from './proper-names.ts'
import { thingCalled } from './words/drawings.ts'
import { AGAINST, clauseInEnglishOrder, type Unit } from './order-of-words.ts'
import { tellBriefLanguage } from './tell-brief-language.ts'
import { toSimplified } from './words/abroad/simplified.ts'

/**
 * The brief in English tokens, each at the place of the words that it was made of; as it is where the brief is English or in a
 * language without a list. A word without an English one is heard as a colour at most. Of a few words that could be of several
 * languages, those of the copy's are meant.
 */
export function toEnglish(brief: TokenizedBrief, copyLang?: string): TokenizedBrief {
  const glossary = tellBriefLanguage(brief, copyLang)
  const plain = withBlackAndWhite(brief.tokens)
  if (glossary === undefined) return plain === brief.tokens ? brief : { ...brief, tokens: plain }
  const spoken =
    glossary.language.lang === 'zh'
      ? plain.map(token => ({ ...token, text: toSimplified(token.text) }))
      : plain
  const clauses = clausesOf(readUnits(divided(spoken, glossary), glossary))
  const nounFirst = glossary.language.nounFirst ?? false
  const tokens = clauses.flatMap(clause => clauseInEnglishOrder(clause, nounFirst))
  return { ...brief, tokens, lang: glossary.language.lang }
}

/** `schwarz weiß`, `noir/blanc`, `bianco e nero`: the two side by side are no ground and no letters, in whatever language. */
function withBlackAndWhite(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at] as Token
    const isJoined = joining(tokens[at + 1])
    const second = tokens[at + (isJoined ? 2 : 1)]
    const isPair = second !== undefined && second.gap === 'none' && arePair(first, second, isJoined)
    if (!isPair) {
      all.push(first)
      continue
    }
    const said = { ...first, end: second.end, capital: false }
    const next = { ...said, gap: 'none' as const, hyphen: false, bracket: false, colon: false }
    all.push({ ...said, text: 'black' }, { ...next, text: 'and' }, { ...next, text: 'white' })
    at += isJoined ? 2 : 1
  }
  return all.every((token, at) => token === tokens[at]) ? tokens : all
}

function joining(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    token.gap === 'none' &&
    (/^(?:and|[/&+])$/.test(token.text) || andAbroad.has(token.text))
  )
}

/** Black before white, or joined to it in either order. English says it by itself. */
function arePair(first: Token, second: Token, isJoined: boolean): boolean {
  if (first.text === 'black' || second.text === 'black') return false
  const one = neutralOf(first)
  if (one === BLACK) return neutralOf(second) === WHITE
  return one === WHITE && (isJoined || second.hyphen) && neutralOf(second) === BLACK
}

const [BLACK, WHITE] = ['#111111', '#ffffff']

/** What is another English word where it stands alone. */
const BESIDE: Readonly<Record<string, string | undefined>> = { wit: WHITE, noir: BLACK }

function neutralOf({ kind, text }: Token): string | undefined {
  if (kind !== 'word') return undefined
  const meaning = meaningOf(text) ?? meaningAbroad(text)
  return BESIDE[text] ?? (meaning?.kind === 'color' ? (meaning.hex ?? undefined) : undefined)
}

/** The tokens as words of a language. */
function divided(tokens: readonly Token[], glossary: Glossary): readonly Token[] {
  const words = glossary.divide(withDecades(tokens))
  return glossary.language.lang === 'ja' ? withEras(words) : words
}

/** `昭和二十年`, `百周年`: a year of an emperor and a count of years are one word, and no look of those years. */
function withEras(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const before = all.at(-1)
    if (before && token.gap === 'none' && isOfEra(before.text, token.text))
      all[all.length - 1] = { ...before, text: before.text + token.text, end: token.end }
    else all.push(token)
  }
  return all
}

function isOfEra(before: string, text: string): boolean {
  if (/^(?:明治|大正|昭和|平成|令和)[元〇一二三四五六七八九十百\d]*$/.test(before))
    return /^[元〇一二三四五六七八九十百\d]+年?$/.test(text) || (text === '年' && before.length > 2)
  return /周$/.test(before) && text === '年'
}

/** `50-talet`, `1950er`, `80'ler`, `70年代`: a decade as English writes it. */
function withDecades(tokens: readonly Token[]): readonly Token[] {
  const all: Token[] = []
  for (const token of tokens) {
    const before = all.at(-1)
    const isDecade =
      before?.kind === 'number' &&
      /^(?:19|18)?[2-9]0$/.test(before.text) &&
      token.gap === 'none' &&
      DECADES.test(token.text)
    if (isDecade && before)
      all[all.length - 1] = { ...before, kind: 'word', text: `${before.text}s`, end: token.end }
    else all.push(token)
  }
  return all
}

const DECADES = /^(?:tal|talet|tals|er|ern|er jahre|х|ті|тих|ies|年代|ler|lar|lerden|luku|luvun)$/

function clausesOf(units: readonly Unit[]): readonly (readonly Unit[])[] {
  const clauses: Unit[][] = []
  for (const unit of units) {
    const current = clauses.at(-1)
    const first = unit.tokens[0]
    const ends = BUT.test(current?.at(-1)?.tokens.at(-1)?.text ?? '')
    const goesOn = first?.gap === 'none' && !first.bracket && !first.colon && !ends
    // `Fond dégradé ? Non merci.`
    if (current && (goesOn || (unit.behind && first?.gap === 'stop'))) current.push(unit)
    else clauses.push([unit])
  }
  return withListsSteered(clauses)
}

/** `둥근 글씨는 좋지만 이모지는 빼 주세요`: a verb of Korean that ends in `but`. */
const BUT = /\p{Script=Hangul}(?:지만|는데|으나)$/u

/** `gölge, degrade olmasın`: what steers a thing from behind steers the bare things before it that commas join to it. */
function withListsSteered(clauses: readonly (readonly Unit[])[]): readonly (readonly Unit[])[] {
  const steered = clauses.map(clause => [...clause])
  for (const [index, clause] of clauses.entries()) {
    const at = clause.findIndex(({ behind }) => behind)
    if (at < 1 || !areThings(clause.slice(0, at))) continue
    let from = index
    while (from > 0 && clauses[from]?.[0]?.tokens[0]?.gap === 'comma' && areThings(clauses[from - 1] ?? []))
      from--
    if (from === index) continue
    steered[index]?.splice(at, 1)
    steered[from]?.push(clause[at] as Unit)
  }
  return steered
}

function areThings(units: readonly Unit[]): boolean {
  const isThing = ({ role, tokens }: Unit): boolean =>
    role === 'join' ||
    (role === 'thing' &&
      tokens.every(
        ({ heard, text }) => heard === undefined && !/^(?:type|font)$/.test(text) && !isOfPage(text),
      ))
  return units.length > 0 && units.every(isThing)
}

/** `A4横、表紙なし`: the size of the page and how it stands are no things that are left out with others. */
function isOfPage(text: string): boolean {
  const meaning = meaningOf(text)
  return meaning?.kind === 'setting' && meaning.patch.page !== undefined
}

/** What stands before a word that says nothing stands before the next one. */
function readUnits(tokens: readonly Token[], glossary: Glossary): readonly Unit[] {
  const units: Unit[] = []
  let { gap, bracket, colon } = nothingBefore
  for (let at = 0; at < tokens.length; ) {
    const first = tokens[at] as Token
    const isBetween = AGAINST.test(first.text) && units.at(-1)?.role === 'color'
    const { length, unit } =
      isBetween && tokens[at + 1]?.gap === 'none' && unitAt(tokens, at + 1, glossary).unit?.role === 'color'
        ? { length: 1, unit: { role: 'join' as const, tokens: [{ ...first, text: 'and' }] } }
        : unitAt(tokens, at, glossary)
    gap = first.gap === 'stop' || gap === 'none' ? first.gap : gap
    bracket ||= first.bracket
    colon ||= first.colon
    at += length
    if (unit === undefined) continue
    const measured = asLength(units.at(-1), unit)
    if (measured) {
      units[units.length - 1] = measured
      continue
    }
    const [head, ...others] = unit.tokens
    // German joins two colours that stand side by side: `Schwarz-Gelb`.
    const isPair = first.hyphen && first.capital && unit.role === 'color' && units.at(-1)?.role === 'color'
    if (isPair && glossary.language.lang === 'de') gap = 'comma'
    const last = tokens[at - length - 1]?.text ?? ''
    const led = ARTICLES.test(last) && first.gap === 'none'
    // `흰색과 빨강`: the end of a word joins it to the next.
    if (first.gap === 'none' && units.length > 0 && glossary.language.joins?.test(last))
      units.push({ role: 'join', tokens: [{ ...first, text: 'and', end: first.start, ...nothingBefore }] })
    units.push({
      ...unit,
      ...(led && { led }),
      tokens: [{ ...(head as Token), gap, bracket, colon }, ...others],
    })
    ;({ gap, bracket, colon } = nothingBefore)
  }
  return units
}

/** Articles before which, where adjectives come last, one stands that belongs to its noun. */
const ARTICLES = /^(?:un|une|uno|una|um|uma)$/

const nothingBefore: Pick<Token, 'gap' | 'bracket' | 'colon'> = { gap: 'none', bracket: false, colon: false }

/** `10 punto`, `2 см`: a number and a unit as one length. */
function asLength(before: Unit | undefined, unit: Unit): Unit | undefined {
  const [number, measure] = [before?.tokens.at(-1), unit.tokens[0]]
  if (number?.kind !== 'number' || !measure || !/^(?:pt|px|mm|cm)$/.test(measure.text)) return undefined
  return {
    role: 'look',
    tokens: [{ ...number, kind: 'length', text: `${number.text}${measure.text}`, end: measure.end }],
  }
}

interface Found {
  readonly length: number
  /** Undefined for words that say nothing. */
  readonly unit: Unit | undefined
}

function unitAt(tokens: readonly Token[], at: number, glossary: Glossary): Found {
  const token = tokens[at] as Token
  if (token.kind !== 'word') return { length: 1, unit: { tokens: [token], role: literalRole(token) } }
  if (token.quoted) return { length: 1, unit: nameOf([token]) }
  if (isPermitted(tokens, at)) return { length: 1, unit: undefined }
  if (isTurnedDown(tokens, at, glossary)) return { length: 1, unit: glossed([token], RATHER_THAN) }
  const known = knownAsItIs(tokens, at)
  if (known > 0) {
    const words = tokens.slice(at, at + known)
    const phrase = words.map(({ text }) => text)
    return { length: known, unit: { tokens: words, role: roleOf(phrase, meaningOf(phrase.join(' '))) } }
  }
  for (let length = Math.min(glossary.longestFrom(token.text), tokens.length - at); length >= 1; length--) {
    const words = tokens.slice(at, at + length)
    if (words.slice(1).some(({ gap }) => gap !== 'none')) continue
    const gloss =
      (length === 1 && attributive(tokens, at, glossary)) || glossary.find(words.map(({ text }) => text))
    if (!gloss) continue
    // What other lists of other languages know is worth more than an English word that means nothing.
    if (
      length === 1 &&
      !glossary.falseFriends.has(token.text) &&
      isOtherwiseKnown(token.text, gloss, glossary)
    )
      break
    if (isName(tokens, at, length, gloss, glossary)) return { length, unit: nameOf(words) }
    if (length === 1 && isLineOfColor(tokens, at, glossary)) return { length, unit: glossed(words, LINE) }
    if (saysWhich(gloss, tokens[at + length], glossary)) return { length, unit: glossed(words, NO) }
    // `派手な色は使わない`: which colours stands before them there.
    const before = tokens[at - 1]
    if (before?.end === words[0]?.start && saysWhich(gloss, before && { ...before, gap: 'none' }, glossary))
      return { length, unit: glossed(words, { ...NO, behind: true }) }
    return { length, unit: glossed(words, gloss) }
  }
  return { length: 1, unit: strange(tokens, at, glossary) }
}

const CALMLY = /^(?:ruhig|rustig|gerust|tranquillement|tranquillamente|tranquilamente|spokojnie|lugnt)$/
const MAY =
  /^(?:darf|dürfen|dürft|dürfte|kann|können|könnt|könnte|mag|mogen|kan|kunnen|peut|peuvent|può|possono|puoi|puede|pueden|pode|podem|może|mogą|får)$/
const LOOKING =
  /^(?:wirken|sein|bleiben|aussehen|werden|zijn|blijven|ogen|paraître|rester|sembrare|restare|parecer|ser|wyglądać|być|vara|kännas)$/

/** Tokens from `may` to `calmly`. */
const MAY_REACH = 6

/** `das darf ruhig klein sein`: what says that something may be so, and not how it is. */
function isPermitted(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!CALMLY.test(tokens[at]?.text ?? '') || next?.gap !== 'none' || LOOKING.test(next.text)) return false
  for (let from = at; from > Math.max(at - MAY_REACH, 0) && tokens[from]?.gap === 'none'; from--)
    if (MAY.test(tokens[from - 1]?.text ?? '')) return true
  return false
}

const RATHER_THAN: Gloss = {
  words: ['rather', 'than'],
  role: 'steer',
  kind: 'cue',
  isUnknown: false,
  behind: false,
}

/** Words for `rather`, and words for `than` that are others too: what is behind one is turned down where it is of the kind of what is before. */
const RATHER =
  /^(?:lieber|eher|plutôt|plutot|mieux|bien|mejor|antes|piuttosto|meglio|liever|eerder|raczej|wolę|wolimy|hellre|snarare)$/
const THAN = /^(?:als|que|che|dan|niż|än)$/

/** Tokens from `rather` to `than`. */
const RATHER_REACH = 10

/** `eher Lindgrün als Knallrot`, `plutôt gris que noir`: behind such a `than` stands what is not wanted. */
function isTurnedDown(tokens: readonly Token[], at: number, glossary: Glossary): boolean {
  if (!THAN.test(tokens[at]?.text ?? '') || tokens[at]?.gap !== 'none') return false
  const sentence = tokens.slice(Math.max(at - RATHER_REACH, 0), at)
  const from = sentence.findLastIndex(({ text }) => RATHER.test(text))
  const wanted = sentence.slice(from + 1)
  if (from < 0 || wanted.some(({ gap }) => gap === 'stop')) return false
  const behind = tokens.slice(at + 1, at + 3).map(({ text }) => lookOf(text, glossary))
  const turned = behind.find(role => role !== undefined)
  return turned !== undefined && wanted.some(({ text }) => lookOf(text, glossary) === turned)
}

/** What a word is in its clause where it says how something looks; a colour and its shade are of one kind. */
function lookOf(text: string, glossary: Glossary): 'color' | 'look' | undefined {
  const role = (glossary.find([text]) ?? glossary.compound(text))?.role
  const looks = looksAbroad(text, glossary.isSlavic)
  const said = looks ? roleOf([text], looks) : role
  return said === 'color' || said === 'shade' ? 'color' : said === 'look' ? 'look' : undefined
}

/** Whether another list of other languages says more of a word than its own: it is a look there, or a thing that is drawn. */
function isOtherwiseKnown(text: string, { isUnknown, role }: Gloss, { isSlavic }: Glossary): boolean {
  if (isUnknown && looksAbroad(text, isSlavic)) return true
  return (isUnknown || (role === 'steer' && text.length > SHORT)) && thingCalled(text, true) !== undefined
}

/** Letters of the longest word that steers others, and of which a thing of another name is no form: `cono`. */
const SHORT = 3

const LINE: Gloss = { words: ['line'], role: 'thing', kind: 'setting', isUnknown: false, behind: false }

/** `خط أحمر رفيع`: the Arabic word for a hand is one for a line where a colour stands behind it. */
function isLineOfColor(tokens: readonly Token[], at: number, glossary: Glossary): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (glossary.language.lang !== 'ar' || !/^[ووَ]?خط$/.test(token?.text ?? '') || next?.gap !== 'none')
    return false
  return glossary.find([next.text])?.role === 'color'
}

const NO: Gloss = { words: ['no'], role: 'steer', kind: 'cue', isUnknown: false, behind: false }

/** `sin colores chillones`: behind `no colours` stands which ones, and the others are welcome. */
function saysWhich({ words }: Gloss, next: Token | undefined, glossary: Glossary): boolean {
  const isBan =
    words.length === 2 && /^(?:no|without)$/.test(words[0] ?? '') && /^colou?rs?$/.test(words[1] ?? '')
  if (!isBan || next?.gap !== 'none') return false
  const role = glossary.find([next.text])?.role
  return (
    role === 'look' ||
    role === 'shade' ||
    role === 'color' ||
    looksAbroad(next.text, glossary.isSlavic) !== undefined
  )
}

/** `ein dunkler Grund` is dark, not darker: before its noun a German word in `er` is no comparative. */
function attributive(tokens: readonly Token[], at: number, glossary: Glossary): Gloss | undefined {
  const [token, next] = [tokens[at] as Token, tokens[at + 1]]
  const isBefore =
    glossary.language.lang === 'de' && token.text.endsWith('er') && next?.gap === 'none' && next.capital
  return isBefore ? glossary.find([token.text.slice(0, -2)]) : undefined
}

function literalRole({ kind }: Token): Unit['role'] {
  if (kind === 'number') return 'steer'
  return kind === 'hex' || kind === 'rgb' || kind === 'hsl' || kind === 'ral' ? 'color' : 'look'
}

/** `Comic Sans`, `cara de azulejo`: phrases that the lexicon has as they are, whatever their words are elsewhere; how many tokens long. */
function knownAsItIs(tokens: readonly Token[], at: number): number {
  for (let length = LONGEST_KNOWN; length >= 2; length--) {
    const words = tokens.slice(at, at + length)
    if (words.length < length || words.slice(1).some(({ gap }) => gap !== 'none')) continue
    if (meaningOf(words.map(({ text }) => text).join(' '))) return length
  }
  return 0
}

const LONGEST_KNOWN = 4

/** `hotel Casa Azul`, `Oma Rosa`, `Blaue Blume GmbH`: a colour or a manner with a capital, beside another such word that is unknown. */
function isName(
  tokens: readonly Token[],
  at: number,
  length: number,
  { role }: Pick<Gloss, 'role'>,
  glossary: Glossary,
): boolean {
  const token = tokens[at] as Token
  if (!token.capital || token.hyphen || !['color', 'look', 'shade'].includes(role)) return false
  // `Vereinsfarben Marineblau`: whose colours they are is said before which.
  if (COLORS_OF.test(tokens[at - 1]?.text ?? '')) return false
  const isStrange = (other: Token | undefined): boolean =>
    other?.capital === true &&
    !other.hyphen &&
    glossary.find([other.text]) === undefined &&
    meaningOf(other.text) === undefined
  // A German sentence begins with a capital as its nouns do.
  const opens = at === 1 || tokens[at - 1]?.gap === 'stop'
  const isBegun = glossary.language.lang === 'de' && opens
  if (token.gap === 'none' && !token.colon && !isBegun && isStrange(tokens[at - 1])) return true
  // `la librairie Les Mots Bleus`: where nouns have no capitals, two of them inside a sentence are a name.
  const before = tokens[at - 1]
  const isRun = at > 1 && before?.capital === true && before.gap === 'none' && !before.colon
  const isInside = isRun && token.gap === 'none' && !token.colon
  if (isInside && glossary.language.lang !== 'de' && !mostlyCapitals(tokens)) return true
  const next = tokens[at + length]
  // `1918 mit der Rosa`: colours are neuter, and who is not has a name.
  const isPerson = glossary.language.lang === 'de' && token.gap === 'none' && SHE.test(before?.text ?? '')
  if (isPerson && role === 'color' && !(next?.gap === 'none' && next.capital)) return true
  // German has no capital in the middle of a sentence for what says how a thing looks.
  const isGermanName =
    glossary.language.lang === 'de' && at > 0 && token.gap === 'none' && /e[rsnm]?$/.test(token.text)
  if (isGermanName && next?.gap === 'none' && next.capital) return true
  const begins = at === 0 || token.gap === 'stop' || token.colon
  return !begins && next?.gap === 'none' && isStrange(next)
}

/** Words before a woman's name, and before no colour. */
const SHE = /^(?:die|der|unsere[r]?|meine[r]?|oma|tante|mama|frau)$/

/** A name says nothing of the design. */
function nameOf(words: readonly Token[]): Unit {
  return { role: 'thing', tokens: words.map(token => ({ ...token, heard: 'nothing' })) }
}

function glossed(words: readonly Token[], gloss: Gloss): Unit | undefined {
  const [first, last] = [words[0] as Token, words.at(-1) as Token]
  const tokens = gloss.words.map((text, index): Token => {
    const token = { ...first, text, end: last.end, capital: false }
    return index === 0 ? token : { ...token, gap: 'none', hyphen: false, bracket: false, colon: false }
  })
  return tokens.length === 0 ? undefined : { tokens, role: gloss.role, behind: gloss.behind }
}

/** A word that the list of its language does not have: a loan, a colour in one word with a thing, two known words in one, a slip. */
function strange(tokens: readonly Token[], at: number, glossary: Glossary): Unit | undefined {
  const read = tokens[at] as Token
  // German has capitals on all nouns: they tell no name.
  const token = glossary.language.lang === 'de' ? { ...read, capital: false } : read
  if (isLoan(token, glossary)) return { tokens: [token], role: roleOf([token.text], meaningOf(token.text)) }
  const looks = glossary.falseFriends.has(token.text) ? undefined : looksAbroad(token.text, glossary.isSlavic)
  const kind = looks && kindOfColor(token.text, looks, glossary)
  if (kind) return glossed([token], kind)
  if (looks) {
    const role = roleOf([token.text], looks)
    if (isName(tokens, at, 1, { role }, glossary)) return nameOf([token])
    return { tokens: [{ ...token, heard: 'looks' }], role }
  }
  if (thingCalled(token.text, true)) return { tokens: [{ ...token, heard: 'nothing' }], role: 'thing' }
  const thing = thingOfColor(token.text)
  const color = thing === undefined ? undefined : glossary.find([thing])
  if (color?.role === 'color') return glossed([token], color)
  const parts = glossary.compound(token.text)
  if (parts) return glossed([token], parts)
  const slip = slipOf(token, glossary)
  const meant = slip === undefined ? undefined : glossary.find([slip])
  const unit = meant && glossed([token], meant)
  if (unit && slip !== undefined)
    return { ...unit, tokens: unit.tokens.map(one => ({ ...one, meant: slip })) }
  return { tokens: [{ ...token, heard: 'nothing' }], role: 'thing' }
}

/** `olijfgroen`, `vassgult`: where the list of the language says which green or yellow it is, and the lists of all tongues only the family. */
function kindOfColor(word: string, looks: Meaning, glossary: Glossary): Gloss | undefined {
  if (looks.kind !== 'color') return undefined
  const gloss = glossary.compound(word)
  const family = meaningOf(gloss?.words.at(-1) ?? '')
  const thing = meaningOf(gloss?.words.slice(0, -1).join(' ') ?? '')
  const isOfFamily = family?.kind === 'color' && family.hex === looks.hex
  return isOfFamily && /^(?:tint|color|shade)$/.test(thing?.kind ?? '') ? gloss : undefined
}

/** English words of design that every language has borrowed: long ones that are nothing else in it, and a few short ones. */
function isLoan({ text, hyphen }: Token, { falseFriends }: Glossary): boolean {
  const meaning = meaningOf(text)
  if (!meaning || falseFriends.has(text) || ['cue', 'degree', 'number'].includes(meaning.kind)) return false
  return text.length >= 5 || shortLoans.has(text) || /[^a-z]/.test(text) || (hyphen && text.length === 4)
}

const shortLoans: ReadonlySet<string> = new Set(
  (
    'mint dl a0 a1 a2 a7 hd 4k bold flat logo mono neon punk retro zen pink icon caps din navy pop cta ats qr a3 a4 a5 a6 b4 b5 b6 h1 h2 aaa lato nyt ikea ' +
    'muji saas tech spa'
  ).split(' '),
)

/** Shortest word that may be a slip of a letter, and the longest that is looked at. */
const SHORTEST = 8
const LONGEST = 24

/** The word of the same list that is a letter away. What has a capital inside a sentence may be a name. */
function slipOf(
  { text, capital, gap }: Token,
  { tellable, language, falseFriends }: Glossary,
): string | undefined {
  if (text.length < SHORTEST || text.length > LONGEST || falseFriends.has(text)) return undefined
  if (capital && gap === 'none' && language.lang !== 'de') return undefined
  return tellable.find(meant => meant[0] === text[0] && isSlip(text, meant))
}
