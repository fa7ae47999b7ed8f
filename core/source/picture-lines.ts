import type { Heading, Image, List, ListItem, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { Point } from 'unist'
import { leadsToPictures, type NamedPicture, pictureInBrackets, picturesNamed } from './picture-names.ts'
import { plainText } from './text.ts'

/** Sets each picture that has a line of a paragraph to itself apart, as if its author had left blank lines around it. */
export function partPictureLines(root: Root): void {
  root.children = withNamedPictures(root.children).flatMap(parted)
}

/** Blocks in which what only names pictures is those, and no words; a label that led to them alone is none either. */
function withNamedPictures(nodes: readonly RootContent[]): readonly RootContent[] {
  const named = nodes.flatMap(node => {
    if (node.type === 'paragraph') return [labelledPicture(node)]
    if (node.type === 'heading') return apartOf(node)
    return node.type === 'list' ? withoutPictureItems(node) : [node]
  })
  return named.filter((node, at) => {
    const next = named[at + 1]
    const isLead = node !== undefined && node.type === 'paragraph' && next !== undefined && isPictures(next)
    return !(isLead && nodes.includes(node) && leadsToPictures(plainText(node).trim()))
  })
}

/** A paragraph of nothing but pictures. */
function isPictures(node: RootContent): boolean {
  return node.type === 'paragraph' && node.children.every(child => child.type === 'image' || isBlank(child))
}

/** A paragraph in which each line that only names pictures is those, and what names one in brackets behind words is one below. */
function labelledPicture(node: Paragraph): Paragraph {
  const [first, ...others] = node.children
  const named = first && others.length > 0 ? picturesNamed(wholeLine(node)) : []
  if (named.length > 0) return { ...node, children: imagesOf(named, node.position) }
  const children = node.children.flatMap((child): PhrasingContent[] => {
    if (child.type === 'text') return withPictures(child)
    const [only, ...more] = child.type === 'emphasis' || child.type === 'strong' ? child.children : []
    const isAlone = only?.type === 'text' && more.length === 0 && node.children.length === 1
    const pieces = isAlone ? withPictures(only) : []
    return pieces.some(({ type }) => type === 'image') ? pieces : [child]
  })
  return children.some(({ type }) => type === 'image') ? { ...node, children } : node
}

/** Letters of a paragraph whose parts are set differently and that names pictures, and of no other: `**Photo:** kiln.jpg`. */
function wholeLine(node: Paragraph): string {
  const isShort = node.children.length <= MOST_PARTS && node.children.every(child => SPOKEN.has(child.type))
  const text = isShort ? plainText(node).trim() : ''
  return text.includes('\n') ? '' : text
}

const MOST_PARTS = 4
const SPOKEN: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis'])

/** A heading without the picture in brackets behind it, and that picture below. */
function apartOf(node: Heading): readonly RootContent[] {
  const last = node.children.at(-1)
  if (last?.type !== 'text') return [node]
  const pieces = withPictures(last)
  const pictures = pieces.filter(({ type }) => type === 'image')
  if (pictures.length === 0 || (pieces.length === pictures.length && node.children.length === 1))
    return [node]
  const words = pieces.filter(({ type }) => type !== 'image').map(piece => trimmedEnd(piece))
  return [
    { ...node, children: [...node.children.slice(0, -1), ...words] },
    { type: 'paragraph', children: pictures, ...(node.position && { position: node.position }) },
  ]
}

function trimmedEnd(node: PhrasingContent): PhrasingContent {
  return node.type === 'text' ? { ...node, value: node.value.trimEnd() } : node
}

/** A list without the points that only name pictures: those stand before it, or behind it. */
function withoutPictureItems(list: List): readonly RootContent[] {
  const items = list.children.map(item => {
    const [only, ...others] = item.children
    if (only?.type !== 'paragraph') return item
    const named = labelledPicture(only)
    return named === only ? item : { ...item, children: [noted(named), ...others] }
  })
  const isPicture = ({ children }: ListItem): boolean => children.length === 1 && children.every(isPictures)
  if (!items.some(isPicture)) return [{ ...list, children: items }]
  const first = items.findIndex(item => !isPicture(item))
  const opening = (first < 0 ? items : items.slice(0, first)).flatMap(({ children }) => children)
  const rest = first < 0 ? [] : items.slice(first)
  const kept = rest.filter(item => !isPicture(item))
  const below = rest.filter(isPicture).flatMap(({ children }) => children)
  const together = (paragraphs: readonly RootContent[]): RootContent[] => {
    const children = paragraphs.flatMap(node => (node.type === 'paragraph' ? node.children : []))
    const [at] = paragraphs
    return at ? [{ type: 'paragraph', children, ...(at.position && { position: at.position }) }] : []
  }
  return [...together(opening), ...(kept.length > 0 ? [{ ...list, children: kept }] : []), ...together(below)]
}

/** A paragraph of a list with its pictures as notes. */
function noted(node: Paragraph): Paragraph {
  const children = node.children.map(child =>
    child.type === 'image' ? { ...child, data: { ...child.data, noted: true as const } } : child,
  )
  return { ...node, children }
}

/** A text in pieces: the first of its lines that names pictures is those. */
function withPictures(text: Text): PhrasingContent[] {
  let from = 0
  for (const line of text.value.split('\n')) {
    const named = picturesNamed(line.trim())
    if (named.length > 0) return piecesAround(text, named, from, from + line.length)
    const noted = pictureInBrackets(line)
    if (noted) return piecesBelow(text, noted.pictures, from + noted.start, from + noted.end)
    from += line.length + 1
  }
  return [text]
}

/** Pictures as nodes: only one that has a line to itself, and is no mark of a house, holds a place while its file is missing. */
function imagesOf(
  named: readonly NamedPicture[],
  position: Text['position'],
  isBeside = named.length > 1,
): Image[] {
  return named.map(({ isMark, ...picture }) => ({
    type: 'image',
    ...picture,
    ...((isBeside || isMark) && { data: { noted: true } }),
    ...(position && { position }),
  }))
}

function piecesAround(
  text: Text,
  named: readonly NamedPicture[],
  from: number,
  to: number,
): PhrasingContent[] {
  const [before, after] = [pieceOf(text, 0, from), pieceOf(text, to, text.value.length)]
  return [
    ...(before.value === '' ? [] : [before]),
    ...imagesOf(named, pieceOf(text, from, to).position),
    ...(after.value === '' ? [] : withPictures(after)),
  ]
}

/** Words without what names a picture in them, and that below their line. */
function piecesBelow(
  text: Text,
  named: readonly NamedPicture[],
  from: number,
  to: number,
): PhrasingContent[] {
  const end = text.value.indexOf('\n', to)
  const tail = text.value.slice(to, end < 0 ? undefined : end)
  const [before, after] = [pieceOf(text, 0, from), pieceOf(text, to, text.value.length)]
  const images = imagesOf(named, pieceOf(text, from, to).position, true)
  // Words go on behind it: it stands among them.
  if (/[\p{L}\d]/u.test(tail)) return [before, ...images, ...withPictures(after)]
  const words = { ...before, value: before.value.replace(/[^\S\n]$/, '\n') }
  return [
    ...(words.value.trim() === '' ? [] : [words]),
    ...images,
    ...(after.value === '' ? [] : withPictures(after)),
  ]
}

/** A part of a text with its place in the source. */
function pieceOf({ value, position, ...others }: Text, from: number, to: number): Text {
  const piece = { ...others, value: value.slice(from, to) }
  if (!position) return piece
  const pointAt = (at: number): Point => {
    const lines = value.slice(0, at).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + (lines.length > 1 ? 1 : position.start.column)
    const offset = position.start.offset === undefined ? {} : { offset: position.start.offset + at }
    return { line: position.start.line + lines.length - 1, column, ...offset }
  }
  const end = to === value.length ? position.end : pointAt(to)
  return { ...piece, position: { start: from === 0 ? position.start : pointAt(from), end } }
}

function parted(node: RootContent): readonly RootContent[] {
  if (node.type !== 'paragraph' || !node.children.some(({ type }) => type === 'image')) return [node]
  const { children } = node
  if (children.every(child => child.type === 'image' || isBlank(child))) return [node]
  const groups: PhrasingContent[][] = [[]]
  for (const [at, child] of children.entries()) {
    if (isLineOfItsOwn(children, at)) groups.push([child], [])
    else groups.at(-1)?.push(child)
  }
  if (groups.length === 1) return [node]
  return groups.map(trimmed).flatMap((group): Paragraph[] => {
    const [first, last] = [group[0], group.at(-1)]
    if (!first || !last) return []
    const [from, to] = [first.position?.start, last.position?.end]
    return [{ type: 'paragraph', children: group, ...(from && to && { position: { start: from, end: to } }) }]
  })
}

/** Whether a child is a picture with nothing else in its line. */
function isLineOfItsOwn(children: readonly PhrasingContent[], at: number): boolean {
  if (children[at]?.type !== 'image') return false
  const isOther = ({ type }: PhrasingContent): boolean => type !== 'image'
  const before = children.slice(0, at).findLast(isOther)
  const after = children.slice(at + 1).find(isOther)
  return endsLine(before, /\n[ \t]*$/) && endsLine(after, /^[ \t]*\n/)
}

function endsLine(node: PhrasingContent | undefined, at: RegExp): boolean {
  return node === undefined || node.type === 'break' || (node.type === 'text' && at.test(node.value))
}

function isBlank(node: PhrasingContent): boolean {
  return node.type === 'break' || (node.type === 'text' && node.value.trim() === '')
}

/** Children without the ends of lines before and behind them. */
function trimmed(group: readonly PhrasingContent[]): PhrasingContent[] {
  const from = group.findIndex(node => !isBlank(node))
  const to = group.findLastIndex(node => !isBlank(node))
  return (from < 0 ? [] : group.slice(from, to + 1)).map((node, at, all) => {
    if (node.type !== 'text') return node
    const opened = at === 0 ? withoutStart(node) : node
    return at === all.length - 1 ? withoutEnd(opened) : opened
  })
}

type Text = Extract<PhrasingContent, { type: 'text' }>

function withoutStart(node: Text): Text {
  const value = node.value.replace(/^[ \t]*\n/, '')
  const { position } = node
  if (value === node.value || !position) return { ...node, value }
  const { start } = position
  const offset = start.offset === undefined ? {} : { offset: start.offset + node.value.length - value.length }
  return { ...node, value, position: { ...position, start: { line: start.line + 1, column: 1, ...offset } } }
}

function withoutEnd(node: Text): Text {
  return { ...node, value: node.value.replace(/\n[ \t]*$/, '') }
}
