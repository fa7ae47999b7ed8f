/** As many things a row, the last with what is left. */
export function inRows<Thing>(things: readonly Thing[], count: number): readonly (readonly Thing[])[] {
  return Array.from({ length: Math.ceil(things.length / count) }, (_, at) =>
    things.slice(at * count, (at + 1) * count),
  )
}
