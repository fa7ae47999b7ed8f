import { readNumber, unitOf } from './plain-number.ts'

/** Numbers between two, or beyond one: `5 °C to 60 °C`, `above 60 °C`, `−18 °C or less`; of a number alone both are the same. */
export interface Band {
  /** Undefined where it is open below. */
  readonly from: number | undefined
  /** Undefined where it is open above. */
  readonly to: number | undefined
  readonly unit: string
}

/** Words before a number that open what is below it, and above it, and words behind it that do, in the languages of copies. */
const BELOW =
  "up to|at most|max\\.?|maximum|no more than|under|below|less than|until|bis(?: zu)?|unter|höchstens|maximal|jusqu['’]à|au plus|moins de|hasta|menos de|como máximo|até|abaixo de|no máximo|fino a|sotto(?: i)?|meno di|massimo|tot|onder|hoogstens|minder dan|upp till|högst|do|poniżej|maks\\.?|pod|nejvýš|до|нижче|最高"
const ABOVE =
  'above|over|at least|more than|from|min\\.?|minimum|beyond|ab|über|mindestens|au-dessus de|plus de|à partir de|au moins|más de|por encima de|desde|al menos|acima de|mais de|a partir de|pelo menos|oltre|sopra(?: i)?|almeno|più di|boven|vanaf|minstens|meer dan|över|minst|mer än|powyżej|od|co najmniej|nad|nejméně|понад|від|вище'
const OR_LESS =
  'or (?:less|lower|below|colder|under)|and (?:below|under)|oder (?:weniger|kälter|darunter)|ou (?:moins|menos)|o (?:menos|meno)|e meno|of (?:minder|kouder|lager)|eller (?:lägre|mindre|kallare)|lub mniej|nebo méně|або менше'
const OR_MORE =
  'or (?:more|higher|above|hotter|over)|and (?:above|over|up)|oder (?:mehr|darüber)|ou (?:plus|mais)|o (?:más|più)|e più|of (?:meer|hoger)|eller (?:högre|mer|mera)|lub więcej|nebo více|або більше|\\+'
const TO =
  "[–—-]|to|up to|and|bis(?: zu)?|und|à|jusqu['’]à|et|a|al|hasta|até|fino a|tot|en|till|upp till|do|aż do|до|bis maximal"

const NUMBER =
  "[+−–-]?\\p{Sc}?\\s?\\p{Nd}[\\p{Nd}.,'’\\u00a0\\u202f]*(?:\\s\\p{Nd}{3})*(?:\\s?(?:[%‰\\p{Sc}]|°\\s?[CFK]?|\\p{L}{1,5}[²³]?(?:/\\p{L}{1,5})?))?"

const between = new RegExp(
  `^(?:(?:from|between|von|zwischen|de|entre|da|tra|van|tussen|från|mellan|od)\\s+)?(?<from>${NUMBER}?)\\s*[,;]?\\s*(?:${TO})\\s*(?<to>${NUMBER})$`,
  'iu',
)
const below = new RegExp(
  `^(?:(?:${BELOW})\\s+(?<before>${NUMBER})|(?<behind>${NUMBER}),?\\s+(?:${OR_LESS}))$`,
  'iu',
)
const above = new RegExp(
  `^(?:(?:${ABOVE})\\s+(?<before>${NUMBER})|(?<behind>${NUMBER}),?\\s*(?:${OR_MORE}))$`,
  'iu',
)

/** Letters of the longest text that is a band. */
const LONGEST = 40

/** The band that a text is, and nothing else. */
export function readBand(text: string, lang: string): Band | undefined {
  const own = text.trim()
  if (own.length > LONGEST || !/\p{Nd}/u.test(own)) return undefined
  const single = readNumber(own, lang)
  if (single !== undefined && new RegExp(`^[~≈]?\\s?${NUMBER}$`, 'u').test(own))
    return { from: single, to: single, unit: unitIn(own) }
  const under = textIn(below, own)
  if (under !== undefined) return bandOf(undefined, under, lang)
  const over = textIn(above, own)
  if (over !== undefined) return bandOf(over, undefined, lang)
  const { from, to } = between.exec(own)?.groups ?? {}
  return from && to ? bandOf(from, to, lang) : undefined
}

function textIn(pattern: RegExp, text: string): string | undefined {
  const { before, behind } = pattern.exec(text)?.groups ?? {}
  return before ?? behind
}

function bandOf(from: string | undefined, to: string | undefined, lang: string): Band | undefined {
  const [low, high] = [from, to].map(text => (text === undefined ? undefined : readNumber(text, lang)))
  if ((from !== undefined && low === undefined) || (to !== undefined && high === undefined)) return undefined
  const units = [from, to].flatMap(text => (text === undefined || unitIn(text) === '' ? [] : [unitIn(text)]))
  if (new Set(units).size > 1 || (low !== undefined && high !== undefined && low > high)) return undefined
  return { from: low, to: high, unit: units[0] ?? '' }
}

function unitIn(text: string): string {
  return unitOf(text).replace(/^[+−–~≈-]+/u, '')
}
