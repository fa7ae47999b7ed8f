/** Reads what is light before a face as the weight of that: `a light serif body`, `the question in a light grotesque`. */
import { follows, type Item } from './items.ts'
import type { Meaning } from './meaning.ts'
import { aimOf, type Context, targetOf } from './wish-context.ts'

/** Words between a shade and the face that it is one of: `light condensed sans`. */
const BETWEEN = 2

/** Whether a shade is said of a face behind it, and of no ground. */
function isOfFace(items: readonly Item[], index: number): boolean {
  for (let at = index + 1; at <= index + 1 + BETWEEN && follows(items[at - 1], items[at]); at++) {
    const kind = items[at]?.meaning.kind ?? ''
    if (kind === 'typeface') return true
    if (!/^(?:mood|quality|degree)$/.test(kind)) return false
  }
  return false
}

/** Sets the weight of the face behind a shade, or tells that running text keeps its own; false where the shade is of something else. */
export function interpretFaceWeight(
  { weight }: Meaning & { kind: 'shade' },
  context: Context,
  phrase: string,
): boolean {
  const { parse, index, reading } = context
  if (weight === null || parse.negations[index] || !isOfFace(parse.items, index)) return false
  const target = targetOf(context)
  const aim = parse.holders[index]?.key ?? (target === 'heading' ? undefined : aimOf(context))
  if (target === 'text')
    reading.ignored.push({
      phrase,
      effect: 'running text has the regular weight of its face: lighter it is hard to read',
    })
  else if (aim) reading.wishes.push({ phrase, level: 'word', patch: { parts: { [aim]: { weight } } } })
  else reading.wishes.push({ phrase, level: 'word', patch: { type: { displayWeight: weight } } })
  return true
}
