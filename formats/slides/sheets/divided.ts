import type { Paragraph, PhrasingContent, RootContent } from 'mdast'

/** A point that divides what stands in one line. */
const dividing = /\s+[·•|]\s+/u

/** The parts of lines that are divided by points, each a line of its own: no line ends with a point that joins nothing. */
export function divided(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.flatMap((block): readonly RootContent[] =>
    block.type === 'paragraph' ? partsOf(block) : [block],
  )
}

function partsOf(paragraph: Paragraph): readonly Paragraph[] {
  const parts: PhrasingContent[][] = [[]]
  for (const node of paragraph.children) {
    const [first = '', ...more] = node.type === 'text' ? node.value.split(dividing) : ['']
    if (node.type !== 'text') parts.at(-1)?.push(node)
    else if (first !== '') parts.at(-1)?.push({ ...node, value: first })
    for (const value of more) parts.push(value === '' ? [] : [{ type: 'text', value }])
  }
  return parts.flatMap(children => (children.length > 0 ? [{ ...paragraph, children }] : []))
}
