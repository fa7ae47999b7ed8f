import { stripVTControlCharacters, styleText } from 'node:util'
import stringWidth from 'string-width'

/** How text is set on a terminal, or plainly where it goes into a file or a pipe. */
export interface Setting {
  /** Columns of a line; infinite where nobody looks at it in a window. */
  readonly width: number
  readonly strong: (text: string) => string
  readonly quiet: (text: string) => string
  /** A patch of a colour, `#rrggbb`, three columns with the blank after it; blanks where there are no colours. */
  readonly swatch: (hex: string) => string
  /** Good, so-so or bad: green, yellow, red. */
  readonly mark: (text: string, how: 'good' | 'fair' | 'bad') => string
}

/** A stream that may be a terminal. */
export type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>

/** The setting for a stream: lines are cut and marked on a terminal only, and not marked where `NO_COLOR` is set. */
export function settingFor(screen: Screen, environment: NodeJS.ProcessEnv): Setting {
  const isScreen = screen.isTTY && screen.columns > 0
  const isMarked = isScreen && (environment['NO_COLOR'] ?? '') === '' && environment['TERM'] !== 'dumb'
  const mark = (style: 'bold' | 'dim' | 'green' | 'yellow' | 'red') => (text: string) =>
    styleText(style, text, { validateStream: false })
  const plain = (text: string): string => text
  return {
    width: isScreen ? screen.columns : Number.POSITIVE_INFINITY,
    strong: isMarked ? mark('bold') : plain,
    quiet: isMarked ? mark('dim') : plain,
    swatch: isMarked ? patchOf : () => '   ',
    mark: (text, how) => (isMarked ? mark(signal[how])(text) : text),
  }
}

const signal = { good: 'green', fair: 'yellow', bad: 'red' } as const

/** Two columns in a colour; terminals of 24 bits have had it since 2014. */
function patchOf(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  return `\u001B[48;2;${value >> 16};${(value >> 8) & 255};${value & 255}m  \u001B[49m `
}

/** Words of a stranger in one line: without line endings and without what would steer the terminal. */
export function inOneLine(text: string): string {
  return stripVTControlCharacters(text)
    .replace(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replace(/[\u202A-\u202E\u2066-\u2069]/gu, '')
    .trim()
}

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
