import type { List, ListItem, RootContent } from 'mdast'
import { wordsOf } from '../../source/text.ts'
import { paragraphOf, paragraphsOf } from '../facts/facts.ts'
import { linesOfBlock } from '../facts/label.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import type { Told } from './named-above.ts'
import { clausesIn, wholeClause } from './report-tree.ts'

/** A body whose lines that say who is above are a tree, and who is above the headed parts. */
export interface Led extends Told {
  /** The line of somebody over all parts with headings. */
  readonly over?: string
}

/** A line of the body, or a block that is none. */
interface Piece {
  readonly block: RootContent
  readonly line?: Phrase
  /** It is somebody. */
  readonly member?: Member
  /** It says whom what follows is under. */
  readonly leading?: Leading
}

/** Somebody in a line of their own, and whom they say that they are under. */
interface Member {
  readonly line: Phrase
  readonly whom?: string
  readonly clause?: string
}

interface Leading {
  readonly whom: string
  /** It says more than that, which is no sign between boxes. */
  readonly said?: Phrase
}

/**
 * Lines that say who is above what follows them as a tree: `General Manager – Ade Birch, reports to the Trustees`, then
 * `Reporting to Ade:` over a list, over lines or over parts with headings. As it is where no such line names anybody.
 */
export function treeOfLeaders(body: readonly RootContent[], isNamed: (line: Phrase) => boolean): Led {
  const pieces = body.flatMap(block => piecesOf(block, isNamed))
  const members = pieces.flatMap(({ member }) => member ?? [])
  const below = new Map<Member, (Member | List)[]>()
  const placed = new Map<Member, Phrase | undefined>()
  const gone = new Set<Piece>()
  let over: Member | undefined
  const put = (leader: Member, own: Member | List, said?: Phrase): void => {
    below.set(leader, [...(below.get(leader) ?? []), own])
    if (own !== leader && 'line' in own) placed.set(own, said)
  }
  pieces.forEach((piece, at) => {
    const leader = piece.leading && calledBy(piece.leading.whom, members)
    if (!leader) return
    const end = pieces.findIndex((own, place) => place > at && !own.member)
    const led = pieces.slice(at + 1, end < 0 ? undefined : end).filter(({ member }) => member !== leader)
    const next = pieces[at + 1]?.block
    if (led.length === 0 && next?.type !== 'list' && next?.type !== 'heading') return
    gone.add(piece)
    led.forEach(({ member }, place) => {
      if (member) put(leader, member, place === 0 ? piece.leading?.said : undefined)
    })
    if (next?.type === 'list') {
      put(leader, next)
      gone.add(pieces[at + 1] as Piece)
    }
    if (next?.type === 'heading') {
      over = leader
      if (!below.has(leader)) below.set(leader, [])
    }
  })
  if (gone.size === 0) return { body, silent: [] }
  for (const member of members) {
    const leader = member.whom && !placed.has(member) ? calledBy(member.whom, members, member) : undefined
    if (leader && !isAbove(member, leader, below)) put(leader, member)
  }
  const inTree = (member: Member): boolean => placed.has(member) || below.has(member)
  const roots = members.filter(member => inTree(member) && !placed.has(member))
  const list = listOf(roots, { all: members, below, said: placed })
  const first = pieces.find(({ member }) => member && inTree(member))
  return {
    body: joined(pieces, piece =>
      piece === first ? [list] : gone.has(piece) || (piece.member && inTree(piece.member)) ? [] : undefined,
    ),
    silent: [
      ...pieces.flatMap(piece => (gone.has(piece) && !piece.leading?.said ? (piece.line?.text ?? []) : [])),
      ...members.flatMap(member => (placed.has(member) ? (member.clause ?? []) : [])),
    ],
    ...(over && { over: over.line.text }),
  }
}

// What lines say

function piecesOf(block: RootContent, isNamed: (line: Phrase) => boolean): readonly Piece[] {
  const lines = linesOfBlock(block)
  if (lines.length === 0) return [{ block }]
  return lines.map((line): Piece => {
    const leading = leadingIn(line)
    if (leading) return { block, line, leading }
    const clause = clauseOf(line)
    const own = clause ? trim(cut(line, 0, clause.start)) : line
    if (!isNamed(own)) return { block, line }
    return { block, line, member: { line: own, ...(clause && { whom: clause.whom, clause: clause.text }) } }
  })
}

const clauseOf = clausesIn([])

/** Letters of a line that says whom what follows it is under. */
const LONGEST = 90

/** Words that say how near somebody reports, and nothing of to whom. */
const NEARLY =
  /(?<=\p{L}\s)(?:direct(?:ly)?|straight|only|solely|direkt|directement|directamente|direttamente|rechtstreeks)\s(?=\p{L})/giu

/** Words for whom somebody is under that stand before the name alone. */
const BELOW =
  /^(?:(?:direct(?:ly)?|straight)\sto|under|below|unter|sous|sotto|bajo|sob|onder|pod)\s(?:the\s|dem\s|der\s|la\s|le\s|el\s|il\s|de\s)?(.{2,40})$/iu

/** `Reporting to Ade:`, `Independent of all the above, reports direct to the Chair:` */
function leadingIn(line: Phrase): Leading | undefined {
  const [, words = ''] = /^(.{4,}?)\s*[:：]$/u.exec(line.text) ?? []
  if (words === '' || words.length > LONGEST) return undefined
  const clauses = words.split(/[,;，；]\s+/u)
  const last = (clauses.at(-1) ?? '').replace(NEARLY, '')
  const whom = wholeClause(last)?.whom ?? BELOW.exec(last)?.[1]
  if (!whom) return undefined
  return { whom, ...(clauses.length > 1 && { said: cut(line, 0, words.length) }) }
}

/** Who is called by some words: their name, a part of it, or their post. */
function calledBy(whom: string, members: readonly Member[], asking?: Member): Member | undefined {
  const wanted = ` ${wordsOf(whom)} `
  return members.find(member => member !== asking && ` ${wordsOf(member.line.text)} `.includes(wanted))
}

type Below = ReadonlyMap<Member, readonly (Member | List)[]>

/** Whether one stands above another already. */
function isAbove(one: Member, other: Member, below: Below): boolean {
  return (below.get(one) ?? []).some(own => own === other || ('line' in own && isAbove(own, other, below)))
}

// The tree

interface Tree {
  readonly all: readonly Member[]
  readonly below: Below
  /** What is said of somebody in the line that says whom they are under. */
  readonly said: ReadonlyMap<Member, Phrase | undefined>
}

/** Some with those below them, in the order of the copy. */
function listOf(members: readonly Member[], { all, below, said }: Tree): List {
  const entryOf = (member: Member): ListItem => {
    const own = below.get(member) ?? []
    const people = all.filter(each => own.includes(each))
    const lists = own.flatMap(each => ('line' in each ? [] : [each]))
    const remark = said.get(member)
    return {
      type: 'listItem',
      children: [
        paragraphOf(member.line),
        ...(remark ? [paragraphOf(remark)] : []),
        ...lists,
        ...(people.length > 0 ? [listOf(people, { all, below, said })] : []),
      ],
    }
  }
  return { type: 'list', ordered: false, children: members.map(entryOf) }
}

/** Pieces as blocks again, some of them as something else; lines of one paragraph that are left stay one. */
function joined(
  pieces: readonly Piece[],
  insteadOf: (piece: Piece) => readonly RootContent[] | undefined,
): readonly RootContent[] {
  const out: { readonly from: RootContent; readonly blocks: readonly RootContent[] }[] = []
  let lines: Phrase[] = []
  pieces.forEach((piece, at) => {
    const other = insteadOf(piece)
    if (!other && piece.line) lines.push(piece.line)
    const isLast = pieces[at + 1]?.block !== piece.block || other !== undefined
    if (isLast && lines.length > 0) {
      out.push({ from: piece.block, blocks: paragraphsOf(lines) })
      lines = []
    }
    if (other ?? !piece.line) out.push({ from: piece.block, blocks: other ?? [piece.block] })
  })
  return out.flatMap(({ blocks }) => blocks)
}
