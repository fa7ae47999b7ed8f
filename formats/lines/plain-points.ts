import type { List, ListItem, PhrasingContent } from 'mdast'

/** A point of a list that is no more than a line. */
export interface PlainPoint {
  readonly words: readonly PhrasingContent[]
  /** Of a list that counts. */
  readonly number?: number
}

/** The points of a list of plain ones; undefined for tasks, and where a point holds more than a line. */
export function plainPoints({ children, ordered, start }: List): readonly PlainPoint[] | undefined {
  const points = children.flatMap((item, at) => {
    const words = plainWords(item)
    return words ? [{ words, ...(ordered && { number: (start ?? 1) + at }) }] : []
  })
  return points.length === children.length ? points : undefined
}

/** The words of a point that is one paragraph and no task. */
export function plainWords({ children, checked }: ListItem): readonly PhrasingContent[] | undefined {
  const [only, ...others] = children
  const isPlain = only?.type === 'paragraph' && others.length === 0 && typeof checked !== 'boolean'
  return isPlain ? only.children : undefined
}
