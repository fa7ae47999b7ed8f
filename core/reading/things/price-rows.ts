import type { List, PhrasingContent, RootContent, Table, TableCell, TableRow } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesIn, linesOfBlock } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { openingDate } from '../lists/events.ts'
import { findValues } from '../values/read-value.ts'
import { namesSum } from '../values/sum-name.ts'
import { lexiconFor, wordsFor } from '../words/lexicon.ts'
import { priceAtEnd } from './prices.ts'

/** A line of a price list: what for, how much, and what more is said of it. */
interface Row {
  readonly label: Phrase
  readonly price: Phrase
  readonly under: readonly Phrase[]
}

/** Rows from which on lines are a table by themselves, and where a sum stands below them. */
const ROWS = { alone: 3, summed: 2 } as const
/** Share of the lines that have a price. */
const PRICED = 0.6
/** Letters of a line of a price list, without its price. */
const LONGEST = 140

/**
 * Blocks in which lines or points that end in prices are tables of two columns without heads, with the sums that stand
 * right below them as rows in bold: nothing else shows at once what all comes to. So are lines that all end in shares of a
 * whole, those that all open with a day, and those that count stages. `lang` is that of the copy, BCP 47.
 */
export function withPriceTables(written: readonly RootContent[], lang: string): readonly RootContent[] {
  const context: Context = { lang, lexicon: lexiconFor(lang) }
  const blocks = withLinesTogether(written, context)
  const set: RootContent[] = []
  for (let at = 0; at < blocks.length; at += 1) {
    const block = blocks[at] as RootContent
    const next = blocks[at + 1]
    const dated = datedRows(block, context)
    if (dated) {
      set.push(tableOf(dated, block, context, null))
      continue
    }
    const counted = countedRows(block)
    if (counted) {
      set.push(tableOf(counted.rows, block, context, null), ...paragraphsOf(counted.rest))
      continue
    }
    const rows = rowsIn(block, context)
    const below =
      rows && next?.type === 'paragraph' ? summedBelow(linesIn(next.children), context) : undefined
    const isSummed = below !== undefined || rows?.some(row => isSum(row.label, context))
    if (!rows || rows.length < (isSummed ? ROWS.summed : ROWS.alone)) {
      set.push(block)
      continue
    }
    set.push(tableOf([...rows, ...(below?.sums ?? [])], block, context))
    if (below && below.rest.length > 0) set.push(paragraphOf(joinLines(below.rest)))
    if (below) at += 1
  }
  return set
}

/** What a share is of, and the share: `Cats and dogs: 31%`. */
const share = /^(.*\p{L}\)?)\s*(?:[:：–—|-]\s*|\s)([<>≈~]?\d{1,3}(?:[.,]\d+)?\s?%)$/u
/** Letters of what a share is of, at most. */
const SHARED = 60

function shareOf(line: Phrase): Omit<Row, 'under'> | undefined {
  const [, words, part] = share.exec(line.text) ?? []
  if (words === undefined || part === undefined || words.length > SHARED) return undefined
  return { label: trim(cut(line, 0, words.length)), price: trim(cut(line, line.text.length - part.length)) }
}

/**
 * Blocks in which paragraphs of one line that end in a share, or in a price, one after the other, are one. What follows the
 * sum of prices stands apart.
 */
function withLinesTogether(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const runs: { kind: Kind | undefined; lines: Phrase[]; blocks: RootContent[] }[] = []
  for (const block of blocks) {
    const [line, ...others] = linesOfBlock(block)
    const kind = line && others.length === 0 ? kindOf(line, context) : undefined
    const last = runs.at(-1)
    const goesOn = kind !== undefined && (last?.kind === kind || (last?.kind === 'price' && kind === 'sum'))
    if (line && last && goesOn) {
      last.lines.push(line)
      last.blocks.push(block)
      last.kind = kind
    } else runs.push({ kind, lines: line ? [line] : [], blocks: [block] })
  }
  return runs.flatMap(({ lines, blocks: own }) => {
    if (own.length < ROWS.alone) return own
    const position = own[0]?.position
    return [{ ...paragraphOf(joinLines(lines)), ...(position && { position }) }]
  })
}

/** What a line says at its end, so that others like it belong to it. */
type Kind = 'share' | 'count' | 'price' | 'sum'

/** What is counted and how often: `Dogs: 231`. */
const COUNT = /^\p{L}[^:：\d]{0,40}[:：]\s*\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*$/u

function kindOf(line: Phrase, context: Context): Kind | undefined {
  if (shareOf(line)) return 'share'
  if (COUNT.test(line.text)) return 'count'
  const priced = priceAtEnd(line, context)
  if (!priced?.isSure || /[.!?]$/.test(line.text) || !/\p{L}{2}/u.test(priced.before.text)) return undefined
  return isSum(withoutSign(priced.before), context) ? 'sum' : 'price'
}

function rowsIn(block: RootContent, context: Context): readonly Row[] | undefined {
  if (block.type === 'table') return rowsOfTable(block, context)
  const lines =
    block.type === 'list'
      ? pointsOf(block)
      : block.type === 'paragraph'
        ? linesOfBlock(block).map(line => [line])
        : []
  const shares = lines.flatMap(([line, ...under]) => {
    const row = line && under.length === 0 ? shareOf(line) : undefined
    return row ? [{ ...row, under }] : []
  })
  if (shares.length >= ROWS.alone && shares.length === lines.length) return shares
  const figures = lines.filter(([line]) => /\d\s*(?:\p{Sc}|\p{Lu}{3})?$/u.test(line?.text ?? ''))
  const bare = figures.length > lines.length / 2 && !areNumbered(figures.flatMap(([line]) => line ?? []))
  const rows: Row[] = []
  let priced = 0
  for (const [line = phraseOf(''), ...under] of lines) {
    const row = rowOf(line, bare, context)
    const last = rows.at(-1)
    if (row) priced += 1
    if (row) rows.push({ ...row, under })
    else if (block.type === 'list') rows.push({ label: line, price: phraseOf(''), under })
    else if (last && line.text.length <= LONGEST)
      rows[rows.length - 1] = { ...last, under: [...last.under, line] }
    else return undefined
  }
  return priced >= Math.max(2, lines.length * PRICED) ? summedUnder(rows, context) : undefined
}

/** Rows with the sums apart that run on right below the last of them. */
function summedUnder(rows: readonly Row[], context: Context): readonly Row[] {
  const last = rows.at(-1)
  const below = last ? summedBelow(last.under, context) : undefined
  return last && below?.rest.length === 0
    ? [...rows.slice(0, -1), { ...last, under: [] }, ...below.sums]
    : rows
}

/** Letters of what is on a day, in a table of days. */
const DATED = 90

/** Lines or points that all open with a day and say in a few words what is then: `Sept 15 – Oct 16 Phase 1`. */
function datedRows(block: RootContent, context: Context): readonly Row[] | undefined {
  if (block.type === 'list' && block.ordered === true) return undefined
  const lines = block.type === 'list' ? pointsOf(block) : linesOfBlock(block).map(line => [line])
  const rows = lines.flatMap(([line = phraseOf(''), ...under]) => {
    const { date, rest } = openingDate(line, context) ?? { date: line, rest: phraseOf('') }
    const isBrief = rest.text !== '' && rest.text.length <= DATED && under.length === 0
    return isBrief ? [{ label: date, price: rest, under }] : []
  })
  return rows.length >= ROWS.alone && rows.length === lines.length ? rows : undefined
}

/** A stage by its word and its number, then what it is: `Stage 2 – shed and cables`. */
const STAGE = /^(\p{L}{3,12}\s(\d{1,2}))\s*[–—:-]\s+(?=\S)/u

/** Lines from the first on that count what one word calls, as rows, and the lines that follow them. */
function countedRows(
  block: RootContent,
): { readonly rows: readonly Row[]; readonly rest: readonly Phrase[] } | undefined {
  const lines = linesOfBlock(block)
  const [word] = lines[0]?.text.split(' ') ?? []
  const found = lines.map(line => STAGE.exec(line.text))
  const end = found.findIndex(
    (stage, at) => Number(stage?.[2]) !== at + 1 || stage?.[1]?.split(' ')[0] !== word,
  )
  const count = end < 0 ? lines.length : end
  if (count < ROWS.alone) return undefined
  const rows = lines.slice(0, count).map((line, at): Row => {
    const [all = '', name = ''] = found[at] ?? []
    return { label: cut(line, 0, name.length), price: trim(cut(line, all.length)), under: [] }
  })
  return { rows, rest: lines.slice(count) }
}

/** Whether figures number what one word before them calls: `Phase 1`, `Phase 2`. */
function areNumbered(lines: readonly Phrase[]): boolean {
  const names = lines.map(({ text }) => /(\p{L}+)\s\d{1,3}$/u.exec(text)?.[1])
  return names[0] !== undefined && names.every(name => name === names[0])
}

/** The rows of a table without heads, of things and what they cost. */
function rowsOfTable({ children: [head, ...rows] }: Table, { lang }: Context): readonly Row[] | undefined {
  const isHeaded = head?.children.some(({ children }) => children.length > 0)
  if (isHeaded || head?.children.length !== 2) return undefined
  const cells = rows.map(({ children }) => children.map(cell => trim(toPhrase(cell.children))))
  const priced = cells.filter(([, price]) =>
    findValues(price?.text ?? '', lang).some(
      ({ value }) => value.type === 'money' || value.type === 'number',
    ),
  )
  if (priced.length < rows.length * PRICED) return undefined
  return cells.map(([label = phraseOf(''), price = phraseOf('')]) => ({ label, price, under: [] }))
}

/** The lines of each point, with the number that it has. */
function pointsOf({ children, ordered, start }: List): readonly (readonly Phrase[])[] {
  if (children.some(({ children: blocks }) => blocks.some(({ type }) => type !== 'paragraph'))) return []
  return children.map(({ children: blocks }, at) => {
    const [first = phraseOf(''), ...more] = blocks.flatMap(linesOfBlock)
    const number = `${(start ?? 1) + at}.\u2002`
    return ordered === true
      ? [{ nodes: [...phraseOf(number).nodes, ...first.nodes], text: number + first.text }, ...more]
      : [first, ...more]
  })
}

function rowOf(line: Phrase, bare: boolean, context: Context): Omit<Row, 'under'> | undefined {
  // One price after the other is what a sentence counts up: `stall 142 €, members 200 €`.
  if (COUNTED_UP.test(line.text)) return undefined
  const priced =
    behindGap(line) ??
    priceAtEnd(line, context, bare) ??
    (bare ? grouped(line) : undefined) ??
    namedPrice(line, context) ??
    sumWithWords(line, context)
  if (!priced || priced.before.text.length > LONGEST || !/\p{L}{2}/u.test(priced.before.text))
    return undefined
  const after = 'after' in priced ? priced.after : phraseOf('')
  return {
    label: withoutSign(priced.before),
    price: after.text === '' ? priced.price : joined(priced.price, after),
  }
}

/** An amount of a currency before a comma and more words. */
const COUNTED_UP = /(?:\p{Sc}\s?\d[\d.,]*|\d\s?(?:\p{Sc}|\p{Lu}{3}))\s?[,;]\s+\p{L}/u

/** An amount at the end behind the last wide gap: `lamps 64 x $185      11,840`. */
function behindGap(line: Phrase) {
  const found = /(?:\t+|\s{3,})(\p{Sc}?\s?\d[\d.,'’]*(?:\s?(?:\p{Sc}|\p{Lu}{3}))?)$/u.exec(line.text)
  return (
    found && {
      before: trim(cut(line, 0, found.index)),
      price: trim(cut(line, line.text.length - (found[1]?.length ?? 0))),
    }
  )
}

/** `Joinery 11,400`: thousands in groups are a price where the lines around end in figures too. */
function grouped(line: Phrase) {
  const found = /\s(\d{1,3}(?:[.,'’\u00a0\u202f]\d{3})+(?:\s?\p{Lu}{3})?)$/u.exec(line.text)
  return found && { before: trim(cut(line, 0, found.index)), price: trim(cut(line, found.index)) }
}

/** Words in place of a price behind a gap, a dash or a colon: `Chip and cart	included`. */
function namedPrice(line: Phrase, { lang }: Context) {
  const gap = /\t+|\s{3,}/u.exec(line.text)
  if (gap) return { before: trim(cut(line, 0, gap.index)), price: trim(cut(line, gap.index + gap[0].length)) }
  const dash = /(?:\s[–—-]|[:：])\s([^–—:：]{1,24})$/u.exec(line.text)
  if (!dash || !wordsFor(lang, 'freeWords').includes(dash[1]?.toLowerCase() ?? '')) return undefined
  return {
    before: trim(cut(line, 0, dash.index)),
    price: trim(cut(line, line.text.length - (dash[1]?.length ?? 0))),
  }
}

/** Letters of what is said behind a sum. */
const BEHIND_SUM = 24

/** A sum and a few words more: `Total £4,270 plus VAT`. */
function sumWithWords(line: Phrase, context: Context) {
  const [found, ...others] = findValues(line.text, context.lang)
  if (found?.value.type !== 'money' || others.length > 0) return undefined
  const before = trim(cut(line, 0, found.start))
  const isBrief = line.text.length - found.end <= BEHIND_SUM
  return isBrief && isSum(withoutSign(before), context)
    ? { before, price: trim(cut(line, found.start)) }
    : undefined
}

/** `4 bridesmaids £65 each =`: the sign is the line between the columns. */
function withoutSign(words: Phrase): Phrase {
  const sign = /\s*[=:–—-]+\s*$/u.exec(words.text)
  return sign ? trim(cut(words, 0, sign.index)) : words
}

function joined(price: Phrase, after: Phrase): Phrase {
  return {
    nodes: [...price.nodes, ...phraseOf(' ').nodes, ...after.nodes],
    text: `${price.text} ${after.text}`,
  }
}

/** The sums with which lines below a price list begin, and what else they say. */
function summedBelow(lines: readonly Phrase[], context: Context) {
  const found = lines.map(line => rowOf(line, true, context))
  const end = found.findIndex(row => !row || !isSum(row.label, context))
  const count = end < 0 ? found.length : end
  const sums = found.slice(0, count).flatMap(row => (row ? [{ ...row, under: [] }] : []))
  return sums.length > 0 ? { sums, rest: lines.slice(count) } : undefined
}

/** Its name may go on: `Total without VAT`. */
function isSum({ text }: Phrase, context: Context): boolean {
  return namesSum(text, context, 2)
}

function tableOf(
  rows: readonly Row[],
  { position }: RootContent,
  context: Context,
  align: 'right' | null = 'right',
): Table {
  const cell = (children: readonly PhrasingContent[]): TableCell => ({
    type: 'tableCell',
    children: [...children],
  })
  const row = (...cells: readonly TableCell[]): TableRow => ({ type: 'tableRow', children: [...cells] })
  return {
    type: 'table',
    align: [null, align],
    children: [
      row(cell([]), cell([])),
      ...rows.map(({ label, price, under }) => {
        const words = joinLines([label, ...under]).nodes
        const isBold = isSum(label, context)
        const set = (nodes: readonly PhrasingContent[]): TableCell =>
          cell(isBold && nodes.length > 0 ? [{ type: 'strong', children: nodes.flatMap(plain) }] : nodes)
        return row(set(words), set(price.nodes))
      }),
    ],
    ...(position && { position }),
  }
}

function plain(node: PhrasingContent): readonly PhrasingContent[] {
  return node.type === 'strong' ? node.children : [node]
}
