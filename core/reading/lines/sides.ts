import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { lineOf, paragraphsOf } from '../facts/facts.ts'
import { labelAlone, linesOfBlock } from '../facts/label.ts'
import type { Phrase } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'

/** Blocks of a card in which the name of its back labels what stands below, and that of its front is left out; and what was. */
export function withSides(
  blocks: readonly RootContent[],
  context: Context,
): { readonly blocks: readonly RootContent[]; readonly labels: readonly string[] } {
  const labels: string[] = []
  const divided = blocks.flatMap((block): readonly RootContent[] => {
    if (block.type === 'heading' && means(plainText(block), 'frontSide', context)) {
      labels.push(plainText(block))
      return []
    }
    return block.type === 'paragraph' ? sidesOf(block, labels, context) : [block]
  })
  return { blocks: divided, labels }
}

/** The lines of a paragraph by the sides that lines alone name. */
function sidesOf(block: RootContent, labels: string[], context: Context): readonly RootContent[] {
  const sides: { readonly name?: Phrase; readonly lines: Phrase[] }[] = [{ lines: [] }]
  for (const line of linesOfBlock(block)) {
    const name = labelAlone(line)
    if (name && means(name.text, 'frontSide', context)) labels.push(name.text)
    else if (name && means(name.text, 'backSide', context)) sides.push({ name, lines: [] })
    else sides.at(-1)?.lines.push(line)
  }
  const isWhole = sides.length === 1 && sides[0]?.lines.length === linesOfBlock(block).length
  if (isWhole) return [block]
  return sides.flatMap(({ name, lines }) =>
    name ? lineOf({ label: name, blocks: paragraphsOf(lines) }) : paragraphsOf(lines),
  )
}

function means(words: string, concept: Concept, { lexicon }: Context): boolean {
  return lexicon(words).some(meaning => meaning.concept === concept && meaning.weight > 0.8)
}
