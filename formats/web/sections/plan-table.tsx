import type { Table, TableRow } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { startBorder } from '../../../core/compose/rhythm.ts'
import type { Style } from '../../../core/compose/style.ts'
import { plainText, wordsOf } from '../../../core/source/text.ts'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import { plainLabel, wordsFor } from '../../../core/reading/words/lexicon.ts'
import { sizeAt, space } from '../../../core/theme/theme.ts'
import { DESK } from '../pages/band.tsx'
import { isPlain, on, type Setting } from '../pages/setting.ts'
import { emsOf } from '../pages/title-size.ts'
import { saidIn } from '../../../core/brief/design.ts'

/** Plans that a table compares at most, and letters of the name of one. */
const PLANS = 4
const NAME = 24

/** Whether a table compares plans in its columns: short names at its head, and a row of prices. */
export function isPlanTable({ children }: Table, lang: string): boolean {
  const [head] = children
  const names = wordsIn(head).slice(1)
  // Columns that are prices have the plans in their rows.
  const areNamed = names.every(
    name =>
      name !== '' && name.length <= NAME && readValue(name, lang) === undefined && !saysPrice(name, lang),
  )
  return names.length > 1 && names.length <= PLANS && areNamed && priceRow(children, lang) > 0
}

function saysPrice(name: string, lang: string): boolean {
  return [lang, 'en'].some(one => wordsFor(one, 'price').includes(plainLabel(name)))
}

function wordsIn(row: TableRow | undefined): readonly string[] {
  return row?.children.map(cell => plainText(cell).trim()) ?? []
}

/** The row of which most cells are money; -1 where none is. */
function priceRow(rows: readonly TableRow[], lang: string): number {
  return rows.findIndex(row => {
    const cells = wordsIn(row).slice(1)
    return (
      cells.filter(cell => PRICE.test(cell) || readValue(cell, lang)?.type === 'money').length * 2 >
      cells.length
    )
  })
}

/** An amount of money with what it is for behind it; capitals stand for a sign in many places: `R2 200`. */
const PRICE = /^(?:(?:\p{Sc}|\p{Lu}{1,3}\s?)\s?\d|\d[\d.,\s]*\s?\p{Sc})/u

/** The column of the plan that a brief wants to stand out; -1 where it names none. */
function favouredPlan(names: readonly string[], { theme: { design } }: Setting): number {
  const wanted = Object.entries(design.parts ?? {}).flatMap(([key, dress]) => {
    const isWanted = dress?.rank === 'first' || dress?.rank === 'second' || dress?.fill
    const said = isWanted ? saidIn(key) : undefined
    return said === undefined ? [] : [wordsOf(said)]
  })
  return names.findIndex((name, at) => at > 0 && wanted.includes(wordsOf(name)))
}

/** px between two plans. */
const BETWEEN = 16

/** A table of plans as columns on grounds of their own: the name at the head of each, what it costs large, and what it holds below. */
export function PlanTable({ table, setting }: { readonly table: Table; readonly setting: Setting }): Child {
  const { theme } = setting
  const { children } = table
  const [head, ...rows] = children
  const priced = priceRow(children, theme.lang) - 1
  const ground = on(setting, theme.color === theme.paperColor ? 'sand' : 'paper').theme.color
  const count = head?.children.length ?? 0
  const room = (DESK * 0.75) / Math.max(count - 1, 1) - BETWEEN - 2 * space(theme, 1)
  const widest = Math.max(
    1,
    ...wordsIn(children[priced + 1])
      .slice(1)
      .map(words => emsOf(theme, AMOUNT.exec(words.replace(FROM, ''))?.[0] ?? '')),
  )
  const size = Math.floor(Math.min(sizeAt(theme, 4), (room * 0.96) / widest))
  const favoured = favouredPlan(wordsIn(head), setting)
  const own = on(setting, 'inverse')
  // What stands in the plan that a brief wants seen before the others stands on the deep ground.
  const settingOf = (at: number): Setting => (at === favoured ? own : setting)
  const cell = (at: number, isLast: boolean, block: number): Style => ({
    padding: at === 0 ? [block, space(theme, 1), block, 0] : [block, space(theme, 1)],
    textAlign: 'start',
    verticalAlign: 'top',
    hyphens: false,
    ...(at > 0 && { ...startBorder(theme, { width: BETWEEN, color: theme.color.paper }) }),
    ...(at > 0 && (isPlain(theme) ? {} : { background: ground.paper })),
    ...(at === favoured && { background: own.theme.color.paper, color: own.theme.color.text }),
    ...(!isLast && { borderBottom: { width: 1, color: settingOf(at).theme.color.hairline } }),
  })
  const name = { ...displayStyle(theme, sizeAt(theme, 1)), color: theme.color.heading }
  return (
    <table part="plans" style={{ width: '100%', numeric: 'tabular' }}>
      <thead>
        <tr>
          {head?.children.map((one, at) => (
            <th
              scope="col"
              {...(at === favoured && { part: 'lead' })}
              style={{
                ...cell(at, true, space(theme, 1)),
                ...name,
                color: settingOf(at).theme.color.heading,
                width: at === 0 ? '25%' : `${75 / (count - 1)}%`,
              }}
            >
              <Phrasing nodes={one.children} {...settingOf(at)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, line) => (
          <tr style={{ breakInside: 'avoid' }}>
            {row.children.map((one, at) => (
              <td
                {...(at > 0 && line === priced && { part: 'amount' })}
                {...(at === favoured && { part: 'lead' })}
                style={{
                  ...cell(at, line === rows.length - 1, space(theme, 0.6)),
                  ...(at === 0 && { color: theme.color.textMuted }),
                  ...(line === priced && { verticalAlign: 'bottom' }),
                }}
              >
                {at > 0 && line === priced ? (
                  <Amount row={row} at={at} size={size} setting={settingOf(at)} />
                ) : (
                  <Phrasing nodes={one.children} {...settingOf(at)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a plan costs, the amount large and what it is for small beside it; words in its place are no larger than a name. */
function Amount({
  row,
  at,
  size,
  setting,
}: {
  readonly row: TableRow
  readonly at: number
  /** px */
  readonly size: number
  readonly setting: Setting
}): Child {
  const { theme } = setting
  const whole = toPhrase(row.children[at]?.children ?? [])
  const before = FROM.exec(whole.text)?.[0].length ?? 0
  const words = cut(whole, before)
  const end = AMOUNT.exec(words.text)?.[0].length ?? 0
  if (end === 0) return <Phrasing nodes={whole.nodes} {...setting} />
  return [
    before > 0 && <Phrasing nodes={cut(whole, 0, before).nodes} {...setting} />,
    <span
      style={{
        ...displayStyle(theme, size),
        ...{ color: theme.color.accentText, leading: 1, whiteSpace: 'nowrap', textWrap: 'normal' },
        // What stands alone keeps to its line on paper too.
        ...(end === words.text.length && { display: 'block' }),
      }}
    >
      <Phrasing nodes={cut(words, 0, end).nodes} {...setting} />
    </span>,
    <Phrasing nodes={cut(words, end).nodes} {...setting} />,
  ]
}

/** A word or two before an amount of money: `from £1,900`. */
const FROM = /^(?:\p{L}{1,9}\s){1,3}(?=(?:\p{Sc}|\p{Lu}{3}\s?)\s?\d|\d[\d.,\s]*\p{Sc})/u

const AMOUNT = /^(?:(?:\p{Sc}|\p{Lu}{1,3})\s?)?\d{1,3}(?:[ \u00a0\u202f]\d{3})*[\d.,]*(?:\s?\p{Sc})?/u
