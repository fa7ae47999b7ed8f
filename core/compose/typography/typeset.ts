import { type Node, type Text, textOf } from '../tree.ts'
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
  const set = nodes.map(node => typesetNode(node, lang, state))
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
  return value === node.value ? node : { ...node, value }
}

function typesetString(value: string, lang: string, state: QuoteState): string {
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
  return bindSpaces(setDashes(curled, before, lang), lang)
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

function toRange(match: string, from: string, to: string): string {
  const times = from.includes(':') && to.includes(':')
  if (times) return `${from}–${to}`
  if (from.includes(':') || to.includes(':')) return match
  // 555-1234 and 02-1234 are telephone numbers.
  if ((to.length === 4 && from.length < 4) || (from.startsWith('0') && from.length > 1)) return match
  // 2026-118 is the number of a document and 2026-01 a month: years go on, as a year or by its last two figures.
  if (from.length === 4 && !goesOn(from, to)) return match
  return `${from}–${to}`
}

function goesOn(from: string, to: string): boolean {
  if (to.length === 2) return to > from.slice(2)
  return to.length === 4 && to > from
}

const NBSP = '\u00a0'
const NARROW = '\u202f'

const units =
  'k?m|[cmdµn]m|km/h|k?g|mg|µg|[mc]?l|ha|t|°[CF]?|%|‰|[kMGT]?i?B|[kMG]?Hz|[kM]?Wh?|k?V|mA|Ah|ms|min|h|px|pt|dpi|ppi|€|\\$|£|million|billion|Mio\\.?|Mrd\\.?|bn|kcal|kJ|ppm|dB|mm²|m²|km²|m³'

const unit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))`, 'gu')

const numbered = /(^|[\s(])(pp?\.|No\.|Nr\.|Nos\.|Fig\.|Abb\.|Art\.|S\.|§§?|№|#) (?=[\dIVXivx])/g

/** Numbers in groups of three, and those that are called: their groups stand on one line. */
const grouped =
  /(?<![\d.,])\d{1,3}(?: \d{3})+(?!\d)|(?<![\p{L}\d])(?:\+\d*|\(?0\d*\)?|\(\d{2,5}\))(?:[ /-]\(?\d{2,5}\)?){2,5}(?!\d)/gu

/** What stands with the word before it (forms of companies), and an initial or half an abbreviation with what follows it. */
const company =
  / (?=(?:GmbH|gGmbH|AG|KG|UG|Ltd\.?|LLC|LLP|PLC|Inc\.?|Corp\.?|S\.?A\.?S?|S\.?r\.?l\.?|B\.?V\.?|Oyj?|ASA?|e\. ?V\.)(?![\p{L}\p{N}]))/gu
/** A day stays with its month where a year follows. */
const dayOfMonth = /(?<![\d.,:–-])(\d{1,2}\.?) (?=\p{L}{3,12}\.? \d{4}(?!\d))/gu

/** Two years, with the word between them: `2019 to 2025`. */
const years =
  /(?<![\p{L}\p{N}.,])((?:19|20)\d{2}) (to|until|bis|à|a|al|até|hasta|tot|till?|til|do|по|до|έως|ve|–|—|-) (?=(?:19|20)\d{2}(?![\p{L}\p{N}]))/gu
/** An hour and the half of the day or the word that it is counted in. */
const hour = /(?<=\d)(?<!\d{3}) (?=(?:[ap]m|[ap]\.m\.|Uhr|uur|óra|godz\.)(?![\p{L}\p{N}]))/gu
/** What a number of a telephone is named with. */
const telephone = /(?<![\p{L}\p{N}])((?:tel|tlf|tél|fax|mob|ph)[.:]*:?) (?=[+(]?\d)/giu

const initial = /(?<![\p{L}\p{N}.])(\p{L}\.) (?=\p{L}\.|\p{Lu}\p{Ll})/gu

/** A blank typed before a comma, a full stop or marks of asking and calling: no language sets one, but for French before the last two. */
const strayBlank = /(?<=[\p{L}\p{N})\]%€]) +(?=,(?!\d)|\.(?=\s|$)|[!?]+(?=\s|$))/gu

/** Spaces at which a line must not end: in numbers, before their units and forms of companies, after initials, `p.`, `No.` and `§`, before French double marks. */
function bindSpaces(value: string, lang: string): string {
  if (!value.includes(' ')) return value
  const isFrench = /^fr\b/i.test(lang)
  const tidy = / [,.!?]/.test(value)
    ? value.replace(strayBlank, (blank, at: number) =>
        isFrench && /[!?]/.test(value[at + blank.length] ?? '') ? blank : '',
      )
    : value
  const united = /\d /.test(tidy) ? tidy.replace(unit, `$1${NBSP}`) : tidy
  const numbers = /[\d)] [\d(]/.test(united)
    ? united.replace(grouped, group => group.replaceAll(' ', NBSP))
    : united
  const dated = /\d\.? \p{L}/u.test(numbers) ? numbers.replace(dayOfMonth, `$1${NBSP}`) : numbers
  const spanned = /\d /.test(dated) ? dated.replace(years, `$1${NBSP}$2${NBSP}`).replace(hour, NBSP) : dated
  const called = / [+(]?\d/.test(spanned) ? spanned.replace(telephone, `$1${NBSP}`) : spanned
  const joined = /\p{Sc} \d/u.test(called) ? called.replace(/(?<=\p{Sc}) (?=\d)/gu, NBSP) : called
  const named = joined.replace(company, NBSP).replace(initial, `$1${NBSP}`)
  const bound = /[.§№#] [\dIVXivx]/.test(named) ? named.replace(numbered, `$1$2${NBSP}`) : named
  return isFrench ? bound.replace(/ (?=[;:!?»])/g, NARROW).replace(/« /g, `«${NARROW}`) : bound
}

/** Longest last word in characters that is tied to the one before it. */
const TIED = 12

/** Ties the last word of a heading to the one before, so that it does not stand alone on a line. */
function bindLastWord(value: string): string {
  const at = value.trimEnd().lastIndexOf(' ')
  const last = value.trimEnd().length - at - 1
  return at > 0 && last > 0 && last <= TIED ? value.slice(0, at) + NBSP + value.slice(at + 1) : value
}

/** What `typeset` set, back as it is typed on a keyboard: for comparing words, never for showing them. */
export function toPlain(text: string): string {
  return (
    text
      // Some languages quote inside quotes with the marks that others use outside: all are one.
      .replace(/[«‹]\s?|\s?[»›]|["“”„「」″‘’‚『』′]/g, "'")
      .replace(/[\u00a0\u202f]/g, ' ')
      .replace(/…/g, '...')
      .replace(/×/g, 'x')
      .replace(/-{2,3}|[–—−]/g, '-')
  )
}
