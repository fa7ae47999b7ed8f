import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { widestWord } from '../../fitting/measure.ts'
import { type Entry, textOf } from '../copy/entry.ts'
import { fitTitle } from '../sheets/title.tsx'

/** A theme whose figures are set as its text is, and heavy: for values that are read from afar. */
function figures(theme: Theme): Theme {
  const { type } = theme
  const { text: display, strongWeight: displayWeight } = type
  return {
    ...theme,
    type: {
      ...type,
      display,
      displayWeight,
      displayCase: 'none',
      displayItalic: false,
      displayTracking: -0.02,
    },
  }
}

/** Where a value stands, px. */
interface ValueRoom {
  readonly width: number
  readonly height: number
  readonly lines?: number
  readonly least: number
  readonly most: number
}

/** The largest size in px at which a value keeps to its room, no word of it broken; 0 where it does at none. */
export function valueSize(fact: Entry, theme: Theme, { lines = 1, ...room }: ValueRoom): number {
  const { type, lang } = theme
  const widest = widestWord(textOf(fact), {
    family: type.text,
    weight: type.strongWeight,
    size: room.least,
    lang,
  })
  const { size, height } = fitTitle(textOf(fact), figures(theme), { ...room, lines })
  return height <= room.height && widest <= room.width * 0.98 ? size : 0
}

interface ValueProps {
  readonly fact: Entry
  readonly theme: Theme
  /** px */
  readonly size: number
  /** On one line, which it fits. */
  readonly whole?: boolean
  readonly style?: Style
}

/** A small label over a value that is found at a glance. */
export function Value({ fact, theme, size, whole = false, style }: ValueProps): Child {
  const { label, lines } = fact
  const value: Style = {
    ...displayStyle(figures(theme), size),
    leading: size > theme.type.base * 2.2 ? 1 : 1.15,
    numeric: 'tabular',
    textWrap: 'normal',
    textAlign: 'start',
    ...(whole && { whiteSpace: 'nowrap' }),
  }
  return (
    <div part="value" style={{ shrink: 0, ...style }}>
      {label.text !== '' && (
        <p style={{ ...labelStyle(theme), textAlign: 'start' }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      {lines.map(({ nodes }) => (
        <p style={value}>
          <Phrasing nodes={nodes} theme={theme} size={size} />
        </p>
      ))}
    </div>
  )
}
