/** Makes what a brief quotes of its copy one word: `the "2 spots left" in a box`, `« VIDE-GRENIER » énorme`. */
import { meaningOf } from './lexicon.ts'
import type { SaysCopy } from './things-of-copy.ts'
import type { Token, TokenizedBrief } from './tokens.ts'

/** Words of the longest quotation that is one thing. */
const MOST = 8

/**
 * The brief with each quotation that the copy says as one token, which no list of any language has. Where nothing is known of the
 * copy, several words that begin with a capital or a figure are taken for such.
 */
export function withQuotations(brief: TokenizedBrief, says: SaysCopy = () => false): TokenizedBrief {
  return withShouted(withNamedBits(withMarked(withAddressees(brief), says), says), says)
}

/** `the To and From like handwriting`: two words with a capital amid a sentence are those of the copy. */
function withAddressees(brief: TokenizedBrief): TokenizedBrief {
  const isLabel = ({ text, capital, gap }: Token, at: number): boolean =>
    capital && at > 0 && gap === 'none' && /^(?:to|from)$/.test(text)
  const labels = new Set(brief.tokens.filter(isLabel).map(({ text }) => text))
  if (labels.size < 2) return brief
  const tokens = brief.tokens.map((token, at): Token => {
    return isLabel(token, at) ? { ...token, heard: 'nothing', quoted: true } : token
  })
  return { ...brief, tokens }
}

function withMarked(brief: TokenizedBrief, says: SaysCopy): TokenizedBrief {
  const { text, tokens } = brief
  if (!text.includes('"')) return brief
  const merged: Token[] = []
  let end = 0
  for (const [at, token] of tokens.entries()) {
    if (at < end) continue
    const inside = text[token.start - 1] === '"' ? insideFrom(tokens, at, text) : []
    const first = inside[0]
    const words = first ? text.slice(first.start, inside.at(-1)?.end) : ''
    if (!first || !(says(words) || isTitle(words, inside.length))) {
      merged.push(end === at && end > 0 ? behindQuote(token, text) : token)
      continue
    }
    end = at + inside.length
    const said = { kind: 'word', text: words.toLowerCase(), end: first.start + words.length } as const
    merged.push({ ...token, ...said, heard: 'nothing', quoted: true })
  }
  return merged.some(({ quoted }) => quoted) ? { text, tokens: merged } : brief
}

/** Words for what a part of the copy is. */
const BITS: ReadonlySet<string> = new Set('bit bits line lines part sentence words phrase'.split(' '))

/** `the do not chase bit`: words that the copy says, which a brief calls a bit of it, whatever they would ask for by themselves. */
function withNamedBits(brief: TokenizedBrief, says: SaysCopy): TokenizedBrief {
  const { text, tokens } = brief
  const merged: Token[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token
    const last = tokens[at - 1]?.text === 'the' && token.gap === 'none' ? lastOfBit(brief, at, says) : at
    const end = tokens[last]?.end ?? token.end
    const words = text.slice(token.start, end).toLowerCase()
    merged.push(
      last > at ? { ...token, kind: 'word', text: words, end, heard: 'nothing', quoted: true } : token,
    )
    at = last
  }
  return merged.length < tokens.length ? { ...brief, tokens: merged } : brief
}

/** The last of several words from one on, before one for a bit of the copy, which the copy says; the same token where there are none. */
function lastOfBit({ text, tokens }: TokenizedBrief, from: number, says: SaysCopy): number {
  for (let to = from; to < from + MOST; to++) {
    const next = tokens[to + 1]
    if (next?.gap !== 'none') return from
    if (!BITS.has(next.text) || to === from) continue
    return says(text.slice(tokens[from]?.start, tokens[to]?.end)) ? to : from
  }
  return from
}

/** Letters of the shortest words in capitals that are those of the copy. */
const LOUD = 3

/** `NOW should weigh the most`: words in capitals that the copy says are given as it has them, unless all of a brief is in capitals. */
function withShouted(brief: TokenizedBrief, says: SaysCopy): TokenizedBrief {
  const { text, tokens } = brief
  const isLoud = tokens.map(({ start, end, kind, quoted }) => {
    const raw = text.slice(start, end)
    return kind === 'word' && !quoted && /\p{Lu}/u.test(raw) && !/\p{Ll}/u.test(raw) && raw.length > 1
  })
  if (isLoud.filter(Boolean).length > tokens.length / 2) return brief
  const merged: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const length = isLoud[at] ? shoutedFrom(brief, at, isLoud, says) : 0
    const end = tokens[at + length - 1]?.end ?? token.end
    const words = text.slice(token.start, end).replaceAll('İ', 'i').toLowerCase()
    merged.push(
      length > 0 ? { ...token, kind: 'word', text: words, end, heard: 'nothing', quoted: true } : token,
    )
    at += Math.max(length, 1)
  }
  return merged.length === tokens.length && !merged.some(({ quoted }, at) => quoted && !tokens[at]?.quoted)
    ? brief
    : { ...brief, tokens: merged }
}

/** How many tokens from one on are words in capitals that the copy says, with what a hyphen joins to the last. */
function shoutedFrom(
  { text, tokens }: TokenizedBrief,
  from: number,
  isLoud: readonly boolean[],
  says: SaysCopy,
): number {
  let end = from + 1
  const joins = (at: number): boolean =>
    /^[&+]$/.test(text.slice(tokens[at]?.start, tokens[at]?.end)) && isLoud[at + 1] === true
  while (end < from + MOST && (isLoud[end] || joins(end)) && tokens[end]?.gap === 'none') end++
  if (tokens[end]?.hyphen) end++
  for (let to = end; to > from; to--) {
    const words = text.slice(tokens[from]?.start, tokens[to - 1]?.end)
    const isKnown =
      to === from + 1 && /^(?:setting|typeface)$/.test(meaningOf(words.toLowerCase())?.kind ?? '')
    if (words.length >= LOUD && !isKnown && says(words)) return to - from
  }
  return 0
}

/** `"Fix it!!" huge`: a mark inside of the quotation divides nothing. */
function behindQuote(token: Token, text: string): Token {
  const close = text.lastIndexOf('"', token.start)
  const isBare = /^"\s*$/.test(text.slice(close, token.start))
  return isBare && token.gap !== 'none' ? { ...token, gap: 'none' } : token
}

/** The tokens from one on that stand between the same marks; none where these do not close near. */
function insideFrom(tokens: readonly Token[], from: number, text: string): readonly Token[] {
  const close = text.indexOf('"', tokens[from]?.start ?? 0)
  const inside = tokens.slice(from, from + MOST + 1).filter(({ end }) => end <= close)
  return close < 0 || inside.length > MOST ? [] : inside
}

function isTitle(words: string, count: number): boolean {
  return count > 1 && words.split(/[\s-]+/).every(word => !/^\p{Ll}/u.test(word))
}
