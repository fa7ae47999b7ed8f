import type { PhrasingContent, RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { findValues } from '../../../core/reading/values/read-value.ts'
import { countLetters, plainText } from '../../../core/source/text.ts'
import { isYear } from '../../../core/reading/values/plain-number.ts'
import type { Place } from './place.ts'

/** Letters from which on words stand in columns. */
export const LONG = 420

/** Width of a column at least, sizes of the text, and columns at most. */
const COLUMN = { width: 17, most: 3 }

/** Figures from which on they stand out in running text: one is a part of its sentence. */
const STANDING = 3

/** Running text in which figures stand out: amounts are bold where they are several and their author set nothing apart. */
function withFigures(block: RootContent, lang: string): RootContent {
  const [text, ...more] = block.type === 'paragraph' ? block.children : []
  if (block.type !== 'paragraph' || text?.type !== 'text' || more.length > 0) return block
  const { value } = text
  const figures = findValues(value, lang).filter(
    ({ value: found, start, end }) => amounts.has(found.type) && !isYear(value.slice(start, end)),
  )
  if (figures.length < STANDING) return block
  const pieces = figures.flatMap(({ start, end }, at): readonly PhrasingContent[] => {
    // `from 610 kg`: the small word before it is no part of the figure.
    const begin = start + Math.max(0, value.slice(start, end).search(/[\p{N}\p{Sc}]/u))
    const bold: PhrasingContent = {
      type: 'strong',
      children: [{ type: 'text', value: value.slice(begin, end) }],
    }
    return [{ type: 'text', value: value.slice(figures[at - 1]?.end ?? 0, begin) }, bold]
  })
  return { ...block, children: [...pieces, { type: 'text', value: value.slice(figures.at(-1)?.end) }] }
}

const amounts: ReadonlySet<string> = new Set(['money', 'quantity', 'percentage', 'number'])

/** Words in one column, or where they are many in as many as keep a line short: paragraphs part at the ends of sentences, lists between items. */
export function ProseColumns({
  blocks,
  place: { theme, size, width },
}: {
  readonly blocks: readonly RootContent[]
  readonly place: Place
}): Child {
  const room = Math.min(COLUMN.most, Math.floor(width / (size * COLUMN.width)))
  const columns = countLetters(blocks) > LONG && room > 1 ? evenColumns(blocks.flatMap(pieces), room) : []
  const prose = (nodes: readonly RootContent[]): Child => (
    <Prose
      nodes={nodes.map(node => withFigures(node, theme.lang))}
      theme={theme}
      level={2}
      size={size}
      measured={false}
    />
  )
  if (columns.length < 2) return prose(blocks)
  return (
    <div part="prose-columns" style={{ display: 'grid', columns: columns.length, gap: size * 1.6 }}>
      {columns.map(column => (
        <div>{prose(joined(column))}</div>
      ))}
    </div>
  )
}

/** What stays together in a column: a block, a sentence of a paragraph, an item of a list that is not numbered. */
interface Piece {
  readonly of: RootContent
  readonly count: number
  readonly node: RootContent
}

function pieces(of: RootContent): readonly Piece[] {
  const nodes = partsOfBlock(of)
  return nodes.map(node => ({ of, node, count: nodes.length }))
}

function partsOfBlock(block: RootContent): readonly RootContent[] {
  if (block.type === 'list' && block.ordered !== true)
    return block.children.map(item => ({ ...block, children: [item] }))
  if (block.type !== 'paragraph') return [block]
  const [text, ...more] = block.children
  if (text?.type !== 'text' || more.length > 0) return [block]
  // Parts of one text carry no id: an edit of one would replace them all.
  return text.value
    .split(sentenceEnd)
    .map(value => ({ type: 'paragraph', children: [{ type: 'text', value }] }))
}

/** After the end of a sentence; a small letter after it shows that it was an abbreviation. */
const sentenceEnd = /(?<=[.!?…][”’"')\]]*\s+)(?=[^\p{Ll}\s])/u

/** What of a column was one block is one again. */
function joined(column: readonly Piece[]): readonly RootContent[] {
  const blocks = [...new Set(column.map(({ of }) => of))]
  return blocks.map(block => {
    const own = column.filter(({ of }) => of === block)
    if (own.length === own[0]?.count) return block
    return { ...block, ...own[0]?.node, children: own.flatMap(({ node }) => childrenOf(node)) } as RootContent
  })
}

function childrenOf(node: RootContent): readonly unknown[] {
  return 'children' in node ? node.children : []
}

/** Columns of about the same number of letters, in order; a heading stays with what follows. */
function evenColumns(all: readonly Piece[], count: number): readonly (readonly Piece[])[] {
  const each = countLetters(all.map(({ node }) => node)) / count
  const columns: Piece[][] = [[]]
  let used = 0
  for (const [at, piece] of all.entries()) {
    const letters = plainText(piece.node).length
    const isDue = used + letters / 2 > each * columns.length && columns.length < count
    if (isDue && all[at - 1]?.node.type !== 'heading') columns.push([])
    columns.at(-1)?.push(piece)
    used += letters
  }
  return columns.filter(column => column.length > 0)
}
