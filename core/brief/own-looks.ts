/** Reads what a brief says of one thing of the copy by its own name, which is done to that and to nothing else: `the summary on pale yellow`. */
import { wordsOf } from '../source/text.ts'
import type { Design, Device, PartDesign, PartKey } from './design.ts'
import { type Item, readItems } from './items.ts'
import type { Wish } from './ledger.ts'
import { paled, shadedColor } from './palette.ts'
import { partDress } from './part-wishes.ts'
import { groupNamed, WARNING_SIGNS } from './words/groups.ts'
import { namedThings } from './words/named-things.ts'
import { isWholeWord } from './words/parts.ts'
import { type CalledThing, type FindsThing, isSmall, type Sort } from './things-called.ts'
import type { Token, TokenizedBrief } from './tokens.ts'

/** A brief without what it says of single things, and those wishes. */
export interface OwnLooks {
  readonly rest: TokenizedBrief
  readonly wishes: (base: Design) => readonly Wish[]
}

/** A stretch of the brief's text. */
interface Stretch {
  readonly from: number
  readonly to: number
  /** What stands before it joins it to the stretch before: a comma or an `and`. */
  readonly joined: boolean
}

interface Found {
  readonly from: number
  readonly to: number
  readonly thing: CalledThing
  readonly items: readonly Item[]
}

/** Takes what is said of single things of the copy out of a brief in English tokens. */
export function takeOwnLooks(brief: TokenizedBrief, find: FindsThing | undefined): OwnLooks {
  const found = find && brief.text.length <= LONGEST_BRIEF ? foundIn(brief, find) : []
  if (found.length === 0) return { rest: brief, wishes: () => [] }
  return { rest: without(brief, found), wishes: base => found.flatMap(one => wishOf(one, brief.text, base)) }
}

/** Letters of a brief that speaks of single things; a longer one is none that somebody wrote. */
export const LONGEST_BRIEF = 3000

function foundIn(brief: TokenizedBrief, find: FindsThing): readonly Found[] {
  const all: Found[] = []
  for (const { from, to, joined } of stretchesOf(brief)) {
    const before = all.at(-1)
    const goesOn = joined && before && isNear(brief.text, before.to, from) ? before : undefined
    const one = inStretch(brief, { from, to }, find)
    if (one) all.push(one)
    else if (goesOn) {
      const items = looksIn(brief, from, to)
      if (items) all[all.length - 1] = { ...goesOn, to, items: [...goesOn.items, ...items] }
    }
  }
  return all
}

function isNear(text: string, end: number, start: number): boolean {
  return start - end <= GAP && !/[.!?;\n]/.test(text.slice(end, start))
}

/** Letters between two stretches that one thing is spoken of in. */
const GAP = 8

/** What ends what is said of a thing, but for words that join. */
const MARKS =
  '[.!?;:\\n。！？；：]+(?=\\s|$|[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}])|(?<!\\d),|,(?!\\d)|[、，()]|\\s[–—-]\\s'

/** What joins two things, by the language of the brief: what is `in` in one is `and` in another. */
export const AND: Readonly<Record<string, string | undefined>> = {
  ...{ de: 'und|sowie', fr: 'et|puis', es: 'y|e', it: 'e|ed|poi', nl: 'en', sv: 'och', da: 'og', nb: 'og' },
  ...{ pl: 'i|oraz|a', pt: 'e', cs: 'a|i', fi: 'ja', tr: 've', uk: 'і|й|та', ru: 'и' },
}

function stretchesOf({ text, lang }: TokenizedBrief): readonly Stretch[] {
  const and = lang === undefined ? 'and' : AND[lang]
  const ends = new RegExp(and === undefined ? MARKS : `${MARKS}|(?<=\\s)(?:${and})(?=\\s)`, 'gu')
  const all: Stretch[] = []
  let [from, joined] = [0, false]
  for (const { 0: end, index } of text.matchAll(ends)) {
    all.push({ from, to: index, joined })
    from = index + end.length
    joined = /^(?:[,、，]|\p{L}+)$/u.test(end)
  }
  return [...all, { from, to: text.length, joined }].filter(one => text.slice(one.from, one.to).trim() !== '')
}

/** What is said of a thing in a stretch, whichever comes first; all that stands there must be the thing or its look. */
function inStretch(
  brief: TokenizedBrief,
  { from, to }: { readonly from: number; readonly to: number },
  find: FindsThing,
): Found | undefined {
  const text = brief.text.slice(from, to)
  const lead = LEAD.exec(text)?.[0].length ?? 0
  for (const end of endsOf(text, lead)) {
    // Most stretches say no look at all, and the copy is asked of none of those.
    const items = looksIn(brief, from + end, to)
    const one = items && called(brief, text.slice(lead, end), from + lead, find)
    if (!one) continue
    const isNamed = isOneNamed(one, text.slice(lead, end), brief.lang)
    if (isBareColor(items, text.slice(end)) && !(brief.lang && isNamed)) continue
    if (!isOfRank(one, items)) return { from, to, thing: one, items }
  }
  for (const { index, 0: word } of text.matchAll(FOR)) {
    const start = index + word.length
    const items = looksIn(brief, from + lead, from + index)
    const one = items && called(brief, text.slice(start), from + start, find)
    if (one && !isOfRank(one, items)) return { from, to, thing: one, items }
  }
  return undefined
}

/** A name with its article, or in a language in which no colour is called so the very name: `Welpen grün, Junghunde braun`. */
function isOneNamed({ name, extent }: CalledThing, words: string, lang: string | undefined): boolean {
  return (
    ARTICLE.test(words) ||
    extent === 'kind' ||
    (/^(?:de|nl|sv|pl)$/.test(lang ?? '') && name === wordsOf(words))
  )
}

/** `tomato red`: right behind a word a colour is one that is called after it; `les desserts rouges` is said of them. */
function isBareColor([first]: readonly Item[], behind: string): boolean {
  return /^(?:color|shade)$/.test(first?.meaning.kind ?? '') && !LINK.test(behind)
}

const LINK =
  /^\s*(?:["”»]\s*)?(?:in|on|im|auf|mit|en|au|à|avec|sur|sobre|con|em|a|no|na|com|su|sul|sulla|op|met|w|we|z|ze|i|på|med|should|is|be|soll|must|у|в|на)\s|^[はをがも]/iu

/** How large words are among all others is their rank. */
function isOfRank({ extent }: CalledThing, items: readonly Item[]): boolean {
  const isLarger = items.some(
    ({ meaning }) => meaning.kind === 'quality' && meaning.property === 'size' && meaning.amount > 0,
  )
  return (
    (extent ?? 'words') === 'words' &&
    isLarger &&
    items.every(({ meaning }) => !/^(?:color|manner)$/.test(meaning.kind))
  )
}

/** Words of the longest name. */
const LONGEST = 7

/** Where a name may end that a stretch begins with, the longest first. */
function endsOf(text: string, lead: number): readonly number[] {
  const ends = [...text.slice(lead).matchAll(/(?<=[\p{L}\p{N}%‰²³)"”»€£$°])(?=\s|$)/gu)].map(
    ({ index }) => lead + index,
  )
  const solid = [...text.slice(lead).matchAll(/[はをがもに]|だけ|の(?=色|文字)/gu)].map(
    ({ index }) => lead + index,
  )
  // What is quoted is one name.
  const isOpen = (end: number): boolean => text.slice(0, end).split('"').length % 2 === 0
  return [...ends.slice(0, LONGEST), ...solid].toReversed().filter(end => end > lead && !isOpen(end))
}

/** What only says that something is to be done. */
const LEAD =
  /^(?:\s|(?:and|but|also|put|set|make|keep|print|show|have|then|please|bitte|und|aber|dazu|setz\p{L}*|mach\p{L}*|et|mais|mettez|mets|mettre|y|pero|pon\p{L}*|e|ma|metti\p{L}*|mettere|en|maar|zet|maak|graag|och|men|sätt|gör|oraz|a|ale|mas|põe|ponha|poner|(?:the )?tables? with|(?:las )?tablas con|(?:die )?tabellen mit|(?:les )?tableaux avec|(?:le )?tabelle con|tabellen met|(?:as )?tabelas com)(?=\s))+/iu

/** Between a look and what it is for. */
const FOR =
  /(?:^|\s)(?:only|just|nur|bloß|seulement|uniquement|solo|solamente|soltanto|só|somente|apenas|alleen|slechts|enbart|bara|endast|tylko|jedynie|лише|тільки|for|around|round|under|für|um|pour|autour d[eu]|para|alrededor de|per|intorno a|attorno a|voor|rond|för|runt|dla|wokół|em volta d[eao])(?=\s)/giu

const ARTICLE =
  /^\s*(?:(?:the|our|my|der|die|das|den|dem|unser\p{L}*|le|la|les|el|los|las|il|lo|gli|i|o|os|as|de|het|ons|onze|det|vår|våra|nasz\p{L}*|nuestr[oa]s?|nostr[oaie]|notre|nos)\s+|l['’]|un'|d['’])+/iu

/** What names the sort of a thing, before its name or behind it. */
const SORTS: readonly (readonly [Sort, string])[] = [
  ['row', 'row|zeile|ligne|rangée|fila|riga|rij|rad|raden|wiersz|wiersza|linha'],
  ['column', 'column|spalte|colonne|columna|colonna|kolom|kolumn|kolumnen|kolumna|coluna'],
  [
    'section',
    'section|part|paragraph|chapter|bit|piece|abschnitt|absatz|teil|kapitel|partie|paragraphe|rubrique|apartado|sección|parte|párrafo|sezione|paragrafo|stukje|stuk|hoofdstuk|alinea|avsnitt|avsnittet|stycket|kapitlet|sekcja|część|akapit|rozdział|secção|seção|parágrafo',
  ],
  ['word', 'word|wort|mot|palabra|parola|woord|ord|ordet|słowo|palavra'],
]
const SORTED = SORTS.map(
  ([sort, words]) =>
    [
      sort,
      new RegExp(
        `^(?:${words})\\s+(?:(?:for|of|on|about|für|zu|zum|über|mit|de|du|des|del|de la|della|dello|sobre|over|van|met|om|för|z|o|da|do|dos|das)\\s+|de\\s?l['’]|d['’])*`,
        'iu',
      ),
      new RegExp(`\\s+(?:${words})$`, 'iu'),
    ] as const,
)

const NTH: readonly (readonly [RegExp, number])[] = [
  [
    /(?<!\p{L})(?:last|letzte[rn]?|derni[eè]re?|últim[ao]|ultim[ao]|laatste|sista|ostatni\p{L}?)(?!\p{L})/iu,
    -1,
  ],
  [
    /(?<!\p{L})(?:first|erste[rn]?|premi[eè]re?|primer[ao]?|prim[ao]|eerste|första|pierwsz\p{L}+|primeir[ao])(?!\p{L})/iu,
    0,
  ],
  [/(?<!\p{L})(?:second|zweite[rn]?|deuxième|segund[ao]|second[ao]|tweede|andra|drug\p{L})(?!\p{L})/iu, 1],
]
const COLUMN = new RegExp(`(?<!\\p{L})(?:${SORTS[1]?.[1]})(?!\\p{L})`, 'iu')

/** The thing of the copy that some words of a brief call, where they are no part of every design. */
function called(
  brief: TokenizedBrief,
  words: string,
  start: number,
  find: FindsThing,
): CalledThing | undefined {
  if (words.trim() === '' || words.length > NAME) return undefined
  const bare = bareOf(words)
  const group = groupNamed(bare)
  if (group) return { name: group, extent: 'kind' }
  if (WARNING_SIGNS.test(bare)) return { name: WARNINGS }
  if (COLUMN.test(bare)) {
    const nth = NTH.find(([pattern]) => pattern.test(bare))
    if (nth) return { name: nthName(nth[1]), extent: 'column' }
  }
  for (const [sort, before, behind] of SORTED) {
    const named = bare.replace(before, '').replace(behind, '')
    if (named === bare) continue
    const own = bareOf(named)
    return find(own, sort) ?? (sort === 'word' || sort === 'column' ? undefined : find(own))
  }
  if (isSmall(wordsOf(bare).split(' ').at(-1) ?? '')) return undefined
  const thing = find(bare)
  if (!thing) return undefined
  const items = itemsIn(brief, start, start + words.length)
  const isKnown = items.some(
    ({ meaning, words: own }) => /^(?:target|cue|color)$/.test(meaning.kind) || isWholeWord(own),
  )
  // `prices in red` are all of them, whatever heads them.
  const [only] = items.length === 1 ? items.map(({ meaning }) => meaning) : []
  const isPart = only?.kind === 'target' && !/^(?:smallPrint|footnotes|footer)$/.test(only.part ?? '')
  if (isPart || items.some(({ quoted }) => quoted)) return undefined
  // What every design has a word for is meant by it, unless the copy says the same of a part of its own.
  const isSaid = isKnown || namedThings.has(items.map(item => item.words).join(' '))
  const isSure = items.length > 1 || (thing.extent !== undefined && thing.name === wordsOf(bare))
  return isSaid && !isSure ? undefined : thing
}

/** What goes by no words of the copy: the colour of that state is that of a design. */
const WARNINGS = 'warnings'

/** A name without its article and its marks. */
function bareOf(words: string): string {
  return words
    .replace(ARTICLE, '')
    .replace(/の(?:見出し|部分|欄|文字|ところ)$/u, '')
    .trim()
    .replace(/^["“„«]|["”»]$/gu, '')
}

/** Letters of the longest name. */
const NAME = 80

/** How a column goes by its place. */
function nthName(nth: number): string {
  return nth < 0 ? 'last column' : nth === 0 ? 'first column' : 'second column'
}

/** Items that are read of the words of a stretch alone. */
function itemsIn({ tokens }: TokenizedBrief, from: number, to: number): readonly Item[] {
  return readItems(tokens.filter(({ start, end }) => start >= from && end <= to))
}

/** The looks that a stretch says, where it says nothing else. */
function looksIn(brief: TokenizedBrief, from: number, to: number): readonly Item[] | undefined {
  const items = itemsIn(brief, from, to)
  const isClear = items.every(item => isLook(item) || isFilling(item))
  return isClear && items.some(isLook) ? items : undefined
}

function isLook({ meaning, words }: Item): boolean {
  if (meaning.kind === 'quality')
    return (
      meaning.property === 'weight' ||
      (meaning.property === 'lightness' && meaning.amount > 0) ||
      (meaning.property === 'size' && !SEEN.test(words))
    )
  if (meaning.kind === 'device') return /^(?:box|dashed-box|mark|ring)$/.test(meaning.device)
  return /^(?:color|shade|manner|typeface)$/.test(meaning.kind)
}

/** What says how soon a thing is seen, and not how large it is. */
const SEEN = /est$|^as |prominent|stand|seen|see|visible|jump|pop|miss|notice|emphasi|highlight/

function isFilling({ meaning, words }: Item): boolean {
  if (meaning.kind === 'degree') return true
  if (meaning.kind === 'cue') return /^(?:end|edit|keep|soft)$/.test(meaning.cue)
  if (meaning.kind === 'target')
    return /^(?:background|type|text)$/.test(meaning.target) && meaning.part === undefined
  return FILLING.test(words)
}

/** Words around a look that say nothing of it. */
const FILLING =
  /^(?:face|letters?|field|tinted|shaded|suo|sua|eigen(?:en|er)?|propre|please|too|nice|nicely|ground|band|own|its|all|paler|lighter|sotto|darunter|below|suya?|bitte|ton)$/

const [DARK, PALE] = ['#1f2328', '#7a7a7a']

/** What a thing is dressed in. */
function wishOf({ from, to, thing, items }: Found, text: string, base: Design): readonly Wish[] {
  const dress = dressOf(items, thing, base)
  const phrase = text.slice(from, to).trim()
  if (thing.name === WARNINGS && !thing.extent)
    return dress.color ? [{ phrase, level: 'word', patch: { color: { warning: dress.color } } }] : []
  if (Object.keys(dress).length === 0) return []
  const key: PartKey = `said:${thing.name}`
  return [{ phrase, level: 'word', patch: { parts: { [key]: dress } } }]
}

function dressOf(items: readonly Item[], thing: CalledThing, base: Design): PartDesign {
  const device = items.flatMap(({ meaning }) => (meaning.kind === 'device' ? [meaning.device] : [])).at(-1)
  const isGround = items.some(
    ({ meaning, on }) => on || (meaning.kind === 'target' && meaning.target === 'background'),
  )
  const color = colorOf(items, isGround) ?? (isGround && isDark(items) ? DARK : undefined)
  const plain: PartDesign = Object.assign({}, ...items.map(item => plainDress(item, thing, base)))
  const isPaler = items.some(({ words }) => /^(?:paler|lighter)$/.test(words))
  const ink = color && !isGround && !device ? { color } : isPaler && !color ? { color: PALE } : {}
  const field = color && (isGround || device) ? groundOf(thing, color, device) : device ? { device } : {}
  const dress = { ...plain, ...ink, ...field }
  // `1951 larger`: of an event that goes by its year, that is.
  const isYear = dress.scale !== undefined && !/\p{L}/u.test(thing.name) && thing.extent === 'section'
  if (isYear) return dress
  // Among words what stands in a box is found as it is without one.
  if (dress.device && thing.extent === 'row') return { ...dress, extent: 'words' }
  const isOfBox = dress.device !== undefined && thing.extent !== 'section'
  return isOfBox || !thing.extent ? dress : { ...dress, extent: thing.extent }
}

function groundOf({ extent }: CalledThing, color: string, device: Device | undefined): PartDesign {
  if (extent === 'row' || extent === 'column') return { fill: color }
  return { device: device ?? (extent === 'words' ? 'mark' : 'box'), tint: color }
}

function plainDress({ meaning }: Item, { extent }: CalledThing, base: Design): PartDesign {
  if (meaning.kind === 'manner') return meaning.dress
  if (meaning.kind === 'typeface') return { face: meaning.face.family }
  if (meaning.kind !== 'quality') return {}
  if (meaning.property === 'lightness') return { color: PALE }
  // `the 41 % big`: among words one step is not seen.
  const isBig = meaning.property === 'size' && meaning.amount > 0 && !meaning.edit && extent === 'words'
  const dress = partDress(meaning.property, isBig ? meaning.amount * 2 : meaning.amount, base) ?? {}
  return isBig ? { ...dress, weight: 700 } : dress
}

function isDark(items: readonly Item[]): boolean {
  return items.some(({ meaning }) => meaning.kind === 'shade' && meaning.lightness < 0)
}

/** The colour that is named, as light or as deep as is said. */
function colorOf(items: readonly Item[], isGround: boolean): string | undefined {
  const at = items.findIndex(({ meaning }) => meaning.kind === 'color')
  const meaning = items[at]?.meaning
  if (meaning?.kind !== 'color') return undefined
  const shade = items[at - 1]?.meaning
  if (shade?.kind === 'shade') return shadedColor(meaning.hex, shade.lightness, shade.chroma)
  return meaning.pale && isGround ? paled(meaning.hex) : meaning.hex
}

/** A brief without some stretches. */
function without(brief: TokenizedBrief, found: readonly Found[]): TokenizedBrief {
  const isTaken = ({ start }: Token): boolean => found.some(({ from, to }) => start >= from && start < to)
  return withoutTokens(brief, new Set(brief.tokens.filter(isTaken).map(({ start }) => start)))
}

/** A brief without the tokens that start at some places: behind each a new sentence begins. */
export function withoutTokens(brief: TokenizedBrief, taken: ReadonlySet<number>): TokenizedBrief {
  if (taken.size === 0) return brief
  const tokens: Token[] = []
  let wasTaken = false
  for (const token of brief.tokens) {
    if (taken.has(token.start)) wasTaken = true
    else {
      tokens.push(wasTaken ? { ...token, gap: 'stop' } : token)
      wasTaken = false
    }
  }
  return { ...brief, tokens }
}
