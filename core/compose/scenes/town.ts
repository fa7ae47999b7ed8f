/** Houses in rows, with gables, chimneys, towers and windows. */
import type { DrawScene, Form, Stage } from './scenes.ts'
import { type Command, polygon, rectangle } from '../motifs/shape.ts'

/** Houses in three rows; in the nearer ones some windows are lit. */
export const roofs: DrawScene = stage => [0, 1, 2].flatMap(row => terrace(stage, row))

interface Street {
  readonly walls: Command[]
  readonly panes: Command[]
  readonly lit: Command[]
}

/** How near a row of houses is, and how much paler its panes are. */
const NEAR = { first: 0.34, step: 0.3, panes: 0.14 }

function terrace(stage: Stage, row: number): readonly Form[] {
  const { width, height, chance } = stage
  const street: Street = { walls: [], panes: [], lit: [] }
  const scale = height * (0.62 + 0.22 * row)
  const lift = height * (0.28 - 0.14 * row)
  for (let x = 0; x < width; ) {
    const wide = Math.min(scale * (0.16 + 0.16 * chance()), width - x)
    const tall = scale * (0.24 + 0.22 * chance()) + lift
    if (chance() < 0.1) x += tower(street, stage, x, wide * 0.5, tall)
    else x += house(street, stage, { x, wide, tall, pane: scale * 0.03 })
  }
  const near = NEAR.first + NEAR.step * row
  if (row === 0) return [{ shape: street.walls, near }]
  return [
    { shape: street.walls, near },
    { shape: street.panes, near: near - NEAR.panes },
    { shape: street.lit, near: 'light' },
  ]
}

/** A tower with a pointed roof; how much of the street it takes, px. */
function tower({ walls }: Street, { height }: Stage, x: number, wide: number, tall: number): number {
  const eaves = height - tall * 1.25
  const tip = Math.max(eaves - wide * 1.6, 0)
  const roof = [x + wide / 2, tip] as const
  walls.push(...polygon([[x, height], [x, eaves], roof, [x + wide, eaves], [x + wide, height]]))
  return Math.max(wide, 1)
}

interface House {
  readonly x: number
  readonly wide: number
  readonly tall: number
  readonly pane: number
}

function house(
  { walls, panes, lit }: Street,
  { height, chance }: Stage,
  { x, wide, tall, pane }: House,
): number {
  const eaves = height - tall
  const gable = chance() < 0.7 ? wide * (0.35 + 0.3 * chance()) : 0
  const ridge = [x + wide / 2, eaves - gable] as const
  walls.push(...polygon([[x, height], [x, eaves], ridge, [x + wide, eaves], [x + wide, height]]))
  if (gable > 0 && chance() < 0.5)
    walls.push(...rectangle(x + wide * 0.68, eaves - gable * 0.85, wide * 0.13, gable * 0.85))
  const columns = Math.floor(wide / pane / 2)
  const gap = (wide - columns * pane) / (columns + 1)
  for (let y = eaves + pane; y + pane * 1.4 < height; y += pane * 2.4)
    for (let column = 0; column < columns; column++) {
      const window = rectangle(x + gap + column * (pane + gap), y, pane, pane * 1.3)
      ;(chance() < 0.25 ? lit : panes).push(...window)
    }
  return wide * 1.02 + 0.5
}
