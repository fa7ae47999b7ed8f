import { matchAtEnd } from '../facts/at-end.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'

/** What menus mark a dish with in a letter or two: capitals, and the small ones that are no measure and no hour. */
const MARK = String.raw`(?:\p{Lu}{1,2}\d?|VGN|VGO|GFO|VEG|v|vv|vg|ve|veg|vgn|vgo|gf|gfo|df|nf|lf|sg|sl|wg|w|n)`
const behind = new RegExp(
  String.raw`(?<=\d\s?(?:\p{Sc}|kr|zł|Kč|Ft|lei)?)\s+${MARK}(?:(?:\s?[,/+&·]\s?|\s)${MARK})*$`,
  'u',
)
/** Letters that the marks of a dish stand in. */
const MARKS = 32

/** A line without the marks behind the figure at its end, and those marks: `Chip buttie 8 v`, `Soup £6 V/GF`. */
export function withoutMarks(line: Phrase): { readonly line: Phrase; readonly marks?: Phrase } {
  const found = matchAtEnd(line.text, behind, MARKS)
  return found ? { line: cut(line, 0, found.index), marks: trim(cut(line, found.index)) } : { line }
}
