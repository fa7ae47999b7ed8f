import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { linesIn } from '../facts/label.ts'
import { plainText } from '../../source/text.ts'
import { hasLink } from '../../source/walk.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { linkOf, linksOf } from '../lists/links.ts'
import type { Outline, Part } from '../outline.ts'
import { cut, type Phrase, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import type { Role } from '../roles.ts'
import { findValues, readValue } from '../values/read-value.ts'
import { type Candidate, wordsClaim, blockClaim } from './candidate.ts'
import type { Claimable } from './claims.ts'
import { isFirmName } from './firms.ts'

// What pages, books and letters say by place: the call to act under the title, whose it is and of when in the line
// below it, who signs and how to be left alone at the end. Words in lines and sentences stay where they are.

/** Claims by place that pages and letters need beside those of every document. */
export function* pageClaims(claimable: Claimable, taken: readonly Role[]): Generator<Candidate> {
  const takes = (role: Role): boolean => taken.includes(role)
  if (takes('action')) yield* calls(claimable)
  if (takes('season') || takes('issue')) yield* headLines(claimable, takes)
  if (takes('unsubscribe')) yield* signOff(claimable)
  if (takes('handle') && takes('terms')) yield* smallPrint(claimable)
}

const callRoles = ['action', 'secondAction'] as const

/** Letters of a sentence of calls beside its links. */
const AROUND = 90

/** Links under the title, the bold one first; a list of actions in the front matter; a label with an address. */
function* calls({ outline, facts }: Claimable): Generator<Candidate> {
  for (const block of [...outline.before, ...outline.head]) {
    if (facts.some(({ source }) => source === block)) continue
    const links = linksOf(block) ?? linksInSentence(block)
    if (!links) continue
    const main = links.find(({ strong }) => strong)
    const ordered = main ? [main, ...links.filter(link => link !== main)] : links
    for (const [at, { words: nodes, href }] of ordered.slice(0, 2).entries()) {
      const role = callRoles[at]
      if (role === undefined || href.startsWith('mailto:')) continue
      const phrase = toPhrase(nodes)
      yield {
        ...wordsClaim(role, phrase, [block]),
        nodes: [{ type: 'link', url: href, children: [...nodes] as never }],
        weight: 0.7 - at * 0.05,
        because: 'a link under the title',
        stays: true,
        piece: phrase.nodes[0] ?? phrase,
      }
    }
    break
  }
  yield* saidTwice(outline)
  for (const fact of facts.flatMap(withInner)) {
    if (fact.meanings.some(({ concept }) => concept === 'action') && fact.items.length > 0)
      yield* listed(fact.items)
    const isCall =
      fact.value?.type === 'url' && fact.place === 'head' && fact.written && fact.meanings.length === 0
    if (!isCall) continue
    const { label } = fact
    const name = trim(cut(label, /^[^\p{L}\p{N}]*/u.exec(label.text)?.[0].length ?? 0))
    yield {
      ...wordsClaim('action', name, fact.blocks),
      value: fact.value,
      weight: 0.6,
      because: 'a label with an address',
      stays: false,
      piece: fact,
      ...(fact.source && { source: fact.source }),
    }
  }
}

/** Letters of a line that asks for something. */
const ASKED = { least: 8, most: 48 }

/** A short line under the title that is a line of the text again: what its author asks for, wherever the reader is. */
function* saidTwice({ head, parts }: Outline): Generator<Candidate> {
  const lines = (block: RootContent): readonly string[] => plainText(block).split('\n')
  const below = new Set(parts.flatMap(({ blocks }) => blocks.flatMap(lines)))
  const block = head.find(
    (own): own is Paragraph =>
      own.type === 'paragraph' &&
      plainText(own).length >= ASKED.least &&
      plainText(own).length <= ASKED.most &&
      below.has(plainText(own)) &&
      !own.children.some(({ type }) => type === 'link'),
  )
  if (block)
    yield blockClaim(block, {
      role: 'action',
      phrase: trim(toPhrase(block.children)),
      weight: 0.62,
      because: 'a line that is said again',
    })
}

function withInner(fact: Fact): readonly Fact[] {
  return [fact, ...fact.facts.flatMap(withInner)]
}

/** `potentialAction`, `actions`: the first thing is the call, the second the other one. */
function* listed(items: readonly Item[]): Generator<Candidate> {
  for (const [at, item] of items.slice(0, 2).entries()) {
    const role = callRoles[at]
    const link = linkOf(item)
    if (role === undefined || link === undefined) continue
    yield {
      ...wordsClaim(role, toPhrase(link.words), item.blocks),
      facts: item.facts,
      weight: 1 - at * 0.01,
      because: 'a list of actions',
      stays: false,
      piece: item,
    }
  }
}

function linksInSentence(block: RootContent): ReturnType<typeof linksOf> {
  if (block.type !== 'paragraph') return undefined
  const inner = block.children.filter(({ type }) => type === 'link')
  const links = inner.flatMap(child => linksOf({ type: 'paragraph', children: [child] }) ?? [])
  const shown = inner.reduce((sum, child) => sum + toPhrase([child]).text.length, 0)
  return links.length > 0 && links.length <= 3 && toPhrase(block.children).text.length - shown <= AROUND
    ? links
    : undefined
}

/** The lines around the title, piece by piece: `Autumn 2026 · Fenwick & Co, Lerwick`, `No. 12 | October 2026`. */
function* headLines(
  { outline, facts, context }: Claimable,
  takes: (role: Role) => boolean,
): Generator<Candidate> {
  const near = [...outline.before, ...outline.head].filter(
    (block): block is Paragraph => block.type === 'paragraph',
  )
  const labelled = new Set(facts.map(({ source }) => source))
  for (const block of near.slice(0, 3).filter(block => !labelled.has(block))) {
    const segments = linesIn(block.children).flatMap(line => apart(line))
    for (const [at, segment] of segments.entries()) {
      if (segment.text.length > 90 || (/[.!?]$/.test(segment.text) && segment.text.split(' ').length > 4))
        continue
      for (const [role, weight, because] of rolesOfSegment(segment, segments.length > 1, context)) {
        if (!takes(role)) continue
        const said = role === 'issue' ? cut(segment, 0, issueEnd(segment.text)) : segment
        yield {
          ...wordsClaim(role, said, [block]),
          weight: weight - at * 0.01,
          because,
          stays: true,
          piece: segment.nodes[0] ?? segment,
        }
      }
    }
  }
  const { title } = outline
  if (title && isFirmName(toPhrase(title.children).text, context)) {
    const phrase = trim(toPhrase(title.children))
    yield {
      ...wordsClaim('publisher', phrase, [title]),
      weight: 0.45,
      because: 'the title is the name of an organisation',
      stays: true,
      piece: phrase,
    }
  }
}

/** The pieces of a line, divided by signs or by wide blanks. */
function apart(line: Phrase): readonly Phrase[] {
  return split(line, /\s+[|•·∙]\s+|\s*\|\s*|\t+|\s{2,}/g)
}

type Told = readonly [role: Role, weight: number, because: string]

function rolesOfSegment(segment: Phrase, divided: boolean, context: Context): readonly Told[] {
  const { text } = segment
  const value = readValue(text, context.lang)
  const told: Told[] = []
  if (isIssue(text, context)) told.push(['issue', 0.6, 'it has the number of an issue'])
  if (value?.type === 'date' || /\b(?:19|20)\d\d\b/.test(text))
    told.push(['season', 0.52, 'a season or a year'])
  if (value?.type === 'date') told.push(['datePublished', 0.5, 'a date near the title'])
  const isBold = segment.nodes.length === 1 && segment.nodes[0]?.type === 'strong'
  if (isFirmName(text, context)) told.push(['publisher', 0.6, 'the name of an organisation'])
  else if (
    value === undefined &&
    (divided || isBold) &&
    /^\p{Lu}/u.test(text) &&
    !/\d|[,;]\s+\p{Ll}/u.test(text)
  )
    told.push(['publisher', 0.46, 'a name near the title'])
  return told
}

/** `No. 12`, `Rundbrief Nr. 3 / 2026`, `Ausgabe 7`: a name of issues with a number. */
function isIssue(text: string, { lang }: Context): boolean {
  if (!/\d/.test(text) || text.length > 60) return false
  const plain = ` ${plainLabel(text)} `
  return (
    wordsFor(lang, 'issue').some(word => plain.includes(` ${word} `)) ||
    /(?:№|#|\b[Nn][or°º]\.?)\s*\d/.test(text)
  )
}

/** Where the number of an issue ends: `Rundbrief Nr. 3 / 2026 Leipzig`. */
function issueEnd(text: string): number {
  const match = /\d+(?:\s?\/\s?\d{2,4})?/.exec(text)
  return match ? match.index + match[0].length : text.length
}

/** Letters up to which a line may hold an address. */
const LINE = 140

/** Who signs in a few last lines: a name above a place, or a name with an office under a greeting. */
function signerIn([first, second, ...more]: readonly Phrase[]): Phrase | undefined {
  if (!first || !second || more.length > 2 || /[.!?]$/.test(second.text)) return undefined
  const comma = second.text.indexOf(',')
  const name = comma > 0 ? cut(second, 0, comma) : second
  const isPlace = /\d{3}/.test(second.text)
  if (!isPlace && isPerson(name.text)) return name
  return isPerson(first.text) ? first : undefined
}

/** The last blocks of a letter: who signs, from where, and the way to be left alone. */
function* signOff({ outline, context }: Claimable): Generator<Candidate> {
  const blocks = endOf(outline.parts, outline.head).filter(
    (block): block is Paragraph => block.type === 'paragraph',
  )
  const ending = blocks.slice(-3)
  for (const block of ending) {
    const lines = linesIn(block.children)
    const [first, second] = lines
    const who = signerIn(lines)
    if (who)
      yield {
        ...wordsClaim('author', who, [block]),
        weight: 0.6,
        because: 'the name at the end',
        stays: true,
        piece: who.nodes[0] ?? who,
      }
    if (who && second && who === first && /\d{3}/.test(second.text))
      yield {
        ...wordsClaim('address', second, [block]),
        weight: 0.6,
        because: 'the line under the name at the end',
        stays: true,
        piece: second.nodes[0] ?? second,
      }
    for (const line of lines.filter(({ text }) => text.length <= LINE)) yield* placeIn(line, block, context)
  }
  const last = ending.at(-1)
  if (!last) return
  const phrase = toPhrase(last.children)
  const found = findValues(phrase.text, context.lang).filter(
    ({ value }) => value.type === 'url' || value.type === 'email',
  )
  const [only] = found
  if (only === undefined || found.length > 1) return
  const piece = cut(phrase, only.start, only.end)
  yield {
    ...wordsClaim('unsubscribe', piece, [last]),
    value: only.value,
    weight: 0.55,
    because: 'the address in the last line',
    stays: true,
    piece,
  }
}

/** Words up to which the last paragraph of a page of links is small print. */
const SMALL = 40

function* smallPrint({ outline, facts, roles, context }: Claimable): Generator<Candidate> {
  if (roles.facts === 'all') return
  const blocks = endOf(outline.parts, outline.head)
  const last = blocks.at(-1)
  if (last?.type !== 'paragraph' || blocks.length < 3 || facts.some(({ source }) => source === last)) return
  const phrase = toPhrase(last.children)
  const isShort =
    phrase.text.split(/\s+/).length <= SMALL && linksOf(last) === undefined && !areLinkLines(last)
  const leads = findValues(phrase.text, context.lang).some(
    ({ value }) => value.type === 'url' || value.type === 'phone' || value.type === 'handle',
  )
  if (!isShort || leads) return
  yield {
    ...wordsClaim('terms', phrase, [last]),
    weight: 0.7,
    because: 'the last words of the page',
    stays: false,
    piece: last,
    source: last,
  }
}

/** Whether several lines each begin with what they lead to, whatever stands beside it: `Lessons (from May)` is no small print. */
function areLinkLines(block: Paragraph): boolean {
  const lines = linesIn(block.children)
  return lines.length > 1 && lines.every(({ nodes: [first] }) => first !== undefined && hasLink(first))
}

/** An address at the end of a line, behind a comma. */
function* placeIn(line: Phrase, block: Paragraph, { lang }: Context): Generator<Candidate> {
  for (const match of line.text.matchAll(/,\s+/g)) {
    const start = match.index + match[0].length
    const rest = trim(cut(line, start))
    if (readValue(rest.text, lang)?.type !== 'address') continue
    yield {
      ...wordsClaim('address', rest, [block]),
      weight: 0.58,
      because: 'an address at the end',
      stays: true,
      piece: rest,
    }
    return
  }
}

function endOf(parts: readonly Part[], blocks: readonly RootContent[]): readonly RootContent[] {
  const last = parts.at(-1)
  return last ? endOf(last.parts, last.blocks) : blocks
}

function isPerson(text: string): boolean {
  return /^\p{Lu}[\p{L}'’.-]+(?:\s+[\p{L}'’.-]+){1,3}$/u.test(text.trim())
}
