import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { type Phrase, toPhrase } from '../facts/phrase.ts'
import { hrefOf } from '../values/href.ts'
import { readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'

// The stories of a newsletter as people fill them in: `Title: …`, `Text: …`, `Button: …`, `Link: …`.

type Slot = 'title' | 'text' | 'action' | 'link'

const slots: readonly (readonly [Concept, Slot])[] = [
  ['title', 'title'],
  ['text', 'text'],
  ['action', 'action'],
  ['link', 'link'],
  ['url', 'link'],
]

interface Filled {
  readonly line: Phrase
  readonly slot?: Slot
  readonly value: Phrase
  readonly label: string
}

function filledIn(block: RootContent, { lexicon }: Context): readonly Filled[] {
  const lines = linesOfBlock(block).map((line): Filled => {
    const labelled = readLabelled(line)
    if (labelled?.sign !== 'colon') return { line, value: line, label: '' }
    const meant = lexicon(labelled.label.text).filter(({ weight }) => weight > 0.95)
    const slot = slots.find(([concept]) => meant.some(meaning => meaning.concept === concept))?.[1]
    return { line, value: labelled.value, label: labelled.label.text, ...(slot && { slot }) }
  })
  const isFilled =
    lines.length > 1 && lines.some(({ slot }) => slot === 'title' || slot === 'text' || slot === 'action')
  return isFilled ? lines : []
}

/** Stories whose lines are called by what they are to be, without those names: a title stands over them in bold, a button leads to its link. */
export function withStoryLines(body: readonly RootContent[], context: Context): readonly RootContent[] {
  // The lines at the top tell of the letter as a whole.
  const start = body.findIndex(block => filledIn(block, context).length === 0)
  return body.flatMap((block, at) => {
    const lines = at < start || at === 0 ? [] : filledIn(block, context)
    return lines.length === 0 ? [block] : storyOf(lines, context)
  })
}

function storyOf(lines: readonly Filled[], { lang }: Context): readonly RootContent[] {
  const address = lines.find(({ slot }) => slot === 'link')
  const blocks: RootContent[] = []
  let plain: Phrase[] = []
  const flush = (): void => {
    blocks.push(...paragraphsOf(plain))
    plain = []
  }
  for (const filled of lines) {
    const { slot, value, line } = filled
    const isLink = address !== undefined && lines.some(other => other.slot === 'action')
    if (slot === undefined || (slot === 'link' && !isLink)) {
      plain.push(line)
      continue
    }
    flush()
    if (slot === 'title')
      blocks.push({ type: 'paragraph', children: [{ type: 'strong', children: [...value.nodes] }] })
    if (slot === 'text') blocks.push(paragraphOf(value))
    if (slot === 'action') blocks.push(paragraphOf(buttonTo(value, address?.value.text ?? '', lang)))
  }
  flush()
  return blocks
}

function buttonTo(words: Phrase, address: string, lang: string): Phrase {
  const url = hrefOf(readValue(address.trim(), lang)) ?? '#'
  return toPhrase([{ type: 'link', url, children: [...words.nodes] as never }])
}

/** The names of what lines are to be, which are not printed. */
export function storyLabels(body: readonly RootContent[], context: Context): readonly string[] {
  const start = body.findIndex(block => filledIn(block, context).length === 0)
  return body.flatMap((block, at) => {
    const lines = at < start || at === 0 ? [] : filledIn(block, context)
    return lines.flatMap(({ slot, label, value }) =>
      slot === undefined ? [] : slot === 'link' ? [label, value.text] : [label],
    )
  })
}
