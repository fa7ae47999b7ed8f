import type { PhrasingContent } from 'mdast'
import { saidIn } from '../../../core/brief/design.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Composition } from '../../../core/format.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { statusIn } from '../../../core/reading/facts/status.ts'
import type { Reading, Status } from '../../../core/reading/reading.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { NEAR } from '../../../core/theme/medium.ts'
import { distance, mixed } from '../../../core/theme/oklch.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import { withNotes } from '../sheets/graphic-copy.ts'
import type { LegibleRoom } from '../sheets/legible-sheets.tsx'
import { StatusMark } from '../tasks/mark.tsx'
import { detailsOf, saidOf } from './block-words.tsx'
import { composeRoadmap } from './compose-roadmap.tsx'
import { legibleRoadmap, type RoadmapLook } from './legible-roadmap.tsx'
import { asStrips, lanesOf, type Period, type Plan } from './plans.ts'
import { Flag, mainColors, Strips } from './strips.tsx'

/** Periods side by side and lanes across them, each lane what several plans of different periods are called by: `Core: …`. */
export const laneGrid: Composition = {
  name: 'lanes across periods',
  leads: true,
  suits: isGrid,
  compose: (given, base, measure) => {
    const grid = gridOf(withNotes(given))
    if (grid === undefined) return composeRoadmap(given, base, measure)
    return legibleRoadmap({ given, base, measure }, looks, room => drawnIn(grid, room, measure))
  },
}

/** Whether a copy has lanes that run across its periods. */
export function isGrid(reading: Reading): boolean {
  return gridOf(reading) !== undefined
}

/** Ways in which title and foot make room, from large to small. */
const looks: readonly RoadmapLook[] = [
  { title: 0.08, beside: true, foot: 0.16, near: 1 },
  { title: 0.06, beside: true, foot: 0.3, near: 1 },
  { title: 0.06, beside: true, foot: 0.3, near: NEAR },
  { title: 0.06, beside: true, foot: 0.3, near: NEAR * 0.88 },
  { title: 0.05, beside: true, foot: 0.4, near: NEAR * 0.7 },
]

/** A plan without the name of its lane. */
interface Entry {
  readonly plan: Plan
  /** The name of its lane, which opens it. */
  readonly lane: readonly PhrasingContent[]
  readonly status?: Status
}

interface Column {
  readonly name: Phrase
  /** What stands in brackets behind its name: `now`; empty for nothing. */
  readonly gloss: Phrase
  readonly text: Period['text']
  readonly status?: Status
  readonly isNow: boolean
}

interface Row {
  /** By column. */
  readonly cells: readonly (readonly Entry[])[]
}

interface Grid {
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  /** What stands below: what is left out or may come some day. */
  readonly beside: readonly Period[]
}

/** Lanes and periods that a sheet holds, and letters of a lane's name. */
const COUNT = { rows: 9, columns: 6, letters: 22 } as const

/** The share of plans that are called by a lane at the least. */
const CALLED = 0.6

function gridOf({ lists: { lanes = [] }, lang }: Reading): Grid | undefined {
  const [lane, ...others] = lanesOf(lanes)
  if (!lane || others.length > 0 || lane.opening.length > 0) return undefined
  const own = lane.periods.filter(({ beside }) => beside === undefined)
  const calls: Calls = new Map(own.flatMap(period => period.plans.map(plan => [plan, calledBy(plan)])))
  const shared = sharedNames(own, calls)
  const periods = own.filter(period => period.plans.some(plan => shared.has(calls.get(plan) ?? '')))
  const plans = periods.flatMap(period => period.plans)
  const called = plans.flatMap(plan => calls.get(plan) ?? [])
  const names = [...new Set(called)]
  const isHeld = periods.length >= 2 && periods.length <= COUNT.columns && periods.every(isNamed)
  if (!isHeld || shared.size < 2 || called.length < plans.length * CALLED || names.length > COUNT.rows)
    return undefined
  if (plans.some(({ more }) => more.length > 0)) return undefined
  const columns = withNow(periods.map(period => columnOf(period, lang)))
  const entriesOf = (name?: string): Row['cells'] =>
    periods.map((period, at) =>
      period.plans
        .filter(plan => calls.get(plan) === name)
        .map(plan => entryOf(plan, columns[at]?.status, name !== undefined)),
    )
  const free = entriesOf()
  const rows: readonly Row[] = [
    ...(free.some(cell => cell.length > 0) ? [{ cells: free }] : []),
    ...names.map(name => ({ cells: entriesOf(name) })),
  ]
  return { columns, rows, beside: asStrips(lane.periods, periods) }
}

/** What plans are called by. */
type Calls = ReadonlyMap<Plan, string | undefined>

/** Names that plans of several periods are called by. */
function sharedNames(periods: readonly Period[], calls: Calls): ReadonlySet<string> {
  const count = new Map<string, number>()
  for (const { plans } of periods)
    for (const name of new Set(plans.flatMap(plan => calls.get(plan) ?? [])))
      count.set(name, (count.get(name) ?? 0) + 1)
  return new Set([...count].flatMap(([name, times]) => (times > 1 ? [name] : [])))
}

function isNamed({ heading }: Period): boolean {
  return plainText(heading) !== ''
}

/** What a plan is called by, where it says more behind that. */
function calledBy({ title, text, milestone }: Plan): string | undefined {
  const name = phrasingText(title).trim()
  const said = phrasingText(text).trim()
  const isLane = !milestone && name !== '' && name.length <= COUNT.letters && said !== ''
  return isLane && !/^[,;.]/u.test(said) ? name : undefined
}

function entryOf(plan: Plan, column: Status | undefined, isCalled: boolean): Entry {
  const said = isCalled ? { ...plan, title: plan.text, text: [] } : plan
  const lane = isCalled ? plan.title : []
  const status = plan.status ?? (column === 'done' ? column : undefined)
  return { plan: said, lane, ...(status && { status }) }
}

/** A name, and what stands in brackets behind it. */
const GLOSS = /^(.*?)\s*[(（]([^()（）]{2,24})[)）]\s*$/u

const NOW =
  /^(?:now|in progress|current|doing|today|jetzt|aktuell|derzeit|maintenant|en cours|ahora|en curso|adesso|ora|in corso|agora|nu|nå|nyt|teraz|nyní|teď|зараз|сейчас|şimdi|今|现在|지금)$/iu

function columnOf({ heading, text: over, closing = [] }: Period, lang: string): Column {
  const text = [...over, ...closing]
  const whole = trim(toPhrase(heading.children))
  const [, called = '', bracketed = ''] = GLOSS.exec(whole.text) ?? []
  const from = whole.text.indexOf(bracketed, called.length)
  const name = bracketed === '' ? whole : trim(cut(whole, 0, called.length))
  const gloss = bracketed === '' ? phraseOf('') : trim(cut(whole, from, from + bracketed.length))
  const said = bracketed === '' ? whole.text : bracketed
  const status = statusIn(said, lang)?.status
  const isNow = NOW.test(said.trim()) || status === 'active'
  return { name, gloss, text, isNow, ...(status && { status }) }
}

/** Columns of which one is now at the most. */
function withNow(columns: readonly Column[]): readonly Column[] {
  const now = columns.findIndex(({ isNow }) => isNow)
  return columns.map((column, at) => ({ ...column, isNow: at === now }))
}

// Drawing

interface Look {
  readonly theme: Theme
  readonly size: number
  readonly text: number
  readonly gap: number
  readonly pad: number
  /** px of a column. */
  readonly column: number
  /** What is now. */
  readonly marker: string
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [2.6, 2.35, 2.1, 1.9, 1.72, 1.56, 1.42, 1.3, 1.2, 1.1, 1]

function drawnIn(grid: Grid, room: LegibleRoom, measure: Measure): readonly Child[] {
  const { width, height: whole, least, theme } = room
  const heightOf = heightsIn(theme, measure)
  const drawn = firstFitting(sizes, factor => {
    const look = lookAt(grid, { size: Math.round(least * factor), least, width, theme })
    if (!holdsWords(grid, look)) return undefined
    const strips = <Strips periods={grid.beside} look={look} />
    const height = whole - heightOf(strips, width)
    if (heightOf(<Table grid={grid} look={look} height={0} />, width) > height) return undefined
    return (
      <>
        <Table grid={grid} look={look} height={Math.floor(height)} />
        {strips}
      </>
    )
  })
  return drawn ? [drawn] : []
}

interface Wanted {
  readonly size: number
  readonly least: number
  readonly width: number
  readonly theme: Theme
}

function lookAt({ columns }: Grid, { size, least, width, theme }: Wanted): Look {
  const [gap, pad] = [Math.round(size * 0.5), Math.round(size * 0.45)]
  const column = (width - gap * (columns.length - 1)) / columns.length
  return {
    theme,
    size,
    text: Math.max(least, Math.round(size * 0.86)),
    gap,
    pad,
    column,
    marker: markerOf(theme),
  }
}

/** The colour of what is now: that of a part which a brief calls so, else the second that it names, else the accent. */
function markerOf(theme: Theme): string {
  const own = Object.entries(theme.design.parts ?? {}).find(([key, dress]) => {
    const said = saidIn(key) ?? ''
    return dress?.color !== undefined && said.split(' ').some(word => NOW.test(word))
  })
  const [main] = mainColors(theme)
  const { color } = theme.design
  const named = [...namedSeeds(color), ...(color.lines ? [color.lines.hex] : []), theme.color.accent]
  const other = named.find(seed => seed !== color.paper && distance(seed, main) > APART)
  return own?.[1]?.color ?? other ?? main
}

/** Distance in Oklab from which on a marker is told from the colour of the sheet. */
const APART = 0.12

function holdsWords({ rows, columns }: Grid, { theme, size, column, pad }: Look): boolean {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const inner = column - 2 * pad - size * 1.5
  const widest = rows.flatMap(({ cells }) =>
    cells.flatMap(cell => cell.map(({ plan }) => widestWord(phrasingText(plan.title), setting))),
  )
  const heads = columns.map(({ name }) => textWidth(name.text, displaySetting(theme, size * HEAD)))
  return Math.max(0, ...widest) <= inner && Math.max(...heads) <= column - 2 * pad
}

/** Size of the names of periods over that of plans. */
const HEAD = 1.35

interface TableProps {
  readonly grid: Grid
  readonly look: Look
  /** px; 0 for as high as its words. */
  readonly height: number
}

function Table({ grid, look, height }: TableProps): Child {
  const { columns, rows } = grid
  const { theme, gap, column, pad, size, marker } = look
  const now = columns.findIndex(({ isNow }) => isNow)
  const line = { width: 2, color: quietLine(theme) }
  const track = mixed(theme.color.paper, marker, 0.1)
  const groundAt = (at: number) => (at === now ? { background: track } : {})
  return (
    <div
      role="table"
      part="lanes"
      style={{ display: 'flex', direction: 'column', ...(height > 0 && { height }) }}
    >
      <div role="row" style={{ display: 'flex', gap, align: 'stretch' }}>
        {columns.map(each => (
          <Head column={each} look={look} />
        ))}
      </div>
      {rows.map(({ cells }) => (
        <div
          role="row"
          part="lane"
          style={{
            display: 'flex',
            gap,
            grow: Math.max(1, ...cells.map(({ length }) => length)),
            align: 'stretch',
          }}
        >
          {cells.map((entries, at) => (
            <div
              role="cell"
              style={{
                ...{ width: column, shrink: 0, padding: [pad, pad], borderTop: line },
                ...{ display: 'flex', direction: 'column', gap: size * 0.7 },
                ...groundAt(at),
              }}
            >
              {entries.map(entry => (
                <EntryWords entry={entry} look={look} />
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** The name of a period with what it is behind it; what is now on a field of its own. */
function Head({
  column: { name, gloss, text, isNow, status },
  look,
}: {
  readonly column: Column
  readonly look: Look
}): Child {
  const { theme, size, pad, column, marker } = look
  const on = isNow ? themeOnColor(theme, marker) : theme
  const head = Math.round(size * HEAD)
  const isOver = status === 'done'
  return (
    <div
      role="columnheader"
      part="period"
      style={{
        ...{ width: column, shrink: 0, padding: [pad, pad], leading: 1.2 },
        ...(isNow
          ? { background: on.color.paper }
          : { borderBottom: { width: 5, color: isOver ? quietLine(theme) : mainColors(theme)[0] } }),
        color: isOver ? theme.color.textMuted : on.color.text,
      }}
    >
      <h2
        style={{
          ...displayStyle(on, head),
          leading: 1.15,
          color: isOver ? theme.color.textMuted : on.color.heading,
        }}
      >
        <Phrasing nodes={name.nodes} theme={on} size={head} />
        {gloss.text !== '' && (
          <p style={{ size, weight: isNow ? on.type.strongWeight : 400, tracking: 0 }}>
            <Phrasing nodes={gloss.nodes} theme={on} size={size} />
          </p>
        )}
      </h2>
      {text.length > 0 && <Prose nodes={text} theme={on} size={look.text} measured={false} />}
    </div>
  )
}

/** What is to do; what is done is quieter, and what is reached stands on a flag. */
function EntryWords({
  entry: { plan, lane, status },
  look,
}: {
  readonly entry: Entry
  readonly look: Look
}): Child {
  const { theme, size, text } = look
  const isOver = status === 'done' || status === 'dropped'
  const color = isOver ? theme.color.textMuted : theme.color.text
  const details = detailsOf(plan)
  const isPoint = plan.milestone || plan.title.some(({ type }) => type === 'strong')
  const px = isOver ? text : size
  return (
    <div
      part={isPoint ? 'milestone' : 'plan'}
      style={{ display: 'flex', gap: size * 0.4, align: 'start', color }}
    >
      {isPoint && !isOver && <Flag size={Math.round(size * 1.1)} color={mainColors(theme)[0]} />}
      {isOver && status && !plan.marked && (
        <StatusMark status={status} size={Math.round(text)} theme={quiet(theme)} />
      )}
      <div style={{ grow: 1, basis: 0, hyphens: false }}>
        <p style={{ size: px, leading: 1.22, ...(isPoint && { weight: theme.type.strongWeight }) }}>
          {lane.length > 0 && (
            <span style={{ weight: theme.type.strongWeight, color: isOver ? color : theme.color.heading }}>
              <Phrasing nodes={[...lane, { type: 'text', value: ' ' }]} theme={theme} size={px} />
            </span>
          )}
          <Phrasing nodes={plan.title} theme={theme} size={px} />
          {plan.text.length > 0 && <Phrasing nodes={saidOf(plan)} theme={theme} size={px} />}
        </p>
        {details.map(nodes => (
          <p style={{ size: text, leading: 1.25, color: theme.color.textMuted }}>
            <Phrasing nodes={nodes} theme={theme} size={text} />
          </p>
        ))}
      </div>
    </div>
  )
}

/** The colour of lines between lanes, and under what is over. */
function quietLine({ color }: Theme): string {
  return mixed(color.paper, color.text, 0.15)
}

/** A theme in which what is done has no colour of its own. */
function quiet(theme: Theme): Theme {
  const { textMuted } = theme.color
  return { ...theme, color: { ...theme.color, success: textMuted, danger: textMuted } }
}
