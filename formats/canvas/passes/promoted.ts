import type { RootContent } from 'mdast'
import { paragraphOf, paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, joinLines, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { placeOfWords, writtenInOne } from '../../../core/reading/named-things.ts'
import type { Claim } from '../../../core/reading/reading.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { linesLeft } from '../copy/telling-lines.ts'

/** Places of a copy whose lines may lead it, in their order. */
const PLACES = ['support', 'rest', 'terms'] as const

/** Letters of a line that may lead, or say more of what does. */
const LONGEST = 80

/** A copy led by the words that its brief wants first, where a line under its headline has them; what was the headline stands over them. */
export function promoted(copy: CanvasCopy, words: readonly string[]): CanvasCopy {
  const { headline, support } = copy
  const opening = headline && words.map(one => opensWith(headline, one)).find(Boolean)
  if (headline && opening)
    return {
      ...copy,
      headline: trim(cut(headline, 0, opening)),
      support: [paragraphOf(trim(cut(headline, opening))), ...support],
    }
  if (words.some(one => placeOfWords(headline?.text ?? '', one) !== undefined)) return copy
  for (const place of PLACES)
    for (const [at, block] of copy[place].entries()) {
      const lines = linesOfBlock(block)
      const index = lines.findIndex(line => placeIn(line, words) !== undefined)
      if (index >= 0) return withLine({ ...copy, [place]: without(copy[place], at) }, lines, index, words)
    }
  return copy
}

/** Where words end with which a phrase opens, a sign before and the unit behind them among them: `-20 %`; nowhere where nothing follows. */
export function opensWith({ text }: Phrase, words: string): number | undefined {
  const place = placeOfWords(text, words)
  if (!place || !/^[\s–−-]*\p{Sc}?\s?$/u.test(text.slice(0, place.from))) return undefined
  const unit = /^\s?[%‰٪]/u.exec(text.slice(place.to))?.[0].length ?? 0
  const end = place.to + unit
  return /^\s+\S/u.test(text.slice(end)) ? end : undefined
}

function placeIn({ text }: Phrase, words: readonly string[]) {
  const place = text.length > LONGEST ? undefined : words.map(one => placeOfWords(text, one)).find(Boolean)
  return place && writtenInOne(text, place)
}

function without(blocks: readonly RootContent[], at: number): readonly RootContent[] {
  return blocks.filter((_, index) => index !== at)
}

/** What leads in its line, the rest of that under it; lines before it stand over it, those behind it first among the rest. */
function withLine(
  copy: CanvasCopy,
  lines: readonly Phrase[],
  index: number,
  words: readonly string[],
): CanvasCopy {
  const line = lines[index] as Phrase
  const { from, to } = placeIn(line, words) ?? { from: 0, to: line.text.length }
  const [before, after] = [trim(cut(line, 0, from)), trim(cut(line, to))]
  const over = [...lines.slice(0, index), ...(before.text === '' ? [] : [before])]
  const title = copy.headline && toPhrase([{ type: 'strong', children: [...copy.headline.nodes] }])
  // The dash behind it divided it from the rest.
  const rest = trim(cut(after, /^[–—-]\s+/u.exec(after.text)?.[0].length ?? 0))
  const own = rest.text === '' ? [] : [paragraphOf(rest)]
  return {
    ...copy,
    headline: trim(cut(line, from, to)),
    above: [...copy.above, ...paragraphsOf(title ? [title] : []), ...paragraphsOf(over)],
    support: [...own, ...copy.support],
    rest: [...paragraphsOf(lines.slice(index + 1)), ...copy.rest],
  }
}

/** Letters that name a code in its line: `cod.`, `with the code`. */
const NAMES = 16

/** A copy whose code stands in a line with nothing but its name, as the fact that it is. */
export function withCodeApart(copy: CanvasCopy, code: Claim | undefined): CanvasCopy {
  if (!code || copy.facts.some(({ role }) => role === 'code')) return copy
  const found: Entry[] = []
  const isLeft = (line: Phrase): boolean => {
    const at = line.text.indexOf(code.text)
    const end = at + code.text.length
    if (at < 0 || end < line.text.length || at > NAMES || found.length > 0) return true
    const label = trim(cut(line, 0, at))
    found.push({ role: 'code', label, written: label.text !== '', lines: [cut(line, at, end)] })
    return false
  }
  const [support, rest, terms] = [copy.support, copy.rest, copy.terms].map(one => linesLeft(one, isLeft))
  return {
    ...copy,
    support: support ?? [],
    rest: rest ?? [],
    terms: terms ?? [],
    facts: [...copy.facts, ...found],
  }
}

/** What stands before the price that something had. */
const BEFORE =
  /(?:^|[^\p{L}])(?:instead of|was|normally|usually|statt|anstatt|sonst|au lieu de|avant|invece di|anziché|en (?:vez|lugar) de|antes|em vez de|in plaats van|zamiast|istället för|i stedet for|yerine|замість|вместо)\s+((?:[$£€¥]\s?)?\d[\d.,]*(?:\s?(?:[$£€¥]|\p{Lu}{2,3}|kr|zł|Kč|TL|Fr\.?|,-)(?!\p{L}))?)/iu

/** The price that something has before what it costs with the coupon: `full wash £18, with this coupon £12`. */
const BEFORE_OFFER =
  /((?:[$£€¥]\s?)\d[\d.,]*\d|\d[\d.,]*\s?(?:[$£€¥]|\p{Lu}{3}|kr|zł|Kč|TL|Fr\.?)(?!\p{L}))\s*[,;:–—→]?\s+(?:→\s*)?(?:with (?:this|the|your) (?:coupon|voucher|code|card)|mit (?:diesem |dem )?(?:gutschein|coupon|code)|avec (?:ce|le) (?:bon|coupon|code)|con (?:questo|il|este|el) (?:buono|coupon|codice|cupón|vale|código)|com (?:este|o) (?:cupão|cupom|vale|código)|met (?:deze|de) (?:bon|coupon|code)|z (?:tym )?(?:kuponem|bonem|kodem)|med (?:denna|den|den här|denne) (?:kupong(?:en)?|kode|kod(?:en)?))(?!\p{L})/iu

/** A copy whose old prices are struck out. */
export function withOldPrices(copy: CanvasCopy): CanvasCopy {
  const { support, rest, terms } = copy
  return {
    ...copy,
    support: support.map(withOldPrice),
    rest: rest.map(withOldPrice),
    terms: terms.map(withOldPrice),
  }
}

function withOldPrice(block: RootContent): RootContent {
  const lines = linesOfBlock(block)
  const isOld = ({ text }: Phrase): boolean => BEFORE.test(text) || BEFORE_OFFER.test(text)
  return lines.some(isOld) ? paragraphOf(joinLines(lines.map(struck))) : block
}

function struck(line: Phrase): Phrase {
  const found = BEFORE.exec(line.text) ?? BEFORE_OFFER.exec(line.text)
  const price = found?.[1]
  if (!found || !price) return line
  const from = found.index + found[0].lastIndexOf(price)
  const to = from + price.length
  const old = { type: 'delete' as const, children: [...cut(line, from, to).nodes] }
  return toPhrase([...cut(line, 0, from).nodes, old, ...cut(line, to).nodes])
}
