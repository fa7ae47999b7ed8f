import type { List, ListItem, RootContent } from 'mdast'
import { paragraphOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { cut, type Phrase, split, trim } from '../facts/phrase.ts'
import { plainLabel } from '../words/lexicon.ts'
import { withListInPlace } from './list-in-place.ts'
import type { Told } from './named-above.ts'

/** Somebody, or a group with a name of its own, and who is under them. */
interface Member {
  readonly line: Phrase
  readonly below: Member[]
}

/** `Luca -> bar: Toni, Ada`: who is over whom, perhaps by the name of the group. */
const arrow = /^(.{1,40}?)\s*(?:[-–—=]+>|[→⟶➜➔⇒])\s*(?=\S)/u

/** Lines with arrows from which on they are a tree. */
const LINES = 2

/**
 * Lines that say who is under whom by an arrow, as a nested list: `Ana -> Ben, Kim`. Who was named before is the same person
 * where their line begins with the name, and a labelled line right under somebody says who is under them.
 */
export function treeOfArrows(body: readonly RootContent[]): Told {
  const lines = body.flatMap(linesOfBlock)
  const arrows = lines.filter(({ text }) => arrow.test(text))
  if (arrows.length < LINES) return { body, silent: [] }
  const tree = growTree(lines)
  return { body: withListInPlace(body, tree.taken, toList(tree.roots)), silent: tree.silent }
}

interface Tree {
  readonly roots: readonly Member[]
  /** Lines that are in it. */
  readonly taken: ReadonlySet<string>
  readonly silent: readonly string[]
}

function growTree(lines: readonly Phrase[]): Tree {
  const roots: Member[] = []
  const all: Member[] = []
  const taken = new Set<string>()
  const silent: string[] = []
  const add = (line: Phrase, below: Member[]): Member => {
    const member = { line, below: [] }
    below.push(member)
    all.push(member)
    return member
  }
  lines.forEach((line, at) => {
    const found = arrow.exec(line.text)
    const above = lines[at - 1]
    const labelled = readLabelled(line)
    if (found) {
      const name = trim(cut(line, 0, found[1]?.length))
      const known = all.find(member => isCalled(member, name))
      if (known) silent.push(name.text)
      const said = trim(cut(line, found[0].length))
      const group = readLabelled(said)
      const over = known ?? add(name, roots)
      const { below } = group ? add(group.label, over.below) : over
      for (const one of namesIn(group?.value ?? said)) add(one, below)
    } else if (labelled && above && !taken.has(above.text) && names(labelled.value, lines)) {
      // What it is called says no more than its place: `under her: …`.
      silent.push(labelled.label.text)
      const { below } = add(above, roots)
      taken.add(above.text)
      for (const one of namesIn(labelled.value)) add(one, below)
    } else return
    taken.add(line.text)
  })
  return { roots, taken, silent }
}

/** Whether somebody in a line of names has others under them. */
function names(value: Phrase, lines: readonly Phrase[]): boolean {
  const over = lines.flatMap(({ text }) => arrow.exec(text)?.[1] ?? [])
  return namesIn(value).some(one => over.some(name => begins(one.text, name)))
}

function isCalled({ line }: Member, name: Phrase): boolean {
  return begins(line.text, name.text)
}

function begins(text: string, name: string): boolean {
  return ` ${plainLabel(text)} `.startsWith(` ${plainLabel(name)} `)
}

/** Names between commas; those in brackets stay with who stands before them. */
function namesIn(line: Phrase): readonly Phrase[] {
  return split(line, /,\s*(?![^()]*\))/gu).map(trim)
}

function toList(members: readonly Member[]): List {
  return {
    type: 'list',
    ordered: false,
    children: members.map(({ line, below }): ListItem => {
      const under = below.length > 0 ? [toList(below)] : []
      return { type: 'listItem', children: [paragraphOf(line), ...under] }
    }),
  }
}
