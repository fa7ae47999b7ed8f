import type { Paragraph } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { isNameLike } from '../lines/letterhead.ts'
import { wordsFor } from '../words/lexicon.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { type Role, ruleOf } from '../roles.ts'
import { knownClaim, type ProseClaim, type Reason, toldClaim, wholeClaim } from './told-claim.ts'

// What hosts wish in whole sentences: that somebody come, what to wear, to be told who comes.

/** Roles that are a sentence which opens with what they are called: `Please wear colour`, `Kindly reply by …`. */
const sentences: readonly Role[] = ['dress', 'rsvp']

/** Words from the beginning of a sentence among which its name is looked for. */
const OPENING = 4

/** Claims on whole sentences. */
export function* wishClaims(
  sentence: Phrase,
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  const words = sentence.text.match(/[\p{L}\p{M}'’]+/gu)?.slice(0, OPENING) ?? []
  for (const role of sentences.filter(one => taken.includes(one))) {
    const [own] = ruleOf(role).concepts
    const names = words.flatMap((_, at) =>
      words.slice(at).map((_word, more) => words.slice(at, at + more + 1).join(' ')),
    )
    const isNamed = names.some(
      name =>
        name.length > 3 &&
        context.lexicon(name).some(({ concept, weight }) => concept === own && weight > 0.9),
    )
    if (isNamed)
      yield knownClaim(role, sentence, {
        weight: 0.5,
        because: `a sentence that begins with a word for ${role}`,
        context,
      })
  }
}

/** Letters of the longest names of hosts. */
const HOSTS = 120

/**
 * Who asks for what: from words such as `request the pleasure` on it is the request, the words before it are the hosts, in
 * the same sentence or as a line above it.
 */
export function* requestClaims(
  blocks: readonly Paragraph[],
  taken: readonly Role[],
  context: Context,
): Generator<ProseClaim> {
  if (!taken.includes('request')) return
  for (const [index, block] of blocks.entries()) {
    const paragraph = trim(toPhrase(block.children))
    const [opening = paragraph.text] = paragraph.text.split(/(?<=[.!?。！？])\s/u)
    const at = askedAt(opening, context)
    if (at === undefined) continue
    const because = 'words that invite'
    const [request, hosts] = [trim(cut(paragraph, at, opening.length)), trim(cut(paragraph, 0, at))]
    const isWhole = at === 0 && opening.length === paragraph.text.length
    const reason = { weight: 0.6, because, context }
    yield isWhole
      ? wholeClaim('request', request, block, reason)
      : toldClaim('request', request, undefined, reason)
    if (hosts.text !== '' && hosts.text.length <= HOSTS)
      yield toldClaim('hosts', hosts, undefined, { ...reason, weight: 0.5 })
    if (hosts.text === '') yield* hostsAbove(blocks[index - 1], { ...reason, weight: 0.64 })
    return
  }
}

/** Where words begin that ask somebody to come. */
function askedAt(text: string, { lang }: Context): number | undefined {
  const small = text.toLowerCase()
  const found = wordsFor(lang, 'request')
    .filter(words => words.includes(' '))
    .map(words => small.indexOf(words))
    .filter(at => at >= 0)
  return found.length === 0 ? undefined : Math.min(...found)
}

function* hostsAbove(block: Paragraph | undefined, reason: Reason): Generator<ProseClaim> {
  if (!block || plainText(block).length > HOSTS) return
  const names = trim(toPhrase(block.children))
  const isOne = names.nodes.length === 1 && names.nodes[0]?.type === 'emphasis'
  if (!isOne && isNameLike(names.text, reason.context)) yield wholeClaim('hosts', names, block, reason)
}
