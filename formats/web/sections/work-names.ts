/** What the heading of a work is made of: its number, its name, and what it says behind that. */
import type { PhrasingContent } from 'mdast'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'

/** `01 — Largo do Carvalhal`, `3. The Salt Archive`: what a work is counted with, and the sign behind it. */
const COUNTED = /^\s*(?:No\.? ?|Nr\.? ?|#)?(\d{1,3})(?:\s*[—–.:)/|]\s+|\s+-\s+)(?=\p{L}|["“„«])/u

/** The number that a name opens with, and the name without it and its sign. */
export function numbered(nodes: readonly PhrasingContent[]): {
  readonly number?: string
  readonly name: readonly PhrasingContent[]
} {
  const [first, ...others] = nodes
  const found = first?.type === 'text' ? COUNTED.exec(first.value) : null
  if (first?.type !== 'text' || found === null) return { name: nodes }
  const [all, number = ''] = found
  return { number, name: [{ ...first, value: first.value.slice(all.length) }, ...others] }
}

/** A name, and what stands behind a dash in the same line: what it is, where and when. */
export function namedApart(nodes: readonly PhrasingContent[]): {
  readonly name: readonly PhrasingContent[]
  readonly behind: readonly PhrasingContent[]
} {
  const words = toPhrase(nodes)
  const dash = /\s+[—–]\s+(?=.*(?:19|20)\d\d|.{12})/u.exec(words.text)
  if (!dash) return { name: nodes, behind: [] }
  return { name: cut(words, 0, dash.index).nodes, behind: cut(words, dash.index + dash[0].length).nodes }
}

/** A title that is a name and sentences about it in one: `Sild, 2022. A text face for cookery books.` */
const SENTENCES = /^(\S.{2,48}?)[.:]\s+(?=\p{Lu}|\p{Script=Han})/u

/** A name, and the sentences that follow it in the same line. */
export function sentenceApart(nodes: readonly PhrasingContent[]): {
  readonly name: readonly PhrasingContent[]
  readonly behind: readonly PhrasingContent[]
} {
  const words = toPhrase(nodes)
  const found = SENTENCES.exec(words.text)
  if (!found) return { name: nodes, behind: [] }
  return { name: cut(words, 0, found[1]?.length ?? 0).nodes, behind: cut(words, found[0].length).nodes }
}
