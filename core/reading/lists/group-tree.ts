import type { List, ListItem, Paragraph, RootContent } from 'mdast'
import { paragraphOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import { wordsOf } from '../../source/text.ts'
import type { Told } from './named-above.ts'
import { type Clause, clausesIn, wholeClause } from './report-tree.ts'

/** Somebody in a line of their own, or a list under its name, with whom it says that it is under. */
interface Group {
  readonly from: number
  readonly to: number
  readonly name: Phrase
  readonly list?: List
  readonly clause?: Pick<Clause, 'text' | 'whom'>
}

/**
 * Lists under names, and somebody in lines of their own, of which some say whom they are under, as one tree:
 * `Warden: Ada Birch` and `reports to the Board`, over `Rangers (report to the Warden)` and their list. Who is over all and is
 * several is one body with its members; a list that names nobody above stays as it is.
 */
export function treeOfGroups(body: readonly RootContent[], isName: (words: Phrase) => boolean): Told {
  const groups = groupsIn(body, isName)
  if (!groups.some(({ clause, list }) => clause && list)) return { body, silent: [] }
  const under = new Map<Group, Group>()
  for (const group of groups) {
    const above = group.clause && groups.find(other => other !== group && isCalled(other, group.clause?.whom))
    if (above && under.get(above) !== group) under.set(group, above)
  }
  const led = [...under.keys()].filter(({ list }) => list)
  // Who is said to lead is a line alone: entries of a list are found where they stand.
  const leaders = new Set(led.flatMap(group => under.get(group) ?? []).filter(({ list }) => !list))
  if (leaders.size === 0) return { body, silent: [] }
  const inTree = groups.filter(group => leaders.has(group) || leaders.has(under.get(group) as Group))
  const parts = partsOf(inTree, groups)
  const boards = groups.filter(
    group => group.list && [...leaders].some(leader => under.get(leader) === group),
  )
  const taken = [...new Set([...boards, ...inTree, ...parts.values()])]
  const entryOf = (group: Group): ListItem => {
    const reports = groups.filter(other => taken.includes(other) && under.get(other) === group)
    const entry = boards.includes(group) ? boardOf(group) : memberOf(group, parts)
    const said = group.clause && !under.has(group) ? [paragraphOf(phraseOf(group.clause.text))] : []
    return { ...entry, children: [...entry.children, ...said, ...underneath(reports.map(entryOf))] }
  }
  const below = new Set(parts.values())
  const roots = taken.filter(group => !below.has(group) && !taken.includes(under.get(group) as Group))
  const [first] = taken.map(({ from }) => from).toSorted((one, other) => one - other)
  const isOut = (at: number): boolean => taken.some(({ from, to }) => from <= at && at <= to)
  return {
    body: body.flatMap((block, at) => [
      ...(at === first ? [listOf(roots.map(entryOf))] : []),
      ...(isOut(at) ? [] : [block]),
    ]),
    silent: [
      ...taken.flatMap(group => (group.clause && under.has(group) ? [group.clause.text] : [])),
      ...[...below].map(({ name }) => name.text),
    ],
  }
}

/** Letters of a line that names a group or somebody. */
const LONGEST = 80

function groupsIn(body: readonly RootContent[], isName: (words: Phrase) => boolean): readonly Group[] {
  const read = clausesIn([])
  return body.flatMap((block, at): readonly Group[] => {
    const [line, second, ...others] = linesAt(block)
    const next = body[at + 1]
    if (!line || others.length > 0 || line.text.length > LONGEST) return []
    const behind = second ? wholeClause(second.text) : undefined
    if (second && !behind) return []
    const own = read(line)
    const name = own ? trim(cut(line, 0, own.start)) : line
    const clause = own?.is === 'under' ? own : behind
    const named = { from: at, name: withoutColon(name), ...(clause && { clause }) }
    if (next?.type === 'list' && !second) return [{ ...named, to: at + 1, list: next }]
    const value = readLabelled(name)?.value
    return value && isName(value) ? [{ ...named, name, to: at }] : []
  })
}

function linesAt(block: RootContent): readonly Phrase[] {
  if (block.type === 'heading') return block.depth === 1 ? [] : [toPhrase(block.children)]
  return block.type === 'paragraph' ? linesOfBlock(block) : []
}

function withoutColon(name: Phrase): Phrase {
  return trim(cut(name, 0, name.text.replace(/\s*[:：]\s*$/u, '').length))
}

/** Whether a group is meant by some words: all of its name, its post, or who holds it. */
function isCalled({ name }: Group, whom = ''): boolean {
  const wanted = wordsOf(whom)
  return wanted !== '' && ` ${wordsOf(name.text)} `.includes(` ${wanted} `)
}

/** Several who are over all: one body, with its members as what is said of it. */
function boardOf({ name, list }: Group): ListItem {
  const members = (list?.children ?? []).flatMap(item => item.children as Paragraph[])
  return { type: 'listItem', children: [paragraphOf(name), ...members] }
}

/** Lists under the very name of an entry of another, which stand below that entry. */
function partsOf(inTree: readonly Group[], groups: readonly Group[]): ReadonlyMap<ListItem, Group> {
  const entries = inTree.flatMap(({ list }) => list?.children ?? [])
  return new Map(
    entries.flatMap(entry => {
      const label = wordsOf(linesOfBlock(entry.children[0])[0]?.text.split(/\s*[:：–—]/u)[0] ?? '')
      const part = groups.find(({ name, list }) => list && wordsOf(name.text) === label)
      return part && !inTree.includes(part) ? [[entry, part] as const] : []
    }),
  )
}

/** Somebody, or a list under the name that says whom it is under, with the lists of its entries. */
function memberOf({ name, list }: Group, parts: ReadonlyMap<ListItem, Group>): ListItem {
  const children = list?.children.map((entry): ListItem => {
    const below = parts.get(entry)?.list
    return below ? { ...entry, children: [...entry.children, below] } : entry
  })
  const own = list && children ? [{ ...list, children }] : []
  return { type: 'listItem', children: [paragraphOf(name), ...own] }
}

function underneath(below: readonly ListItem[]): readonly List[] {
  return below.length > 0 ? [listOf(below)] : []
}

function listOf(children: readonly ListItem[]): List {
  return { type: 'list', ordered: false, children: [...children] }
}
