/** A figure and the words that say what it counts: a design may set either first. */
export interface Counted {
  readonly words: string
  readonly figure: string
}

/** Where a line may be divided into phrases of their own: at the end of a sentence, at a slash, at a semicolon. */
const phraseEnd = /(?<=[.!?;。！？；])\s+|\s+\/\s+|\n/u

/** An amount with its currency or short unit: `€41m`, `68 400 zł`, `71%`, `80 kg`; a bare number may be a name, as in `Ward 7`. */
const amount = String.raw`[≈~<>+−–-]?(?:\p{Sc}\s?\d[\d.,'’\s]*\p{L}{0,3}|\d[\d.,'’\s]*\s?(?:%|‰|\p{Sc}|\p{L}{1,3}))`
const closing = new RegExp(String.raw`^(.*[\p{L})”"])\s*[,:：–—-]?\s+(${amount})\.?$`, 'u')
const labelled = /^([^:：]{1,60})[:：]\s+(.{1,40})$/u

/** Letters up to which words before a figure are its caption and no sentence. */
const CAPTION = 80

/** The phrases of a text; those that end in a figure, after a label or a few words, divided before it. */
export function phrasesOf(text: string): readonly (string | Counted)[] {
  return text.split(phraseEnd).map(phrase => countedIn(phrase.trim()) ?? phrase)
}

function countedIn(phrase: string): Counted | undefined {
  const [, label = '', value = ''] = labelled.exec(phrase) ?? []
  if (/\p{N}/u.test(value)) return { words: label, figure: value }
  const [, words = '', figure = ''] = closing.exec(phrase) ?? []
  return words !== '' && words.length <= CAPTION ? { words, figure } : undefined
}

/** Where one line is several cells: tabs and strokes. */
const strokes = /\t+| \| /
/** After a label, after what counts (`2 x`), and around what stands in brackets. */
const edges = /(?<=^[^:：]{1,60}[:：])\s+|(?<=^\s*\d+(?:[.,]\d+)?\s*[x×])\s+|(?=[(（])|(?<=[)）])/iu
/** After the price of one and before the letter of a tax: columns of a till's slip. */
const slip = /(?<=^\s*\d+[.,]\d\d)\s+(?=\p{L})|(?<=\d[.,]\d\d)\s+(?=\p{L}$)/u
/** Before the year that a line ends with: dates may stand in a column of their own, before what happened then. */
const closingDate = /\s*[,，،;(（|·•–—-]\s*(?=[^,，،;(（|·•]*(?<!\d)(?:19|20)\d\d(?!\d)[^,，،;(（|·•]*$)/u

/** What a format that lays copy out by its roles may set in columns of their own, of one line. */
export function columnsOf(line: string): readonly string[] {
  return [strokes, closingDate, edges, slip]
    .reduce<readonly string[]>((parts, edge) => parts.flatMap(part => part.split(edge)), [line])
    .flatMap(phrasesOf)
    .flatMap(phrase => (typeof phrase === 'string' ? [phrase] : [phrase.words, phrase.figure]))
}
