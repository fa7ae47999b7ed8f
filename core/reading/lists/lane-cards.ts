/** Lanes of a roadmap, and their cards, each of a line, of an entry of a list or of a part with a heading. */
import type { List, ListItem, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { paragraphOf, pieceFact, itemWith, wordsFact } from '../facts/facts.ts'
import { takenAt } from '../facts/at-end.ts'
import { linesIn, readLabelled } from '../facts/label.ts'
import { blocksOfPart, type Part } from '../outline.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Meaning, Status } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { isConditional, statusIn, statusOfSign } from '../facts/status.ts'
import { plainLabel, wordsFor } from '../words/lexicon.ts'
import { findValues, readValue } from '../values/read-value.ts'
import type { Concept } from '../words/en.ts'
import { withoutArrow } from './stage-lines.ts'

/** Lanes that were found, the blocks that they were made of, and words that stand for nothing else. */
export interface Lanes {
  readonly lanes: readonly Item[]
  readonly taken: readonly RootContent[]
  readonly silent: readonly string[]
}

/** Sections that say something about the roadmap and are none of its lanes. */
const beside: readonly Concept[] = [
  'legend',
  'notes',
  'sources',
  'contact',
  'terms',
  'links',
  'about',
  'summary',
]

/** Whether a section is none of the lanes. */
export function isBeside(meanings: readonly Meaning[]): boolean {
  return meanings.some(({ concept, weight }) => weight > 0.9 && beside.includes(concept))
}

interface LaneWords {
  readonly text?: readonly RootContent[]
  readonly group?: Fact | undefined
  readonly closing?: Fact | undefined
}

/** A lane with its cards; what is said over them is its text, what is said behind them its note, and what it stands in with others its group. */
export function laneOf(
  title: Phrase,
  cards: readonly Item[],
  { text = [], group, closing }: LaneWords = {},
): Item {
  const parts = { ...(group && { group }), ...(closing && { note: closing }) }
  return { title, parts, facts: [], text, items: cards, blocks: [] }
}

/** Lists, and paragraphs of several lines. */
export function isCards(block: RootContent): boolean {
  if (block.type === 'list') return true
  if (block.type !== 'paragraph') return false
  const lines = linesIn(block.children)
  return (
    lines.length > 1 &&
    lines.every(({ text }) => text.length <= 160 && !/[\p{L}\p{N})][.!?]\s+\p{Lu}/u.test(text))
  )
}

/** The cards of a list, or of a paragraph with one a line. */
export function cardsOfBlock(block: RootContent, context: Context): readonly Item[] {
  if (block.type === 'list') return cardsOfList(block, context)
  if (block.type !== 'paragraph') return []
  return linesIn(block.children).map(line => cardOfLine(withoutArrow(line), { more: [] }, context))
}

/** The cards of a list. */
export function cardsOfList(list: List, context: Context): readonly Item[] {
  return list.children.map(item => cardOfEntry(item, context))
}

function cardOfEntry({ children, checked }: ListItem, context: Context): Item {
  const [line, ...more] = children
  const ticked = typeof checked === 'boolean' ? { checked } : {}
  if (line?.type === 'paragraph')
    return cardOfLine(trim(toPhrase(line.children)), { more, ...ticked }, context)
  return itemWith({ text: children, blocks: children, ...ticked })
}

/** A headed part as a card: what stands below its heading are labelled lines or text. */
export function cardOfPart(part: Part, context: Context): Item {
  const line = trim(toPhrase(part.heading?.children ?? []))
  const card = cardOfLine(line, { more: [] }, context)
  const facts = part.facts.filter(({ label }) => label.text !== '')
  const lined = new Set(facts.map(({ source }) => source))
  const text = [...part.blocks.filter(block => !lined.has(block)), ...part.parts.flatMap(blocksOfPart)]
  const [shaped = card] = shapeForList('tasks', [{ ...card, facts }])
  return withStatus(
    { ...shaped, title: card.title, parts: { ...shaped.parts, ...card.parts }, text },
    context,
  )
}

interface Around {
  readonly more: readonly RootContent[]
  readonly checked?: boolean
}

/** Boxes that Markdown does not know as such: `[~]`, `[-]` and `[/]` are under way. */
const box = /^\s*\[([~/xX -])\]\s+/u

/** A line as a card: its title, and who, when and how far by signs, brackets and dashes. */
export function cardOfLine(line: Phrase, { more, checked }: Around, context: Context): Item {
  const boxed = box.exec(line.text)
  const words = boxed ? trim(cut(line, boxed[0].length)) : line
  const ticked = checked ?? (boxed && /[xX ]/.test(boxed[1] ?? '') ? boxed[1] !== ' ' : undefined)
  const last = statusOfSign(words.text) ? null : SIGN_AT_END.exec(words.text)
  const sign = statusOfSign(last?.[1] ?? words.text)
  const known: Status | undefined = boxed && ticked === undefined ? 'active' : sign
  const point = milestoneIn(words, context)
  const bare =
    point?.words ?? (sign ? trim(cut(words, SIGN.exec(words.text)?.[0].length ?? 0, last?.index)) : words)
  const [first = bare, ...pieces] = split(bare, /\t+|\s+[|·•]\s+|\s{3,}/g)
  const tail = ownersAt(first)
  const dated = datesAt(tail.rest, context)
  const { state: told, ...named } = withoutState(titleOf(dated.rest), context)
  // `May 4: opening` is called by what is reached then.
  const isDay =
    named.text.text !== '' && !dated.date && readValue(named.title.text, context.lang)?.type === 'date'
  const [title, behind] = isDay ? [named.text, phraseOf('')] : [named.title, named.text]
  const date = isDay ? named.title : dated.date
  const before = dated.state ?? told
  const { state = before, rest } = before ? { rest: behind } : openingState(behind, context)
  // `Title — Inès — in progress`: several short pieces say who and how far.
  const said = split(rest, /\s+[–—]\s+/g)
  const isDivided = said.length > 1 && said.every(piece => piece.text.length <= LONGEST_OWNER)
  const text = isDivided ? phraseOf('') : rest
  const apart = isDivided ? said : []
  const facts = [...apart, ...pieces].map(piece => withLabel(pieceFact(piece, context), piece, context))
  const parts = partsOf(facts, context)
  const card: Item = {
    title,
    parts: {
      ...parts.parts,
      ...(text.text !== '' && !parts.parts.note && { note: wordsFact(text, context) }),
      ...(date && { date: wordsFact(date, context) }),
      ...(state && { status: wordsFact(state, context) }),
      ...(tail.owners && { owner: wordsFact(tail.owners, context) }),
    },
    facts: [...(text.text !== '' && parts.parts.note ? [wordsFact(text, context)] : []), ...parts.facts],
    text: more,
    items: [],
    blocks: [paragraphOf(line), ...more],
    ...(ticked !== undefined && { checked: ticked }),
    ...(known && { status: known }),
  }
  if (!point) return withStatus(card, context)
  const name = point.name ? { status: wordsFact(point.name, context) } : {}
  return { ...card, parts: { ...card.parts, ...name }, milestone: true }
}

/** What a milestone is called, and nothing that takes time. */
export function milestoneWords(lang: string): readonly string[] {
  return [lang, 'en'].flatMap(each => wordsFor(each, 'milestone').slice(0, 1))
}

/** A sign that a line opens with, which is drawn as a mark of the format's own. */
const SIGN = /^\s*(?:\p{Extended_Pictographic}|[✔✓✗✘☑☐])\uFE0F?\s*/u

/** The sign that a line ends in. */
const SIGN_AT_END = /\s+([✅✔☑✓🟢🚧🔄⏳⌛🟡⚠🔴🟠⛔🛑❌🚫✗✘])\uFE0F?\s*$/u

/** Signs of something that is reached. */
const FLAG = /^\s*(?:🏁|🚩|⛳|🎯|🏆|◆|♦)\uFE0F?\s*/u

/** The words of a milestone, which a flag or its name stands before: `🏁 milestone: 500 paying barns`. */
function milestoneIn(
  line: Phrase,
  { lang }: Context,
): { readonly words: Phrase; readonly name?: Phrase } | undefined {
  const flag = FLAG.exec(line.text)
  const words = flag ? trim(cut(line, flag[0].length)) : line
  const labelled = readLabelled(words)
  const plain = labelled && plainLabel(labelled.label.text)
  if (labelled && milestoneWords(lang).some(word => word === plain))
    return { words: labelled.value, name: labelled.label }
  return flag && words.text !== '' ? { words } : undefined
}

/** The sign before a card's words that is drawn as a mark. */
export function signOf({ title, blocks: [line], status, milestone }: Item): readonly string[] {
  const sign = line && (status || milestone) ? SIGN.exec(plainText(line))?.[0].trim() : undefined
  return sign && !title.text.startsWith(sign) ? [sign] : []
}

/** A labelled piece of a line as its author wrote it, `owner: Ida`: a card has no other place for the label. */
function withLabel(fact: Fact, piece: Phrase, context: Context): Fact {
  if (fact.label.text === '') return fact
  const { blocks, text } = wordsFact(piece, context)
  return { ...fact, blocks, text }
}

/** Pieces beside a title in the places that a card has: labelled ones, then those that say what they are, then an owner. */
function partsOf(facts: readonly Fact[], { lang }: Context): Pick<Item, 'parts' | 'facts'> {
  const labelled = facts.filter(({ label }) => label.text !== '')
  const bare = facts.filter(({ label }) => label.text === '')
  const blank: Item = itemWith({ facts: labelled })
  const [shaped = blank] = shapeForList('tasks', [blank])
  const told = (fact: Fact): Fact => ({ ...fact, label: phraseOf('') })
  const parts: Partial<Record<keyof Item['parts'], Fact>> = Object.fromEntries(
    Object.entries(shaped.parts).map(([part, fact]) => [part, told(fact)]),
  )
  const open: Fact[] = shaped.facts.map(told)
  for (const fact of bare) {
    const place = placeOf(fact, lang)
    if (parts[place] === undefined) parts[place] = fact
    else open.push(fact)
  }
  return { parts, facts: open }
}

/** What a bare piece beside a title is: a date, a sign or a word of a status, a few words for an owner, else a note. */
function placeOf({ text, value }: Fact, lang: string): 'date' | 'status' | 'owner' | 'note' {
  const dates = findValues(text, lang).filter(found => found.value.type === 'date')
  const dated = dates.reduce((sum, { start, end }) => sum + end - start, 0)
  if (dated > text.length / 2) return 'date'
  if (statusOfSign(text) || statusIn(text, lang)?.whole) return 'status'
  return value === undefined && text.length <= LONGEST_OWNER && !/\d/.test(text) ? 'owner' : 'note'
}

/** Letters up to which bare words beside a title are who does it. */
const LONGEST_OWNER = 28

/** Owners and tags at the end of a line: `@team #tag`. */
function ownersAt(line: Phrase): { readonly rest: Phrase; readonly owners?: Phrase } {
  const found = /(?:(?:^|\s+)[@#][\p{L}\p{N}_./-]+,?)+\s*$/u.exec(line.text)
  if (!found || found.index === 0) return { rest: line }
  return { rest: trim(cut(line, 0, found.index)), owners: trim(cut(line, found.index)) }
}

/** A date or a status in brackets at the end of a line. */
function datesAt(
  line: Phrase,
  { lang }: Context,
): { readonly rest: Phrase; readonly date?: Phrase; readonly state?: Phrase } {
  const { rest, taken } = takenAt(line, /\s*[([（［]([^()[\]（）]{2,40})[)\]）］]\s*$/u)
  if (!taken) return { rest }
  if (readValue(taken.text, lang)?.type === 'date' || isMonth(taken.text, lang)) return { rest, date: taken }
  return isStated(taken.text, lang) ? { rest, state: taken } : { rest: line }
}

/** A title and its text without the brackets between them that say how far it is: `**Search** (planned, Ida) – in all notes`. */
function withoutState({ title, text }: Named, { lang }: Context): Named & { readonly state?: Phrase } {
  const behind = STATE.exec(text.text)
  if (behind && isStated(behind[1] ?? '', lang)) {
    const start = text.text.indexOf(behind[1] ?? '')
    const state = cut(text, start, start + (behind[1] ?? '').length)
    return { title, text: trim(cut(text, behind[0].length)), state }
  }
  const { rest, taken } = text.text === '' ? { rest: title } : takenAt(title, STATE_AT_END)
  return taken && isStated(taken.text, lang) ? { title: rest, text, state: taken } : { title, text }
}

/** Brackets that open what is said of a card, with the sign that leads on, and those that end its name. */
const STATE = /^[([（［]([^()[\]（）［］]{2,40})[)\]）］]\s*(?:[:：,–—-]\s+)?/u
const STATE_AT_END = /\s*[([（［]([^()[\]（）［］]{2,40})[)\]）］]$/u

/** Letters of a state that only its type tells. */
const MARKED = 44

/**
 * What is said of a card without how far it is, which opens it: `in progress, crane booked for July`, or all that is set in
 * italics or bold behind its name, `*planning permission granted*`, up to its first comma.
 */
function openingState(said: Phrase, { lang }: Context): { readonly rest: Phrase; readonly state?: Phrase } {
  const [, words = '', tie = ''] = /^(.+?)([,;:，：、]\s+|\s+(?=[(（])|\.(?:\s+|$)|$)/su.exec(said.text) ?? []
  const [first, ...others] = said.nodes
  const isMarked =
    (first?.type === 'strong' || first?.type === 'emphasis') &&
    (others.length === 0 || toPhrase([first]).text.length === words.length)
  const isTold = statusIn(words, lang)?.whole === true || (isMarked && words.length <= MARKED)
  if (!isTold) return { rest: said }
  return { state: cut(said, 0, words.length), rest: trim(cut(said, words.length + tie.length)) }
}

/** Whether words in brackets say how far something is before all else, or what it depends on. */
function isStated(words: string, lang: string): boolean {
  const [told = ''] = words.split(/\s*[,:;，：、；–—]\s*/u)
  return statusIn(told, lang)?.whole === true || isConditional(words)
}

/** Whether words are a month, of any year. */
function isMonth(words: string, lang: string): boolean {
  return readValue(`${words} 2024`, lang)?.type === 'date'
}

/** What a card is called, and what is said of it. */
interface Named {
  readonly title: Phrase
  readonly text: Phrase
}

/** What a card is called: bold words, or few words before a colon or a dash. */
function titleOf(line: Phrase): Named {
  const strong = line.nodes.findIndex(({ type }) => type === 'strong')
  const opens = strong === 0 || (strong === 1 && toPhrase(line.nodes.slice(0, 1)).text.length <= 3)
  const mark = opens ? undefined : /\s*[:：]\s+|\s+[–—-]\s+|\n/u.exec(line.text)
  const end = opens ? toPhrase(line.nodes.slice(0, strong + 1)).text.length : (mark?.index ?? 0)
  if (end === 0) return { title: line, text: phraseOf('') }
  const rest = trim(cut(line, end + (mark?.[0].length ?? 0)))
  const tie = /^[-–—:：]\s+/u.exec(rest.text)?.[0].length ?? 0
  return { title: trim(cut(line, 0, end)), text: trim(cut(rest, tie)) }
}

/** The status that words end with behind a sign or a mark: `61 of 88 done ✔ on track`, `waits for power, at risk`. */
function endingStatus(text: string, lang: string): Item['status'] {
  const at = ENDING.exec(text)
  const words = at?.[2]
  if (words === undefined) return undefined
  const found = statusIn(words, lang)
  if (found?.whole) return found.status
  return at?.[1] ? statusOfSign(at[1]) : undefined
}

/** The last piece of some words, perhaps behind a sign. */
const ENDING =
  /(?:\s|[,;–—]\s)([✔✓✅☑⚠🔴🟢🟡🟠]\uFE0F?)?\s*(?<=[,;–—✔✓✅☑⚠🔴🟢🟡🟠]\uFE0F?\s*)([^,;–—✔✓✅☑⚠🔴🟢🟡🟠]{2,28})$/u

/** What is not all done, or not done at all: `23 done`, `not yet ready`, `noch nicht fertig`. */
const IN_PART =
  /^(?:\d|(?:not|noch nicht|nicht|pas|non|no|niet|nog niet|inte|ikke|ei|nie|ne|não|nu|не)(?!\p{L}))/iu

/** A card with the status that its box, its sign or its words say. */
export function withStatus(card: Item, { lang }: Context): Item {
  const said = [card.parts.status, card.parts.note].flatMap(fact => {
    // Of a note what stands before its first mark: `blocked: waiting for the lawyers`.
    const words = fact === card.parts.status ? fact?.text : fact?.text.split(/[:,(–—]/)[0]
    const found = words === undefined ? undefined : statusIn(words, lang)
    if (found?.whole) return [found.status]
    return found && words && fact === card.parts.status && !IN_PART.test(words) ? [found.status] : []
  })
  const ticked = card.checked === undefined ? undefined : card.checked ? 'done' : 'planned'
  const flags = card.facts.flatMap(({ text }) => text.split(/\s*[,;]\s*/))
  const flagged = flags
    .map(flag => statusIn(flag, lang))
    .find(found => found?.whole && found.status === 'blocked')
  const open = said[0] ?? endingStatus(card.parts.note?.text ?? '', lang) ?? card.status ?? ticked
  const status = open === 'done' ? open : (flagged?.status ?? open)
  return status === undefined ? card : { ...card, status }
}
