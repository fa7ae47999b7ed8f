import { paragraphOf, paragraphsOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock, readLabelled, segmentsOf } from '../../../core/reading/facts/label.ts'
import type { RootContent } from 'mdast'
import {
  cut,
  type Phrase,
  phraseOf,
  placeIn,
  split,
  standsBefore,
  toPhrase,
} from '../../../core/reading/facts/phrase.ts'
import { isStubName } from '../../../core/brief/words/stub-names.ts'
import { isStubHead, stubLine } from '../../../core/reading/lines/stub-lines.ts'
import { kindsOfLine, type LineKind } from '../../../core/reading/lines/line-kinds.ts'
import type { Claim, Reading } from '../../../core/reading/reading.ts'
import type { Role } from '../../../core/reading/roles.ts'
import type { CanvasCopy } from './canvas-copy.ts'
import type { Entry } from './entry.ts'
import { linesLeft } from './telling-lines.ts'

// A pass of bare lines tells all that one with labels tells. A line that says when, where or how much is a fact as it
// stands, and what was found in its words is not said a second time under a label that nobody wrote.

/** Letters of a line that is a fact by itself, and of one that may stand over or under a title. */
const LONGEST = { fact: 64, title: 60 }
/** Lines under a title that say more of it. */
const UNDER = 2

/** Roles that tell when, where and how much, as a line by itself does. */
const ROLES: Readonly<Record<Exclude<LineKind, 'reach'>, readonly [Role, ...Role[]]>> = {
  when: ['time', 'startDate', 'doorTime', 'endDate', 'departureDate', 'departureTime', 'arrivalTime'],
  where: ['location', 'address'],
  price: ['price'],
}
const TELLING: ReadonlySet<Role> = new Set(Object.values(ROLES).flat())

/** The copy of a pass with its bare lines in the places of facts, of what stands over its title and of what is said under that. */
export function withToldLines(given: CanvasCopy, { roles, lang }: Reading): CanvasCopy {
  const stubbed = given.facts.map(fact => (isStubName(fact.label.text) ? forStub(fact.lines) : fact))
  const copy = withPiecesApart({ ...given, facts: stubbed })
  const told = Object.values(roles).filter(claim => claim.told && !claim.stays)
  const found: Entry[] = []
  const said = new Set<Role>()
  const isLeft = (fact: Entry | undefined, within: readonly Claim[]): boolean => {
    if (fact) found.push(fact)
    if (fact) for (const { role } of within) said.add(role)
    return fact === undefined
  }
  const stubs = [...copy.rest, ...copy.terms].flatMap(block => stubOver(block) ?? [])
  found.push(...stubs.map(({ entry }) => entry))
  const isStub = (block: RootContent): boolean => stubs.some(stub => stub.block === block)
  const restOf = copy.rest.filter(block => !isStub(block))
  const rest = linesLeft(restOf, line => {
    const within = told.filter(({ nodes }) => placeIn(line, nodes))
    return isLeft(stubIn(line) ?? factIn(line, within, lang), within)
  })
  const termsOf = copy.terms.filter(block => !isStub(block))
  const terms = linesLeft(termsOf, line => isLeft(stubIn(line), []))
  const facts = copy.facts.filter(({ role }) => role === undefined || !said.has(role))
  return aroundTitle({ ...copy, facts: [...facts, ...found], rest, terms }, found)
}

/** A copy whose lines of several pieces say no more what is a fact with its name: of `Coach 18 (heated) · Seat 7 · river side` the remarks are left. */
function withPiecesApart(copy: CanvasCopy): CanvasCopy {
  const told = copy.facts.filter(fact => fact.told)
  if (told.length === 0) return copy
  const said = new Set<Entry>()
  const left = (line: Phrase): Phrase => {
    const pieces = segmentsOf(line)
    const others = pieces.flatMap((piece): readonly Phrase[] => {
      for (const fact of told) {
        const remark = said.has(fact) ? undefined : remarkIn(piece, fact)
        if (!remark) continue
        said.add(fact)
        return remark.text === '' ? [] : [remark]
      }
      return [piece]
    })
    return pieces.length < 2 || pieces.every(piece => others.includes(piece)) ? line : joinedAtDots(others)
  }
  const blocks = (all: readonly RootContent[]): readonly RootContent[] =>
    all.flatMap((block): readonly RootContent[] => {
      const lines = linesOfBlock(block)
      // What its author puts on the part to tear off is said there, too.
      if (stubOver(block)) return [block]
      const kept = lines.map(line => (stubIn(line) ? line : left(line)))
      const isWhole = kept.every((line, at) => line === lines[at])
      return isWhole ? [block] : paragraphsOf(kept.filter(({ text }) => text !== ''))
    })
  const [rest, terms] = [blocks(copy.rest), blocks(copy.terms)]
  const facts = copy.facts.map((fact): Entry => (said.has(fact) ? { ...fact, written: true } : fact))
  return said.size === 0 ? copy : { ...copy, rest, terms, facts }
}

/** What a piece says in brackets behind the label and the value of a fact, or nothing; undefined where it says anything else. */
function remarkIn(piece: Phrase, { label, lines: [line, ...more] }: Entry): Phrase | undefined {
  if (!line || more.length > 0 || label.text === '') return undefined
  const said = `${label.text} ${line.text}`
  const behind = piece.text.startsWith(said) ? piece.text.slice(said.length) : undefined
  if (behind === undefined || !/^(?:\s*[(（][^()（）]+[)）])?$/u.test(behind)) return undefined
  const from = piece.text.search(/[(（][^()（）]+[)）]$/u)
  return from < 0 ? phraseOf('') : cut(piece, from + 1, piece.text.length - 1)
}

function joinedAtDots(pieces: readonly Phrase[]): Phrase {
  return toPhrase(
    pieces.flatMap(({ nodes }, at) =>
      at === 0 ? nodes : [{ type: 'text' as const, value: ' · ' }, ...nodes],
    ),
  )
}

/** A line that says what stands on the part to tear off: `Stub — Coach C · Seats 11 & 12`. */
function stubIn(line: Phrase): Entry | undefined {
  const said = stubLine(line)
  return said && forStub([said.value])
}

/** A block that says in its first line that the others stand on the part to tear off. */
function stubOver(block: RootContent): { readonly block: RootContent; readonly entry: Entry } | undefined {
  const [name, ...lines] = linesOfBlock(block)
  if (!name || lines.length === 0 || !isStubHead(name)) return undefined
  return { block, entry: forStub(lines) }
}

/** What its author puts on the part to tear off, piece by piece: that part needs no name for what it is. */
function forStub(lines: readonly Phrase[]): Entry {
  return { label: phraseOf(''), written: false, lines: lines.flatMap(atStrokes), forStub: true }
}

/** `Group B / 17 / KRO-17`: each by itself, as the part is narrow; a dash divides where it does so twice. */
function atStrokes(line: Phrase): readonly Phrase[] {
  const atDashes = split(line, /\s+[–—-]\s+/gu)
  return atDashes.length > 2 ? atDashes : split(line, /\s+[/|·•;]\s+|\s*[|｜]\s*/gu)
}

/** A line as the fact that it is; nothing where it is a sentence, or has words that are looked up by themselves. */
function factIn(line: Phrase, within: readonly Claim[], lang: string): Entry | undefined {
  const { text } = line
  if (text.length > LONGEST.fact || /[.!?。！？]$/u.test(text)) return undefined
  const kinds = kindsOfLine(text, lang)
  const isOf = (roles: readonly Role[]): boolean => within.some(({ role }) => roles.includes(role))
  if (kinds.has('reach') || within.some(({ role }) => !TELLING.has(role))) return undefined
  for (const [kind, own] of Object.entries(ROLES)) {
    if (!isOf(own) && !kinds.has(kind as LineKind)) continue
    const role = within.find(claim => own.includes(claim.role))?.role ?? own[0]
    const labelled = readLabelled(line)
    return labelled?.sign === 'colon'
      ? { role, label: labelled.label, written: true, lines: [labelled.value] }
      : { role, label: phraseOf(''), written: false, lines: [line] }
  }
  return undefined
}

/** A short line that may stand over or under a title. */
function isShort({ text }: Phrase): boolean {
  return text.length <= LONGEST.title && !/\p{L}{4}\.$|。$/u.test(text)
}

/** Paragraphs of short lines that open the copy before its title stand over it, wherever they are among the rest. */
function openingAbove(copy: CanvasCopy): CanvasCopy {
  const { headline, rest, above } = copy
  if (!headline) return copy
  const opens = (block: RootContent): boolean => {
    const lines = linesOfBlock(block)
    return lines.length > 0 && lines.every(line => isShort(line) && standsBefore(line, headline))
  }
  return {
    ...copy,
    above: [...above, ...rest.filter(opens)],
    rest: rest.filter(block => !opens(block)),
  }
}

/** Short lines that stand before the title over it, and those that follow it first under it. */
function aroundTitle(given: CanvasCopy, found: readonly Entry[]): CanvasCopy {
  const copy = openingAbove(given)
  const { headline, support, rest, above } = copy
  const [first, ...blocks] = rest
  // A heading over what are facts by now says more of the title.
  if (headline && support.length === 0 && first?.type === 'heading' && first.children.length > 0)
    return { ...copy, support: [paragraphOf(toPhrase(first.children))], rest: blocks }
  const lines = linesOfBlock(first)
  if (!headline || !first || lines.length === 0) return copy
  const before = lines.filter(line => isShort(line) && standsBefore(line, headline))
  const behind = lines.filter(line => !before.includes(line))
  const firstFound = found.flatMap(({ lines: [line] }) => line ?? [])
  const follows = (line: Phrase): boolean =>
    standsBefore(headline, line) && !firstFound.some(fact => standsBefore(fact, line))
  const end = behind.findIndex(line => !isShort(line) || !follows(line))
  const count = support.length > 0 ? 0 : Math.min(end < 0 ? behind.length : end, UNDER)
  const [under, others] = [behind.slice(0, count), behind.slice(count)]
  return {
    ...copy,
    above: [...above, ...paragraphsOf(before)],
    support: [...support, ...paragraphsOf(under)],
    rest: [...paragraphsOf(others), ...blocks],
  }
}
