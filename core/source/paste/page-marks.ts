import type { Line } from './lines.ts'

/** A line that tells which page it stands on: the mark alone, or behind words that head each page. */
export interface PageMark {
  /** Of the lines. */
  readonly at: number
  /** Letters of the words before it; 0 where the whole line is set again on each page. */
  readonly words: number
}

/** A number alone between dashes: `- 2 -`. */
const dashed = /^[-–—]\s?(\d{1,3})\s?[-–—]$/
/** What a page's number stands behind where words head the page: blanks too wide for a sentence. */
const lead = String.raw`^(?:(\S.*?)(?:\s{3,}|\t\s*))?`
/** Which page of how many: `Summer list      2 / 4`, `INVOICE 87      Page 1 of 2`, `Sida 1(2)`. */
const counted = new RegExp(
  String.raw`${lead}(?:(\p{L}{1,8})\.?\s)?(\d{1,3})\s?(?:\/|\(|\p{Ll}{1,3})\s?(\d{1,3})\)?$`,
  'u',
)
/** Which page of how many, before the day and the hour that a browser prints beside it: `1 of 2        18/02/2026, 07:55`. */
const printed =
  /^()()(\d{1,3})\s?(?:\/|\p{Ll}{1,4}|מתוך)\s?(\d{1,3})\s{4,}\d[\d./-]+,? \d{1,2}[:.]\d{2}(?: ?[AP]M)?$/u
/** Which page, by its word: `Winter report      p. 3`. */
const named = new RegExp(String.raw`${lead}(\p{L}{1,8})\.?\s?(\d{1,3})$`, 'u')
const pageWord =
  /^(?:pages?|pg|p|seite|s|página|pagina|pág|pag|strona|strana|str|sida|sid|side|sivu|sayfa|blad|blz|σελίδα|σελ|сторінка|страница|стор|стр)$/iu
/** A file's name, which a viewer prints over each page. */
const fileName = /^[\p{L}\p{N}][^/\\]{0,80}\.(?:pdf|docx?|odt|rtf|txt|xlsx?|pptx?|pages|indd)$/iu
/** A page's number far from whatever else stands in its line: `Winter 26            4`. */
const farNumber = /^(?:(\S.*?)\s{12,})?(\d{1,3})$/
/** That the page goes on overleaf, alone above the head of the next. */
const goesOn =
  /^\W{0,3}(?:cont(?:inued|\.|’?d)?|please turn over|p\.?t\.?o\.?|fortsetzung|forts\.|(?:à )?suite|suite|continúa|continua|segue|vervolg|zie ommezijde|ciąg dalszy|c\.?d\.?n\.?|pokračování|fortsättning|jatkuu|devamı|продовження|продолжение)(?![\p{L}]).{0,40}$/iu
/** A line as wide as the page, under what heads it. */
const stroke = /^_{3,}$/

/** The pages of a paste by what was printed on each of them: numbers that count from line to line. `known` lines told one. */
export function pageMarks(lines: readonly Line[], known: ReadonlySet<number>): readonly PageMark[] {
  const marks = [...countedOn(lines, dashed), ...headsOfPages(lines)]
  const told = new Set(marks.map(({ at }) => at))
  const names = fileNames(lines).flatMap(at => (told.has(at) ? [] : [{ at, words: 0 }]))
  const running = runningHeads(new Set([...told, ...known]), lines)
  return [...marks, ...names, ...running, ...marks.flatMap(({ at }) => around(at, lines))]
}

/** Lines that stand alike beside the marks of several pages, and whose words are said elsewhere. */
function runningHeads(marks: ReadonlySet<number>, lines: readonly Line[]): readonly PageMark[] {
  const written = lines.flatMap(({ text }, at) => (text === '' && !marks.has(at) ? [] : [at]))
  const beside = written.flatMap((at, place) =>
    marks.has(at)
      ? [written[place - 1], written[place + 1]].flatMap(near =>
          near === undefined || marks.has(near) ? [] : [near],
        )
      : [],
  )
  const found = [...new Set(beside)]
  return found.flatMap((at, order): PageMark[] => {
    const text = lines[at]?.text ?? ''
    const alike = found.filter(other => lines[other]?.text === text)
    if (alike.length < 2 || text.length > MOST || /[.!?]$/.test(text)) return []
    const said = new Set(lines.flatMap(line => (line.text === text ? [] : wordsOf(line.text))))
    const isSaid = wordsOf(text).every(word => said.has(word))
    return isSaid || found.some((other, place) => place < order && lines[other]?.text === text)
      ? [{ at, words: 0 }]
      : []
  })
}

/** Lines that are the name of a file and nothing else, first or last of all or said again. */
function fileNames(lines: readonly Line[]): readonly number[] {
  const written = lines.flatMap(({ text }, at) => (text === '' ? [] : [at]))
  const named = written.filter(at => fileName.test(lines[at]?.text ?? ''))
  const counts = new Map<string, number>()
  for (const at of named) counts.set(lines[at]?.text ?? '', (counts.get(lines[at]?.text ?? '') ?? 0) + 1)
  const isSaid = (at: number): boolean => (counts.get(lines[at]?.text ?? '') ?? 0) > 1
  return named.filter(at => at === written[0] || at === written.at(-1) || isSaid(at))
}

/** Lines whose numbers count on by one, two at least. */
function countedOn(lines: readonly Line[], mark: RegExp): readonly PageMark[] {
  const found = lines.flatMap(({ text }, at) => {
    const number = Number(mark.exec(text)?.[1])
    return number > 0 ? [{ at, number }] : []
  })
  const isCount =
    found.length > 1 &&
    found.every(({ number }, at) => at === 0 || number === (found[at - 1]?.number ?? 0) + 1)
  return isCount ? found.map(({ at }) => ({ at, words: 0 })) : []
}

/** Lines that were printed next to a page's number: strokes that hold it, that the last page goes on, and what is said elsewhere as well. */
function around(at: number, lines: readonly Line[]): readonly PageMark[] {
  const next = lines[at + 1]?.text ?? ''
  const above = lines.findLastIndex(({ text }, place) => place < at && text !== '')
  const before = lines[above]?.text ?? ''
  const isMark =
    stroke.test(before) || (before.length <= SHORT && goesOn.test(before)) || isRunning(above, lines)
  return [...(stroke.test(next) ? [at + 1] : []), ...(isMark ? [above] : [])].map(place => ({
    at: place,
    words: 0,
  }))
}

/** What runs along the foot of each page in columns, and is all said elsewhere. */
function isRunning(at: number, lines: readonly Line[]): boolean {
  const text = lines[at]?.text ?? ''
  if (!/\S {8,}\S/.test(text) || text.length > MOST) return false
  const places = placesOf(lines)
  const words = wordsOf(text).map(word => places.get(word))
  const said = words.filter(place => place !== undefined && place.first < at).length
  return said * 2 > words.length && words.every(place => place && (place.first < at || place.last > at))
}

interface Places {
  readonly first: number
  readonly last: number
}

const known = new WeakMap<readonly Line[], ReadonlyMap<string, Places>>()

/** The first and the last line that says each word. */
function placesOf(lines: readonly Line[]): ReadonlyMap<string, Places> {
  const own = known.get(lines)
  if (own) return own
  const places = new Map<string, Places>()
  lines.forEach(({ text }, at) => {
    for (const word of wordsOf(text)) places.set(word, { first: places.get(word)?.first ?? at, last: at })
  })
  known.set(lines, places)
  return places
}

/** Lines that head pages; what one says that stands elsewhere too goes with its number, and so does a file's name. */
function headsOfPages(lines: readonly Line[]): readonly PageMark[] {
  const found = pagesIn(lines)
  if (found.length === 0) return []
  const said = new Set(
    lines.flatMap(({ text }, at) => (found.some(mark => mark.at === at) ? [] : wordsOf(text))),
  )
  return found.map(({ at, words }) => {
    const isSaid = fileName.test(words) || wordsOf(words).every(word => said.has(word))
    for (const word of wordsOf(words)) said.add(word)
    return { at, words: isSaid ? 0 : words.length }
  })
}

/** A line that ends in the number of a page. */
interface Head {
  readonly at: number
  readonly words: string
  readonly page: number
  /** Of how many, where it says so. */
  readonly pages?: number
  /** Whether the number has the word for a page. */
  readonly isNamed: boolean
}

/** Pages whose numbers stand at the right edge, two at least alone in their lines and all but one: a page may have its number at its head and its foot. */
function farPages(lines: readonly Line[]): readonly Head[] {
  const heads = lines.flatMap(({ text, indent }, at) => {
    const [, words = '', page] = farNumber.exec(text.slice(0, MOST)) ?? []
    const isFar = page !== undefined && (words !== '' || indent >= FAR)
    return isFar ? [{ at, words, page: Number(page), isNamed: false }] : []
  })
  const alone = heads.filter(({ words }) => words === '').length
  const isCount = heads.every(({ page }, at) => {
    const step = page - (heads[at - 1]?.page ?? page)
    return step === 1 || (step === 0 && (at === 0 || heads[at - 1]?.words !== heads[at]?.words))
  })
  return alone > 1 && alone >= heads.length - 1 && isCount ? heads : []
}

/** Columns before a number that stands at the right edge. */
const FAR = 24

/** Pages that say of how many they are; else by their word alone, some lines apart as no list of contents is; else by where their numbers stand. */
function pagesIn(lines: readonly Line[]): readonly Head[] {
  const heads = lines.flatMap((line, at) => headIn(line, at) ?? [])
  const whole = heads.filter(({ pages }) => pages !== undefined)
  const isCount = countOn(whole) && whole.length > 1 && whole.every(({ pages }) => pages === whole[0]?.pages)
  if (isCount) return whole
  const sure = whole.filter(({ isNamed }) => isNamed)
  if (sure.length > 0) return sure
  const isApart = heads.every(({ at }, place) => place === 0 || at - (heads[place - 1]?.at ?? 0) >= APART)
  return heads.length > 1 && whole.length === 0 && isApart && countOn(heads) ? heads : farPages(lines)
}

/** Lines from one page's head to the next at least. */
const APART = 4
/** Letters of a line that says that the page goes on at most. */
const SHORT = 60

function headIn(line: Line, at: number): Head | undefined {
  const text = line.text.slice(0, MOST)
  const [, words = '', name = '', page, of] =
    counted.exec(text) ?? printed.exec(text) ?? named.exec(text) ?? []
  const pages = of === undefined ? undefined : Number(of)
  const isNamed = pageWord.test(name) || printed.test(text)
  if (page === undefined || !(pages === undefined ? isNamed : Number(page) <= pages)) return undefined
  if (words === '' && !isNamed) return undefined
  return { at, words, page: Number(page), isNamed, ...(pages !== undefined && { pages }) }
}

function countOn(heads: readonly Head[]): boolean {
  return heads.every(({ page }, at) => at === 0 || page === (heads[at - 1]?.page ?? 0) + 1)
}

/** Letters of a line that heads pages at most. */
const MOST = 160

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
