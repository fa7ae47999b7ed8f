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
    if (start >= from) lines.push(toLine(source, start, end, lines.length))
    start += own.length + 1
  }
  return lines
}

/** The line between two offsets. */
export function toLine(source: string, start: number, end: number, number: number): Line {
  const raw = source.slice(start, end)
  const before = lead.exec(raw)?.[0] ?? ''
  // A run of blanks in the middle of a long line must not be tried from each of its places.
  const text = raw.slice(before.length).replace(/\s+$/, '')
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
