import type { Part } from '../../../service/ports/store.ts'

/** Rows under one value of an index, in order: by their number in it, and those of the same number by when they came. */
export interface Sequence<Row> {
  readonly length: number
  order(at: number): number
  /** Tells rows of the same number apart; grows with every row that comes. */
  serial(at: number): number
  /** A row that went away since may leave a gap. */
  isThere(at: number): boolean
  row(at: number): Row
}

/** Where rows begin that stand after a number and a serial. */
function firstAfter<Row>(sequence: Sequence<Row>, order: number, serial: number): number {
  let [low, high] = [0, sequence.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const difference = sequence.order(middle) - order || sequence.serial(middle) - serial
    if (difference > 0) high = middle
    else low = middle + 1
  }
  return low
}

/** A row that was picked and is not read yet. */
interface Pick<Row> {
  readonly order: number
  readonly serial: number
  read(): Row
}

/**
 * A part of the rows of several lists, as if they were one. `serialOf` tells the serial of the row that the part begins
 * after; of one that is gone, all rows of its number are taken.
 */
export function takePart<Row>(
  sequences: readonly Sequence<Row>[],
  part: Part,
  serialOf: (key: string) => number | undefined,
): readonly Row[] {
  const { limit = Number.POSITIVE_INFINITY, newestFirst = false, after } = part
  const gone = newestFirst ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY
  const bound = after && { order: after.createdAt, serial: serialOf(after.id) ?? gone }
  const picked = sequences.flatMap(sequence =>
    pick(sequence, bounds(sequence, part, bound), limit, newestFirst),
  )
  const sign = newestFirst ? -1 : 1
  if (sequences.length > 1) {
    picked.sort((one, other) => sign * (one.order - other.order || one.serial - other.serial))
  }
  return picked.slice(0, limit).map(({ read }) => read())
}

type Bound = { readonly order: number; readonly serial: number } | undefined

/** Between which places the rows of a part are. */
function bounds<Row>(
  sequence: Sequence<Row>,
  { newestFirst, before }: Part,
  bound: Bound,
): readonly [number, number] {
  if (newestFirst) return [0, bound ? firstFrom(sequence, bound) : sequence.length]
  const end = before === undefined ? sequence.length : firstAfter(sequence, before, Number.NEGATIVE_INFINITY)
  return [bound ? firstAfter(sequence, bound.order, bound.serial) : 0, end]
}

/** Where a row stands, or would stand. */
function firstFrom<Row>(sequence: Sequence<Row>, { order, serial }: NonNullable<Bound>): number {
  const at = firstAfter(sequence, order, serial)
  const isIt = at > 0 && sequence.order(at - 1) === order && sequence.serial(at - 1) === serial
  return isIt ? at - 1 : at
}

function pick<Row>(
  sequence: Sequence<Row>,
  [begin, end]: readonly [number, number],
  limit: number,
  newestFirst: boolean,
): Pick<Row>[] {
  const picked: Pick<Row>[] = []
  const step = newestFirst ? -1 : 1
  for (let at = newestFirst ? end - 1 : begin; at >= begin && at < end && picked.length < limit; at += step) {
    if (!sequence.isThere(at)) continue
    const place = at
    picked.push({ order: sequence.order(at), serial: sequence.serial(at), read: () => sequence.row(place) })
  }
  return picked
}
