import type { List, RootContent, Table } from 'mdast'
import { countFitting } from '../../../core/compose/fit.ts'
import { Column, Columns, displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { lineOfItem, linesOfBlock, segmentsOf } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine } from '../../../core/reading/lines/line-kinds.ts'
import { mediumOf } from '../../../core/theme/medium.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { displaySetting, displayWords, textWidth, widestWord } from '../../fitting/measure.ts'

// A sheet for a wall bills what it has to tell as a playbill does: names in the face of the title under each other, what
// they cost at the other edge, a rule over each part. Bullets and thin tables are for the web.

/** A name, and what stands behind it: in its line, or at the other edge where `apart`. */
interface Row {
  readonly name: Phrase
  readonly more?: Phrase
  readonly apart: boolean
  /** It tells neither when nor where nor how much: text. */
  readonly said?: true
}

/** Names under each other, or a block of another kind as its author wrote it. */
type Piece = { readonly rows: readonly Row[] } | { readonly block: RootContent }

/** Pieces under a heading of theirs. */
interface Part {
  readonly heading?: Phrase
  readonly pieces: readonly Piece[]
}

/** Letters of a name with what is said of it, and fewest rows of a billing. */
const LONGEST = 64
const FEWEST = 2

/** Whether blocks on a sheet for a wall or a feed have names or prices under each other. */
export function isBilled(blocks: readonly RootContent[], { page, lang }: Theme): boolean {
  const isSeen = ['poster', 'sheet', 'social'].includes(mediumOf(page))
  const rows = (block: RootContent): number => {
    const own = rowsOf(block, lang) ?? []
    return block.type === 'paragraph' ? own.filter(({ apart }) => apart).length : own.length
  }
  return isSeen && blocks.some(block => rows(block) >= FEWEST)
}

/** The rows of a list without numbers, of a table of two columns or of bare lines; undefined for any other block. */
function rowsOf(block: RootContent, lang: string): readonly Row[] | undefined {
  const rows =
    block.type === 'list'
      ? listed(block)
      : block.type === 'table'
        ? tabled(block)
        : lined(linesOfBlock(block), lang)
  const isShort = ({ name, more }: Row): boolean => name.text.length + (more?.text.length ?? 0) <= LONGEST
  return rows?.every(isShort) ? rows : undefined
}

function listed({ ordered, children }: List): readonly Row[] | undefined {
  if (ordered) return undefined
  const lines = children.flatMap(item => (item.checked == null ? (lineOfItem(item) ?? []) : []))
  return lines.length === children.length ? lines.map(line => named(trim(line))) : undefined
}

/** What divides a name from what is said of it: `Tomasz Bielak – accordion`, `Winifred Achebe (three clarinets)`. */
const DIVIDER = /(?<=[\p{L})])\s+(?=(?:[–—-]\s|\()\p{L})/u

function named(line: Phrase): Row {
  const at = DIVIDER.exec(line.text)?.index ?? 0
  return at > 0
    ? { name: cut(line, 0, at), more: trim(cut(line, at)), apart: false }
    : { name: line, apart: false }
}

function tabled({ children }: Table): readonly Row[] | undefined {
  const rows = children
    .map(row => row.children.map(cell => trim(toPhrase(cell.children))))
    .filter(cells => cells.some(({ text }) => text !== ''))
  return rows.every(cells => cells.length === 2)
    ? rows.flatMap(([name, more]) => (name && more ? [{ name, more, apart: true }] : []))
    : undefined
}

/** Bare lines, of which those that tell when, where or how much stand out. */
function lined(lines: readonly Phrase[], lang: string): readonly Row[] | undefined {
  if (lines.length === 0 || lines.some(({ text }) => /[.!?。]$/u.test(text))) return undefined
  return lines.map((name): Row => {
    const [first, second, ...others] = /\|/.test(name.text) ? segmentsOf(name) : []
    if (first && second && others.length === 0) return { name: first, more: second, apart: true }
    const kinds = kindsOfLine(name.text, lang)
    const isFound =
      name.text.length <= FOUND && (['when', 'where', 'price'] as const).some(kind => kinds.has(kind))
    return { name, apart: false, ...(!isFound && { said: true }) }
  })
}

/** Letters of a line that is found from afar. */
const FOUND = 44

function partsOf(blocks: readonly RootContent[], lang: string): readonly Part[] {
  const parts: { heading?: Phrase; pieces: Piece[] }[] = []
  for (const block of blocks) {
    if (block.type === 'heading') {
      parts.push({ heading: toPhrase(block.children), pieces: [] })
      continue
    }
    if (parts.length === 0) parts.push({ pieces: [] })
    const rows = rowsOf(block, lang)
    parts.at(-1)?.pieces.push(rows ? { rows } : { block })
  }
  return parts
}

/** Sizes of names over the text: as large as the widest fills the width, within these. */
const NAMES = { most: 1.6, least: 1.15 }
/** em of text that a column of them holds at least. */
const NARROWEST = 15

/** Blocks as a playbill has them; parts with headings stand beside each other where there are several and they have the room. */
export function Billing({ blocks, ...place }: Place & { readonly blocks: readonly RootContent[] }): Child {
  const { theme, width } = place
  const parts = partsOf(blocks, theme.lang)
  const gap = space(theme, 1)
  const half = (width - gap) / 2
  // What stands before the first rows belongs to the whole.
  const first = parts.findIndex(part => part.heading !== undefined && hasRows(part))
  const opening = parts.slice(0, first)
  const headed = parts.slice(first)
  const drawn = (some: readonly Part[], wide: number): Child => <Parts parts={some} {...place} width={wide} />
  const columns =
    headed.length > 1 && half >= theme.type.base * NARROWEST && nameSize(headed, theme, half) > 0
      ? halved(headed, some => heightOf(drawn(some, half), { ...place, width: half }))
      : undefined
  if (!columns) return drawn(parts, width)
  return (
    <>
      {opening.length > 0 && <div style={{ marginBottom: gap * 0.6 }}>{drawn(opening, width)}</div>}
      <Columns theme={theme} gap={1}>
        {columns.map(some => (
          <Column>{drawn(some, half)}</Column>
        ))}
      </Columns>
    </>
  )
}

function hasRows({ pieces }: Part): boolean {
  return pieces.some(piece => 'rows' in piece)
}

/** Parts in two columns of about one height. */
function halved(
  parts: readonly Part[],
  heightIn: (some: readonly Part[]) => number,
): readonly [readonly Part[], readonly Part[]] {
  const cutAt = (at: number) => [parts.slice(0, at), parts.slice(at)] as const
  const isShorter = (at: number): boolean => {
    const [first, second] = cutAt(at)
    return heightIn(first) <= heightIn(second)
  }
  // Either the last cut whose first column is the shorter one, or the next.
  const last = countFitting(parts.length - 1, isShorter, parts.length >> 1)
  const tallOf = (at: number): number => Math.max(...cutAt(at).map(heightIn))
  return cutAt(last < parts.length - 1 && tallOf(last + 1) < tallOf(last) ? last + 1 : last)
}

/** px of all names of a billing; 0 where the widest word of one has no room. */
function nameSize(parts: readonly Part[], theme: Theme, width: number): number {
  const { base } = theme.type
  const all = parts.flatMap(({ pieces }) => pieces.flatMap(piece => ('rows' in piece ? piece.rows : [])))
  const rows = all.filter(row => !row.said)
  const em = displaySetting(theme, 1)
  const fitted = rows.map(({ name, more, apart }) => {
    const wide =
      textWidth(displayWords(name.text, theme), em) +
      (apart ? textWidth(displayWords(more?.text ?? '', theme), em) + 1 : 0)
    return (width * 0.97) / Math.max(wide, 0.1)
  })
  const widest = Math.max(0.1, ...rows.map(({ name }) => widestWord(displayWords(name.text, theme), em)))
  if (widest * base > width) return 0
  const least = Math.min(base * NAMES.least, width / widest)
  return Math.floor(Math.max(Math.min(base * NAMES.most, ...fitted), least))
}

function Parts({ parts, theme, width }: Place & { readonly parts: readonly Part[] }): Child {
  const size = nameSize(parts, theme, width)
  const { base } = theme.type
  return (
    <div part="billing">
      {parts.map(({ heading, pieces }, at) => (
        <div style={at > 0 ? { marginTop: space(theme, 0.75) } : {}}>
          {heading && <Head words={heading} theme={theme} ruled={hasRows({ pieces })} />}
          {pieces.map((piece, place) => (
            <div style={place > 0 ? { marginTop: space(theme, 0.4) } : {}}>
              {'rows' in piece ? (
                <Rows rows={piece.rows} theme={theme} size={size} />
              ) : (
                <Prose nodes={[piece.block]} theme={theme} size={base} level={3} measured={false} />
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

interface HeadProps {
  readonly words: Phrase
  readonly theme: Theme
  /** Over rows, which are larger than it is. */
  readonly ruled: boolean
}

/** What rows are called, small between them and a rule; over text a line of its own. */
function Head({ words, theme, ruled }: HeadProps): Child {
  const { base } = theme.type
  const borderTop = { width: Math.max(2, Math.round(base * 0.12)), color: theme.color.accentText }
  const over = { borderTop, padding: [base * 0.3, 0, base * 0.15, 0] } as const
  const style = { ...displayStyle(theme, base), color: theme.color.accentText, leading: 1.2 }
  return (
    <p style={{ ...style, ...(ruled && over) }}>
      <Phrasing nodes={words.nodes} theme={theme} />
    </p>
  )
}

interface RowsProps {
  readonly rows: readonly Row[]
  readonly theme: Theme
  /** px of names. */
  readonly size: number
}

function Rows({ rows, theme, size }: RowsProps): Child {
  const { type, color } = theme
  const own = { ...displayStyle(theme, size), leading: 1.14, textWrap: 'normal' } as const
  const said = {
    size: type.base,
    family: type.text,
    weight: 400,
    tracking: 0,
  }
  const line = { width: Math.max(1, Math.round(type.base * 0.05)), color: color.hairline }
  const isCentred = type.align === 'center'
  return (
    <ul role="list" style={{ display: 'grid', columns: 1, gap: Math.round(size * 0.16) }}>
      {rows.map(({ name, more, apart, said: isSaid }, at) =>
        isSaid ? (
          <li style={{ ...said, leading: 1.25, textAlign: isCentred ? 'center' : 'start' }}>
            <Phrasing nodes={name.nodes} theme={theme} />
          </li>
        ) : apart ? (
          <li
            style={{
              ...own,
              ...{ display: 'flex', justify: 'between', gap: type.base },
              ...(at > 0 && { borderTop: line, padding: [Math.round(size * 0.16), 0, 0, 0] }),
            }}
          >
            <p style={{ textAlign: 'start', shrink: 1 }}>
              <Phrasing nodes={name.nodes} theme={theme} size={size} />
            </p>
            {more && (
              <p style={{ textAlign: 'end', shrink: 0 }}>
                <Phrasing nodes={more.nodes} theme={theme} size={size} />
              </p>
            )}
          </li>
        ) : (
          <li style={{ ...own, textAlign: isCentred ? 'center' : 'start' }}>
            <Phrasing nodes={name.nodes} theme={theme} size={size} />
            {more && (
              <span style={{ ...said, transform: 'none' }}>
                {' '}
                <Phrasing nodes={more.nodes} theme={theme} />
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  )
}
