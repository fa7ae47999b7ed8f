import { flowEdges } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Sheet } from '../../../core/compose/sheet.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Ground, themeOn } from '../../../core/theme/theme-on.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import { heightsIn } from '../../fitting/height-of.tsx'
import { unbrokenSize } from '../../fitting/measure.ts'
import type { GraphicCopy } from './graphic-copy.ts'
import { closes, graphicRoom, graphicSheet, type SheetLook } from './graphic-sheet.tsx'

/** A field of a sheet with one thing on it. */
export interface Panel {
  readonly ground: Ground
  /** What is read first on it: a date, a name. */
  readonly display: string
  readonly draw: (look: PanelLook) => Child
}

/** Contrast from which on two grounds side by side are told apart. */
const APART = 1.35

/** The inverse ground, where it is told apart from the accent beside it. */
export function deepGround({ paperColor: { accent, inverse } }: Theme): readonly Ground[] {
  return contrast(accent, inverse) >= APART ? ['inverse'] : []
}

/** How what stands on panels is set. */
export interface PanelLook {
  /** The theme on the panel's ground. */
  readonly theme: Theme
  /** px of running text. */
  readonly size: number
  /** px of what is read first. */
  readonly display: number
  /** px between its edges. */
  readonly width: number
}

/** Panels by column, and their measures in px. */
interface PanelPlan {
  readonly columns: readonly (readonly Panel[])[]
  readonly size: number
  readonly display: number
  readonly width: number
  /** Of the panels of each column. */
  readonly heights: readonly number[]
}

/** Where panels stand, px, and how they do. */
interface PanelRoom {
  readonly width: number
  readonly height: number
  /** By how much the first column is lower than the last, a share of the height. */
  readonly rise: number
  /** The panels reach the foot of the sheet. */
  readonly closing: boolean
}

/** Whether a copy is at most so many letters, with nothing to see but words. */
export function isBrief({ words, assets }: Reading, letters: number): boolean {
  return words.join(' ').length <= letters && assets.size === 0
}

/** A sheet of few things. */
export interface PanelSheetProps {
  readonly name: string
  readonly copy: GraphicCopy
  /** Side by side, those of a column one below the other. */
  readonly columns: readonly (readonly Panel[])[]
  /** By how much the first column is lower than the last, a share of the height; default 0. */
  readonly rise?: number
  /** What is on the panels stands at their foot. */
  readonly low?: boolean
}

/** By how much the words around few things are larger than around many. */
const LARGER = 1.35

/** Running text from which on words on fields are large, in shorter sides of the page. */
const READABLE = 0.033

/** A title over fields of colour from edge to edge, which hold so few things that each is set as large as a title. */
export function panelSheet(
  { name, copy, columns, rise = 0, low = false }: PanelSheetProps,
  given: Theme,
  measure: Measure,
): Sheet {
  const theme = scaled(given, LARGER)
  const { page } = theme
  const wayAt = (title: number, steps: number) => {
    const look: SheetLook = { bleeds: true, title }
    const room: PanelRoom = {
      ...graphicRoom(copy, theme, measure, look),
      rise: rise * steps,
      closing: !closes(copy),
    }
    return { look, room, plan: planPanels(columns, room, theme, measure) }
  }
  const usual = wayAt(0.1, 1)
  const isLarge = usual.plan.size >= Math.min(page.width, page.height) * READABLE
  // The words on the fields come before title and steps.
  const { look, room, plan } = isLarge ? usual : wayAt(0.075, 0.5)
  const children = <Panels plan={plan} room={room} theme={theme} low={low} />
  return graphicSheet({ name, copy, theme, ...look, children })
}

/** Sizes of running text that are tried, in shorter sides of the page; the last are the smallest that words below them allow. */
const sizes = [0.075, 0.066, 0.058, 0.05, 0.044, 0.038, 0.033, 0.028]

/** What is read first, sizes of running text. */
const DISPLAY = 2.6

/** The largest type in which each thing fits its field; the smallest where none does. */
function planPanels(
  columns: PanelPlan['columns'],
  room: PanelRoom,
  theme: Theme,
  measure: Measure,
): PanelPlan {
  const { page } = theme
  const heightOf = heightsIn(theme, measure)
  const short = Math.min(page.width, page.height || page.width)
  const width = room.width / columns.length
  const inside = width - edges(0, 1, room, theme).sum
  const heights = columns.map((column, at) => {
    const below = columns.length > 1 ? (columns.length - 1 - at) / (columns.length - 1) : 0
    return Math.floor((room.height * (1 - room.rise * below)) / column.length)
  })
  const planAt = (size: number): PanelPlan => {
    const shown = columns.flat().map(({ display }) => unbrokenSize(display, inside, size * DISPLAY, theme))
    return { columns, size, display: Math.min(...shown), width, heights }
  }
  const fits = (plan: PanelPlan): boolean =>
    columns.every((column, at) =>
      column.every(panel => {
        const { top, bottom, sum } = edges(at, columns.length, room, theme)
        const height = heightOf(panel.draw(lookOf(panel, plan, theme, width - sum)), width - sum)
        return height <= (heights[at] ?? 0) - top - bottom
      }),
    )
  const plans = [...sizes.map(share => Math.round(short * share)), Math.ceil(leastSize(page))].map(planAt)
  return firstFitting(plans, plan => (fits(plan) ? plan : undefined)) ?? (plans.at(-1) as PanelPlan)
}

function lookOf({ ground }: Panel, { size, display }: PanelPlan, theme: Theme, width: number): PanelLook {
  return { theme: themeOn(theme, ground), size, display, width }
}

/** Room in px around what stands on a panel: at the sides of the sheet it keeps to the margins. */
function edges(at: number, count: number, { closing }: PanelRoom, { margin }: Theme) {
  const pad = Math.round(Math.min(margin.left, margin.right) * 0.5)
  const start = at === 0 ? margin.left : pad
  const end = at === count - 1 ? margin.right : pad
  return { top: pad, bottom: closing ? margin.bottom : pad, start, end, sum: start + end }
}

interface PanelsProps {
  readonly plan: PanelPlan
  readonly room: PanelRoom
  readonly theme: Theme
  readonly low: boolean
}

/** Panels side by side, standing on one line. */
function Panels({ plan, room, theme, low }: PanelsProps): Child {
  const { columns, heights, width } = plan
  const look = (at: number) => ({ ...edges(at, columns.length, room, theme), height: heights[at] ?? 0 })
  return (
    <ul role="list" style={{ display: 'flex', align: 'end', grow: 1 }}>
      {columns.map((column, at) => {
        const [only, ...others] = column
        const fields = column.map(panel => (
          <Field panel={panel} plan={plan} theme={theme} edges={look(at)} low={low} />
        ))
        return (
          <li style={{ width, shrink: 0 }}>
            {only && others.length === 0 ? (
              fields
            ) : (
              <ul role="list" style={{ display: 'flex', direction: 'column' }}>
                {fields.map(field => (
                  <li>{field}</li>
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface FieldProps {
  readonly panel: Panel
  readonly plan: PanelPlan
  readonly theme: Theme
  readonly edges: ReturnType<typeof edges> & { readonly height: number }
  readonly low: boolean
}

function Field({ panel, plan, theme, low, edges: { height, top, bottom, start, end } }: FieldProps): Child {
  const look = lookOf(panel, plan, theme, plan.width - start - end)
  const { color } = look.theme
  return (
    <div
      part="panel"
      style={{
        height,
        display: 'flex',
        direction: 'column',
        justify: low ? 'end' : 'start',
        padding: flowEdges(theme, { top, bottom, start, end }),
        background: color.paper,
        color: color.text,
      }}
    >
      {panel.draw(look)}
    </div>
  )
}
