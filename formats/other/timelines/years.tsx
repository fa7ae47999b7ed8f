import { fieldsAmong } from './fields-among.ts'
import { withoutOnlyGroup } from './compose-timeline.tsx'
import { Prose } from '../../../core/compose/index.ts'
import type { Composition } from '../../../core/format.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import { pageTheme } from '../sheets/page-theme.ts'
import { type Block, type RegisterLook, registerSheets } from '../sheets/register.tsx'
import { markColor } from '../../charts/mark-color.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { When } from './when.tsx'
import { EventText } from './event-text.tsx'
import { type Era, type Event, erasOf } from './eras.ts'

/** Events from which on an axis may leave too little room for words. */
const MANY = 9

/** Many events: dates over their words under a rule each, in columns. */
export const years: Composition = {
  name: 'columns of years',
  // On an upright sheet dates stand down its side.
  suits: ({ lists: { events = [] } }, _, { width, height }) => events.length >= MANY && width >= height,
  compose: (given, base, measure) => {
    const theme = pageTheme(base)
    const reading = withNotes(given)
    const whole = withoutOnlyGroup(erasOf(reading.lists.events ?? []), graphicCopy(reading, ['events']))
    const { copy, eras } = whole
    const fields = fieldsAmong(eras, theme)
    const [large, small] = YEARS.map(year => {
      const blocks = eras.map(era => blockOf(era, { year, fields }))
      return registerSheets({ name: 'timeline', copy, blocks, narrowest: 11 }, theme, measure)
    })
    return large && small && large.length <= small.length ? large : (small ?? [])
  },
}

function blockOf({ opening, events }: Era, look: YearsLook): Block {
  return {
    ...(opening.length > 0 && {
      opening: ({ theme }: RegisterLook) => <Prose nodes={opening} theme={theme} measured={false} />,
    }),
    rows: events.map(event => rowOf(event, look)),
  }
}

/** A year as a numeral under a rule, and what happened; what it all leads to is a field. */
function rowOf(event: Event, { year, fields }: YearsLook): Block['rows'][number] {
  const isField = fields.includes(event)
  return ({ theme, size }) => {
    const own = isField ? themeOn(theme, 'accent') : theme
    const side = isField ? size * 0.6 : 0
    return (
      <div
        part="event"
        style={{
          padding: [size * 0.3, side, size * 0.65, side],
          borderTop: { width: Math.max(2, Math.round(size * 0.1)), color: markColor(theme) },
          ...(isField && { background: own.color.paper, color: own.color.text }),
        }}
      >
        <When
          date={event.date}
          look={{ year: Math.round(size * year), text: size, inline: true }}
          theme={own}
        />
        <div style={{ marginTop: size * 0.08 }}>
          <EventText
            event={event}
            sizes={{ date: 0, title: size, text: size, small: size, gap: size * 0.25 }}
            theme={own}
            dateless
          />
        </div>
      </div>
    )
  }
}

/** Years that are tried, sizes of the text: the larger where they take no more sheets. */
const YEARS = [2, 1.5]

interface YearsLook {
  /** Sizes of the text. */
  readonly year: number
  /** What have a field. */
  readonly fields: readonly Event[]
}
