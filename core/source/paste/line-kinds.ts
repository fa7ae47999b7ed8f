import { type Line, wordsStart } from './lines.ts'

/** A line that is an item of a list: where its words start, and what its mark says. */
export interface ItemLine {
  readonly line: Line
  /** Offset of the words after the mark. */
  readonly start: number
  /** Of a numbered item. */
  readonly number?: number
  /** Of a task: whether it is done. */
  readonly checked?: boolean
  /** The mark is a dash, which may also open a line that is no item. */
  readonly isDash?: true
}

const bullet = /^(?:[•‣▪◦●○■□▸►➤➢∙⁃]\s*|[·✓✔✗✘*+-]\s+|o(?:\t\s*|\s{2,}))(?=\S)/u
const dash = /^[–—]\s+(?=\S)/
const box = /^(?:(☐|⬜|◻|\[ ?\])|(☑|☒|✅|\[[xX]\]))\s*(?=\S)/u

/** Reads a line as an item with a bullet, a dash or a box to tick. */
export function readBullet(line: Line, source: string): ItemLine | undefined {
  const start = wordsStart(line, source)
  const ticked = box.exec(line.text)
  if (ticked) return { line, start: start + ticked[0].length, checked: ticked[2] !== undefined }
  const found = bullet.exec(line.text)
  if (found) return { line, start: start + found[0].length }
  const dashed = dash.exec(line.text)
  return dashed ? { line, start: start + dashed[0].length, isDash: true } : undefined
}

/** Reads a line as an item that is counted: `1.` or `1)`. */
export function readNumbered(line: Line, source: string): ItemLine | undefined {
  const found = /^(\d{1,3})[.)]\s+(?=\S)/.exec(line.text)
  if (!found) return undefined
  return { line, start: wordsStart(line, source) + found[0].length, number: Number(found[1]) }
}

/** Whether a line opens with a number or letter that is part of what it says: `2.1`, `(a)`, `b)`, `[3]`, `§ 4`. */
export function isClause(text: string): boolean {
  return /^(?:\d{1,2}(?:\.\d{1,2})+\.?|\(?(?:\p{L}|[ivx]{1,5}|\d{1,2})\)|\[\d{1,3}\]|§+\s?\d+\w?\.?)\s+\S/u.test(
    text,
  )
}

/** Whether a line is a label with its value: `Tel. : 02 61 91 04 17`. */
export function isLabelled(text: string): boolean {
  const label = /^[“"„«*]?([\p{L}\p{N}#][^:：!?\t]{0,40}?)[”"“»*]?\s?[:：]\*?(?:\s+|(?<=：))\S/u.exec(
    text,
  )?.[1]
  return label !== undefined && label.split(/\s+/).length < 6 && !/\.\s/.test(label)
}

/** Whether a line is an address on the web or of a mailbox, and nothing else. */
export function isAddress(text: string): boolean {
  return /^(?:https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.\w+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i.test(text)
}
