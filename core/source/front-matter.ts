import { type Document as YamlDocument, parseDocument } from 'yaml'
import { type Field, type FieldValue, toRecord } from './fields.ts'
import { type MappedText, toMappedText } from './mapped-text.ts'
import { mendYaml, readsOtherwise } from './mend-yaml.ts'
import type { MappedReading } from './read-mapped.ts'
import { readTomlFields } from './toml-fields.ts'
import { type AliasTargets, aliasTargets, readYamlFields } from './yaml-fields.ts'

/** The front matter of a source, and where its block ends. */
export interface FrontMatter {
  readonly record: Readonly<Record<string, unknown>>
  readonly fields: readonly Field[]
  /** Offset just after the block; 0 when the source has none. */
  readonly end: number
  /** Text of a block that could not be read: it stays in the copy. */
  readonly unreadable?: string
}

const none: FrontMatter = { record: {}, fields: [], end: 0 }

// The block is bounded so that a thematic break on line 1 of a book does not send the whole book to the YAML reader.
const block = /(?<![\s\S])\uFEFF?---[ \t]*\r?\n([\s\S]{0,65536}?)^(?:---|\.\.\.)[ \t]*(?:\r?\n|$(?![\s\S]))/m

const tomlBlock = /(?<![\s\S])\uFEFF?\+\+\+[ \t]*\r?\n([\s\S]{0,65536}?)^\+\+\+[ \t]*(?:\r?\n|$(?![\s\S]))/m

/**
 * Reads the block that opens a source on line 1, YAML between `---` or TOML between `+++`. Only a mapping counts as front
 * matter: anything else between two rules is copy. Lines that YAML refuses are read as they stand; a block that cannot be
 * read even so is reported with its line and handed back as text.
 */
export function readFrontMatter(source: string, reading: MappedReading): FrontMatter {
  const isToml = /^\uFEFF?\+\+\+/.test(source)
  const match = isToml ? tomlBlock.exec(source) : /^\uFEFF?---/.test(source) ? block.exec(source) : null
  if (!match) return none
  const text = match[1] ?? ''
  const end = match[0].length
  if (text === '') return { ...none, end }
  const start = match[0].indexOf('\n') + 1
  const written = toMappedText(source, [{ start, end: start + text.length }])
  if (isToml) {
    const read = nestsTooDeep(text) ? { problem: tooDeep, line: 1 } : readTomlFields(written, reading)
    return 'problem' in read
      ? unreadable('TOML', read, text, end, reading)
      : { record: toRecord(read.fields), fields: read.fields, end }
  }
  // A blank line after the dashes makes them a thematic break, as in a deck that opens with one.
  if (/^[ \t]*\r?\n/.test(text)) return none
  const read = readYaml(written, reading)
  if ('problem' in read) {
    return /^[ \t]*[-\p{L}\p{N}_]+[ \t]*:/mu.test(text) ? unreadable('YAML', read, text, end, reading) : none
  }
  if (read.value.kind !== 'map') return none
  return { record: read.record as Record<string, unknown>, fields: read.value.fields, end }
}

function unreadable(
  notation: 'YAML' | 'TOML',
  { problem, line }: { readonly problem: string; readonly line: number },
  text: string,
  end: number,
  { report }: MappedReading,
): FrontMatter {
  report.add({
    rule: 'front-matter-unreadable',
    severity: 'error',
    text: `front matter is not valid ${notation}: ${problem}`,
    hint: 'mend the line, or put the value in quotes; until then the block is shown as it was written',
    line,
  })
  return { ...none, end, unreadable: text.replace(/\r?\n$/, '') }
}

type ReadYaml =
  | { readonly value: FieldValue; readonly record: unknown }
  | { readonly problem: string; readonly line: number }

/** Reads YAML or JSON as fields; lines that are neither are read as text, and reported. */
export function readYaml(written: MappedText, reading: MappedReading): ReadYaml {
  const parsed = parseYaml(written)
  if (!('problem' in parsed) && !readsOtherwise(written.text)) return toFields(parsed, reading)
  const mended = nestsTooDeep(written.text) ? undefined : mendYaml(written)
  if (!mended || mended.lines.length === 0) return toFields(parsed, reading)
  const second = toFields(parseYaml(mended.yaml), reading)
  if ('problem' in second) return toFields(parsed, reading)
  const count = mended.lines.length
  const [line] = written.toSource(lineStart(written.text, mended.lines[0] ?? 0), written.text.length)
  reading.report.add({
    rule: 'front-matter-mended',
    severity: 'info',
    text: `${count} ${count === 1 ? 'line of the front matter is' : 'lines of the front matter are'} no YAML and read as written`,
    hint: 'put a value in quotes that holds a colon with a blank, or opens with a quote, @, #, &, *, %, ` or a bracket',
    line: reading.toPoint(line).line,
  })
  return second
}

type Parsed =
  | {
      readonly yaml: MappedText
      readonly document: Pick<YamlDocument, 'contents'> & { readonly targets: AliasTargets }
      readonly record: unknown
    }
  | { readonly problem: string; readonly offset: number; readonly yaml: MappedText }

function toFields(parsed: Parsed, reading: MappedReading): ReadYaml {
  const { yaml } = parsed
  if (!('problem' in parsed)) {
    return { value: readYamlFields(yaml, parsed.document, reading), record: parsed.record }
  }
  const [offset] = yaml.toSource(parsed.offset, parsed.offset)
  return { problem: parsed.problem, line: reading.toPoint(offset).line }
}

function parseYaml(yaml: MappedText): Parsed {
  if (nestsTooDeep(yaml.text)) return { yaml, problem: tooDeep, offset: 0 }
  const document = parseDocument(yaml.text, {
    prettyErrors: false,
    uniqueKeys: false,
    merge: true,
    logLevel: 'silent',
  })
  const [error] = document.errors
  if (error) return { yaml, problem: lowerFirst(error.message), offset: error.pos[0] }
  const targets = aliasTargets(document)
  if (targets === undefined) return { yaml, problem: 'an alias stands in itself', offset: 0 }
  try {
    return {
      yaml,
      document: { contents: document.contents, targets },
      record: document.toJS({ maxAliasCount: 100 }),
    }
  } catch (error) {
    return { yaml, problem: lowerFirst((error as Error).message), offset: 0 }
  }
}

function lineStart(text: string, line: number): number {
  return text.split('\n', line).reduce((length, own) => length + own.length + 1, 0)
}

const tooDeep = 'lists or maps nest more than 100 deep'

/** Readers recurse, so what nests is counted first: brackets, dashes on one line, and indentation. */
function nestsTooDeep(yaml: string): boolean {
  let depth = 0
  for (const character of yaml) {
    if (character === '[' || character === '{') depth++
    if (character === ']' || character === '}') depth--
    if (depth > 100) return true
  }
  return /^[ \t]{200}/m.test(yaml) || /^[ \t]*(?:[-?:] ){100}/m.test(yaml)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
