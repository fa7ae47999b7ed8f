import type { RootContent } from 'mdast'
import type { Replacement } from './edit-spellings.ts'
import { rangeOf } from './walk.ts'

/**
 * The ways to write an edit of a field's value: each spelling as it stands, as the quotes around the value or the
 * escapes of its notation want it, and with the value put into quotes that had none.
 */
export function fieldSpellings(
  source: string,
  blocks: readonly RootContent[],
  spellings: readonly (readonly Replacement[])[],
): Replacement[][] {
  const start = rangeOf(blocks[0] ?? {})?.[0] ?? 0
  const end = rangeOf(blocks.at(-1) ?? {})?.[1] ?? start
  const quote = source[start - 1] ?? ''
  const isQuoted = /["']/.test(quote) && source[end] === quote
  const within = spellings.filter(parts => parts.every(part => part.start >= start && part.end <= end))
  const inPlace = (...writes: ((text: string) => string)[]): Replacement[][] =>
    within.flatMap(parts => writes.map(write => parts.map(part => ({ ...part, text: write(part.text) }))))
  if (isQuoted) return inPlace(asItIs, quote === '"' ? doubled : singled)
  const whole = (parts: readonly Replacement[]) => written(source.slice(start, end), start, parts)
  const isLine = !/[\r\n]/.test(source.slice(start, end))
  const requoted = (isLine ? within : []).flatMap(parts => {
    const text = whole(parts)
    return [`'${singled(text)}'`, `"${doubled(text)}"`].map(own => [{ start, end, text: own }])
  })
  if (/^\uFEFF?\s*(?:(?:`{3,}|~{3,})\w*\s+)?[[{]/.test(source)) {
    const json = within.map(parts => [{ start, end, text: `"${doubled(whole(parts))}"` }])
    return [...json, ...inPlace(asItIs)]
  }
  if (/^\uFEFF?\s*BEGIN:V/i.test(source)) return inPlace(escaped, asItIs)
  const first = within.slice(0, 1).map(parts => [...parts])
  return [...first, ...requoted.slice(0, 2), ...inPlace(asItIs), ...requoted]
}

function asItIs(text: string): string {
  return text
}

function written(value: string, offset: number, parts: readonly Replacement[]): string {
  return parts
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, part) => text.slice(0, part.start - offset) + part.text + text.slice(part.end - offset),
      value,
    )
}

function singled(text: string): string {
  return text.replace(/'/g, "''")
}

function doubled(text: string): string {
  return text.replace(/[\\"]/g, '\\$&').replace(/\t/g, '\\t')
}

/** As vCard and iCalendar want it. */
function escaped(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&')
}
