import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { mixed } from '../../../core/theme/oklch.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { themeOnColor } from '../../../core/theme/theme-on.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { readProcess } from '../decks/process.ts'
import { gapOf } from '../type/deck-theme.ts'
import type { BodyProps } from './body.tsx'

/** Steps in a row at most, and shares of the slide's height of a row, of its letters and of what is said below. */
const ROW = { most: 5, height: 0.46, letters: 0.085, said: 0.05 } as const
/** Length of the point of a step, parts of its height; and how far from the accent the first one is. */
const POINT = 0.12
const PALE = 0.62
/** Part of a step's height that its lines take at most. */
const HELD = 0.84

/** Steps that run into each other, each with its point towards the next, the last in the accent. */
export function SlideProcess({ slide, theme, width, text, measure }: BodyProps): Child {
  const found = readProcess(slide.blocks)
  if (!found) return null
  const { steps, rest } = found
  const set = scaled(theme, Math.max(1, (theme.page.height * ROW.said) / theme.type.base))
  const said = rest.length > 0 && (
    <div style={{ marginTop: gapOf(theme, 1) }}>
      {rest.map(({ children }) => (
        <p style={{ size: set.type.base, leading: 1.3, textWrap: 'balance' }}>
          <Phrasing nodes={children} theme={set} size={set.type.base} />
        </p>
      ))}
    </div>
  )
  const rows = Math.ceil(steps.length / ROW.most)
  const per = Math.ceil(steps.length / rows)
  const gap = gapOf(theme, 0.5)
  const room = text.room - heightOf(said, { width, theme, measure }) - gap * rows
  const height = Math.round(Math.min(theme.page.height * ROW.height, room / rows))
  const step = Math.floor(width / per)
  const pad = Math.round(Math.min(height, step) * POINT)
  const setting = textSetting(theme, theme.type.strongWeight, 1)
  const longest = Math.max(
    ...steps.flatMap(({ text: words }) => words.split(/\s+/u).map(word => textWidth(word, setting))),
  )
  const inner = step - 3 * pad
  const widths = steps.map(({ text: words }) => textWidth(words, setting))
  const isHeld = (size: number): boolean =>
    widths.every(words => Math.ceil((words * size * 1.1) / inner) * size * 1.15 <= height * HELD)
  const most = Math.floor(Math.min(theme.page.height * ROW.letters, inner / longest))
  const size =
    [1, 0.9, 0.8, 0.7, 0.6].map(scale => Math.floor(most * scale)).find(isHeld) ?? Math.floor(most / 2)
  return (
    <>
      <div style={{ grow: 1 }} />
      <div role="list" part="process" style={{ display: 'flex', direction: 'column', gap }}>
        {Array.from({ length: rows }, (_, row) => (
          <div style={{ display: 'flex', narrow: { direction: 'column' } }}>
            {steps.slice(row * per, (row + 1) * per).map(({ nodes }, at) => {
              const index = row * per + at
              const fill = fillAt(index / Math.max(steps.length - 1, 1), theme)
              const on = themeOnColor(theme, fill)
              return (
                <div role="listitem" style={{ width: step, height, position: 'relative', shrink: 0 }}>
                  <Arrow
                    width={step}
                    height={height}
                    point={pad}
                    notched={index > 0}
                    fill={fill}
                    theme={theme}
                  />
                  <div
                    style={{
                      ...{ position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 },
                      ...{ padding: [0, 1.4 * pad, 0, 1.6 * pad], display: 'flex', align: 'center' },
                    }}
                  >
                    <p
                      style={{
                        ...{ size, leading: 1.15, weight: theme.type.strongWeight, hyphens: false },
                        color: on.color.text,
                      }}
                    >
                      <Phrasing nodes={nodes} theme={on} size={size} />
                    </p>
                  </div>
                </div>
              )
            })}
          </div>
        ))}
      </div>
      {said}
      <div style={{ grow: 2 }} />
    </>
  )
}

/** The fill of a step, nearer to the accent the later it is. */
function fillAt(share: number, { color }: Theme): string {
  return mixed(color.accent, color.paper, PALE * (1 - share))
}

interface ArrowProps {
  readonly width: number
  readonly height: number
  readonly point: number
  /** It begins where another one ends. */
  readonly notched: boolean
  readonly fill: string
  readonly theme: Theme
}

function Arrow({ width, height, point, notched, fill, theme }: ArrowProps): Child {
  const end = width - 6
  const start = notched ? point : 0
  const body = `M0 0L${end - point} 0L${end} ${height / 2}L${end - point} ${height}L0 ${height}L${start} ${height / 2}Z`
  const mirrored = theme.dir === 'rtl'
  const d = mirrored
    ? `M${width} 0L${width - end + point} 0L${width - end} ${height / 2}L${width - end + point} ${height}L${width} ${height}L${width - start} ${height / 2}Z`
    : body
  return (
    <svg
      ariaHidden
      art={{ viewBox: [width, height], outlines: [{ d, fill }] }}
      style={{ position: 'absolute', top: 0, left: 0, width, height }}
    />
  )
}
