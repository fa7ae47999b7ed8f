/** An amount in integer µUSD: 1 USD is 1,000,000. */
export type Micros = number

/** µUSD of an amount in USD, to the nearest µUSD. */
export function toMicros(usd: number): Micros {
  return Math.round(usd * 1_000_000)
}

/** USD as a JSON number with at most four decimals; rounded half away from zero, once, at the edge. */
export function toUsd(micros: Micros): number {
  return (Math.sign(micros) * Math.round(Math.abs(micros) / 100)) / 10_000
}
