import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import type { Ground } from '../../../core/theme/theme-on.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { type Panel, isBrief, panelSheet } from '../sheets/panels.tsx'
import { PlanWords } from './plan-words.tsx'
import { lanesOf, type Period } from './plans.ts'

/** Stages that have a field each, and plans that one has room for. */
const MOST = { stages: 4, plans: 2 }

/** Letters of a copy that says little of each. */
const BRIEF = 320

/** What comes first is the nearest: it has the strongest ground. */
const grounds: readonly Ground[] = ['accent', 'tint', 'quiet', 'paper']

/** Few plans: each stage is a field, and what is planned for it is set large. */
export const stages: Composition = {
  name: 'large stages',
  leads: true,
  suits: reading => isBrief(reading, BRIEF) && stagesOf(reading).length > 1,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const panels = stagesOf(reading).map((period, at) => panelOf(period, grounds[at]))
    const copy = graphicCopy(reading, ['lanes', 'items'])
    const lies = theme.page.width > theme.page.height
    const columns = lies ? panels.map(panel => [panel]) : [panels]
    return [panelSheet({ name: 'roadmap', copy, columns }, theme, measure)]
  },
}

/** The stages of a copy that has few with few plans; none of any other. */
function stagesOf({ lists: { lanes = [] } }: Reading): readonly Period[] {
  const [lane, ...others] = lanesOf(lanes)
  if (!lane || others.length > 0 || lane.opening.length > 0 || lane.periods.length > MOST.stages) return []
  const isPlain = lane.periods.every(
    ({ heading, text, plans }) =>
      plainText(heading) !== '' &&
      text.length === 0 &&
      plans.length <= MOST.plans &&
      plans.every(({ more }) => more.length === 0),
  )
  return isPlain ? lane.periods : []
}

function panelOf({ heading, plans }: Period, ground: Ground = 'paper'): Panel {
  return {
    ground,
    display: plainText(heading),
    draw: ({ theme, size, display }) => (
      <div part="period">
        <h2 style={{ ...displayStyle(theme, display), leading: 1.1 }}>
          <Phrasing nodes={heading.children} theme={theme} size={display} heading />
        </h2>
        <ul role="list" style={{ marginTop: size * 0.8, display: 'flex', direction: 'column', gap: size }}>
          {plans.map(plan => (
            <li part="plan">
              <PlanWords plan={plan} theme={theme} size={size} />
            </li>
          ))}
        </ul>
      </div>
    ),
  }
}
