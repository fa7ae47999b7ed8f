import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth, widestWord } from '../../fitting/measure.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Entry } from '../copy/entry.ts'
import { remarked } from '../copy/remark.ts'
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
  /** It is set without the remark that follows it. */
  readonly bare?: boolean
}

/** The largest size in px at which a value keeps to its room, no word of it broken; 0 where it does at none. */
export function valueSize(fact: Entry, theme: Theme, { lines = 1, ...room }: ValueRoom): number {
  const words = fact.lines.map(line => remarked(line).main.text).join(', ')
  const widest = widestWord(words, textSetting(theme, theme.type.strongWeight, room.least))
  const { size, height } = fitTitle(words, figures(theme), { ...room, lines })
  if (height > room.height || widest > room.width * 0.98) return 0
  if (room.bare) return size
  const held = Math.floor(Math.min(size, ...fact.lines.map(line => remarkedSize(line, theme, room))))
  return held < room.least ? 0 : held
}

/** Height of a line for a remark, sizes of the text. */
const REMARK = 1.5

/** px at which a value leaves room for its remark, on its own line or on one below. */
function remarkedSize(line: Phrase, theme: Theme, { width, most }: ValueRoom): number {
  const { main, remark } = remarked(line)
  if (!remark) return Number.POSITIVE_INFINITY
  const { base, strongWeight } = theme.type
  const setting = textSetting(theme, strongWeight, 1)
  const wide = textWidth(` ${remark.text}`, setting) * base
  const below = Math.ceil(wide / (width * 0.95))
  const beside = width * 0.95 - wide
  return Math.max(beside / Math.max(textWidth(main.text, setting), 0.1), most - base * REMARK * below)
}

interface ValueProps {
  readonly fact: Entry
  readonly theme: Theme
  /** px */
  readonly size: number
  /** On one line, which it fits. */
  readonly whole?: boolean
  /** Without the remark in brackets, where all of it stands elsewhere. */
  readonly bare?: boolean
  /** It is what the brief wants seen first, and as large as it goes. */
  readonly leads?: boolean
  readonly style?: Style
}

/** A small label over a value that is found at a glance. */
export function Value({
  fact,
  theme,
  size,
  whole = false,
  bare = false,
  leads = false,
  style,
}: ValueProps): Child {
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
    <div part={leads ? 'lead' : 'value'} style={{ shrink: 0, ...style }}>
      {label.text !== '' && (
        <p style={{ ...labelStyle(theme), textAlign: 'start' }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </p>
      )}
      {lines.map(line => {
        const { main, remark } = remarked(line)
        return (
          <p style={value}>
            <Phrasing nodes={main.nodes} theme={theme} size={size} />
            {remark && !bare && (
              <span style={{ size: theme.type.base, weight: 400, tracking: 0 }}>
                {' '}
                <Phrasing nodes={remark.nodes} theme={theme} size={theme.type.base} />
              </span>
            )}
          </p>
        )
      })}
    </div>
  )
}
