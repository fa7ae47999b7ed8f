import { lexicon, meaningOf } from './lexicon.ts'
import { readLiteral } from './literals.ts'
import type { Meaning } from './meaning.ts'
import type { Token } from './tokens.ts'
import { countedRows } from './words/cues.ts'
import { stopWords } from './words/stop-words.ts'

/** What joins a part of the brief to the one before it. */
export type Join = 'none' | 'and' | 'or' | 'comma' | 'stop'

/** A phrase of the brief that means something, or a content word that does not. */
export interface Item {
  readonly meaning: Meaning
  /** Its tokens, from `first` to `last`. */
  readonly first: number
  readonly last: number
  readonly join: Join
  /** Preceded by `on`: what follows is a ground. */
  readonly on: boolean
  /** The word that a slip was taken for. */
  readonly meant?: string
}

/** Reads the tokens as the longest phrases that the word lists know. Stop words leave only their joining behind. */
export function readItems(tokens: readonly Token[]): readonly Item[] {
  const items: Item[] = []
  let join = 'none' as Join
  let on = false
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index] as Token
    if (token.gap !== 'none') {
      join = token.gap === 'stop' || join === 'stop' ? 'stop' : 'comma'
      on = false
    }
    const found = readAt(tokens, index)
    if (found) {
      items.push({ ...found, first: index, last: index + found.length - 1, join, on })
      join = 'none'
      on = false
      index += found.length
      continue
    }
    if (token.text === 'or' || token.text === 'nor') join = join === 'stop' ? join : 'or'
    if (token.text === 'and' && join === 'none') join = 'and'
    on =
      token.text === 'on' ||
      token.text === 'over' ||
      (on && (token.text === 'a' || token.text === 'an' || token.text === 'the'))
    index++
  }
  return items
}

interface Found {
  readonly meaning: Meaning
  readonly length: number
  readonly meant?: string
}

function readAt(tokens: readonly Token[], index: number): Found | undefined {
  const token = tokens[index] as Token
  if (token.kind !== 'word') return counted(tokens, index) ?? literalAt(token)
  const phrase = longestPhrase(tokens, index)
  const count = phrase?.meaning.kind === 'number' ? counted(tokens, index) : undefined
  if (count) return count
  if (phrase) return phrase
  if (stopWords.has(token.text)) return undefined
  const meant = lexicon().typos.correct(token.text) ?? lexicon().typos.correct(token.text.replace(/s$/, ''))
  const meaning = meant && lexicon().meanings.get(meant)
  return meaning ? { meaning, length: 1, meant } : { meaning: { kind: 'unknown' }, length: 1 }
}

function literalAt(token: Token): Found {
  return { meaning: readLiteral(token) ?? { kind: 'unknown' }, length: 1 }
}

function longestPhrase(tokens: readonly Token[], index: number): Found | undefined {
  const first = tokens[index]?.text ?? ''
  const most = Math.max(
    lexicon().longest.get(first) ?? 0,
    lexicon().longest.get(first.replace(/s$/, '')) ?? 0,
  )
  for (let length = most; length >= 1; length--) {
    const part = tokens.slice(index, index + length)
    if (part.length < length || part.slice(1).some(({ gap }) => gap !== 'none')) continue
    const meaning = meaningOf(part.map(({ text }) => text).join(' '))
    if (meaning) return { meaning, length }
  }
  return undefined
}

/** `2 columns`, `three-column`, `10 slides`. */
function counted(tokens: readonly Token[], index: number): Found | undefined {
  const number = tokens[index]
  const noun = tokens[index + 1]
  if (!number || !noun || noun.gap !== 'none') return undefined
  const meaning = number.kind === 'number' ? readLiteral(number) : meaningOf(number.text)
  const unit = countedRows.find(([words]) => words.split('|').includes(noun.text.replace(/s$/, '')))?.[1]
  if (meaning?.kind !== 'number' || !unit) return undefined
  const value = Math.round(meaning.value)
  if (unit === 'columns' && value >= 1 && value <= 6) {
    return {
      meaning: { kind: 'setting', patch: { layout: { columns: value } }, off: { layout: { columns: 1 } } },
      length: 2,
    }
  }
  if (unit === 'pages' && value >= 1 && value <= 500) {
    return { meaning: { kind: 'setting', patch: { page: { maxPages: value } } }, length: 2 }
  }
  return undefined
}
