import type { Nodes } from 'mdast'

/**
 * Gives every node that holds text its id: its place among them in document order, `n_…` in the body and `f_…` in fields. Ids depend on the shape of the
 * document alone, so new words in one node leave every other id as it was. Line endings become `\n`, and a zero-width
 * space alone, which holds the place of text that was emptied, becomes empty text.
 */
export function nameNodes(nodes: readonly Nodes[], prefix: 'n' | 'f'): void {
  let count = 0
  for (const node of nodes) {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') continue
    node.data = { ...node.data, id: `${prefix}_${(count++).toString(36)}` }
    if (node.value.includes('\r')) node.value = node.value.replace(/\r\n?/g, '\n')
    if (node.value === emptyText) node.value = ''
  }
}

/** Stands in the source for text that was emptied: a zero-width space, so that the node keeps its place and its id. */
export const emptyText = '\u200B'
