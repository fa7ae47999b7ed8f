/** Finds the figure of a copy that some words of a brief name: a cell by its row and column, a pair, a figure with what it counts. */
import { wordsOf } from '../../source/text.ts'
import { type Copy, isLarge, said, type Thing } from './lead-copy.ts'
import { has, indexOfRun, isTelling, trimmed } from './telling-words.ts'

/** `mortality at Pen 6`: the cell of the row and the column that a text names. */
export function cellIn(text: string, copy: Copy): Thing | undefined {
  const wanted = wordsOf(text).split(' ')
  const all = ` ${wanted.join(' ')} `
  const found = copy.tables.flatMap(([head = [], ...rows]) => {
    const columns = head.flatMap((name, at) => (at > 0 && isNamed(name, wanted) ? [at] : []))
    const [column] = columns
    if (column === undefined || columns.length > 1) return []
    const named = rows.filter(([first = '']) =>
      [wordsOf(first), wordsOf(`${head[0] ?? ''} ${first}`)].some(
        name => /\p{L}{2}/u.test(name) && all.includes(` ${name} `),
      ),
    )
    return named.length === 1 ? [named[0]?.[column] ?? ''] : []
  })
  const [cell = ''] = found
  return found.length === 1 && /\d/.test(cell)
    ? { key: `said:${cell.toLowerCase()}`, isLong: false }
    : undefined
}

function isNamed(head: string, wanted: readonly string[]): boolean {
  const [first = ''] = wordsOf(head).split(' ').filter(isTelling)
  return first !== '' && has(wanted, first)
}

/** A figure that is known by itself: of two places, or with a sign or a unit. */
const FIGURE =
  /(?<![\p{L}\d.,]|\p{L}[-–])[\p{Sc}−-]?\d(?:[\d.,:'’]*\d)?(?:\s?[%‰\p{Sc}]|x\d|[km](?!\p{L}))?(?!\d|st(?!\p{L})|nd(?!\p{L})|rd(?!\p{L})|th(?!\p{L})|º|ª)/giu

/** `the 31% to 4% drop`, `52 down to 43`: the figures as the copy joins them, else the piece that has them all. */
export function figuresIn(text: string, copy: Copy): Thing | undefined {
  const figures = [...text.matchAll(FIGURE)].map(([own]) => own.trim())
  const telling = figures.filter(
    one => /\d.*\d|[%‰\p{Sc}]/u.test(one) && !MEASURE.test(text.slice(text.indexOf(one) + one.length)),
  )
  if (telling.length === 0 || !telling.every(one => copy.says(wordsOf(one)))) return undefined
  const run = longestRun(wordsOf(text).split(' '), copy.words, wordsOf(telling[0] as string).split(' '))
  const pair = figures.length > 1 ? pairIn(figures, copy) : undefined
  const figure = saidAsWritten(run.join(' '), copy)
  // Of a figure that is told again and again none is larger than all else.
  const isRepeated = run.length <= 2 && copy.words.filter(word => word === run[0]).length > 2
  return pair ?? { ...figure, isLong: figure.isLong || isRepeated }
}

/** Measures of a page, which are none of its copy. */
const MEASURE =
  /^\s?(?:mm|cm|m|pt|px|inch(?:es)?|punkt|points?|puntos?|slides?|pages?|seiten?|folien?)(?!\p{L})/iu

function pairIn(figures: readonly string[], copy: Copy): Thing | undefined {
  const { says, pieces } = copy
  const [one, other] = figures.map(wordsOf)
  const joined = [...'to auf bis à a na do until till → tot'.split(' ').map(wordsOf), '']
    .map(word => `${one} ${word} ${other}`.replace(/\s+/g, ' '))
    .find(words => says(words))
  // A point that tells it is seen whole.
  const point = pieces.find(({ kind, name }) => kind === 'item' && ` ${name} `.includes(` ${joined ?? '-'} `))
  if (point) return said(point.name, true)
  if (joined !== undefined) return saidAsWritten(joined, copy)
  const wanted = figures.flatMap(figure => wordsOf(figure).split(' '))
  const holding = pieces.filter(({ words }) => wanted.every(word => words.includes(word)))
  const [only] = holding.toSorted((a, b) => a.words.length - b.words.length)
  return only && said(only.name, only.kind !== 'heading')
}

/** The longest run of words in both that has some of them. */
function longestRun(
  wanted: readonly string[],
  own: readonly string[],
  around: readonly string[],
): readonly string[] {
  const start = indexOfRun(wanted, around)
  let best: readonly string[] = around
  if (start < 0) return best
  for (let at = 0; at + around.length <= own.length; at++) {
    if (!around.every((word, index) => own[at + index] === word)) continue
    let [from, to] = [0, around.length]
    while (
      start - from > 0 &&
      own[at - from - 1] !== undefined &&
      own[at - from - 1] === wanted[start - from - 1]
    )
      from++
    while (start + to < wanted.length && own[at + to] === wanted[start + to]) to++
    if (from + to > best.length) best = trimmed(own.slice(at - from, at + to))
  }
  return best
}

/** Figures as the copy writes them: `31% to 4%`. */
function saidAsWritten(words: string, { text }: Copy): Thing {
  const between = words.split(' ').join('[^\\p{L}\\p{N}\\n]+')
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])[\\p{Sc}−-]?${between}(?![\\p{L}\\p{N}])(?:\\s?[%‰\\p{Sc}])?`,
    'u',
  ).exec(text)
  return { key: `said:${found?.[0].trim() ?? words}`, isLong: isLarge(words) }
}
