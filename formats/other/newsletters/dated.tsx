import type { Paragraph, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import { displayStyle, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { lineOfItem, linesIn } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { type Rows, rowsIn } from './rows.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

// What people look for in a letter: when, how many, and lines that are to stay lines.

/** A day with its hour, and what is on then. */
export interface DatedRow {
  readonly day: Phrase
  readonly hour: Phrase
  /** The first says what, the others where and for how much. */
  readonly said: readonly Phrase[]
}

/** Things by their days, and what their author calls the columns. */
export interface Dated {
  readonly kind: 'dated'
  readonly heads: readonly Phrase[]
  readonly rows: readonly DatedRow[]
}

/** Lines of a paragraph, each of which stays one. */
export interface Lines {
  readonly kind: 'lines'
  readonly lines: readonly Phrase[]
  readonly block: Paragraph
}

/** A number with what it counts. */
export interface Numeral {
  readonly kind: 'numeral'
  readonly value: Phrase
  readonly said: Phrase
}

/** A block that is one of these; undefined for any other. */
export function scannedBlock(block: RootContent, lang: string): Dated | Rows | Lines | Numeral | undefined {
  if (block.type === 'table') return datedIn(block, lang)
  if (block.type === 'list')
    return block.ordered
      ? undefined
      : (datedLines(block.children.map(lineOfItem), lang) ?? rowsIn(block, lang))
  if (block.type !== 'paragraph') return undefined
  return (
    numeralIn(block.children) ??
    datedLines(linesIn(block.children), lang) ??
    rowsIn(block, lang) ??
    brokenLines(block)
  )
}

/** Lines from which on a list of days is one. */
const DATES = 2

/** Lines that each open with a day and say what is on then. */
function datedLines(lines: readonly (Phrase | undefined)[], lang: string): Dated | undefined {
  const rows = lines.flatMap(line => (line && datedLine(line, lang)) ?? [])
  return rows.length >= DATES && rows.length === lines.length ? { kind: 'dated', heads: [], rows } : undefined
}

/** An hour, or from when to when, right behind a day. */
const HOURS =
  /^[\s,;:·|–—-]*((?:\d{1,2}(?:[:.h]\d{2})?\s?(?:[–-]|to|bis|à|tot|a|till)\s?)?\d{1,2}(?:[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|Uhr|uur))?|\s?(?:[ap]\.?m\.?|Uhr|uur|h))(?![\p{L}\d]))/iu

function datedLine(line: Phrase, lang: string): DatedRow | undefined {
  const found = dayIn(line, lang)
  if (!found || /\d/.test(line.text.slice(0, found.start))) return undefined
  const end = found.end + (/^\.(?!\d)/u.test(line.text.slice(found.end)) ? 1 : 0)
  const rest = cut(line, end)
  const [all = '', hours = ''] = HOURS.exec(rest.text) ?? []
  const said = afterMark(cut(rest, all.length))
  if (end > WHEN || !/\p{L}/u.test(said.text)) return undefined
  const hour = trim(cut(rest, all.length - hours.length, all.length))
  return { day: trim(cut(line, 0, end)), hour, said: [said] }
}

/** A table whose first column is days. */
function datedIn({ children: [head, ...rows] }: Table, lang: string): Dated | undefined {
  const cells = (row: TableRow): readonly Phrase[] => row.children.map(cell => toPhrase(cell.children))
  const found = rows.flatMap(row => datedRow(cells(row), lang) ?? [])
  if (found.length < 2 || found.length < rows.length) return undefined
  const heads = head ? cells(head).filter(({ text }) => text.trim() !== '') : []
  return { kind: 'dated', heads, rows: found }
}

function datedRow([when, ...said]: readonly Phrase[], lang: string): DatedRow | undefined {
  const first = when && dayOf(when, lang)
  return first && said.some(({ text }) => text !== '')
    ? { ...first, said: said.filter(({ text }) => text !== '') }
    : undefined
}

/** Letters that a day with its hour has at most. */
const WHEN = 40

/** The day that a line is, or begins with, and what stands behind it: an hour. */
export function dayOf(line: Phrase, lang: string): Pick<DatedRow, 'day' | 'hour'> | undefined {
  const found = line.text.length > WHEN ? undefined : dayIn(line, lang)
  return found && { day: trim(cut(line, 0, found.end)), hour: afterMark(cut(line, found.end)) }
}

/** Where the day stands that a line begins with, without its hour. */
function dayIn({ text }: Phrase, lang: string): { readonly start: number; readonly end: number } | undefined {
  const [first] = findValues(text, lang)
  if (first?.value.type !== 'date' || first.start > LEAD_IN) return undefined
  return { start: first.start, end: Math.min(HOUR.exec(text)?.index ?? first.end, first.end) }
}

/** Where the hour begins behind a day. */
const HOUR = /[\s,]+\d{1,2}(?:[:.h]\d{2}|\s?[ap]\.?m|\s?(?:Uhr|uur|h)\b)/u

/** Letters before the day: the name of the day of the week. */
const LEAD_IN = 12

/** What stands behind a mark. */
export function afterMark(rest: Phrase): Phrase {
  return trim(cut(rest, /^[\s,;:·|–—-]*/u.exec(rest.text)?.[0].length ?? 0))
}

/** A bold number that opens a paragraph, with a dash behind it. */
const NUMBER = /^\d[\d.,\u00a0 ]*(?:%|\p{L}{1,3})?$/u

function numeralIn(nodes: readonly PhrasingContent[]): Numeral | undefined {
  const [value, ...rest] = nodes
  if (value?.type !== 'strong' || !NUMBER.test(plainText(value).trim())) return undefined
  const said = toPhrase(rest)
  return /^\s*[–—:-]\s/.test(said.text)
    ? { kind: 'numeral', value: toPhrase(value.children), said: afterMark(said) }
    : undefined
}

/** A paragraph whose author broke its lines. */
function brokenLines(block: Paragraph): Lines | undefined {
  const lines = linesIn(block.children)
  const isBroken = block.children.some(({ type }) => type === 'break') && lines.length > 1
  return isBroken ? { kind: 'lines', lines, block } : undefined
}

interface ScannedProps<Kind> {
  readonly piece: Kind
  readonly theme: Theme
}

/** Sizes over text: a day and its hour, a line that is one, a number. */
const SIZES = { day: 1.5, hour: 1.05, line: 1.25, number: 4.6 }
/** px that days have at the side of what is on, at least and at most, and em of a letter of theirs. */
const DAYS = { least: 148, most: 232, letter: 0.56 }

/** px of the days of a list: the longest stands on one line, as far as there is room. */
function daysWidth({ rows }: Dated, theme: Theme): number {
  const longest = Math.max(...rows.map(({ day }) => day.text.length))
  const width = Math.ceil(longest * DAYS.letter * Math.round(theme.type.base * SIZES.day))
  return Math.min(Math.max(width, DAYS.least), DAYS.most)
}

/** Rows under hairlines, the day large in the accent at their start. */
export function DatedRows({ piece, theme }: ScannedProps<Dated>): Child {
  const { base } = theme.type
  const [when, ...heads] = piece.heads
  const rule = { width: 1, color: theme.color.hairline }
  const width = daysWidth(piece, theme)
  const isTight = width === DAYS.most
  return [
    when && (
      <div style={{ ...quietStyle(theme), display: 'flex', gap: 20, padding: [0, 0, 6, 0] }}>
        <p style={{ width, shrink: 0 }}>
          <Phrasing nodes={when.nodes} theme={theme} />
        </p>
        <p style={{ grow: 1 }}>
          <Joined phrases={heads} theme={theme} />
        </p>
      </div>
    ),
    piece.rows.map(({ day, hour, said: [what, ...more] }) => (
      <div
        part="dated"
        style={{ display: 'flex', gap: 20, borderTop: rule, padding: [12, 0], breakInside: 'avoid' }}
      >
        <div style={{ width, shrink: 0 }}>
          <p
            part="event-date"
            style={{
              ...displayStyle(theme, Math.round(base * SIZES.day)),
              color: theme.color.accentText,
              leading: 1.15,
              whiteSpace: isTight ? 'normal' : 'nowrap',
            }}
          >
            <Phrasing nodes={day.nodes} theme={theme} />
          </p>
          {hour.text !== '' && (
            <p
              style={{
                size: Math.round(base * SIZES.hour),
                weight: theme.type.strongWeight,
                numeric: 'tabular',
              }}
            >
              <Phrasing nodes={hour.nodes} theme={theme} />
            </p>
          )}
        </div>
        <div style={{ grow: 1 }}>
          <p style={{ weight: theme.type.strongWeight, leading: 1.3 }}>
            <Phrasing nodes={what?.nodes ?? []} theme={theme} />
          </p>
          {more.length > 0 && (
            <p style={{ color: theme.color.textMuted }}>
              <Joined phrases={more} theme={theme} />
            </p>
          )}
        </div>
      </div>
    )),
  ]
}

/** Lines one below the other; one that says when is larger and in the accent. */
export function LineByLine({ piece, theme }: ScannedProps<Lines>): Child {
  const { base } = theme.type
  return piece.lines.map((line, at) => {
    const isDay = at === 0 && dayOf(line, theme.lang) !== undefined
    return (
      <p
        style={{
          marginTop: at === 0 ? 0 : space(theme, 0.3),
          ...(isDay && {
            ...displayStyle(theme, Math.round(base * SIZES.line)),
            color: theme.color.accentText,
            leading: 1.2,
          }),
        }}
      >
        <Phrasing nodes={line.nodes} theme={theme} />
      </p>
    )
  })
}

/** A number as large as a headline over what it counts. */
export function LargeNumeral({ piece, theme }: ScannedProps<Numeral>): Child {
  const size = Math.round(theme.type.base * SIZES.number)
  return [
    <p
      part="numeral"
      style={{
        ...displayStyle(theme, size),
        color: theme.color.accentText,
        leading: 1,
        narrow: { size: Math.min(size, 56) },
      }}
    >
      <Phrasing nodes={piece.value.nodes} theme={theme} />
    </p>,
    <p style={{ marginTop: space(theme, 0.25), size: Math.round(theme.type.base * 1.1) }}>
      <Phrasing nodes={piece.said.nodes} theme={theme} />
    </p>,
  ]
}
