import { copyText } from './text.ts'
import type { Document } from './document.ts'

// Where a copy in no country's language comes from shows by how it writes places, telephones and money.

/** States and provinces, as addresses shorten them; `IN`, `OR`, `ME`, `OK`, `HI` are words in capitals too. */
const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|I[ADL]|K[SY]|LA|M[ADINOST]|N[CDEHJMVY]|OH|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]'
const PROVINCES = 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT'

/** A state before its code: `San Antonio, TX 78207`, and a province before its own: `Hawes, AB T2P 1J9`. */
const US_CODE = new RegExp(`(?:(?:${STATES})|IN|OR|ME|OK|HI)\\.?,?\\s+\\d{5}(?:-\\d{4})?(?!\\d)`, 'u')
const CANADIAN_CODE = /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[A-Z]\s?\d[A-Z]\d(?![\p{L}\d])/u
/** `Calgary, AB`, `Boise, ID`: a place and its state. */
const PLACE = new RegExp(`\\p{Lu}[\\p{L}.' ]{2,24},\\s(?:${STATES}|${PROVINCES})(?![\\p{L}\\d])`, 'u')
/** `403-555-0168`, `(512) 555-0144`, `+1 512 555 0144`. */
const PHONE = /(?<![\d-])(?:\+?1[\s.-])?(?:\([2-9]\d\d\)\s?|[2-9]\d\d[\s.-])\d{3}[\s.-]\d{4}(?!\d)/
const DOLLARS = /(?<![A-Z])\$\s?\d/
const COUNTRY = /(?<!\p{L})(?:Canada|U\.S\.A?\.|USA|United States)(?!\p{L})/u
const ELSEWHERE = /[£€¥₹]\s?\d|\d\s?[€£]|(?<!\p{L})(?:VAT|GST no|ABN|GmbH|Pty)(?!\p{L})/u

/**
 * The language of a copy with its country where that prints on Letter: an address with its code says so, or two of a state, a
 * telephone, dollars and the name of the country.
 */
export function withCountry(lang: string, document: Document): string {
  if (!/^(?:en|fr)$/iu.test(lang)) return lang
  const text = copyText(document)
  if (ELSEWHERE.test(text)) return lang
  const signs = [PLACE, PHONE, DOLLARS, COUNTRY].filter(sign => sign.test(text)).length
  const isCanadian = CANADIAN_CODE.test(text)
  const isThere = (US_CODE.test(text) || isCanadian || PHONE.test(text)) && signs > 0
  return isThere || signs > 1 ? `${lang}-${isCanadian ? 'CA' : 'US'}` : lang
}
