import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { lineOf, paragraphsOf } from '../facts/facts.ts'
import { labelAlone, linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Concept } from '../words/en.ts'

/** Blocks of a card in which the name of its back labels what stands below, and that of its front is left out; and what was. */
export function withSides(
  blocks: readonly RootContent[],
  context: Context,
): { readonly blocks: readonly RootContent[]; readonly labels: readonly string[] } {
  const labels: string[] = []
  const divided = headed(blocks, context).flatMap((block): readonly RootContent[] => {
    if (block.type === 'heading' && means(plainText(block), 'frontSide', context)) {
      labels.push(plainText(block))
      return []
    }
    return block.type === 'paragraph' ? sidesOf(block, labels, context) : [block]
  })
  return { blocks: divided, labels }
}

/** Blocks in which a direction for the back is the heading of all that is said after it. */
function headed(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const isBack = (line: Phrase): boolean => directionIn(line, context)?.concept === 'backSide'
  const at = blocks.findIndex(block => linesOfBlock(block).some(isBack))
  const opening = linesOfBlock(blocks[at])
  const first = opening.findIndex(isBack)
  const { name, rest } = (opening[first] && directionIn(opening[first], context)) ?? {}
  if (!name || !rest) return blocks
  const title = blocks.find((block): block is Heading => block.type === 'heading')
  const depth = Math.min((title?.depth ?? 1) + 1, 6) as Heading['depth']
  return [
    ...blocks.slice(0, at),
    ...paragraphsOf(opening.slice(0, first)),
    { type: 'heading', depth, children: [...name.nodes] },
    ...paragraphsOf([...(rest.text === '' ? [] : [rest]), ...opening.slice(first + 1)]),
    ...blocks.slice(at + 1),
  ]
}

/** The lines of a paragraph by the sides that lines alone name, or open with as a direction. */
function sidesOf(block: RootContent, labels: string[], context: Context): readonly RootContent[] {
  const sides: { readonly name?: Phrase; readonly lines: Phrase[] }[] = [{ lines: [] }]
  for (const line of linesOfBlock(block)) {
    const { concept, name, rest } = directionIn(line, context) ?? aloneIn(line, context) ?? {}
    if (name && concept === 'frontSide') labels.push(name.text)
    if (name && concept === 'backSide') sides.push({ name, lines: [] })
    const words = name ? rest : line
    if (words && words.text !== '') sides.at(-1)?.lines.push(words)
  }
  const isWhole = sides.length === 1 && sides[0]?.lines.length === linesOfBlock(block).length
  if (isWhole) return [block]
  return sides.flatMap(({ name, lines }) =>
    name ? lineOf({ label: name, blocks: paragraphsOf(lines) }) : paragraphsOf(lines),
  )
}

/** What tells a designer which side follows, by itself or before the words of that: `(back)`, `--- Rückseite ---`, `【裏面】`. */
const DIRECTION =
  /^(?:[([（【〔]\s*([^()[\]（）【】〔〕:：]{1,32}?)\s*[:：]?\s*[)\]）】〕]\s*[:：]?|([-–—=*~_]{1,5})\s*([^-–—=*~_:：]{1,32}?)\s*\2)\s*/u

interface Direction {
  readonly concept: 'frontSide' | 'backSide'
  readonly name: Phrase
  readonly rest?: Phrase
}

function directionIn(line: Phrase, context: Context): Direction | undefined {
  const [whole = '', inBrackets = '', , ruled = ''] = DIRECTION.exec(line.text) ?? []
  const words = inBrackets || ruled
  const from = whole.indexOf(words)
  const named = words && sideOf(cut(line, from, from + words.length), context, FOREIGN)
  return named ? { ...named, rest: trim(cut(line, whole.length)) } : undefined
}

/** The side that a line is a label of and nothing else. */
function aloneIn(line: Phrase, context: Context): Direction | undefined {
  const name = labelAlone(line)
  return name && sideOf(name, context)
}

/** How sure a word of another language than the copy's is for a side, which signs set apart. */
const FOREIGN = 0.5

function sideOf(name: Phrase, context: Context, least?: number): Direction | undefined {
  const concept = (['frontSide', 'backSide'] as const).find(one => means(name.text, one, context, least))
  return concept && { concept, name }
}

function means(words: string, concept: Concept, { lexicon }: Context, least = 0.8): boolean {
  return lexicon(words).some(meaning => meaning.concept === concept && meaning.weight > least)
}
