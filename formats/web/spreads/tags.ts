import type { RootContent } from 'mdast'
import { paragraphOf, paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, split, trim } from '../../../core/reading/facts/phrase.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import type { Plate, Spread } from './spread.ts'

/** Letters up to which a piece of a line is a colour, a size or its like. */
const DETAIL = 36
/** Letters beside the sum in a line that says what something costs: `Price: £240`. */
const BESIDE = 16
/** Letters of a line that says what several things cost. */
const SEVERAL = 48
/** What divides the pieces of a line of details; what is shortened, as `Gr.` and `Str.`, goes on. */
const DIVIDER = /(?<!(?:^|\s)\p{Lu}\p{L}{0,2})[.;](?=\s)|\s[·•|–—/](?=\s)/gu

/** What is said of a pictured thing, with what its tag says apart: the price that its lines end with, and the sizes or colours before it. */
export function tagged(
  { plates, blocks }: { readonly plates: readonly Plate[]; readonly blocks: readonly RootContent[] },
  lang: string,
): Pick<Spread, 'plates' | 'blocks' | 'details' | 'price'> {
  const last = blocks.findLastIndex(({ type }) => type === 'paragraph')
  const lines = linesOfBlock(blocks[last])
  const { before, price } = pricedEnd(lines, lang)
  if (!price) return { plates, blocks }
  const end = before.length - 1
  const isOwn = (line: Phrase, at: number): boolean =>
    isDetails(line) && ((at === end && !isOnlySaid(line)) || isLabel(line) || (at > 0 && isBare(line)))
  // A sentence that is all that is said of a thing is no list of what it comes in.
  const isOnlySaid = (line: Phrase): boolean => end === 0 && last === 0 && ENDED.test(line.text)
  const from = before.findLastIndex((line, at) => !isOwn(line, at)) + 1
  return {
    plates,
    blocks: [...blocks.slice(0, last), ...paragraphsOf(before.slice(0, from)), ...blocks.slice(last + 1)],
    details: before.slice(from).flatMap(line => split(line, DIVIDER)),
    price: paragraphOf(price),
  }
}

/** Lines, and the price that the last of them is or ends with. */
function pricedEnd(lines: readonly Phrase[], lang: string) {
  const last = lines.at(-1)
  const found = last && findValues(last.text, lang).findLast(({ value }) => value.type === 'money')
  if (!last || !found || last.text.length - found.end > 2) return { before: lines }
  const amounts = findValues(last.text, lang).filter(({ value }) => value.type === 'money')
  // What several things cost is one price: `Cap €39, scarf €64`.
  if (amounts.length > 1 && last.text.length <= SEVERAL && lines.length > 1)
    return { before: lines.slice(0, -1), price: last }
  const opening = trim(cut(last, 0, found.start))
  if (opening.text.length <= BESIDE && (opening.text === '' || readLabelled(last)))
    return { before: lines.slice(0, -1), price: last }
  const words = trim(cut(opening, 0, opening.text.replace(/[\s.,;·•|–—/:-]+$/u, '').length))
  return { before: [...lines.slice(0, -1), words], price: cut(last, found.start) }
}

/** Whether a line says in short pieces what a thing comes in. */
function isDetails(line: Phrase): boolean {
  return split(line, DIVIDER).every(({ text }) => text.length <= DETAIL)
}

/** What ends a sentence. */
const ENDED = /[.!?…。]["”»)]?$/u
/** Words of a line that names one thing. */
const ALONE = 3

/** Whether a line names things and is no sentence: `Dark grey · natural`, `Black sheep`. */
function isBare(line: Phrase): boolean {
  const isEnded = ENDED.test(line.text)
  return !isEnded && (split(line, DIVIDER).length > 1 || line.text.split(/\s+/u).length <= ALONE)
}

function isLabel(line: Phrase): boolean {
  return readLabelled(line) !== undefined
}
