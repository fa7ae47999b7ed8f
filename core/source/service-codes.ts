import type { Emphasis, PhrasingContent } from 'mdast'

/** Digits and stars up to the `#` that ends what is dialled: `*777*04#`, whose stars are keys of a telephone. */
const dialled = /^[\d*]*#/

/** A line in which the stars of a number to dial are stars again, which Markdown takes for emphasis. */
export function withServiceCodes(line: readonly PhrasingContent[]): PhrasingContent[] {
  return line.map((node, at) => {
    const next = line[at + 1]
    const digits = node.type === 'emphasis' ? digitsOf(node) : undefined
    if (digits === undefined || next?.type !== 'text' || !dialled.test(next.value)) return node
    return {
      type: 'text',
      value: `*${digits}*`,
      ...(node.position && { position: node.position }),
    }
  })
}

function digitsOf({ children: [only, ...others] }: Emphasis): string | undefined {
  const isNumber = only?.type === 'text' && others.length === 0 && /^\d+$/.test(only.value)
  return isNumber ? only.value : undefined
}
