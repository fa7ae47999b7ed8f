import { Phrasing, Prose, quietStyle, Table } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { nameOf } from '../../../core/reading/words/lexicon.ts'
import { phraseOf, type Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Item } from '../../../core/reading/reading.ts'
import type { PartName } from '../../../core/reading/things/shapes.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { exactAmount } from './amount.ts'
import { factNodes } from '../sheets/facts.tsx'

/** What the lines of a bill are drawn from. */
interface BillLinesProps {
  readonly theme: Theme
  readonly lines: readonly Item[]
  /** Dots lead from what it is to what it comes to, where a line says nothing else. */
  readonly led?: boolean
}

/** The columns of a bill in their order; those that no line has are left out. */
const columns = [
  'number',
  'date',
  'title',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'taxRate',
  'net',
] as const
/** One of these, or by its label a column of figures that a bill has beside them: `VAT amount`. */
type Column = (typeof columns)[number] | Phrase

/** Columns of words; all others are figures and end on one edge. */
const worded: readonly Column[] = ['date', 'title', 'unit']

/** Letters of a figure in a column of its own. */
const FIGURE = 16

/** Labels under which each line says one figure. */
function figureColumns(lines: readonly Item[]): readonly Phrase[] {
  return sharedLabels(lines).filter(label =>
    lines.every(({ facts }) => {
      const [own, ...others] = facts.filter(fact => fact.label === label)
      return own && others.length === 0 && own.text.length <= FIGURE && /^\P{L}*\d/u.test(own.text)
    }),
  )
}

/** The columns that lines have, those of figures of their own at the end. */
function columnsOf(lines: readonly Item[], theme: Theme): readonly Column[] {
  const known = columns.filter(
    column => column === 'title' || lines.some(line => cellOf(line, column, theme) !== undefined),
  )
  return [...known, ...figureColumns(lines)]
}

/** Whether all columns of figures that a bill has stand side by side. */
export function holdsFigures(lines: readonly Item[], theme: Theme): boolean {
  return figureColumns(lines).length === 0 || !isCramped(theme, lines, columnsOf(lines, theme))
}

/** What was sold, a row each: the same columns in the same order, however it was written. */
export function BillLines({ theme, lines, led = false }: BillLinesProps): Child {
  const all = columnsOf(lines, theme)
  const shown = holdsFigures(lines, theme) ? all : all.filter(column => typeof column === 'string')
  const runs = runsOf(lines)
  const [first = []] = runs
  const isHeaded = shown.some(column => headOf(first, column, theme).text !== '')
  // Figures beside each other need heads that say which is which.
  const isNamed = !isHeaded && shown.includes('quantity') && shown.includes('unitPrice')
  if (led && !isHeaded && shown.length === 2 && shown.includes('net'))
    return <LedLines theme={theme} lines={lines} shown={shown} />
  // Beside amounts with a letter of their tax no heads that the copy does not have find room.
  const isLettered = isNamed && lines.some(line => letterOf(lines, line))
  // Nor do they where half of what they name is empty, or any of it on a roll.
  const empty = isNamed ? lines.filter(line => !cellOf(line, 'quantity', theme)).length : 0
  const isHollow = empty > 0 && (theme.page.width < ROLL || empty * 2 >= lines.length)
  if (isLettered || isHollow || isCramped(theme, lines, shown))
    return <StackedLines theme={theme} runs={runs} shown={shown} />
  const headsOf = (run: readonly Item[]): readonly Child[] =>
    shown.map(column => <Head {...{ theme, column, shown }} lines={run} />)
  return (
    <Table
      theme={theme}
      part="lines"
      columns={shown.map(column => ({
        ...(isHeaded && { heading: <Head {...{ theme, column, shown }} lines={first} /> }),
        ...(isNamed && {
          heading: <Phrasing nodes={nameOfColumn(column, theme.lang).nodes} theme={theme} />,
        }),
        ...(!worded.includes(column) && theme.dir === 'ltr' && { align: 'end' as const }),
      }))}
      rows={runs.flatMap((run, at) => [
        ...(at > 0 ? [headsOf(run).map(head => <span style={quietStyle(theme)}>{head}</span>)] : []),
        ...run.map(line => shown.map(column => <Cell {...{ theme, line, column, shown }} lines={run} />)),
      ])}
    />
  )
}

/** Lines under the same heads: another table of the copy calls its columns by other words, which stand over its lines. */
function runsOf(lines: readonly Item[]): readonly (readonly Item[])[] {
  const runs: { readonly heads: Map<string, string>; readonly lines: Item[] }[] = []
  for (const line of lines) {
    const labels = Object.entries(line.parts).flatMap(([column, { label, written }]) =>
      written && label.text !== '' ? [[column, label.text] as const] : [],
    )
    const last = runs.at(-1)
    const goesOn = last && labels.every(([column, text]) => (last.heads.get(column) ?? text) === text)
    if (!goesOn) runs.push({ heads: new Map(labels), lines: [line] })
    else {
      for (const [column, text] of labels) last.heads.set(column, text)
      last.lines.push(line)
    }
  }
  return runs.map(run => run.lines)
}

/** px of the width below which paper comes from a roll. */
const ROLL = 400

/** Width of a letter in figures and names, em. */
const LETTER = 0.6

/** Whether the columns beside the description leave it too little room for its words, as on a till roll. */
function isCramped(theme: Theme, lines: readonly Item[], shown: readonly Column[]): boolean {
  const { page, margin, type } = theme
  const letters = (page.width - margin.left - margin.right) / (type.base * LETTER)
  const others = shown.filter(column => column !== 'title')
  const longest = (column: Column): number =>
    Math.max(
      headOf(lines, column, theme).text.length,
      ...lines.map(line => cellOf(line, column, theme)?.text.length ?? 0),
    )
  const taken = others.reduce((sum, column) => sum + longest(column) + 2, 0)
  const title = Math.max(...lines.map(line => line.title.text.length))
  const left = letters - taken
  if (others.length < 2) return false
  if (left < Math.min(title, LONG)) return true
  // Columns that hardly a line fills are not worth breaking what the others say.
  const isSparse = (column: Column): boolean =>
    lines.filter(line => cellOf(line, column, theme)).length < lines.length / 2
  return left < title && others.some(isSparse)
}

/** Letters from which a description may go on to a second line. */
const LONG = 20

/** What it is, dots as tills print them, and what it comes to. */
function LedLines({ theme, lines, shown }: BillLinesProps & Pick<StackedProps, 'shown'>): Child {
  const dots = { width: 1.25, color: theme.color.textMuted, style: 'dotted' } as const
  const { base } = theme.type
  return (
    <div part="lines">
      {lines.map(line => (
        <div style={{ display: 'flex', gap: base * 0.5, padding: [base * 0.12, 0], breakInside: 'avoid' }}>
          <div style={{ shrink: 1 }}>
            <Description {...{ theme, lines, line, shown }} />
          </div>
          <div ariaHidden style={{ grow: 1, height: base, borderBottom: dots }} />
          <p style={{ numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0 }}>
            <Cell {...{ theme, lines, line, shown }} column="net" />
          </p>
        </div>
      ))}
    </div>
  )
}

interface StackedProps extends Pick<BillLinesProps, 'theme'> {
  readonly runs: readonly (readonly Item[])[]
  readonly shown: readonly Column[]
}

/** A line in two rows: what it is and what it comes to, then how many at what price. */
function StackedLines({ theme, runs, shown }: StackedProps): Child {
  const rule = { width: 1, color: theme.color.text }
  return (
    <div part="lines" style={{ borderTop: rule, borderBottom: rule, padding: [space(theme, 0.25), 0] }}>
      {runs.map(lines => (
        <StackedRun theme={theme} lines={lines} shown={shown} />
      ))}
    </div>
  )
}

/** Lines under the same heads. */
function StackedRun({ theme, lines, shown }: BillLinesProps & Pick<StackedProps, 'shown'>): Child {
  const small = shown.filter(column => column !== 'title' && column !== 'net')
  const headed = lines.some(({ parts }) => Object.values(parts).some(({ written }) => written))
  const row = { display: 'flex', justify: 'between', align: 'baseline', gap: space(theme, 0.75) } as const
  return [
    headed && (
      <div style={{ ...row, ...quietStyle(theme) }}>
        <span>
          {joined(
            [
              ...shown.filter(column => column !== 'net').map(column => headOf(lines, column, theme)),
              ...briefLabels(lines, shown),
            ],
            theme,
          )}
        </span>
        <span>
          <Phrasing nodes={headOf(lines, 'net', theme).nodes} theme={theme} />
        </span>
      </div>
    ),
    lines.map(line => (
      <div style={{ padding: [space(theme, 0.25), 0], breakInside: 'avoid' }}>
        <div style={row}>
          <div style={{ shrink: 1 }}>
            <Description {...{ theme, lines, line, shown }} stacked />
          </div>
          <p style={{ numeric: 'tabular', whiteSpace: 'nowrap', shrink: 0 }}>
            <Cell {...{ theme, lines, line, shown }} column="net" />
          </p>
        </div>
        {(small.some(column => cellOf(line, column, theme)) || briefFacts(lines, line, shown).length > 0) && (
          <p style={quietStyle(theme)}>
            {joined(
              small.flatMap(column => cellOf(line, column, theme) ?? []),
              theme,
              timesSign(line),
            )}
            {briefFacts(lines, line, shown).map((fact, at) => [
              (at > 0 || small.some(column => cellOf(line, column, theme))) && ' · ',
              <Phrasing nodes={factNodes(fact)} theme={theme} />,
            ])}
          </p>
        )}
      </div>
    )),
  ]
}

/** Labels under which lines say something as short as a figure, beside how many and at what price where a roll is narrow. */
function briefLabels(lines: readonly Item[], shown: readonly Column[]): readonly Phrase[] {
  const isBriefIn = ({ facts }: Item, label: Phrase): boolean =>
    facts.every(fact => fact.label !== label || fact.text.length <= BRIEF)
  return sharedLabels(lines).filter(
    label => !shown.includes(label) && lines.every(line => isBriefIn(line, label)),
  )
}

function briefFacts(lines: readonly Item[], line: Item, shown: readonly Column[]): readonly Fact[] {
  const labels = briefLabels(lines, shown)
  return line.facts.filter(({ label }) => labels.includes(label))
}

/** Letters of a rate of tax, a unit, a size. */
const BRIEF = 8

/** The letter of its tax that a till prints behind each amount; undefined where a line has none. */
function letterOf(lines: readonly Item[], line: Item): Fact | undefined {
  const own = ({ facts }: Item): Fact | undefined =>
    facts.find(({ label, text }) => label.text === '' && /^\p{L}$/u.test(text))
  return lines.every(own) ? own(line) : undefined
}

/** Between how many and what one costs, where the copy has no sign of its own. */
function timesSign({ parts: { quantity, unitPrice } }: Item): string {
  // `10 à 2.90`
  if (/^\p{L}{1,4}\.?\s/u.test(unitPrice?.text ?? '')) return ' '
  const amount = quantity && exactAmount(quantity)
  const isWeighed = /^\d[\d.,]*\s?\p{L}{2,}\.?$/u.test(quantity?.text ?? '')
  return isWeighed || quantity?.text === amount?.toString() ? ' × ' : ' '
}

function joined(phrases: readonly Phrase[], theme: Theme, sign = ' · '): Child {
  return phrases
    .filter(({ text }) => text !== '')
    .map(({ nodes }, at) => [at > 0 && sign, <Phrasing nodes={nodes} theme={theme} />])
}

interface CellProps extends BillLinesProps, Pick<StackedProps, 'shown'> {
  readonly line: Item
  readonly column: Column
}

function Cell({ theme, lines, line, column, shown }: CellProps): Child {
  if (column === 'title') return <Description {...{ theme, lines, line, shown }} />
  const words = cellOf(line, column, theme)
  if (words === undefined) return null
  const letter = column === 'net' ? letterOf(lines, line) : undefined
  return (
    <span style={{ whiteSpace: worded.includes(column) ? 'normal' : 'nowrap' }}>
      <Phrasing nodes={words.nodes} theme={theme} />
      {letter && <Phrasing nodes={[...phraseOf('\u00a0').nodes, ...factNodes(letter)]} theme={theme} />}
    </span>
  )
}

interface DescriptionProps extends Omit<CellProps, 'column'> {
  /** What is brief stands in a row below. */
  readonly stacked?: boolean
}

/** What a line is for, with whatever else it says below in quiet words. */
function Description({ theme, lines, line, shown, stacked = false }: DescriptionProps): Child {
  const over = sharedLabels(lines)
  const beside = [letterOf(lines, line), ...(stacked ? briefFacts(lines, line, shown) : [])]
  const below = line.facts.filter(fact => !shown.includes(fact.label) && !beside.includes(fact))
  return [
    <Phrasing nodes={line.title.nodes} theme={theme} />,
    ...below.map(fact => (
      <p style={quietStyle(theme)}>
        {fact.label.text !== '' && !over.includes(fact.label) && (
          <Phrasing nodes={[...fact.label.nodes, ...phraseOf('\u00a0').nodes]} theme={theme} />
        )}
        <Phrasing nodes={factNodes(fact)} theme={theme} />
      </p>
    )),
    line.text.length > 0 && (
      <div style={quietStyle(theme)}>
        <Prose nodes={line.text} theme={theme} measured={false} />
      </div>
    ),
    line.items.map(inner => (
      <div style={{ ...quietStyle(theme), padding: [0, 0, 0, space(theme, 0.5)] }}>
        <Prose nodes={inner.blocks} theme={theme} measured={false} />
      </div>
    )),
  ]
}

/** The head of a column; the heads of what stands in quiet words under the description stand under its head. */
function Head({ theme, lines, column, shown }: Omit<CellProps, 'line'>): Child {
  const head = headOf(lines, column, theme)
  const below = column === 'title' ? sharedLabels(lines).filter(label => !shown.includes(label)) : []
  return [
    <Phrasing nodes={head.nodes} theme={theme} />,
    ...below.map(label => (
      <p style={{ ...quietStyle(theme), weight: 400 }}>
        <Phrasing nodes={label.nodes} theme={theme} />
      </p>
    )),
  ]
}

/** What stands over a column: its author's words; a key in another language says less than the name of the column. */
function headOf(lines: readonly Item[], column: Column, { lang }: Theme): Phrase {
  if (typeof column !== 'string') return column
  const fact = lines.map(line => line.parts[column as PartName]).find(part => part && part.label.text !== '')
  const isForeign = fact && !fact.written && fact.meanings[0]?.foreign === true
  return isForeign ? nameOfColumn(column, lang) : (fact?.label ?? phraseOf(''))
}

function nameOfColumn(column: Column, lang: string): Phrase {
  if (typeof column !== 'string') return column
  if (column === 'number') return phraseOf('')
  const name = nameOf(column === 'title' ? 'description' : column, lang)
  return phraseOf(name.charAt(0).toLocaleUpperCase(lang) + name.slice(1))
}

/** Labels that stand over a column of the copy: the very same words for several lines. */
function sharedLabels(lines: readonly Item[]): readonly Phrase[] {
  const known = shared.get(lines)
  if (known) return known
  const counts = new Map<Phrase, number>()
  for (const { facts } of lines)
    for (const { label } of facts) if (label.text !== '') counts.set(label, (counts.get(label) ?? 0) + 1)
  const found = [...counts].flatMap(([label, count]) => (count > 1 || lines.length === 1 ? [label] : []))
  shared.set(lines, found)
  return found
}

/** Every line asks. */
const shared = new WeakMap<readonly Item[], readonly Phrase[]>()

function cellOf(line: Item, column: Column, theme: Theme): Phrase | undefined {
  const fact =
    typeof column === 'string'
      ? line.parts[column as PartName]
      : line.facts.find(({ label }) => label === column)
  if (fact) return { nodes: factNodes(fact), text: fact.text }
  return column === 'net' ? madeNet(line, theme) : undefined
}

/** Quantity times price where the line states nothing else: with cents where the price has them. */
function madeNet(line: Item, { lang }: Theme): Phrase | undefined {
  const { parts } = line
  const [quantity, price] = [parts.quantity, parts.unitPrice].map(part => part && exactAmount(part))
  if (!quantity || !price || parts.discount) return undefined
  const fixed = { minimumFractionDigits: wholes(line) ? 0 : 2, maximumFractionDigits: 2 }
  return phraseOf(new Intl.NumberFormat(lang, fixed).format(quantity.times(price).toNumber()))
}

/** Whether prices are written without cents. */
function wholes({ parts }: Item): boolean {
  const price = parts.unitPrice?.text ?? ''
  return !price.includes('.') && !price.includes(',')
}
