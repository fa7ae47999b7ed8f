import type { PhrasingContent, RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { plainText } from '../../../core/source/text.ts'
import { countWords } from '../pages/page.ts'
import { COUNTED } from './named-lines.ts'

/** A thing of a chapter: what it is called, what is said of it, what it costs. */
export interface Thing {
  readonly title: readonly PhrasingContent[]
  readonly said: readonly RootContent[]
  readonly price?: RootContent
}

/** Words of a thing up to which it shares a page with others, and letters of its name and of a line that is its price. */
const WORDS = 60
const NAME = 40
const PRICE = 48

/** What joins a name to what is said of it, or that to its price. */
const JOINT = /^\s*(?:[–—:·|,-]\s*)*/u
const JOINT_AT_END = /\s*(?:[–—:·|,-]\s*)*$/u

/** The things that the sections of a chapter are; none where one of them is more than that, or most have neither price nor number. */
export function headedThings(sections: readonly Section[], lang: string): readonly Thing[] {
  const things = sections.flatMap(section => headedThing(section, lang) ?? [])
  const shown = things.filter(({ title, price }) => price || COUNTED.test(title.map(plainText).join('')))
  return things.length === sections.length && shown.length * 2 > things.length ? things : []
}

function headedThing({ heading, sections, blocks }: Section, lang: string): Thing | undefined {
  const said = blocks.filter(block => !isPicture(block))
  const isShort = countWords(said) <= WORDS && said.every(({ type }) => type === 'paragraph')
  if (!heading || sections.length > 0 || said.length === 0 || !isShort) return undefined
  return { title: heading.children, ...pricedEnd(said.flatMap(linesOfBlock), lang) }
}

/** Whether a block is nothing but a picture. */
export function isPicture(block: RootContent): boolean {
  return (
    block.type === 'image' ||
    (block.type === 'paragraph' &&
      block.children.length > 0 &&
      block.children.every(child => child.type === 'image' || isBlank(child)))
  )
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** A thing that a paragraph is: its name in bold, what is said of it in the same line and the next, its price at the end. */
export function boldThing(block: RootContent, lang: string): Thing | undefined {
  const [first, ...others] = block.type === 'paragraph' ? block.children : []
  const name = first?.type === 'strong' ? plainText(first) : ''
  if (first?.type !== 'strong' || name === '' || name.length > NAME || others.length === 0) return undefined
  const [line, ...more] = linesOfBlock(block)
  if (!line) return undefined
  const opening = cut(line, name.length)
  const rest = cut(opening, JOINT.exec(opening.text)?.[0].length ?? 0)
  const thing = pricedEnd([...(rest.text === '' ? [] : [rest]), ...more], lang)
  return thing.price && countWords([block]) <= WORDS ? { title: first.children, ...thing } : undefined
}

/** Lines, of which what the last ends with may be a price. */
function pricedEnd(lines: readonly Phrase[], lang: string): Omit<Thing, 'title'> {
  const last = lines.at(-1)
  const amounts = last ? findValues(last.text, lang).filter(({ value }) => value.type === 'money') : []
  const [amount] = amounts
  const all = (said: readonly Phrase[]) => (said.length > 0 ? [paragraphOf(joinLines(said))] : [])
  if (!last || !amount) return { said: all(lines) }
  const before = lines.slice(0, -1)
  if (before.length > 0 && last.text.length <= PRICE && (amount.start === 0 || amounts.length > 1))
    return { said: all(before), price: paragraphOf(last) }
  if (last.text.length - amount.end > 1) return { said: all(lines) }
  const opening = cut(last, 0, amount.start)
  const said = trim(cut(opening, 0, opening.text.length - (JOINT_AT_END.exec(opening.text)?.[0].length ?? 0)))
  const price = paragraphOf(cut(last, amount.start))
  return { said: all(said.text === '' ? before : [...before, said]), price }
}
