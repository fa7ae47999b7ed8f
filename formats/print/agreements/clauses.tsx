import type { Heading, List, Paragraph, PhrasingContent, RootContent } from 'mdast'
import { flowEdges, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { numberColor } from './clause-parts.tsx'
import { paragraphOf, saidBeside } from '../../../core/reading/facts/facts.ts'
import { withPriceTables } from '../../../core/reading/things/price-rows.ts'
import { numberOf } from '../../../core/reading/lists/agreement.ts'
import { linesIn } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { countInWords } from '../../../core/source/counted-in-words.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { composed, type Piece } from '../articles/flow-pieces.tsx'
import { blockPieces, sectionPieces } from '../articles/sections.tsx'
import { paragraphNodes } from '../sheets/facts.tsx'

/** A number that a clause of the copy does not have. */
type Given = number | undefined

/** The clauses of a text by their headings, each with the number it gets from us; none where the author has numbered them. */
export function clauseNumbers({ sources }: Reading): ReadonlyMap<RootContent, Given> {
  const headings = (sources.clauses ?? []).flatMap(({ heading, place }) =>
    heading && place !== 'field' ? [heading] : [],
  )
  const isNumbered =
    headings.some(heading => numberOf(toPhrase(heading.children), true) !== undefined) ||
    areCountedInWords(headings.map(plainText)) ||
    headings.filter(heading => hasOrdinal(plainText(heading))).length > 1
  return new Map(headings.map((heading, at) => [heading, isNumbered ? undefined : at + 1]))
}

/** `Primero – Objeto`, `Segundo – Plazo`: titles most of which open with a word of their own and a dash are counted in words. */
function areCountedInWords(titles: readonly string[]): boolean {
  const words = new Set(titles.flatMap(title => /^\p{L}+(?=\s+[–—-]\s)/u.exec(title) ?? []))
  return words.size > 2 && words.size >= titles.length * MOST
}

/** Share of titles that most of them are. */
const MOST = 0.7

/** A clause of the text: its heading, then its paragraphs with their numbers in a column of their own. */
export function clausePieces(section: Section, number: Given, theme: Theme): readonly Piece[] {
  const { heading, blocks, facts, sections } = section
  return [
    ...(heading ? [number === undefined ? heading : numbered(heading, number)] : []),
    ...clauseBlocks(blocks, number, theme, facts),
    ...sections.flatMap(inner => sectionPieces(inner, theme)),
  ]
}

function numbered(heading: Heading, number: number): Heading {
  return { ...heading, children: [{ type: 'text', value: `${number}.\u2002` }, ...heading.children] }
}

/** Clauses that are no sections of the text: each gets a heading from its number and its name. */
export function writtenClauses(items: readonly Item[], theme: Theme): readonly Piece[] {
  // One that opens with a letter and a point may be a name: `M. Roux`.
  const numbers = items.filter(
    ({ title, parts }) => parts.reference !== undefined || numberOf(title, true) !== undefined,
  )
  const counted = numbers.length < Math.min(items.length, 2)
  return items.flatMap((item, at) => {
    const { title, text } = item
    const labels = saidBeside(item)
    const number = labels.find(isNumber)
    const said = labels.filter(fact => fact !== number)
    const blocks = [...said.flatMap(fact => fact.blocks), ...text]
    const own = number ? number.text : (/^\d{1,3}[a-z]?(?=[.)]?$)/.exec(title.text)?.[0] ?? '')
    // A name with nothing below it is the clause, and a number alone no name.
    const whole = blocks.length === 0 ? [paragraphOf(title)] : blocks
    if (number === undefined && (title.text === '' || own !== '' || blocks.length === 0))
      return listPieces(whole, own !== '' ? own : counted ? at + 1 : undefined, theme)
    const opening =
      number === undefined
        ? []
        : [
            ...paragraphNodes(number),
            ...(title.text === '' ? [] : [{ type: 'text' as const, value: '\u2002' }]),
          ]
    const heading: Heading = { type: 'heading', depth: 2, children: [...opening, ...title.nodes] }
    return [
      counted && number === undefined && !hasOrdinal(title.text) ? numbered(heading, at + 1) : heading,
      ...clauseBlocks(blocks, undefined, theme),
    ]
  })
}

/** A clause that has no name is its number with its text beside it. */
function listPieces(blocks: readonly RootContent[], number: Given | string, theme: Theme): readonly Piece[] {
  return rowsOf([{ label: number === undefined ? '' : `${number}.`, blocks, depth: 0 }], theme)
}

function isNumber({ meanings, text }: Fact): boolean {
  return (
    text.length <= 16 &&
    /\d|^[IVXLC]+$/.test(text) &&
    meanings.some(
      ({ concept }) => concept === 'identifier' || concept === 'issue' || concept === 'ticketNumber',
    )
  )
}

/** `PRIMERO. Antecedentes.` is a number in words. */
function hasOrdinal(title: string): boolean {
  return /^\s*\p{Lu}{4,}[.:]/u.test(title) || countInWords(title) !== undefined
}

/** A paragraph of a clause: its number, and what stands beside it. */
interface Row {
  readonly label: Child
  readonly blocks: readonly RootContent[]
  readonly depth: number
  /** As the copy has it. */
  readonly number?: string
  /** Stays on one page. */
  readonly whole?: true
}

/** Blocks of a clause: lists and paragraphs that open with a number are rows, the rest is prose. */
export function clauseBlocks(
  blocks: readonly RootContent[],
  number: Given,
  theme: Theme,
  facts: readonly Fact[] = [],
): readonly Piece[] {
  const pieces: Piece[] = []
  let rows: Row[] = []
  let count = 0
  const close = (): void => {
    // Below a sentence without a number letters stand where numbers do.
    const depths = [...new Set(rows.map(({ depth }) => depth))].sort((one, other) => one - other)
    const set = rows.map(row => ({ ...row, depth: depths.indexOf(row.depth) }))
    if (rows.length > 0) pieces.push(...rowsOf(set, theme, (depths[0] ?? 0) > 0))
    rows = []
  }
  blocks.forEach((block, at) => {
    const own = block.type === 'paragraph' ? numberedLines(block, theme) : undefined
    const counted = countedItems(block, theme)
    if (own) {
      if (own.above) {
        close()
        pieces.push(...blockPieces([own.above], facts, theme))
      }
      for (const row of own.rows) rows.push({ ...row, depth: depthOf(row.number ?? '', rows.at(-1)) })
    } else if (block.type === 'list' && block.ordered && number === undefined) {
      rows.push(...listRows(block, undefined, 0, (block.start ?? 1) - 1))
    } else if (counted) {
      rows.push(...counted)
      close()
    } else if (termsIn(block).length > 0) {
      close()
      pieces.push(...termPieces(termsIn(block), theme))
    } else if (block.type === 'list' && !block.ordered && isOpen(rows.at(-1))) {
      const last = rows.pop() as Row
      rows.push({ ...last, blocks: [...last.blocks, block], whole: true })
    } else if (block.type === 'list' && block.ordered && number !== undefined) {
      // A list that completes a sentence is lettered; any other holds the paragraphs of the clause.
      const previous = blocks[at - 1]
      const completes =
        previous !== undefined && previous.type === 'paragraph' && plainText(previous).trimEnd().endsWith(':')
      if (!completes) close()
      const points = listRows(block, number, completes ? 1 : 0, completes ? 0 : count)
      rows.push(...(completes ? points.map(row => ({ ...row, depth: row.depth + 1 })) : points))
      if (!completes) count += block.children.length
      close()
    } else {
      close()
      pieces.push(...blockPieces([block], facts, theme))
    }
  })
  close()
  return pieces
}

/** Whether a row is a sentence that goes on below: points complete it. */
function isOpen(row: Row | undefined): boolean {
  const last = row?.blocks.at(-1)
  return last?.type === 'paragraph' && /[\p{L}\p{N},:：–—-]\s*$/u.test(plainText(last))
}

/** The points of a list, or the lines of a paragraph, that each open in bold with the term they explain: they need no mark. */
function termsIn(block: RootContent): readonly (readonly RootContent[])[] {
  const terms: readonly (readonly RootContent[])[] =
    block.type === 'list' && !block.ordered
      ? block.children.map(({ children }) => children)
      : block.type === 'paragraph'
        ? linesIn(block.children).map(({ nodes }) => [{ type: 'paragraph', children: [...nodes] }])
        : []
  const isTerm = ([first]: readonly RootContent[]): boolean =>
    first?.type === 'paragraph' && first.children[0]?.type === 'strong'
  return terms.length > 1 && terms.every(isTerm) ? terms : []
}

function termPieces(terms: readonly (readonly RootContent[])[], theme: Theme): readonly Piece[] {
  return composed(
    <div role="list">
      {terms.map((blocks, at) => (
        <div role="listitem" style={{ marginTop: at === 0 ? 0 : space(theme, 0.35) }}>
          <Prose nodes={blocks} theme={theme} measured={false} />
        </div>
      ))}
    </div>,
  )
}

/** The points of a list as rows, when each opens with a number or letter of its own: it needs no other mark. */
function countedItems(block: RootContent, theme: Theme): Row[] | undefined {
  if (block.type !== 'list' || block.ordered) return undefined
  const rows = block.children.flatMap(({ children: [first, ...more] }): readonly Row[] => {
    const { above, rows: own = [] } = (first?.type === 'paragraph' && numberedLines(first, theme)) || {}
    const [row, ...others] = own
    return row && !above && others.length === 0 ? [{ ...row, blocks: [...row.blocks, ...more] }] : []
  })
  return rows.length > 1 && rows.length === block.children.length ? rows : undefined
}

/** A paragraph whose lines are numbered: what stands above them, and the lines. */
interface NumberedLines {
  readonly above?: Paragraph
  readonly rows: readonly Row[]
}

/** The first of the numbers that points of a sentence have. */
const FIRST = /^\(?(?:1|a|i)[.)]/iu

/** The lines of a paragraph as rows, where each opens with a number, or those below a sentence do that count from their first: a line without one goes on from that above it. */
function numberedLines({ children }: Paragraph, theme: Theme): NumberedLines | undefined {
  const lines = linesIn(children).flatMap(pointsOf)
  const found = lines.map(line => numberOf(line))
  const start = found.findIndex(line => line !== undefined)
  const numbers = found.filter(line => line !== undefined)
  const isWhole = numbers.length === lines.length
  const isPoints = numbers.length > 1 && FIRST.test(numbers[0]?.number.text ?? '')
  if (start < 0 || !(isWhole || isPoints)) return undefined
  const starts = found.flatMap((line, at) => (line === undefined ? [] : [at]))
  const rows = numbers.map(
    ({ number, rest }, at): Row => ({
      label: <Phrasing nodes={number.nodes} theme={theme} />,
      blocks: [lined([rest, ...lines.slice((starts[at] ?? 0) + 1, starts[at + 1])])],
      depth: depthOf(number.text),
      number: number.text,
    }),
  )
  return { rows, ...(start > 0 && { above: lined(lines.slice(0, start)) }) }
}

/** A mark of a point of a sentence, behind what divides it from that before. */
const MARK = /(?:^|(?<=[;:,.]\s))\(?([a-z])\)\s+(?=\S)/gu

/** A sentence within a point, which no longer is one of a list. */
const SENTENCE_WITHIN = /\p{L}{3}[.!?]\s+\p{Lu}/u

/** The number of a paragraph, `(2)`, `2)` or `9.2`, behind the sentence of that before. */
const COUNTED = /(?:^|(?<=[.;:!?]\s))(\(|\d{1,2}\.(?=\d))?(\d{1,2})(\)|(?<=\.\d{1,2})\.?)\s+(?=\S)/gu

/** A line whose paragraphs or points run on, `(1) … (2) …`, `se obliga a: a) …; b) …; c) …`, as a line each; the line itself where they do not count on to its end. */
function pointsOf(line: Phrase): readonly Phrase[] {
  const counted = [...line.text.matchAll(COUNTED)]
  const [first] = counted
  const countsOn = counted.every(
    ([, sign, number, end], at) =>
      sign === first?.[1] && end === first?.[3] && Number(number) === Number(first?.[2]) + at,
  )
  if (first?.index === 0 && counted.length > 1 && countsOn)
    return cutAt(
      line,
      counted.map(({ index }) => index),
    )
  const marks = [...line.text.matchAll(MARK)]
  const isRun = marks.length > 1 && marks.every(([, letter], at) => letter === String.fromCharCode(97 + at))
  if (!isRun) return [line]
  const starts = marks.map(({ index }) => index)
  const [start = 0] = starts
  const points = cutAt(line, starts)
  const leads = start === 0 || /:\s*$/.test(line.text.slice(0, start))
  if (!leads || points.some(({ text }) => SENTENCE_WITHIN.test(text))) return [line]
  return start === 0 ? points : [trim(cut(line, 0, start)), ...points]
}

/** A line from each of some places to the next. */
function cutAt(line: Phrase, starts: readonly number[]): readonly Phrase[] {
  return starts.map((start, at) => trim(cut(line, start, starts[at + 1])))
}

/** Lines as one paragraph, divided as they were written. */
function lined(lines: readonly Phrase[]): Paragraph {
  const children = lines.flatMap(({ nodes }, at): readonly PhrasingContent[] =>
    at === 0 ? nodes : [{ type: 'text', value: '\n' }, ...nodes],
  )
  return { type: 'paragraph', children }
}

/** Of `4.2` 0, of `(2)` 1, of letters 2, of small Roman numerals, as far as the row above shows that they are none, 3. */
function depthOf(number: string, above?: Row): number {
  if (/\d/.test(number)) return number.startsWith('(') ? 1 : 0
  const [letters = ''] = /\p{L}+/u.exec(number) ?? []
  const [before = ''] = /\p{L}+/u.exec(above?.number ?? '') ?? []
  const isRoman =
    /^[ivx]+$/.test(letters) &&
    (letters.length > 1 || (letters === 'i' ? before !== 'h' : above?.depth === ROMAN))
  return isRoman ? ROMAN : 2
}

/** How deep a point with a small Roman numeral stands below letters. */
const ROMAN = 3

function listRows(list: List, clause: Given, depth: number, before: number): Row[] {
  return list.children.flatMap((item, at): Row[] => {
    const nested = item.children.flatMap(block =>
      block.type === 'list' && block.ordered ? listRows(block, clause, depth + 1, 0) : [],
    )
    const blocks = item.children.filter(block => block.type !== 'list' || !block.ordered)
    return [{ label: paragraphLabel(clause, depth, before + at + 1), blocks, depth }, ...nested]
  })
}

/** Sizes of the text that the column of numbers is wide: `12.1` stands clear of its words. */
export const NUMBERS = 2.65

/** Rows with their numbers in a column; deeper ones are set in by as much. A row stays with those that complete its sentence. */
function rowsOf(rows: readonly Row[], theme: Theme, arePoints = false): readonly Piece[] {
  const column = theme.type.base * NUMBERS
  const last = rows.at(-1)?.blocks.at(-1)
  // A sentence that leads to a table never ends a page.
  const leads = last?.type === 'paragraph' && /[:：]\s*$/u.test(plainText(last))
  return composed(
    <div role="list" style={leads ? { keepWithNext: true } : {}}>
      {rows.map(({ label, blocks, depth, whole }, at) => (
        <div
          role="listitem"
          style={{
            display: 'flex',
            align: 'start',
            ...(at > 0 && { marginTop: space(theme, 0.35) }),
            ...(whole && { breakInside: 'avoid' as const }),
            ...(depth > 0 && { padding: flowEdges(theme, { start: column * depth }) }),
            ...((isTied(rows, at) || ((arePoints || isBrief(rows, at)) && isEnd(rows, at))) && {
              keepWithNext: true,
            }),
          }}
        >
          <p
            part="numbering"
            style={{ width: column, shrink: 0, numeric: 'tabular', color: numberColor(theme) }}
          >
            {label}
          </p>
          <div style={{ grow: 1, basis: 0, minWidth: 0 }}>
            <Prose nodes={withPriceTables(blocks, theme.lang)} theme={theme} measured={false} />
          </div>
        </div>
      ))}
    </div>,
  )
}

/** Whether a row is the first of its list or the last but one: neither stands apart from the next. */
function isEnd({ length }: readonly Row[], at: number): boolean {
  return length > 1 && (at === 0 || at === length - 2)
}

/** Letters of a paragraph that is too little to stand at the foot or the head of a page alone. */
const BRIEF = 320

/** Whether a row that stays with the next, or that next, is so short that alone it would look left over. */
function isBrief(rows: readonly Row[], at: number): boolean {
  const alone = at === 0 ? rows[0] : rows[at + 1]
  return alone !== undefined && alone.blocks.map(plainText).join('').length <= BRIEF
}

/** Whether a row stays with the next: what introduces rows, the first of them, and the last but one. */
function isTied(rows: readonly Row[], at: number): boolean {
  const depthAt = (index: number): number => rows[index]?.depth ?? -1
  const depth = depthAt(at)
  if (depthAt(at + 1) > depth) return true
  return depth > 0 && depthAt(at + 1) === depth && (depthAt(at - 1) < depth || depthAt(at + 2) < depth)
}

/** The label of a paragraph in a clause, by depth: `4.2`, or `2.` where the clause has no number from us, `(b)`, `(ii)`. */
function paragraphLabel(clause: Given, depth: number, number: number): string {
  if (depth === 0) return clause === undefined ? `${number}.` : `${clause}.${number}`
  return depth === 1 ? `(${toLetters(number)})` : `(${toRoman(number)})`
}

/** a … z, aa, ab … */
function toLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26)
  const letter = String.fromCharCode(97 + ((number - 1) % 26))
  return rest > 0 ? toLetters(rest) + letter : letter
}

const romans = [
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const

function toRoman(number: number): string {
  let left = number
  return romans.reduce((text, [value, sign]) => {
    const count = Math.floor(left / value)
    left %= value
    return text + sign.repeat(count)
  }, '')
}
