import type { Token } from '../tokens.ts'
import type { ContentEdit, ContentWish } from './content-patch.ts'

/** What a brief may say of its copy. */
export type Said = ContentWish | ContentEdit

/** A word of a brief, or a quotation as one. */
export interface Word {
  /** Lower case; of a quotation empty, so that no verb and no noun is found in it. */
  readonly text: string
  /** What stands between quotation marks or dashes. */
  readonly quote?: string
  /** In capitals throughout. */
  readonly loud: boolean
  /** Where it stands in the normalised brief. */
  readonly start: number
  readonly end: number
}

/** Words between two commas or stops of a brief. */
export interface Clause {
  readonly words: readonly Word[]
  /** What stands before it. */
  readonly opens: 'none' | 'comma' | 'stop'
  /** It stands behind a colon. */
  readonly colon?: boolean
}

/** Letters of the longest quotation. */
const LONGEST = 160

const quotes = new RegExp(
  `"([^"\\n]{1,${LONGEST}})"|(?<![\\p{L}\\p{N}])'([^'\\n]{1,${LONGEST}})'(?![\\p{L}\\p{N}])|(?<=\\s)[–—] ?([^–—\\n,.;]{1,40}?) ?[–—](?=\\s|$|[,.;])`,
  'gu',
)

/** A brief in its clauses; what stands in quotation marks is one word, whatever is in it. */
export function clausesOf(text: string, tokens: readonly Token[]): readonly Clause[] {
  const quoted = [...text.matchAll(quotes)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
    quote: (match[1] ?? match[2] ?? match[3] ?? '').trim(),
  }))
  const clauses: { words: Word[]; opens: Clause['opens']; colon?: boolean }[] = []
  let next = 0
  const add = (word: Word, opens: Clause['opens'], colon = false): void => {
    const current = clauses.at(-1)
    if (current && opens === 'none' && !colon) current.words.push(word)
    else clauses.push({ words: [word], opens, ...(colon && { colon }) })
  }
  for (const token of tokens) {
    for (let quote = quoted[next]; quote && quote.start <= token.start; quote = quoted[++next]) {
      // A mark before a word ends no clause: `change "6 am" to "5:30"`.
      add(
        { text: '', loud: false, ...quote },
        token.start > quote.end || token.gap !== 'stop' ? 'none' : 'stop',
      )
    }
    const inside = quoted[next - 1]
    if (inside && token.end <= inside.end) continue
    const { start, end } = token
    const raw = text.slice(start, end)
    const loud = /^\p{Lu}{2,}$/u.test(raw)
    const opens = inside && start - inside.end <= 1 ? 'none' : token.gap
    const [first, ...others] = apart(bare(token.text))
    add({ text: first ?? '', loud, start, end }, opens, token.colon)
    for (const other of others) add({ text: other, loud, start, end }, 'none')
  }
  return clauses
}

/** Chinese and Japanese write a thing and its verb as one: `去掉目录`, `写真はいりません`. */
function apart(word: string): readonly string[] {
  const before = /^(去掉|不要|删掉|删除)(.+)$/u.exec(word)
  const behind =
    before ?? /^(.+?)(はなし|なし|はいりません|は不要(?:です)?|を削除(?:して(?:ください)?)?)$/u.exec(word)
  return behind ? behind.slice(1) : [word]
}

/** Without an article that is written together with its word: `l'adresse`, `dell'indirizzo`. */
function bare(word: string): string {
  return word.replace(/^(?:d'(?!abord)|l'|dell'|all'(?!inizio)|nell'|un')(?=\p{L})/u, '')
}
