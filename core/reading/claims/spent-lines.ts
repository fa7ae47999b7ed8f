import type { Paragraph, RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf } from '../facts/facts.ts'
import { linesIn, readLabelled, segmentsOf } from '../facts/label.ts'
import { cut, joinLines, type Phrase, placeIn, toPhrase, trim } from '../facts/phrase.ts'
import type { Outline, Part } from '../outline.ts'
import { ruleOf } from '../roles.ts'
import { lexiconFor } from '../words/lexicon.ts'
import type { Candidate } from './candidate.ts'
import { blocksUnder } from './claims.ts'

// Words that a sentence tells stay in it; a line that tells nothing else would only say it twice.

/** Claims with what their lines say before their words as labels, and paragraphs by what is left of them; nothing where all is said. */
export interface Spent<Claimed> {
  readonly granted: readonly Claimed[]
  readonly left: Left
}

/** What is left of paragraphs; undefined where nothing is. */
type Left = ReadonlyMap<RootContent, Paragraph | undefined>

/**
 * Lines of running text that say nothing but what roles have been given that are drawn elsewhere: `nr 0417`, `500 TL`.
 * What stands before a value is its label.
 */
export function spendLines<Claimed extends Candidate>(
  outline: Outline,
  granted: readonly Claimed[],
  told: readonly Claimed[],
  context: Context,
): Spent<Claimed> {
  if (told.length === 0 && granted.every(({ leads }) => leads === undefined))
    return { granted, left: new Map() }
  const drawn = new Set(
    granted.filter(claim => !claim.told && !claim.stays && !isText(claim)).flatMap(({ blocks }) => blocks),
  )
  const labels = new Map<Claimed, Spoken>()
  const twice = new Set<Claimed>()
  const left = new Map<RootContent, Paragraph | undefined>()
  const led = granted.flatMap(claim => (claim.leads ? [{ claim, nodes: claim.leads.nodes }] : []))
  for (const block of blocksIn(outline)) {
    if (block.type !== 'paragraph' || drawn.has(block)) continue
    const lines = linesIn(block.children)
    const kept = lines.flatMap((line, at) => {
      const all = sayings(line, told, context)
      const said = runsOn(lines, at) && !all?.every(isComplete) ? undefined : all
      for (const { claim, ...spoken } of said ?? []) if (!labels.has(claim)) labels.set(claim, spoken)
      if (said)
        for (const claim of told) if (!labels.has(claim) && placeIn(line, claim.nodes)) twice.add(claim)
      const to = led.find(({ nodes }) => placeIn(line, nodes)?.end === line.text.length)
      if (to) labels.set(to.claim, { label: line })
      return said === undefined && to === undefined ? behindTitle(line, told, labels) : []
    })
    if (kept.length < lines.length || kept.some((line, at) => line !== lines[at]))
      left.set(block, kept.length === 0 ? undefined : paragraphOf(joinLines(kept)))
  }
  return {
    granted: granted
      .filter(claim => !twice.has(claim))
      .flatMap(claim => textLeft(spent(claim, labels.get(claim)), left)),
    left,
  }
}

/** What a line says behind the title that it opens with: `SUMMER SALE up to half price`. */
function behindTitle<Claimed extends Candidate>(
  line: Phrase,
  told: readonly Claimed[],
  labels: Map<Claimed, Spoken>,
): Phrase {
  const title = told.find(({ role, nodes }) => role === 'title' && placeIn(line, nodes)?.start === 0)
  if (!title) return line
  labels.set(title, { label: nothing })
  return trim(cut(line, placeIn(line, title.nodes)?.end ?? 0))
}

/** Whether a claim is a paragraph of text as a whole. */
function isText({ role, stays }: Candidate): boolean {
  return role === 'abstract' && !stays
}

/** Whether what is said is words or has its name before it: a bare day, sum or figure may go on in the next line. A thing in place of a sum is words. */
function isComplete({ claim, label }: Saying<Candidate>): boolean {
  const isThing = claim.role === 'value' && claim.value === undefined
  return label.text !== '' || isThing || ruleOf(claim.role).types.length === 0
}

/** Whether the words of a line go on in the next, or those of the line above in it: `Saturday, the twentieth of June / two thousand and twenty-six`. */
function runsOn(lines: readonly Phrase[], at: number): boolean {
  const [above, line, below] = [lines[at - 1], lines[at], lines[at + 1]]
  const goesOn = (first: Phrase | undefined, second: Phrase | undefined): boolean =>
    first !== undefined &&
    /^\P{L}*\p{Lu}/u.test(first.text) &&
    second !== undefined &&
    /^\p{Ll}/u.test(second.text) &&
    [first, second].every(line => readLabelled(line)?.sign !== 'colon')
  return goesOn(above, line) || goesOn(line, below)
}

/** A claim on a text without the lines that are gone from it; none where all of them are. */
function textLeft<Claimed extends Candidate>(claim: Claimed, left: Left): readonly Claimed[] {
  const { source } = claim
  if (!isText(claim) || source === undefined || !left.has(source)) return [claim]
  const rest = left.get(source)
  if (rest === undefined) return []
  const { nodes, text } = toPhrase(rest.children)
  return [{ ...claim, nodes, text: text.replace(/\s+/g, ' '), blocks: [rest], piece: rest, source: rest }]
}

/** A claim whose line is gone: no text says its words any more. */
function spent<Claimed extends Candidate>(claim: Claimed, spoken: Spoken | undefined): Claimed {
  if (spoken === undefined) return claim
  const { told: _, ...drawn } = claim
  const { label, words } = spoken
  return {
    ...(drawn as Claimed),
    stays: false,
    ...(label.text !== '' && { label, written: true }),
    ...(label.text === '' && words && { label: nothing, written: false }),
    ...(words && { nodes: words.nodes, text: words.text, blocks: [paragraphOf(words)] }),
  }
}

/** How a line says what a claim is. */
interface Spoken {
  /** What it says before the words; empty where it says nothing. */
  readonly label: Phrase
  /** The words with a remark that follows them: `3:00 PM sharp`. */
  readonly words?: Phrase
}

interface Saying<Claimed> extends Spoken {
  readonly claim: Claimed
}

/** A word or two behind a value that has its name before it. */
const REMARK = /^\s\p{L}{2,12}(?:\s\p{L}{2,8})?\s*$/u

/** What a line says in its pieces; undefined where any of it has no role. */
function sayings<Claimed extends Candidate>(
  line: Phrase,
  told: readonly Claimed[],
  context: Context,
): readonly Saying<Claimed>[] | undefined {
  const inLine = told.filter(({ nodes }) => placeIn(line, nodes))
  if (inLine.length === 0) return undefined
  const said = segmentsOf(line).map(piece => sayingsOf(piece, inLine, context))
  if (said.every(one => one !== undefined)) return said.flatMap(one => one ?? [])
  // Blanks and strokes within a value divide nothing: `12.7. / 19 h`.
  return sayingsOf(line, inLine, context)
}

function sayingsOf<Claimed extends Candidate>(
  line: Phrase,
  told: readonly Claimed[],
  { lexicon, lang }: Context,
): readonly Saying<Claimed>[] | undefined {
  const places = told
    .flatMap(claim => ({ claim, ...placeIn(line, claim.nodes) }))
    .flatMap(({ claim, start, end }) =>
      start === undefined || end === undefined ? [] : [{ claim, start, end }],
    )
    .sort((first, second) => first.start - second.start)
  // Of two roles that have the same words the first is drawn.
  const once = places.filter(({ start }, at) => at === 0 || start >= (places[at - 1]?.end ?? 0))
  const last = once.at(-1)
  if (!last) return undefined
  const behind = line.text.slice(last.end)
  const isRemarked = REMARK.test(behind)
  if (!isRemarked && /[\p{L}\p{N}]/u.test(behind)) return undefined
  const [only, ...others] = once
  // `good from 1 to 31 May` is how its author says it, and no label with its value.
  if (only && others.length === 0 && isTerm(line, only.claim, only.start, { lexicon, lang }))
    return [{ claim: only.claim, label: nothing, words: trim(line) }]
  const said = once.map(({ claim, start }, at): Saying<Claimed> | undefined => {
    const before = trim(cut(line, once[at - 1]?.end ?? 0, start))
    const [words = ''] = /[\p{L}\p{N}](?:.*[\p{L}\p{N}.°º])?[°º]?/u.exec(before.text) ?? []
    const hasRemark = isRemarked && claim === last.claim
    if (words === '') return hasRemark ? undefined : { claim, label: nothing }
    const { concepts } = ruleOf(claim.role)
    // Of a number and a dash no label is made: `N° 44 — valid until`.
    const isNamed =
      !/\d\S*\s+[–—-]\s/u.test(words) &&
      ([...lexicon(words), ...lexiconFor(lang)(words)].some(({ concept }) => concepts.includes(concept)) ||
        (ruleOf(claim.role).types.includes('code') && NUMBER.test(words)))
    const from = before.text.indexOf(words)
    if (!isNamed) return undefined
    const label = cut(before, from, from + words.length)
    return { claim, label, ...(hasRemark && { words: trim(cut(line, start)) }) }
  })
  return said.every(one => one !== undefined) ? said : undefined
}

/** Letters of a line that says from when and until when something is good. */
const TERM = 48

/** Whether a line that opens in small letters, as a sentence goes on, says until when something is good. */
function isTerm(
  line: Phrase,
  { role }: Candidate,
  start: number,
  { lexicon, lang }: Pick<Context, 'lexicon' | 'lang'>,
): boolean {
  const before = line.text.slice(0, start).trim()
  const isOpen = /^\p{Ll}[\p{L}\s]*$/u.test(before) && line.text.length <= TERM
  if (!isOpen || (role !== 'validThrough' && role !== 'validFrom')) return false
  const meanings = [...lexicon(before), ...lexiconFor(lang)(before)]
  return meanings.some(({ concept }) => ruleOf(role).concepts.includes(concept))
}

/** What stands before any number: `n° FM-2291`, `Nr. 12`. */
const NUMBER = /^(?:n[ro]?|num|núm|№|č|nro)[.°º]?$/iu

const nothing: Phrase = { nodes: [], text: '' }

function blocksIn({ before, head, parts }: Outline): readonly RootContent[] {
  return [...before, ...head, ...parts.flatMap(blocksUnder)]
}

/** An outline with what is left of its paragraphs. */
export function withLeft(outline: Outline, left: Left): Outline {
  if (left.size === 0) return outline
  const { before, head, parts } = outline
  return {
    ...outline,
    before: blocksLeft(before, left),
    head: blocksLeft(head, left),
    parts: parts.map(part => partLeft(part, left)),
  }
}

function partLeft(part: Part, left: Left): Part {
  const blocks = blocksLeft(part.blocks, left)
  const parts = part.parts.map(one => partLeft(one, left))
  // What has a role as a whole is known by itself.
  const isWhole = blocks === part.blocks && parts.every((one, at) => one === part.parts[at])
  return isWhole ? part : { ...part, blocks, parts }
}

/** Blocks with what is left of them. */
export function blocksLeft(blocks: readonly RootContent[], left: Left): readonly RootContent[] {
  if (!blocks.some(block => left.has(block))) return blocks
  return blocks.flatMap(block => (left.has(block) ? (left.get(block) ?? []) : [block]))
}
