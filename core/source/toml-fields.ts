import { type AST, ParseError, parseTOML } from 'toml-eslint-parser'
import type { Field, FieldValue } from './fields.ts'
import { readFieldText } from './field-text.ts'
import { type MappedText, toMappedText } from './mapped-text.ts'
import type { MappedReading } from './read-mapped.ts'
import { unfolded } from './yaml-fields.ts'

/** A map while tables of the file still add to it. */
interface OpenMap {
  readonly kind: 'map'
  readonly fields: (Omit<Field, 'value'> & { readonly value: FieldValue | OpenMap | OpenList })[]
}

interface OpenList {
  readonly kind: 'list'
  readonly items: (FieldValue | OpenMap | OpenList)[]
}

/** What was read of a block of TOML, or why nothing was. */
type TomlFields = { readonly fields: readonly Field[] } | { readonly problem: string; readonly line: number }

/** Reads a block of TOML, as Hugo writes between `+++`, as fields in the author's spelling. */
export function readTomlFields(toml: MappedText, reading: MappedReading): TomlFields {
  const root: OpenMap = { kind: 'map', fields: [] }
  const place = (start: number) => reading.toPoint(toml.toSource(start, start)[0]).line
  const readValue = (node: AST.TOMLContentNode): FieldValue | OpenMap | OpenList => {
    switch (node.type) {
      case 'TOMLArray':
        return { kind: 'list', items: node.elements.map(readValue) }
      case 'TOMLInlineTable': {
        const map: OpenMap = { kind: 'map', fields: [] }
        for (const pair of node.body) readPair(map, pair)
        return map
      }
      case 'TOMLValue':
        return readFieldText(textOf(node, toml), reading)
    }
  }
  const readPair = (table: OpenMap, { key, value }: AST.TOMLKeyValue) => {
    const names = key.keys.map(nameOf)
    if (names.length > maxParts) throw new LongName(key.range[0])
    const map = names.slice(0, -1).reduce((open, name) => tableIn(open, name, place(key.range[0])), table)
    map.fields.push({ name: names.at(-1) ?? '', value: readValue(value), line: place(key.range[0]) })
  }
  try {
    const [top] = parseTOML(toml.text).body
    for (const node of top?.body ?? []) {
      if (node.type === 'TOMLKeyValue') readPair(root, node)
      else if (node.resolvedKey.length > maxParts) throw new LongName(node.key.range[0])
      else
        for (const pair of node.body)
          readPair(openTable(root, node.resolvedKey, place(node.key.range[0])), pair)
    }
  } catch (error) {
    if (!(error instanceof ParseError || error instanceof LongName)) throw error
    return { problem: error.message, line: place(error.index) }
  }
  return { fields: root.fields as readonly Field[] }
}

/** Parts of a name with dots, each of which is a table in the one before it. */
const maxParts = 100

class LongName extends Error {
  readonly index: number

  constructor(index: number) {
    super(`a name has more than ${maxParts} parts`)
    this.index = index
  }
}

function nameOf(key: AST.TOMLBare | AST.TOMLQuoted): string {
  return key.type === 'TOMLBare' ? key.name : key.value
}

/** The table of a heading such as `[a.b]`, or the item of a list of tables such as `[[a]]`. */
function openTable(root: OpenMap, path: readonly (string | number)[], line: number): OpenMap {
  let open: OpenMap | OpenList = root
  path.forEach((step, at) => {
    if (open.kind === 'list') open = itemOf(open, Number(step))
    else
      open =
        typeof path[at + 1] === 'number'
          ? listIn(open, String(step), line)
          : tableIn(open, String(step), line)
  })
  return open.kind === 'map' ? open : root
}

function itemOf(list: OpenList, at: number): OpenMap {
  const found = list.items[at]
  if (found?.kind === 'map') return found as OpenMap
  const made: OpenMap = { kind: 'map', fields: [] }
  list.items.push(made)
  return made
}

function tableIn(map: OpenMap, name: string, line: number): OpenMap {
  const found = map.fields.find(field => field.name === name)?.value
  if (found?.kind === 'map') return found as OpenMap
  const made: OpenMap = { kind: 'map', fields: [] }
  map.fields.push({ name, value: made, line })
  return made
}

function listIn(map: OpenMap, name: string, line: number): OpenList {
  const found = map.fields.find(field => field.name === name)?.value
  if (found?.kind === 'list') return found as OpenList
  const made: OpenList = { kind: 'list', items: [] }
  map.fields.push({ name, value: made, line })
  return made
}

function textOf(node: AST.TOMLValue, toml: MappedText): MappedText {
  const [start, end] = node.range
  if (node.kind !== 'string') return toMappedText(toml, [{ start, end }])
  const quotes = node.multiline ? 3 : 1
  const lead = node.multiline ? (/^\r?\n/.exec(toml.text.slice(start + 3))?.[0].length ?? 0) : 0
  const inner = { start: start + quotes + lead, end: end - quotes }
  const pieces = node.style === 'literal' ? [inner] : unfolded(toml.text, inner.start, inner.end, 'toml')
  return toMappedText(toml, pieces)
}
