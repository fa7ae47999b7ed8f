import type { List, ListItem, RootContent } from 'mdast'
import { linesOfBlock } from '../facts/label.ts'
import { toPhrase } from '../facts/phrase.ts'
import { plainLabel } from '../words/lexicon.ts'

/** A body whose tree is a list, and the words that say again what the list shows by its places. */
export interface Told {
  readonly body: readonly RootContent[]
  readonly silent: readonly string[]
}

/** Words before the name of who is above: `Under Boats:`, `Sous la caisse`. */
const MOST_BEFORE = 2

/** What stands between somebody's name and their post. */
const BETWEEN = /\s*[:：,،、，\t|·]\s*|\s+[-–—]\s+/u

/** A body in which a list under a line that names an entry of a list above is below that entry: `Under Boats:`. */
export function underNamed(body: readonly RootContent[]): Told {
  const told: RootContent[] = []
  const silent: string[] = []
  // Most lines name nobody: that is known without a look at all that stands above each.
  const known = new Set<string>()
  body.forEach((block, at) => {
    const line = lineOver(body[at - 1])
    const names = block.type === 'list' && line ? namesIn(line).filter(name => known.has(name)) : []
    const grown = block.type === 'list' ? withBelow(told.slice(0, -1), names, block) : undefined
    if (!grown || !line) told.push(block)
    else {
      silent.push(line)
      told.splice(0, told.length, ...grown)
    }
    for (const name of namesBelow(block)) known.add(name)
  })
  return { body: told, silent }
}

/** What the entries of a list and of those in it are called. */
function namesBelow(block: RootContent): readonly string[] {
  if (block.type !== 'list') return []
  return block.children.flatMap(item => [...sidesOf(item), ...item.children.flatMap(namesBelow)])
}

/** What stands on either side of a sign in the first line of an entry: somebody's name, their post. */
function sidesOf(item: ListItem): readonly string[] {
  const [line] = linesOfBlock(item.children[0])
  return line?.text.split(BETWEEN).map(plainLabel) ?? []
}

/** The words of a block that is one line. */
function lineOver(block: RootContent | undefined): string | undefined {
  if (block?.type === 'heading') return toPhrase(block.children).text.trim()
  const [line, ...others] = linesOfBlock(block)
  return others.length === 0 ? line?.text.trim() : undefined
}

/** What a line may call who is above, with and without the words that say so; `Boats` alone calls nobody. */
function namesIn(line: string): readonly string[] {
  const words = plainLabel(line).split(' ')
  return words.slice(1, MOST_BEFORE + 1).map((_, at) => words.slice(at + 1).join(' '))
}

/** Blocks of which the first entry that has one of the names has a list below it. */
function withBelow(
  blocks: readonly RootContent[],
  names: readonly string[],
  below: List,
): readonly RootContent[] | undefined {
  if (names.length === 0) return undefined
  for (const [at, block] of blocks.entries()) {
    const grown = block.type === 'list' ? grow(block, names, below) : undefined
    if (grown) return [...blocks.slice(0, at), grown, ...blocks.slice(at + 1)]
  }
  return undefined
}

function grow(list: List, names: readonly string[], below: List): List | undefined {
  for (const [at, item] of list.children.entries()) {
    const grown = growEntry(item, names, below)
    if (grown) return { ...list, children: list.children.with(at, grown) }
  }
  return undefined
}

function growEntry(item: ListItem, names: readonly string[], below: List): ListItem | undefined {
  if (sidesOf(item).some(side => names.includes(side)))
    return { ...item, children: [...item.children, below] }
  const inner = withBelow(item.children, names, below)
  return inner && { ...item, children: inner as ListItem['children'] }
}
