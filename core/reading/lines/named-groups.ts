import type { Heading, RootContent } from 'mdast'
import { plainText } from '../../source/text.ts'
import type { Context } from '../context.ts'
import { headingOf, paragraphOf } from '../facts/facts.ts'
import { linesOfBlock, readLabelled } from '../facts/label.ts'
import { joinLines, type Phrase, toPhrase, trim } from '../facts/phrase.ts'
import { readValue } from '../values/read-value.ts'

/** A heading that only counts things of a kind: `PIECE 2`, `Obra nº 3`, `Look IV`. */
const COUNTED = /^(\p{L}[\p{L} ]{1,20}?)\s*(?:n[.º°o]\s?|#\s?)?(?:\d{1,2}|[IVX]{1,4})\.?$/u

/** Groups from which they are things of one kind. */
const LEAST = 2

/** Labelled lines under a heading that counts them, the first of which names the thing. */
interface Group {
  readonly heading: Heading
  readonly blocks: readonly RootContent[]
  readonly name: Phrase
  readonly lines: readonly Phrase[]
  /** Labels that nothing prints: that of the name, and that of a price. */
  readonly labels: readonly string[]
}

/** Things that are told in labelled lines below a heading which only counts them, under their names: `PIECE 2`, `Name: Gilet`. */
export function withGroupNames(blocks: readonly RootContent[], context: Context): readonly RootContent[] {
  const groups = groupsIn(blocks, context)
  if (groups.length === 0) return blocks
  const inside = new Map(groups.flatMap(group => group.blocks.map(block => [block, group] as const)))
  return blocks.flatMap(block => {
    const group = inside.get(block)
    if (!group) return [block]
    if (block !== group.heading) return []
    const { depth, children } = group.heading
    return [headingOf(group.name, depth), paragraphOf(joinLines([trim(toPhrase(children)), ...group.lines]))]
  })
}

/** The labels of such groups that say where a thing's name and price stand. */
export function groupLabels(blocks: readonly RootContent[], context: Context): readonly string[] {
  return groupsIn(blocks, context).flatMap(({ labels }) => labels)
}

function groupsIn(blocks: readonly RootContent[], context: Context): readonly Group[] {
  const heads = blocks.filter((block): block is Heading => block.type === 'heading')
  const counted = heads.flatMap(heading => {
    const kind = COUNTED.exec(plainText(heading))?.[1]?.toLowerCase()
    return kind === undefined ? [] : [{ heading, kind, below: labelledBelow(heading, blocks) }]
  })
  const things = new Map<string, number>()
  for (const { below } of counted)
    for (const label of new Set(below.map(labelOf))) things.set(label, (things.get(label) ?? 0) + 1)
  const isCommon = (block: RootContent): boolean => (things.get(labelOf(block)) ?? 0) >= LEAST
  const found = counted.flatMap(({ heading, kind, below }) => {
    // What no other thing is told by is said of all: who took the pictures.
    const length = below.findIndex(block => !isCommon(block))
    const group = groupOf(heading, below.slice(0, length < 0 ? undefined : length), context)
    return group ? [{ ...group, kind }] : []
  })
  const isOne = found.every(({ kind, labels }) => kind === found[0]?.kind && labels[0] === found[0].labels[0])
  return found.length >= LEAST && isOne ? found : []
}

function labelledBelow(heading: Heading, blocks: readonly RootContent[]): readonly RootContent[] {
  const below = blocks.slice(blocks.indexOf(heading) + 1)
  const length = below.findIndex(block => labelOf(block) === '')
  return below.slice(0, length < 0 ? undefined : length)
}

function groupOf(heading: Heading, own: readonly RootContent[], context: Context): Group | undefined {
  const [first, ...lines] = own.flatMap(linesOfBlock)
  const named = first && readLabelled(first)
  if (!named || lines.length === 0) return undefined
  const priced = lines.map(line => {
    const labelled = readLabelled(line)
    const isPrice = labelled && readValue(labelled.value.text, context.lang)?.type === 'money'
    return isPrice ? labelled : { value: line, label: undefined }
  })
  return {
    heading,
    blocks: [heading, ...own],
    name: named.value,
    lines: priced.map(({ value }) => value),
    labels: [named.label.text, ...priced.flatMap(({ label }) => (label ? [label.text] : []))],
  }
}

/** The label of the first line of a block; nothing where it has none. */
function labelOf(block: RootContent): string {
  const [first] = block.type === 'paragraph' ? linesOfBlock(block) : []
  return first === undefined ? '' : (readLabelled(first)?.label.text ?? '')
}
