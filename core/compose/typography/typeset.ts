import { isMachineLine } from '../../source/machine-line.ts'
import { isRightToLeft } from '../../source/locale.ts'
import { type Node, type Text, textOf } from '../tree.ts'
import { tied } from './glue.ts'
import { curlQuotes, quotesOf, type QuoteState } from './quotes.ts'

/** How a run of text is set. */
export interface TypesetOptions {
  /** BCP 47 */
  readonly lang: string
  /** The last word is tied to the one before. */
  readonly heading?: boolean
}

/**
 * The marks a typist cannot type, in the nodes of one paragraph: quotes become typographic, hyphens in ranges dashes,
 * three dots an ellipsis, and spaces that must not break do not. No word is lost or changed, node ids stay, and code and
 * addresses are left alone.
 */
export function typeset(nodes: readonly Node[], { lang, heading = false }: TypesetOptions): Node[] {
  const state: QuoteState = { before: '', openDouble: false, openSingle: false }
  const set = tieWords(
    nodes.map(node => typesetNode(node, lang, state)),
    lang,
  )
  return heading ? bindLast(set) : set
}

function typesetNode(node: Node, lang: string, state: QuoteState): Node {
  if (node.type === 'text') return typesetText(node, lang, state)
  if (node.tagName === 'br') {
    state.before = ' '
    return node
  }
  if (isLiteral(node)) {
    state.before = 'x'
    return node
  }
  return { ...node, children: node.children.map(child => typesetNode(child, lang, state)) }
}

function typesetText(node: Text, lang: string, state: QuoteState): Text {
  const value = typesetString(node.value, lang, state)
  if (node.value !== '') state.before = node.value.slice(-1)
  return withValue(node, value)
}

function typesetString(value: string, lang: string, state: QuoteState): string {
  if (isMachineLine(value)) return value
  if (!/@|:\/\/|www\./.test(value)) return typesetWords(value, lang, state)
  // Addresses in the text are kept letter by letter.
  return value
    .split(/((?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@[^\s@]{1,255})/)
    .map((piece, at, pieces) => {
      if (at % 2 === 1) return piece
      if (at > 0) state.before = pieces[at - 1]?.slice(-1) ?? ''
      return typesetWords(piece, lang, state)
    })
    .join('')
}

function typesetWords(value: string, lang: string, state: QuoteState): string {
  const { before } = state
  const marks = /["']/.test(value) ? quotesOf(lang) : undefined
  const curled = marks ? curlQuotes(value, marks, state) : value
  if (value !== '') state.before = value.slice(-1)
  const set = setBlanks(setDashes(setGaps(curled), before, lang), lang)
  return isRightToLeft(lang) ? set.replace(POINT, RIGHT_TO_LEFT) : set
}

/** A point between two things of a line of which both run to the right, as a number and an address do: it stays between them in their order. */
const POINT = /(?<=[\d\p{Script=Latin}).][ \u00a0]?)(?=[·•|](?:[ \u00a0]|$))/gu
const RIGHT_TO_LEFT = '\u200f'

/** Three blanks or more between two things of a line that open large or with a figure: most often typed to set them apart. */
const GAP = /(?<=[\p{L}\p{N}]{2}[)”"’%!?]?|\p{N}\p{Sc}) {3,}(?=[“"„(]?(?:\p{Lu}|\p{Lo}|\p{Sc}?\p{N}))/gu

/** What a run of blanks sets apart, with a point between: it would run together where blanks are one. */
function setGaps(value: string): string {
  return /\S {3}/.test(value) ? value.replace(GAP, ' · ') : value
}

/** Code, and links whose text is their own address. */
function isLiteral(node: Node & { readonly type: 'element' }): boolean {
  if (['code', 'kbd', 'pre', 'svg'].includes(node.tagName) || node.footnote !== undefined) return true
  const only = node.children[0]
  return node.tagName === 'a' && only?.type === 'text' && (node.properties.href ?? '').endsWith(only.value)
}

/** Headings of two words are left alone; so are those that end in something else than text of at least two words. */
function bindLast(nodes: readonly Node[]): Node[] {
  const last = nodes.at(-1)
  const words = nodes.map(textOf).join('').trim().split(/\s+/)
  if (last?.type !== 'text' || words.length < 3) return [...nodes]
  return [...nodes.slice(0, -1), { ...last, value: bindLastWord(last.value) }]
}

/**
 * Hyphens that stand for something else: `--` between words, ranges of numbers (3-5), times and years, negative numbers
 * and dimensions (3 x 4). Dates, telephone numbers and codes stay as they are.
 */
function setDashes(value: string, before: string, lang: string): string {
  if (!/--|\.\.\.|-[\d.]|[\d.,]\s?x|\s-\s/.test(value)) return value
  return value
    .replace(/\.\.\.(?!\.)/g, (dots, at: number) => (value.charAt(at - 1) === '.' ? dots : '…'))
    .replace(/(^|[^-])---(?!-)/g, '$1—')
    .replace(/(^|[^-])--(?=\s|$)/g, spacedDash(lang))
    .replace(between, spacedDash(lang).replace('$1', ''))
    .replace(/([\p{L}\p{N}’”])--(?=[\p{L}\p{N}‘“])/gu, '$1–')
    .replace(range, toRange)
    .replace(/(^|[\s(€$£¥])-(?=[\d.]*\d)/g, (match, lead: string, at: number) =>
      at === 0 && lead === '' && before !== '' && !/[\s(]/.test(before) ? match : `${lead}−`,
    )
    .replace(/(?<![\p{L}\p{N}])(?!0x)(\d[\d.,]*\s?)x(?=\s?\d)/gu, '$1×')
}

/** A hyphen with blanks around it that stands between words for a dash; between figures it takes away. */
const between = /(?<=[\p{L}\p{N})”’"'!?.%€] )-(?= [\p{L}“‘"'(])|(?<=[\p{L})”’"'!?.%€] )-(?= [\p{N}\p{Sc}])/gu

/** A dash between clauses: with spaces around it as the author has them. English books close it up, others do not. */
function spacedDash(lang: string): string {
  return /^(?:ru|uk|be|bg|pl|es|pt|it)\b/i.test(lang) ? '$1—' : '$1–'
}

const range =
  /(?<![\p{L}\p{N}_/.,:–-])(\d{1,2}:\d{2}|\d{1,4})-(\d{1,2}:\d{2}|\d{1,4})(?![\p{L}\p{N}_/:–-]|[.,]\d)/gu

function toRange(match: string, from: string, to: string, at: number, whole: string): string {
  const times = from.includes(':') && to.includes(':')
  if (times) return `${from}–${to}`
  if (from.includes(':') || to.includes(':')) return match
  // 555-1234 and 02-1234 are telephone numbers.
  if ((to.length === 4 && from.length < 4) || [from, to].some(part => /^0\d/.test(part))) return match
  // `33-300 Nowy Sącz`: a postcode before the town.
  if (from.length === 2 && to.length === 3 && /^ \p{Lu}\p{Ll}/u.test(whole.slice(at + match.length)))
    return match
  // `EN 71-3`, `DIN EN 1090-2`, `Art.-Nr. 12-345`: a part of a standard, or the number of an article.
  if (STANDARD.test(whole.slice(Math.max(at - CODE, 0), at))) return match
  // `17-4` is a steel: what goes down is no range, but opening hours may (`9-5`) and pages by their last figures (`148-53`).
  if (from.length < 4 && goesDown(Number(from), Number(to))) return match
  // 2026-118 is the number of a document and 2026-01 a month: years go on, as a year or by its last two figures.
  if (from.length === 4 && !goesOn(from, to)) return match
  return `${from}–${to}`
}

/** Letters before the number of a standard or an article, and who sets them. */
const CODE = 10
const STANDARD =
  /(?<!\p{L})(?:(?:EN|ISO|IEC|DIN|BS|NF|UNE|UNI|NEN|NBN|PN|SIS|SFS|ÖNORM|ONORM|ASTM|SAE|ANSI|IEEE|UL|VDE|JIS|GB|GOST|ГОСТ|NBR|AS\/NZS|SKU|P\/N|REF|Ref\.?|Réf\.?|Rif\.?|Art\.?|[Aa]rt(?:ikel|icle|\.-)?[ -]?[Nn][ro]\.?|Teile-?[Nn]r\.?|[Pp]art [Nn]o\.?|[Nn][º°]|nr\.?|č\.|№|[Rr]echnung|[Ii]nvoice|[Ff]actu(?:ur|re|ra)|[Ff]attura|[Ff]akt(?:ura|uran)|[Ff]atura|[Oo]rder|[Qq]uote)[ /:]{1,2})$/u

/** The last hour of a clock face. */
const HOURS = 12

/** Whether the second of two numbers is lower without being an hour or the end of the first, said short. */
function goesDown(from: number, to: number): boolean {
  const isShort = from > 99 && to > 9 && to > from % 100
  return to < from && from > HOURS && !isShort
}

function goesOn(from: string, to: string): boolean {
  if (to.length === 2) return to > from.slice(2)
  return to.length === 4 && to > from
}

const NARROW = '\u202f'

/** A blank typed before a comma, a full stop or marks of asking and calling: no language sets one, but for French before the last two. */
const strayBlank = /(?<=[\p{L}\p{N})\]%€]) +(?=,(?!\d)|\.(?=\s|$)|[!?]+(?=\s|$))/gu

/** Blanks that are typed before marks taken out, or in French made narrow ones at which no line ends. */
function setBlanks(value: string, lang: string): string {
  if (!value.includes(' ')) return value
  const isFrench = /^fr\b/i.test(lang)
  const tidy = / [,.!?]/.test(value)
    ? value.replace(strayBlank, (blank, at: number) =>
        isFrench && /[!?]/.test(value[at + blank.length] ?? '') ? blank : '',
      )
    : value
  return isFrench ? tidy.replace(/ (?=[;:!?»])/g, NARROW).replace(/« /g, `«${NARROW}`) : tidy
}

/** Words that no line end parts are tied, also where one of them is set differently from the other. */
function tieWords(nodes: readonly Node[], lang: string): Node[] {
  const text = nodes.map(plainOf).join('')
  const set = tied(text, lang)
  let at = 0
  const tieIn = (node: Node): Node => {
    if (node.type === 'element' && !isLiteral(node) && node.tagName !== 'br')
      return { ...node, children: node.children.map(tieIn) }
    const from = at
    at += plainOf(node).length
    return node.type === 'text' ? withValue(node, set.slice(from, at)) : node
  }
  return set === text ? [...nodes] : nodes.map(tieIn)
}

/** The text of a node, a break as the end of a line. */
function plainOf(node: Node): string {
  if (node.type === 'text') return node.value
  return node.tagName === 'br' ? '\n' : node.children.map(plainOf).join('')
}

function withValue(node: Text, value: string): Text {
  return value === node.value ? node : { ...node, value }
}

/** Longest last word in characters that is tied to the one before it. */
const TIED = 12

/** Ties the last word of a heading to the one before, so that it does not stand alone on a line. */
function bindLastWord(value: string): string {
  const at = value.trimEnd().lastIndexOf(' ')
  const last = value.trimEnd().length - at - 1
  return at > 0 && last > 0 && last <= TIED ? `${value.slice(0, at)}\u00a0${value.slice(at + 1)}` : value
}

/** What `typeset` set, back as it is typed on a keyboard: for comparing words, never for showing them. */
export function toPlain(text: string): string {
  return (
    text
      // Some languages quote inside quotes with the marks that others use outside: all are one.
      .replace(/[«‹]\s?|\s?[»›]|["“”„「」″‘’‚『』′]/g, "'")
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/\u200f/g, '')
      .replace(/…/g, '...')
      .replace(/×/g, 'x')
      .replace(/-{2,3}|[–—−]/g, '-')
  )
}
