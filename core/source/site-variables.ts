import { type Field, type FieldValue, fieldTexts } from './fields.ts'
import { type MappedText, type Piece, toMappedText } from './mapped-text.ts'
import type { Omitted } from './paste/take-wrapping.ts'
import { nodesOf } from './walk.ts'

/**
 * What a site generator fills in from the site or the page, of which a document knows nothing: `{{ site.baseurl }}`,
 * `{{ .Site.Title }}`, `{{ "/a.css" | relative_url }}`. A `{{ name }}` of anybody's is words to be filled in by hand.
 */
const variable =
  /\{\{-?\s*(?:(?:site|page|layout|theme|\.Site|\.Page|\.Params)\.[^{}\n]*|(["'])([^"'{}\n]*)\1\s*\|\s*(?:relative|absolute)_url\s*)-?\}\}/g

/** A path that is only to be made absolute stays. */
function stays(path: string | undefined): string {
  return path ?? ''
}

function isThere(text: string): boolean {
  return text.includes('{{') && text.search(variable) >= 0
}

/**
 * A text without what only a site generator can fill in, and what was taken out; undefined where nothing is. Code is left
 * as it is. `from` is where the body starts.
 */
export function withoutSiteVariables(
  source: string | MappedText,
  from: number,
  lineAt: (offset: number) => number,
): { readonly text: MappedText; readonly omitted: readonly Omitted[] } | undefined {
  const text = typeof source === 'string' ? source : source.text
  if (!isThere(text.slice(from))) return undefined
  const pieces: Piece[] = []
  const omitted: Omitted[] = []
  const isCode = codeIn(text)
  let at = from
  for (const found of text.slice(from).matchAll(variable)) {
    const start = from + found.index
    if (isCode(start)) continue
    const end = start + found[0].length
    pieces.push({ start: at, end: start }, { start, end, text: stays(found[2]) })
    const origin = typeof source === 'string' ? start : source.toSource(start, start)[0]
    omitted.push({ text: found[0], because: 'site tag', line: lineAt(origin) })
    at = end
  }
  if (omitted.length === 0) return undefined
  pieces.push({ start: at, end: text.length })
  return { text: toMappedText(source, pieces), omitted }
}

/** Tells for each place, in ascending order, whether it stands in a fence or between backticks. */
function codeIn(text: string): (offset: number) => boolean {
  let at = 0
  let isFenced = false
  let ticks = 0
  return offset => {
    for (const [mark] of text.slice(at, offset).matchAll(/^ {0,3}(?:```+|~~~+)|\n|`/gm)) {
      if (mark === '\n') ticks = 0
      else if (mark === '`') ticks += 1
      else isFenced = !isFenced
    }
    at = offset
    return isFenced || ticks % 2 === 1
  }
}

/** Fields without what only a site generator can fill in, and what was taken out. */
export function fieldsWithoutSiteVariables(fields: readonly Field[]): {
  readonly fields: readonly Field[]
  readonly omitted: readonly Omitted[]
} {
  if (!fieldTexts(fields).some(({ text }) => isThere(text))) return { fields, omitted: [] }
  const omitted: Omitted[] = []
  const clear = (value: FieldValue, line: number): FieldValue => {
    if (value.kind === 'list') return { ...value, items: value.items.map(item => clear(item, line)) }
    if (value.kind === 'map') return { ...value, fields: value.fields.map(clearField) }
    if (value.kind === 'empty' || !isThere(value.text)) return value
    for (const [text] of value.text.matchAll(variable)) omitted.push({ text, because: 'site tag', line })
    const cleared = (text: string): string => text.replace(variable, (_, __, path) => stays(path))
    for (const node of value.blocks.flatMap(block => nodesOf(block))) {
      if (node.type === 'text') node.value = cleared(node.value)
      if (node.type === 'link') node.url = cleared(node.url)
    }
    return { ...value, text: cleared(value.text) }
  }
  const clearField = (field: Field): Field => ({ ...field, value: clear(field.value, field.line) })
  return { fields: fields.map(clearField), omitted }
}
