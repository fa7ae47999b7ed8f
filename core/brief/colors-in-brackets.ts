/** Takes off the brackets around what a word for colour is said to be: `one signal colour (safety orange) that only the button has`. */
import type { Token, TokenizedBrief } from './tokens.ts'

/** Words of a bracket that names a colour at most. */
const LONGEST = 4
/** Words between a word for colour and the bracket behind it: `un color de señal (naranja)`. */
const AWAY = 2

/** A brief in which a colour in brackets behind a word for colour stands in its sentence, so that what follows is said of it. */
export function withColorsInline(brief: TokenizedBrief): TokenizedBrief {
  const { text, tokens } = brief
  if (!text.includes('(')) return brief
  const inside = new Set<number>()
  const behind = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    if (!token.bracket || !isBehindColorWord(tokens, at)) continue
    const end = endOfBracket(brief, at)
    if (end === undefined) continue
    inside.add(at)
    if (/^\s*\)\s+$/.test(text.slice(tokens[end]?.end, tokens[end + 1]?.start))) behind.add(end + 1)
  }
  if (inside.size === 0) return brief
  const inline = (token: Token, at: number): Token => {
    if (inside.has(at)) return { ...token, gap: 'none', bracket: false }
    return behind.has(at) ? { ...token, gap: 'none' } : token
  }
  return { ...brief, tokens: tokens.map(inline) }
}

/** `colour (`, `Signalfarbe (`, `color de señal (`. */
function isBehindColorWord(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(at - 1 - AWAY, 0); before--) {
    const token = tokens[before] as Token
    if (COLOR_WORD.test(token.text)) return true
    if (token.gap !== 'none') return false
  }
  return false
}

const COLOR_WORD =
  /^(?:colou?r|tint|tone|accent|couleur|teinte|ton|\p{L}*farbe|farbton|color|colore|cor|\p{L}*kleur|kolor|barwa|\p{L}*färg|\p{L}*farve|barva|renk|rengi|колір|кольор\p{L}*)$/u

/** The last token of a bracket that is short and says one thing; undefined for others. */
function endOfBracket({ text, tokens }: TokenizedBrief, at: number): number | undefined {
  for (let end = at; end < at + LONGEST && end < tokens.length; end++) {
    const token = tokens[end] as Token
    if (end > at && token.gap !== 'none') return undefined
    if (/^\s*\)/.test(text.slice(token.end, token.end + 3))) return end
  }
  return undefined
}
