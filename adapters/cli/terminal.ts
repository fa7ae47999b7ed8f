import { stripVTControlCharacters, styleText } from 'node:util'

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

/** Words that hold a stranger's, a file's name among them, in the lines that they have: without what would steer the terminal. */
export function plainly(text: string): string {
  return stripVTControlCharacters(text).replace(/(?!\n)\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, '')
}

/** The same in one line. */
export function inOneLine(text: string): string {
  return plainly(text.replace(/[\u2028\u2029\s]+/gu, ' ')).trim()
}
