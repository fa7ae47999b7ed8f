import type { Paragraph } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { phrasesFor } from '../words/lexicon.ts'
import type { Outline } from '../outline.ts'
import { cut, type Phrase, toPhrase } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { type Candidate, wordsClaim } from './candidate.ts'

// What somebody who has something made asks to stand on it: `The title is Tidewall`, `put my name on it, Ada Lund`.

/** Paragraphs among which such wishes are. */
const PARAGRAPHS = 3
/** Words of the longest name of a place in the layout. */
const NAME = 4

const capital = String.raw`\p{Lu}[\p{L}\p{M}\p{N}’'&-]*`
const quoted = String.raw`["“„«]\s*([^“”„«»"\n]{2,90}?)\s*["”“»]`
/** A name, a word such as `is`, and words in quotation marks or with capitals. */
const asked = new RegExp(
  String.raw`(\p{L}[\p{L}\p{M}' ]{2,50}?)\s+(?:is|ist|est|es|è|är|er|jest|je)\s+(?:${quoted}|(${capital}(?:\s+${capital}){0,5})(?![\p{L}\p{M}]))`,
  'gu',
)
const person = new RegExp(
  String.raw`^[,:]\s+(${capital}(?:\s+(?:de|da|van|von|der|den|del|la|bin|${capital})){0,3}\s+${capital})`,
  'u',
)

/** Claims on the title, the line under it and the author where the first paragraphs, a mail, ask for them. */
export function* askedClaims(
  { title, head }: Outline,
  headline: Role,
  context: Context,
): Generator<Candidate> {
  if (title) return
  const paragraphs = head
    .filter((block): block is Paragraph => block.type === 'paragraph')
    .slice(0, PARAGRAPHS)
  for (const block of paragraphs) {
    const phrase = toPhrase(block.children)
    for (const match of phrase.text.matchAll(asked)) {
      const [all, name = '', marked, plain = ''] = match
      const role = roleNamed(name, headline, context)
      const words = marked ?? plain
      if (role) yield claim(role, cutAt(phrase, match.index + all.lastIndexOf(words), words), block)
    }
    yield* authorIn(phrase, block, context)
  }
}

/** The role that the last words of a name mean. */
function roleNamed(name: string, headline: Role, { lexicon }: Context): Role | undefined {
  const words = name.split(/\s+/)
  const names = [NAME, 3, 2, 1].map(count => words.slice(-count).join(' '))
  const meant = names.flatMap(one => lexicon(one).filter(({ weight }) => weight >= 0.9))
  return ([headline, 'alternativeHeadline'] as const).find(role =>
    meant.some(({ concept }) => concept === ruleOf(role).concepts[0]),
  )
}

/** A name behind words such as `my name` and a comma. */
function* authorIn(phrase: Phrase, block: Paragraph, { lang }: Context): Generator<Candidate> {
  const small = phrase.text.toLowerCase().replaceAll('’', "'")
  // `my name is` without its verb.
  const cues = phrasesFor(lang, 'callsWords').flatMap(cue => /^(\S+ \S+) \S+$/.exec(cue)?.[1] ?? [])
  for (const cue of cues) {
    const at = small.search(new RegExp(String.raw`(?<![\p{L}\p{N}])${cue}[,:]`, 'u'))
    const name = at < 0 ? undefined : person.exec(phrase.text.slice(at + cue.length))?.[1]
    if (name) yield claim('author', cutAt(phrase, phrase.text.indexOf(name, at), name), block)
  }
}

function cutAt(phrase: Phrase, at: number, words: string): Phrase {
  return cut(phrase, at, at + words.length)
}

/** The words stay in their sentence, and stand in their place too. */
function claim(role: Role, words: Phrase, block: Paragraph): Candidate {
  return {
    ...wordsClaim(role, words, [block]),
    blocks: [paragraphOf(words)],
    weight: 0.58,
    because: 'the copy asks for it',
    told: true,
    piece: words,
  }
}
