import { readValue } from '../../../core/reading/values/read-value.ts'

/** A figure with what it counts, and no year: `41 hectares`, `€1.2m`, `83 %`. One digit alone counts what is listed. */
const FIGURE =
  /^(?!(?:1[5-9]|20)\d\d$)[~≈+−-]?\s?(?:\p{Sc}\s?\d|\d{2}|\d[.,]\d|\d\s?[%‰×]|\d\s?\p{Sc})[\d.,'’\s]*(?:[%‰×]|\p{Sc})?(?:\s?\p{L}[\p{L}²³/]*){0,2}[.!?]?$/u
/** Letters of a figure. */
const LETTERS = 18

/** Whether the title of a slide is a figure, which then is the largest thing on it. */
export function isFigureTitle(words: string, lang: string): boolean {
  return words.length <= LETTERS && (FIGURE.test(words) || opensWithPower(words, lang))
}

/** Whether words open with a number told by its power of ten: `9 billion`, `2 mil millones`. */
function opensWithPower(words: string, lang: string): boolean {
  const pieces = words.split(/\s+/)
  return [2, 3].some(count => {
    const value = readValue(pieces.slice(0, count).join(' '), lang)
    return value?.type === 'number' && value.amount >= 1000 && /^\d[\d.,]*\s\p{L}/u.test(words)
  })
}
