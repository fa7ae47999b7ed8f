import type { Image, Nodes, PhrasingContent, Root, RootContent, Table } from 'mdast'
import type { Document } from '../../source/document.ts'
import type { Field } from '../../source/fields.ts'
import { isParent, nodesOf } from '../../source/walk.ts'
import { readLabelled } from '../facts/label.ts'
import { cut, type Phrase, toPhrase } from '../facts/phrase.ts'

/** Where a piece of a copy stands: what has to be taken out for it to be gone. */
export type Place =
  | { readonly kind: 'field'; readonly field: Field }
  /** Words of a node that holds them, by their offsets in its phrase; what divides them from others is part of it. */
  | { readonly kind: 'range'; readonly node: Holder; readonly start: number; readonly end: number }
  | { readonly kind: 'row'; readonly table: Table; readonly row: number }
  | { readonly kind: 'column'; readonly table: Table; readonly column: number }
  /** Blocks of the root, a heading with what stands below it. */
  | { readonly kind: 'blocks'; readonly blocks: readonly RootContent[] }
  | { readonly kind: 'picture'; readonly node: Image }

/** A node that holds words in lines. */
export type Holder = Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>

/** A stretch of copy that can be named: a line, what stands between two dividers, a field, a column. */
export interface Piece {
  readonly kind: 'field' | 'line' | 'segment' | 'row' | 'column' | 'section'
  /** What it says, without its label. */
  readonly text: string
  /** The words that it is printed by; empty where it has none. */
  readonly label: string
  readonly place: Place
}

/** The pieces of a copy: its fields, its headed parts, then its lines and tables. */
export function piecesOf({ fields, root }: Document): readonly Piece[] {
  const nodes = nodesOf(root)
  const tables = nodes.filter((node): node is Table => node.type === 'table')
  const cells = new Set<Nodes>(tables.flatMap(table => table.children.flatMap(({ children }) => children)))
  return [
    ...fields.flatMap(fieldPieces),
    ...sectionsOf(root),
    ...nodes.filter(isHolder).flatMap(node => linePieces(node, cells.has(node))),
    ...tables.flatMap(tablePieces),
  ]
}

/** Pictures of a copy. */
export function picturesOf({ root }: Document): readonly Image[] {
  return nodesOf(root).filter((node): node is Image => node.type === 'image')
}

function isHolder(node: Nodes): node is Holder {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell'
}

function fieldPieces(field: Field): readonly Piece[] {
  const { name, value } = field
  const place: Place = { kind: 'field', field }
  switch (value.kind) {
    case 'text':
      return [{ kind: 'field', text: value.text, label: name, place }]
    case 'map':
      return [{ kind: 'field', text: '', label: name, place }, ...value.fields.flatMap(fieldPieces)]
    case 'list':
      return [
        { kind: 'field', text: '', label: name, place },
        ...value.items.flatMap(item => (item.kind === 'map' ? item.fields.flatMap(fieldPieces) : [])),
      ]
    case 'empty':
      return []
  }
}

/** A heading with everything down to the next one of its depth; the title, which all stands below, is none. */
function sectionsOf({ children }: Root): readonly Piece[] {
  const first = children.findIndex(({ type }) => type === 'heading')
  const depths = children.map(block => (block.type === 'heading' ? block.depth : undefined))
  const isTitled = depths.filter(depth => depth === depths[first]).length === 1
  return children.flatMap((block, at): readonly Piece[] => {
    if (block.type !== 'heading' || (at === first && isTitled)) return []
    const next = depths.findIndex((depth, other) => other > at && depth !== undefined && depth <= block.depth)
    const blocks = children.slice(at, next < 0 ? children.length : next)
    const text = toPhrase(block.children).text.trim()
    return [{ kind: 'section', text, label: '', place: { kind: 'blocks', blocks } }]
  })
}

/** What divides the pieces of one line. */
const dividers = /\s+[|•·∙⋅/–—➜→]\s+|\s*\|\s*|\t+|\s+[·•]\s*|\s{3,}/g

function linePieces(node: Holder, isCell: boolean): readonly Piece[] {
  const phrase = toPhrase(node.children)
  const pieces: Piece[] = []
  let start = 0
  for (const line of phrase.text.split('\n')) {
    const end = start + line.length
    if (line.trim() !== '') {
      pieces.push(
        pieceAt(phrase, { start, end }, { kind: 'range', node, start, end }, isCell ? 'segment' : 'line'),
      )
      pieces.push(...segmentPieces(phrase, node, start, end))
    }
    start = end + 1
  }
  return pieces
}

interface Range {
  readonly start: number
  readonly end: number
}

/** What stands between the dividers of a line; each takes the divider before it, the first the one behind. */
function segmentPieces(phrase: Phrase, node: Holder, start: number, end: number): readonly Piece[] {
  const line = phrase.text.slice(start, end)
  return [dividers, commas].flatMap(pattern => {
    const marks = [...line.matchAll(pattern)].map(({ index, 0: mark }) => ({
      at: start + index,
      to: start + index + mark.length,
    }))
    if (marks.length === 0) return []
    const edges = [{ at: start, to: start }, ...marks, { at: end, to: end }]
    return edges.slice(1).flatMap(({ at, to }, index): readonly Piece[] => {
      const before = edges[index] as { at: number; to: number }
      const own = { start: before.to, end: at }
      if (phrase.text.slice(own.start, own.end).trim() === '') return []
      const taken = index === 0 ? { start, end: to } : { start: before.at, end: at }
      const piece = pieceAt(phrase, own, { kind: 'range', node, ...taken }, 'segment')
      if (pattern !== commas || index === 0 || at === end) return [piece]
      // All that follows a comma: an address behind the name of who lives there.
      const rest = { kind: 'range' as const, node, start: before.at, end }
      return [piece, pieceAt(phrase, { start: before.to, end }, rest, 'segment')]
    })
  })
}

const commas = /\s*,\s+/g

function pieceAt(phrase: Phrase, { start, end }: Range, place: Place, kind: Piece['kind']): Piece {
  const own = cut(phrase, start, end)
  const labelled = readLabelled(own)
  return {
    kind,
    text: (labelled?.value.text ?? own.text).trim(),
    label: labelled?.label.text ?? '',
    place,
  }
}

function tablePieces(table: Table): readonly Piece[] {
  const [head, ...rows] = table.children.map(row =>
    row.children.map(cell => toPhrase(cell.children).text.trim()),
  )
  const columns = (head ?? []).map((name, column): Piece => {
    const text = rows
      .map(row => row[column] ?? '')
      .filter(Boolean)
      .join('\n')
    return { kind: 'column', text, label: name, place: { kind: 'column', table, column } }
  })
  const lines = [head ?? [], ...rows].flatMap((cells, row): readonly Piece[] => {
    const [label = '', text = '', ...others] = cells
    if (others.some(Boolean) || label === '' || text === '') return []
    return [{ kind: 'row', text, label, place: { kind: 'row', table, row } }]
  })
  return [...columns, ...lines]
}

/** The words that stand at a place, as the copy has them. */
export function wordsAt(place: Place): string {
  switch (place.kind) {
    case 'field':
      return place.field.value.kind === 'text'
        ? `${place.field.name}: ${place.field.value.text}`
        : place.field.name
    case 'range':
      return toPhrase(place.node.children)
        .text.slice(place.start, place.end)
        .replace(/^[\s|•·,;]+|[\s|•·,;]+$/g, '')
    case 'row':
      return (place.table.children[place.row]?.children ?? []).map(cell => textIn(cell)).join(' ')
    case 'column':
      return place.table.children.map(({ children }) => textIn(children[place.column])).join(' ')
    case 'blocks':
      return place.blocks.map(textIn).join(' ')
    case 'picture':
      return place.node.alt ?? ''
  }
}

function textIn(node: Nodes | undefined): string {
  if (!node) return ''
  if (isHolder(node)) return toPhrase(node.children as PhrasingContent[]).text.trim()
  if (isParent(node)) return node.children.map(textIn).join(' ')
  return 'value' in node ? node.value : ''
}
