import type { RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import { linesIn } from '../facts/label.ts'
import type { Item, Reading } from '../reading.ts'
import { numberOf } from './agreement.ts'
import { citesLaw } from './cited-laws.ts'

/** Words of an agreement that refer to one of its clauses by number, where it has none of that number. */
interface BrokenReference {
  readonly words: string
  /** Line of the source. */
  readonly line?: number
}

const reference =
  /(?<![\p{L}\d])(?:clauses?|sections?|articles?|ziffern?|klausel|§§?|artikel|art[íi]culos?|cl[áa]usulas?|madde)\s+(\d{1,3}(?:\.\d{1,3})?)(?![\d.]*\d)/giu

/** References that lead nowhere: `clause 4.2` where clause 4 has one paragraph. A clause of another law is nobody's here. */
export function brokenReferences({ lists, head, sections }: Reading): readonly BrokenReference[] {
  const known = new Set((lists.clauses ?? []).flatMap(numbersOf))
  if (known.size === 0) return []
  const blocks = [
    ...head,
    ...sections.flatMap(function all(section): readonly RootContent[] {
      return [...section.blocks, ...section.sections.flatMap(all)]
    }),
  ]
  return blocks.flatMap(block => {
    const text = plainText(block)
    const line = block.position?.start.line
    return [...text.matchAll(reference)].flatMap(({ index, 0: words, 1: number = '' }) =>
      known.has(number) || citesLaw(text.slice(index + words.length))
        ? []
        : [{ words, ...(line !== undefined && { line }) }],
    )
  })
}

/** The number of a clause and those of its paragraphs, by the author or by their order. */
function numbersOf({ title, text }: Item, at: number): readonly string[] {
  const own = /\d{1,3}/.exec(numberOf(title, true)?.number.text ?? '')?.[0] ?? `${at + 1}`
  let count = 0
  const inner = text.flatMap((block): readonly string[] => {
    if (block.type === 'list' && block.ordered) return block.children.map(() => `${own}.${++count}`)
    if (block.type !== 'paragraph') return []
    return linesIn(block.children).flatMap(
      line => /\d{1,3}\.\d{1,3}/.exec(numberOf(line)?.number.text ?? '')?.[0] ?? [],
    )
  })
  return [own, ...inner]
}
