import { phrasingText } from '../../../core/source/text.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Ground } from '../../../core/theme/theme-on.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { deepGround, type Panel, isBrief, panelSheet } from '../sheets/panels.tsx'
import { type Event, erasOf } from './eras.ts'
import { EventText } from './event-text.tsx'

/** Moments that have a field each. */
const MOST = 4

/** Letters of a copy that says little of each. */
const BRIEF = 420

/** By how much the last stands over the first, a share of the height. */
const RISE = 0.34

/** Few events, each on a step of a stair that leads up to the last. */
export const moments: Composition = {
  name: 'steps',
  leads: true,
  suits: reading => isBrief(reading, BRIEF) && momentsOf(reading).length > 1,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    // From long ago to now: the last has the deepest ground.
    const grounds: readonly Ground[] = ['paper', 'quiet', 'tint', 'accent', ...deepGround(theme)]
    const panels = momentsOf(reading).map((event, at, all) => panelOf(event, grounds.at(at - all.length)))
    const copy = graphicCopy(reading, ['events'])
    const lies = theme.page.width > theme.page.height
    return [
      lies
        ? panelSheet(
            { name: 'timeline', copy, columns: panels.map(panel => [panel]), rise: RISE },
            theme,
            measure,
          )
        : panelSheet({ name: 'timeline', copy, columns: [panels] }, theme, measure),
    ]
  },
}

/** The events of a copy that has few, in one row; none of any other. */
function momentsOf({ lists: { events = [] } }: Reading): readonly Event[] {
  const [era, ...others] = events.length <= MOST ? erasOf(events) : []
  const isPlain = era && others.length === 0 && era.opening.length === 0
  return isPlain && era.events.every(({ more }) => more.length === 0) ? era.events : []
}

function panelOf(event: Event, ground: Ground = 'paper'): Panel {
  return {
    ground,
    display: phrasingText(event.date),
    draw: ({ theme, size, display }) => (
      <div part="event">
        <EventText
          event={event}
          sizes={{ date: display, title: size * 1.15, text: size, gap: size * 0.4 }}
          theme={theme}
        />
      </div>
    ),
  }
}
