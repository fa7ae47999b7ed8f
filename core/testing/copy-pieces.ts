import type { Root, RootContent } from 'mdast'
import { wordsOf } from '../check/copy.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import { isParent, nodesOf } from '../source/walk.ts'

/** A word of the copy, or words and their figure, of which a design may set either first. */
export type Step = string | { readonly words: readonly string[]; readonly figure: readonly string[] }

/** Copy as a list of texts; the words of each stand together and in order, the notes wherever a format puts notes. */
export interface CopyPieces {
  /** Words of each block of the body, in order. */
  readonly blocks: readonly (readonly Step[])[]
  /** The same with the blocks that may be laid out by their roles, where they stand in the copy. */
  readonly all?: readonly (readonly Step[])[]
  /** Words of each line that is laid out by its role, wherever that is. */
  readonly moved?: readonly (readonly string[])[]
  /** Words of each footnote that the copy refers to. */
  readonly notes: readonly (readonly string[])[]
}

/** How copy is divided. */
export interface PieceOptions {
  /** Each line, entry and cell is a piece of its own, as where a format lays facts out by their roles. */
  readonly lines?: boolean
  /** Texts that were left out on purpose: a label such as `Headline`. */
  readonly omitted?: readonly string[]
  /** Texts of blocks that are laid out by their roles. */
  readonly moved?: readonly string[]
}

/** Divides the visible copy into its body and its footnotes. */
export function copyPieces(
  { root }: Document,
  { lines = false, omitted = [], moved = [] }: PieceOptions = {},
): CopyPieces {
  const notes = nodesOf(root).filter(node => node.type === 'footnoteDefinition')
  const body = withoutNotes(root).children as readonly RootContent[]
  const apart = new Set(moved)
  const isApart = (block: RootContent): boolean => apart.has(plainText(block))
  const out = omitted
    .map(wordsOf)
    .filter(words => words.length > 0)
    // `Sub headline` before the `Headline` in it.
    .toSorted((one, other) => other.length - one.length)
  const inLines = (block: RootContent): string[][] =>
    linesOf(block).flatMap(line =>
      regrouped(without(wordsByPart(columnsOf(line)), out)).map(({ words }) => words),
    )
  const inOrder = (block: RootContent): Step[] => stepsOf(linesOf(block), out)
  const inPlace = body.filter(block => !isApart(block))
  return {
    blocks: lines ? inPlace.flatMap(inLines) : inPlace.map(inOrder),
    all: body.map(inOrder),
    moved: body.filter(isApart).flatMap(inLines),
    notes: notes.map(note => wordsOf(plainText(note))),
  }
}

/** The lines of a block: of a paragraph as written, of a list its entries, of a table its cells. */
function linesOf(block: RootContent): string[] {
  if (isParent(block) && block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableCell')
    return (block.children as readonly RootContent[]).flatMap(linesOf)
  return plainText(block).split('\n')
}

/** A word and the part of its block that it stands in. */
interface Placed {
  readonly word: string
  readonly part: number
}

function wordsByPart(parts: readonly string[]): readonly Placed[] {
  return parts.flatMap((text, part) => wordsOf(text).map(word => ({ word, part })))
}

function stepsOf(lines: readonly string[], omitted: readonly (readonly string[])[]): Step[] {
  const phrases = lines.flatMap(phrasesOf)
  const parts = phrases.flatMap(phrase =>
    typeof phrase === 'string' ? [phrase, ''] : [phrase.words, phrase.figure],
  )
  const left = regrouped(without(wordsByPart(parts), omitted))
  const wordsAt = (part: number): readonly string[] => left.find(one => one.part === part)?.words ?? []
  return phrases.flatMap((_, at): readonly Step[] => {
    const [words, figure] = [wordsAt(at * 2), wordsAt(at * 2 + 1)]
    return words.length === 0 || figure.length === 0 ? [...words, ...figure] : [{ words, figure }]
  })
}

function regrouped(words: readonly Placed[]): readonly { part: number; words: string[] }[] {
  const groups: { part: number; words: string[] }[] = []
  for (const { word, part } of words) {
    const last = groups.at(-1)
    if (last?.part === part) last.words.push(word)
    else groups.push({ part, words: [word] })
  }
  return groups
}

/** Words without those texts that were left out and stand in them, once each: whole cells and lines before words in others. */
function without(words: readonly Placed[], omitted: readonly (readonly string[])[]): readonly Placed[] {
  return omitted.reduce((left, out) => {
    const starts = left.flatMap((_, start) =>
      out.every((word, step) => left[start + step]?.word === word) ? [start] : [],
    )
    const isWhole = (start: number): boolean =>
      left[start - 1]?.part !== left[start]?.part &&
      left[start + out.length]?.part !== left[start + out.length - 1]?.part
    const at = starts.find(isWhole) ?? starts[0]
    return at === undefined ? left : [...left.slice(0, at), ...left.slice(at + out.length)]
  }, words)
}

function withoutNotes<Kind extends Root | RootContent>(node: Kind): Kind {
  if (!isParent(node)) return node
  const kept = node.children.filter(child => child.type !== 'footnoteDefinition').map(withoutNotes)
  return { ...node, children: kept }
}

/** A figure and the words that say what it counts: a design may set either first. */
interface Counted {
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
function phrasesOf(text: string): readonly (string | Counted)[] {
  return text.split(phraseEnd).map(phrase => countedIn(phrase.trim()) ?? phrase)
}

function countedIn(phrase: string): Counted | undefined {
  const [, label = '', value = ''] = labelled.exec(phrase) ?? []
  if (/\p{N}/u.test(value)) return { words: label, figure: value }
  const [, words = '', figure = ''] = closing.exec(phrase) ?? []
  return words !== '' && words.length <= CAPTION ? { words, figure } : undefined
}

/** Where one line is several cells: tabs, wide blanks and strokes. */
const strokes = /\t+|[ \u00A0]{3,}| \| /
/** After a label, after what counts (`2 x`), and around what stands in brackets. */
const edges = /(?<=^[^:：]{1,60}[:：])\s+|(?<=^\s*\d+(?:[.,]\d+)?\s*[x×])\s+|(?=[(（])|(?<=[)）])/iu
/** After the price of one and before the letter of a tax: columns of a till's slip. */
const slip = /(?<=^\s*\d+[.,]\d\d)\s+(?=\p{L})|(?<=\d[.,]\d\d)\s+(?=\p{L}$)/u
/** Before the year that a line ends with: dates may stand in a column of their own, before what happened then. */
const closingDate = /\s*[,，،;(（|·•–—-]\s*(?=[^,，،;(（|·•]*(?<!\d)(?:19|20)\d\d(?!\d)[^,，،;(（|·•]*$)/u

/** What a format that lays copy out by its roles may set in columns of their own, of one line. */
function columnsOf(line: string): readonly string[] {
  return [strokes, closingDate, edges, slip]
    .reduce<readonly string[]>((parts, edge) => parts.flatMap(part => part.split(edge)), [line])
    .flatMap(phrasesOf)
    .flatMap(phrase => (typeof phrase === 'string' ? [phrase] : [phrase.words, phrase.figure]))
}
