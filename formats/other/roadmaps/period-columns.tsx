import type { Heading } from 'mdast'
import { firstFitting } from '../../../core/compose/fit.ts'
import { displayStyle, Phrasing, Prose, typeset } from '../../../core/compose/index.ts'
import { textOf } from '../../../core/compose/tree.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Composition } from '../../../core/format.ts'
import { isConditional, statusIn } from '../../../core/reading/facts/status.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { namesStage } from '../../../core/reading/lists/stage-lines.ts'
import type { Reading, Status } from '../../../core/reading/reading.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { NEAR } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textSetting, textWidth, unbrokenSize, widestWord } from '../../fitting/measure.ts'
import { withNotes } from '../sheets/graphic-copy.ts'
import type { LegibleRoom } from '../sheets/legible-sheets.tsx'
import { readableOn } from '../sheets/washed.ts'
import { chartOf, columnOfDay } from './chart.ts'
import { Closing, fundingOf } from './closing.tsx'
import { composeRoadmap } from './compose-roadmap.tsx'
import { legibleRoadmap, type RoadmapLook } from './legible-roadmap.tsx'
import { BlockWords } from './block-words.tsx'
import { stopped } from './plan-ground.ts'
import { titleWords } from './plan-title.tsx'
import { asStrips, lanesOf, type Period, type Plan } from './plans.ts'
import { Flag, GateSign, mainColors, Strips } from './strips.tsx'

/**
 * Periods side by side as fields down to the foot, paler the further off they are, their plans as cards on them; what is
 * reached stands on a line below them, and what is left out on purpose in a strip. On a plain page they stand under one line
 * in time, heavy where things are now.
 */
export const periodColumns: Composition = {
  name: 'columns of periods',
  leads: true,
  suits: reading => boardOf(reading) !== undefined,
  compose: (given, base, measure) => {
    const board = boardOf(withNotes(given))
    if (board === undefined) return composeRoadmap(given, base, measure)
    return legibleRoadmap({ given, base, measure }, looks, room => drawnIn(board, room, measure))
  },
}

/** Ways in which a title and the foot make room, from large to small; the first that is one sheet, else the first. */
const looks: readonly RoadmapLook[] = [
  { title: 0.08, beside: true, foot: 0.24, near: 1 },
  { title: 0.06, beside: true, foot: 0.12, near: 1 },
  { title: 0.06, beside: true, foot: 0.4, near: 1 },
  { title: 0.06, beside: true, foot: 0.4, near: NEAR },
]

/** Columns that are told apart by how pale they are, and plans that all of them have room for. */
const MOST = { columns: 6, plans: 48 }

/** What a sheet shows. */
interface Board {
  readonly periods: readonly Period[]
  /** What stands above and below them in strips. */
  readonly above: readonly Period[]
  readonly below: readonly Period[]
  /** The periods are stages in time, the nearest first. */
  readonly isOrdered: boolean
}

/** Periods in one row that have a column each; undefined where plans are as long as months, or there are too many. */
function boardOf({ lists: { lanes = [] }, roles: { updated }, lang }: Reading): Board | undefined {
  const rows = lanesOf(lanes)
  const [row, ...others] = rows
  if (!row || others.length > 0 || row.opening.length > 0) return undefined
  const own = row.periods.filter(({ beside }) => beside === undefined)
  const isStage = ({ heading }: Period): boolean => isOfTime(plainText(heading), lang)
  const isOrdered = own.filter(isStage).length * 2 > own.length
  // What follows the stages and is none is said about all of them.
  const stages = isOrdered ? own.slice(0, own.findLastIndex(isStage) + 1) : own
  const periods = withoutEnds(stages, lang)
  const count = periods.reduce((sum, { plans }) => sum + plans.length, 0)
  const isNamed = periods.every(({ heading }) => plainText(heading) !== '')
  if (!isNamed || periods.length < 2 || periods.length > MOST.columns || count > MOST.plans) return undefined
  const day = updated?.value?.type === 'date' ? updated.value : undefined
  const chart = chartOf({ lanes: [{ ...row, periods }], lang, updated: day })
  const isTimed = chart?.bands.some(({ blocks }) => blocks.some(({ start, end }) => end - start < 1))
  if (isTimed || row.periods.some(({ plans }) => plans.some(({ theme }) => theme !== undefined)))
    return undefined
  const start = row.periods.indexOf(periods[0] as Period)
  const [above, below] = [row.periods.slice(0, start), row.periods.slice(start)]
  return withPoints({ periods, above: asStrips(above, periods), below: asStrips(below, periods), isOrdered })
}

/** A board with what is reached on days in the columns of these, under a flag whose key says what it is; as it is where the column of one is not sure. */
function withPoints(board: Board): Board {
  const { periods, below } = board
  const strip = below.find(({ beside }) => beside === 'milestones')
  const columns = periods.map(({ heading }) => heading)
  const places = strip?.plans.map(plan => columnOfDay(columns, plan)) ?? []
  const isSure = strip && strip.text.length === 0 && places.length > 0 && !places.includes(undefined)
  if (!isSure || strip.plans.some(({ seen }) => seen)) return board
  const key: Period = {
    ...strip,
    beside: 'key',
    heading: { ...strip.heading, children: [] },
    plans: [keyOf(strip)],
  }
  return {
    ...board,
    periods: periods.map((period, column) => {
      const own = strip.plans.filter((_, at) => places[at] === column)
      return { ...period, plans: [...period.plans, ...own.map(plan => ({ ...plan, milestone: true }))] }
    }),
    below: below.map(period => (period === strip ? key : period)),
  }
}

function keyOf({ heading }: Period): Plan {
  const none = { text: [], state: [], dates: [], owners: [], facts: [], more: [] } as const
  return { ...none, title: heading.children as Plan['title'], milestone: true, gate: false, marked: true }
}

/** Whether a name is that of a stage, whatever is said of it behind a colon or a dash, or a year on either side of that. */
function isOfTime(name: string, lang: string): boolean {
  const sides = name.split(/[:：\n]|\s[-–—]\s/u)
  const isStage = [name, sides[0] ?? ''].some(side => namesStage(side, { lang }))
  return isStage || sides.some(side => /^(?:19|20)\d\d$/u.test(side.trim()))
}

/** Columns in which words have room, from which on what is done before them and what may come after is said in a strip. */
const ROOMY = 4

/** Stages without those at their ends that are done, or may come some day, where there are more than have room. */
function withoutEnds(stages: readonly Period[], lang: string): readonly Period[] {
  const statusOf = (period: Period | undefined): Status | undefined =>
    statusIn(plainText(period?.heading ?? { type: 'text', value: '' }), lang)?.status
  const isOver = stages.length > ROOMY && statusOf(stages[0]) === 'done'
  const own = isOver ? stages.slice(1) : stages
  const last = statusOf(own.at(-1))
  const isOpen = own.length > ROOMY && (last === 'later' || last === 'dropped')
  const left = isOpen ? own.slice(0, -1) : own
  return left.length > ROOMY ? stages : left
}

// Plan

/** How a board stands on its sheet, px. */
interface Look {
  readonly theme: Theme
  /** Of what is to do. */
  readonly size: number
  /** Of what is said about it. */
  readonly text: number
  /** Of the names of periods. */
  readonly name: number
  readonly gap: number
  readonly pad: number
  /** Of what is in a card. */
  readonly inside: number
  /** Room above and below cards and their words, in parts of the usual. */
  readonly air: number
}

/** Sizes of type that are tried, in least ones of the page. */
const sizes = [3.2, 2.9, 2.6, 2.35, 2.1, 1.9, 1.72, 1.56, 1.42, 1.3, 1.2, 1.1, 1]

/** Room in and between cards that is tried, in parts of the usual. */
const AIR = [2.6, 2.2, 1.85, 1.55, 1.25]

/** A board in the largest type that fits, its columns as high as the room; nothing where none does. */
function drawnIn(
  board: Board,
  { width, height, least: smallest, theme }: LegibleRoom,
  measure: Measure,
): readonly Child[] {
  const heightOf = heightsIn(theme, measure)
  const drawn = firstFitting(sizes, factor => {
    const look = lookAt(board, { size: Math.round(smallest * factor), width, least: smallest, theme })
    if (!board.periods.every(({ plans }) => plans.every(plan => staysWhole(plan, look)))) return undefined
    const strips = [board.above, board.below].map(periods => <Strips periods={periods} look={look} />)
    const room = height - heightOf(strips, width)
    const withAir = (air: number): Look | undefined => {
      const own = { ...look, air }
      return heightOf(<Columns board={board} look={own} height={0} />, width) <= room ? own : undefined
    }
    // Where the least air is too much, no other is tried.
    const least = withAir(1)
    const roomy = least && (firstFitting(AIR, withAir) ?? least)
    return (
      roomy && (
        <>
          <Strips periods={board.above} look={roomy} above />
          <Columns board={board} look={roomy} height={Math.floor(room)} />
          <Strips periods={board.below} look={roomy} />
        </>
      )
    )
  })
  return drawn ? [drawn] : []
}

interface Wanted {
  readonly size: number
  readonly width: number
  readonly least: number
  readonly theme: Theme
}

function lookAt({ periods }: Board, { size, width, least, theme }: Wanted): Look {
  const plain = isPlain(theme)
  const [gap, pad] = [Math.round(size * (plain ? 1 : 0.5)), Math.round(size * (plain ? 0.3 : 0.6))]
  const column = (width - gap * (periods.length - 1)) / periods.length
  const inner = column - pad * 2
  const names = periods.map(({ heading }) => {
    const { text: name } = namesOf(heading, theme.lang)[0]
    // A short name without gaps is one word all the same.
    const whole = name.length <= WORD ? textWidth(name, displaySetting(theme, 1)) * size * NAME * 1.06 : 0
    const most = whole > inner ? (size * NAME * inner) / whole : size * NAME
    return unbrokenSize(name, inner, Math.max(most, size), theme)
  })
  const text = Math.max(least, Math.round(size * 0.8))
  return { theme, size, text, name: Math.min(...names), gap, pad, inside: inner - pad * 2, air: 1 }
}

/** Letters of a name that stays on its line. */
const WORD = 8

/** Size of the names of periods over that of plans at most. */
const NAME = 1.7

/** Whether no word of a plan is wider than its card, its mark beside it. */
function staysWhole(plan: Plan, { theme, size, text, inside }: Look): boolean {
  const mark = plan.milestone || plan.gate || (plan.status && !plan.marked) ? size * 1.5 : 0
  const said = [plan.text, plan.owners, plan.dates, plan.state].map(phrasingText)
  const widest = (words: string, weight: number, own: number): number => {
    const set = typeset([{ type: 'text', value: words }], theme)
      .map(textOf)
      .join('')
    return widestWord(set, textSetting(theme, weight, own)) * 1.03
  }
  return (
    widest(titleWords(plan), theme.type.strongWeight, size) + mark <= inside &&
    said.every(words => widest(words, 400, text) <= inside)
  )
}

// Drawing

interface BoardProps {
  readonly board: Board
  readonly look: Look
}

function Columns({ board, look, height }: BoardProps & { readonly height: number }): Child {
  const { periods } = board
  return (
    <div style={{ display: 'grid', columns: periods.length, gap: look.gap, ...(height > 0 && { height }) }}>
      {periods.map((period, at) => (
        <Column
          period={period}
          look={look}
          theme={isPlain(look.theme) ? look.theme : groundOf(at, board, look.theme)}
          {...(isPlain(look.theme) && { line: lineAt(at, board, look) })}
        />
      ))}
    </div>
  )
}

function isPlain({ design }: Theme): boolean {
  return design.decor.fields === false
}

/** The line over a column of a plain page: heavy where things are now, solid up to there and broken from there on. */
function lineAt(column: number, { periods, isOrdered }: Board, { size, theme }: Look): Style {
  const { border, textMuted } = theme.color
  const width = Math.max(2, Math.round(size * 0.14))
  const at = isOrdered ? column - nearestOf(periods, theme.lang) : -1
  if (at === 0) return { borderTop: { width: width * 4, color: markColor(theme) } }
  return {
    borderTop: { width, color: at < 0 ? textMuted : border, style: at < 0 ? 'solid' : 'dashed' },
    marginTop: width * 3,
  }
}

/** The part of the accent in the ground of the nearest of the paler columns, and of the furthest. */
const SHADE = { near: 0.46, far: 0.07, even: 0.18 }

/** The theme on the ground of a column: the nearest stage has the accent, those behind it less and less of it, what is over hardly any. */
function groundOf(column: number, { periods, isOrdered }: Board, theme: Theme): Theme {
  const { paper } = theme.color
  const [main] = mainColors(theme)
  if (!isOrdered) return readableOn(theme, mixed(paper, main, SHADE.even))
  const nearest = nearestOf(periods, theme.lang)
  const at = column - nearest
  const isFilled = periods.some(({ plans }) => plans.some(({ status }) => status === 'done'))
  if (at === 0)
    return isFilled ? readableOn(theme, mixed(paper, main, SHADE.near)) : themeOnColor(theme, main)
  if (at < 0) return readableOn(theme, mixed(paper, main, SHADE.far))
  const steps = Math.max(periods.length - nearest - 2, 1)
  const part = SHADE.near * (SHADE.far / SHADE.near) ** ((at - 1) / steps)
  return readableOn(theme, mixed(paper, main, part))
}

/** The stage that is now: the first of which something is under way, else the first that is not done. */
function nearestOf(periods: readonly Period[], lang: string): number {
  const active = periods.findIndex(({ plans }) => plans.some(({ status }) => status === 'active'))
  const open = periods.findIndex(({ heading, plans }) => {
    const isDone = plans.length > 0 && plans.every(({ status }) => status === 'done')
    return !isDone && statusIn(plainText(heading), lang)?.status !== 'done'
  })
  return Math.max(0, active >= 0 ? active : open)
}

/** What a period is called, and what stands behind that in brackets or a dash: `Now (Q3 2026)`, `Q1 2026 — Scan`. */
function namesOf({ children }: Heading, lang: string): readonly [name: Phrase, gloss: Phrase] {
  const whole = toPhrase(children)
  const at = whole.text.search(/\s*[(（]|\n/u)
  const [dash = ''] = /\s+[-–—]\s+/u.exec(whole.text) ?? []
  const first = dash === '' ? '' : whole.text.slice(0, whole.text.indexOf(dash))
  if (first !== '' && (at < 0 || at > first.length) && (isOfTime(first, lang) || isOfTime(whole.text, lang)))
    return [cut(whole, 0, first.length), trim(cut(whole, first.length + dash.length))]
  return at > 0 ? [cut(whole, 0, at), trim(cut(whole, at))] : [whole, phraseOf('')]
}

/** Size of what stands in brackets behind a name. */
const GLOSS = 0.62

interface ColumnProps {
  readonly period: Period
  readonly look: Look
  readonly theme: Theme
  /** The line that it stands under instead of a field. */
  readonly line?: Style
}

function Column({ period: { heading, text, plans, closing }, look, theme, line }: ColumnProps): Child {
  const { name, pad, gap } = look
  const { paper } = theme.color
  const [called, gloss] = namesOf(heading, theme.lang)
  const isUnsure =
    (closing && fundingOf(closing) === 'open') ||
    (!/\d/.test(plainText(heading)) &&
      statusIn(
        plainText(heading)
          .split(/\s[-–—]\s/)
          .at(-1) ?? '',
        theme.lang,
      )?.status === 'later')
  return (
    <div
      part="period"
      style={{
        display: 'flex',
        direction: 'column',
        ...(line
          ? { ...line, padding: [pad * 0.6, 0, 0, 0] }
          : { padding: pad, radius: Math.min(theme.radius, 12), background: paper }),
        color: theme.color.text,
      }}
    >
      <h2 style={{ ...displayStyle(theme, name), leading: 1.1, textWrap: 'normal' }}>
        <Phrasing nodes={called.nodes} theme={theme} size={name} />
        {gloss.text !== '' && (
          <p style={{ size: Math.max(look.text, name * GLOSS), weight: 400, tracking: 0, leading: 1.2 }}>
            <Phrasing nodes={gloss.nodes} theme={theme} size={name * GLOSS} />
          </p>
        )}
      </h2>
      {text.length > 0 && (
        <div style={{ marginTop: gap * 0.6, size: look.text, color: theme.color.textMuted }}>
          <Prose
            nodes={text}
            theme={scaled(theme, look.text / theme.type.base)}
            level={4}
            size={look.text}
            measured={false}
          />
        </div>
      )}
      <ul
        role="list"
        style={{
          display: 'flex',
          direction: 'column',
          gap: gap * 0.8 * look.air,
          marginTop: gap * 1.2 * look.air,
        }}
      >
        {plans.map(plan => (
          <Card plan={plan} look={look} theme={theme} isUnsure={isUnsure} />
        ))}
      </ul>
      {closing && (
        <>
          <div style={{ grow: 1 }} />
          <Closing blocks={closing} theme={theme} size={look.text} />
        </>
      )}
    </div>
  )
}

/** A plan on the paper of the sheet; what is reached on a colour of its own, and what is unsure in broken lines. */
function Card({
  plan,
  look,
  theme,
  isUnsure,
}: {
  plan: Plan
  look: Look
  theme: Theme
  isUnsure: boolean
}): Child {
  const own = cardTheme(plan, look.theme)
  const said = [plan.title, plan.text, plan.state].map(phrasingText).join(' ')
  const isPoint = plan.milestone || plan.gate
  const isOpen = (isUnsure || (!plan.status && isConditional(said))) && !isPoint
  const bare = isPlain(look.theme) && own === look.theme
  const ground: Style = bare
    ? { borderTop: { width: 1, color: theme.color.hairline } }
    : isOpen
      ? { border: { width: 2, color: theme.color.border, style: 'dashed' } }
      : {
          background: own.color.paper,
          ...(plan.gate && { border: { width: Math.round(look.size * 0.16), color: own.color.text } }),
        }
  const on = isOpen ? theme : own
  return (
    <li
      part={plan.gate ? 'lead' : plan.milestone ? 'milestone' : 'plan'}
      style={{
        ...ground,
        display: 'flex',
        gap: look.size * 0.4,
        ...(bare
          ? { padding: [look.pad * 0.8 * look.air, 0, 0, 0] }
          : { padding: [look.pad * 0.8 * look.air, look.pad], radius: Math.min(theme.radius, 10) }),
        color: on.color.text,
      }}
    >
      {plan.milestone && <Flag size={Math.round(look.size * 1.1)} color={on.color.text} />}
      {plan.gate && <GateSign size={Math.round(look.size * 1.4)} color={on.color.text} on={on.color.paper} />}
      <div style={{ grow: 1, basis: 0 }}>
        <BlockWords plan={plan} look={look} theme={on} />
      </div>
    </li>
  )
}

function cardTheme({ milestone, gate, status }: Plan, theme: Theme): Theme {
  // What is reached may have the deep ground already.
  if (gate) return themeOn(theme, mainColors(theme)[1] === theme.color.inverse ? 'paper' : 'inverse')
  if (milestone) return themeOnColor(theme, mainColors(theme)[1])
  // What is done is seen at once: it is filled.
  if (status === 'done' && !isPlain(theme)) return themeOnColor(theme, mainColors(theme)[0])
  return status === 'blocked' ? stopped(theme) : theme
}
