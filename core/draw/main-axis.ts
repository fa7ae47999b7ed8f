import type { Style } from '../compose/style.ts'

/** Where items of a row stand, counted from the edge that it begins at: the start of a reversed row is its far end. */
export function justifyOf({ direction, justify }: Style): Style['justify'] {
  if (direction !== 'row-reverse') return justify
  return justify === 'start' ? 'end' : justify === 'end' ? 'start' : justify
}
