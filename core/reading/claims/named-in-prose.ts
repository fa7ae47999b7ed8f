import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { cut, type Phrase, sentencesOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Outline } from '../outline.ts'
import type { Role } from '../roles.ts'
import type { Candidate } from './candidate.ts'
import { isSalutation } from '../lines/letters.ts'
import { introductions } from './persons.ts'
import { toldClaim } from './told-claim.ts'

/** Letters from which a paragraph is running text, and sentences among which one names what all are about. */
const RUNNING = 80
const SENTENCES = 2

const small = '(?:(?:of|the|de|da|do|di|del|della|des|du|la|le|les|und|y|e|et|von|van|in|&) )'
const large = String.raw`\p{Lu}[\p{L}\p{M}’'&.-]*`
const name = `${large}(?: ${small}{0,2}(?:${large}|\\d{1,4})){0,4}`
/** `Slack Water is a sauna`, `Die Alte Mühle ist ein Café`: a name that opens a text and what it names. */
const opening = new RegExp(
  `^(${name})(?:, [^,.]{1,60},)? (?:is|are|ist|sind|est|es|è|é|jest|är|er) (?:an?|the|ein|eine|einer|une?|una|uno|el|la|il|le|um|uma|o|een|de|en|ett|et)(?![\\p{L}])`,
  'u',
)
/** `The collection is called Slack Water`, `Die Kollektion heißt Brina`. */
const called = new RegExp(
  `(?:\\b(?:is|are) (?:called|named|titled)|(?<!\\p{L})heißt|\\bs['’]appelle|\\bse llama|\\bsi (?:chiama|intitola)|\\bchama-se|\\bheet|\\bnazywa się|\\bheter|\\bhedder|\\bse jmenuje) ["“„«]?(${name})`,
  'u',
)

/** Claims on what running text without a heading is about, by the sentences that introduce somebody or something. */
export function* namedInProse(outline: Outline, headline: Role, context: Context): Generator<Candidate> {
  const { title, before, head, parts } = outline
  const all = [...before, ...head]
  // Running text may have been divided at the works that it tells.
  const isProse =
    all.every(({ type }) => type === 'paragraph' || type === 'list') &&
    parts.every(({ heading }) => heading?.position === undefined)
  const running = all.filter((block): block is Paragraph => block.type === 'paragraph')
  const texts = running.map(({ children }) => toPhrase(children))
  // A letter says what it is about once it has said why it is written.
  const isAddressed = texts.some(({ text }) => text.length < RUNNING && isSalutation(text, context))
  const leading = isAddressed
    ? texts.filter(({ text }) => text.length >= RUNNING).slice(0, 2)
    : texts.slice(0, 1)
  const [first] = leading
  if (title || !isProse || !first || first.text.length < RUNNING) return
  if (headline === 'name')
    for (const { role, nodes } of introductions(outline, 'name', context))
      if (role === 'name') yield told('name', toPhrase(nodes), 'somebody says who they are', context)
  for (const sentence of leading.flatMap(text => sentencesOf(text, context.lang).slice(0, SENTENCES))) {
    const found = opening.exec(sentence.text) ?? called.exec(sentence.text)
    const words = withoutArticle(found?.[1] ?? '')
    if (!found || words.split(/\s/).length < 2) continue
    const start = sentence.text.indexOf(words, found.index)
    yield told(headline, trim(cut(sentence, start, start + words.length)), 'a sentence names it', context)
  }
}

function withoutArticle(words: string): string {
  return words.replace(/^(?:The|Die|Der|Das|Le|La|Les|El|Il|O|A|De|Het) (?=\p{Ll})/u, '')
}

function told(role: Role, words: Phrase, because: string, context: Context): Candidate {
  return toldClaim(role, words, undefined, { weight: 0.62, because, context })
}
