/** How a still life is set: things side by side on a counter and on shelves, and lamps above them. */
import type { Form, Stage } from './scenes.ts'
import { rectangle } from '../motifs/shape.ts'
import { oval, PALER, type Stand, turned, type Turn } from './still.ts'

/** A kind of thing: how wide it is in parts of its size, and its forms where it stands, in a tone. */
export interface Kind {
  readonly wide: number
  readonly drawn: (stand: Stand, near: number) => readonly Form[]
}

/** A thing that stands on a board: its width in px, and what is drawn of it about its middle. */
export interface Thing {
  readonly wide: number
  readonly drawn: (x: number, base: number) => readonly Form[]
}

/** How many things are looked at for room that is left. */
const TRIES = 5

/** Things from one side to the other, as many as there is room for, the same way apart. */
export function along(
  { width }: Stage,
  base: number,
  gap: number,
  next: (at: number) => Thing,
): readonly Form[] {
  const things: Thing[] = []
  let free = width - gap
  for (let missed = 0; missed < TRIES; ) {
    const thing = next(things.length)
    if (thing.wide + gap > free) missed++
    else {
      things.push(thing)
      free -= thing.wide + gap
    }
  }
  const apart = gap + free / (things.length + 1)
  let x = 0
  return things.flatMap(({ wide, drawn }) => {
    x += apart + wide
    return drawn(x - wide / 2, base)
  })
}

/** A board from side to side. */
export function board({ width, height }: Stage, top: number, thick: number, near: number): Form {
  return { shape: rectangle(0, top, width, Math.min(thick, height - top)), near }
}

/** A counter: how high it is, and how tall things on it are in parts of the height and of the width at most. */
export interface Counter {
  readonly base: number
  readonly ofHeight: number
  readonly ofWidth: number
}

/** The px that things on a counter are tall, and where they stand. */
export function measured(
  { width, height }: Stage,
  { base, ofHeight, ofWidth }: Counter,
): { readonly size: number; readonly base: number } {
  return { size: Math.min(height * ofHeight, width * ofWidth), base: height * base }
}

/** How near things on a counter are, on the highest shelf, and how much nearer on the lowest. */
export const NEAR: Readonly<Record<'counter' | 'shelf' | 'lower' | 'board' | 'lamp', number>> = {
  counter: 0.86,
  shelf: 0.2,
  lower: 0.1,
  board: 0.14,
  lamp: 0.62,
}

/** Shelves above one another: the lowest board, the things' size, the way to the next board, px, and the part of the height above them. */
export interface Shelves {
  readonly lowest: number
  readonly size: number
  readonly pitch: number
  readonly wall: number
}

/** How many shelves there are, one at least. */
function shelfCount({ height }: Stage, { lowest, size, pitch, wall }: Shelves): number {
  return Math.max(Math.floor((lowest - size - height * wall) / pitch) + 1, 1)
}

/** Where the things on the highest shelf end. */
export function highestOf(stage: Stage, place: Shelves): number {
  return place.lowest - (shelfCount(stage, place) - 1) * place.pitch - place.size * 0.86
}

/** Shelves with things of these kinds. */
export function shelves(stage: Stage, place: Shelves, kinds: readonly Kind[]): readonly Form[] {
  const { lowest, size, pitch } = place
  const count = shelfCount(stage, place)
  return Array.from({ length: count }, (_, at) => {
    const base = lowest - (count - 1 - at) * pitch
    const near = NEAR.shelf + (NEAR.lower * at) / count
    const things = inTurn(kinds, stage.chance, size, near)
    return [...along(stage, base, size * 0.16, things), board(stage, base, size * 0.1, near + NEAR.board)]
  }).flat()
}

/** Lamps above things, about so many. */
export function lamps(
  stage: Stage,
  { count, size, above }: { readonly count: number; readonly size: number; readonly above: number },
): readonly Form[] {
  return pendants(stage, { count: Math.max(Math.round(count), 1), size, base: above * 0.8 }, NEAR.lamp)
}

/** The foot of a still life: what things stand on, with a line along its edge. */
export function counter(stage: Stage, base: number): readonly Form[] {
  const { height } = stage
  return [board(stage, base, height, 1), board(stage, base + height * 0.035, height * 0.012, 1 - PALER)]
}

/** Lamps that hang from the top down to a height, so many in a row: a cord, a shade and the light below it. */
export function pendants(
  { width }: Stage,
  { count, size, base }: { readonly count: number; readonly size: number; readonly base: number },
  near: number,
): readonly Form[] {
  return Array.from({ length: count }, (_, at): readonly Form[] => {
    const x = (width * (at + 0.5)) / count
    return [
      { shape: rectangle(x - size * 0.025, 0, size * 0.05, base - size * 0.5), near },
      { shape: oval(x, base - size * 0.04, size * 0.26, size * 0.2), near: 'light' },
      { shape: turned({ x, base, size }, LAMPSHADE), near },
    ]
  }).flat()
}

const LAMPSHADE: readonly Turn[] = [
  [0.6, 0],
  [0.56, 0.4, 0.12, 0.5],
  [0.1, 0.66],
]

/** Kinds one after the other from any of them on, in one size and tone. */
export function inTurn(
  kinds: readonly Kind[],
  chance: () => number,
  size: number,
  near: number,
): (at: number) => Thing {
  let next = Math.floor(chance() * kinds.length)
  return () => {
    const kind = kinds[next++ % kinds.length] as Kind
    return { wide: kind.wide * size, drawn: (x, base) => kind.drawn({ x, base, size }, near) }
  }
}
