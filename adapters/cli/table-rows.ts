import stringWidth from 'string-width'
import { inOneLine, type Setting } from './terminal.ts'

/** A text that is at most so many columns wide; what is cut off is marked. */
export function cutTo(text: string, width: number): string {
  if (stringWidth(text) <= width) return text
  let cut = ''
  let used = 1
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    used += stringWidth(segment)
    if (used > width) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

/** A text with blanks up to a width. */
export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)))
}

/** One line of a table: what it is about, what is said of it, and why. */
export type Row = readonly [name: string, text: string, reason?: string]

/** A table under its heading; nothing where it has no rows. */
export function part(heading: string, rows: readonly Row[], setting: Setting): readonly string[] {
  return rows.length === 0 ? [] : [setting.strong(heading), ...setRows(rows, setting)]
}

/** Parts of lines with a blank one between them. */
export function joinParts(parts: readonly (readonly string[])[]): string {
  const written = parts.filter(lines => lines.length > 0).map(lines => lines.join('\n'))
  return `${written.join('\n\n')}\n`
}

/** Columns that the texts of a table take where there is room. */
const TEXT = 44

/** Rows as aligned lines. The names are whole, the texts come next, and reasons have what is left. */
export function setRows(rows: readonly Row[], { width, quiet }: Setting): readonly string[] {
  const plain = rows.map(([name, text, reason = '']) => [name, inOneLine(text), inOneLine(reason)] as const)
  const names = Math.max(0, ...plain.map(([name]) => stringWidth(name)))
  const room = Math.max(12, width - names - 4)
  const reasoned = plain.filter(([, , reason]) => reason !== '')
  const longest = Math.max(0, ...reasoned.map(([, text]) => stringWidth(text)))
  const texts = Math.min(longest, TEXT, Math.max(12, Math.floor(room * 0.55)))
  return plain.map(([name, text, reason]) => {
    const start = `  ${padTo(name, names)}  `
    if (reason === '') return (start + cutTo(text, room)).trimEnd()
    const shown = width === Number.POSITIVE_INFINITY ? text : cutTo(text, texts)
    return `${start}${padTo(shown, texts)}  ${quiet(cutTo(reason, Math.max(12, room - texts - 2)))}`
  })
}
