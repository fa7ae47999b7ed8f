import type { Code, Root } from 'mdast'
import { RenderError } from '../error.ts'
import type { Asset } from '../image/asset.ts'
import type { Report } from '../message.ts'
import { partMissingImages, tieImages } from './check-links.ts'
import type { Document } from './document.ts'
import { type Field, fieldNodes, fieldTexts, withoutFields } from './fields.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { readLocale } from './locale.ts'
import { toMappedText, toPointFinder } from './mapped-text.ts'
import { nameHeadings } from './name-headings.ts'
import { nameNodes } from './name-nodes.ts'
import { readPaste, settlePaste } from './paste/read-paste.ts'
import type { Omitted } from './paste/take-wrapping.ts'
import { placePlates, readPictureAttributes } from './plates.ts'
import { readBody } from './read-body.ts'
import { type MappedReading, readMapped } from './read-mapped.ts'
import { nodesOf } from './walk.ts'
import { settleStarNotes } from './star-notes.ts'
import { fieldsWithoutSiteVariables, withoutSiteVariables } from './site-variables.ts'
import { leaveNotedPicturesOut } from './without-pictures.ts'
import { withWholeValues } from './wrapped-values.ts'
import { readWholeDocument } from './whole/read-whole.ts'

/** What a caller may ask of the reading. */
export interface ReadOptions {
  /** `all`: leave nothing out, not even the head of a pasted mail. The front matter may say so too. */
  readonly keep?: 'all'
  /** BCP 47: the language, whatever the front matter says. */
  readonly lang?: string
  /** What is asked of the copy: it tells the language of words too few to tell theirs. */
  readonly brief?: string
}

/**
 * Reads the copy of a job: front matter, and a tree that holds nothing a document may not show. Copy that is no Markdown
 * (a paste, a file of data) is made so first, and says so. Text is never lost; what is removed or not understood is
 * reported with its line. Throws a RenderError when the content is not text or too large.
 */
export function readDocument(
  content: string | Uint8Array,
  assets: ReadonlyMap<string, Asset>,
  report: Report,
  options: ReadOptions = {},
): Document {
  const source = decodeContent(content)
  const reading = { toPoint: toPointFinder(source), report }
  const matter = readFrontMatter(source, reading)
  const asked = options.keep === 'all' || matter.record.keep === 'all'
  const whole = matter.end === 0 ? readWholeDocument(source, reading, asked) : undefined
  const words = whole?.words
  const body =
    whole && words === undefined
      ? whole
      : readSource(words ?? source, whole ? { ...whole, end: 0 } : matter, asked, reading)
  const record = whole?.record ?? matter.record
  const schema = takeSchema(whole?.fields ?? matter.fields, asked)
  const data = asked ? { fields: schema.fields, omitted: [] } : fieldsWithoutSiteVariables(schema.fields)
  const { root = emptyRoot() } = body
  leaveNotedPicturesOut(root, assets, report)
  settleStarNotes(root, nodesOf(root), source)
  const nodes = nodesOf(root)
  nameNodes(nodes, 'n')
  const values = fieldNodes(data.fields)
  nameNodes(values, 'f')
  const all = [...values, ...nodes]
  tieImages(all, assets, report)
  partMissingImages(all)
  readPictureAttributes(nodes)
  const plates = placePlates(nodes, assets)
  const apart = whole && body !== whole ? whole.omitted : []
  const omitted = [...schema.omitted, ...data.omitted, ...apart, ...body.omitted]
  return {
    frontMatter: record,
    fields: data.fields,
    root,
    assets: new Map([...assets, ...plates]),
    omitted,
    ...readLocale(
      options.lang === undefined ? record : { ...record, lang: options.lang },
      root,
      report,
      options.brief,
    ),
  }
}

/** Names that tell a program which schema it reads are no copy. */
function takeSchema(
  all: readonly Field[],
  keepAll: boolean,
): { fields: readonly Field[]; omitted: readonly Omitted[] } {
  if (keepAll) return { fields: all, omitted: [] }
  const { fields, out } = withoutFields(all, name => name === '@context' || name === '$schema')
  const omitted = out.map(field => ({
    text: [field.name, ...fieldTexts([field]).map(({ text }) => text)].join(' '),
    because: 'file envelope' as const,
    line: field.line,
  }))
  return { fields, omitted }
}

/** The Markdown that a pasted source is read as, to be kept in its place; undefined for any other source. */
export function toMarkdownSource(source: string): string | undefined {
  const { end, fields, record } = readFrontMatter(source, {
    toPoint: toPointFinder(source),
    report: { add: () => {} },
  })
  return settlePaste(source, { from: end, hasFields: fields.length > 0, keepAll: record.keep === 'all' })
}

interface Copy {
  readonly root: Root
  readonly omitted: readonly Omitted[]
}

function readSource(source: string, matter: FrontMatter, keepAll: boolean, reading: MappedReading): Copy {
  const { end, fields, unreadable } = matter
  const paste = readPaste(source, { from: end, hasFields: fields.length > 0, keepAll })
  const unfilled = keepAll
    ? undefined
    : withoutSiteVariables(paste.markdown ?? source, paste.markdown ? 0 : end, at => reading.toPoint(at).line)
  const own = unfilled?.text ?? paste.markdown
  const markdown = withWholeValues(own ?? toMappedText(source, [{ start: end, end: source.length }])) ?? own
  const root = markdown ? readMapped(markdown, reading) : readMarkdown(source, end, reading.report)
  if (unreadable !== undefined) root.children.unshift(asCode(unreadable))
  if (!markdown) nameHeadings(nodesOf(root), source)
  const omitted = [...paste.omitted, ...(unfilled?.omitted ?? [])]
  reportPaste(paste.made, omitted, reading.report)
  return { root, omitted }
}

function readMarkdown(source: string, end: number, report: Report): Root {
  // Blanks in place of the front matter keep every line and offset true.
  const body = source.slice(0, end).replace(/[^\r\n]/g, ' ') + source.slice(end).replace(/^\uFEFF/, ' ')
  return readBody(body, report)
}

function reportPaste(made: readonly string[], omitted: readonly Omitted[], report: Report): void {
  const reasons = [...new Set(omitted.map(({ because }) => because))].join(', ')
  const left =
    omitted.length > 0
      ? [`left out ${omitted.length} ${omitted.length === 1 ? 'line' : 'lines'} (${reasons})`]
      : []
  if (made.length + left.length === 0) return
  report.add({
    rule: 'copy-pasted',
    severity: 'info',
    text: `read as pasted text: ${[...made, ...left].join(', ')}`,
    hint: `write # before headings and - before items to be sure${left.length > 0 ? ', and keep: all in the front matter to leave nothing out' : ''}`,
  })
}

function emptyRoot(): Root {
  return { type: 'root', children: [] }
}

function asCode(value: string): Code {
  const start = { line: 2, column: 1 }
  return { type: 'code', lang: 'yaml', value, position: { start, end: start } }
}

/** Largest copy that is read, in bytes of UTF-8. */
const maxContentBytes: number = 8 * 1024 * 1024

/**
 * Turns the bytes of a job's copy into text. Throws `content-too-large` above 8 MB and `content-not-text` when the
 * bytes are not UTF-8, naming the offset of the first that is not.
 */
function decodeContent(content: string | Uint8Array): string {
  const size = typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength
  if (size > maxContentBytes) {
    const megabytes = (size / 1024 / 1024).toFixed(1)
    throw new RenderError(
      'content-too-large',
      `content is ${megabytes} MB, at most 8 MB are read: split the copy`,
    )
  }
  const text = typeof content === 'string' ? content : decodeBytes(content)
  return withoutUnprintable(text)
}

/**
 * Text without what no document may hold, place for place: halves of surrogate pairs, which cannot be written as UTF-8
 * again, controls, and code points that are no characters. Breaks of lines and pages within a line are blanks.
 */
function withoutUnprintable(text: string): string {
  if (!DOUBTFUL.test(text)) return text
  return text
    .replace(/[\v\f]/g, ' ')
    .replace(/\p{Surrogate}|\p{Noncharacter_Code_Point}|[^\P{Cc}\t\n\r\x80-\x9f]/gu, found =>
      '\uFFFD'.repeat(found.length),
    )
}

/** What may be unprintable, units of UTF-16: emoji are looked at again. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what it looks for
const DOUBTFUL = /[\0-\x08\v\f\x0e-\x1f\x7f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]/

function decodeBytes(bytes: Uint8Array): string {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const offset = firstBadByte(bytes, text)
  if (offset === undefined) return text
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const guess = utf16 ? ', it looks like UTF-16' : ''
  throw new RenderError(
    'content-not-text',
    `content is not UTF-8 text: first bad byte at offset ${offset}${guess}; save the copy as UTF-8`,
  )
}

/** The decoder puts U+FFFD where bytes were bad; a U+FFFD that the author wrote is three bytes EF BF BD. */
function firstBadByte(bytes: Uint8Array, text: string): number | undefined {
  let offset = 0
  let from = 0
  for (let at = text.indexOf('\uFFFD'); at >= 0; at = text.indexOf('\uFFFD', from)) {
    offset += Buffer.byteLength(text.slice(from, at))
    if (bytes[offset] !== 0xef || bytes[offset + 1] !== 0xbf || bytes[offset + 2] !== 0xbd) return offset
    offset += 3
    from = at + 1
  }
  return undefined
}
