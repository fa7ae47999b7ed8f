import { displayStyle } from '../../../core/compose/index.ts'
import { type Element, isElement, type Node, textOf } from '../../../core/compose/tree.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'

/** Paragraphs from which on a text without headings is one that is read through. */
const TOLD = 4

/** Letters of a paragraph that may open such a text at large, and of what somebody says in it. */
const LEAD = { least: 80, most: 560 }
const SAID = 240

/** Sizes over body of the paragraph that leads, the more letters it has the smaller, and of what is said. */
const LARGE = { short: 1.7, long: 1.35, letters: 260, said: 1.75 }

/**
 * A text without a heading has no other way to be entered than by its words: the first paragraph is set large, and so is each
 * that is wholly somebody's words. Any other text stays as it is.
 */
export function led(flow: readonly Node[], theme: Theme): readonly Node[] {
  const nodes = flow.filter(node => isElement(node))
  const isTold =
    nodes.every(({ tagName }) => !/^h[1-6]$/.test(tagName)) &&
    nodes.filter(({ tagName }) => tagName === 'p').length >= TOLD &&
    nodes.every(({ part }) => part === undefined)
  if (!isTold) return flow
  return nodes.map((node, at) => {
    if (node.tagName !== 'p') return node
    const letters = textOf(node).length
    if (at === 0 && letters >= LEAD.least && letters <= LEAD.most) return leadOf(node, letters, theme)
    return at > 0 && letters <= SAID && isSpoken(textOf(node)) ? spoken(node, theme) : node
  })
}

function leadOf(node: Element, letters: number, theme: Theme): Element {
  const by = letters <= LARGE.letters ? LARGE.short : LARGE.long
  const size = Math.round(theme.type.base * by)
  return {
    ...node,
    style: { ...node.style, size, leading: 1.36, maxWidth: '100%', color: theme.color.heading },
  }
}

/** `“I used to pray for the fridges,” Sister Immaculate says. “Now I pray for other things.”` */
function isSpoken(words: string): boolean {
  return /^\s*[“„«»"].*["”“»«]\s*[.!?]?\s*$/su.test(words)
}

function spoken(node: Element, theme: Theme): Element {
  const look = displayStyle(theme, Math.round(theme.type.base * LARGE.said))
  const room = { marginTop: space(theme, 1.75), keepWithNext: false }
  const style = { ...look, transform: 'none' as const, leading: 1.25, maxWidth: '100%' as const }
  return { ...node, style: { ...node.style, ...style, ...room, color: theme.color.accentText } }
}
