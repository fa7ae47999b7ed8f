import type { Paragraph, PhrasingContent } from 'mdast'

/** A dish as its line says: what it is called, for whom it is, what it is made of and what it costs. */
export interface MenuItem {
  readonly name: readonly PhrasingContent[]
  /** Diet marks, `VG, SG`; empty for none. */
  readonly marks: string
  readonly description: readonly PhrasingContent[]
  /** As it was written; empty for none. */
  readonly price: string
}

/** One figure or several behind strokes, `6,00 / 28,00`; a bare number of four digits is rather a vintage. */
const priceAtEnd =
  /(?:^|\s)((?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?(?:\s*\/\s*(?:\p{Sc}\s?)?\d{1,4}[.,]\d{2}(?:\s?\p{Sc})?)*|\p{Sc}\s?\d{1,4}|\d{1,4}\s?\p{Sc}|\d{1,3})\s*$/u

const marksAtStart = /^\s*\(((?:\p{Lu}[\p{L}\d]{0,3})(?:\s*,\s*\p{Lu}[\p{L}\d]{0,3})*)\)\s*/u

/** Reads a dish from its line: **name** (marks) description price. What is not there stays empty, no word is lost. */
export function readMenuItem(line: Paragraph): MenuItem {
  const { words, price } = splitPrice(line.children)
  const named = words.findIndex(node => node.type === 'strong')
  if (named !== 0) return { name: words, marks: '', description: [], price }
  const [name, next, ...more] = words
  const text = next?.type === 'text' ? next.value : ''
  const marks = marksAtStart.exec(text)
  const rest = text.slice(marks?.[0].length ?? 0).replace(/^[\s,:–—-]+/u, '')
  const opening: readonly PhrasingContent[] =
    next === undefined ? [] : next.type !== 'text' ? [next] : rest === '' ? [] : [{ ...next, value: rest }]
  return { name: name ? [name] : [], marks: marks?.[1] ?? '', description: [...opening, ...more], price }
}

/** The price that ends a line, and what stands before it. */
function splitPrice(line: readonly PhrasingContent[]): {
  words: readonly PhrasingContent[]
  price: string
} {
  const last = line.at(-1)
  const found = last?.type === 'text' ? priceAtEnd.exec(last.value) : null
  if (last?.type !== 'text' || !found) return { words: line, price: '' }
  const value = last.value.slice(0, found.index).trimEnd()
  return {
    words: [...line.slice(0, -1), ...(value === '' ? [] : [{ ...last, value }])],
    price: found[1] ?? '',
  }
}
