/** Name of the segment whose first record has this number: `journal-000000000042.log`. */
export function segmentName(first: number): string {
  return `journal-${String(first).padStart(12, '0')}.log`
}

/** The number of a segment's first record; `undefined` for any other file. */
export function firstOf(name: string): number | undefined {
  const match = /^journal-(\d{12})\.log$/.exec(name)
  return match ? Number(match[1]) : undefined
}

/** The first line of every segment. */
export interface SegmentHeader {
  readonly format: 'platen-journal'
  /** Since version 2 there is a note of the newest segment. */
  readonly version: 1 | 2
  /** Number of the first record that follows. */
  readonly first: number
}

/** Makes the header of a segment. */
export function segmentHeader(first: number): SegmentHeader {
  return { format: 'platen-journal', version: 2, first }
}
