import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isNode,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  visit,
} from 'yaml'
import type { Field, FieldValue } from './fields.ts'
import { readFieldText } from './field-text.ts'
import { type MappedText, type Piece, toMappedText } from './mapped-text.ts'
import type { MappedReading } from './read-mapped.ts'

/** Most values that aliases may multiply a block of YAML to. */
const maxValues = 20_000

/** Aliases that may stand one within what another stands for. */
const maxChain = 100

/** What each alias of a document stands for. */
export type AliasTargets = ReadonlyMap<Alias, Node>

interface Reading extends MappedReading {
  readonly yaml: MappedText
  readonly targets: AliasTargets
  values: number
}

/** Reads a parsed block of YAML as fields, every value in the source's spelling and at its place in the source. */
export function readYamlFields(
  yaml: MappedText,
  { contents, targets }: Pick<Document, 'contents'> & { readonly targets: AliasTargets },
  reading: MappedReading,
): FieldValue {
  return readNode(contents, { ...reading, yaml, targets, values: 0 })
}

/**
 * What each alias stands for: the anchor of its name before it; one by one they would each look through all of the document. `undefined`
 * where one stands in itself, or very many in one another: nothing is ever at the end of that.
 */
export function aliasTargets(document: Document): AliasTargets | undefined {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  const chains = new Map<Node, number>()
  let isEndless = false
  visit(document, {
    Node(_, node, path) {
      if (!isAlias(node)) return void (node.anchor !== undefined && anchors.set(node.anchor, node))
      const target = anchors.get(node.source)
      if (target === undefined) return
      targets.set(node, target)
      const chain = 1 + (chains.get(target) ?? 0)
      for (const around of path)
        if (isNode(around)) chains.set(around, Math.max(chain, chains.get(around) ?? 0))
      isEndless ||= chain > maxChain || path.includes(target)
    },
  })
  return isEndless ? undefined : targets
}

function readNode(node: unknown, reading: Reading): FieldValue {
  if (++reading.values > maxValues) return { kind: 'empty' }
  if (isAlias(node)) return readNode(reading.targets.get(node), reading)
  if (isMap(node))
    return { kind: 'map', fields: readPairs(node.flow ? wholeValues(node.items) : node.items, reading) }
  if (isSeq(node)) return { kind: 'list', items: node.items.map(item => readNode(item, reading)) }
  return isScalar(node) ? readScalar(node, reading) : { kind: 'empty' }
}

/** Entries of a map in braces; words behind a comma without a value go on with the value before: `{ tea: black, no milk }`. */
function wholeValues(pairs: readonly Pair[]): readonly Pair[] {
  const whole: Pair[] = []
  for (const pair of pairs) {
    const before = whole.at(-1)
    const joined = pair.value === null && before ? joinedPlain(before.value, pair.key) : undefined
    if (before && joined) whole.splice(-1, 1, new Pair(before.key, joined))
    else whole.push(pair)
  }
  return whole
}

/** Two plain texts and what stands between them as one. */
function joinedPlain(first: unknown, second: unknown): Scalar | undefined {
  const isPlain = (node: unknown): node is Scalar => isScalar(node) && node.type === 'PLAIN'
  if (!isPlain(first) || !isPlain(second) || !first.range || !second.range) return undefined
  const range: Scalar['range'] = [first.range[0], second.range[1], second.range[2]]
  return Object.assign(new Scalar(first.source), { type: 'PLAIN' as const, range })
}

function readPairs(pairs: readonly Pair[], reading: Reading): Field[] {
  const own: Field[] = []
  const merged: Field[] = []
  for (const { key, value } of pairs) {
    const [start, end] = (key as Node | null)?.range ?? [0, 0]
    const name = isScalar(key) ? (key.source ?? String(key.value)) : reading.yaml.text.slice(start, end)
    const read = readNode(value, reading)
    if (name === '<<' && isScalar(key) && key.type === 'PLAIN') merged.push(...mergedFields(read))
    else own.push({ name, value: read, line: reading.toPoint(reading.yaml.toSource(start, start)[0]).line })
  }
  reportTwice(own, reading)
  const names = new Set(own.map(field => field.name))
  return [...merged.filter(field => !names.has(field.name)), ...own]
}

function mergedFields(value: FieldValue): readonly Field[] {
  if (value.kind === 'map') return value.fields
  return value.kind === 'list' ? value.items.flatMap(mergedFields) : []
}

function reportTwice(fields: readonly Field[], { report }: Reading): void {
  const seen = new Set<string>()
  for (const { name, line } of fields) {
    if (name !== '' && seen.has(name)) {
      report.add({
        rule: 'field-twice',
        severity: 'warning',
        text: `${name} is written twice, both values are kept`,
        hint: 'write one of them under another name, or both as a list',
        line,
      })
    }
    seen.add(name)
  }
}

function readScalar(scalar: Scalar, reading: Reading): FieldValue {
  const [start, end] = scalar.range ?? [0, 0]
  const isPlain = scalar.type === 'PLAIN'
  if (isPlain && scalar.value === null) return { kind: 'empty' }
  const pieces = piecesOf(scalar, reading.yaml.text, start, end)
  return readFieldText(toMappedText(reading.yaml, pieces), reading, scalar.type === 'BLOCK_FOLDED')
}

function piecesOf({ type }: Scalar, yaml: string, start: number, end: number): Piece[] {
  switch (type) {
    case 'BLOCK_FOLDED':
    case 'BLOCK_LITERAL':
      return blockLines(yaml, start, end)
    case 'QUOTE_DOUBLE':
      return unfolded(yaml, start + 1, end - 1, 'double')
    case 'QUOTE_SINGLE':
      return unfolded(yaml, start + 1, end - 1, 'single')
    default:
      return unfolded(yaml, start, end, 'plain')
  }
}

/** The lines of a block scalar without its header and indentation. */
function blockLines(yaml: string, start: number, end: number): Piece[] {
  const first = yaml.indexOf('\n', start) + 1
  if (first === 0 || first >= end) return []
  const lines: Piece[] = []
  for (let from = first; from < end; ) {
    const next = yaml.indexOf('\n', from) + 1
    const to = next === 0 ? end : Math.min(next, end)
    lines.push({ start: from, end: to })
    from = to
  }
  const indents = lines.flatMap(line => {
    const [blank = '', letter] = /^ *(\S)?/.exec(yaml.slice(line.start, line.end)) ?? []
    return letter === undefined ? [] : [blank.length]
  })
  const indent = indents.reduce((least, own) => Math.min(least, own), Number.POSITIVE_INFINITY)
  return lines.map(line => {
    const blank = /^ */.exec(yaml.slice(line.start, line.end))?.[0].length ?? 0
    return { start: line.start + Math.min(blank, indent), end: line.end }
  })
}

/** What stands for something else in each way to write a text, escapes as the first group. */
const notations: Readonly<Record<'plain' | 'single' | 'double' | 'toml', RegExp>> = {
  plain: /((?!))|[ \t]*\r?\n[ \t\r\n]*/g,
  single: /('')|[ \t]*\r?\n[ \t\r\n]*/g,
  double: /(\\(?:x\w{2}|u\w{4}|U\w{8}|\r?\n[ \t]*|[\s\S]))|[ \t]*\r?\n[ \t\r\n]*/g,
  // In TOML the lines of a text stay lines.
  toml: /(\\(?:u\w{4}|U\w{8}|[ \t]*\r?\n\s*|[\s\S]))/g,
}

/** The stretches of a text in quotes, or of a plain one: escapes give what they stand for, line endings fold. */
export function unfolded(
  yaml: string,
  start: number,
  end: number,
  notation: keyof typeof notations,
): Piece[] {
  const pieces: Piece[] = []
  let from = start
  for (const found of yaml.slice(start, end).matchAll(notations[notation])) {
    const at = start + found.index
    const endings = found[0].match(/\n/g)?.length ?? 0
    const text = found[1] ? unescaped(found[1]) : endings > 1 ? '\n'.repeat(endings - 1) : ' '
    pieces.push({ start: from, end: at }, { start: at, end: at + found[0].length, text })
    from = at + found[0].length
  }
  return [...pieces, { start: from, end }]
}

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  0: '\uFFFD',
  a: '',
  b: '',
  e: '',
  f: '\n',
  v: '\n',
  _: '\u00A0',
  N: '\n',
  L: '\n',
  P: '\n',
}

function unescaped(written: string): string {
  if (written === "''") return "'"
  const code = /^\\[xuU](\w+)$/.exec(written)?.[1]
  const value = code === undefined ? Number.NaN : Number.parseInt(code, 16)
  if (value <= 0x10ffff) return value <= 0xffff ? String.fromCharCode(value) : String.fromCodePoint(value)
  const letter = written.slice(1)
  return /\n/.test(letter) ? '' : (escapes[letter] ?? letter)
}
