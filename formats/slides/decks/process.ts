import type { Paragraph, RootContent } from 'mdast'
import { cut, type Phrase, split, toPhrase } from '../../../core/reading/facts/phrase.ts'

/** Steps that arrows join, and what is said below them. */
export interface Process {
  readonly steps: readonly Phrase[]
  readonly rest: readonly Paragraph[]
}

/** Steps that one slide holds, letters of one, and of what is said below. */
const STEPS = { least: 3, most: 9, letters: 40, said: 240 } as const

const ARROW = /\s*(?:→|⟶|➜|➔|⇒)\s*|\s+[-=]+>\s+/gu

/** A slide that is one line of steps with arrows between them, perhaps with a line below: `harvest → dry → roast`. */
export function readProcess(blocks: readonly RootContent[]): Process | undefined {
  const [line, ...rest] = blocks
  const areLines = rest.length <= 2 && rest.every((block): block is Paragraph => block.type === 'paragraph')
  if (line?.type !== 'paragraph' || !areLines) return undefined
  const words = toPhrase(line.children)
  const steps = words.text.includes('\n') ? [] : split(withoutStop(words), ARROW)
  const areSteps = steps.every(({ text }) => text.length <= STEPS.letters && /\p{L}{2}|\p{Lo}/u.test(text))
  const said = rest.map(({ children }) => toPhrase(children).text).join(' ')
  const isShort = steps.length >= STEPS.least && steps.length <= STEPS.most && said.length <= STEPS.said
  return areSteps && isShort ? { steps, rest } : undefined
}

function withoutStop(words: Phrase): Phrase {
  return cut(words, 0, words.text.replace(/\.\s*$/u, '').length)
}
