import type { Link, Paragraph, RootContent } from 'mdast'
import { cut, toPhrase } from '../facts/phrase.ts'
import { hrefOf } from '../values/href.ts'
import { findValues } from '../values/read-value.ts'
import { sentenceSegments } from '../../source/sentence-segments.ts'

/** Letters from which a paragraph is running text, and letters of words that can be pressed. */
const RUNNING = 60
const PRESSED = { least: 6, most: 60 }

/** What divides the clauses of a sentence before the one that leads somewhere. */
const BOUNDARY = /[,;:–—]\s+(?=\p{L})/gu
/** A small word before an address belongs to it: `at`, `auf`, `sur`. */
const SMALL = /\s(?:\p{L}{1,4}\s+)?$/u
/** Words that open a clause and name nothing that is done there, and those that end one. */
const OPENING =
  /^(?:(?:and|but|so|or|you|i|we|they|it|can|could|will|may|und|aber|oder|ihr|du|man|wir|kann|könnt|können|et|mais|ou|on|vous|tu|nous|peut|peux|pouvez|y|pero|o|se|puedes|puede|podéis|e|ma|si|puoi|può|potete|mas|você|pode|podes|en|maar|of|je|jij|jullie|kunt|kun|kan|a|i|ale|można|możesz|możecie|och|men|ni|jag|vi|kan|og|ja|voit|ve|і|й|та|можна|можете|и|но|можно)\s+)+/iu
const ENDING = /\s+(?:is|are|ist|sind|est|sont|está|están|son|sono|è|é|são|zijn|jest|są|är|er|on)$/iu

/**
 * A page of links that somebody wrote as running text: the words before an address lead to it, and stay in their sentence.
 * Copy with any list, heading or table is none.
 */
export function withSpokenLinks(blocks: readonly RootContent[], lang: string): readonly RootContent[] {
  const isProse = blocks.every(({ type }) => type === 'paragraph' || type === 'thematicBreak')
  const running = blocks.filter(block => block.type === 'paragraph' && isRunning(block))
  if (!isProse || running.length * 2 < blocks.length) return blocks
  return blocks.map(block => (block.type === 'paragraph' ? linked(block, lang) : block))
}

function isRunning({ children }: Paragraph): boolean {
  const { text } = toPhrase(children)
  return text.length >= RUNNING && /[.!?。](?:["”’»)]|$)/u.test(text)
}

/** A paragraph in which the words of each sentence with one address lead there. */
function linked(block: Paragraph, lang: string): Paragraph {
  const phrase = toPhrase(block.children)
  const children: Paragraph['children'] = []
  let at = 0
  for (const { segment, index } of sentenceSegments(phrase.text, lang)) {
    const [only, ...others] = findValues(segment, lang).filter(({ value }) => value.type === 'url')
    const url = hrefOf(only?.value)
    if (!only || !url || others.length > 0) continue
    const [from, to] = pressedIn(segment.slice(0, only.start))
    if (to - from < PRESSED.least || to - from > PRESSED.most) continue
    const link: Link = { type: 'link', url, children: [...cut(phrase, index + from, index + to).nodes] }
    children.push(...cut(phrase, at, index + from).nodes, link)
    at = index + to
  }
  return { ...block, children: [...children, ...cut(phrase, at).nodes] }
}

/** Where the words of a clause that names what an address behind it leads to begin and end. */
function pressedIn(lead: string): readonly [from: number, to: number] {
  const small = SMALL.exec(lead)?.index ?? lead.length
  const words = lead.slice(0, small)
  const end = words.length - (ENDING.exec(words)?.[0].length ?? 0)
  const boundary = [...words.matchAll(BOUNDARY)].findLast(
    ({ index, 0: mark }) => end - index - mark.length >= PRESSED.least,
  )
  const start = boundary ? boundary.index + boundary[0].length : 0
  return [start + (OPENING.exec(words.slice(start))?.[0].length ?? 0), end]
}
