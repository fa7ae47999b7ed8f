import type { PhrasingContent, RootContent } from 'mdast'
import { flowEdges, Phrasing, Prose, startBorder } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock, segmentsOf } from '../../../core/reading/facts/label.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { cut, joinLines, type Phrase, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { saidIn } from '../../../core/brief/design.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { textOn } from '../../../core/theme/roles.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { heightOf, type Place } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'

/** A line or a block of copy that is read near; `opens` a group of the author's. */
interface Piece {
  readonly drawn: Child
  readonly opens: boolean
  /** px at its natural width; without end where it runs over lines. */
  readonly wide: number
}

/** em between two columns. */
const BETWEEN = 2
/** em that a line has at least for itself in a column. */
const NARROWEST = 13
const MOST_COLUMNS = 3
/** Width over height of a page that is a strip. */
const STRIP = 2.4

/** Short lines in as many columns as hold them whole, everything else in one; the lines of a group stand close. */
export function NearCopy({ blocks, ...place }: Place & { readonly blocks: readonly RootContent[] }): Child {
  const { theme } = place
  const pieces = withValuesSeen(blocks, theme.lang).flatMap(block => piecesOf(block, theme))
  const columns = columnsOf(pieces, place)
  const { base } = theme.type
  // Lines that go on in further ones would run together.
  const wraps = pieces.some(({ wide }) => wide > place.width / columns.length)
  const between = space(theme, wraps ? 0.15 : 0)
  return (
    <div style={{ display: 'flex', gap: base * BETWEEN, size: base, leading: 1.3 }}>
      {columns.map(column => (
        <div style={{ grow: 1, basis: 0 }}>
          {column.map(({ drawn, opens }, at) => (
            <div style={{ marginTop: at === 0 ? 0 : opens ? space(theme, 0.4) : between }}>{drawn}</div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Letters of a line of a list, and lines that tell a price or an hour from which on these are seen in each. */
const LISTED = { letters: 84, least: 3 }

/** Blocks of lines with the prices and hours that are looked for in them in strong type, where several lines have one. */
function withValuesSeen(blocks: readonly RootContent[], lang: string): readonly RootContent[] {
  const all = blocks.map(linesOfBlock)
  const seen = new Map<Phrase, Phrase>()
  for (const line of all.flat())
    if (line.text.length <= LISTED.letters && /\d/u.test(line.text)) {
      const strong = valueSeen(line, lang)
      if (strong) seen.set(line, strong)
    }
  if (seen.size < LISTED.least) return blocks
  return blocks.map((block, at) => {
    const lines = all[at] ?? []
    return lines.some(line => seen.has(line))
      ? paragraphOf(joinLines(lines.map(line => seen.get(line) ?? line)))
      : block
  })
}

/** A line with its price or hour in strong type; undefined where it has none, several, or words in strong type already. */
function valueSeen(line: Phrase, lang: string): Phrase | undefined {
  const found = findValues(line.text, lang).filter(({ value }) => /^(?:money|time)$/.test(value.type))
  const [only, ...others] = found
  if (!only || others.length > 0 || line.nodes.some(({ type }) => type !== 'text')) return undefined
  const strong = { type: 'strong' as const, children: [...cut(line, only.start, only.end).nodes] }
  return toPhrase([
    ...cut(line, 0, only.start).nodes,
    strong as PhrasingContent,
    ...cut(line, only.end).nodes,
  ])
}

function piecesOf(block: RootContent, theme: Theme): readonly Piece[] {
  const { type } = theme
  const lines = linesOfBlock(block)
  const setting = textSetting(theme)
  if (lines.length === 0) {
    const drawn = <Prose nodes={[block]} theme={theme} size={type.base} level={3} measured={false} />
    const short = block.type === 'heading' ? textWidth(plainText(block), setting) * 1.1 : undefined
    return [{ drawn, opens: true, wide: short ?? Number.POSITIVE_INFINITY }]
  }
  return lines.map((line, at) => ({
    drawn: <Line line={line} theme={theme} />,
    opens: at === 0,
    wide: textWidth(line.text, setting),
  }))
}

/** Names that strokes divide from which on they are a row. */
const ROW = 3

/** Letters of a line that asks for something to be done. */
const CALL = 28

/** The colour that a brief has for a line that calls, by the word which that opens with: `red for Adopt` of `Adopt Biscuit.` */
function callColor({ text }: Phrase, { design: { parts = {} } }: Theme): string | undefined {
  if (text.length > CALL || !/^\p{Lu}\p{Ll}+\s.*[.!]$/u.test(text)) return undefined
  const words = wordsOf(text)
  const own = Object.entries(parts).find(([key, dress]) => {
    const said = saidIn(key)
    return (
      dress?.color !== undefined &&
      dress.rank === undefined &&
      said !== undefined &&
      words.startsWith(`${said} `)
    )
  })
  return own?.[1]?.color ?? undefined
}

/** A line of its author's; one that calls is a button in the colour that the brief has for it, and names that strokes divide stand in a row between rules. */
function Line({ line, theme }: { readonly line: Phrase; readonly theme: Theme }): Child {
  const { base, strongWeight } = theme.type
  const call = callColor(line, theme)
  if (call !== undefined)
    return (
      <div style={{ display: 'flex', padding: [base * 0.35, 0] }}>
        <p
          part="call"
          style={{
            background: call,
            color: textOn(call, 4.5),
            padding: [base * 0.4, base * 0.9],
            radius: base * 0.4,
            size: Math.round(base * 1.25),
            weight: strongWeight,
            leading: 1.2,
          }}
        >
          <Phrasing nodes={line.nodes} theme={theme} />
        </p>
      </div>
    )
  const names = line.text.includes('|') ? segmentsOf(line) : []
  if (names.length < ROW)
    return (
      <p>
        <Phrasing nodes={line.nodes} theme={theme} />
      </p>
    )
  const rule = { width: Math.max(1, Math.round(base * 0.08)), color: theme.color.accentText }
  const beside = { padding: flowEdges(theme, { start: base * 0.7 }), ...startBorder(theme, rule) }
  return (
    <div style={{ display: 'flex', wrap: true, gap: [base * 0.3, base * 0.7], weight: strongWeight }}>
      {names.map(({ nodes }, at) => (
        <p style={at === 0 ? {} : beside}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}

/** The pieces in columns of about one height, as many as hold most of them in one line. */
function columnsOf(
  pieces: readonly Piece[],
  { width, theme, measure }: Place,
): readonly (readonly Piece[])[] {
  const { base } = theme.type
  // A strip is low: each line may have a column of its own.
  const fewest = theme.page.width >= theme.page.height * STRIP ? 1 : 2
  for (let count = Math.min(MOST_COLUMNS, Math.floor(pieces.length / fewest)); count > 1; count--) {
    const each = (width - base * BETWEEN * (count - 1)) / count
    const whole = pieces.filter(({ wide }) => wide <= each).length
    if (each < base * NARROWEST || whole < pieces.length * 0.75) continue
    const heights = pieces.map(({ drawn }) => heightOf(drawn, { width: each, theme, measure }))
    return inEvenColumns(pieces, heights, count)
  }
  return [pieces]
}

/** Columns end with a group, where there are as many groups as columns. */
function inEvenColumns(pieces: readonly Piece[], heights: readonly number[], count: number) {
  const all = heights.reduce((sum, height) => sum + height, 0)
  const columns: Piece[][] = [[]]
  const grouped = pieces.filter(({ opens }) => opens).length >= count
  let taken = 0
  for (const [at, piece] of pieces.entries()) {
    const isFull = taken + (heights[at] ?? 0) / 2 > (all * columns.length) / count
    const ends = columns.at(-1)?.length && (piece.opens || !grouped)
    if (isFull && columns.length < count && ends) columns.push([])
    columns.at(-1)?.push(piece)
    taken += heights[at] ?? 0
  }
  return columns
}
