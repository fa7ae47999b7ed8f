/** Puts an entry behind all that is remembered, and forgets the one that was put longest ago where there are more than that. */
export function remember<Key, Value>(entries: Map<Key, Value>, key: Key, value: Value, most: number): void {
  entries.delete(key)
  entries.set(key, value)
  const [oldest] = entries.size > most ? entries.keys() : []
  if (oldest !== undefined) entries.delete(oldest)
}
