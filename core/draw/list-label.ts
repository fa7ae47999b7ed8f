import type { Element } from '../compose/tree.ts'

/** False for lists that are only lists for the sake of meaning: cards, steps. */
export function hasLabels({ properties, style }: Element): boolean {
  return !(properties.role === 'list' && (style.display === 'flex' || style.display === 'grid'))
}

const bullets = ['•', '–']

/** Dots and dashes in turn, as lists of bullets nest; depth from 1. */
export function bulletLabel(depth: number): string {
  return bullets[(depth - 1) % 2] ?? '•'
}

/** Figures, then letters, then roman numerals, as lists of numbers nest; depth from 1. */
export function numberLabel(number: number, depth: number): string {
  const manner = (depth - 1) % 3
  if (manner === 1 && number > 0) return `${toLetters(number)}.`
  if (manner === 2 && number > 0 && number < 4000) return `${toRoman(number)}.`
  return `${number}.`
}

function toLetters(number: number): string {
  let rest = number
  let letters = ''
  while (rest > 0) {
    letters = String.fromCharCode(97 + ((rest - 1) % 26)) + letters
    rest = Math.floor((rest - 1) / 26)
  }
  return letters
}

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

function toRoman(number: number): string {
  let rest = number
  let numeral = ''
  for (const [value, letters] of romanParts) {
    while (rest >= value) {
      numeral += letters
      rest -= value
    }
  }
  return numeral
}

/** The part name of a list item that goes on from the sheet before: it has no label and is not counted. */
export const continuedPart = 'continued'
