import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast'
import { plainText, phrasingText } from '../../../core/source/text.ts'

/** One point of a list that opens with words in bold, and what follows them. */
export interface Point {
  readonly lead: readonly PhrasingContent[]
  readonly words: readonly PhrasingContent[]
}

/** The points of a list of at most six, each of which opens with a figure in bold; undefined for other lists. */
export function readFigures(list: List): readonly Point[] | undefined {
  return readPoints(list, 1, words => /\d/.test(words) && words.length <= 16)
}

/** The points of a list of two to six, each of which opens with a term in bold and goes on for a line or two. */
export function readTerms(list: List): readonly Point[] | undefined {
  if (list.ordered) return undefined
  const points = readPoints(list, 2, words => words.length <= 28)
  const short = points?.every(({ words }) => {
    const { length } = phrasingText(words)
    return length > 0 && length <= 150
  })
  return short ? points : undefined
}

function readPoints(list: List, least: number, isLead: (words: string) => boolean): Point[] | undefined {
  const { length } = list.children
  if (length < least || length > 6) return undefined
  const points = list.children.flatMap(item => readPoint(item, isLead) ?? [])
  return points.length === length ? points : undefined
}

function readPoint({ children, checked }: ListItem, isLead: (words: string) => boolean): Point | undefined {
  const [only, ...others] = children
  if (only?.type !== 'paragraph' || others.length > 0 || typeof checked === 'boolean') return undefined
  const [lead, ...words] = (only as Paragraph).children
  if (lead?.type !== 'strong' || !isLead(plainText(lead))) return undefined
  return { lead: lead.children, words: withoutTie(words) }
}

/** The words after a lead without the mark that ties them to it in running text. */
function withoutTie(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...rest] = words
  if (first?.type !== 'text') return words
  return [{ ...first, value: first.value.replace(/^\s*[:,;–—-]\s+/, '') }, ...rest]
}
