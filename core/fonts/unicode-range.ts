/** Code points as the value of CSS `unicode-range`: `U+20-7E, U+A9`. Empty for none. */
export function unicodeRange(codePoints: Iterable<number>): string {
  const sorted = [...new Set(codePoints)].sort((left, right) => left - right)
  const ranges: string[] = []
  let index = 0
  while (index < sorted.length) {
    const first = sorted[index] ?? 0
    let last = first
    while (sorted[index + 1] === last + 1) {
      last++
      index++
    }
    ranges.push(first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`)
    index++
  }
  return ranges.join(', ')
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase()
}
