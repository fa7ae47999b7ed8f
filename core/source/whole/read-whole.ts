import type { Root } from 'mdast'
import type { Field } from '../fields.ts'
import type { Omitted } from '../paste/take-wrapping.ts'
import type { MappedReading } from '../read-mapped.ts'
import { readContentLines } from './content-lines.ts'
import { readHtmlPage } from './html-page.ts'
import { readData } from './read-data.ts'

/** Copy that is a file of another kind: its data as fields, or its content as a tree. */
export interface WholeDocument {
  readonly fields: readonly Field[]
  /** The fields as plain values, where the file's notation has them. */
  readonly record: Readonly<Record<string, unknown>>
  readonly root?: Root
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
    return readHtmlPage(source, reading)
  }
  if (end - start > maxData) return undefined
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
