import type { Fact, Item } from '../reading.ts'

/** Everything that is said of a thing that was written as a record, in the order of its author, whatever role it has. */
export function recordFields({ parts, facts }: Item): readonly Fact[] {
  // The name of a row is no text of its own and opens it.
  const place = ({ label, blocks: [first] }: Fact): number =>
    first?.position?.start.offset ?? (label.text === '' ? -1 : Number.POSITIVE_INFINITY)
  return [...Object.values(parts), ...facts]
    .map(fact => ({ fact, at: place(fact) }))
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ fact }) => fact)
}
