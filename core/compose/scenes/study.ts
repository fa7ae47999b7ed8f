/** What a desk holds: pencils, brushes and rulers upright, with set squares and a protractor behind them. */
import { type Command, polygon, rectangle, type Shape } from '../motifs/shape.ts'
import { dome } from './pieces.ts'
import type { DrawScene, Form, Stage } from './scenes.ts'

/** Pencils side by side as a skyline, before a ruler and what draws angles and curves. */
export const pencils: DrawScene = stage => [...behind(stage), ...row(stage, 0), ...row(stage, 1)]

/** Breadth of a pencil in parts of the height and of the width, and how much narrower the farther ones are. */
const BROAD = { ofHeight: 0.125, ofWidth: 0.11, far: 0.8 }

function broadOf({ width, height }: Stage): number {
  return Math.min(height * BROAD.ofHeight, width * BROAD.ofWidth)
}

/** Set squares and protractors along the foot of the wall. */
function behind(stage: Stage): readonly Form[] {
  const { width, height, chance } = stage
  const reach = Math.min(height * 0.62, width * 0.5)
  const count = Math.max(Math.round(width / (reach * 1.5)), 2)
  return Array.from({ length: count }, (_, at): readonly Form[] => {
    const x = (width * (at + 0.3 + 0.4 * chance())) / count
    return at % 2 === 0
      ? setSquare(x - reach * 0.5, height, reach * 1.15)
      : protractor(x, height * 0.96, reach)
  }).flat()
}

function setSquare(x: number, foot: number, tall: number): readonly Form[] {
  const wide = tall * 0.86
  const at = (part: number): readonly (readonly [number, number])[] => [
    [x + wide * part * 0.36, foot - tall * (1 - part * 1.15)],
    [x + wide * (1 - part * 0.95), foot - tall * part * 0.36],
    [x + wide * part * 0.36, foot - tall * part * 0.36],
  ]
  return [{ shape: [...polygon(at(0)), ...polygon([...at(0.42)].reverse())], near: 0.2 }]
}

function protractor(x: number, foot: number, reach: number): readonly Form[] {
  const radius = reach * 0.82
  const marks = Array.from({ length: 8 }, (_, at): Shape => {
    const angle = (Math.PI * (at + 1)) / 9
    const [across, up] = [Math.cos(angle), Math.sin(angle)]
    const deep = at % 3 === 2 ? 0.84 : 0.9
    const [wideX, wideY] = [up * radius * 0.012, across * radius * 0.012]
    return polygon([
      [x + across * radius * 0.97 - wideX, foot - up * radius * 0.97 - wideY],
      [x + across * radius * 0.97 + wideX, foot - up * radius * 0.97 + wideY],
      [x + across * radius * deep + wideX, foot - up * radius * deep + wideY],
      [x + across * radius * deep - wideX, foot - up * radius * deep - wideY],
    ])
  })
  return [
    { shape: dome(x, foot, radius), near: 0.3 },
    { shape: marks.flat(), near: 0.06 },
    { shape: dome(x, foot, radius * 0.5), near: 0.12 },
  ]
}

/** A row of pencils from side to side, among them a ruler and brushes; some of the near ones are in the light. */
function row(stage: Stage, at: number): readonly Form[] {
  const { width, height, chance } = stage
  const broad = broadOf(stage) * (at === 0 ? BROAD.far : 1)
  const count = Math.ceil(width / (broad * 1.16))
  const step = width / count
  const phase = Math.floor(chance() * 7)
  return Array.from({ length: count }, (_, index): readonly Form[] => {
    const swing = Math.sin((index + phase) * 1.9) * 0.12 + (chance() - 0.5) * 0.1
    const tall = height * (at === 0 ? 0.68 + swing : 0.42 + swing * 1.2)
    const place = { x: step * index + (step - broad) / 2, top: height - tall, broad, foot: height }
    const near = (at === 0 ? 0.38 : 0.74) + 0.2 * ((index * 5 + phase) % 3) * 0.5
    const kind = (index * 3 + phase) % 7
    if (kind === 2) return ruler(place, near)
    if (kind === 5) return brush(place, near)
    return pencil(place, near, at === 1 && kind % 3 === 1)
  }).flat()
}

/** Where something long stands, px. */
interface Upright {
  readonly x: number
  readonly top: number
  readonly broad: number
  readonly foot: number
}

function pencil({ x, top, broad, foot }: Upright, near: number, isLight: boolean): readonly Form[] {
  const [right, shoulder] = [x + broad, top + broad * 1.5]
  const scallops = [0, 1, 2].map((at): Command => {
    const from = right - (broad / 3) * at
    return ['Q', from - broad / 6, shoulder - broad * 0.32, from - broad / 3, shoulder]
  })
  const body: Shape = [['M', x, foot], ['L', x, shoulder], ['L', right, shoulder], ['L', right, foot], ['Z']]
  const wood = polygon([
    [x, shoulder],
    [x + broad / 2, top],
    [right, shoulder],
  ])
  const lead = polygon([
    [x + broad * 0.32, top + broad * 0.54],
    [x + broad / 2, top],
    [right - broad * 0.32, top + broad * 0.54],
  ])
  return [
    { shape: body, near: isLight ? 'light' : near },
    {
      shape: rectangle(x + broad * 0.68, shoulder, broad * 0.32, foot - shoulder),
      near: Math.min(near + 0.13, 1),
    },
    { shape: [...wood, ['M', right, shoulder], ...scallops, ['Z']], near: 0.08 },
    { shape: lead, near: isLight ? 'light' : near },
  ]
}

function ruler({ x, top, broad, foot }: Upright, near: number): readonly Form[] {
  const step = Math.max(broad * 0.36, (foot - top) / 14)
  const marks = Array.from({ length: Math.min(Math.floor((foot - top) / step), 12) }, (_, at) =>
    rectangle(x, top + step * (at + 0.8), broad * (at % 4 === 3 ? 0.5 : 0.28), broad * 0.07),
  )
  return [
    { shape: rectangle(x, top, broad * 1.06, foot - top), near: near * 0.6 },
    { shape: marks.flat(), near },
  ]
}

function brush({ x, top, broad, foot }: Upright, near: number): readonly Form[] {
  const middle = x + broad / 2
  const [ferrule, handle] = [top + broad * 1.5, top + broad * 2.5]
  const hair: Shape = [
    ['M', x + broad * 0.16, ferrule],
    ['Q', x - broad * 0.05, ferrule - broad * 0.7, middle, top],
    ['Q', x + broad * 1.05, ferrule - broad * 0.7, x + broad * 0.84, ferrule],
    ['Z'],
  ]
  const shaft: Shape = [
    ['M', x + broad * 0.2, handle],
    ['L', x + broad * 0.8, handle],
    ['Q', x + broad * 1.1, handle + broad * 1.4, x + broad * 0.66, foot],
    ['L', x + broad * 0.34, foot],
    ['Q', x - broad * 0.1, handle + broad * 1.4, x + broad * 0.2, handle],
    ['Z'],
  ]
  return [
    { shape: shaft, near },
    { shape: rectangle(x + broad * 0.16, ferrule, broad * 0.68, broad * 1.02), near: 0.15 },
    { shape: hair, near: near > 0.7 ? 'light' : Math.min(near + 0.2, 1) },
  ]
}
