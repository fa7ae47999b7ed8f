/** A part of a list, and how it goes on. */
interface ListPart<Entry> {
  readonly data: readonly Entry[]
  readonly next_cursor?: string
}

/** Every entry of a list, which is asked for page by page as it is read. */
export async function* eachEntry<Entry>(
  read: (query: { readonly cursor?: string }) => Promise<ListPart<Entry>>,
): AsyncGenerator<Entry> {
  let part = await read({})
  yield* part.data
  while (part.next_cursor !== undefined) {
    part = await read({ cursor: part.next_cursor })
    yield* part.data
  }
}
