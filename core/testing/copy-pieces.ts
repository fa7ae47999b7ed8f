import type { Root, RootContent } from 'mdast'
import { wordsOf } from '../check/words.ts'
import type { Document } from '../source/document.ts'
import { plainText } from '../source/text.ts'
import { isParent, nodesOf } from '../source/walk.ts'

/** Copy as a list of texts; the words of each stand together and in order, the notes wherever a format puts notes. */
export interface CopyPieces {
  /** Words of each block of the body, in order. */
  readonly blocks: readonly (readonly string[])[]
  /** The same with the blocks that may be laid out by their roles, where they stand in the copy. */
  readonly all?: readonly (readonly string[])[]
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
  const out = omitted.map(wordsOf).filter(words => words.length > 0)
  const kept = (words: string[]): string[] => without(words, out)
  const inLines = (block: RootContent): string[][] => linesOf(block).map(wordsOf).map(kept)
  const inPlace = body.filter(block => !isApart(block))
  return {
    blocks: lines ? inPlace.flatMap(inLines) : inPlace.map(wordsIn).map(kept),
    all: body.map(wordsIn).map(kept),
    moved: body.filter(isApart).flatMap(inLines),
    notes: notes.map(wordsIn),
  }
}

/** The lines of a block: of a paragraph as written, of a list its entries, of a table its cells. */
function linesOf(block: RootContent): string[] {
  if (isParent(block) && block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'tableCell')
    return (block.children as readonly RootContent[]).flatMap(linesOf)
  return plainText(block)
    .split(/\n|\t+| \| /)
    .flatMap(line => line.split(closingDate))
}

/** Before the year that a line ends with: dates may stand in a column of their own, before what happened then. */
const closingDate = /\s*[,，،;(（|·•–—-]\s*(?=[^,，،;(（|·•]*(?<!\d)(?:19|20)\d\d(?!\d)[^,，،;(（|·•]*$)/u

/** Words without those texts that were left out and stand in them, once each. */
function without(words: string[], omitted: readonly (readonly string[])[]): string[] {
  return omitted.reduce<string[]>((left, out) => {
    const at = left.findIndex((_, start) => out.every((word, step) => left[start + step] === word))
    return at < 0 ? left : [...left.slice(0, at), ...left.slice(at + out.length)]
  }, words)
}

function wordsIn(node: Root | RootContent): string[] {
  return wordsOf(plainText(node))
}

function withoutNotes<Kind extends Root | RootContent>(node: Kind): Kind {
  if (!isParent(node)) return node
  const kept = node.children.filter(child => child.type !== 'footnoteDefinition').map(withoutNotes)
  return { ...node, children: kept }
}
