/** The middle of some measurements, and the two quarters that bound the middle half. */
export interface Spread {
  readonly median: number
  readonly low: number
  readonly high: number
}

/** Median and quartiles. Throws when there is nothing to sum up: a bench without figures is a fault, not a zero. */
export function toSpread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured')
  const sorted = [...values].sort((a, b) => a - b)
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75) }
}

/** The spread of ours : peer, turn by turn. A busy moment slows both sides of its turn and leaves their ratio. */
export function toRatio(ours: readonly number[], peer: readonly number[]): Spread {
  if (ours.length !== peer.length) throw new Error(`${ours.length} turns of ours, ${peer.length} of the peer`)
  return toSpread(ours.map((time, turn) => time / (peer[turn] ?? Number.NaN)))
}

/** Linear between the two nearest ranks (type 7 of Hyndman and Fan). */
function quantile(sorted: readonly number[], share: number): number {
  const rank = (sorted.length - 1) * share
  const below = sorted[Math.floor(rank)] ?? Number.NaN
  const above = sorted[Math.ceil(rank)] ?? Number.NaN
  return below + (above - below) * (rank - Math.floor(rank))
}
