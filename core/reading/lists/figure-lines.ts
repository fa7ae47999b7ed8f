import type { Heading, RootContent, Table } from 'mdast'
import { listOfLines, paragraphOf, tableOfRows, headingOf } from '../facts/facts.ts'
import { labelAlone, linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, joinLines, type Phrase, phraseOf, split, trim } from '../facts/phrase.ts'
import { bareCourse, courseApart } from './course-lines.ts'

/** Lines that count something from which on they are compared. */
const COMPARED = 2

/** Letters of a name of a figure, and of what stands over several. */
const NAME = { figure: 48, heading: 48 } as const

/**
 * A body in which lines that each name something and count it are a table of both, whatever divides them: `bus | 36 %`,
 * `bus – 36 %`, `bus: 36 %`, `bus .... 36 %`. A few words over such lines, or over a list, are its heading, and a line that is
 * nothing but a figure with its unit heads what it counts.
 */
export function withFigureTables(source: readonly RootContent[], lang: string): readonly RootContent[] {
  const courses = source.flatMap(block => courseApart(block, lang) ?? [bareCourse(block) ?? block])
  const body = courses.map(withEachFigure).flatMap((block): readonly RootContent[] => {
    const [figure, ...below] = linesOfBlock(block)
    const steps = figure && below.length === 0 ? stepsIn(figure) : []
    if (steps.length > 0) return [{ ...listOfLines(steps), ordered: true, start: 1 }]
    if (!figure || below.length === 0 || !FIGURE.test(figure.text)) return [block]
    const said = { ...paragraphOf(joinLines(below)), ...after(block, figure.text.length + 1) }
    return [headingAt(figure, block), said]
  })
  const out: RootContent[] = []
  let open: Counted[] = []
  const close = (): void => {
    const blocks = new Set(open.map(({ block }) => block))
    if (open.length >= COMPARED) out.push(tableOf(open))
    else out.push(...blocks)
    open = []
  }
  for (const block of body) {
    const above = out.at(-1)
    const row =
      open.length === 0 && isBlankTable(above) && isRightBelow(above, block) ? rowIn(block) : undefined
    if (row && isBlankTable(above)) {
      out[out.length - 1] = withRow(above, row)
      continue
    }
    const counted = countedIn(block)
    if (counted === undefined || counted.head) close()
    // Under a heading a line that counts nothing is said of the others.
    if (counted?.head)
      out.push(above?.type === 'heading' ? paragraphOf(counted.head) : headingOf(counted.head))
    if (counted) open.push(...counted.lines)
    else out.push(block)
  }
  close()
  return headed(out)
}

/** A list in which a line that names and counts several things is an entry for each: `Complaints: 4, thanks: 11`. */
function withEachFigure(block: RootContent): RootContent {
  if (block.type !== 'list') return block
  const children = block.children.flatMap(entry => {
    const [line, ...more] = entry.children
    const [phrase, ...others] = linesOfBlock(line)
    const pieces =
      phrase && others.length + more.length === 0 ? split(phrase, /[、，;；]\s*|,\s+/gu).map(trim) : []
    const areFigures = pieces.every(piece => /^\d/.test(readLabelled(piece)?.value.text ?? ''))
    if (pieces.length < COMPARED || !areFigures) return [entry]
    return pieces.map(piece => ({ ...entry, children: [paragraphOf(piece)] }))
  })
  return children.length > block.children.length ? { ...block, children } : block
}

/** Steps that arrows join in one line, at least, and letters of each. */
const STEPS = { least: 3, letters: 40 }

/** What says what happens: words, before which an amount of something may stand, `8 g of coffee`, `1 minute to drink`. */
const STEP = /^(?:\p{L}{2}|[~≈]?\d[\d.,]*\s?\p{L}+\s+(?:\p{L}+\s+)?\p{L}{2,})/u

/** The steps of one line that is nothing else: `Harvest → Dry → Roast`; none where figures change. */
function stepsIn(line: Phrase): readonly Phrase[] {
  const steps = split(line, /\s*(?:→|⟶|➜|➔)\s*|\s+[-=]>\s+/gu).map(trim)
  const areSteps = steps.every(({ text }) => text.length <= STEPS.letters && STEP.test(text))
  return steps.length >= STEPS.least && areSteps ? steps : []
}

/** A place in the source some letters behind where a block begins, by which its parts are told apart. */
function after({ position }: RootContent, letters: number): Pick<RootContent, 'position'> {
  const { start, end } = position ?? {}
  if (!start || !end || start.offset === undefined) return {}
  return { position: { start: { ...start, offset: start.offset + letters }, end } }
}

/** A line that names something and counts it. */
interface Counted {
  readonly block: RootContent
  readonly name: Phrase
  readonly value: Phrase
}

/** A number with its unit, which is no year: `142 litres`, `38 %`, `€ 12.50`. */
const FIGURE =
  /^(?!(?:1[5-9]|20)\d\d$)\p{Sc}?\s?\d(?:[\d.,\u00a0\u202f ]*\d)?\s?(?:%|\p{Sc}|\p{L}[\p{L}²³/]*)$/u

/** A name, what divides it from a value, and a value that is a share or has one unit. */
const COUNTED =
  /^((?:\p{L}|\d{1,2}(?:[:.h]\d\d)?\s?[–-]\s?\d{1,2}(?=[:.h\s]))(?:.*?))(\s*(?:\||[–—]|[:-]\s|=|→|\.{2,}|…+|\t)\s*|\s+)(\d{1,4}\s?\/\s?\d{1,4}|[~≈]?\p{Sc}?\s?\d[\d.,\u00a0\u202f ]*(?:%|‰|\p{Sc}|\p{L}[\p{L}²³/]{0,11})|(?:\p{Sc}\s?)?(?!(?:1[5-9]|20)\d\d$)\d{1,3}(?:[.,\u00a0\u202f ]?\d{3})*(?:[.,]\d{1,2})?)$/u

function countedIn(
  block: RootContent,
): { readonly head?: Phrase; readonly lines: readonly Counted[] } | undefined {
  const [first, ...below] = linesOfBlock(block)
  if (!first) return undefined
  const own =
    countedLine(first, block) ?? (below.length >= COMPARED ? inUnits(first, below, block) : undefined)
  // Under a line that heads them shares, and amounts in one unit, may follow their names after a mere blank.
  const isHeaded = own === undefined && below.length >= COMPARED
  const bare = isHeaded
    ? unitsOf(below)
    : own && !sidesOf(first)?.divided
      ? unitsOf([first, ...below])
      : undefined
  const rest = below.flatMap(line => countedLine(line, block, bare) ?? [])
  if (rest.length < below.length) return undefined
  if (own) return { lines: [own, ...rest] }
  const isHead = isName(first) && countedLine(first, block, /%$/) === undefined
  return rest.length >= COMPARED && isHead ? { head: first, lines: rest } : undefined
}

const SHARES = /%$/

/** The first of several lines that count the same behind a mere blank. */
function inUnits(first: Phrase, below: readonly Phrase[], block: RootContent): Counted | undefined {
  const units = unitsOf([first, ...below])
  // Shares are told by their lines.
  if (units === SHARES) return undefined
  return below.every(line => countedLine(line, block, units)) ? countedLine(first, block, units) : undefined
}

/** What amounts behind a mere blank are counted in: shares, or the one unit of several lines. */
function unitsOf(lines: readonly Phrase[]): RegExp {
  const units = new Set(
    lines.map(line => /\p{L}[\p{L}²³/]*$/u.exec(sidesOf(line)?.value.text ?? '')?.[0] ?? ''),
  )
  return lines.length > COMPARED && units.size === 1 && !units.has('') ? /(?:%|\p{L})$/u : SHARES
}

/** A line that counts something; behind a mere blank only what is counted in such units. */
function countedLine(line: Phrase, block: RootContent, bare?: RegExp): Counted | undefined {
  const found = sidesOf(line)
  const isCounted = found && (found.divided || bare?.test(found.value.text))
  return isCounted ? { block, name: found.name, value: found.value } : undefined
}

function sidesOf(
  line: Phrase,
): { readonly name: Phrase; readonly value: Phrase; readonly divided: boolean } | undefined {
  const [, name = '', sign = '', value = ''] = COUNTED.exec(line.text) ?? []
  if (name === '' || value === '' || name.length > NAME.figure) return undefined
  return {
    name: trim(cut(line, 0, name.length)),
    value: trim(cut(line, name.length + sign.length)),
    divided: sign.trim() !== '' || sign.length > 1,
  }
}

function tableOf(lines: readonly Counted[]): Table {
  const { position } = lines[0]?.block ?? {}
  const head = [phraseOf(''), phraseOf('')]
  return {
    ...tableOfRows([head, ...lines.map(({ name, value }) => [name, value])]),
    ...(position && { position }),
  }
}

/** A table of figures whose columns have no names. */
function isBlankTable(block: RootContent | undefined): block is Table {
  return (
    block?.type === 'table' &&
    block.children[0]?.children.every(({ children }) => children.length === 0) === true
  )
}

/** A line alone that names something and counts it, whatever divides both. */
function rowIn(block: RootContent): readonly Phrase[] | undefined {
  const [line, ...others] = linesOfBlock(block)
  const found = line && others.length === 0 ? sidesOf(line) : undefined
  return found && [found.name, found.value]
}

/** Whether a line stands right below a table, as a row that has fewer cells than the others does. */
function isRightBelow({ position: above }: Table, { position }: RootContent): boolean {
  return above !== undefined && position !== undefined && position.start.line - above.end.line <= 1
}

function withRow(table: Table, cells: readonly Phrase[]): Table {
  const row = tableOfRows([cells]).children[0]
  return row ? { ...table, children: [...table.children, row] } : table
}

/** A few words alone over a table or a list head it, where the copy has no other heading between. */
function headed(body: readonly RootContent[]): readonly RootContent[] {
  return body.map((block, at): RootContent => {
    const next = body[at + 1]
    const [line, ...others] = linesOfBlock(block)
    const isOver = next?.type === 'table' || (next?.type === 'list' && next.children.length > 1)
    const above = body[at - 1]
    // Blocks without a place were lines of one: what goes on from the first of a copy says more of that.
    const goesOn = at === 1 && above?.position === undefined && block.position === undefined
    const isFree = above !== undefined && above.type !== 'heading' && !goesOn
    return isFree && line && others.length === 0 && isOver && isName(line)
      ? headingAt(labelAlone(line) ?? line, block)
      : block
  })
}

function isName({ text }: Phrase): boolean {
  return text.length <= NAME.heading && !/[.,;]$|:\s|@/u.test(text)
}

function headingAt(name: Phrase, { position }: RootContent): Heading {
  return { ...headingOf(name), ...(position && { position }) }
}
