import { opensCountedClause } from '../counted-in-words.ts'

/** A line of a source, or what is left of it when its wrapping is taken off. */
export interface Line {
  /** Offset of its first character, indentation included. */
  readonly start: number
  /** Offset after its last character, without the line ending. */
  readonly end: number
  /** Its words: no white space at either end. */
  readonly text: string
  /** Columns before the first word; a tab counts four. */
  readonly indent: number
  /** Counted from 0. */
  readonly number: number
}

/** Lines that stand together, between blank ones. */
export interface Block {
  readonly lines: readonly Line[]
  /** Blank lines before it. */
  readonly gap: number
}

/** What a line may hold and still be blank: white space, its entity, and marks without width. */
const blank = String.raw`(?:&nbsp;|[\s\u200B-\u200F\u2060\uFEFF])`
const lead = new RegExp(`^${blank}+`)
const tail = new RegExp(`${blank}+$`)

/** The lines of a source from an offset on. */
export function linesOf(source: string, from: number): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const own of source.split('\n')) {
    const end = start + own.length - (own.endsWith('\r') ? 1 : 0)
    for (const [first, last] of start >= from ? stretchesOf(source, start, end) : [])
      lines.push(toLine(source, first, last, lines.length))
    start += own.length + 1
  }
  return lines
}

/** A bullet that opens a line, and one that goes on in it: what stands in nothing but lists. */
const OPENING = /^\s*([•‣▪◦●○■□►➤])/u
const BESIDE = /(?<=\S)(?:\t\s*|\s{2,})(?=([•‣▪◦●○■□►➤])\s*\S)/gu

/** Items that stand beside each other in one line, `• rigger ⇥• first aid`, as stretches of the source; any other line is one. */
function itemsBeside(source: string, start: number, end: number): readonly (readonly [number, number])[] {
  const text = source.slice(start, end)
  const mark = OPENING.exec(text)?.[1]
  const starts =
    mark === undefined
      ? []
      : [...text.matchAll(BESIDE)]
          .filter(([, own]) => own === mark)
          .map(({ index, 0: white }) => start + index + white.length)
  return [start, ...starts].map((from, at) => [from, starts[at] ?? end])
}

/** The stretches of a line that are lines of their own. */
function stretchesOf(source: string, start: number, end: number): readonly (readonly [number, number])[] {
  return labelsBeside(source, start, end) ?? itemsBeside(source, start, end)
}

/** Labels with their values that blanks of full width set beside each other, `笛：周砚　鼓：顾一`, as stretches of the source; undefined for any other line. */
function labelsBeside(
  source: string,
  start: number,
  end: number,
): readonly (readonly [number, number])[] | undefined {
  const text = source.slice(start, end)
  const gaps = [...text.trimEnd().matchAll(/(?<=\S)\u3000+(?=\S)/gu)]
  if (gaps.length === 0) return undefined
  const starts = [0, ...gaps.map(({ index, 0: gap }) => index + gap.length)]
  const pieces = starts.map((from, at): readonly [number, number] => [from, gaps[at]?.index ?? text.length])
  return pieces.every(([from, to]) => isLabelled(text.slice(from, to).trim()))
    ? pieces.map(([from, to]) => [start + from, start + to])
    : undefined
}

/** The line between two offsets. */
export function toLine(source: string, start: number, end: number, number: number): Line {
  const raw = source.slice(start, end)
  const before = lead.exec(raw)?.[0] ?? ''
  // A run of blanks in the middle of a long line must not be tried from each of its places.
  const text = raw.slice(before.length).trimEnd()
  const words = /[;\u200B-\u200F\u2060\uFEFF]$/.test(text) ? text.replace(tail, '') : text
  return { start, end, text: words, indent: columnsOf(before), number }
}

/** Offset of the first word of a line. */
export function wordsStart(line: Line, source: string): number {
  return line.start + (lead.exec(source.slice(line.start, line.end))?.[0].length ?? 0)
}

function columnsOf(white: string): number {
  let columns = 0
  for (const character of white.replace(/&nbsp;/g, ' ')) {
    if (character === '\t') columns += 4
    else if (character === '\u3000') columns += 2
    else if (/\s/.test(character)) columns++
  }
  return columns
}

/** Lines in blocks; a fence of code is one block, blank lines in it or not. */
export function blocksOf(lines: readonly Line[]): Block[] {
  const blocks: Block[] = []
  let own: Line[] = []
  let gap = 0
  let fence: string | undefined
  const close = () => {
    if (own.length > 0) blocks.push({ lines: own, gap })
    if (own.length > 0) gap = 0
    own = []
  }
  for (const line of lines) {
    if (fence !== undefined) {
      own.push(line)
      if (!line.text.startsWith(fence) || /[^`~]/.test(line.text)) continue
      close()
      fence = undefined
    } else if (isFence(line)) {
      close()
      own.push(line)
      fence = /^(?:`+|~+)/.exec(line.text)?.[0]
    } else if (line.text === '') {
      close()
      gap++
    } else own.push(line)
  }
  close()
  return blocks
}

/** Whether a line opens a fence of code. */
export function isFence(line: Line): boolean {
  return line.indent < 4 && /^(?:`{3,}[^`]*|~{3,}.*)$/.test(line.text)
}

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

/** Reads a line as an item that is counted: `1.`, `1)`, `1、` or `1- ` before a word; no blank follows in scripts without any. */
export function readNumbered(line: Line, source: string): ItemLine | undefined {
  const found =
    /^(\d{1,3})(?:[.)]\s+(?=\S)|[.)](?=[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}])|、\s*(?=\S)|[-–]\s+(?=\p{L}))/u.exec(
      line.text,
    )
  if (!found) return undefined
  return { line, start: wordsStart(line, source) + found[0].length, number: Number(found[1]) }
}

/** An ordinal in capitals before a name and a sentence: `PRIMERA. Objeto. La arrendadora cede …`. */
const ordinal = /^\p{Lu}{4,16}(?: \p{Lu}{4,16})?[.:]\S?\s+\p{Lu}[^.:]{2,60}[.:]\s+\S/u

/** Whether a line opens with a number or letter that is part of what it says: `2.1`, `(a)`, `b)`, `[3]`, `§ 4`, `PRIMERA. Objeto.`, before a long text `A.` */
export function isClause(text: string): boolean {
  if (ordinal.test(text) || opensCountedClause(text)) return true
  return /^(?:\d{1,2}(?:\.\d{1,2})+\.?|\(?(?:\p{L}|[ivx]{1,5}|\d{1,2})\)|\[\d{1,3}\]|§+\s?\d+\w?\.?|\p{Lu}\.(?=\t[^\t]{40}))\s+\S/u.test(
    text,
  )
}

/** Whether a line is a label with its value: `Tel. : 02 61 91 04 17`. What an amount is for may be long. */
export function isLabelled(text: string): boolean {
  const [, label, value = ''] =
    /^[“"„«*]?([\p{L}\p{N}#][^:：!?\t]{0,70}?)[”"“»*]?\s?[:：]\*?(?:\s+|(?<=：)|(?<=\p{Script=Han}:)(?!\/))(\S.*)/u.exec(
      text,
    ) ?? []
  if (label === undefined || /\.\s/.test(label)) return false
  const isShort = label.length <= LABEL.letters && label.split(/\s+/).length < LABEL.words
  return isShort || AMOUNT.test(value)
}

const LABEL = { letters: 41, words: 6 }
const AMOUNT = /^[−–-]?(?:\p{Sc}|[A-Z]{3})?\s?\d[\d.,'’\s]*(?:\p{Sc}|[A-Z]{3}|kr|zł|%)?$/u

/** Whether a line is an address on the web or of a mailbox, and nothing else but what a divider sets behind it: `ada.example · hi@ada.example`. */
export function isAddress(text: string): boolean {
  const [first = ''] = text.split(/\s+[·•|]\s+/u, 1)
  return /^(?:https?:\/\/\S+|www\.\S+|[^\s@]+@[^\s@]+\.\w+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?)$/i.test(first)
}
