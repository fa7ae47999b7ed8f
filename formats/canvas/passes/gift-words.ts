import type { RootContent } from 'mdast'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { labelAlone, lineOfItem, linesOfBlock } from '../../../core/reading/facts/label.ts'
import { type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import { isDocumentName } from '../../../core/reading/words/lexicon.ts'
import { plainText } from '../../../core/source/text.ts'
import { type CanvasCopy, placeOf } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { CONDITION } from './deal.ts'

/** A label whose value goes on with sentences of their own: `Bookings: 01225 555 018. No cash. Ask for Jo.` */
const GOES_ON = /[.!?。]\s+\p{Lu}[^.!?]{8,}[.!?]|。\S{4}/u

/** A copy whose labels name no more than their value: what goes on in sentences is print, as its author wrote it. */
export function withSentencesPrinted(copy: CanvasCopy): CanvasCopy {
  const { facts, terms } = copy
  const goOn = facts.filter(
    ({ role, written, lines }) =>
      (role === undefined || role === 'redeemAt') && written && lines.some(({ text }) => GOES_ON.test(text)),
  )
  if (goOn.length === 0) return copy
  const printed = goOn.map(({ label, lines }) => paragraphOf(lineOf(label, lines)))
  return { ...copy, facts: facts.filter(fact => !goOn.includes(fact)), terms: [...printed, ...terms] }
}

function lineOf(label: Phrase, lines: readonly Phrase[]): Phrase {
  return toPhrase([
    ...label.nodes,
    { type: 'text', value: ': ' },
    ...lines.flatMap(({ nodes }, at) =>
      at === 0 ? nodes : [{ type: 'text' as const, value: ' ' }, ...nodes],
    ),
  ])
}

/** Letters of what somebody wishes at the end, of an entry of what is given, and entries of that. */
const MOST = { wish: 64, entry: 56, entries: 6 } as const

/** A copy that is given: by the name of the thing, with what belongs to it under its own words, and what is wished as a message. */
export function asGiven(copy: CanvasCopy): CanvasCopy {
  return withOffered(withWish(byName(copy)))
}

/** What the paper is leads, where it stands over the name of a house. */
function byName(copy: CanvasCopy): CanvasCopy {
  const { headline, above, support } = copy
  const name = above.find(block => isDocumentName(plainText(block)))
  const [line, ...more] = linesOfBlock(name)
  if (!name || !line || more.length > 0 || !headline || isDocumentName(headline.text)) return copy
  return {
    ...copy,
    headline: line,
    above: above.filter(block => block !== name),
    support: [paragraphOf(headline), ...support],
  }
}

/** The line that closes a copy with a wish for whom it is for: `Happy birthday, Mum!` */
function withWish(copy: CanvasCopy): CanvasCopy {
  const { facts, rest, terms } = copy
  const isFor = facts.some(({ role }) => role === 'recipient' || role === 'giver')
  const [last] = [...rest, ...terms].toSorted((one, other) => placeOf(other) - placeOf(one))
  const [line, ...more] = linesOfBlock(last)
  const isWish =
    line !== undefined &&
    more.length === 0 &&
    line.text.length <= MOST.wish &&
    /[!！]$/u.test(line.text) &&
    !CONDITION.test(line.text)
  if (!isFor || !isWish || facts.some(({ role }) => role === 'message')) return copy
  const wish: Entry = { role: 'message', label: phraseOf(''), written: false, lines: [line] }
  const left = (blocks: readonly RootContent[]) => blocks.filter(block => block !== last)
  return { ...copy, facts: [...facts, wish], rest: left(rest), terms: left(terms) }
}

/** A line with a colon and the short list below it are one value: `Includes:` and what is included. */
function withOffered(copy: CanvasCopy): CanvasCopy {
  const at = copy.rest.findIndex((_, place) => offeredAt(copy.rest, place) !== undefined)
  const offered = offeredAt(copy.rest, at)
  if (!offered) return copy
  return {
    ...copy,
    facts: [...copy.facts, offered],
    rest: copy.rest.filter((_, place) => place !== at && place !== at + 1),
  }
}

function offeredAt(blocks: readonly RootContent[], at: number): Entry | undefined {
  const [name, ...more] = linesOfBlock(blocks[at])
  const list = blocks[at + 1]
  const label = name && more.length === 0 ? labelAlone(name) : undefined
  if (!label || list?.type !== 'list' || list.children.length > MOST.entries) return undefined
  const lines = list.children.flatMap(item => lineOfItem(item) ?? [])
  const areShort = lines.every(({ text }) => text.length <= MOST.entry && !text.includes('\n'))
  if (!areShort || lines.length < list.children.length) return undefined
  return { label, written: true, lines, offered: true }
}
