import { foldWord, isText, type Scan, type Token, writtenBetween } from './scan.ts'
import type { TextValue } from './value.ts'

/** Words that are a kind of street by themselves, folded. */
const streetWords: ReadonlySet<string> = new Set(
  (
    'street st road rd lane ln avenue ave drive dr close court ct square sq way place terrace crescent mews quay wharf row hill alley ' +
    'highway hwy parkway pkwy blvd boulevard broadway walk gardens grove embankment annex ' +
    'straße strasse str weg gasse platz allee ufer damm ring chaussee steig promenade markt zeile ' +
    'jl jalan rue av bd place quai chemin ch impasse passage route cours faubourg fbg sentier esplanade ' +
    'calle c avda avenida plaza pza paseo ronda camino carrera cra carretera callejon via viale piazza piazzale corso vicolo largo strada ' +
    'rua travessa tv praca estrada alameda ladeira rodovia beco straat laan plein gracht kade steenweg ' +
    'ul ulica al aleja aleje pl plac os osiedle gatan vagen torg torget vej gade plads alle veien gate gata vei plass ' +
    'katu tie kuja polku aukio laituri tori ulice namesti trida nabrezi sokak sok sk cadde cad caddesi sokagi mah mahallesi bulvari bulvar blv ' +
    'οδοσ λεωφοροσ λεωφ πλατεια πλ ул улица пр просп проспект пл площадь пер переулок наб набережная шоссе бульвар бул ' +
    'вул вулиця площа провулок пров набережна ' +
    'شارع طريق سكة ميدان زنقة نهج حي جادة רחוב רח שדרות שד דרך כיכר סמטת'
  ).split(' '),
)

/** Endings that make a street of a longer word. */
const streetEnding =
  /(?:stra(?:ss|ß)e|straat|straatje|str|gasse|platz|allee|ufer|damm|weg|steig|ring|laan|plein|gracht|kade|dreef|steeg|gatan|gata|vagen|torget|vejen|gaden?|veien|gaten?|katu|kuja|polku|tie|laituri|aukio|tanner|markt|hof|graben|zeile|chaussee|promenade|stieg|twiete)$/

const shortestStreet = 6

/** Slavic streets go by an adjective with a number, and no word for the street: `Křenová 52`, `Floriańska 12`. */
const adjectival =
  /^\p{Lu}\p{L}+(?:ová|ská|cká|ná|ní|ska|cka|owa|ська|цька|ова|ская|цкая|овая|ная) \d{1,4}(?:\/\d{1,4})?\p{L}?$/u

/** Postcodes that tell themselves. */
const surePostcode =
  /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[1-9]\d{3} ?[A-Z]{2}|\d{2}-\d{3}|〒?\d{3}-\d{4}|\d{3} \d{2}|[A-Z]{2} \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}|\d{5}-\d{3}|[A-Z]{1,3}-\d{4,5})(?=$|\s)/

/** Postcodes of figures alone, with the place behind or before them. */
const plainPostcode = /^\d{4,6} \p{L}|\p{L} \d{4,6}$/u

/** A house number: `7`, `12a`, `3 A 12`, `14 bis`, `No. 5`, `17/4`. */
const houseNumber = /(?:^|\s|\.)\d{1,5}(?:[-/]\d{1,4})?(?: ?\p{L})?(?=$|\s)/u

/** The far east writes an address from the large to the small in one part: 県市区町 and the number of the house. */
const eastAsian =
  /^(?:〒? ?\d{3}-?\d{4} ?)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\d ]{1,30}[都道府県市区區郡町村县路街巷弄号號][\p{L}\p{N}ー\- ]{0,40}$/u
const korean =
  /^\p{Script=Hangul}{1,8}(?:시|도|군|구)\s(?:\p{Script=Hangul}{1,10}\s){0,3}\p{Script=Hangul}{1,10}(?:로|길|동|읍|면|리)(?:\s?\d{1,4}(?:-\d{1,4})?(?:호|층|번지)?)?(?:\s.{0,20})?$/u

interface Part {
  readonly street: boolean
  readonly adjectival: boolean
  readonly numbered: boolean
  readonly sure: boolean
  readonly postcode: boolean
  readonly named: boolean
}

function readPart(scan: Scan, at: number, next: number): Part {
  const tokens = scan.tokens.slice(at, next)
  const figures = tokens.some(token => token.kind === 'number')
  const text = writtenBetween(scan, at, next).replace(/\s/g, ' ')
  return {
    street: tokens.some(isStreet),
    adjectival: figures && adjectival.test(text.trim()),
    numbered: figures && houseNumber.test(text),
    sure: figures && surePostcode.test(text),
    postcode: figures && plainPostcode.test(text),
    // A place has a capital, or its script has none.
    named: /\p{Lu}|\p{Lo}/u.test(text),
  }
}

function isStreet({ kind, text }: Token): boolean {
  return kind === 'word' && isStreetName(text)
}

/** `Sok. No: 9`, `Calle Mayor nº: 8`: what stands before the number of a house, and is no label. */
const numberOfHouse = /[\s,](?:no|nr|n\.?\s?[º°]|n\.|№|č\.\s?p|num)\.?$/iu

/** Whether words lead to the number of a house: a street, and what calls the number. */
export function leadsToHouse(words: string): boolean {
  if (!numberOfHouse.test(words)) return false
  const names = words.replace(numberOfHouse, '').match(/[\p{L}\p{M}]+/gu) ?? []
  // `Route no: 4`: a street alone has no name.
  return names.length > 1 && names.some(word => isStreetName(foldWord(word)))
}

function isStreetName(word: string): boolean {
  return streetWords.has(word) || (word.length >= shortestStreet && streetEnding.test(word))
}

const mostParts = 7
const longestAddress = 160

/** Where the parts between commas, dots and line ends begin and end. */
function splitParts({ tokens }: Scan): readonly (readonly [number, number])[] {
  const parts: [number, number][] = []
  let start = 0
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at]
    if (token !== undefined && !/^[,·|\n]$/.test(token.text)) continue
    if (at > start) parts.push([start, at])
    start = at + 1
  }
  return parts
}

/** Long words in small letters, of which a sentence has more in a row of names than an address: streets aside. */
const mostPlainWords = 2

function isProse(text: string): boolean {
  return text.split(/[,·|\n]/).some(part => {
    const words = part.match(/(?<![\p{L}\p{M}])\p{Ll}{4,}(?![\p{L}\p{M}])/gu) ?? []
    return words.filter(word => !isStreetName(foldWord(word))).length > mostPlainWords
  })
}

/** Whether a text has what every address has, seen without reading it: parts, or the letters of the far east. */
export function mayBeAddress(text: string): boolean {
  const { length } = text.trim()
  if (length < 6 || length > longestAddress || /[!?;@=]/.test(text)) return false
  return /[,،，、·|\n]|[\p{Script=Han}\p{Script=Hangul}]/u.test(text)
}

/**
 * A postal address: parts of which one is a street with its number or a postcode that tells itself, and another is a
 * place. The far east writes it in one part.
 */
export function readAddress(scan: Scan): TextValue | undefined {
  const text = scan.raw.trim()
  if (!mayBeAddress(text) || isProse(text)) return undefined
  const value: TextValue = { type: 'address', text }
  if (isEastAsian(scan, text)) return value
  const places = splitParts(scan)
  if (places.length < 2 || places.length > mostParts) return undefined
  const figures = scan.tokens.some(token => token.kind === 'number')
  if (!figures && !/^[\p{Lo}\p{M}\p{P}\s]+$/u.test(text)) return undefined
  const parts = places.map(([at, next]) => readPart(scan, at, next))
  if (!parts.every(({ named, numbered, postcode }) => named || numbered || postcode)) return undefined
  return isAddress(scan, places, parts) ? value : undefined
}

function isAddress(
  scan: Scan,
  places: readonly (readonly [number, number])[],
  parts: readonly Part[],
): boolean {
  const isNumberNext = (index: number): boolean => {
    const start = places[index + 1]?.[0] ?? scan.tokens.length
    // "д. 12" and "No. 12" name the number.
    const named = scan.tokens[start]?.kind === 'word' && isText(scan.tokens[start + 1], '.', 'tight')
    const token = scan.tokens[named ? start + 2 : start]
    return token?.kind === 'number' && token.text.length <= 4
  }
  if (parts.some((part, index) => part.street && part.named && (part.numbered || isNumberNext(index))))
    return true
  // Two names with a number each are a score.
  if (parts.some(part => part.adjectival) && parts.some(part => part.named && !part.numbered)) return true
  const named = parts.filter(part => part.named).length
  if (named >= 2 && parts.some(part => part.sure)) return true
  // A number beside a name, then the place with its postcode: no word for the street is needed.
  if (parts[0]?.numbered === true && parts.slice(1).some(part => part.postcode)) return true
  // Scripts without capitals are also without house numbers: a street and two places.
  return parts.length >= 3 && !parts.some(part => part.numbered) && parts.some(part => part.street)
}

function isEastAsian({ tokens, language }: Scan, text: string): boolean {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return false
  if (korean.test(text)) return true
  // Prose names towns too: an address has figures and none of the particles of a sentence.
  const figures = tokens.some(token => token.kind === 'number') || isText(tokens[0], '〒')
  const particles = language.base === 'zh' ? /[的了是在和]/ : /[をがはへ]|です|ます|から|まで/
  return figures && !particles.test(text) && eastAsian.test(text)
}
