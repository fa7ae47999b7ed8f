/** Finds lines that a brief has between the sections of a document: `one thin line between the sections`. */
import type { Item } from './items.ts'

/** Items with a line between sections as one. */
export function readLinesBetween(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item, index) => {
    const [line, between, sections] = items.slice(index, index + 3)
    const isMeant =
      line && between && sections && isTight(between, sections) && isLine(line) && BETWEEN.test(between.words)
    if (isMeant && SECTIONS.test(sections.words)) return [lineOf(line, sections)]
    const isBehind = [1, 2].some(back => {
      const [one, two, three] = items.slice(index - back, index - back + 3)
      const found = one && two && three && isTight(two, three) && isLine(one) && BETWEEN.test(two.words)
      return found === true && SECTIONS.test(three.words)
    })
    return isBehind ? [] : [item]
  })
}

function isTight(...items: readonly Item[]): boolean {
  return items.every(({ join }) => join === 'none')
}

function isLine({ meaning }: Item): boolean {
  return meaning.kind === 'setting' && meaning.patch.shape?.rules !== undefined
}

const BETWEEN = /^(?:between|dividing|separating|divide|separate)$/
const SECTIONS = /^(?:sections?|parts?|chapters?|blocks?|headings?)$/

function lineOf(line: Item, { last, words }: Item): Item {
  const meaning = {
    kind: 'setting' as const,
    patch: { shape: { rules: 'hairline' as const }, parts: { sections: { line: true } } },
    off: { shape: { rules: 'none' as const } },
  }
  return { ...line, meaning, last, words: `${line.words} between ${words}` }
}
