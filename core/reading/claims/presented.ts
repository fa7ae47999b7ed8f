import type { Heading, Paragraph, RootContent } from 'mdast'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Context } from '../context.ts'
import type { Outline } from '../outline.ts'
import type { Role } from '../roles.ts'
import { presenting } from '../words/presenting.ts'
import { type Candidate, wordsClaim } from './candidate.ts'
import { toldClaim } from './told-claim.ts'

/** What stands below a line such as `The Gripen presents` is called so, and the line is over it. */
export function* presentedClaims(
  { title, head, parts }: Outline,
  headline: Role,
  context: Context,
): Generator<Candidate> {
  const [first, next] = title ? [title, head[0] ?? parts[0]?.heading] : [head[0], head[1]]
  if (first?.type !== 'heading' && first?.type !== 'paragraph') return
  const [line, ...below] = linesIn(first.children)
  if (!line || !presents(line.text)) return
  const named = below[0] ? first : next
  const because = 'what a line presents'
  const name = below[0] ?? (named && firstLine(named))
  if (!name || (named?.type !== 'heading' && named?.type !== 'paragraph')) return
  yield below[0]
    ? toldClaim('eyebrow', line, undefined, { weight: 1.1, because: 'a line that presents', context })
    : onBlock('eyebrow', line, first, 'a line that presents')
  const isWhole = named !== first && linesIn(named.children).length === 1
  yield isWhole
    ? onBlock(headline, name, named, because)
    : toldClaim(headline, name, undefined, { weight: SURE, because, context })
}

/** More than any claim on a heading as a title. */
const SURE = 1.2

function onBlock(role: Role, words: Phrase, block: Heading | Paragraph, because: string): Candidate {
  return { ...wordsClaim(role, trim(words), [block]), weight: SURE, because, piece: block, source: block }
}

/** The first line of what is presented; a day, a list or a table is none. */
function firstLine(block: RootContent): Phrase | undefined {
  if (block.type === 'heading') return toPhrase(block.children)
  return linesOfBlock(block)[0]
}

/** Words of a line that presents. */
const LINE = 10

function presents(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[\s:：.…!]+$/u, '')
    .split(/\s+/)
  return words.length > 1 && words.length <= LINE && presenting.includes(words.at(-1) ?? '')
}
