import type { Code, Link, Nodes, Parents } from 'mdast'
import { emptyText } from './name-nodes.ts'
import { rangeOf } from './walk.ts'

/** A stretch of the source and what takes its place. */
export interface Replacement {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A node and what it stands in. */
export interface EditPlace {
  readonly node: Nodes
  readonly parent: Parents | undefined
  /** The link around it, at whatever distance. */
  readonly link: Link | undefined
}

/**
 * The ways to write `value` in place of a node's text, the plainest first: as it is, with backslashes, with character
 * references, and with references in the letters around it where emphasis would otherwise not hold.
 */
export function spellings(source: string, place: EditPlace, value: string): Replacement[][] {
  const { node, parent, link } = place
  const [start, end] = rangeOf(node) ?? [0, 0]
  const slice = source.slice(start, end)
  const written = value === '' ? emptyText : value
  const alone = (text: string): Replacement[] => [{ start, end, text }]
  if (isFormula(node) && !/^[`~]/.test(slice)) return [alone(betweenMarks(slice, written))]
  if (node.type === 'inlineCode' && slice.startsWith('`')) return inCodeSpan(written).map(alone)
  if (node.type === 'code' && !isInTag(source, start)) return inCodeBlock(source, node, value).map(alone)
  const texts =
    value === '' ? ['&#8203;', emptyText] : [value, escaped(value), referenced(value), guarded(value)]
  const around = link && rangeOf(link) ? link : undefined
  return [
    ...texts.map(alone),
    ...texts.map(text => [...alone(text), ...neighbours(source, start, end)]),
    ...texts.map(text => [...alone(text), ...besideLinks(source, parent, node)]),
    ...texts.flatMap(text => (around ? [rewritten(source, around, alone(text)[0] as Replacement)] : [])),
    ...texts.map(text => [{ start: start - 1, end: end + 1, text }]),
  ].filter(replacement => replacement.every(part => part.start >= 0 && part.end > part.start))
}

function isFormula(node: Nodes): boolean {
  return (node.type === 'inlineCode' || node.type === 'code') && node.data?.math !== undefined
}

/** Another formula between the marks of one; one that names itself has none. */
function betweenMarks(slice: string, tex: string): string {
  const [, open = '', close = ''] = /^(\$\$?|\\[([])[\s\S]*?(\$\$?|\\[)\]])$/.exec(slice) ?? []
  return open + tex + close
}

/** An address that is its own text, or a reference found by its text, becomes a link that names its address. */
function rewritten(source: string, link: Link, text: Replacement): Replacement[] {
  const [start, end] = rangeOf(link) ?? [0, 0]
  const url = link.url.replace(/[<>\s|]/g, encodeURIComponent)
  const title = link.title ? ` "${link.title.replace(/["\\|]/g, toReferences)}"` : ''
  const tail = `](<${url}>${title})`
  const last = link.children.at(-1)
  const inside = last && rangeOf(last)?.[1]
  if (source[start] === '[' && inside !== undefined) return [text, { start: inside, end, text: tail }]
  // Raw HTML has its own way to write links.
  return /^<a\s/i.test(source.slice(start, end)) ? [] : [{ start, end, text: `[${text.text}${tail}` }]
}

/** Bare addresses beside a text end where it begins; written as links they no longer depend on it. */
function besideLinks(source: string, parent: Parents | undefined, node: Nodes): Replacement[] {
  const siblings: readonly Nodes[] = parent?.children ?? []
  const at = siblings.indexOf(node)
  return [siblings[at - 1], siblings[at + 1]].flatMap(sibling => {
    const range = sibling && rangeOf(sibling)
    if (sibling?.type !== 'link' || !range || /^[[<]/.test(source.slice(...range))) return []
    return rewritten(source, sibling, {
      start: range[0],
      end: range[1],
      text: escaped(source.slice(...range)),
    })
  })
}

function isInTag(source: string, start: number): boolean {
  return source[start - 1] === '>'
}

function inCodeSpan(value: string): string[] {
  const runs = value.match(/`+/g) ?? []
  const taken = new Set(runs.map(run => run.length))
  let length = 1
  while (taken.has(length)) length++
  const fence = '`'.repeat(length)
  const isPadded = /^`|`$/.test(value) || (/^ .* $/s.test(value) && value.trim() !== '')
  const pad = isPadded ? ' ' : ''
  // In a table even code must not hold a bare pipe.
  return [value, value.replace(/\|/g, '\\|')].map(text => fence + pad + text + pad + fence)
}

/** A block of code keeps its fence, longer where the code holds one; indented code becomes fenced when it must. */
function inCodeBlock(source: string, node: Code, value: string): string[] {
  const [start, end] = rangeOf(node) ?? [0, 0]
  const ending = source.includes('\r\n') ? '\r\n' : '\n'
  const lineStart = source.lastIndexOf('\n', start - 1) + 1
  const before = source.slice(lineStart, start)
  const prefix = before.replace(/[^>\s]/g, ' ')
  const lines = value.split('\n')
  const [, mark = '```', info = ''] = /^(`{3,}|~{3,})([^\r\n]*)/.exec(source.slice(start, end)) ?? []
  const own = mark[0] ?? '`'
  const runs = value.match(own === '`' ? /`+/g : /~+/g) ?? []
  const longest = runs.reduce((most, run) => Math.max(most, run.length), 0)
  const fence = own.repeat(Math.max(mark.length, longest + 1))
  const body = value === '' ? [] : lines
  const join = (parts: readonly string[], indent: string) => parts.join(ending + prefix + indent)
  const fenced = join([fence + info, ...body, fence], '')
  const isIndented = !/^(?:`{3,}|~{3,})/.test(source.slice(start, end))
  const indented = /^(?: {4}|\t)/.test(source.slice(start, end))
    ? join(
        lines.map(line => `    ${line}`),
        '',
      )
    : join(lines, '    ')
  return isIndented ? [indented, fenced] : [fenced]
}

function escaped(value: string): string {
  return value
    .replace(/[\\`*_[\]<>|~&{]/g, '\\$&')
    .replace(/^([#+\-=:>]|\d{1,9}(?=[.)]))/, mark => (/\d/.test(mark) ? mark : `\\${mark}`))
    .replace(/^(\d{1,9})([.)])/, '$1\\$2')
    .replace(/#+$/, mark => mark.replace(/#/g, '\\#'))
    .replace(/^[ \t]+|[ \t]+$/g, toReferences)
}

/** Works in Markdown and in HTML alike: a character reference is never markup. */
function referenced(value: string): string {
  return value.replace(/[!-/:-@[-`{-~]/g, toReferences).replace(/^[ \t]+|[ \t]+$/g, toReferences)
}

/** As `referenced`, with its first and last letters, which decide whether emphasis beside them holds. */
function guarded(value: string): string {
  return toReferences(value)
}

function toReferences(text: string): string {
  return Array.from(text, character => `&#${character.codePointAt(0)};`).join('')
}

/** Letters outside the emphasis marks around a node, as references: `a**&#32;b**` is no emphasis after a letter. */
function neighbours(source: string, start: number, end: number): Replacement[] {
  const before = /([\p{L}\p{N}])[*_~]+$/u.exec(source.slice(Math.max(0, start - 16), start))
  const after = /^[*_~]+([\p{L}\p{N}])/u.exec(source.slice(end, end + 16))
  const found: Replacement[] = []
  if (before?.[1]) {
    const at = start - before[0].length
    found.push({ start: at, end: at + before[1].length, text: toReferences(before[1]) })
  }
  if (after?.[1]) {
    const at = end + after[0].length - after[1].length
    found.push({ start: at, end: at + after[1].length, text: toReferences(after[1]) })
  }
  return found
}
