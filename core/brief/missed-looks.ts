/** Reads what a brief says of words that it gives as the copy has them, where nothing else was made of it: `TRACTOR PULL has to hit them in the face`. */
import { wordsOf } from '../source/text.ts'
import { type PartDesign, type PartKey, saidIn } from './design.ts'
import { type Item, readItems } from './items.ts'
import type { Wish } from './ledger.ts'
import type { MeetsCopy } from './met-in-copy.ts'
import { AND, LONGEST_BRIEF } from './own-looks.ts'
import type { FindsThing } from './things-called.ts'
import type { SaysCopy } from './things-of-copy.ts'
import type { Token, TokenizedBrief } from './tokens.ts'
import { namedThings } from './words/named-things.ts'
import { looksSaid, type SaidLook } from './words/looks-of-mentions.ts'

/** What a brief says of one thing, and the words that it takes for it. */
export interface MissedLook {
  readonly tokens: readonly Token[]
  readonly wishes: readonly Wish[]
}

interface Place {
  readonly from: number
  readonly to: number
}

/** Words of the copy in a brief. */
interface Mention extends Place {
  readonly key: PartKey
  /** In quotes, in capitals, or a figure: they are no words of the brief's own. */
  readonly sure: boolean
}

/** What is said of the copy in one breath. */
interface Piece extends Place {
  readonly mentions: readonly Mention[]
  readonly looks: readonly SaidLook[]
  /** What else stands there. */
  readonly rest: string
  readonly items: readonly Item[]
  /** Joined to the piece before by a comma or an `and`. */
  readonly joined: boolean
}

/** What a brief is read beside. */
export interface CopyOfBrief {
  readonly says: SaysCopy
  readonly meets?: MeetsCopy | undefined
  readonly calls?: FindsThing | undefined
}

/** Things that one look is said of. */
const MOST = 4

/** What is said of single things in a brief, but for what `heard`, the wishes that were found in it, is about. */
export function missedLooks(
  brief: TokenizedBrief,
  copy: CopyOfBrief,
  heard: readonly Wish[],
): readonly MissedLook[] {
  const looks = brief.text.length > LONGEST_BRIEF ? [] : looksSaid(brief.text, brief.lang)
  if (looks.length === 0) return []
  const pieces = piecesOf(brief, mentionsIn(brief, copy), looks)
  return pieces.flatMap((piece, at): readonly MissedLook[] => {
    const look = lookOf(piece, brief.lang, pieces[at - 1])
    const told = look && toldIn(pieces, at, brief, copy)
    // What is done to a single thing has been taken out already.
    if (
      !look ||
      !told?.mentions.every(({ from, to }) => brief.tokens.some(({ start }) => start >= from && start < to))
    )
      return []
    if (told.mentions.length > MOST) return []
    if (look.among && told.mentions.length < 2) return []
    const words = brief.text.slice(look.from, look.to)
    const isWhole = told.mentions.every(({ sure }) => sure)
    if (heard.some(wish => isOfOther(wish, words, told.mentions, isWhole, copy))) return []
    const isKnown = told.mentions.every(({ key }) => heard.some(wish => saysOf(wish, key, look, copy)))
    return isKnown ? [] : [missed(brief, told, goingOn(pieces, at, look, brief.lang), heard)]
  })
}

/** `bold and italic`, `large, but underlined`: what the next piece says of nothing else. */
function goingOn(pieces: readonly Piece[], at: number, look: SaidLook, lang: string | undefined): SaidLook {
  const next = pieces[at + 1]
  const other =
    next?.joined && next.mentions.length === 0 && isFilled(next.rest) ? lookOf(next, lang) : undefined
  return other ? { from: look.from, to: other.to, dress: { ...look.dress, ...other.dress } } : look
}

/** What a look is said of: the pieces of the brief that it takes, and the things that they name. */
interface Told {
  readonly pieces: readonly Piece[]
  readonly mentions: readonly Mention[]
}

function toldIn(
  pieces: readonly Piece[],
  at: number,
  brief: TokenizedBrief,
  copy: CopyOfBrief,
): Told | undefined {
  const piece = pieces[at] as Piece
  const listed = listedBefore(pieces, at, brief, copy)
  const own =
    piece.mentions.length > 0 || listed.length > 0 ? piece.mentions : describedIn(piece, brief, copy)
  const then = piece.looks.every(({ next }) => next) ? listedBehind(pieces, at) : []
  const mentions = [...listed.flatMap(one => one.mentions), ...own, ...then.flatMap(one => one.mentions)]
  return mentions.length === 0 ? undefined : { pieces: [...listed, piece, ...then], mentions }
}

/** The one look of a piece that says nothing else which could mean something. */
function lookOf(piece: Piece, lang: string | undefined, before?: Piece): SaidLook | undefined {
  const { items } = piece
  const plain = piece.looks.filter(({ next }) => !next)
  const isNext = plain.length === 0 && before?.looks.some(({ dress }) => dress.rank === 'first')
  const looks = isNext && piece.mentions.length > 0 && isFilled(piece.rest) ? piece.looks : plain
  const [look, ...others] = looks
  if (!look || isTurned(look, piece) || isOfNext(look, piece, lang) || items.some(isOther)) return undefined
  if (others.length === 0) return look
  // `bold and italic`
  return {
    from: look.from,
    to: others.at(-1)?.to ?? look.to,
    dress: Object.assign({}, ...looks.map(({ dress }) => dress)),
  }
}

/** Something that a page has, or another look. */
function isOther({ meaning, words }: Item): boolean {
  if (SILENT.test(words) || (meaning.kind === 'target' && meaning.part === 'cover')) return false
  if (meaning.kind === 'target') return !meaning.part || !OWN.test(meaning.part)
  return /^(?:color|shade|typeface|manner|device|drawing|rank|mood|length)$/.test(meaning.kind)
}

/** Parts that a copy has under its own words: `the price of £4`. */
const OWN = /^(?:dates|prices|names|figures|quotes|numbering|labels|text)$/

/** What says nothing of how a page looks. */
const SILENT =
  /^(?:line|lines|words?|text|bit|part|sentence|phrase|date|time|number|price|name|warning|title|letters?|notice|type|writing|stand|be|please)$/

/** `a smaller dot`: what a look stands right before has it, and not what the piece names. */
function isOfNext(
  { from, to }: SaidLook,
  { from: start, rest, mentions }: Piece,
  lang: string | undefined,
): boolean {
  const behind = rest.slice(to - start)
  if (mentions.some(one => one.from >= to && isFilled(rest.slice(to - start, one.from - start)))) return false
  if (/(?<![\p{L}])(?:an?|ein\p{L}{0,2}|une?|una|uma?|een|ett) $/iu.test(rest.slice(0, from - start)))
    return true
  if (lang === 'de') return /^\s+\p{Lu}/u.test(behind)
  return lang === undefined && !isFilled(behind) && !LEADS.test(behind)
}

/** What says where, when or why something looks so. */
const LEADS =
  /^\s*(?:to|for|from|in|on|at|by|as|since|because|so|with|when|where|under|below|above|beside|near|right|across|throughout|everywhere|without|sans|pour|parce|partout|ohne|für|weil|sin|para|porque|senza|per|perché|zonder|voor|omdat|utan|för|eftersom|bez|dla|bo|sem|çünkü|please|pls|thanks)(?![\p{L}])/iu

/** What takes back, compares or supposes. */
const TURNED =
  /(?<![\p{L}])(?:not|no|never|without|don't|doesn't|isn't|aren't|than|if|unless|except|instead|remove|delete|drop|change|replace|nicht|kein\p{L}*|nie|ohne|als|wenn|falls|statt|pas|jamais|sans|ne|n['’]\p{L}+|plutôt|sauf|si|sin|nunca|ni|salvo|non|mai|senza|tranne|niet|geen|nooit|zonder|dan|tenzij|inte|aldrig|utan|än|om|nie|nigdy|bez|niż|jeśli|não|sem|değil|yok|daha|eğer)(?![\p{L}])|ない|なし|しない|より/iu

/** Behind a look only what it is compared with takes it back. */
function isTurned({ from }: SaidLook, { from: start, rest }: Piece): boolean {
  return TURNED.test(rest.slice(0, from - start)) || THAN.test(rest.slice(from - start))
}

const THAN =
  /(?<![\p{L}])(?:than|as|als|wie|que|di|dan|än|niż|do que)(?![\p{L}])(?! (?:(?:all |alle |alles |tout |todo |tutto |al |allt )?(?:the |der |die |das |le |el |il |de |o )?(?:rest|reste|resto|reszt\p{L}|others|andere\p{L}?|övriga|annat)))|daha|より/iu

/** The pieces before that only name things of the copy, which the look is said of too. */
function listedBefore(
  pieces: readonly Piece[],
  at: number,
  brief: TokenizedBrief,
  copy: CopyOfBrief,
): readonly Piece[] {
  const listed: Piece[] = []
  const piece = pieces[at] as Piece
  for (let from = at; pieces[from]?.joined; from--) {
    const before = namingIn(pieces[from - 1], brief, copy)
    if (!before || before.looks.length > 0 || before.mentions.length === 0) break
    // `nothing funny with LIS and HOR, those large`: a piece that only points back.
    const isBack = piece.mentions.length === 0 && BACK.test(piece.rest)
    const isAlone = piece.mentions.length === 0 && from === at
    if (!isBack && !isFilled(isAlone ? before.rest.replace(PLACED, ' ') : before.rest)) break
    if (piece.mentions.length === 0 && !isBack && !isFilled(piece.rest)) break
    listed.unshift(before)
  }
  return listed
}

/** `then the date and 16.00`: what comes next with it. */
function listedBehind(pieces: readonly Piece[], at: number): readonly Piece[] {
  const next = pieces[at + 1]
  return next?.joined && next.looks.length === 0 && next.mentions.length > 0 && isFilled(next.rest)
    ? [next]
    : []
}

const BACK =
  /^\s*(?:those|these|both|diese|beide|die|ceux|celles|ces|esas|esos|ambas|ambos|quelle|quelli|essas|esses|ambas|beiden|de två|te|oba|obie|bunlar)(?![\p{L}])/iu

/** A piece that only has a label or the name of a thing: `seat` of `coach, seat and 5:45`. */
function namingIn(
  piece: Piece | undefined,
  { text }: TokenizedBrief,
  { says, calls }: CopyOfBrief,
): Piece | undefined {
  if (!piece || piece.mentions.length > 0 || piece.looks.length > 0) return piece
  const name = nameIn(text.slice(piece.from, piece.to))
  if (name === '' || name.split(' ').length > 3) return piece
  const called = calls?.(name)?.name ?? (says(name, 'label') ? name : undefined)
  if (called === undefined) return piece
  return {
    ...piece,
    rest: '',
    mentions: [{ from: piece.from, to: piece.to, key: `said:${called}`, sure: false }],
  }
}

/** Whether words only lead to a thing. */
function isFilled(rest: string): boolean {
  return wordsOf(rest)
    .split(' ')
    .every(word => word === '' || FILLING.test(word))
}

/** Where something stands. */
const PLACED =
  /(?<![\p{L}])(?:ganz|unten|oben|at the (?:top|bottom|end)|(?:under|below|unter|sous|embaixo d[oae]|debajo del?|sotto|onder|pod) (?:(?:the|my|your|dem|der|le|la|mon|il|de|mijn|min|mitt) )?\p{L}+|(?:on|up) top|en (?:bas|haut)|abajo|arriba|in (?:basso|alto|fondo)|onderaan|bovenaan|längst (?:ner|upp)|(?:na|u) (?:dole|górze)|em (?:baixo|cima)|altta|üstte|very)(?![\p{L}])/giu

const FILLING =
  /^(?:the|a|an|and|so|but|with|of|on|at|in|to|is|are|be|should|must|has|have|ought|can|want|wants|please|put|make|set|then|those|these|that|it|its|our|my|word|words|line|lines|bit|part|text|time|date|number|phrase|sentence|der|die|das|den|dem|des|und|mit|bitte|soll|sollen|muss|müssen|dann|aber|wort|satz|zeile|ist|sind|unser\p{L}*|im|am|in|um|zum|le|la|les|l|de|du|des|d|et|puis|mot|phrase|ligne|mention|soit|soient|doit|doivent|un|une|ces|en|au|aux|à|el|los|las|del|lo|y|que|se|e|frase|palabra|línea|luego|esas|esos|il|gli|i|della|dello|dei|delle|poi|parola|scritta|sia|siano|het|een|van|met|en|woord|zin|regel|die|moet|moeten|mag|dan|den|det|de|och|med|ordet|orden|raden|ska|sedan|som|i|oraz|a|słowo|słowa|napis|zdanie|potem|niech|będzie|ma|o|os|as|do|da|dos|das|palavra|linha|aviso|hora|essas|esses|em|ve|kısmı|sözü|yazısı|bu|olsun|ile|tarihi|pis|seulement|only|just|nur|solo|sólo|tylko|somente|só|alleen|bara|endast|sadece|j|aimerais|quisiera|vorrei|sur|über|about|sobre|su|over|om|o|whole|ganz|ihn|sie|es|voglio|põe|ponha|poner|ponga|pon|metti|mettete|mets|mettez|zet|sätt|ustaw|dajcie|setz|setze|proszę|bitte|gibi|dursa|hoş|olur|wo|où|pis|という|の|は|を|が|も|だけ|と|数字)$/u

/** The thing of the copy that a piece has a word of its own for, and nothing else. */
function describedIn(
  piece: Piece,
  { text }: TokenizedBrief,
  { says, calls, meets }: CopyOfBrief,
): readonly Mention[] {
  const look = piece.looks[0]
  const [before, behind] = look
    ? [text.slice(piece.from, look.from), text.slice(look.to, piece.to)]
    : ['', '']
  const [own, other] = isFilled(before) ? [behind, before] : [before, behind]
  const name = nameIn(own)
  const isAlone = isFilled(other.replace(PLACED, ' ')) || (other === behind && LEADS.test(other))
  if (!isAlone || name === '' || name.split(' ').length > LONGEST_NAME) return []
  const about = ABOUT.test(own) ? calls?.(nameIn(own.replace(ABOUT, ' ')), 'sentence') : undefined
  const called = about ?? calls?.(name)
  // A long word that the copy has is no other word of the brief.
  const isLong = /^\p{L}{8,}$/u.test(name) && says(name)
  const key: PartKey | undefined = called
    ? `said:${called.name}`
    : (meets?.(name) ?? (isLong ? `said:${name}` : partIn(piece)))
  return key ? [{ from: piece.from, to: piece.to, key, sure: false }] : []
}

/** The part of every design that a piece names, and nothing else: `my name`. */
function partIn({ items, looks }: Piece): PartKey | undefined {
  const [only, ...others] = items
  if (looks.some(({ dress }) => dress.rank)) return undefined
  return only?.meaning.kind === 'target' && others.length === 0 ? only.meaning.part : undefined
}

/** What leads to a sentence by what it is about. */
const ABOUT =
  /(?<![\p{L}])(?:sentences?|phrase|line|bit|satz|frase|zin|mening(?:en)?|zdanie) (?:about|with|on|of|über|von|vom|zu|zum|sur|de|du|des|sobre|del|de la|do|da|su|sul|sulla|dello?|della|over|van|om|o|z)(?![\p{L}])/iu

/** Words of the longest description. */
const LONGEST_NAME = 6

function nameIn(text: string): string {
  const words = wordsOf(text.replace(PLACED, ' ')).split(' ')
  while (words.length > 0 && FILLING.test(words[0] ?? '')) words.shift()
  while (words.length > 0 && FILLING.test(words.at(-1) ?? '')) words.pop()
  return words.join(' ')
}

/** Whether a wish was made of the look already, of something else: where words are surely the copy's a wish for the whole is none. */
function isOfOther(
  { phrase, patch, level }: Wish,
  words: string,
  mentions: readonly Mention[],
  isSure: boolean,
  { says }: CopyOfBrief,
): boolean {
  const telling =
    wordsOf(words)
      .split(' ')
      .toSorted((one, other) => other.length - one.length)[0] ?? ''
  const keys = Object.keys(patch.parts ?? {})
  if (level === 'mood' || !wordsOf(phrase).includes(telling)) return false
  const isSame = keys.some(key => mentions.some(one => one.key === key))
  // A piece of a figure, or words that the copy does not have, name nothing.
  const isNothing = keys.every(key => {
    const name = saidIn(key)
    return name !== undefined && ((!says(name) && !namedThings.has(name)) || isPiece(name, mentions))
  })
  // What goes by the label of the line is meant by the words themselves.
  const isQuoted = mentions.some(({ key, sure }) => sure && wordsOf(phrase).includes(saidIn(key) ?? ' '))
  return (
    !isSame && (keys.length === 0 ? !isSure : !isNothing && !(isQuoted && keys.every(key => saidIn(key))))
  )
}

/** Whether the name of a part stands in a phrase as the copy has it: a line that has some words is more than these. */
function isVerbatim(key: string, phrase: string, says: SaysCopy): boolean {
  const name = wordsOf(saidIn(key) ?? '')
  return name !== '' && says(name) && wordsOf(phrase).includes(name)
}

/** Whether a wish is for the same of a thing as a look. */
function saysOf({ patch, phrase }: Wish, key: PartKey, { dress }: SaidLook, { says }: CopyOfBrief): boolean {
  const name = ` ${saidIn(key) ?? key} `
  const parts = Object.entries(patch.parts ?? {}).filter(
    ([own]) =>
      own === key || (isVerbatim(own, phrase, says) && ` ${wordsOf(saidIn(own) ?? own)} `.includes(name)),
  )
  const own = parts.flatMap(([, part]) => Object.keys(part ?? {}))
  return Object.keys(dress).some(token => own.includes(token) || (token === 'rank' && own.includes('scale')))
}

/** `02` of `10.334,02` */
function isPiece(name: string, mentions: readonly Mention[]): boolean {
  return /^\d+$/.test(name) && mentions.some(({ key }) => ` ${saidIn(key)} `.includes(` ${name} `))
}

function missed(
  { text, tokens }: TokenizedBrief,
  { pieces, mentions }: Told,
  look: SaidLook,
  heard: readonly Wish[],
): MissedLook {
  const from = Math.min(...[...mentions, look].map(place => place.from))
  const to = Math.max(...[...mentions, look].map(place => place.to))
  const phrase = text.slice(from, to).trim()
  const wishes = mentions.map(
    ({ key }): Wish => ({ phrase, level: 'word', patch: { parts: { [key]: dressOf(look, key) } } }),
  )
  // Where a thing stands is said of the same words: those stay.
  const placed = heard.filter(({ patch }) => Object.values(patch.parts ?? {}).some(dress => dress?.place))
  const isPlaced = (one: Piece): boolean => {
    const words = ` ${wordsOf(text.slice(one.from, one.to))} `
    return placed.some(wish =>
      wordsOf(wish.phrase)
        .split(' ')
        .every(word => words.includes(` ${word} `)),
    )
  }
  const isIn = ({ start }: Token, place: Place): boolean => start >= place.from && start < place.to
  const kept = pieces.flatMap((one): readonly Place[] =>
    isPlaced(one)
      ? [one]
      : one.items
          .filter(isKept)
          .map(({ first, last }) => ({ from: tokens[first]?.start ?? 0, to: tokens[last]?.end ?? 0 })),
  )
  const isOf = (token: Token): boolean =>
    pieces.some(one => isIn(token, one)) && !kept.some(one => isIn(token, one))
  return { tokens: tokens.filter(token => isIn(token, look) || isOf(token)), wishes }
}

/** What else may be said of a thing: where it stands, and that there is a cover. */
function isKept({ meaning }: Item): boolean {
  return /^(?:place|setting)$/.test(meaning.kind) || (meaning.kind === 'target' && meaning.part === 'cover')
}

/** Words among others are set so wherever they stand. */
function dressOf({ dress }: SaidLook, key: PartKey): PartDesign {
  return dress.rank || saidIn(key) === undefined ? dress : { ...dress, extent: 'words' }
}

/** What ends a piece, but for words that join. */
const MARKS = '[.!?;:\\n。！？；：…]+|[,、，()]|\\s[–—-]\\s'

/** Words that begin another clause, by the language of the brief. */
const BUT: Readonly<Record<string, string | undefined>> = {
  ...{ de: 'aber|deshalb|also', fr: 'mais|donc|alors', es: 'pero|así que', it: 'ma|quindi', nl: 'maar|dus' },
  ...{ sv: 'men|så', da: 'men|så', nb: 'men|så', pl: 'ale|więc', pt: 'mas|por isso', tr: 'ama' },
}

function endsIn(lang: string | undefined): RegExp {
  const words = lang === undefined ? 'and|but|so' : [AND[lang], BUT[lang]].filter(Boolean).join('|')
  return new RegExp(words === '' ? MARKS : `${MARKS}|\\s(?:${words})(?=\\s)`, 'giu')
}

function piecesOf(
  brief: TokenizedBrief,
  mentions: readonly Mention[],
  looks: readonly SaidLook[],
): readonly Piece[] {
  const { text } = brief
  const inside = (at: number): boolean => [...mentions, ...looks].some(({ from, to }) => at > from && at < to)
  const pieces: Piece[] = []
  let [from, joined] = [0, false]
  const close = (to: number): void => {
    const piece = pieceOf(brief, { from, to }, mentions, looks, joined)
    if (piece) pieces.push(piece)
  }
  for (const { 0: end, index } of text.matchAll(endsIn(brief.lang))) {
    if (
      inside(index) ||
      (/\d[.,:]$/.test(text.slice(index - 1, index + 1)) && /^\d/.test(text.slice(index + 1)))
    )
      continue
    close(index)
    from = index + end.length
    joined = !/[.!?;:\n。！？；：]/.test(end)
  }
  close(text.length)
  return pieces
}

function pieceOf(
  brief: TokenizedBrief,
  place: Place,
  all: readonly Mention[],
  said: readonly SaidLook[],
  joined: boolean,
): Piece | undefined {
  const text = brief.text.slice(place.from, place.to)
  if (text.trim() === '') return undefined
  const mentions = all.filter(({ from, to }) => from >= place.from && to <= place.to)
  const isApart = (one: Place): boolean => mentions.every(({ from, to }) => one.to <= from || one.from >= to)
  const looks = said.filter(one => one.from >= place.from && one.to <= place.to && isApart(one))
  const taken = [...mentions, ...looks]
  const rest = blanked(text, place.from, taken)
  const own = brief.tokens.filter(
    ({ start, end }) =>
      start >= place.from && end <= place.to && !taken.some(({ from, to }) => start >= from && start < to),
  )
  return { ...place, mentions, looks, rest, items: indexed(brief, own), joined }
}

/** The items of some tokens, by the places of these among all. */
function indexed({ tokens }: TokenizedBrief, own: readonly Token[]): readonly Item[] {
  const at = (index: number): number => tokens.indexOf(own[index] as Token)
  return readItems(own).map(item => ({ ...item, first: at(item.first), last: at(item.last) }))
}

function blanked(text: string, start: number, taken: readonly Place[]): string {
  return taken.reduce(
    (rest, { from, to }) =>
      `${rest.slice(0, Math.max(from - start, 0))}${' '.repeat(to - Math.max(from, start))}${rest.slice(to - start)}`,
    text,
  )
}

const QUOTED = /["“„«「『]([^"“”„«»「」『』\n]{2,90})["”“»」』]/gu
const CAPITALS =
  /(?<![a-z\p{Lu}\p{N}-])(?:\p{Lu}[\p{Lu}\d'’&.-]*[\p{Lu}\d])(?:\s(?:\d{1,4}|[\p{Lu}\d&'’.-]{2,}))*(?!\p{Ll})/gu
const FIGURE =
  /(?<![A-Za-zÀ-ž\p{N}.,])\p{Sc}?\s?\d(?:[.,:–\u00a0\u202f]?\d|\s\d{3}(?!\d))*(?:\s?(?:%|‰|[€£$¥]))?/gu

/** Words of a brief that are the copy's own. */
function mentionsIn({ text, lang }: TokenizedBrief, { says }: CopyOfBrief): readonly Mention[] {
  const found: Mention[] = []
  const add = (from: number, written: string, sure: boolean, whole = written): void => {
    const words = wordsOf(written)
    const mark = /^[!?]+(?=\s\p{Ll})/u.exec(text.slice(from + whole.trimEnd().length))?.[0] ?? ''
    const to = from + whole.trimEnd().length + mark.length
    const isFree = found.every(one => to <= one.from || from >= one.to)
    if (words !== '' && isFree && says(words)) found.push({ from, to, key: `said:${words}`, sure })
  }
  for (const { 0: whole, 1: inner = '', index } of text.matchAll(QUOTED)) add(index, inner, true, whole)
  for (const { from, to } of runsOf(text, says))
    add(from, text.slice(from, to), isNamed(text.slice(from, to), lang))
  for (const { 0: whole, index } of text.matchAll(CAPITALS))
    if (whole.replace(/[^\p{Lu}\d]/gu, '').length > 2 && !OF_PAGES.test(whole)) add(index, whole, true)
  for (const { 0: whole, index } of text.matchAll(FIGURE)) if (isTelling(whole)) add(index, whole, true)
  return found.toSorted((one, other) => one.from - other.from)
}

/** Words with a figure, or that all begin with a capital where nouns do not. */
function isNamed(words: string, lang: string | undefined): boolean {
  const all = words.split(/\s+/).filter(word => word.length > 3)
  return /\d/.test(words) || (lang !== 'de' && all.length > 1 && all.every(word => /^\p{Lu}/u.test(word)))
}

/** The longest runs of words that the copy has too, with two that tell or one and a figure. */
function runsOf(text: string, says: SaysCopy): readonly Place[] {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.,:-]*[\p{L}\p{M}\p{N}]|[\p{L}\p{N}]/gu)]
  const runs: Place[] = []
  for (let first = 0; first < words.length; first++) {
    for (let last = Math.min(first + LONGEST_RUN, words.length) - 1; last > first; last--) {
      const [one, other] = [words[first] as RegExpExecArray, words[last] as RegExpExecArray]
      const place = { from: one.index, to: other.index + other[0].length }
      const run = text.slice(place.from, place.to)
      if (
        /[.!?;\n"()]\s|, /.test(run) ||
        !isRun(words.slice(first, last + 1).map(([word]) => word)) ||
        !says(run)
      )
        continue
      runs.push(place)
      first = last
      break
    }
  }
  return runs
}

/** Words of the longest run. */
const LONGEST_RUN = 7

/** It begins and ends with words that tell. */
function isRun(words: readonly string[]): boolean {
  const tells = (word = ''): boolean =>
    /\d/.test(word) || (word.length > 2 && !FILLING.test(word.toLowerCase()))
  // `240 kg`
  if (words.length === 2 && /^\d/.test(words[0] ?? '')) return true
  const telling = words.filter(tells)
  const isSure = telling.some(word => word.length > 3) && !telling.every(word => /^\d/.test(word))
  return (
    tells(words[0]) && (tells(words.at(-1)) || /\d$/.test(words.at(-2) ?? '')) && telling.length > 1 && isSure
  )
}

/** Capitals that are nothing of the copy. */
const OF_PAGES = /^(?:[A-D]\d|PDF|QR|CMYK|RGB|HTML|USA|ATS|DIN(?: A\d)?|NOT|OCR)$/

/** More than a count of what a page shows, and no measure of it. */
function isTelling(figure: string): boolean {
  return (
    /\d[.,:]\d|[%€£$¥]|\d{3}|\d[  ]\p{L}/u.test(figure) && !/\d\s?(?:mm|cm|m|pt|px|punkt|in)$/iu.test(figure)
  )
}
