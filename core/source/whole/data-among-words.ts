/** Data of a program in copy, and where its text starts and ends. */
export interface DataStretch {
  readonly start: number
  readonly end: number
  /** Between its fence or tags. */
  readonly inner: readonly [number, number]
}

/** Openings of data: a fence or a script that names its notation, or a line that opens an object. */
const opening =
  /^(?:(`{3,}|~{3,})[ \t]*(?:json5?|jsonc|jsonld|json-ld)?[ \t]*\r?\n(?=\s*\{\s*")|<script\b[^>]*ld\+json[^>]*>|(?=\{[ \t]*(?:\r?\n[ \t]*)?"@))/im

/**
 * The one object that copy hands over with a few words around it, as `description of a thing, then a remark`. Copy with
 * headings or more words than data shows it as code.
 */
export function dataAmongWords(source: string): DataStretch | undefined {
  const found = opening.exec(source)
  if (!found) return undefined
  const from = found.index + found[0].length
  const inner = innerEnd(source, from, found[0], found[1])
  if (inner === undefined) return undefined
  const [close, end] = inner
  const words = `${source.slice(0, found.index)}\n${source.slice(end)}`
  const isCode = /^(?:#{1,6}[ \t]|`{3}|~{3}|<script\b)/im.test(words) || words.trim().length > close - from
  const isObject = /^\s*\{/.test(source.slice(from, close)) && /\}\s*$/.test(source.slice(from, close))
  if (isCode || !isObject || words.trim() === '') return undefined
  return { start: found.index, end, inner: [from, close] }
}

/** Where the data ends, and where what it is wrapped in does. */
function innerEnd(source: string, from: number, opened: string, fence = ''): [number, number] | undefined {
  const close = fence !== '' ? fence : opened.startsWith('<') ? '</script>' : undefined
  if (close === undefined) return objectEnd(source, from)
  const at = source.toLowerCase().indexOf(close, from)
  return at < 0 ? undefined : [at, at + close.length]
}

/** Where the braces of an object close again, whatever its words hold. */
function objectEnd(source: string, from: number): [number, number] | undefined {
  let depth = 0
  for (const { 0: token, index } of source.slice(from).matchAll(/"(?:[^"\\\n]|\\.)*"|[{}]/g)) {
    if (token === '{') depth++
    if (token === '}') depth--
    if (depth === 0) return [from + index + 1, from + index + 1]
  }
  return undefined
}
