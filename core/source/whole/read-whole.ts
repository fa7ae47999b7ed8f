import type { Root } from 'mdast'
import { dropUnsafeLinks } from '../check-links.ts'
import { type Field, fieldTexts } from '../fields.ts'
import { readYaml } from '../front-matter.ts'
import { toMappedText } from '../mapped-text.ts'
import { nameHeadings } from '../name-headings.ts'
import type { Omitted } from '../paste/take-wrapping.ts'
import { readHtml } from '../read-html.ts'
import type { MappedReading } from '../read-mapped.ts'
import { plainText } from '../text.ts'
import { nodesOf, parentsDeepestFirst } from '../walk.ts'
import { readContentLines } from './content-lines.ts'
import { dataAmongWords } from './data-among-words.ts'

/** Copy that is a file of another kind: its data as fields, or its content as a tree. */
export interface WholeDocument {
  readonly fields: readonly Field[]
  /** The fields as plain values, where the file's notation has them. */
  readonly record: Readonly<Record<string, unknown>>
  readonly root?: Root
  /** The words around the data, with blanks in its place. */
  readonly words?: string
  readonly omitted: readonly Omitted[]
  /** What the file was taken for, to be told. */
  readonly name: string
}

/** Largest file of data that is read; more of it is no copy. */
const maxData = 1024 * 1024

/**
 * Reads copy that is a whole JSON, YAML, vCard, iCalendar or HTML file; undefined for anything else. `keepAll` keeps the
 * lines that serve programs alone as fields too.
 */
export function readWholeDocument(
  source: string,
  reading: MappedReading,
  keepAll: boolean,
): WholeDocument | undefined {
  const start = source.search(/[^\s\uFEFF]/)
  if (start < 0) return undefined
  const end = source.trimEnd().length
  if (/^BEGIN:V(?:CARD|CALENDAR|EVENT)\s*$/im.test(source.slice(start, start + 20))) {
    return readContentLines(source, start, reading, keepAll)
  }
  if (/^<(?:!doctype\s+html|html|head|body|script[^>]*ld\+json)\b/i.test(source.slice(start, start + 200))) {
    return readDataAmongWords(source, reading) ?? readHtmlPage(source, reading)
  }
  if (end - start > maxData) return undefined
  return readWholeData(source, start, end, reading) ?? readDataAmongWords(source, reading)
}

function readWholeData(
  source: string,
  start: number,
  end: number,
  reading: MappedReading,
): WholeDocument | undefined {
  const fence = /^(`{3,}|~{3,})\s*(json5?|jsonc|jsonld|json-ld|ya?ml)?[ \t]*\r?\n/i.exec(
    source.slice(start, start + 40),
  )
  const isClosed =
    fence &&
    source.slice(start, end).indexOf(fence[1] ?? '', fence[0].length) ===
      end - start - (fence[1]?.length ?? 0)
  return isClosed
    ? readData(
        source,
        start + fence[0].length,
        end - (fence[1]?.length ?? 0),
        fence[2] !== undefined,
        reading,
      )
    : readData(source, start, end, false, reading)
}

function readDataAmongWords(source: string, reading: MappedReading): WholeDocument | undefined {
  const stretch = dataAmongWords(source)
  const read = stretch && readData(source, ...stretch.inner, true, reading)
  if (!read) return undefined
  const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ')
  const around =
    source.slice(0, stretch.start) +
    blank(source.slice(stretch.start, stretch.end)) +
    source.slice(stretch.end)
  const words = around.replace(/<!doctype[^>]*>|<title\b[^>]*>[^<]*<\/title>/gi, blank)
  return { ...read, words, omitted: [...read.omitted, ...titleOf(hiddenIn(around), source, reading)] }
}

/** Reads JSON, or YAML that is surely data: its names are those of a program, or it nests. */
function readData(
  source: string,
  start: number,
  end: number,
  isNamed: boolean,
  reading: MappedReading,
): WholeDocument | undefined {
  const text = source.slice(start, end)
  const isJson = /^\s*(?:\{\s*(?:"|\})|\[\s*(?:[{"[\]]|-?\d))/.test(text) && /[}\]]\s*$/.test(text)
  if (!isJson && !isNamed && !looksLikeYaml(text)) return undefined
  const quiet = { ...reading, report: { add: () => {} } }
  const read = readYaml(toMappedText(source, [{ start, end }]), isJson ? reading : quiet)
  if ('problem' in read || read.value.kind === 'text' || read.value.kind === 'empty') return undefined
  const line = reading.toPoint(start).line
  // What an API answers with is a list, of one thing too.
  const only = read.value.kind === 'list' && read.value.items.length === 1 ? read.value.items[0] : undefined
  const value = only?.kind === 'map' ? only : read.value
  const fields = value.kind === 'map' ? value.fields : [{ name: '', value, line }]
  if (fieldTexts(fields).length === 0) return undefined
  const own: unknown = value === read.value ? read.record : (read.record as readonly unknown[])[0]
  const record = value.kind === 'map' ? (own as Record<string, unknown>) : {}
  return { fields, record, omitted: [], name: isJson ? 'JSON' : 'YAML' }
}

/** A record in the line of its name: `von: {ort: Dagebüll, kürzel: DAG}`. */
const inBraces = /^\S+: *\{ *["']?[\p{L}_][\p{L}\p{N}_-]*["']?: .*\} *$/u

/** Labels with their values are YAML too, and copy: only what nests under names, or is named as in a program, is data. */
function looksLikeYaml(text: string): boolean {
  const lines = text.split(/\r?\n/).filter(line => line.trim() !== '' && !/^\s*#\s/.test(line))
  const name = /^(?:- )?["']?[@$\p{L}\p{N}_][\p{L}\p{M}\p{N}_.$-]*["']?:(?:\s|$)/u
  const top = lines.filter(line => /^\S/.test(line))
  const isList = lines[0]?.startsWith('- ') === true
  if (lines.length < 2 || !top.every(line => name.test(line))) return false
  if (isList)
    return (
      top.every(line => line.startsWith('- ')) &&
      lines.some(line => /^ {2}["']?[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.$-]*["']?:(?:\s|$)/u.test(line))
    )
  const nests = lines.some(
    (line, at) => inBraces.test(line) || (/:\s*$/.test(line) && /^\s+\S|^- /.test(lines[at + 1] ?? '')),
  )
  const isProgram =
    top.length > 2 &&
    top.every(line => /^["']?[@$a-z_]/.test(line)) &&
    top.some(line => /^\S*[a-z][A-Z_]/.test(line))
  return nests || isProgram
}

interface Stretch {
  readonly tag: string
  readonly start: number
  readonly end: number
  /** Between the tags. */
  readonly inner: readonly [number, number]
}

/** Reads a page of HTML: what a reader of it sees. Its data for machines counts only where there is nothing to see. */
function readHtmlPage(source: string, reading: MappedReading): WholeDocument | undefined {
  const hidden = hiddenIn(source)
  let text = source
  for (const { start, end } of hidden) {
    text = text.slice(0, start) + source.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end)
  }
  text = text.replace(/<!doctype[^>]*>|<\?xml[^>]*\?>/gi, found => ' '.repeat(found.length))
  const root = readPage(text, reading)
  const data = hidden.filter(
    ({ tag, start, inner }) => tag === 'script' && /ld\+json/i.test(source.slice(start, inner[0])),
  )
  if (plainText(root) !== '')
    return { fields: [], record: {}, root, omitted: titleOf(hidden, source, reading), name: 'HTML' }
  const [own] = data
  const read = own && readData(source, own.inner[0], own.inner[1], true, reading)
  return read && { ...read, omitted: titleOf(hidden, source, reading), name: 'JSON-LD' }
}

function readPage(text: string, { toPoint, report }: MappedReading): Root {
  const position = { start: toPoint(0), end: toPoint(text.length) }
  const root: Root = {
    type: 'root',
    children: readHtml({ type: 'html', value: text, position }, text, report),
    position,
  }
  for (const parent of parentsDeepestFirst(root)) dropUnsafeLinks(parent, report)
  root.children = root.children.filter(node => node.type !== 'comment')
  nameHeadings(nodesOf(root), text)
  return root
}

/** What a browser does not show in the page: scripts, styles and the page's name. */
function hiddenIn(source: string): Stretch[] {
  const found: Stretch[] = []
  const lower = source.toLowerCase()
  const opening = /<(script|style|title|noscript|template)\b[^>]*>/gi
  for (let match = opening.exec(source); match; match = opening.exec(source)) {
    const tag = (match[1] ?? '').toLowerCase()
    const close = lower.indexOf(`</${tag}`, opening.lastIndex)
    if (close < 0) break
    const end = lower.indexOf('>', close) + 1 || source.length
    found.push({ tag, start: match.index, end, inner: [opening.lastIndex, close] })
    opening.lastIndex = end
  }
  return found
}

function titleOf(hidden: readonly Stretch[], source: string, { toPoint }: MappedReading): Omitted[] {
  return hidden.flatMap(({ tag, inner }) => {
    const text = source.slice(...inner).trim()
    return tag === 'title' && text !== ''
      ? [{ text, because: 'page head' as const, line: toPoint(inner[0]).line }]
      : []
  })
}
