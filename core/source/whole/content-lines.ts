import { type Field, type FieldValue, toRecord } from '../fields.ts'
import { readFieldText } from '../field-text.ts'
import { type MappedText, type Piece, toMappedText } from '../mapped-text.ts'
import type { MappedReading } from '../read-mapped.ts'
import type { WholeDocument } from './read-whole.ts'
import type { Omitted } from '../paste/take-wrapping.ts'

/** A line of RFC 6350 or 5545 that is put together again. */
interface ContentLine {
  readonly name: string
  readonly parameters: string
  readonly value: MappedText
  /** From 1. */
  readonly line: number
}

/** Lines that serve programs: what the file is, and when it was written. */
const envelope =
  /^(?:BEGIN|END|VERSION|PRODID|UID|DTSTAMP|METHOD|CALSCALE|REV|SEQUENCE|TRANSP|CREATED|LAST-MODIFIED|CLASS|X-(?:MICROSOFT|APPLE|LIC|ALT-DESC|MOZ|ABUID)\b.*)$/i

/** Names whose values are several: `Suite 4;19 Protea Steps;Rondebosch`. */
const structured = /^(?:ADR|N|ORG|GEO|GENDER|REQUEST-STATUS)$/i

/** Reads a vCard or iCalendar file: each line a field, each of several cards or events a map. */
export function readContentLines(
  source: string,
  start: number,
  reading: MappedReading,
  keepAll: boolean,
): WholeDocument {
  const omitted: Omitted[] = []
  const open: { readonly name: string; readonly line: number; readonly fields: Field[] }[] = []
  const top: Field[] = []
  const parts: { readonly name: string; readonly line: number; readonly fields: readonly Field[] }[] = []
  for (const line of contentLines(source, start, reading)) {
    const { name, parameters, value } = line
    const isInside = open.some(part => /^(?:VTIMEZONE|VALARM)$/i.test(part.name))
    if (/^BEGIN$/i.test(name)) open.push({ name: value.text.trim(), line: line.line, fields: [] })
    if (/^END$/i.test(name)) {
      const part = open.pop()
      if (part && part.fields.length > 0) parts.push(part)
    }
    if (!keepAll && (envelope.test(name) || isInside)) {
      omitted.push({ text: textOf(line), because: 'file envelope', line: line.line })
      continue
    }
    if (parameters !== '' && !keepAll)
      omitted.push({ text: parameters, because: 'file parameter', line: line.line })
    const field = {
      name: keepAll && parameters !== '' ? `${name};${parameters}` : name,
      value: readValue(line, reading),
      line: line.line,
    }
    const part = open.at(-1)
    if (part && !/^VCALENDAR$/i.test(part.name)) part.fields.push(field)
    else top.push(field)
  }
  parts.push(...open.filter(part => part.fields.length > 0))
  const [only] = parts
  const several = parts.map(({ name, line, fields }) => ({
    name,
    line,
    value: { kind: 'map' as const, fields },
  }))
  const fields = parts.length === 1 && only ? [...top, ...only.fields] : [...top, ...several]
  return {
    fields,
    record: toRecord(fields),
    omitted,
    name: /^BEGIN:VCARD/i.test(source.slice(start, start + 12)) ? 'a vCard' : 'a calendar',
  }
}

function textOf({ name, parameters, value }: ContentLine): string {
  return `${name}${parameters === '' ? '' : `;${parameters}`}:${value.text}`
}

/** Long lines are folded: what starts with a blank goes on with the line before. */
function* contentLines(source: string, from: number, { toPoint }: MappedReading): Generator<ContentLine> {
  let at = from
  while (at < source.length) {
    const pieces: Piece[] = []
    const first = at
    do {
      const next = source.indexOf('\n', at)
      const end = next < 0 ? source.length : next
      const start = pieces.length === 0 ? at : at + 1
      pieces.push({ start, end: source[end - 1] === '\r' ? end - 1 : end })
      at = end + 1
    } while (/[ \t]/.test(source[at] ?? ''))
    const whole = toMappedText(source, pieces)
    if (whole.text.trim() === '') continue
    const head = /^([\w.-]+)((?:;(?:"[^"]*"|[^":])*)?):/.exec(whole.text)
    const begin = head?.[0].length ?? 0
    yield {
      name: head?.[1] ?? '',
      parameters: (head?.[2] ?? '').slice(1),
      value: toMappedText(whole, [{ start: begin, end: whole.text.length }]),
      line: toPoint(first).line,
    }
  }
}

function readValue({ name, parameters, value }: ContentLine, reading: MappedReading): FieldValue {
  const parts = structured.test(name.replace(/^.*\./, '')) ? divided(value, ';') : [value]
  const items = parts.flatMap(part => (/\S/.test(part.text) ? [readFieldText(unescaped(part), reading)] : []))
  const common = /(?:^|;)CN=("[^"]*"|[^;]*)/i.exec(parameters)?.[1]?.replace(/"/g, '')
  if (common !== undefined) {
    const block = { type: 'paragraph' as const, children: [{ type: 'text' as const, value: common }] }
    items.unshift({ kind: 'text', text: common, blocks: [block] })
  }
  const [only] = items
  return items.length === 1 && only ? only : items.length === 0 ? { kind: 'empty' } : { kind: 'list', items }
}

function divided(value: MappedText, mark: string): MappedText[] {
  const parts: MappedText[] = []
  let start = 0
  for (let at = 0; at <= value.text.length; at++) {
    if (value.text[at] === '\\') at++
    else if (at === value.text.length || value.text[at] === mark) {
      parts.push(toMappedText(value, [{ start, end: at }]))
      start = at + 1
    }
  }
  return parts
}

/** Backslashes give what they stand for; a scheme in front of a mailbox or number is the program's. */
function unescaped(value: MappedText): MappedText {
  const pieces: Piece[] = []
  let from = /^(?:mailto|tel):/i.exec(value.text)?.[0].length ?? 0
  for (const found of value.text.matchAll(/\\([\\;,nN])/g)) {
    if (found.index < from) continue
    const text = /n/i.test(found[1] ?? '') ? '\n' : (found[1] ?? '')
    pieces.push({ start: from, end: found.index }, { start: found.index, end: found.index + 2, text })
    from = found.index + 2
  }
  return toMappedText(value, [...pieces, { start: from, end: value.text.length }])
}
