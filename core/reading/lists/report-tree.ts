import type { List, ListItem, RootContent } from 'mdast'
import { paragraphOf } from '../facts/facts.ts'
import { readLabelled } from '../facts/label.ts'
import { cut, type Phrase, trim } from '../facts/phrase.ts'
import { wordsOf } from '../../source/text.ts'
import { plainLabel, wordsInAll } from '../words/lexicon.ts'
import { flatLinesOf, withListInPlace } from './list-in-place.ts'
import type { Told } from './named-above.ts'

/** Somebody or a part in a line of their own, with what their line says of whom they are under, or over. */
interface Member {
  readonly line: Phrase
  /** What else the line says of them. */
  readonly more: readonly Phrase[]
  readonly source: Phrase
  readonly clause?: Clause
}

/** What a line says of whom it is under: `(reports to Birch)`, `(above the director)`, `→ Birch`. */
export interface Clause {
  readonly text: string
  readonly whom: string
  readonly is: 'under' | 'over'
  readonly start: number
}

/** Lines that say whom they are under, and the part of them who are found, at least. */
const LEAST = { lines: 2, part: 0.5 }

/**
 * Lines that each say in words whom they report to, as a nested list: `Cheese: Ida Birch (reports to Moor)`. Who is named is told
 * by any word of a name or a post; a line that says that it stands over somebody leads them.
 */
export function treeOfReports(body: readonly RootContent[], isName: (words: Phrase) => boolean): Told {
  const lines = body.flatMap(flatLinesOf)
  const read = clausesIn(lines)
  const all = lines.map(line => memberOf(line, read(line), isName))
  const told = all.filter(({ clause }) => clause !== undefined)
  if (told.length < LEAST.lines) return { body, silent: [] }
  const parents = parentsOf(all)
  const found = told.filter(member => parents.has(member) || parents.over.has(member))
  if (found.length < LEAST.lines || found.length < told.length * LEAST.part) return { body, silent: [] }
  const named = new Set([...parents.above.values(), ...parents.over.values()])
  const members = all.filter(member => found.includes(member) || named.has(member))
  return {
    body: withListInPlace(
      body,
      new Set(members.map(({ source }) => source.text)),
      listOf(members, parents.above),
    ),
    silent: found.flatMap(({ clause }) => (clause ? [clause.text] : [])),
  }
}

// What a line says

/** Words that stand before whom somebody is under without a sign between them; others, as `manager`, need a colon. */
const UNDER =
  /^(?:under|unter|onder|sous|sotto|bajo|sob|pod|podlega|podleha|podrizen[ay]?|untersteht|unterstellt|subordinat\p{L}+|відповідає|підпорядковується|подчиняется|underlagt|understalld|rend compte)$/u
/** Words before whom somebody stands over. */
const OVER =
  /^(?:over|above|nad|über|au-dessus d[eu’']|sopra|por encima de|acima d[eao]|boven|över|nad|над|výše než)(?:\s|[:：])/iu
/** Words before a name that name nobody. */
const ARTICLE =
  /^(?:(?:the|our|der|die|das|dem|den|le|la|les|el|los|las|il|lo|o|a|os|as|de|het|du|del|della)\s+|(?:l|dell)[’']\s*)(?=\p{L})/iu

/** A clause in brackets, or behind a dash, a comma or a stroke, at the end of a line; and an arrow before one name. */
const BRACKETS = /\s*[([（［]\s*([^()[\]（）［］]{3,60}?)\s*[)\]）］]\s*\.?$/u
const BEHIND = /\s*(?:\s[-–—]|[,;，；|])\s+(?=[^,;，；|()]{3,60}$)/gu
const ARROW = /\s*(?:[-–—=]+>|[→⟶➜➔⇒])\s*([^→>,]{2,50})$/u

/** A line that is nothing but whom somebody is under: `reports to the Board`. */
export function wholeClause(text: string): Pick<Clause, 'text' | 'whom'> | undefined {
  const found = clauseOf(text.trim().replace(/\.$/, ''), false)
  return found?.is === 'under' ? found : undefined
}

/** Reads of a line whom it is under. Arrows lead up where several lines point at one. */
export function clausesIn(lines: readonly Phrase[]): (line: Phrase) => Clause | undefined {
  const pointed = lines.map(({ text }) => ARROW.exec(text)?.[1]).filter(whom => whom !== undefined)
  const leadsUp = new Set(pointed).size < pointed.length
  return ({ text }) => {
    if (text.length > LONGEST) return undefined
    const inside = BRACKETS.exec(text)
    const said = inside && clauseOf(inside[1] ?? '', true)
    if (said) return { ...said, start: inside.index }
    for (const { index, 0: sign } of [...text.matchAll(BEHIND)].toReversed()) {
      const behind = clauseOf(text.slice(index + sign.length).replace(/\.$/, ''), false)
      if (behind) return { ...behind, start: index }
    }
    const up = leadsUp ? ARROW.exec(text) : null
    return up?.[1] ? { text: up[1], whom: up[1], is: 'under', start: up.index } : undefined
  }
}

/** Letters of a line that may be somebody's. */
const LONGEST = 200

/** Words that a clause may open with before it names somebody. */
const MOST_WORDS = 4

function clauseOf(text: string, inBrackets: boolean): Omit<Clause, 'start'> | undefined {
  const over = inBrackets ? OVER.exec(text) : null
  if (over) return { text, whom: text.slice(over[0].length).trim().replace(ARTICLE, ''), is: 'over' }
  const known = wordsInAll('reportsTo')
  const ends = [...text.matchAll(/\s*[:：]\s*|\s+/gu)].slice(0, MOST_WORDS).toReversed()
  for (const { index, 0: sign } of ends) {
    const word = plainLabel(text.slice(0, index))
    const whom = text.slice(index + sign.length).replace(ARTICLE, '')
    const isVerb = /\s/.test(word) || UNDER.test(word) || /[\u3040-\u9fff]/.test(word)
    if (whom !== '' && known.has(word) && (isVerb || /[:：]/.test(sign))) return { text, whom, is: 'under' }
  }
  return undefined
}

/** How many there are, before who they are: `11 people, foreman Sam Moor`. */
const COUNTED = /^\d{1,4}\s\p{L}/u

function memberOf(source: Phrase, clause: Clause | undefined, isName: (words: Phrase) => boolean): Member {
  const line = clause ? trim(cut(source, 0, clause.start)) : source
  const told = { source, ...(clause && { clause }) }
  const labelled = readLabelled(line)
  if (labelled?.sign !== 'colon') return { line, more: [], ...told }
  const start = line.text.length - labelled.value.text.length
  if (COUNTED.test(labelled.value.text)) return { line: labelled.label, more: [labelled.value], ...told }
  const comma = /,\s+/u.exec(labelled.value.text)
  const end = comma ? start + comma.index : 0
  if (!comma || !isName(trim(cut(line, start, end)))) return { line, more: [], ...told }
  return { line: trim(cut(line, 0, end)), more: [trim(cut(line, end + comma[0].length))], ...told }
}

// Who is who

interface Parents {
  readonly above: ReadonlyMap<Member, Member>
  /** Whom those lead who stand over somebody. */
  readonly over: ReadonlyMap<Member, Member>
  has(member: Member): boolean
}

function parentsOf(all: readonly Member[]): Parents {
  const find = finderAmong(all)
  const [above, over] = [new Map<Member, Member>(), new Map<Member, Member>()]
  for (const member of all) {
    const other = member.clause && find(member.clause.whom, member)
    if (!other) continue
    if (member.clause?.is === 'over') over.set(member, other)
    else if (!isBelow(other, member, above)) above.set(member, other)
  }
  for (const [member, other] of over)
    if (!above.has(other) && !isBelow(member, other, above)) above.set(other, member)
  return { above, over, has: member => above.has(member) }
}

/** Whether one stands below another already, as in a circle. */
function isBelow(one: Member, other: Member, above: ReadonlyMap<Member, Member>): boolean {
  let at: Member | undefined = one
  for (let steps = 0; at && steps <= above.size; steps += 1) {
    if (at === other) return true
    at = above.get(at)
  }
  return false
}

/** Letters of a word from which on another form of it is told by how it begins: `prezes`, `prezesem`. */
const STEM = 4

/** Finds who is called by some words: whole ones first, else another form of the first of them. */
function finderAmong(all: readonly Member[]): (whom: string, asking: Member) => Member | undefined {
  const called = all.map(member => ({
    member,
    words: wordsOf([member.line, ...member.more].map(({ text }) => text).join(' ')),
  }))
  const known = new Map<string, readonly Member[]>()
  const search = (whom: string): readonly Member[] => {
    const wanted = wordsOf(whom)
    const whole = called.filter(({ words }) => ` ${words} `.includes(` ${wanted} `))
    if (whole.length > 0 || wanted.length < STEM) return whole.map(({ member }) => member)
    const [first = ''] = wanted.split(' ')
    const isForm = (word: string): boolean =>
      word.length >= STEM && (first.startsWith(word) || word.startsWith(first))
    return called.filter(({ words }) => words.split(' ').some(isForm)).map(({ member }) => member)
  }
  return (whom, asking) => {
    const found = known.get(whom) ?? search(whom)
    known.set(whom, found)
    return found.find(member => member !== asking)
  }
}

// The list

function listOf(members: readonly Member[], above: ReadonlyMap<Member, Member>): List {
  const below = new Map<Member | undefined, Member[]>()
  for (const member of members) {
    const parent = above.get(member)
    below.set(parent, [...(below.get(parent) ?? []), member])
  }
  const grow = (parent: Member | undefined): List => ({
    type: 'list',
    ordered: false,
    children: (below.get(parent) ?? []).map((member): ListItem => {
      const under = below.has(member) ? [grow(member)] : []
      return {
        type: 'listItem',
        children: [member.line, ...member.more].map(paragraphOf).concat(under as never[]),
      }
    }),
  })
  return grow(undefined)
}
