import type { PhrasingContent } from 'mdast'
import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { datePartsOf, isUncertain } from './date-parts.ts'

/** How a date is set, px. */
export interface WhenLook {
  readonly year: number
  /** What else it says. */
  readonly text: number
  /** That stands on the line of the year. */
  readonly inline: boolean
}

interface WhenProps {
  readonly date: readonly PhrasingContent[]
  readonly look: WhenLook
  readonly theme: Theme
}

/** The least contrast of what is read. */
const READ = 4.5

/** A year as a numeral, what else its date says small beside or around it. */
export function When({ date, look: { year: size, text, inline }, theme }: WhenProps): Child {
  const { before, year, after } = datePartsOf(date)
  const { accent, paper, accentText } = theme.color
  const certain = contrast(accent, paper) >= READ ? accent : accentText
  const color = isUncertain(date) ? lighter(certain, theme) : certain
  const small = (nodes: readonly PhrasingContent[]): Child => (
    <span style={{ family: theme.type.text, size: text, weight: 400, tracking: 0, numeric: 'tabular' }}>
      {/^-?\d[\d-]*$/.test(phrasingText(nodes)) ? (
        phrasingText(nodes)
      ) : (
        <Phrasing nodes={nodes} theme={theme} size={text} />
      )}
    </span>
  )
  const numeral = <Phrasing nodes={year} theme={theme} size={size} />
  const style = { ...displayStyle(theme, size), leading: 1.05, color, textAlign: 'start' } as const
  if (inline)
    return (
      <p part="event-date" style={style}>
        {before.length > 0 && small(before)}
        {numeral}
        {after.length > 0 && small(after)}
      </p>
    )
  return (
    <div part="event-date" style={{ color }}>
      {before.length > 0 && <p style={{ leading: 1.2 }}>{small(before)}</p>}
      <p style={style}>{numeral}</p>
      {after.length > 0 && <p style={{ leading: 1.2 }}>{small(ownLine(after))}</p>}
    </div>
  )
}

/** Contrast of large figures at least (WCAG 2.2, 1.4.3), and how far a guess stands back where there is more. */
const LARGE = 3
const BACK = [0.5, 0.4, 0.3, 0.2]

/** A colour on its way to that of the paper, as far as its figures are still read. */
function lighter(color: string, { color: { paper } }: Theme): string {
  const ways = BACK.map(share => mixed(color, paper, share))
  return ways.find(way => contrast(way, paper) >= LARGE) ?? color
}

/** What follows a year, on a line of its own: the hyphen goes with the break, as a space and the dash before a month do. */
function ownLine(after: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first, ...more] = after
  if (first?.type !== 'text') return after
  return [{ ...first, value: first.value.replace(/^\s*(?:-(?=\d)|[–—-]\s)\s*/u, '') }, ...more]
}
