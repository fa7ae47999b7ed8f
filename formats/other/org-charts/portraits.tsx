import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import type { Ground } from '../../../core/theme/theme-on.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { deepGround, type Panel, type PanelLook, panelSheet } from '../sheets/panels.tsx'
import { type Person, personOf } from './people.ts'

/** People that have a field each. */
const MOST = 4

/** Letters of a copy that says little of each. */
const BRIEF = 400

/** Few people: a field each, with the name set large; those below somebody stand beside them. */
export const portraits: Composition = {
  name: 'large cards',
  leads: true,
  suits: reading => reading.words.join(' ').length <= BRIEF && teamOf(reading).tops.length > 0,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const { tops, below } = teamOf(reading)
    const strong: readonly Ground[] = ['accent', ...deepGround(theme), 'quiet', 'quiet', 'paper']
    const quiet: readonly Ground[] = ['quiet', 'quiet', 'quiet']
    const first = tops.map((person, at) => [panelOf(person, strong[at])])
    const second = below.map((person, at) => panelOf(person, quiet[at]))
    const columns = second.length > 0 ? [...first, second] : first
    const lies = theme.page.width > theme.page.height
    const copy = graphicCopy(reading, ['people'])
    return [
      panelSheet(
        { name: 'organisation', copy, columns: lies ? columns : [columns.flat()], low: true },
        theme,
        measure,
      ),
    ]
  },
}

interface Team {
  readonly tops: readonly Person[]
  readonly below: readonly Person[]
}

/** Colleagues, or somebody and those below them; nobody where they are more, or of more levels. */
function teamOf({ lists: { people = [] } }: Reading): Team {
  const tops = people.length <= MOST ? people.map(item => personOf(item)) : []
  const below = tops.flatMap(({ reports }) => reports)
  const isFlat =
    below.length === 0 || (tops.length === 1 && below.every(({ reports }) => reports.length === 0))
  return isFlat && tops.length + below.length <= MOST ? { tops, below } : { tops: [], below: [] }
}

function panelOf(person: Person, ground: Ground = 'paper'): Panel {
  const { name, role, group, details, photo } = person
  const line = (nodes: Person['name'], part: string, { theme, size }: PanelLook): Child => (
    <p part={part} style={{ size, leading: 1.3, color: theme.color.textMuted }}>
      <Phrasing nodes={nodes} theme={theme} size={size} />
    </p>
  )
  return {
    ground,
    display: phrasingText(name),
    draw: look => {
      const { theme, size, display } = look
      return (
        <div part="person">
          {photo?.data?.asset && (
            <img
              src={photo.data.asset}
              alt={photo.alt ?? ''}
              style={{
                width: size * 6,
                height: size * 6,
                radius: size * 3,
                fit: 'cover',
                marginBottom: size,
              }}
            />
          )}
          {group.length > 0 && line(group, 'group', look)}
          <p style={{ ...displayStyle(theme, display), leading: 1.08, marginBottom: size * 0.4 }}>
            <Phrasing nodes={name} theme={theme} size={display} heading />
          </p>
          {[role, ...details].filter(nodes => nodes.length > 0).map(nodes => line(nodes, 'detail', look))}
        </div>
      )
    },
  }
}
