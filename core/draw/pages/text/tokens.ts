import type { Face } from '../../../fonts/face.ts'
import { hanLanguage, isSetSolid } from '../../../fonts/scripts.ts'
import { resolveFace } from '../../../fonts/resolve-face.ts'
import { shapeWord } from '../../../fonts/shape-word.ts'
import type { Inline, ParagraphOptions, TextStyle } from './line.ts'
import { groupOf, type MeasuredWord, measureWord, type WordStyle } from './measured-word.ts'
import { normalizeInlines } from './normalize.ts'
import { embeddingLevels } from './reorder.ts'

type TextInline = Extract<Inline, { kind: 'text' }>
type BoxInline = Extract<Inline, { kind: 'box' }>

/** A word or a part of one: text in one style and one direction. */
export interface WordToken {
  readonly kind: 'word'
  readonly source: InlineText
  readonly measured: MeasuredWord
  /** px */
  readonly width: number
  /** Embedding level: odd is right to left. */
  readonly level: number
}

/** The space between two words. */
interface SpaceToken {
  readonly kind: 'space'
  readonly source: InlineText
  /** px */
  readonly width: number
  readonly level: number
  /** Its offset in the text of the paragraph. */
  readonly at: number
}

export interface BoxToken {
  readonly kind: 'box'
  readonly inline: BoxInline
  readonly width: number
  readonly level: number
}

export type Token = WordToken | SpaceToken | BoxToken

/** The tokens between two forced breaks. `source` gives an empty line its height. */
export interface Stretch {
  readonly tokens: readonly Token[]
  readonly source: InlineText | undefined
  /** The text of the whole paragraph; a break and a box are one sign each. */
  readonly text: string
}

/** A text inline with what is worked out once for all its words. */
export interface InlineText {
  readonly inline: TextInline
  /** The inline's style, without tracking where letters join. */
  readonly style: TextStyle
  readonly face: Face
  readonly spaceWidth: number
  /** px added left and right. */
  readonly padding: number
  /** The language to break long words in; undefined where they are no words, as in code. */
  readonly lang: string | undefined
}

interface Setting extends InlineText {
  /** Word style and cache group by direction: none needed, and where some is, left to right and right to left. */
  readonly words: readonly { readonly style: WordStyle; readonly group: string }[]
}

type Splitting = Pick<ParagraphOptions, 'lang' | 'dir' | 'whiteSpace'>

/** Paragraphs that were split before: they are measured for their column, and broken for each width that is tried. */
const split = new WeakMap<readonly Inline[], Splitting & { readonly stretches: readonly Stretch[] }>()

/** Splits a paragraph into shaped words, spaces and boxes, one stretch for each line that the author ended. */
export function tokenize(
  inlines: readonly Inline[],
  { lang, dir, whiteSpace }: Splitting,
): readonly Stretch[] {
  const known = split.get(inlines)
  if (known?.lang === lang && known.dir === dir && known.whiteSpace === whiteSpace) return known.stretches
  const stretches = splitInlines(inlines, { lang, dir, whiteSpace })
  split.set(inlines, { lang, dir, whiteSpace, stretches })
  return stretches
}

function splitInlines(inlines: readonly Inline[], options: Splitting): Stretch[] {
  const normal = normalizeInlines(inlines, options)
  const levels = embeddingLevels(normal, options.dir)
  const text = normal.map(inline => (inline.kind === 'text' ? inline.text : signs[inline.kind])).join('')
  const han = hanLanguage(text, options.lang)
  const stretches: Stretch[] = []
  let tokens: Token[] = []
  let source: Setting | undefined
  let base = 0
  for (const inline of normal) {
    if (inline.kind === 'break') {
      stretches.push({ tokens, source, text })
      tokens = []
      base++
    } else if (inline.kind === 'box') {
      tokens.push({ kind: 'box', inline, width: inline.width, level: levels?.[base] ?? 0 })
      base++
    } else {
      source = settingOf(inline, options, han, levels === undefined ? plain : directed)
      if (options.whiteSpace === 'pre') pushPre(tokens, inline.text, source, levels, base)
      else pushWords(tokens, inline.text, source, levels, base)
      base += inline.text.length
    }
  }
  const first = stretches.findIndex(stretch => stretch.source !== undefined)
  // Empty lines at the start are as high as the text that follows.
  for (let index = 0; index < (first < 0 ? stretches.length : first); index++) {
    stretches[index] = {
      tokens: stretches[index]?.tokens ?? [],
      source: stretches[first]?.source ?? source,
      text,
    }
  }
  if (tokens.length > 0 || options.whiteSpace === 'pre') stretches.push({ tokens, source, text })
  return options.whiteSpace === 'pre' ? stretches : stretches.map(withoutOuterSpaces)
}

/** What stands in a text for what is none: the end of a line, and a picture. */
const signs = { break: '\n', box: '\ufffc' } as const

/** The directions of words where there is but one, and where both are. */
const plain = [undefined]
const directed = [undefined, false, true]

function settingOf(
  inline: TextInline,
  options: Splitting,
  han: string,
  directions: readonly (boolean | undefined)[],
): Setting {
  const style = tracklessWhereJoined(inline)
  const { family, weight, italic, size, tracking, tabular } = style
  const face = resolveFace(family, weight, italic)
  const hyphens = style.hyphens && options.whiteSpace === 'normal' && inline.field === undefined
  const words = directions.map(rtl => {
    const wordStyle = { family, weight, italic, tabular, hyphens, lang: options.lang, han, rtl }
    return { style: wordStyle, group: groupOf(wordStyle) }
  })
  const spaceWidth = (shapeWord(' ', face).width + tracking) * size
  const padding = style.paddingInline ?? 0
  const lang = style.background === undefined && options.whiteSpace === 'normal' ? options.lang : undefined
  return { inline, style, face, spaceWidth, padding, lang, words }
}

function tracklessWhereJoined(inline: TextInline): TextStyle {
  if (inline.style.tracking === 0) return inline.style
  return isSetSolid(inline.text) ? { ...inline.style, tracking: 0 } : inline.style
}

function pushWords(tokens: Token[], text: string, source: Setting, levels: Levels, base: number): void {
  let start = 0
  while (start < text.length) {
    const space = text.indexOf(' ', start)
    const end = space < 0 ? text.length : space
    if (end > start) pushWord(tokens, text, start, end, source, levels, base)
    if (space < 0) return
    const level = levels?.[base + space] ?? 0
    tokens.push({ kind: 'space', source, width: source.spaceWidth, level, at: base + space })
    start = space + 1
  }
}

/** Preserved text: its spaces are part of the words. */
function pushPre(tokens: Token[], text: string, source: Setting, levels: Levels, base: number): void {
  if (text !== '') pushWord(tokens, text, 0, text.length, source, levels, base)
}

type Levels = Uint8Array | undefined

/** Adds a word, in one token for each direction it has. */
function pushWord(
  tokens: Token[],
  text: string,
  start: number,
  end: number,
  source: Setting,
  levels: Levels,
  base: number,
): void {
  let from = start
  while (from < end) {
    const level = levels?.[base + from] ?? 0
    let to = levels === undefined ? end : from + 1
    while (to < end && levels?.[base + to] === level) to++
    const words = source.words[levels === undefined ? 0 : 1 + (level & 1)]
    if (words === undefined) return
    const measured = measureWord(text.slice(from, to), words.style, words.group)
    const { size, tracking } = source.style
    const width = (measured.width + measured.glyphs * tracking) * size
    if (measured.text !== '') tokens.push({ kind: 'word', source, measured, width, level })
    from = to
  }
}

/** Spaces at the ends of a line are not set. */
function withoutOuterSpaces(stretch: Stretch): Stretch {
  const { tokens } = stretch
  let start = 0
  let end = tokens.length
  while (start < end && tokens[start]?.kind === 'space') start++
  while (end > start && tokens[end - 1]?.kind === 'space') end--
  return start === 0 && end === tokens.length ? stretch : { ...stretch, tokens: tokens.slice(start, end) }
}
