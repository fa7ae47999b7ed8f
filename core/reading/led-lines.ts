import type { RootContent } from 'mdast'
import type { Context } from './context.ts'
import { toFact } from './facts.ts'
import { type Phrase, toPhrase, trim } from './phrase.ts'
import type { Fact } from './reading.ts'

/** Facts whose label stands on the line above them, and the blocks that are left. */
export interface Led {
  readonly facts: readonly Fact[]
  readonly body: readonly RootContent[]
}

/** Words up to which a line is a label, and what it leads to a value. */
const SHORT = { label: 6, value: 14 } as const

/** Takes out lines that a known label on a line of its own leads to: `awarded to` above a name in bold. */
export function takeLedLines(body: readonly RootContent[], context: Context): Led {
  const facts: Fact[] = []
  const gone = new Set<RootContent>()
  body.forEach((block, at) => {
    const next = body[at + 1]
    const label = lineIn(block, SHORT.label)
    const value = next && lineIn(next, SHORT.value)
    if (!label || !value || gone.has(block) || !isBold(next) || isBold(block)) return
    if (!context.lexicon(label.text).some(({ weight }) => weight >= 0.9)) return
    facts.push(toFact(label, value, 'head', context))
    gone.add(block).add(next)
  })
  return { facts, body: body.filter(block => !gone.has(block)) }
}

function lineIn(block: RootContent, words: number): Phrase | undefined {
  if (block.type !== 'paragraph') return undefined
  const [only, ...others] = block.children
  const phrase = trim(
    toPhrase(only?.type === 'strong' && others.length === 0 ? only.children : block.children),
  )
  const isLine = phrase.text !== '' && !phrase.text.includes('\n') && phrase.text.split(/\s+/).length <= words
  return isLine && !/[.!?。]$/.test(phrase.text) ? phrase : undefined
}

function isBold(block: RootContent): boolean {
  return block.type === 'paragraph' && block.children.length === 1 && block.children[0]?.type === 'strong'
}
