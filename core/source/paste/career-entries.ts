import type { Block } from './lines.ts'

/** From when to when, in a line of its own: `Mar 2022 – Present`, `2015 - 2017`, `09/2019 – expected June 2021`. */
const PERIOD =
  /^(?:\p{L}{3,12}\.? )?(?:\d{1,2}[/.])?(?:19|20)\d\d\s*[-–—]\s*(?:\p{L}{3,12}\.? ){0,2}(?:(?:\d{1,2}[/.])?(?:19|20)\d\d|\p{L}{3,12})?(?:\s+[·(].{1,30})?$/u

/** What heads a part of a career: a few words without a stop or a comma, and letters of it at most. */
const HEADS = /^\p{L}[^,;:.!?\d|·]*$/u
const HEAD = 35

/** Lines of an entry among which its time is, and entries and heads of parts that stand alone over one, at least. */
const ENTRY = { within: 4, least: 3, heads: 2 }

/** The entries of a career, each a block with its time in a line of its own, where lines alone head its parts: no entry heads what follows it. */
export function entriesIn(blocks: readonly Block[]): ReadonlySet<Block> {
  const isEntry = ({ lines }: Block): boolean =>
    lines.slice(1, ENTRY.within).some(({ text }) => PERIOD.test(text))
  const entries = blocks.filter(isEntry)
  const heads = blocks.filter(({ lines: [line, ...others] }, at) => {
    const next = blocks[at + 1]
    return (
      line &&
      others.length === 0 &&
      next &&
      isEntry(next) &&
      line.text.length <= HEAD &&
      HEADS.test(line.text)
    )
  })
  return new Set(entries.length >= ENTRY.least && heads.length >= ENTRY.heads ? entries : [])
}
