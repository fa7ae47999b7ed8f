import { foldWord, toPlainText } from './scan.ts'
import type { TextValue } from './value.ts'

/** Words that are a kind of street by themselves, folded. */
const streetWords: ReadonlySet<string> = new Set(
  (
    'street st road rd lane ln avenue ave drive dr close court ct square sq way place terrace crescent mews quay wharf row hill alley ' +
    'highway hwy parkway pkwy blvd boulevard broadway walk gardens grove embankment annex ' +
    'strasse str weg gasse platz allee ufer damm ring chaussee steig promenade markt zeile ' +
    'rue av bd place quai chemin ch impasse passage route cours allee faubourg fbg sentier esplanade ' +
    'calle c avda avenida plaza pza paseo ronda camino carrera cra carretera callejon via viale piazza piazzale corso vicolo largo strada ' +
    'rua travessa tv praca estrada alameda ladeira rodovia beco straat laan plein gracht kade weg steenweg ' +
    'ul ulica al aleja aleje pl plac os osiedle gatan vagen torg torget vej gade plads alle veien gate gata vei plass ' +
    'katu tie kuja polku aukio laituri tori ulice namesti trida nabrezi sokak sok sk cadde cad caddesi sokagi mah mahallesi bulvari bulvar blv ' +
    'οδοσ λεωφοροσ λεωφ πλατεια πλ ул улица пр просп проспект пл площадь пер переулок наб набережная шоссе бульвар бул ' +
    'вул вулиця площа провулок пров набережна ' +
    'شارع طريق سكة ميدان زنقة نهج حي جادة רחוב רח שדרות שד דרך כיכר סמטת'
  ).split(' '),
)

/** Endings that make a street of a word. */
const streetEnding =
  /(strasse|straat|straatje|str|gasse|platz|allee|ufer|damm|weg|steig|ring|laan|plein|gracht|kade|dreef|steeg|gatan|gata|vagen|torget|vej|vejen|gade|gaden|veien|gaten|gate|katu|kuja|polku|tie|laituri|aukio|tanner|markt|hof|graben|zeile|chaussee|promenade|berg|stieg|twiete|ziegelei)$/

/** Postcodes that tell themselves. */
const surePostcode =
  /(?:^|\s)(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[1-9]\d{3} ?[A-Z]{2}|\d{2}-\d{3}|〒?\d{3}-\d{4}|\d{3} \d{2}|[A-Z]{2} \d{5}(?:-\d{4})?|(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT) \d{4}|\d{5}-\d{3}|(?:[A-Z]{1,3}-)\d{4,5})(?=$|\s)/

/** Postcodes of figures alone, with the place before or behind them. */
const plainPostcode = /^\d{4,6} \p{L}|\p{L} \d{4,6}$/u

const houseNumber = /(?:^|\s)(?:no\.? ?|nr\.? ?|№ ?)?\d{1,5}(?:[-/]\d{1,4})?(?: ?[\p{L}])?(?=$|\s)/iu

/** Regions of the far east are written from the large to the small: 県市区町 and a number of the house. */
const eastAsian =
  /^(?:〒? ?\d{3}-?\d{4} ?)?(?=.{0,60}\d)[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\d丁目番地号の\- ]{0,40}[都道府県市区區郡町村县路街巷弄号號][\p{L}\p{N}ー\- ]{0,40}$/u
const korean = /^\p{Script=Hangul}{1,8}(?:특별시|광역시|시|도|군|구)\s.{1,40}(?:로|길|동|읍|면|리)(?:\s?\d{1,4}(?:-\d{1,4})?(?:호|층|번지)?)?(?:\s.{0,20})?$/u

interface Part {
  readonly street: boolean
  readonly numbered: boolean
  readonly sure: boolean
  readonly postcode: boolean
  readonly named: boolean
}

function readPart(part: string): Part {
  const words = part.split(/[\s./]+/).map(foldWord).map(word => word.replace(/ß/g, 'ss'))
  return {
    street: words.some(word => streetWords.has(word) || (word.length > 5 && streetEnding.test(word))),
    numbered: houseNumber.test(part),
    sure: surePostcode.test(part),
    postcode: plainPostcode.test(part),
    // A place has a capital, or its script has none.
    named: /(?:^|\s)[\p{Lu}\p{Lo}]/u.test(part),
  }
}

const mostParts = 7
const longestAddress = 160

/**
 * A postal address: parts between commas or line ends, of which one is a street with its number or a postcode that tells
 * itself, and another is a place. The far east writes it in one part.
 */
export function readAddress(raw: string): TextValue | undefined {
  const text = raw.trim()
  if (text.length < 6 || text.length > longestAddress || /[!?;@=]|\.\s+\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text)) return undefined
  const plain = toPlainText(text)
  const value: TextValue = { type: 'address', text }
  if (isEastAsian(plain)) return value
  const parts = plain.split(/\s*(?:,|\n|·|\|| - )\s*/).filter(part => part !== '')
  if (parts.length < 2 || parts.length > mostParts) return undefined
  const read = parts.map(readPart)
  if (!read.every(({ named, numbered, postcode }) => named || numbered || postcode)) return undefined
  const street = read.findIndex(part => part.street && part.named && (part.numbered || isNextNumber(parts, read, part)))
  const sure = read.some(part => part.sure)
  const postcode = sure || read.some(part => part.postcode)
  const numbered = read.some(part => part.numbered)
  if (street >= 0) return value
  if (sure && read.filter(part => part.named).length >= 2) return value
  if (postcode && numbered && read.findIndex(part => part.postcode) > 0 && read[0]?.numbered) return value
  return isCapitalless(text) && read.some(part => part.street) && parts.length >= 3 ? value : undefined
}

/** `вул. Гончарна, 17`: the number is the next part. */
function isNextNumber(parts: readonly string[], read: readonly Part[], part: Part): boolean {
  return /^(?:no\.? ?|д\. ?|буд\. ?)?\d{1,4}\p{L}?(?:\s|$)/iu.test(parts[read.indexOf(part) + 1] ?? '')
}

/** Scripts without capitals and without house numbers: a street and two places. */
const isCapitalless = (text: string): boolean => /^[\p{Lo}\p{M}\p{N}\p{P}\s]+$/u.test(text)

function isEastAsian(text: string): boolean {
  if (!/[\p{Script=Han}\p{Script=Hangul}]/u.test(text)) return false
  const sentence = /[をがはにでしますたです。]{2}|[的了是在]/u.test(text.replace(/[みなと町]/g, ''))
  return !sentence && (eastAsian.test(text) || korean.test(text))
}
