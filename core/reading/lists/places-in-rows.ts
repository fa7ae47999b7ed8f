import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { toFact } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import {
  areParties,
  COLUMNS,
  headed,
  isBlankLabel,
  isForHand,
  isOverPlaces,
  isPlaceAndDay,
  PLACE_LINE,
  placeOfLines,
  placeOfParty,
  RULE,
  withoutColon,
} from './signing-lines.ts'

/** Who may sign side by side. */
const MOST = 3

/** Rows of blocks that stand below each other, a piece of each for everybody who signs; blanks alone are a row of whatever count. */
interface Run {
  readonly blocks: readonly RootContent[]
  readonly rows: readonly (readonly Phrase[])[]
}

/**
 * The places of those who sign side by side, each with a piece of every row from a rule to write on, or a label that is filled
 * in, on: `Kassel, den ____   Fulda, den ____`, `____   ____`, the names, what they are. One line over all says where and when.
 */
export function placesInRows(blocks: readonly RootContent[], context: Context): readonly Item[] {
  const run = runsIn(blocks).findLast(({ rows }) => rows.length > 1 && areForPlaces(rows))
  if (run === undefined) return []
  const first = run.blocks[0] as RootContent
  const above = blocks[blocks.indexOf(first) - 1]
  const over = linesOfBlock(above)
  const isOver = over.length === 1 && isOverAll(over[0]?.text ?? '')
  const own = isOver && above ? [above, ...run.blocks] : run.blocks
  const places = (run.rows.find(row => row.length > 1) ?? []).map((_, at) =>
    placeOf(
      run.rows.map(row => row[at] ?? row[0] ?? phraseOf('')),
      context,
    ),
  )
  return places.map((item, at) => ({
    ...headed(item, isOver && at === 0 ? over[0] : undefined, context),
    blocks: own,
  }))
}

/** Where and when, all in one line, with a blank in it: `Done at Leeds on ____ 2026, in two copies`. */
function isOverAll(text: string): boolean {
  return isOverPlaces(text) || (text.length <= PLACE_LINE && RULE.test(text) && /^\p{Lu}\p{L}/u.test(text))
}

/** Stretches of blocks whose rows all have as many pieces. */
function runsIn(blocks: readonly RootContent[]): readonly Run[] {
  const runs: { blocks: RootContent[]; rows: (readonly Phrase[])[] }[] = []
  let open: (typeof runs)[number] | undefined
  for (const block of blocks) {
    const rows = rowsOf(block)
    const count = open?.rows.find(row => row.length > 1)?.length
    const goesOn = rows.length > 0 && rows.every(row => isRule(row) || row.length === (count ?? row.length))
    if (rows.length === 0) open = undefined
    else if (open && goesOn) {
      open.blocks.push(block)
      open.rows.push(...rows)
    } else {
      open = { blocks: [block], rows: [...rows] }
      runs.push(open)
    }
  }
  return runs
}

/** The rows of a block, if each has a piece for everybody. */
function rowsOf(block: RootContent): readonly (readonly Phrase[])[] {
  if (block.type === 'thematicBreak') return [[phraseOf('___')]]
  const rows =
    block.type === 'table'
      ? block.children
          .map(({ children }) => children.map(cell => trim(toPhrase(cell.children))))
          .filter(row => row.some(({ text }) => text !== ''))
      : linesOfBlock(block).map(piecesOf)
  const [count = 0] = rows.map(({ length }) => length)
  const isEach = rows.every(row => row.length === count && row.every(({ text }) => text.length <= PLACE_LINE))
  return count > 1 && count <= MOST && isEach ? rows : []
}

/** The pieces of a line that blanks set apart, or each of which is a label. */
function piecesOf(line: Phrase): readonly Phrase[] {
  const labels = split(line, /(?<=[:：])\s+/gu)
  const areLabels = labels.every(({ text }) => /^[^:：]{1,40}[:：]$/u.test(text) && !/\s{3}|\t/u.test(text))
  return labels.length > 1 && areLabels ? labels : split(line, COLUMNS)
}

/** Whether rows leave room for everybody's hand, or say who signed, and are no table of facts. */
function areForPlaces(rows: readonly (readonly Phrase[])[]): boolean {
  const isHand = ({ text }: Phrase): boolean => {
    const [label = '', value] = text.split(/[:：]/u)
    return RULE.test(text) || (value !== undefined && isForHand(label) && isBlankLabel(label))
  }
  return rows.some(row => row.every(isHand)) && rows.some(row => row.length > 1)
}

function isRule(row: readonly Phrase[]): boolean {
  return row.every(({ text }) => /^[_.…\s]+$/u.test(text))
}

/** The place of one who signs: where and when, whom for, what is filled in, the name. */
function placeOf(pieces: readonly Phrase[], context: Context): Item {
  const lineAt = pieces.findIndex(({ text }) => /^[_.…\s]+$/u.test(text))
  const words = pieces
    .map((piece, at) => ({ piece, at }))
    .filter(({ piece }) => /[\p{L}\d]/u.test(piece.text))
  const open = words.filter(({ piece: { text } }) => /[:：]$/u.test(text) || endsInRule(text))
  const day = open.find(
    ({ piece, at }) => (lineAt < 0 ? at === 0 : at < lineAt) && isOverSigner(unlined(piece).text),
  )
  const blank = ({ piece }: { readonly piece: Phrase }): Fact =>
    toFact(withoutColon(unlined(piece)), phraseOf(''), 'body', context)
  const told = words.filter(word => !open.includes(word))
  const [first] = told
  const isParty = first !== undefined && (first.at < lineAt || areParties([first.piece])) && told.length > 0
  const lines = told.map(({ piece }) => piece)
  const place = isParty ? placeOfParty(lines, context) : placeOfLines(lines, context)
  return {
    ...place,
    parts: { ...place.parts, ...(day && { heading: blank(day) }) },
    facts: [...place.facts, ...open.filter(word => word !== day).map(blank)],
  }
}

function endsInRule(text: string): boolean {
  return /(?:_{3,}|\.{6,}|…{3,})$/u.test(text)
}

function unlined(piece: Phrase): Phrase {
  const rule = RULE.exec(piece.text)
  return rule ? trim(cut(piece, 0, rule.index)) : piece
}

/** `Kassel, den`, `Kassel, Datum`, `Date:`: what is filled in over a line to sign on. */
function isOverSigner(text: string): boolean {
  const [place = '', day] = text.split(/,\s*/)
  const isDay = day !== undefined && /^\p{Lu}/u.test(place) && isBlankLabel(day) && !isForHand(day)
  return isPlaceAndDay(text) || isDay || (isBlankLabel(text) && !isForHand(text))
}
