/** Finds what of a chart matters by what is said of it, and not by being the largest: without a word for any of it, its marks are alike. */
import type { Design } from '../../core/brief/design.ts'
import { isToBeSeen, saidIn } from '../../core/brief/design.ts'
import { bareName } from '../../core/reading/values/point-in-time.ts'
import { wordsOf } from '../../core/source/text.ts'

/** A thing that a chart names. */
export interface NamedRow {
  readonly name: string
  /** Its author has its name in bold. */
  readonly isOwn?: boolean
}

/** What tells which things of a chart matter. */
export interface TellingContext {
  readonly design: Design
  /** They are points in time in order. */
  readonly timed?: boolean
  /** What the document itself is called: its title, its product, who it is of. */
  readonly names?: readonly string[]
  /** What is said around a chart of times: `Tuesdays: +46 %`. */
  readonly said?: string
  /** The last of a then and a now matters by its place; default true. */
  readonly byOrder?: boolean
}

/**
 * Indices of the things that matter: those that the brief wants seen, else those in bold, else those that bear a name of the
 * document, else the last of a course in time or of a then and a now. None where nothing says so, or all of them would.
 */
export function tellingRows(
  rows: readonly NamedRow[],
  { design, timed = false, names = [], said = '', byOrder = true }: TellingContext,
): ReadonlySet<number> {
  const last = rows.length - 1
  const ways: readonly ((row: NamedRow, at: number) => boolean)[] = [
    ({ name }) => wantedIn(design).some(words => bears(name, words)),
    ({ isOwn }) => isOwn === true,
    ({ name }) => names.some(own => bears(name, namingWords(own))),
    ({ name }) => timed && isSaidTime(name, said),
    (_, at) => at === last && (timed || (byOrder && isThenAndNow(rows))),
  ]
  const found = ways.map(way => rows.flatMap((row, at) => (way(row, at) ? [at] : [])))
  return new Set(found.find(({ length }) => length > 0 && length < rows.length) ?? [])
}

/** Letters of the name of a time, and how many more its whole word has. */
const SHORT = 3

/** Whether what is said names a time, be its name in the chart short or not: `Tue` by `Tuesday nights`. */
function isSaidTime(name: string, said: string): boolean {
  const own = bareName(name)
  if (own.length < SHORT || !/^\p{L}+$/u.test(own)) return false
  return said.split(/[\s,;:.()]+/u).some(word => {
    const whole = bareName(word)
    return whole.startsWith(own) && (whole === own || whole.length >= own.length + SHORT - 1)
  })
}

/** The words of each thing that a brief wants seen before others, or has a colour for. */
function wantedIn({ parts = {} }: Design): readonly (readonly string[])[] {
  return Object.entries(parts).flatMap(([key, dress]) => {
    const said = saidIn(key)
    const isWanted = dress?.color !== undefined || (dress?.rank !== undefined && isToBeSeen(dress))
    return said !== undefined && isWanted ? [namingWords(said)] : []
  })
}

/** Letters of a word that names something. */
const NAMING = 4

/** Words that stand in titles and in the names of rows without naming what either is about. */
const common =
  /^(?:with|without|from|into|over|than|that|this|what|when|where|which|your|their|each|every|more|most|cost|costs|total|year|years|month|months|week|weeks|report|plan|para|como|cómo|sobre|desde|hasta|cada|años?|avec|pour|dans|sans|cette|année|mois|nach|über|unter|eine[mnrs]?|ohne|jahr|monat|woche|dalla|della|delle|degli|anno|mese|voor|naar|jaar|från|till|över)$/u

function namingWords(text: string): readonly string[] {
  return wordsOf(text)
    .split(' ')
    .filter(word => word.length >= NAMING && !common.test(word) && !/^\d+$/.test(word))
}

/** Whether a name has one of some words, in one of its forms. */
function bears(name: string, words: readonly string[]): boolean {
  return wordsOf(name)
    .split(' ')
    .some(
      own =>
        own.length >= NAMING && words.some(word => own === word || own === `${word}s` || word === `${own}s`),
    )
}

const THEN =
  /^(?:then|before|old|was|last year|planned|früher|vorher|alt|vorjahr|avant|ancien\p{L}*|antes|viejo|prima|vecchio|antigo|vroeger|oud|förr|före|przed|раніше)(?!\p{L})/iu
const NOW =
  /^(?:now|today|after|new|this year|actual|heute|jetzt|nachher|neu|maintenant|après|nouve\p{L}*|ahora|hoy|después|nuevo|ora|adesso|dopo|nuovo|agora|depois|novo|nu|nieuw|idag|efter|teraz|dziś|po|тепер)(?!\p{L})/iu

function isThenAndNow(rows: readonly NamedRow[]): boolean {
  const [then, now, ...others] = rows
  return (
    then !== undefined &&
    now !== undefined &&
    others.length === 0 &&
    THEN.test(then.name) &&
    NOW.test(now.name)
  )
}
