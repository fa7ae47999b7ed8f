/** The time, handed in so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. Never goes back between two calls, even when the machine's clock does. */
  now(): number
}

/** A time as the interface shows it: ISO 8601 in UTC with milliseconds. */
export function toTimestamp(time: number): string {
  return new Date(time).toISOString()
}
