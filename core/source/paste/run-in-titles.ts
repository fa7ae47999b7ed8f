import type { Headings } from './find-headings.ts'
import { isTitleLike } from './find-headings.ts'
import { isCapitals } from './judge.ts'
import { type Block, isClause, type Line, toLine, wordsStart } from './lines.ts'

/** Counted clauses: what heads each, and blocks in which it stands first. */
interface Clauses {
  readonly blocks: readonly Block[]
  readonly headings: Headings
}

/** The number that a clause opens with. */
const counted = /^(?:§\s?)?(\d{1,2})[.)]\s+(?=[\p{L}“"„«])/u
/** A counted title, behind which its text runs on in the same line: `4. Term. This agreement begins …`. */
const runIn =
  /^(?:§\s?)?\d{1,2}[.)]\s+[\p{Lu}\p{Lo}][^.:;?!–—]{1,58}(?:[.:]|\s[–—])\s+(?=[^\p{Ll}\s]\S*\s+\S)/u

/** Clauses in a row from which on they are the parts of a text. */
const LEAST = 3

/**
 * Divides counted clauses from each other, and the title of each from the text that runs on behind it, where they count from 1
 * to the end of the text, most have such a title, and some have paragraphs of their own, `(a)` or `3.1`: a list of counted
 * sentences has neither.
 */
export function divideRunInTitles(blocks: readonly Block[], source: string): Clauses | undefined {
  const lines = blocks.flatMap(block => block.lines)
  const clauses = lines.filter(({ text }) => counted.test(text))
  const isCounted = clauses.every(({ text }, at) => Number(counted.exec(text)?.[1]) === at + 1)
  const titled = clauses.filter(({ text }) => runIn.test(text))
  const isNamed = clauses.every(({ text }) => runIn.test(text) || isTitleLike(text.replace(counted, '')))
  if (clauses.length < LEAST || !isCounted || !isNamed || titled.length * 3 < clauses.length * 2) return
  if (!lines.some(({ text }) => isClause(text))) return
  const headings = new Map<Line, 2>()
  const headed = (line: Line): readonly Line[] => {
    const cut = wordsStart(line, source) + (runIn.exec(line.text)?.[0].length ?? line.text.length)
    const [title, text] = [
      toLine(source, line.start, cut, line.number),
      toLine(source, cut, line.end, line.number),
    ]
    headings.set(title, 2)
    return text.text === '' ? [title] : [title, text]
  }
  return { blocks: blocks.flatMap(block => divided(block, clauses, headed)), headings }
}

/** What runs on in the line of its heading: `SPEAKS english, some french, yoruba`. */
const runOn = /^\p{Lu}{4,}(?:\s\p{Lu}{3,})?\s+(?=\p{Ll}[^,|·;]*(?:[,|·;][^,|·;]+){2,}$)/u

/** Where lines in capitals head parts, one of them in whose line its text runs on heads that as well. */
export function divideRunOn(blocks: readonly Block[], source: string): Clauses {
  const heads = blocks.slice(1).filter(({ lines: [first, next] }) => next && first && isCapitals(first.text))
  const headings = new Map<Line, 2>()
  if (heads.length < LEAST) return { blocks, headings }
  return {
    headings,
    blocks: blocks.map(block => {
      const [line, ...others] = block.lines
      const [words] = (others.length === 0 && line && runOn.exec(line.text)) || []
      if (line === undefined || words === undefined) return block
      const cut = wordsStart(line, source) + words.length
      const title = toLine(source, line.start, cut, line.number)
      headings.set(title, 2)
      return { ...block, lines: [title, toLine(source, cut, line.end, line.number)] }
    }),
  }
}

/** A block, cut before each clause in it. */
function divided({ lines, gap }: Block, clauses: readonly Line[], headed: (line: Line) => readonly Line[]) {
  const parts: { lines: Line[]; gap: number }[] = []
  for (const line of lines) {
    const isClauseStart = clauses.includes(line)
    if (isClauseStart || parts.length === 0) parts.push({ lines: [], gap: parts.length === 0 ? gap : 1 })
    parts.at(-1)?.lines.push(...(isClauseStart ? headed(line) : [line]))
  }
  return parts
}

/** A row of strokes that a program drew across a page. */
const drawn = /^(?:-{20,}|={20,}|_{30,}|\*{20,}|·{20,})$/

/** A block, divided at rows of strokes across the page; one below a first line is that line's. */
export function divideStrokes({ lines, gap }: Block): readonly Block[] {
  const parts: { lines: Line[]; gap: number }[] = [{ lines: [], gap }]
  lines.forEach((line, at) => {
    const isDrawn = drawn.test(line.text)
    const isBelow = isDrawn && at === 1
    if (isDrawn && !isBelow) parts.push({ lines: [line], gap: 1 }, { lines: [], gap: 1 })
    else parts.at(-1)?.lines.push(line)
    if (isBelow) parts.push({ lines: [], gap: 1 })
  })
  return parts.filter(part => part.lines.length > 0)
}

/** What stands at the right edge of a title: a sum, or what sums below are in. */
const tail =
  /\s{3,}(?=\p{Sc}|\p{Lu}{1,2}\$|\d)((?:\p{Lu}{0,2}\p{Sc}) ?[\d.,]*(?:\/\p{L}{1,6})?|\d[\d.,]* ?\p{Sc})$/u

/** Blocks in which a sum at the right edge of a first line in capitals is a line of its own, unless the next one ends in a sum, too. */
export function divideTails(blocks: readonly Block[], source: string): readonly Block[] {
  return blocks.map(block => {
    const [line, next] = block.lines
    const found = line && isCapitals(line.text) ? tail.exec(line.text) : null
    if (!line || !found || (next && tail.test(next.text) && isCapitals(next.text))) return block
    const cut = wordsStart(line, source) + found.index
    const [title, sum] = [
      toLine(source, line.start, cut, line.number),
      toLine(source, cut, line.end, line.number),
    ]
    return { ...block, lines: [title, sum, ...block.lines.slice(1)] }
  })
}
