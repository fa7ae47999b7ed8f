/** What stands between a token and the one before it. */
export type Gap = 'none' | 'comma' | 'stop'

/** A word or literal of a brief. */
export interface Token {
  readonly kind: 'word' | 'hex' | 'rgb' | 'size' | 'ratio' | 'length' | 'number'
  /** Lower case, hyphens as breaks between tokens. */
  readonly text: string
  readonly gap: Gap
  /** Where it stands in the normalised brief. */
  readonly start: number
  readonly end: number
}

/** A brief in its tokens. */
export interface TokenizedBrief {
  /** The brief with compatibility forms and typographic quotes made plain: what phrases are quoted from. */
  readonly text: string
  readonly tokens: readonly Token[]
}

const UNIT = '(?:px|mm|cm|inches|inch|in|pt|")'
const DECIMAL = '\\d{1,5}(?:\\.\\d{1,4})?'

/** Every repetition is bounded or over one class, so that reading is linear in the length of the brief. */
const PATTERN = new RegExp(
  [
    '(?<hex>#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\\p{L}\\p{N}]))',
    '(?<rgb>rgba?\\([\\d.,%\\s/]{1,40}\\))',
    `(?<size>${DECIMAL}\\s?${UNIT}?\\s?[x×*]\\s?${DECIMAL}(?:\\s?${UNIT}(?![\\p{L}\\p{N}]))?(?![\\p{L}\\p{N}]))`,
    '(?<ratio>\\d{1,2}:\\d{1,2}(?![\\d:\\p{L}]))',
    `(?<length>${DECIMAL}\\s?(?:px|pt|mm|cm)(?![\\p{L}\\p{N}]))`,
    '(?<number>\\d{1,6}(?:\\.\\d{1,4})?(?![\\p{L}\\p{N}]))',
    "(?<word>[\\p{L}\\p{M}\\p{N}']+|&|\\+)",
    '(?<comma>[,()\\[\\]–—|•·])',
    '(?<stop>[.;!?\\n])',
  ].join('|'),
  'giu',
)

const KINDS = ['hex', 'rgb', 'size', 'ratio', 'length', 'number', 'word'] as const

/** Splits a brief into words and literals. */
export function readTokens(instructions: string): TokenizedBrief {
  const text = instructions
    .normalize('NFKC')
    .replace(/[‘’´`]/g, "'")
    .replace(/[“”„«»]/g, '"')
  const tokens: Token[] = []
  let gap = 'none' as Gap
  for (const match of text.matchAll(PATTERN)) {
    const kind = KINDS.find(name => match.groups?.[name] !== undefined)
    if (kind === undefined) {
      gap = match.groups?.stop !== undefined || gap === 'stop' ? 'stop' : 'comma'
      continue
    }
    const start = match.index
    tokens.push({ kind, text: plain(match[0]), gap, start, end: start + match[0].length })
    gap = 'none'
  }
  return { text, tokens }
}

function plain(text: string): string {
  const lower = text.toLowerCase()
  if (lower === '&' || lower === '+') return 'and'
  return lower.replace(/^'+|'+$/g, '').replace(/'s$/, '') || "'"
}
