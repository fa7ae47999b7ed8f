import type { RootContent } from 'mdast'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { cut, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact } from '../reading.ts'
import { type Takings, untouched } from './takings.ts'

/** A title in quotation marks with its year in brackets: `"Sal" (Companhia Maré Baixa, 2022)`. */
const WORK =
  /["“„«»‘「『](?=\S)[^"“”„«»’」』\n]{2,70}["”“»«’」』]\s*[(（][^()（）\n]{0,70}?(?:19|20)\d\d[^()（）\n]{0,24}[)）][:,.;]?/gu

/** Works from which on a text tells of them, and letters before a title that belong to it: `Em "O Inspetor das Pontes"`. */
const LEAST = { works: 3, small: 14 } as const

/** Where a work is told in its text. */
interface Told {
  /** Where its title begins, with a small word before it, and ends. */
  readonly from: number
  readonly titled: number
  /** Where its brackets end. */
  readonly to: number
}

/**
 * Works that running text tells one after the other as headed parts: each is called by its title where that stands, and has the
 * words that follow up to the next. Nothing is moved, and a text of fewer stays as it is.
 */
export function takeToldWorks(body: readonly RootContent[], fields: readonly Fact[]): Takings {
  const told = body.map(block => {
    const words = block.type === 'paragraph' ? toPhrase(block.children) : undefined
    return { block, works: words ? worksIn(words) : [], words }
  })
  const count = told.reduce((sum, { works }) => sum + works.length, 0)
  const isRunning = body.every(({ type }) => type === 'paragraph')
  if (!isRunning || count < LEAST.works) return untouched(body, fields)
  const end = told.findLastIndex(({ works }) => works.length > 0) + 1
  const parted = told
    .slice(0, end)
    .flatMap(({ block, words, works }) => (words && works.length > 0 ? partsOf(words, works) : [block]))
  return { ...untouched(parted, fields), foot: body.slice(end) }
}

function worksIn({ text }: Phrase): readonly Told[] {
  return [...text.matchAll(WORK)].map(({ 0: whole, index }) => {
    const opening = /(?:^|[.!?…]\s)([^.!?…]*)$/u.exec(text.slice(0, index))?.[1] ?? ''
    const small = opening.length <= LEAST.small ? opening.length : 0
    const titled = index + whole.search(/\s*[(（]/u)
    return { from: index - small, titled, to: index + whole.length }
  })
}

/** What leads to the first of some works, and each of them under its title, with what stands in its brackets first. */
function partsOf(words: Phrase, works: readonly Told[]): readonly RootContent[] {
  const lead = trim(cut(words, 0, works[0]?.from))
  return [
    ...(lead.text === '' ? [] : [paragraphOf(lead)]),
    ...works.flatMap(({ from, titled, to }, at) => {
      const said = [trim(cut(words, titled, to)), trim(cut(words, to, works[at + 1]?.from))]
      return [
        headingOf(trim(cut(words, from, titled)), 2),
        ...said.filter(({ text }) => text !== '').map(paragraphOf),
      ]
    }),
  ]
}
