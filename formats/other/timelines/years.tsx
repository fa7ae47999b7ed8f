import { Prose } from '../../../core/compose/index.ts'
import type { Composition } from '../../../core/format.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { type Block, type RegisterLook, registerSheets } from '../sheets/register.tsx'
import { markColor } from '../../charts/mark-color.ts'
import { EventText } from './event-text.tsx'
import { type Era, type Event, erasOf } from './eras.ts'

/** Events from which on an axis may leave too little room for words. */
const MANY = 9

/** Many events: dates over their words under a rule each, in columns. */
export const years: Composition = {
  name: 'columns of years',
  suits: ({ lists: { events = [] } }) => events.length >= MANY,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const blocks = erasOf(reading.lists.events ?? []).map(blockOf)
    const copy = graphicCopy(reading, ['events'])
    return registerSheets({ name: 'timeline', copy, blocks, narrowest: 11 }, theme, measure)
  },
}

function blockOf({ opening, events }: Era): Block {
  return {
    ...(opening.length > 0 && {
      opening: ({ theme }: RegisterLook) => <Prose nodes={opening} theme={theme} measured={false} />,
    }),
    rows: events.map(rowOf),
  }
}

function rowOf(event: Event): Block['rows'][number] {
  return ({ theme, size }) => (
    <div
      part="event"
      style={{
        padding: [size * 0.35, 0, size * 0.9, 0],
        borderTop: { width: Math.max(2, Math.round(size * 0.1)), color: markColor(theme) },
      }}
    >
      <EventText
        event={event}
        sizes={{ date: size * 1.5, title: size, text: size, small: size, gap: size * 0.25 }}
        theme={theme}
      />
    </div>
  )
}
