import { onDemand } from '../../on-demand.ts'
import { readMeaning } from './meaning.ts'
import { isText, type Read, type Scan, writtenBetween } from './scan.ts'
import type { TextValue } from './value.ts'

/** Two letters that open other things than a flight number. */
const notAirlines: ReadonlySet<string> = new Set(
  'NO NR PO PC KG CM MM KM ML MB GB TB HZ CH VS UN EU US UK AM PM AD BC CE PP IN OF TO ON AT BY OR IF IS IT DO GO AS AN MY WE HE ME UP SO'.split(
    ' ',
  ),
)

/** `HD 314`, `SW2187`, `U2 8401`: an airline's two signs and its number. */
export function readFlight(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens, whole } = scan
  const first = tokens[at]
  if (first === undefined || first.kind === 'mark') return undefined
  const airlineEnd = first.text.length === 1 && tokens[at + 1]?.spaced === false ? at + 2 : at + 1
  const airline = writtenBetween(scan, at, airlineEnd)
  const number = tokens[airlineEnd]
  if (number?.kind !== 'number' || !/^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z])$/.test(airline)) return undefined
  if (notAirlines.has(airline) || !/^\d{3,4}$/.test(number.text)) return undefined
  // U28401 and Q22027 are codes, EU 2027 is a year.
  const mixed = /\d/.test(airline)
  if ((mixed && !number.spaced) || /^Q[1-4]$/.test(airline)) return undefined
  if (!whole && /^(19|20)\d\d$/.test(number.text)) return undefined
  const glued = tokens[airlineEnd + 1]
  if (glued?.spaced === false && !/^[.,;:!?)"'/]$/.test(glued.text)) return undefined
  return { value: { type: 'flight', text: writtenBetween(scan, at, airlineEnd + 1) }, next: airlineEnd + 1 }
}

/** `12A`; `Row H, Seat 14`, `Reihe 7 Platz 12`. */
export function readSeat(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens, whole } = scan
  const first = tokens[at]
  if (first?.kind === 'number') {
    const letter = tokens[at + 1]
    const written = writtenBetween(scan, at, at + 2)
    const seat = whole && letter?.spaced === false && /^[1-9]\d?[A-HJ-L]$/.test(written)
    return seat ? { value: { type: 'seat', text: written }, next: at + 2 } : undefined
  }
  const row = first?.kind === 'word' ? readMeaning(scan, at, 'row') : undefined
  const place = row && readPlace(scan, row.next)
  if (place === undefined) return undefined
  const comma = /^[,·/;-]$/.test(tokens[place]?.text ?? '') ? place + 1 : place
  const seat = readMeaning(scan, comma, 'seat')
  const end = seat && readPlace(scan, seat.next)
  return end === undefined
    ? undefined
    : { value: { type: 'seat', text: writtenBetween(scan, at, end) }, next: end }
}

/** A row or a seat: figures or a letter or two. */
function readPlace({ tokens }: Scan, at: number): number | undefined {
  const start = /^[:.#]$/.test(tokens[at]?.text ?? '') ? at + 1 : at
  const token = tokens[start]
  return token !== undefined && token.kind !== 'mark' && token.text.length <= 3 ? start + 1 : undefined
}

const longestCode = 40
const leastSigns = 5

/**
 * A code of letters and figures, or of figures with hyphens: `GA-77120`, `QX7T2K`, `000-2417733905`. In prose it needs
 * three figures, so that COVID-19 is a word.
 */
export function readCode(scan: Scan, at: number): Read<TextValue> | undefined {
  const { tokens, raw, whole } = scan
  const first = tokens[at]
  if (first === undefined || first.kind === 'mark') return undefined
  let next = at + 1
  while (
    next < tokens.length &&
    tokens[next]?.spaced === false &&
    (tokens[next]?.end ?? 0) - first.start <= longestCode
  ) {
    const token = tokens[next]
    const joins = token?.kind !== 'mark' || (/^[-/]$/.test(token.text) && tokens[next + 1]?.spaced === false)
    if (!joins) break
    next++
  }
  const text = raw.slice(first.start, tokens[next - 1]?.end)
  const figures = text.replace(/\P{Nd}/gu, '').length
  if (!isCode(text, figures, whole) || (!whole && figures < 3)) return undefined
  const after = tokens[next]
  const ends = after === undefined || after.spaced || /^[.,;:!?)"']$/.test(after.text)
  return ends ? { value: { type: 'code', text }, next } : undefined
}

function isCode(text: string, figures: number, whole: boolean): boolean {
  if (figures === 0 || !/^[\p{Lu}\d]+(?:[-/][\p{Lu}\d]+)*$/u.test(text)) return false
  // COVID-19 is a word.
  if (/^\p{Lu}{4,}-\d{1,2}$/u.test(text)) return false
  if (/\p{Lu}/u.test(text)) return text.replace(/[-/]/g, '').length >= leastSigns
  // Figures alone: zeros in front, or groups that make no span, date or phone.
  if (whole && /^0\d{2,11}$/.test(text)) return true
  return figures >= 7 && text.includes('-') && !/^\d{1,4}-\d{1,4}$/.test(text)
    ? true
    : /^\d{4}-(?:0\d{3}|\d{4,8})$/.test(text)
}

/** Three capitals that are words of business, not airports. */
const notAirports = onDemand(
  () =>
    new Set([
      // The old leone is gone, and SLL is Salalah.
      ...Intl.supportedValuesOf('currency').filter(code => code !== 'SLL'),
      ...(
        'CEO CFO CTO COO CMO CIO CPO CRO SVP EVP FAQ PDF USA UAE VAT TAX GST KPI ROI API SDK CSS XML SQL CSV PNG JPG GIF SVG ZIP URL USB GPS ' +
        'DIY VIP RIP ETA TBA TBC TBD ASAP NEW OLD THE AND FOR YOU OUR NOT ALL ONE TWO SIX TEN WHO WHY HOW NOW OUT OFF SET YES ANY DAY ' +
        'BAR CAR BUS TAP TEA BEE FUN GET BUY SEE WIN AGE AIR ART ASK BAD BAG BED BIG BOX BOY CAN CUP CUT DOG EAT END EYE FAR FEW GUN GUY ' +
        'HER HIM HIS HIT HOT ITS JOB KEY LAW LAY LEG LET LIE LOT LOW MAN MAP MAY MEN NET NOR ODD OIL OWN PAY PER PUT RED RUN SAY SHE SIT ' +
        'SKY SON SUN TOO TOP TRY USE WAR WAS WAY WET YET DER DIE DAS UND MIT VON BEI AUF LES DES UNE SUR PAR LOS LAS CON POR DEL ' +
        'JAN FEB MAR APR JUN JUL AUG SEP OCT NOV DEC MON TUE WED THU FRI SAT LTD INC LLC PLC BSC MSC PHD MBA BBC CNN NHS WHO SOS DNA RNA ' +
        'CET GMT UTC EST PST CST ISO DIN EAN VOL REF TEL FAX MOB SKU QTY PCS ' +
        'CVE NDA CMS CRM ERP SEO SEM PPC CPC CTR TOC BIO GEZ'
      ).split(' '),
    ]),
)

const cityName = /^\p{L}[\p{L}\p{M}.'’ -]{1,60}$/u

/** `Singapore Changi (SIN)`, `昆明长水 KMG`, `MCT`: the whole text, for three capitals in prose may be anything. */
export function readAirport({ raw }: Scan): TextValue | undefined {
  const text = raw.trim()
  const found = /^(?:(\S.{0,60}?)\s{0,3}\(?)?\b([A-Z]{3})(?:-[A-Z])?(\))?$/u.exec(text)
  const [, city, code, closed] = found ?? []
  if (code === undefined || notAirports().has(code)) return undefined
  const bracketed = closed !== undefined && text.includes('(')
  if (closed !== undefined && !bracketed) return undefined
  if (city === undefined) return bracketed ? undefined : { type: 'airport', text }
  if (!cityName.test(city)) return undefined
  // Without brackets only a city in another script sets the code apart.
  const apart = bracketed ? !/^\p{Ll}/u.test(city) : !/\p{Script=Latin}/u.test(city)
  return apart ? { type: 'airport', text } : undefined
}

/** Whether a version or a clause opens here: `v2.0`, `§ 1`; `v 19.00` is a time where the letter is a word for that. */
export function isNumbered({ tokens, phrases }: Scan, at: number): boolean {
  const next = tokens[at + 1]
  const isWord = next?.spaced === true && phrases[at]?.some(({ says }) => says === 'clock') === true
  return isText(tokens[at], '§') || (isText(tokens[at], 'v') && next?.kind === 'number' && !isWord)
}
