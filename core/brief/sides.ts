/** Finds sizes whose two sides are said one by one: `1200 mm wide and 400 mm high`, `幅1200mm×高さ400mm`. */
import type { Item } from './items.ts'
import type { Source } from './things-of-copy.ts'

/** Items between the two sides at most. */
const BETWEEN = 4

/** Items in which two lengths that are said to be the width and the height are the size of the page. */
export function readSides(items: readonly Item[], source: Source): readonly Item[] {
  const taken = new Set<number>()
  return items.flatMap((item, index) => {
    if (taken.has(index)) return []
    const wide = lengthOf(item)
    const other = wide && secondSide(items, index)
    const high = other && lengthOf(items[other] as Item)
    if (!wide || !other || !high || high.unit !== wide.unit) return [item]
    const [first, second] = [item, items[other] as Item].map(({ first, last }) =>
      source.words(Math.max(first - 1, 0), last + 1),
    ) as [string, string]
    const sides =
      WIDE.test(first) && HIGH.test(second)
        ? [wide, high]
        : HIGH.test(first) && WIDE.test(second)
          ? [high, wide]
          : undefined
    if (!sides) return [item]
    for (let at = index + 1; at <= other; at++) taken.add(at)
    const label = items[other + 1]
    if (label?.join === 'none' && label.meaning.kind === 'unknown' && SIDE.test(label.words))
      taken.add(other + 1)
    const size = `${sides.map(({ value }) => value).join('x')}${wide.unit}`
    const last = (items[other] as Item).last
    return [{ ...item, last, words: size, meaning: { kind: 'setting', patch: { page: { size } } } }]
  })
}

function secondSide(items: readonly Item[], index: number): number | undefined {
  for (let at = index + 1; at <= index + BETWEEN && items[at]; at++) {
    if (items[at]?.join === 'stop') return undefined
    if (items[at]?.meaning.kind === 'length') return at
  }
  return undefined
}

function lengthOf({ meaning, words }: Item): { readonly value: string; readonly unit: string } | undefined {
  if (meaning.kind !== 'length') return undefined
  const [, value, unit] = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|in|inch|inches|px)$/.exec(words) ?? []
  return value && unit
    ? { value: value.replace(',', '.'), unit: unit.startsWith('in') ? 'in' : unit }
    : undefined
}

const SIDE = /^(?:high|tall|wide|breit|hoch|haut|large|alto|ancho|largo|hoog|breed|hög|bred)$/
const WIDE =
  /(?<!\p{L})(?:wide|width|breit|breite|large|largeur|ancho|anchura|larg[oah]\p{L}*|breed|breedte|szerok\p{L}*|šířk\p{L}|bred|bredd|leve\p{L}*|genişli\p{L}*|широк\p{L}*|ширин\p{L})(?!\p{L})|[幅寬宽]|너비|가로|عرض|רוחב/u
const HIGH =
  /(?<!\p{L})(?:high|height|tall|hoch|höhe|haut|hauteur|alto|altura|alt[aezo]\p{L}*|hoog|hoogte|wysok\p{L}*|výšk\p{L}|hög|höjd|korke\p{L}*|yüksekli\p{L}*|висок\p{L}*|висот\p{L})(?!\p{L})|高|높이|세로|ارتفاع|גובה/u
