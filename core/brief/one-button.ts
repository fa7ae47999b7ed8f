/** Finds which of several buttons a brief has a colour for: `one red button which is Book a seat`, `Book a seat is the only button in red`. */
import type { PartDesign, PartKey } from './design.ts'
import type { Item } from './items.ts'
import type { Brief } from './things-of-copy.ts'
import { namesPart } from './meaning.ts'

/** How one button is dressed that has its colour for itself: by its words where the brief has them, else the one that leads. */
export function oneButton(
  brief: Brief,
  index: number,
  fill: string,
): Readonly<Partial<Record<PartKey, PartDesign>>> {
  const at = buttonNear(brief.items, index)
  const words = at === undefined ? undefined : (wordsBehind(brief, at) ?? wordsBefore(brief, at, index))
  return words === undefined ? { buttons: { fill, one: true } } : { [`said:${words}`]: { fill } }
}

/** Whether a colour is that of one of several buttons: `one red button`, `the one button in red`. */
export function isOfOneButton({ items }: Brief, index: number): boolean {
  const at = buttonNear(items, index)
  if (at === undefined || /s$/.test((items[at] as Item).words)) return false
  const from = Math.min(at, index)
  const opening = items.slice(Math.max(from - 2, 0), at)
  return opening.some(
    ({ meaning, words }) => (meaning.kind === 'number' && meaning.value === 1) || ONE.test(words),
  )
}

const ONE = /^(?:single|only|sole|lone)$/

/** Items between a colour and the button that has it, at most. */
const NEAR = 3

function buttonNear(items: readonly Item[], index: number): number | undefined {
  const near = [...items.keys()].filter(at => Math.abs(at - index) <= NEAR)
  return near.find(at => {
    const { meaning } = items[at] as Item
    return namesPart(meaning, 'buttons')
  })
}

/** Words of the longest name of a button, and letters of the shortest. */
const LONGEST = 6
const SHORTEST = 4

/** Words between a button and its name. */
const NAMING = /^(?:which|that|is|being|should|must|be|called|named|for|says?|saying|reads?|reading|namely)$/
const LEADING = /^(?:the|a|is|as|be|being|should|must|will|only|one|single|just|with)$/

/** What stands behind a button that the copy says: `one red button, Book a seat`. */
function wordsBehind({ items, source, says }: Brief, at: number): string | undefined {
  let from = (items[at] as Item).last + 1
  while (NAMING.test(source.words(from, from))) from++
  for (let length = LONGEST; length > 0; length--) {
    const words = source.words(from, from + length - 1)
    const isNamed = length > 1 || from > (items[at] as Item).last + 1
    if (isNamed && words.length >= SHORTEST && says(words)) return words
  }
  return undefined
}

/** What stands before it: `Book a seat is the only red button`. */
function wordsBefore({ items, source, says }: Brief, at: number, index: number): string | undefined {
  let to = Math.min((items[at] as Item).first, (items[index] as Item).first) - 1
  while (to > 0 && LEADING.test(source.words(to, to))) to--
  for (let length = LONGEST; length > 1; length--) {
    const words = to - length + 1 < 0 ? '' : source.words(to - length + 1, to)
    if (words.length >= SHORTEST && says(words)) return words
  }
  return undefined
}
