import type { RootContent } from 'mdast'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import { roomAcross, type Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'

/** An hour of a day and what is on then. */
export interface Hour {
  readonly when: Phrase
  readonly what: Phrase
}

/** An hour, or from one to another, at the start of a line. */
const HOUR =
  /^\d{1,2}(?:[:.h]\d\d|\s?(?:h|uhr|[ap]m))(?:\s?[-–—]\s?\d{1,2}(?:[:.h]\d\d)?)?(?:\s?(?:uhr|hs?|[ap]m)(?![\p{L}]))?(?=\s|[,:])[,:]?\s*[-–—]?\s*/iu

/** The same behind the part of the day, before a dash: `प्रातः 8:15 — पूजन`, `kl. 14.00 – Vielse`. */
const LED = /^(?:[\p{L}\p{M}.]{1,10}\s){1,2}\d{1,2}[:.h]\d\d(?:\s[\p{L}\p{M}.]{1,6}){0,2}\s*[-–—:](?=\s)/u

/** Hours from which on they stand in a column. */
const FEWEST = 3

/** The order of a day, where all lines of a block open with an hour; undefined for any other. */
export function hoursIn(block: RootContent): readonly Hour[] | undefined {
  return hoursOf(linesWithin(block))
}

/** The order of a day in some lines; undefined where one of them opens with no hour. */
export function hoursOf(lines: readonly Phrase[]): readonly Hour[] | undefined {
  const hours = lines.flatMap(line => {
    const end = (HOUR.exec(line.text) ?? LED.exec(line.text))?.[0].length ?? 0
    const what = trim(cut(line, end))
    return end === 0 || what.text === '' ? [] : [{ when: withoutSign(trim(cut(line, 0, end))), what }]
  })
  return hours.length >= FEWEST && hours.length === lines.length ? hours : undefined
}

function linesWithin(block: RootContent): readonly Phrase[] {
  if (block.type !== 'list') return linesOfBlock(block)
  return block.children.flatMap(({ children: [only, ...more] }) =>
    only && more.length === 0 ? linesOfBlock(only) : [],
  )
}

/** An hour without the sign that divides it from what is on. */
function withoutSign(when: Phrase): Phrase {
  const sign = /[\s,:–—-]+$/u.exec(when.text)
  return sign ? cut(when, 0, sign.index) : when
}

/** Widths over what is measured, and em between the columns. */
const WIDER = 1.06
const APART = 0.8

/** The order of a day as one block on the axis of the card: hours in a column, what is on beside them. */
export function Hours({ hours, theme }: { readonly hours: readonly Hour[]; readonly theme: Theme }): Child {
  const { type, color } = theme
  const { column, beside, gap } = columnsOf(hours, theme)
  const width = Math.min(column + gap + beside, roomAcross(theme))
  return (
    <div
      part="programme"
      style={{
        ...{ display: 'flex', justify: type.align === 'center' ? 'center' : 'start', shrink: 0 },
        size: type.base,
      }}
    >
      <div style={{ width, display: 'flex', direction: 'column', gap: Math.round(type.base * 0.25) }}>
        {hours.map(({ when, what }) => (
          <div style={{ display: 'flex', gap, align: 'baseline', leading: 1.3 }}>
            <p
              style={{
                ...{ width: column, shrink: 0, textAlign: 'start', numeric: 'tabular' },
                ...{ weight: type.strongWeight, color: color.accentText },
              }}
            >
              <Phrasing nodes={when.nodes} theme={theme} />
            </p>
            <p style={{ grow: 1, basis: 0, textAlign: 'start', textWrap: 'normal' }}>
              <Phrasing nodes={what.nodes} theme={theme} />
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}

/** px of both columns and what is between them. */
function columnsOf(hours: readonly Hour[], theme: Theme) {
  const { type } = theme
  const widest = (phrases: readonly Phrase[], weight: number): number =>
    Math.ceil(
      Math.max(...phrases.map(({ text }) => textWidth(text, textSetting(theme, weight, type.base)))) * WIDER,
    )
  return {
    column: widest(
      hours.map(({ when }) => when),
      type.strongWeight,
    ),
    beside: widest(
      hours.map(({ what }) => what),
      400,
    ),
    gap: Math.round(type.base * APART),
  }
}

/** How many times as large as the text an order of a day may be set in a width. */
export function hoursOver(hours: readonly Hour[], theme: Theme, width: number): number {
  const { column, beside, gap } = columnsOf(hours, theme)
  return width / (column + gap + beside)
}
