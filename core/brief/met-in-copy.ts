/** Finds the line of a copy that some words of a brief are about, where they are not its very words: `the allergy bit`, `the Ganesh line`. */
import type { RootContent } from 'mdast'
import { onDemand } from '../on-demand.ts'
import type { Document } from '../source/document.ts'
import { fieldTexts } from '../source/fields.ts'
import { copyText, plainText, wordsOf } from '../source/text.ts'
import type { PartKey } from './design.ts'
import { isQuoted, kindNamed, passagesOf } from './kinds-in-copy.ts'
import { namesLastLine } from './last-line.ts'
import { isAny, isSame, SOLID, withoutAny } from './same-words.ts'

/**
 * The thing of a copy that some words of a brief are about, by its kind or the name of its line, label or heading, and how many of
 * it they count; undefined where no one is surely meant.
 */
export type MeetsCopy = (words: string, count?: number) => PartKey | undefined

/** What a copy has for words that are not its own. */
export function metIn(document: Document): MeetsCopy {
  const lines = onDemand(() => copyText(document).split('\n').flatMap(lineOf))
  const lists = onDemand(() => listsIn(document.root.children))
  const own = onDemand(() => fieldTexts(document.fields).map(({ text }) => text))
  const passages = onDemand(() => passagesOf(document.root.children, own()))
  return (words, count) => {
    const all = wordsOf(words).split(' ')
    if (namesLastLine(all)) return lastOf(lines())
    const numbered = count === undefined ? undefined : clauseNumbered(lines(), all)
    if (numbered) return `said:${numbered.name}`
    const kind = all.length > LONGEST_KIND ? undefined : kindNamed(passages(), all)
    if (kind || all.some(isQuoted)) return kind
    const called = numberCalled(lines(), all)
    if (called) return `said:${called.name}`
    const wanted = tellingOf(words)
    const best =
      wanted.length === 0 || wanted.length > MOST
        ? undefined
        : (namedIn(lines(), wanted) ?? bestOf(lines(), wanted))
    if (best || count === undefined || count < 2) {
      const one = best ?? halfOf(lines(), wanted)
      return one && `said:${one.name}`
    }
    if (wanted.length === 0) return undefined
    const counted = lists().filter(list => list.count === count)
    return counted.length === 1 ? `said:${counted[0]?.name}` : undefined
  }
}

const CLAUSES =
  /^(?:clause|section|paragraph|article|point|klausel|ziffer|paragraf|absatz|abschnitt|punkt|cláusula|artículo|apartado|clausola|articolo|punto|artigo|ponto|artikel|clausule|punt|klauzula|klausul|avsnitt|madde|пункт|стаття)$/u

/** `clause 5`: the line that begins with its number. */
function clauseNumbered(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const [first = '', second = ''] = wanted
  if (wanted.length !== 2 || !CLAUSES.test(first) || !/^\d{1,3}$/.test(second)) return undefined
  return lines.find(({ words }) => words.length > 1 && words[0] === second)
}

/** A number to call, in many languages, at the end of a word or by itself. */
const NUMBER =
  /(?:nummer|numret|telefon|number|phone|line|hotline|numéro|número|numero|numer|číslo|номер)(?:en|n|et)?$/u

/** `die Nachtnummer`, `the night number`: the one label with that word before a number to call. */
function numberCalled(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const word = wanted.find(one => NUMBER.test(one))
  if (word === undefined || wanted.length > LABEL) return undefined
  const stems = [word.replace(NUMBER, ''), ...wanted.filter(one => one !== word)].filter(
    stem => stem.length >= STEM_OF_NUMBER && !isAny(stem),
  )
  const found = lines.filter(
    ({ words, isRung }) => isRung && words.some(own => stems.some(stem => own.startsWith(stem))),
  )
  return found.length === 1 ? found[0] : undefined
}

/** Letters of what a number is for: `Not` is short. */
const STEM_OF_NUMBER = 3

function lastOf(lines: readonly Line[]): PartKey | undefined {
  const last = lines.at(-1)
  return last && `said:${last.name}`
}

/** Words that name a thing by its kind, at most. */
const LONGEST_KIND = 9

/** Words that name one thing, at most. */
const MOST = 5

/** The lists of a copy by the line or heading that leads to each, and the lines that a line before a colon leads to. */
function listsIn(
  blocks: readonly RootContent[],
): readonly { readonly name: string; readonly count: number }[] {
  return blocks.flatMap((block, at) => {
    const before = blocks[at - 1]
    const isLead = before?.type === 'heading' || before?.type === 'paragraph'
    const name = isLead ? wordsOf(plainText(before).split('\n').at(-1) ?? '') : ''
    if (block.type === 'list' && name !== '') return [{ name, count: block.children.length }]
    const [lead = '', ...others] = block.type === 'paragraph' ? plainText(block).split('\n') : []
    return lead.endsWith(':') && others.length > 1 ? [{ name: wordsOf(lead), count: others.length }] : []
  })
}

interface Line {
  readonly name: string
  readonly words: readonly string[]
  /** A label before nothing but a number to call. */
  readonly isRung?: boolean
}

/** Letters of the longest line that has a name. */
const LONGEST = 110
/** Words of the longest label. */
const LABEL = 4

/** A line by its words; behind a short label or before a dash it goes by what that says. */
function lineOf(text: string): readonly Line[] {
  const label = /^([^:→]{2,40}?)(?:\s*(?:(?<!\d):|:(?!\d)|→)\s*|\s[-–—]\s)\S/u.exec(text)?.[1]
  const labelWords = wordsOf(label ?? '')
  const isLabelled = /\p{L}{2}/u.test(labelWords) && labelWords.split(' ').length <= LABEL
  const own = wordsOf(text)
  if (!/\p{L}{2}/u.test(own) || text.length > LONGEST) return []
  return [
    ...(isLabelled ? [{ ...lineNamed(labelWords), isRung: RUNG.test(text) }] : []),
    ...segmentsOf(isLabelled ? text.slice(label?.length).replace(/^\s*[:→–—-]\s*/u, ' — ') : text),
    lineNamed(own),
  ]
}

/** A line that ends in a number to call. */
const RUNG = /[:–—-]\s*\+?\(?\d[\d\s()./-]{5,}\d\s*$/u

function lineNamed(name: string): Line {
  return { name, words: name.split(' ') }
}

/** What stands between signs that divide a line: `two days closed, 14–15 October` of a longer one. */
function segmentsOf(text: string): readonly Line[] {
  const segments = text.split(/\s+(?:[–—|·•;→]|\p{Extended_Pictographic}\p{M}*)\s+/u)
  const names = segments.slice(1).map(wordsOf)
  return names.filter(name => /\p{L}{2}/u.test(name)).map(lineNamed)
}

/** What Korean joins to the end of a word. */
const PARTICLE = /(?<=\p{Script=Hangul}{2})(?:만|은|는|을|를|이|가|도|의)$/u

function tellingOf(words: string): readonly string[] {
  return wordsOf(words)
    .split(' ')
    .map(word => withoutAny(word.replace(/^の/, '').replace(PARTICLE, '')))
    .filter(word => word !== '' && !isAny(word))
}

/** The one short line or label whose words are all among the wanted: `La Marinette:` for `le menu La Marinette`. */
function namedIn(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const named = lines.filter(({ words }) => {
    const own = words.length > LABEL ? [] : words.filter(word => !isAny(word))
    const isSaid = own.every(word => wanted.some(other => isSame(word, other)))
    return isSaid && own.some(word => word.length >= SURE || SOLID.test(word))
  })
  const most = Math.max(...named.map(({ words }) => words.length), 0)
  const best = new Set(named.filter(({ words }) => words.length === most).map(({ name }) => name))
  return best.size === 1 ? named.find(({ name }) => best.has(name)) : undefined
}

/** Whether a line goes by a single one of its words: a short one by any, a longer one by those that it begins with. */
function goesBy({ words }: Line, isIt: (word: string) => boolean): boolean {
  return (words.length > SHORT ? words.slice(0, LABEL) : words).some(isIt)
}

/** Words of the longest line that any of its words tells. */
const SHORT = 7

/** The one line that has most of the wanted words; undefined where two have as many, or none has two of three. */
function bestOf(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const scored = lines
    .map(line => ({ line, score: wanted.filter(word => line.words.some(own => isSame(own, word))).length }))
    .filter(({ score }) => score * 3 >= wanted.length * 2)
  const most = Math.max(...scored.map(({ score }) => score), 0)
  const best = scored.filter(
    ({ line, score }) =>
      score === most && (most > 1 || goesBy(line, own => wanted.some(word => isSame(own, word)))),
  )
  const [first] = best
  // A label, or a piece between signs, and the line that it is of are one.
  const isOne = best.every(({ line }) => line.name.includes(first?.line.name ?? ''))
  const isSure = most > 1 || wanted.some(word => word.length >= SURE || SOLID.test(word))
  return first && isOne && isSure ? first.line : undefined
}

/** The one line that has a long one of two words, where the other is the brief's own for it: `vakanta tjänsten`. */
function halfOf(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  if (wanted.length !== 2) return undefined
  const long = wanted.filter(word => word.length > SURE)
  const found = lines.filter(line => goesBy(line, own => long.some(word => isSame(own, word))))
  const [first] = found.toSorted((one, other) => one.name.length - other.name.length)
  return first && found.every(({ name }) => name.includes(first.name)) ? first : undefined
}

/** Letters from which a single word tells a line. */
const SURE = 5
