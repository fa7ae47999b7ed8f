import type { Line } from './lines.ts'

/** A line that tells which page it stands on: the mark alone, or behind words that head each page. */
export interface PageMark {
  /** Of the lines. */
  readonly at: number
  /** Letters of the words before it; 0 where the whole line is set again on each page. */
  readonly words: number
}

/** A number alone between dashes: `- 2 -`. */
const dashed = /^[-–—]\s?(\d{1,3})\s?[-–—]$/
/** Which page of how many behind a wide blank: `Summer list      2 / 4`, `INVOICE 87      Page 1 of 2`. */
const counted = /^(\S.*?)(?:\s{3,}|\t\s*)(?:\p{L}{2,8}\.?\s)?(\d{1,3})\s?(?:\/|\p{Ll}{1,3})\s?(\d{1,3})$/u

/** The pages of a paste by what was printed on each of them: numbers that count from line to line. */
export function pageMarks(lines: readonly Line[]): readonly PageMark[] {
  return [...countedOn(lines, dashed), ...headsOfPages(lines)]
}

/** Lines whose numbers count on by one, two at least. */
function countedOn(lines: readonly Line[], mark: RegExp): readonly PageMark[] {
  const found = lines.flatMap(({ text }, at) => {
    const number = Number(mark.exec(text)?.[1])
    return number > 0 ? [{ at, number }] : []
  })
  const isCount =
    found.length > 1 &&
    found.every(({ number }, at) => at === 0 || number === (found[at - 1]?.number ?? 0) + 1)
  return isCount ? found.map(({ at }) => ({ at, words: 0 })) : []
}

/** Lines that head pages; what one says that stands elsewhere too goes with its number. */
function headsOfPages(lines: readonly Line[]): readonly PageMark[] {
  const found = lines.flatMap(({ text }, at) => {
    const [, words = '', page, pages] = counted.exec(text.slice(0, MOST)) ?? []
    return words !== '' && Number(page) <= Number(pages) ? [{ at, words, page: Number(page), pages }] : []
  })
  const isCount =
    found.length > 1 && found.every(({ page, pages }, at) => page === at + 1 && pages === found[0]?.pages)
  if (!isCount) return []
  const said = new Set(
    lines.flatMap(({ text }, at) => (found.some(mark => mark.at === at) ? [] : wordsOf(text))),
  )
  return found.map(({ at, words }) => {
    const isSaid = wordsOf(words).every(word => said.has(word))
    for (const word of wordsOf(words)) said.add(word)
    return { at, words: isSaid ? 0 : words.length }
  })
}

/** Letters of a line that heads pages at most. */
const MOST = 160

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
