/** Buckets of tokens that fill evenly within a minute: what everybody may ask for in a time. */
export interface Buckets {
  /**
   * Takes one token, if there is one, from the bucket of a name and of whoever asks; a new one is full. Returns whether it was
   * taken and how many are left then, parts of one included.
   */
  take(
    name: string,
    who: string,
    perMinute: number,
  ): Promise<{ readonly isTaken: boolean; readonly left: number }>
}
