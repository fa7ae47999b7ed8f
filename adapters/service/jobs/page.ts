/** A part of a list: at most `limit` entries after the one whose time and id are given. */
export interface Page {
  readonly limit: number
  readonly after?: Place
}

/** Where an entry stands in a list ordered by creation; the id tells it from others of its millisecond. */
export interface Place {
  readonly createdAt: number
  readonly id: string
}
