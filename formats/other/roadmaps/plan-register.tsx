import { displayStyle, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { markColor } from '../../charts/mark-color.ts'
import { openedCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { type Block, type RegisterLook, registerSheets } from '../sheets/register.tsx'
import { PlanWords } from './plan-words.tsx'
import { isGrid } from './lane-grid.tsx'
import { Closing } from './closing.tsx'
import { type Lane, lanesOf, type Period } from './plans.ts'

/** Plans from which on cards are too small to read. */
const MANY = 16

/** Plans from which on no cards are tried first: they would take sheet after sheet. */
const CROWD = 96

/** Many plans: rows under the name of their period, in columns. */
export const planRegister: Composition = {
  name: 'rows',
  suits: reading => countOf(reading) >= MANY && !isGrid(reading),
  leads: reading => countOf(reading) >= CROWD,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const blocks = lanesOf(reading.lists.lanes ?? []).flatMap(blocksOfLane)
    const copy = openedCopy(reading, ['lanes', 'items'])
    return registerSheets({ name: 'roadmap', copy, blocks, narrowest: 15 }, theme, measure)
  },
}

function countOf({ lists: { lanes = [] } }: Reading): number {
  return lanes.reduce((sum, { items }) => sum + items.length, 0)
}

function blocksOfLane({ opening, periods }: Lane): readonly Block[] {
  const filled = periods.filter(({ text, plans }) => text.length + plans.length > 0)
  return (filled.length > 0 ? filled : periods.slice(0, 1)).map(
    ({ closing, ...period }, at): Block => ({
      opening: look => (
        <>
          {at === 0 && opening.length > 0 && <Prose nodes={opening} theme={look.theme} measured={false} />}
          <PeriodName period={period} look={look} inLane={opening.length > 0} />
        </>
      ),
      rows: [
        ...period.plans.map(plan => (look: RegisterLook) => (
          <div
            part="plan"
            style={{
              padding: [look.size * 0.4, 0],
              borderBottom: { width: Math.max(1, look.theme.rule), color: look.theme.color.hairline },
            }}
          >
            <PlanWords plan={plan} {...look} />
          </div>
        )),
        ...(closing ? [(look: RegisterLook) => <Closing blocks={closing} {...look} />] : []),
      ],
    }),
  )
}

/** A period's name over a rule. */
function PeriodName({
  period: { heading, text },
  look: { theme, size },
  inLane,
}: {
  readonly period: Period
  readonly look: RegisterLook
  readonly inLane: boolean
}): Child {
  const Tag = inLane ? 'h3' : 'h2'
  const title = Math.round(size * 1.25)
  return (
    <>
      {plainText(heading) !== '' && (
        <Tag
          style={{
            ...displayStyle(theme, title),
            borderBottom: { width: Math.max(2, Math.round(size * 0.12)), color: markColor(theme) },
            padding: [0, 0, size * 0.3, 0],
          }}
        >
          <Phrasing nodes={heading.children} theme={theme} size={title} heading />
        </Tag>
      )}
      {text.length > 0 && <Prose nodes={text} theme={theme} size={size} measured={false} />}
    </>
  )
}
