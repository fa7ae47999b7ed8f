/** Finds the line of a copy that some words of a brief are about, where they are not its very words: `the allergy bit`, `the Ganesh line`. */
import { onDemand } from '../on-demand.ts'
import type { Document } from '../source/document.ts'
import { copyText, wordsOf } from '../source/text.ts'

/** The name by which a copy's line, label or heading is found, for some words of a brief; undefined where no one line is surely meant. */
export type MeetsCopy = (words: string) => string | undefined

/** What a copy has for words that are not its own. */
export function metIn(document: Document): MeetsCopy {
  const lines = onDemand(() => copyText(document).split('\n').flatMap(lineOf))
  return words => {
    const wanted = tellingOf(words)
    if (wanted.length === 0 || wanted.length > MOST) return undefined
    return bestOf(lines(), wanted)?.name
  }
}

/** Words that name one thing, at most. */
const MOST = 5

interface Line {
  readonly name: string
  readonly words: readonly string[]
}

/** Letters of the longest line that has a name. */
const LONGEST = 110
/** Words of the longest label. */
const LABEL = 4

/** A line by its words; behind a short label it goes by that. */
function lineOf(text: string): readonly Line[] {
  const label = /^([^:→]{2,40})\s*[:→]\s*\S/u.exec(text)?.[1]
  const labelWords = wordsOf(label ?? '')
  const isLabelled = labelWords !== '' && labelWords.split(' ').length <= LABEL
  const own = wordsOf(text)
  if (own === '' || text.length > LONGEST) return []
  return [
    ...(isLabelled ? [{ name: labelWords, words: labelWords.split(' ') }] : []),
    { name: own, words: own.split(' ') },
  ]
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
    'rad mening text del den det vår våra linia zdanie tekst część nasz nasza'
  ).split(' '),
)

function tellingOf(words: string): readonly string[] {
  return wordsOf(words)
    .split(' ')
    .map(withoutAny)
    .filter(word => word !== '' && !ANY.has(word))
}

/** `Förderhinweis`: a compound is known by what says which of its kind. */
function withoutAny(word: string): string {
  const end = [...ANY].find(any => any.length >= 4 && word.length >= any.length + STEM && word.endsWith(any))
  return end === undefined ? word : word.slice(0, -end.length)
}

/** The one line that has most of the wanted words; undefined where two have as many, or none has two of three. */
function bestOf(lines: readonly Line[], wanted: readonly string[]): Line | undefined {
  const scored = lines
    .map(line => ({ line, score: wanted.filter(word => line.words.some(own => isSame(own, word))).length }))
    .filter(({ score }) => score * 3 >= wanted.length * 2)
  const most = Math.max(...scored.map(({ score }) => score), 0)
  const best = scored.filter(({ score }) => score === most)
  const [first] = best
  // A label and the line that it opens are one.
  const isOne = best.every(({ line }) => line === first?.line || line.name.startsWith(`${first?.line.name} `))
  const isSure = most > 1 || wanted.some(word => word.length >= SURE)
  return first && isOne && isSure ? first.line : undefined
}

/** Letters from which a single word tells a line. */
const SURE = 5

/** Letters that two words begin with alike where they are forms of one. */
const STEM = 5

function isSame(own: string, wanted: string): boolean {
  // `gefördert`
  if (own === wanted || (own.startsWith('ge') && own.startsWith(wanted, 2))) return true
  const short = Math.min(own.length, wanted.length)
  if (short < STEM) return false
  const alike = [...own].findIndex((letter, at) => letter !== wanted[at])
  return alike < 0 || alike >= Math.max(STEM, Math.ceil(short * 0.75))
}
