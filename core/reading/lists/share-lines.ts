/** Reads a line that is nothing but the parts of one whole with the share of each. */
import type { List, RootContent, Table } from 'mdast'
import { paragraphOf, tableOfRows } from '../facts/facts.ts'
import { lineOfItem, linesOfBlock } from '../facts/label.ts'
import { cut, joinWords, type Phrase, phraseOf, split, toPhrase, trim } from '../facts/phrase.ts'

/** A part of a whole: its name and its share. */
export interface NamedShare {
  readonly name: Phrase
  readonly share: Phrase
  /** How much that is. */
  readonly amount?: Phrase
}

/** Parts of one whole, under what the line says they are parts of. */
export interface SharedWhole {
  readonly lead?: Phrase
  readonly shares: readonly NamedShare[]
}

/** Parts from which on they are compared, up to how many, letters of a name, and what they come to at most, as they are rounded, and at least in a list. */
const PARTS = { least: 3, most: 10, letters: 40, sum: 103, list: 85 } as const

/** What is shared, without a colon: `Payment 30% on order, …`. */
const NAMED = /^\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s+(?=\d{1,3}\s?%\s\p{L})/u
const LEAD = /^[^%:：]{2,70}[:：]\s+(?=\S)/u
const BETWEEN =
  /\s*[,;·]\s+(?:(?:and|und|et|og|och)\s+|(?:y|e|en|i|a|и|та)\s+(?=\d))?|\s+(?:and|und|et|y|e|en|og|och|i|и|та)\s+(?=\d)/gu
/** How much a share is, behind what it is of: `on order ($25,047)`. */
const AMOUNT = /\s*[(（]([^()（）]*\d[^()（）]*)[)）]$/u
const SHARE_FIRST = /^(\d{1,3}(?:[.,]\d{1,2})?\s?%)\s+(?=\p{L})/u
const SHARE_LAST = /(?<=[\p{L})])\s+(\d{1,3}(?:[.,]\d{1,2})?\s?%)$/u

/** The parts of a whole that a paragraph of one line lists: `Who came: 46 % families, 30 % pupils, 24 % others`; undefined for others. */
export function sharedWhole(block: RootContent): SharedWhole | undefined {
  if (block.type !== 'paragraph') return undefined
  const [line, ...others] = linesOfBlock(block)
  if (!line || others.length > 0 || !/%[^%]*%[^%]*%/u.test(line.text)) return undefined
  const end = (LEAD.exec(line.text) ?? NAMED.exec(line.text))?.[0].length ?? 0
  const stop = line.text.length - (/\s*\.\s*$/u.exec(line.text)?.[0].length ?? 0)
  const told = cut(line, end, stop)
  const pieces = split(told, BETWEEN).map(trim)
  if (pieces.length < PARTS.least || pieces.length > PARTS.most) return undefined
  const ties = [...told.text.matchAll(BETWEEN)].map(([tie]) => phraseOf(/\p{L}+/u.exec(tie)?.[0] ?? ''))
  const shares = sharesOf(pieces, 0, ties)
  return shares && { shares, ...(end > 0 && { lead: trim(cut(line, 0, end)) }) }
}

/** The parts of a whole that the points of a list are, a share each. */
export function sharedList({ ordered, children }: List): SharedWhole | undefined {
  if (ordered || children.length < PARTS.least || children.length > PARTS.most) return undefined
  const lines = children.flatMap(point => lineOfItem(point) ?? [])
  const shares = lines.length === children.length ? sharesOf(lines, PARTS.list) : undefined
  return shares && { shares }
}

/** Pieces that are all a name with its share, which come to no more than a whole. `ties` are the words between them, which stay. */
function sharesOf(
  pieces: readonly Phrase[],
  least = 0,
  ties: readonly Phrase[] = [],
): readonly NamedShare[] | undefined {
  const [first, last] = [SHARE_FIRST, SHARE_LAST].map(pattern =>
    pieces.flatMap((piece, at) => {
      const isFirst = pattern === SHARE_FIRST
      const tie = ties[isFirst ? at : at - 1]
      return shareAt(piece, pattern).map(own =>
        tie === undefined || tie.text === ''
          ? own
          : { ...own, name: isFirst ? joinWords(own.name, tie) : joinWords(tie, own.name) },
      )
    }),
  )
  const shares = [first, last].find(found => found?.length === pieces.length)
  const sum = (shares ?? []).reduce(
    (all, { share }) => all + Number.parseFloat(share.text.replace(',', '.')),
    0,
  )
  return shares && sum >= least && sum <= PARTS.sum ? shares : undefined
}

function shareAt(piece: Phrase, pattern: RegExp): readonly NamedShare[] {
  const [all = '', figure = ''] = pattern.exec(piece.text) ?? []
  if (figure === '') return []
  const isFirst = pattern === SHARE_FIRST
  const whole = trim(isFirst ? cut(piece, all.length) : cut(piece, 0, piece.text.length - all.length))
  const told = isFirst ? AMOUNT.exec(whole.text) : null
  const name = told ? trim(cut(whole, 0, told.index)) : whole
  const at = told ? told.index + told[0].indexOf(told[1] ?? '') : 0
  const amount = told ? { amount: cut(whole, at, at + (told[1]?.length ?? 0)) } : {}
  const share = isFirst ? cut(piece, 0, figure.length) : cut(piece, piece.text.length - figure.length)
  const isName =
    /\p{L}{2}/u.test(name.text) && !/[%.]|\d{2}/u.test(name.text) && name.text.length <= PARTS.letters
  return isName ? [{ name, share, ...amount }] : []
}

/** Blocks in which a line of the parts of one whole is a table of both, which is drawn. */
export function withShareTables(blocks: readonly RootContent[]): readonly RootContent[] {
  return blocks.flatMap((block): readonly RootContent[] => {
    const whole = block.type === 'list' ? sharedList(block) : sharedWhole(block)
    if (!whole) return [block]
    const { lead, shares } = whole
    const none = toPhrase([])
    const hasAmounts = shares.some(({ amount }) => amount)
    const columns = ({ name, share, amount = none }: NamedShare): readonly Phrase[] =>
      hasAmounts ? [name, share, amount] : [name, share]
    const { position } = block
    const head = columns({ name: none, share: none })
    const table: Table = tableOfRows([head, ...shares.map(columns)])
    return [
      ...(lead ? [paragraphOf(lead)] : []),
      { ...table, align: [null, 'right', 'right'], ...(position && { position }) },
    ]
  })
}
