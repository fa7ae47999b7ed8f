/** Draws what things were and became as pairs of figures: what was small and quiet, what is now large in the accent. */
import { displayStyle, Phrasing, quietStyle } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Style } from '../../core/compose/style.ts'
import type { Phrase } from '../../core/reading/facts/phrase.ts'
import type { Changed, Side } from '../../core/reading/lists/changed.ts'
import { roomAcross, space, type Theme } from '../../core/theme/theme.ts'
import { displaySetting, textSetting, textWidth } from '../fitting/measure.ts'

/** Sizes over text of the figures of now, of those before as a part of them, and of the words at both. */
const SIZE = { most: 3.4, least: 1.5, before: 0.56, words: 0.92 } as const

/** Size over text below which two columns are left for rows of the whole width, and rows up to which those are seen at once. */
const SEEN = 2.8
const ROWS = 6

/** Parts of a row of the whole width: its name, what was, what is. */
const PARTS = [0.9, 1.2, 1.4] as const

interface ChangePairsProps {
  readonly theme: Theme
  readonly changes: readonly Changed[]
}

/** Changes under their names in two columns, or in rows beside them where the figures would be small there. */
export function ChangePairs({ theme, changes }: ChangePairsProps): Child {
  const { base } = theme.type
  const gap = space(theme, 1.5)
  const room = roomAcross(theme)
  const beside = sizeIn([(room - gap) / 2], changes, theme)
  const whole = PARTS.reduce((sum, part) => sum + part, 0)
  const across = PARTS.slice(1).map(part => ((room - gap * 2) * part) / whole)
  const inRows = sizeIn(across, changes, theme)
  const isRows = beside < base * SEEN && changes.length <= ROWS && inRows > beside
  const size = isRows ? inRows : beside
  const heads = changes[0]?.heads
  return (
    <div
      part="stats"
      style={{
        ...{ display: 'grid', columns: isRows ? 1 : 2, gap: [space(theme, isRows ? 0.5 : 1), gap] },
        narrow: { columns: 1 },
      }}
    >
      {heads && <Heads theme={theme} heads={heads} isRow={isRows} gap={gap} />}
      {changes.map(change => (
        <ChangePair theme={theme} change={change} size={size} gap={gap} isRow={isRows} />
      ))}
    </div>
  )
}

/** px of the figures of now that let both sides of the widest change stand in one line, or each in its own room (px). */
function sizeIn(rooms: readonly number[], changes: readonly Changed[], theme: Theme): number {
  const { base } = theme.type
  const words = textSetting(theme, 400, base * SIZE.words)
  const sizes = changes.flatMap(({ before, after, sign }) => {
    const parts = [
      { side: before, share: SIZE.before, said: '' },
      { side: after, share: 1, said: sign.text },
    ].map(({ side: { lead, figure, words: own }, share, said }) => ({
      around: textWidth(`${said} ${lead.text} ${own.text}`, words) + space(theme, 0.5),
      figure: textWidth(figure.text, displaySetting(theme, 1)) * share * 1.04,
    }))
    const [one, other] = rooms
    const fit = (room: number, own: typeof parts): number =>
      own.reduce((left, { around }) => left - around, room) / own.reduce((sum, { figure }) => sum + figure, 0)
    if (one === undefined) return []
    return other === undefined ? fit(one, parts) : [fit(one, parts.slice(0, 1)), fit(other, parts.slice(1))]
  })
  return Math.floor(Math.min(base * SIZE.most, Math.max(base * SIZE.least, Math.min(...sizes))))
}

interface HeadsProps {
  readonly theme: Theme
  readonly heads: NonNullable<Changed['heads']>
  readonly isRow: boolean
  /** px between its parts. */
  readonly gap: number
}

/** What stands over the columns of a table of changes, once for all of them: as the columns of their rows, else in one line. */
function Heads({ theme, heads, isRow, gap }: HeadsProps): Child {
  const [name, before, after, rest] = heads
  const said = (head: Phrase, style: Style = {}) => (
    <p style={{ ...quietStyle(theme), leading: 1.25, ...style }}>
      <Phrasing nodes={head.nodes} theme={theme} />
    </p>
  )
  const now: Style = { color: theme.color.accentText, weight: theme.type.strongWeight }
  const named = [name, rest].filter(({ text }) => text !== '').map(head => said(head))
  if (!isRow)
    return (
      <div style={{ display: 'flex', wrap: true, gap: [0, gap], span: 2, narrow: { span: 1 } }}>
        {named}
        {said(before)}
        {said(after, now)}
      </div>
    )
  return (
    <div style={{ display: 'grid', columns: PARTS, gap, narrow: { columns: 1, gap: 0 } }}>
      <div>{named}</div>
      {said(before)}
      {said(after, now)}
    </div>
  )
}

interface PairProps {
  readonly theme: Theme
  readonly change: Changed
  readonly size: number
  /** px between its parts. */
  readonly gap: number
  /** Its name stands beside its figures. */
  readonly isRow: boolean
}

/** One change: its name over or beside what it was and what it is now, and what is remarked of it. */
function ChangePair({ theme, change, size, gap, isRow }: PairProps): Child {
  const { name, before, after, sign, rest } = change
  const small = Math.round(size * SIZE.before)
  const quiet = theme.color.textMuted
  const named = (
    <p style={{ weight: theme.type.strongWeight, leading: 1.25 }}>
      <Phrasing nodes={name.nodes} theme={theme} />
    </p>
  )
  const remark = rest.text !== '' && (
    <p style={{ ...quietStyle(theme), leading: 1.25 }}>
      <Phrasing nodes={rest.nodes} theme={theme} />
    </p>
  )
  const was =
    before.figure.text === '' ? (
      isRow && <span />
    ) : (
      <SideLine theme={theme} side={before} size={small} color={quiet} />
    )
  const arrow = sign.text !== '' && (
    <p style={{ size: small, color: quiet, leading: 1.15 }}>
      <Phrasing nodes={sign.nodes} theme={theme} />
    </p>
  )
  const is = <SideLine theme={theme} side={after} size={size} color={theme.color.accentText} />
  const line: Style = { display: 'flex', wrap: true, align: 'baseline', gap: [0, gap * 0.5] }
  const ruled: Style = {
    ...{ borderTop: { width: 1.5, color: theme.color.hairline }, breakInside: 'avoid' },
    padding: [space(theme, 0.4), 0, 0, 0],
  }
  if (!isRow)
    return (
      <div part="change" style={ruled}>
        {named}
        <div style={line}>
          {was}
          {arrow}
          {is}
        </div>
        {remark}
      </div>
    )
  return (
    <div
      part="change"
      style={{
        ...ruled,
        display: 'grid',
        columns: PARTS,
        gap,
        align: 'center',
        narrow: { columns: 1, gap: 0 },
      }}
    >
      <div>
        {named}
        {remark}
      </div>
      {was}
      <div style={line}>
        {arrow}
        {is}
      </div>
    </div>
  )
}

interface SideProps {
  readonly theme: Theme
  readonly side: Side
  readonly size: number
  readonly color: string
}

/** A figure with the words beside it in their own voice. */
function SideLine({ theme, side: { lead, figure, words }, size, color }: SideProps): Child {
  const small: Style = { size: Math.round(theme.type.base * SIZE.words), ...textVoice(theme) }
  return (
    <p style={{ ...displayStyle(theme, size), color, leading: 1.15, whiteSpace: 'nowrap' }}>
      {lead.text !== '' && (
        <span style={small}>
          <Phrasing nodes={lead.nodes} theme={theme} />{' '}
        </span>
      )}
      <Phrasing nodes={figure.nodes} theme={theme} heading />
      {words.text !== '' && (
        <span style={small}>
          {' '}
          <Phrasing nodes={words.nodes} theme={theme} />
        </span>
      )}
    </p>
  )
}

function textVoice({ type, color }: Theme): Style {
  return {
    family: type.text,
    weight: 400,
    italic: false,
    tracking: 0,
    transform: 'none',
    color: color.textMuted,
  }
}
