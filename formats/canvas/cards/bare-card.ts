import { isFirmName } from '../../../core/reading/claims/firms.ts'
import { isAside, namedLine } from '../../../core/reading/claims/name-lines.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock, readLabelled } from '../../../core/reading/facts/label.ts'
import { type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { lexiconFor } from '../../../core/reading/words/lexicon.ts'
import { stanzasOf } from '../../lines/stanzas.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'

// A card of bare lines says by their order who it is of: the house or the trade, a name, what its bearer does, how to reach
// them. Labels and headings say it better where there are some.

/** Lines of a card. */
const LINES = { fewest: 3, most: 12 } as const

/** Letters of a line that says what somebody does. */
const POSITION = 64

/** The copy of a card of bare lines; undefined where roles are known, or no line is surely a person's name. */
export function bareCard(reading: Reading): CanvasCopy | undefined {
  const { name: headed, organization, jobTitle } = reading.roles
  if (organization ?? jobTitle) return undefined
  const stanzas = stanzasOf(reading)
  const all = stanzas?.flatMap(stanza => stanza.lines.map(({ words }) => words)) ?? []
  const lines = withoutBack(all, reading)
  if (lines.length < LINES.fewest || lines.length > LINES.most) return undefined
  const context = { lexicon: lexiconFor(reading.lang, reading.lang), lang: reading.lang }
  const named = namedLine(lines, context)
  if (!named) return undefined
  const { at, before, name, behind: trade } = named
  // Strong words below a name say what its bearer does; above it, or as a firm's, they are whose card it is.
  const isBelow = lines.slice(at + 1).some(({ text }) => text === headed?.text)
  // Of lines without any of their own manner the first is no more a name than the others.
  const [first] = lines
  const isPlain =
    first?.text === headed?.text && first?.nodes[0]?.type === 'text' && !first.text.includes(' ')
  const isHouse = at > 0 && isPlain && HOUSE.test(first.text)
  if (headed && !isHouse && (!isBelow || isFirmName(headed.text, context))) return undefined
  const tells = (line: Phrase | undefined): boolean =>
    line !== undefined && (isReach(line, reading.lang) || isAside(line) || line.text.length > POSITION)
  // Who somebody is stands among the first lines, not below the ways to reach them.
  if (lines.slice(0, at).some(tells)) return undefined
  const isPost = (line: Phrase | undefined): boolean =>
    line !== undefined && !tells(line) && !/\d/.test(line.text)
  // The name in the letters of others stands between it and the post.
  const again =
    LATIN.test(lines[at + 1]?.text ?? '') && !LATIN.test(name.text) && isPost(lines[at + 2]) ? 1 : 0
  const post = at + 1 + again + (isPost(lines[at + 1 + again]) ? 1 : 0)
  const isLater = again === 0 && LATIN.test(lines[post]?.text ?? '') && !LATIN.test(name.text)
  const end = post + (isLater && isPost(lines[post]) ? 1 : 0)
  const behind = lines.slice(end)
  const last = behind.findLastIndex(line => isReach(line, reading.lang)) + 1
  return {
    headline: name,
    brand: [],
    // What its bearer is stands over a name: `代表　森 花`.
    above: paragraphsOf([...lines.slice(0, at), ...(before ? [before] : [])]),
    support: paragraphsOf([...(trade ? [trade] : []), ...lines.slice(at + 1, end)]),
    facts: [],
    captions: behind.slice(last),
    contacts: behind.slice(0, last).map(contactOf),
    rest: [],
    terms: [],
  }
}

/** Lines without the name of the back and what stands on that. */
function withoutBack(lines: readonly Phrase[], { roles: { back } }: Reading): readonly Phrase[] {
  const [first] = back?.blocks.flatMap(linesOfBlock) ?? []
  const at = lines.findLastIndex(({ text }) => text === first?.text)
  return at > 0 ? lines.slice(0, at - 1) : lines
}

/** A house in Han, kana or hangul, by what such are called. */
const HOUSE = /(?:所|店|社|堂|屋|工房|院|園|館|室|会|行|坊|工作室|공방|상회|가게|사무소)$/u

/** A line in Latin letters. */
const LATIN = /^[\p{Script=Latin}\s.,'’-]+$/u

function isReach({ text }: Phrase, lang: string): boolean {
  return (
    findValues(text, lang).some(({ value }) => REACHING.has(value.type)) ||
    /@|〒|\d{5}|\d[\d ()-]{7,}/.test(text)
  )
}

const REACHING: ReadonlySet<string> = new Set(['phone', 'email', 'url', 'address', 'handle'])

function contactOf(line: Phrase): Entry {
  const labelled = readLabelled(line)
  return labelled
    ? { label: labelled.label, written: true, lines: [labelled.value] }
    : { label: phraseOf(''), written: false, lines: [line] }
}
