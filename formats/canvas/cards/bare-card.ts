import { isFirmName } from '../../../core/reading/claims/firms.ts'
import { isPersonAlone } from '../../../core/reading/claims/lines-alone.ts'
import { paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { readLabelled } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, phraseOf, trim } from '../../../core/reading/facts/phrase.ts'
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
  if (reading.roles.name ?? reading.roles.organization ?? reading.roles.jobTitle) return undefined
  const stanzas = stanzasOf(reading)
  const lines = stanzas?.flatMap(stanza => stanza.lines.map(({ words }) => words)) ?? []
  if (lines.length < LINES.fewest || lines.length > LINES.most) return undefined
  const at = nameAmong(lines, reading.lang)
  const name = lines[at]
  if (!name) return undefined
  const tells = (line: Phrase | undefined): boolean =>
    line !== undefined && (isReach(line, reading.lang) || isAside(line) || line.text.length > POSITION)
  // Who somebody is stands among the first lines, not below the ways to reach them.
  if (lines.slice(0, at).some(tells)) return undefined
  const post = lines[at + 1]
  const end = post && !tells(post) && !/\d/.test(post.text) ? at + 2 : at + 1
  const behind = lines.slice(end)
  const last = behind.findLastIndex(line => isReach(line, reading.lang)) + 1
  // `代表　森 花`: what its bearer is stands over a name.
  const before = HAN.exec(name.text)?.[1]?.length ?? 0
  const over = before > 0 ? [trim(cut(name, 0, before))] : []
  return {
    headline: cut(name, before),
    brand: [],
    above: paragraphsOf([...lines.slice(0, at), ...over]),
    support: paragraphsOf(lines.slice(at + 1, end)),
    facts: [],
    captions: behind.slice(last),
    contacts: behind.slice(0, last).map(contactOf),
    rest: [],
    terms: [],
  }
}

/** The place of the line that is a person's name: whose address it is, the later of two with a family's name, the first in capitals, the first. */
function nameAmong(lines: readonly Phrase[], lang: string): number {
  const context = { lexicon: lexiconFor(lang, lang), lang }
  const isOne = (line: Phrase): boolean =>
    !isAside(line) &&
    !isFirmName(line.text, context) &&
    (isPersonAlone(cut(line, TITLED.exec(line.text)?.[0].length ?? 0), context) || HAN.test(line.text))
  const found = lines.flatMap((line, at) => (isOne(line) ? [at] : []))
  const partsOf = (at: number): readonly string[] => plain(lines[at]?.text ?? '').split(/\s+/)
  const [box = ''] = lines.flatMap(({ text }) => /([^\s@]+)@/u.exec(plain(text))?.[1] ?? [])
  const addressed = found.find(at =>
    partsOf(at).some(part => part.length > 2 && box.split(/[._-]/).includes(part)),
  )
  const related = found.find((at, index) =>
    partsOf(at).some(part => partsOf(found[index - 1] ?? -1).includes(part)),
  )
  return addressed ?? related ?? found[0] ?? -1
}

/** Letters without their marks, small. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** A form of address, or a degree, before a name. */
const TITLED = /^(?:\p{L}{1,5}\.|Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Frau|Herr)\s+/u

/** A name in Chinese or Japanese with a blank between its parts, behind what its bearer is: `代表　森 花`. */
const HAN =
  /^([\p{Script=Han}\p{Script=Katakana}]{2,8}[ 　])?\p{Script=Han}{1,3}[ 　][\p{Script=Han}\p{Script=Hiragana}]{1,4}(?<![所社店院堂屋園局部会店館])$/u

/** What is said in brackets or behind a mark is no line of its own. */
function isAside({ text }: Phrase): boolean {
  return /^[（(※*]/u.test(text)
}

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
