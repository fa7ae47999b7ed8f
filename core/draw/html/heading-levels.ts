import { isElement, type Node } from '../../compose/tree.ts'

/** Gives each heading of a page its level, in document order. */
export type HeadingLevels = (level: number) => 1 | 2 | 3 | 4 | 5 | 6

/**
 * Creates the outline of one page: one h1, the first there is, or the first heading where there is none; below it no level
 * is skipped, and headings of equal rank stay equal. What a heading looks like is in its style and does not change.
 */
export function createHeadingLevels(roots: readonly Node[]): HeadingLevels {
  const hasTitle = roots.some(root => holdsTag(root, 'h1'))
  let titled = false
  let open: { readonly asked: number; readonly given: number }[] = []
  return level => {
    if (!titled && (level === 1 || !hasTitle)) {
      titled = true
      open = []
      return 1
    }
    while (open.length > 0 && (open.at(-1)?.asked ?? 0) >= level) open.pop()
    const given = Math.min((open.at(-1)?.given ?? 1) + 1, 6) as 2 | 3 | 4 | 5 | 6
    open.push({ asked: level, given })
    return given
  }
}

function holdsTag(node: Node, tag: string): boolean {
  return isElement(node) && (node.tagName === tag || node.children.some(child => holdsTag(child, tag)))
}

/** The level of a heading's tag, or undefined for other tags. */
export function headingLevel(tagName: string): number | undefined {
  const level = /^h([1-6])$/.exec(tagName)?.[1]
  return level === undefined ? undefined : Number(level)
}
