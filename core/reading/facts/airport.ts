import { readValue } from '../values/read-value.ts'
import { cut, type Phrase, split, trim } from './phrase.ts'

/** An airport's code apart from the name it stands with. */
interface AirportWords {
  readonly code: Phrase
  readonly place: readonly Phrase[]
}

const code = /\b[A-Z]{3}(?:-[A-Z])?\b(?!.*\b[A-Z]{3}\b)/su
/** In brackets it is a code whatever else the letters mean, PEN is Penang and a currency, and may have figures: `Hall 2 (HL2)`. */
const inBrackets = /(?<=[(（])[A-Z][A-Z\d]{2}(?:-[A-Z])?(?=[)）])/u

/** Before what a stroke divides from it: `NAP – Napoli Capodichino`. */
const beforeStroke = /^[A-Z]{3}(?=\s*[–—:|·]\s*\p{L}|\s+-\s+\p{L})/u
/** Before what is said of it in brackets: `GLS (Pier 3, behind the market)`. */
const beforeBrackets = /^[A-Z][A-Z\d]{2}(?=\s*[(（][^()（）]*\p{L}[^()（）]*[)）]$)/u
/** Before a name in small letters, with another code behind that on the way: `KWK Kwigillingok, via Kongiganak (KKH)`. */
const beforeName = /^[A-Z]{3}(?=\s+\p{Lu}[\p{Ll}'’-]+.*[(（][A-Z\d]{3}[)）])/u
const STROKE = /^\s*[–—:|·-]\s*/u

/** Divides the words for an airport, so that its code can be set large: `Penang (PEN)`, `昆明长水 KMG`, `MCT`. */
export function readAirportWords(words: Phrase, lang: string): AirportWords | undefined {
  const opening = beforeName.exec(words.text)
  const bracketed = opening ? null : inBrackets.exec(words.text)
  const stroked = beforeStroke.exec(words.text)
  const leading = opening ?? stroked ?? beforeBrackets.exec(words.text)
  const isCoded =
    (bracketed ?? leading) !== null ||
    readValue(words.text, lang)?.type === 'airport' ||
    // Before the name of a place, which is in small letters: `BGO Bergen`.
    /^[A-Z]{3}(?:\s+\p{Lu}?[\p{Ll}'’-]+)+$/u.test(words.text)
  const found = bracketed ?? leading ?? code.exec(words.text)
  if (!isCoded || !found) return undefined
  const behind = cut(words, found.index + found[0].length)
  const around = [
    cut(words, 0, found.index),
    cut(behind, stroked && !bracketed ? (STROKE.exec(behind.text)?.[0].length ?? 0) : 0),
  ]
  return {
    code: trim(cut(words, found.index, found.index + found[0].length)),
    place: around
      .filter(({ text }) => text !== '')
      .flatMap(piece => (opening ? [trim(piece)] : split(piece, /[()（）]\s*[,，、;·]?\s*/gu))),
  }
}
