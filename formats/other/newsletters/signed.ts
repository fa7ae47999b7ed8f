import type { Paragraph, RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { joinLines, type Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading, Section } from '../../../core/reading/reading.ts'
import { isLeaveTaking } from '../../../core/reading/words/lexicon.ts'

/** What a letter ends with, and its parts without that. */
export interface Ended {
  readonly parts: readonly Section[]
  /** The last words and who says them, and the small print below. */
  readonly signed: readonly RootContent[]
  readonly small: readonly RootContent[]
}

/** Letters of a line that is a name with an office. */
const NAME_LINE = 60
/** Lines of a signature at least. */
const LEAST = 3

/** A letter whose last lines are who signs it and where they are, or how it is ended: they belong to the letter, not to its last story. */
export function signedApart({ parts, roles, lang }: Reading): Ended {
  const whole = { parts, signed: [], small: [] }
  const last = parts.at(-1)
  if (!last || last.made || last.sections.length > 0 || last.blocks.length < 2) return whole
  const block = last.blocks.at(-1)
  const lines = block?.type === 'paragraph' ? linesOfBlock(block) : []
  const [first, second] = lines
  if (!first || !second || lines.length < LEAST || !isNameLine(first) || !isNameLine(second)) return whole
  const reached = [roles.unsubscribe, roles.telephone, roles.address, roles.email].flatMap(
    claim => claim?.text ?? [],
  )
  const isEnd =
    isLeaveTaking(first.text, lang) || lines.some(({ text }) => reached.some(at => text.includes(at)))
  if (!isEnd) return whole
  const names = lines.findIndex((line, at) => at > 0 && !isNameLine(line))
  const at = names < 0 ? lines.length : names
  return {
    parts: [...parts.slice(0, -1), { ...last, blocks: last.blocks.slice(0, -1) }],
    signed: [paragraphOf(joinLines(lines.slice(0, at)))],
    small: at < lines.length ? [paragraphOf(joinLines(lines.slice(at).map(wayOut)))] : [],
  }
}

/** Whether a line takes leave or says who signs: a few words, and no sentence, figure or address. */
function isNameLine({ text }: Phrase): boolean {
  return text.length <= NAME_LINE && !/[?:：;]$|\S[.。]\s|\d|@|https?:/u.test(text)
}

/** A line that ends in a written address behind what it is for, as a link in those words: `Unsubscribe: https://…`. */
function wayOut(line: Phrase): Phrase {
  const link = line.nodes.at(-1)
  const [text] = line.nodes
  if (link?.type !== 'link' || text?.type !== 'text' || line.nodes.length !== 2) return line
  const from = /(?:[.!?…。]\s+|^)([^.!?…。:：]{3,40})[:：]\s*$/u.exec(text.value)
  const words = from?.[1]
  if (words === undefined) return line
  const before = text.value.slice(0, text.value.lastIndexOf(words))
  const nodes: Paragraph['children'] = [
    ...(before === '' ? [] : [{ ...text, value: before }]),
    { ...link, children: [{ type: 'text', value: words }] },
  ]
  return { nodes, text: `${before}${words}` }
}
