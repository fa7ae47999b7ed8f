import { isCountAndHalf } from '../../../core/reading/slides/figures.ts'
import type { List, ListItem, PhrasingContent } from 'mdast'
import { phrasingText } from '../../../core/source/text.ts'
import { cut, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { isTime } from '../../../core/reading/values/point-in-time.ts'
import { plainWords } from '../../lines/plain-points.ts'

/** One point of a list that opens with words in bold, or with a time, a term or a name before a sign, and what follows them. */
export interface Point {
  readonly lead: readonly PhrasingContent[]
  readonly words: readonly PhrasingContent[]
}

/** The points of a list of at most six, each of which opens with a figure in bold; undefined for other lists. */
export function readFigures(list: List): readonly Point[] | undefined {
  return readPoints(
    list,
    1,
    words =>
      /\d/.test(words) && (words.length <= (CHANGE.test(words) ? CHANGED : FIGURE) || isCountAndHalf(words)),
  )
}

/** The points of a list of three to five, each of which opens with a time: what happens when. */
export function readTimes(list: List, lang: string): readonly Point[] | undefined {
  if (list.children.length > 5) return undefined
  return readPoints(list, 3, words => isWhen(words, lang))
}

/** Entries of a chronology that one slide holds. */
const CHRONOLOGY = { least: 4, most: 12 } as const

/** The points of a list that each open with a time of day, in their order; undefined for others. */
export function readChronology(list: List): readonly Point[] | undefined {
  const { length } = list.children
  if (list.ordered || length < CHRONOLOGY.least || length > CHRONOLOGY.most) return undefined
  const points = list.children.flatMap(item => readPoint(item, isClock) ?? [])
  return points.length === length ? points : undefined
}

/** Whether words are a time of day: `07:30`, `14.05`, `9h15`. */
export function isClock(words: string): boolean {
  return /^\d{1,2}[:.h]\d{2}(?:\s?(?:[ap]\.?m\.?|Uhr|UTC|h))?$/iu.test(words.trim())
}

/** Whether words are a time, a span of times, or a season or a month of a year. */
export function isWhen(text: string, lang: string): boolean {
  if (text.split(/\s*[–-]\s*/u).every(part => isTime(part, lang))) return true
  return (
    text.length <= 22 &&
    text.split(/\s+/u).length <= 3 &&
    /(?:19|20)\d{2}(?:\s?[/–]\s?(?:\d{2}|20\d{2}))?$/u.test(text)
  )
}

/** Whether words are a day or days, with or without their year: `1–2 July`, `miércoles 3`. */
export function isDay(text: string, lang: string): boolean {
  return (
    isWhen(text, lang) ||
    findValues(text, lang).some(({ value, start }) => value.type === 'date' && start === 0)
  )
}

/** Letters of a term or a name, and of what a figure is a figure of. */
const TERM = 32
const COUNTED = 60
/** Letters of a figure that is all that is said of something. */
const FIGURE = 18
/** The same of what something was and became. */
const CHANGED = 26
const CHANGE = /\d.*[→⟶➜➔>].*\d/u

/** The points of a list of two to six, each of which opens with a term or a name and goes on for a line or two. */
export function readTerms(list: List): readonly Point[] | undefined {
  if (list.ordered) return undefined
  const points = readPoints(list, 2, (words, said) => words.length <= (isFigure(said) ? COUNTED : TERM))
  const short = points?.every(({ words }) => {
    const { length } = phrasingText(words)
    return length > 0 && length <= 150
  })
  return short ? points : undefined
}

function isFigure(said: string): boolean {
  return said.length <= FIGURE && /^[^\p{L}]*\d/u.test(said)
}

/** Whether words open a point that goes on with what is said of them. */
type IsLead = (words: string, said: string) => boolean

function readPoints(list: List, least: number, isLead: IsLead): Point[] | undefined {
  const { length } = list.children
  if (length < least || length > 6) return undefined
  const points = list.children.flatMap(item => readPoint(item, isLead) ?? [])
  return points.length === length ? points : undefined
}

function readPoint(item: ListItem, isLead: IsLead): Point | undefined {
  const [lead, ...words] = plainWords(item) ?? []
  if (lead?.type === 'text') return readTied(lead.value, words, isLead)
  if (lead?.type !== 'strong') return undefined
  const { end, rest } = endOfWord(words)
  const whole = [...lead.children, ...end]
  const said = withoutTie(rest)
  return isLead(phrasingText(whole), phrasingText(said))
    ? { lead: withoutColon(whole), words: said }
    : undefined
}

/** What stands behind letters in bold without a blank is the end of their word: `**S**ituation – who`. */
function endOfWord(words: readonly PhrasingContent[]): {
  readonly end: readonly PhrasingContent[]
  readonly rest: readonly PhrasingContent[]
} {
  const [first, ...others] = words
  const letters = first?.type === 'text' ? (/^[\p{L}\p{M}]+/u.exec(first.value)?.[0] ?? '') : ''
  if (first?.type !== 'text' || letters === '') return { end: [], rest: words }
  const line = toPhrase([first])
  return {
    end: cut(line, 0, letters.length).nodes,
    rest: [...cut(line, letters.length).nodes, ...others],
  }
}

/** What ties a lead that is not set off to its words: a colon, a dash; a comma where the lead is somebody's name. */
const tied = /^((?:[^:–—]|(?<=\d)[–—](?=\d)){1,60}?)(?::|\s[–—-])\s+(\S.*)?$/su
const named =
  /^((?:(?:Dr|Prof|Ing|Sra?|Mme|M)\.?\s+)?\p{Lu}[\p{L}’'-]+(?:\s+(?:\p{Ll}{1,3}\s+)?\p{Lu}[\p{L}’'.-]*){1,3}),\s+(\S.*)$/su

function readTied(text: string, others: readonly PhrasingContent[], isLead: IsLead): Point | undefined {
  const [, lead = '', value = ''] = tied.exec(text) ?? named.exec(text) ?? []
  const words: readonly PhrasingContent[] = value === '' ? others : [{ type: 'text', value }, ...others]
  if (lead === '' || words.length === 0 || !isLead(lead, phrasingText(words))) return undefined
  return { lead: [{ type: 'text', value: lead }], words }
}

/** The words after a lead without the mark that ties them to it in running text, or the blanks before them. */
export function withoutTie(words: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const [first] = words
  if (first?.type !== 'text') return words
  const said = first.value.replace(/^\s*[:,;–—-]\s+/, '').trimStart()
  return cut(toPhrase(words), first.value.length - said.length).nodes
}

/** A lead without the colon that ends it in running text. */
function withoutColon(lead: readonly PhrasingContent[]): readonly PhrasingContent[] {
  const last = lead.at(-1)
  if (last?.type !== 'text') return lead
  return [...lead.slice(0, -1), { ...last, value: last.value.replace(/\s*[:：]$/u, '') }]
}
