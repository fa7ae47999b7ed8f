import type { PhrasingContent, RootContent } from 'mdast'
import { isToBeSeen, saidIn } from '../../../core/brief/design.ts'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { isLater } from '../../../core/reading/lists/changed.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import type { Style } from '../../../core/compose/style.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { ARROW, ChangeArrow } from '../../charts/change-arrow.tsx'
import { heightOf } from '../../fitting/height-of.tsx'
import type { Slide } from '../decks/slide.ts'
import { hasFields, leadColor } from '../sheets/grounds.ts'
import { gapOf, onPhone } from '../type/deck-theme.ts'
import { leadStyle, lineWidth } from '../type/largest.ts'
import type { BodyProps } from './body.tsx'
import { figureRow } from './value-rows.tsx'

/** A name and what is counted of it, and what that was. */
interface Row {
  readonly name: readonly PhrasingContent[]
  readonly was?: readonly PhrasingContent[]
  readonly figure: readonly PhrasingContent[]
}

/** The rows of a slide, of which a brief wants one seen before all else. */
interface LedRows {
  readonly before: readonly RootContent[]
  /** What the columns are called. */
  readonly head?: Row
  readonly rows: readonly Row[]
  readonly lead: number
  readonly after: readonly RootContent[]
}

/** Rows that a slide holds beside one that leads, and letters of its figure. */
const ROWS = { least: 2, most: 6 }
const LETTERS = 24

/** The rows of a slide that names and counts things, where the brief wants the figure of one of them first; undefined for others. */
export function ledRowsOf({ blocks, pictures, voice }: Slide, theme: Theme): LedRows | undefined {
  const wanted = Object.entries(theme.design.parts ?? {}).flatMap(([key, dress]) => {
    const words = isToBeSeen(dress) && !dress?.device ? saidIn(key) : undefined
    return words === undefined ? [] : [{ words, isFirst: dress?.rank === 'first' }]
  })
  if (wanted.length === 0 || pictures.length > 0 || voice) return undefined
  const found = blocks.map(block => rowsOf(block, theme.lang))
  const at = found.findIndex(own => own !== undefined)
  const own = found[at]
  if (!own || found.some((other, index) => other && index !== at)) return undefined
  // Points have a slide of their own.
  if (blocks.slice(0, at).some(({ type }) => type === 'list')) return undefined
  const isLead = ({ name, was = [], figure }: Row): boolean => {
    const texts = [was, figure].map(phrasingText)
    if (!/\d/.test(texts[1] ?? '') || texts.join('').length > LETTERS) return false
    // What a row was and became is its result, however that is named.
    const isNamed = (words: string): boolean => placeOfWords(phrasingText(name), words)?.whole === true
    return wanted.some(
      ({ words, isFirst }) =>
        (isFirst || was.length > 0) && (isNamed(words) || texts.some(text => placeOfWords(text, words))),
    )
  }
  const lead = own.rows.findIndex(isLead)
  if (lead < 0 || own.rows.length < ROWS.least || own.rows.length > ROWS.most) return undefined
  return { ...own, lead, before: blocks.slice(0, at), after: blocks.slice(at + 1) }
}

/** The rows of a table of two columns or of what things were and became, or of labelled lines, in a paragraph or a list. */
function rowsOf(block: RootContent, lang: string): Pick<LedRows, 'head' | 'rows'> | undefined {
  if (block.type === 'table') {
    const [, before, now] = block.children[0]?.children.map(cell => plainText(cell)) ?? []
    const isChange = isLater(before ?? '', now ?? '', lang)
    const rows = block.children.map(({ children }): Row | undefined => {
      const [name, was, figure] = isChange ? children : [children[0], undefined, children[1]]
      if (!name || !figure || children.length > (isChange ? 3 : 2)) return undefined
      return { name: name.children, figure: figure.children, ...(was && { was: was.children }) }
    })
    const [head, ...others] = rows.flatMap(row => row ?? [])
    if (others.length !== block.children.length - 1) return undefined
    const isNamed = head && head.name.length + head.figure.length > 0
    return { ...(isNamed && { head }), rows: others }
  }
  const blocks = block.type === 'list' ? block.children.map(({ children }) => children) : [[block]]
  const lines = blocks.flatMap(([only, ...more]) => (more.length === 0 ? linesOfBlock(only) : []))
  const labelled = lines.length >= blocks.length ? lines.map(readLabelled) : []
  const rows = labelled.flatMap(line => (line ? [{ name: line.label.nodes, figure: line.value.nodes }] : []))
  return rows.length === labelled.length && rows.length > 0 ? { rows } : undefined
}

/** Of the height that there is for rows: of the one that leads. Of its own height: its figure. Of the width: that. */
const SHARE = { lead: 0.56, figure: 0.78, width: 0.62 }
/** Rows of which the others are set larger as well, and how much. */
const FEW = 3
const ROOMY = 1.2
/** Lines of text that any other row is high. */
const LINES = 2.2

interface LedRowsProps extends Omit<BodyProps, 'slide'> {
  readonly led: LedRows
}

/** Names and figures in rows, the one that leads on a field with its figure as large as that holds. */
export function LedRowsBody({ led, theme, text, width, measure }: LedRowsProps): Child {
  const { before, head, rows, lead, after } = led
  const around = [
    before.length > 0 && <Prose nodes={before} theme={theme} measured={false} />,
    head && <OtherRow row={head} theme={scaled(theme, HEAD)} />,
    after.length > 0 && <Prose nodes={after} theme={theme} measured={false} />,
  ]
  const room = Math.max(text.room - heightOf(around, { width, theme, measure }) - gapOf(theme, 1), 0)
  const set = rows.length <= FEW ? scaled(theme, ROOMY) : theme
  const others = (rows.length - 1) * set.type.base * LINES
  const height = Math.max(room * SHARE.lead, Math.min(room - others, room * 0.8))
  const [above, below, legend] = [around[0], around[2], around[1]]
  return (
    <>
      {above && <div style={{ marginBottom: gapOf(theme, 0.5) }}>{above}</div>}
      <div style={{ grow: 1, display: 'flex', direction: 'column' }}>
        {legend}
        {rows.map((row, at) =>
          at === lead ? (
            <LeadRow {...{ row, theme, measure, width }} height={Math.round(height)} />
          ) : (
            <div part="stat" style={figureRow(theme, at === lead + 1 ? 0 : at)}>
              <OtherRow row={row} theme={set} />
            </div>
          ),
        )}
      </div>
      {below && <div style={{ marginTop: gapOf(theme, 0.5) }}>{below}</div>}
    </>
  )
}

/** Size of the names of columns over that of text. */
const HEAD = 0.8

function OtherRow({ row, theme }: { readonly row: Row; readonly theme: Theme }): Child {
  const { name, was, figure } = row
  const { base } = theme.type
  const column: Style = was ? { basis: 0, grow: WAS, textAlign: 'end' } : { shrink: 0 }
  return (
    <div style={{ display: 'flex', gap: gapOf(theme, 1), width: '100%', align: 'center', size: base }}>
      <p style={{ grow: 1, basis: 0, leading: 1.2, hyphens: false }}>
        <Phrasing nodes={name} theme={theme} />
      </p>
      {[...(was ? [was] : []), figure].map(nodes => (
        <p style={{ ...column, leading: 1.2 }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
    </div>
  )
}

/** Of the width of a name: a column of figures beside another. */
const WAS = 0.4

interface LeadRowProps extends Pick<BodyProps, 'theme' | 'measure' | 'width'> {
  readonly row: Row
  /** px */
  readonly height: number
}

function LeadRow({ row: { name, was, figure }, theme, measure, width, height }: LeadRowProps): Child {
  const isField = hasFields(theme)
  const on = isField ? themeOn(theme, 'accent') : theme
  const pad = isField ? gapOf(theme, 1) : 0
  const widthOf = (nodes: readonly PhrasingContent[]): number =>
    lineWidth(
      size => (
        <p style={{ ...leadStyle(on, size), transform: 'none', whiteSpace: 'nowrap' }}>
          <Phrasing nodes={nodes} theme={on} size={size} />
        </p>
      ),
      measure,
    )
  const figures = [...(was ? [was] : []), figure]
  const between = (figures.length - 1) * (ARROW.width + 2 * ARROW.gap)
  const across = (width - 2 * pad) * SHARE.width
  const em = figures.reduce((sum, nodes) => sum + widthOf(nodes), between)
  const size = Math.floor(Math.min(height * SHARE.figure, across / em))
  const phone = onPhone(theme, phrasingText(figure), size)
  return (
    <div
      part="lead"
      style={{
        ...{ display: 'flex', align: 'center', gap: gapOf(theme, 1), minHeight: height },
        padding: [0, pad],
        ...(isField && { background: on.color.paper }),
        color: on.color.text,
        narrow: { direction: 'column', align: 'stretch', minHeight: 0, padding: pad },
      }}
    >
      <p style={{ grow: 1, basis: 0, size: on.type.base * 1.15, leading: 1.2, hyphens: false }}>
        <Phrasing nodes={name} theme={on} size={on.type.base * 1.15} />
      </p>
      <div
        style={{ display: 'flex', align: 'center', gap: Math.round(size * ARROW.gap), shrink: 0, wrap: true }}
      >
        {figures.map((nodes, at) => [
          at > 0 && <ChangeArrow theme={on} size={size} />,
          <p
            style={{
              ...leadStyle(on, size),
              ...{ transform: 'none', shrink: 0, whiteSpace: 'nowrap' },
              ...(!isField && { color: leadColor(theme) }),
              narrow: { ...phone, whiteSpace: 'normal' },
            }}
          >
            <Phrasing nodes={nodes} theme={on} size={size} />
          </p>,
        ])}
      </div>
    </div>
  )
}
