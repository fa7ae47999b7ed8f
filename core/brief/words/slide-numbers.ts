/** How briefs number slides, in the languages that briefs come in. */

const SLIDE =
  "slides?|folien?|diapo(?:s|sitives?|sitivas?)?|láminas?|dia(?:[’']s)?|bild(?:er)?|slaj\\p{L}+|sním\\p{L}+|slayt\\p{L}*|слайд\\p{L}*|kalvo\\p{L}*|スライド|슬라이드|الشريحة"
const SIGN = 'n[ro°º]\\.?|no\\.|numbers?|nummern?|numéros?|números?|#|№'
/** A number that counts slides, and no day, share or part of a figure. */
const NUMBER = '#?\\d{1,2}(?![\\d.,:]*\\d|\\s?%|\\sde\\s)'
const JOINT =
  ',|/|&|\\+|[–-]|und|and|or|oder|et|ou|y|e|o|en|och|og|oraz|i|ve|та|і|и|と|、|와|과|to|through|bis|à|al?|tot|till|do'

/** `slides 2, 8 and 11`, `Folie 3`, `slide #4`, `diapos 2 à 4`; `the 3rd slide`, `第3页`. */
export const slidesByNumber: RegExp = new RegExp(
  `(?<!\\p{L})(?:${SLIDE})\\s?(?:${SIGN})?\\s?(?<list>${NUMBER}(?:(?:\\s?(?:${JOINT})){1,2}\\s?${NUMBER})*)|(?<![\\p{L}\\d.,])(?<one>\\d{1,2})(?:st|nd|rd|th|e|er|ère|ème|º|ª|:an|:e|\\.)\\s(?:${SLIDE})(?!\\p{L})|第\\s?(?<page>\\d{1,2})\\s?(?:页|頁|张|張|枚)`,
  'iu',
)

/** Ordinals before a word for slides, and numbers in words behind it. */
const COUNTED: readonly string[] = [
  'first|opening|erste[nr]?|première|primera|primeira|prima|eerste|första|pierwszy',
  'second|zweite[nr]?|deuxième|segunda|seconda|tweede|andra|drugi',
  'third|dritte[nr]?|troisième|tercera|terza|terceira|derde|tredje|trzeci',
  'fourth|vierte[nr]?|quatrième|cuarta|quarta|vierde|fjärde|czwarty',
  'fifth|fünfte[nr]?|cinquième|quinta|vijfde|femte|piąty',
  'sixth|sechste[nr]?|sixième|sexta|sesta|zesde|sjätte|szósty',
  'seventh|siebte[nr]?|septième',
  'eighth|achte[nr]?|huitième',
  'ninth|neunte[nr]?|neuvième',
  'tenth|zehnte[nr]?|dixième',
]
const BEHIND = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const LAST = 'last|final|closing|letzte[nr]?|dernière|última|ultima|laatste|sista|ostatni'

const inWords: readonly RegExp[] = [...COUNTED, LAST].map(
  (words, at) =>
    new RegExp(
      `(?<!\\p{L})(?:${words})\\s(?:${SLIDE})(?!\\p{L})|(?<!\\p{L})slide\\s${BEHIND[at] ?? '\\d{4}'}(?!\\p{L})`,
      'iu',
    ),
)

/** The slides that a text names by their numbers, from 1, of so many. */
export function slideNumbersIn(text: string, of: number): readonly number[] {
  const { list, one, page } = slidesByNumber.exec(text)?.groups ?? {}
  const single = one ?? page
  const named = single ? [Number(single)] : list ? numbersIn(list) : []
  const counted = inWords.flatMap((words, at) =>
    words.test(text) ? [at < COUNTED.length ? at + 1 : of] : [],
  )
  return [...new Set([...named, ...counted])].filter(number => number >= 1 && number <= of)
}

/** Slides from one to another, at most. */
const RANGE = 4

function numbersIn(list: string): readonly number[] {
  const [from = 0, to = 0, ...more] = [...list.matchAll(/\d+/g)].map(([digits]) => Number(digits))
  const isRange = more.length === 0 && /[–-]|to|through|bis|à|\bal?\b|tot|till|do/iu.test(list)
  if (isRange && to > from && to - from < RANGE)
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  return [from, to, ...more]
}
