import type { RootContent } from 'mdast'
import type { Design, PartKey, Rank } from '../../../core/brief/design.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { kindsOfLine, type LineKind } from '../../../core/reading/lines/line-kinds.ts'
import { placeOfWords, thingsOf, writtenInOne } from '../../../core/reading/named-things.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { wordsOf } from '../../../core/source/text.ts'
import type { CanvasCopy } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { linesLeft } from '../copy/telling-lines.ts'

/** A thing that a brief wants seen before the others, and what stands around it in its line. */
export interface Lead {
  readonly words: Phrase
  readonly rank: Exclude<Rank, 'last'>
  /** What the brief says for it. */
  readonly ranked: string
  /** Small before it: its label, or what its line begins with. */
  readonly before?: Phrase
  /** What its line goes on with. */
  readonly after?: Phrase
  /** It is the headline of the copy. */
  readonly titled?: true
}

/** The copy of a canvas in the order that a brief has it seen. */
export interface RankedCopy {
  readonly leads: readonly Lead[]
  /** Everything else, where it stands. */
  readonly copy: CanvasCopy
  /** What is hardly to be seen. */
  readonly last: readonly Phrase[]
  /** The brief says what is to be seen first. */
  readonly insisted: boolean
}

/** The words that a brief ranks, with their rank; the first that a line holds counts. */
export type Ranks = readonly (readonly [words: string, rank: Rank])[]

/** What a brief ranks of a copy. */
export function ranksIn({ parts = {} }: Design, reading: Reading): Ranks {
  const title = wordsOf(reading.roles.title?.text ?? '')
  // `FERRET as wide as the paper` of `Ferret Racing`: what a short title has apart is no title any more.
  const whole = (words: string): string =>
    title.split(' ').length <= TITLE && !/\d/.test(words) && ` ${title} `.includes(` ${words} `)
      ? title
      : words
  return Object.entries(parts).flatMap(([key, dress]) => {
    const rank = dress?.rank
    if (rank === undefined || dress?.rank === undefined) return []
    return thingsOf(key as PartKey, reading).map(
      words => [rank === 'first' ? whole(words) : words, rank] as const,
    )
  })
}

/** Words of a title that is set as one, whichever of them is to be seen first. */
const TITLE = 3

/** The first short line of a copy for each of some kinds, in their order, as what ranks second. */
export function ranksByMeaning(copy: CanvasCopy, kinds: readonly LineKind[], lang: string): Ranks {
  const lines = bareLines(copy)
    .filter(({ text }) => text.length <= WHOLE.day)
    .map(({ text }) => ({ text, told: kindsOfLine(text, lang) }))
    .filter(({ text, told }) => text.length <= WHOLE.letters || told.has('when'))
  // What is announced under whose it is stands before when and where.
  const [opening] = lines
  const message = kinds.length > 0 && opening && isMessage(opening, copy) ? [opening] : []
  const chosen: (typeof lines)[number][] = [...message]
  for (const kind of kinds) {
    const found = lines.find(({ told }) => told.has(kind))
    if (found && !chosen.some(({ told }) => told.has(kind))) chosen.push(found)
  }
  // A strip with a message under its title has room for one line more.
  const most = message.length > 0 ? SECONDS : chosen.length
  return chosen.slice(0, most).map(({ text }) => [wordsOf(text), 'second'] as const)
}

/** Whether the first of some bare lines says what it is about: a few words under the title, in a line of its own, that tell neither when nor where. */
function isMessage(
  { text, told }: { readonly text: string; readonly told: ReadonlySet<LineKind> },
  copy: CanvasCopy,
) {
  const first = bareLines(copy)[0]?.text
  return text === first && told.size === 0 && text.length <= MESSAGE && /\p{L}{3}/u.test(text)
}

/** Lines that stand behind a title with a message among them. */
const SECONDS = 2

/** Letters of what is announced in a line. */
const MESSAGE = 32

/** The ranks of a brief, and what those who come have to know next where it says nothing of that. */
export function withNext(ranks: Ranks, copy: CanvasCopy, kinds: readonly LineKind[], lang: string): Ranks {
  const isSaid = ranks.some(([, rank]) => rank === 'second') || !ranks.some(([, rank]) => rank === 'first')
  return isSaid ? ranks : [...ranks, ...ranksByMeaning(copy, kinds, lang)]
}

/** What stands under a title in lines and nothing else; none where any of it is more than that. */
export function bareLines({ support, rest }: CanvasCopy): readonly Phrase[] {
  const blocks = [...support, ...rest]
  const lines = blocks.map(linesOfBlock)
  return lines.some(({ length }) => length === 0) ? [] : lines.flat()
}

/** The copy divided by rank: lines that hold something ranked leave their places. */
export function rankedCopy(copy: CanvasCopy, ranks: Ranks): RankedCopy {
  const leads: Lead[] = []
  const last: Phrase[] = []
  const take = (line: Phrase, label?: Phrase, titled?: true): boolean => {
    const found = placeIn(line, ranks, leads)
    if (found === undefined) return false
    if (found.rank === 'last') {
      last.push(label ? toPhrase([...label.nodes, { type: 'text', value: ' ' }, ...line.nodes]) : line)
      return true
    }
    const whole = isMostOf(line, found, titled && WHOLE.title)
    const [before, after] = whole
      ? [cut(line, 0, 0), cut(line, 0, 0)]
      : [withoutDash(trim(cut(line, 0, found.from))), withoutDash(trim(cut(line, found.to)))]
    const around = {
      ...(before.text !== '' ? { before } : label && { before: label }),
      ...(after.text !== '' && { after }),
    }
    const words = whole ? line : withoutBrackets(withoutComma(trim(cut(line, found.from, found.to)), after))
    leads.push({ words, rank: found.rank, ranked: found.words, ...around, ...(titled && { titled }) })
    return true
  }
  const isTitle = copy.headline !== undefined && take(copy.headline, undefined, true)
  const facts = (entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ label, lines }) => {
      const [line] = lines
      const named = label.text === '' ? undefined : label
      return !(lines.length === 1 && line && take(line, named))
    })
  const blocks = (given: readonly RootContent[]): readonly RootContent[] =>
    linesLeft(given, line => !take(line), linesWithin)
  const { headline, ...others } = copy
  // A fact says nothing else, a line of text may only mention the words.
  const told = facts(copy.facts)
  return {
    copy: {
      ...others,
      ...(headline && !isTitle && { headline }),
      brand: facts(copy.brand),
      above: blocks(copy.above),
      support: blocks(copy.support),
      rest: blocks(copy.rest),
      facts: told,
      contacts: facts(copy.contacts),
      terms: blocks(copy.terms),
      captions: copy.captions.filter(caption => !take(caption)),
    },
    leads: ['first', 'second'].flatMap(rank => leads.filter(lead => lead.rank === rank)),
    last,
    insisted: leads.some(({ rank }) => rank === 'first'),
  }
}

/** What stands small around a lead without the dash that divided it from that. */
function withoutDash(words: Phrase): Phrase {
  const [opens = ''] = /^[–—·|-]\s+/u.exec(words.text) ?? []
  const [, , ends = ''] = /^(.*\S)(\s+[–—·|-])$/su.exec(words.text) ?? []
  return trim(cut(words, opens.length, words.text.length - ends.length))
}

/** A code leads without the brackets that it has behind its name: `Westray (WRY)`. */
function withoutBrackets(words: Phrase): Phrase {
  return /^\([^()]+\)$/u.test(words.text) ? cut(words, 1, words.text.length - 1) : words
}

/** What leads is set apart from what its line goes on with, which a comma divided from it; a sentence keeps its own. */
function withoutComma(words: Phrase, after: Phrase): Phrase {
  const goesOn = after.text !== '' && !/[.!?。！？]$/u.test(after.text)
  return goesOn && /[,،、;]$/u.test(words.text) ? cut(words, 0, words.text.length - 1) : words
}

/** Letters of a line that stays whole, of one that says when as well as where, and the share of it that is ranked. */
const WHOLE = { letters: 48, day: 64, first: 0.6, second: 0.4, title: 0.8 }

/** A short line that says little more than what is ranked: `Saturday 13 December, 7.30 pm`. */
function isMostOf(
  { text }: Phrase,
  { from, to, rank }: { from: number; to: number; rank: Rank },
  least: number = rank === 'first' ? WHOLE.first : WHOLE.second,
): boolean {
  return text.length <= WHOLE.letters && (to - from) / text.length >= least
}

/** The lines of a paragraph, or of a list of single lines. */
function linesWithin(block: RootContent): readonly Phrase[] {
  if (block.type === 'heading') return [toPhrase(block.children)]
  if (block.type !== 'list') return linesOfBlock(block)
  const lines = block.children.flatMap(({ children: [only, ...more] }) =>
    only !== undefined && more.length === 0 ? linesOfBlock(only) : [],
  )
  return lines.length === block.children.length ? lines : []
}

/** Where a line holds something ranked that leads nowhere else yet: with what is written in one with it. */
function placeIn({ text }: Phrase, ranks: Ranks, leads: readonly Lead[]) {
  for (const [words, rank] of ranks) {
    const place = leads.some(({ ranked }) => ranked === words) ? undefined : placeOfWords(text, words)
    if (place) return { ...writtenInOne(text, place), words, rank }
  }
  return undefined
}
