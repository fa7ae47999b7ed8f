/** Makes what a brief quotes of its copy one word: `the "2 spots left" in a box`, `« VIDE-GRENIER » énorme`. */
import type { SaysCopy } from './things-of-copy.ts'
import type { Token, TokenizedBrief } from './tokens.ts'

/** Words of the longest quotation that is one thing. */
const MOST = 8

/**
 * The brief with each quotation that the copy says as one token, which no list of any language has. Where nothing is known of the
 * copy, several words that begin with a capital or a figure are taken for such.
 */
export function withQuotations(brief: TokenizedBrief, says: SaysCopy = () => false): TokenizedBrief {
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
