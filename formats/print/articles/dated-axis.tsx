import type { RootContent, Table } from 'mdast'
import { flowEdges, Phrasing, quietStyle, startBorder } from '../../../core/compose/index.ts'
import { Joined } from '../../../core/compose/joined.tsx'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Section } from '../../../core/reading/reading.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { composed, type Piece } from './flow-pieces.tsx'
import { blockPieces } from './sections.tsx'

/** What is to be done by when. */
interface Step {
  readonly when: Phrase
  readonly what: Phrase
}

/** A timetable, and what its columns are called. */
interface Timetable {
  readonly names: readonly Phrase[]
  readonly steps: readonly Step[]
}

/** Steps of a timetable that stand on a line, and letters of one. */
const STEPS = { least: 3, most: 14 } as const
const LETTERS = 90

/** Lines of a block, as steps where they are some. */
interface Found {
  readonly names?: readonly Phrase[]
  readonly steps: readonly (Step | undefined)[]
}

/** A section with a timetable, its steps in their order on one line of time; undefined for others. */
export function axisPieces({ place, blocks, facts }: Section, theme: Theme): readonly Piece[] | undefined {
  if (place === 'field') return undefined
  const found = blocks.map(block => timetableIn(block, theme.lang))
  if (found.every(table => table === undefined)) return undefined
  return blocks.flatMap((block, at): readonly Piece[] => {
    const timetable = found[at]
    return timetable
      ? composed(<Axis timetable={timetable} theme={theme} />)
      : blockPieces([block], facts, theme)
  })
}

function timetableIn(block: RootContent, lang: string): Timetable | undefined {
  const { names = [], steps }: Found =
    block.type === 'table'
      ? tabled(block)
      : { steps: block.type === 'list' ? block.children.map(({ children }) => listed(children)) : [] }
  const whole = steps.filter((step): step is Step => step !== undefined)
  const isWhole = whole.length === steps.length && isTimed(whole, lang)
  return isWhole ? { names, steps: whole } : undefined
}

function tabled({ children }: Table): Found {
  const [head = [], ...rows] = children.map(row => row.children.map(cell => trim(toPhrase(cell.children))))
  const steps = rows.map(([when, what, ...more]) =>
    when && what && what.text !== '' && more.length === 0 ? { when, what } : undefined,
  )
  return { names: head.filter(({ text }) => text !== ''), steps }
}

/** `- Feb 2026: Findings` */
function listed([only, ...more]: readonly RootContent[]): Step | undefined {
  const [line, ...others] = linesOfBlock(only)
  const labelled = line && more.length + others.length === 0 ? readLabelled(line) : undefined
  return labelled && { when: labelled.label, what: labelled.value }
}

/** Whether steps are few and short, and each has a day, a month or a week that is later than the one before. */
function isTimed(steps: readonly Step[], lang: string): boolean {
  if (steps.length < STEPS.least || steps.length > STEPS.most) return false
  if (steps.some(({ what }) => what.text.length > LETTERS)) return false
  const days = steps.map(({ when }) => {
    const value = readValue(when.text, lang)
    return value?.type === 'date' ? value.from : ''
  })
  return days.every((day, at) => day !== '' && (at === 0 || day >= (days[at - 1] ?? '')))
}

/** px of the line, and of the dots on it. */
const LINE = 2
const DOT = 10

/** Steps one below the other along a line, under the names of their columns. */
function Axis({ timetable, theme }: { readonly timetable: Timetable; readonly theme: Theme }): Child {
  const { names, steps } = timetable
  return (
    <div part="timetable" style={{ breakInside: 'avoid' }}>
      {names.length > 0 && (
        <p style={{ ...quietStyle(theme), marginBottom: space(theme, 0.75) }}>
          <Joined phrases={names} theme={theme} />
        </p>
      )}
      <Steps steps={steps} theme={theme} />
    </div>
  )
}

interface StepsProps {
  readonly steps: readonly Step[]
  readonly theme: Theme
}

function Steps({ steps, theme }: StepsProps): Child {
  const { accent } = theme.color
  const setting = textSetting(theme, theme.type.strongWeight)
  const widest = Math.max(...steps.map(({ when }) => textWidth(when.text, setting)))
  return (
    <div role="list" style={{ ...startBorder(theme, { width: LINE, color: accent }) }}>
      {steps.map(({ when, what }, at) => (
        <div
          role="listitem"
          style={{ display: 'flex', align: 'start', ...(at > 0 && { marginTop: space(theme, 0.6) }) }}
        >
          <div
            ariaHidden
            style={{
              ...{ width: DOT, height: DOT, radius: DOT, background: accent, shrink: 0 },
              margin: flowEdges(theme, {
                top: theme.type.base * 0.3,
                start: -(DOT + LINE) / 2,
                end: space(theme, 0.75),
              }),
            }}
          />
          <p style={{ ...whenStyle(theme), width: Math.ceil(widest + space(theme, 1)), shrink: 0 }}>
            <Phrasing nodes={when.nodes} theme={theme} />
          </p>
          <p style={{ grow: 1, basis: 0, minWidth: 0 }}>
            <Phrasing nodes={what.nodes} theme={theme} />
          </p>
        </div>
      ))}
    </div>
  )
}

function whenStyle({ type, color }: Theme) {
  return { weight: type.strongWeight, color: color.accentText, numeric: 'tabular' } as const
}
