/** Finds the line of a copy that some words of a brief are about, where they are not its very words: `the allergy bit`, `the Ganesh line`. */
import type { RootContent } from 'mdast'
import { onDemand } from '../on-demand.ts'
import type { Document } from '../source/document.ts'
import { copyText, plainText, wordsOf } from '../source/text.ts'
import type { PartKey } from './design.ts'
import { kindNamed, passagesOf } from './kinds-in-copy.ts'

/**
 * The thing of a copy that some words of a brief are about, by its kind or the name of its line, label or heading, and how many of
 * it they count; undefined where no one is surely meant.
 */
export type MeetsCopy = (words: string, count?: number) => PartKey | undefined

/** What a copy has for words that are not its own. */
export function metIn(document: Document): MeetsCopy {
  const lines = onDemand(() => copyText(document).split('\n').flatMap(lineOf))
  const lists = onDemand(() => listsIn(document.root.children))
  const passages = onDemand(() => passagesOf(document.root.children))
  return (words, count) => {
    const all = wordsOf(words).split(' ')
    const kind = all.length > LONGEST_KIND ? undefined : kindNamed(passages(), all, isAny, isSame)
    if (kind) return kind
    const wanted = tellingOf(words)
    const best =
      wanted.length === 0 || wanted.length > MOST
        ? undefined
        : (namedIn(lines(), wanted) ?? bestOf(lines(), wanted))
    if (best || count === undefined || count < 2) {
      const one = best ?? halfOf(lines(), wanted)
      return one && `said:${one.name}`
    }
    const counted = lists().filter(list => list.count === count)
    return counted.length === 1 ? `said:${counted[0]?.name}` : undefined
  }
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
}

/** Letters of the longest line that has a name. */
const LONGEST = 110
/** Words of the longest label. */
const LABEL = 4

/** A line by its words; behind a short label or before a dash it goes by what that says. */
function lineOf(text: string): readonly Line[] {
  const label = /^([^:→]{2,40}?)(?:\s*[:→]\s*|\s[-–—]\s)\S/u.exec(text)?.[1]
  const labelWords = wordsOf(label ?? '')
  const isLabelled = /\p{L}{2}/u.test(labelWords) && labelWords.split(' ').length <= LABEL
  const own = wordsOf(text)
  if (!/\p{L}{2}/u.test(own) || text.length > LONGEST) return []
  return [
    ...(isLabelled ? [{ name: labelWords, words: labelWords.split(' ') }] : []),
    ...segmentsOf(text),
    { name: own, words: own.split(' ') },
  ]
}

/** What stands between signs that divide a line: `two days closed, 14–15 October` of a longer one. */
function segmentsOf(text: string): readonly Line[] {
  const segments = text.split(/\s+(?:[–—|·•;→]|\p{Extended_Pictographic}\p{M}*)\s+/u)
  if (segments.length < 2) return []
  return segments.slice(1).flatMap(segment => {
    const name = wordsOf(segment)
    return /\p{L}{2}/u.test(name) ? [{ name, words: name.split(' ') }] : []
  })
}

/** Words for a piece of any copy, and small words: they tell no line from another. */
const ANY: ReadonlySet<string> = new Set(
  (
    'line lines bit note notes info information text part section block callout thing one paragraph sentence row list message wording words ' +
    'quote detail details data the our my your a an and or for of to in on with about from its their this that each all both ' +
    'zeile satz hinweis hinweise text teil abschnitt angabe angaben die der das den und unser unsere ' +
    'ligne phrase mention partie encart coordonnées le la les des de du et notre nos une un ' +
    'línea frase parte dato datos texto el los las del y nuestra nuestro una ' +
    'riga frase parte testo dati il lo gli della dei e nostra nostro ' +
    'linha trecho texto dados o os as da do dos das nossa nosso uma um ' +
    'regel zin stuk tekst deel het een van onze ' +
    'rad mening text del den det vår våra linia zdanie tekst część nasz nasza お知らせ ' +
    'put keep kept have has make made should must shall would be set show shown give given look looks like come comes stand stehen soll sollen ' +
    'plan plans package option tier formule offer ' +
    'slide slides page pages s folie seite diapositive diapositiva pagina página dia slajd strona sida sayfa ' +
    'one two three four five six seven eight nine ten own little small separate proper big clearly only small bold both'
  ).split(' '),
)

function tellingOf(words: string): readonly string[] {
  return wordsOf(words)
    .split(' ')
    .map(word => withoutAny(word.replace(/^の/, '')))
    .filter(word => word !== '' && !ANY.has(word))
}

/** `Förderhinweis`: a compound is known by what says which of its kind. */
function withoutAny(word: string): string {
  const end = [...ANY].find(any => any.length >= 4 && word.length >= any.length + STEM && word.endsWith(any))
  return end === undefined ? word : word.slice(0, -end.length)
}

function isAny(word: string): boolean {
  return ANY.has(word)
}

/** The one short line or label whose words are all among the wanted: `La Marinette:` for `le menu La Marinette`. */
function namedIn(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const named = lines.filter(({ words }) => {
    const own = words.length > LABEL ? [] : words.filter(word => !ANY.has(word))
    const isSaid = own.every(word => wanted.some(other => isSame(word, other)))
    return isSaid && own.some(word => word.length >= SURE || SOLID.test(word))
  })
  const most = Math.max(...named.map(({ words }) => words.length), 0)
  const best = new Set(named.filter(({ words }) => words.length === most).map(({ name }) => name))
  return best.size === 1 ? named.find(({ name }) => best.has(name)) : undefined
}

/** The one line that has most of the wanted words; undefined where two have as many, or none has two of three. */
function bestOf(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const scored = lines
    .map(line => ({ line, score: wanted.filter(word => line.words.some(own => isSame(own, word))).length }))
    .filter(({ score }) => score * 3 >= wanted.length * 2)
  const most = Math.max(...scored.map(({ score }) => score), 0)
  const best = scored.filter(({ score }) => score === most)
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
  const found = lines.filter(line => long.some(word => line.words.some(own => isSame(own, word))))
  const [first] = found
  const isOne = found.every(
    ({ name }) => name.startsWith(first?.name ?? '') || name.endsWith(first?.name ?? ''),
  )
  return isOne ? found.at(-1) : undefined
}

/** Letters from which a single word tells a line. */
const SURE = 5

/** Letters that two words begin with alike where they are forms of one. */
const STEM = 5

const SOLID = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

function isSame(own: string, wanted: string): boolean {
  // `gefördert`
  if (own === wanted || (own.startsWith('ge') && own.startsWith(wanted, 2))) return true
  // Scripts without blanks.
  if (SOLID.test(wanted)) return wanted.length >= 3 && own.includes(wanted)
  const short = Math.min(own.length, wanted.length)
  if (short < STEM) return false
  const first = [...own].findIndex((letter, at) => letter !== wanted[at])
  const alike = first < 0 ? own.length : first
  if (alike >= Math.max(STEM, Math.ceil(short * 0.75))) return true
  const [one, other] = [own.slice(alike), wanted.slice(alike)]
  return alike >= STEM - 1 && ((DONE.test(one) && DEED.test(other)) || (DEED.test(one) && DONE.test(other)))
}

/** Ends of what is done and of the deed: `decide` and `decisions`, `closed` and `closure`. */
const DONE = /^(?:d?e[ds]?|d?ing|t?e[ds]?|t?ing|s)?$/
const DEED = /^(?:[st]?ions?|ures?|als?|ments?)$/
