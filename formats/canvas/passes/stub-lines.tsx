import type { Code } from '../../../core/codes/code.ts'
import { CodeMark, fitCode } from '../../../core/compose/code-mark.tsx'
import { Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { heightOf } from '../../fitting/height-of.tsx'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { type Phrase, split } from '../../../core/reading/facts/phrase.ts'
import { wordsOf } from '../../../core/source/text.ts'
import { type Entry, textOf } from '../copy/entry.ts'

interface StubLinesProps {
  /** What the copy has on the stub. */
  readonly own: readonly Entry[]
  /** What the brief wants first. */
  readonly ranked: readonly Entry[]
  readonly theme: Theme
  /** px */
  readonly width: number
  readonly code: Code | undefined
  readonly measure: Measure
}

/** Parts of the height that a code has under what stands there, largest first; without room for both it has none. */
const CODES = [0.62, 0.52, 0.45, 0.36]
/** Beside what the brief wants large there it takes no more than its share. */
const LESS = 0.46

/** What a copy has on the part to tear off, and its code below; undefined where some px of height do not hold the words. */
export function stubBody(props: StubLinesProps, height: number): Child | undefined {
  const { code, theme, width } = props
  const isLed = props.own.some(({ lines }) => lines.some(line => saysOnly(line, props.ranked)))
  const parts = isLed ? CODES.filter(part => part < LESS) : CODES
  for (const part of code ? [...parts, 0] : [0]) {
    const mark = part > 0 && fitCode(code, theme, { width, height: height * part })
    const lines =
      (mark || part === 0) && stubLines(props, height - (mark ? mark.height + theme.type.base : 0))
    if (lines)
      return (
        <div style={{ height, display: 'flex', direction: 'column', justify: 'between', shrink: 0 }}>
          <div>{lines}</div>
          {mark && <CodeMark fitted={mark} theme={theme} />}
        </div>
      )
  }
  return undefined
}

/** Sizes over the text, largest first. */
const SIZES = [2.4, 2.1, 1.85, 1.65, 1.5, 1.35, 1.2, 1.1, 1]

/** Parts of the height that the brief's first may have, largest first, and how much larger it is than the rest at least. */
const FIRST = [0.6, 0.5, 0.42, 0.34, 0.26, 0.18]
const OVER = 1.6

/** The words piece after piece, as large as some px of height hold them; what the brief wants first has a row of its own. */
function stubLines(props: StubLinesProps, height: number): Child | undefined {
  const { own, ranked, theme, width, measure } = props
  const lines = own.flatMap(entry => entry.lines)
  const isFirst = (line: Phrase): boolean => saysOnly(line, ranked)
  const rows = rowsOf(lines, isFirst)
  const wide = Math.max(0, ...rows.filter(row => row.every(isFirst)).map(row => rowWidth(row, ranked, theme)))
  const leads = wide > 0 ? FIRST.map(part => Math.min(part * height, (width * FULL) / wide)) : [0]
  const usual = widest(
    lines.filter(line => !isFirst(line)),
    theme,
  )
  for (const lead of leads)
    for (const by of SIZES) {
      const size = theme.type.base * by
      if ((by > 1 && usual * size * 1.03 > width) || (lead > 0 && lead < size * OVER)) continue
      const drawn = rows.map(row =>
        row.every(isFirst) ? (
          <Lead lines={row} size={Math.floor(lead)} theme={theme} width={width} ranked={ranked} />
        ) : (
          <Row lines={row} size={size} theme={theme} width={width} />
        ),
      )
      if (heightOf(drawn, { theme, measure, width }) <= height) return drawn
    }
  return undefined
}

/** Part of the width that a row fills at most. */
const FULL = 0.97

/** Em of the widest of some lines. */
function widest(lines: readonly Phrase[], theme: Theme): number {
  const setting = textSetting(theme, theme.type.strongWeight, 1)
  return Math.max(0, ...lines.map(({ text }) => textWidth(text, setting)))
}

/** Whether a piece says nothing but values that the brief wants first, with their labels or without: `Row F, Seat 22`, `F 22`. */
function saysOnly({ text }: Phrase, ranked: readonly Entry[]): boolean {
  const values = ranked.flatMap(fact => wordsOf(textOf(fact)).split(' '))
  const labels = ranked.flatMap(({ label }) => wordsOf(label.text).split(' '))
  const words = wordsOf(text).split(' ')
  return (
    words.some(word => values.includes(word)) && words.every(word => [...values, ...labels].includes(word))
  )
}

/** Lines of one kind that stand behind each other. */
function rowsOf(lines: readonly Phrase[], isFirst: (line: Phrase) => boolean) {
  const rows: Phrase[][] = []
  for (const line of lines) {
    const [last] = rows.at(-1) ?? []
    if (last && isFirst(last) === isFirst(line)) rows.at(-1)?.push(line)
    else rows.push([line])
  }
  return rows
}

/** Size of a label in a row in that of its value, and em between the pieces of one. */
const SMALL = 0.42
const BETWEEN = 0.4

function isLabel({ text }: Phrase, ranked: readonly Entry[]): boolean {
  return ranked.some(({ label }) => wordsOf(label.text).split(' ').includes(wordsOf(text)))
}

/** Words of a piece, each a phrase. */
function wordsIn(line: Phrase): readonly Phrase[] {
  return split(line, /[\s,]+/g)
}

/** Em of pieces in a row, their labels small. */
function rowWidth(lines: readonly Phrase[], ranked: readonly Entry[], theme: Theme): number {
  const setting = textSetting(theme, theme.type.strongWeight, 1)
  const wideOf = (word: Phrase): number =>
    textWidth(`${word.text} `, setting) * (isLabel(word, ranked) ? SMALL : 1)
  const words = lines.flatMap(wordsIn)
  return words.reduce((sum, word) => sum + wideOf(word), 0) * 1.03 + BETWEEN * (lines.length - 1)
}

interface RowProps extends Pick<StubLinesProps, 'theme' | 'width'> {
  readonly lines: readonly Phrase[]
  /** px */
  readonly size: number
}

/** What the brief wants first, its labels small before it. */
function Lead({ lines, size, theme, width, ranked }: RowProps & Pick<StubLinesProps, 'ranked'>): Child {
  const { strongWeight: weight } = theme.type
  const style = {
    width,
    display: 'flex',
    gap: size * BETWEEN,
    size,
    leading: 1.1,
    weight,
    shrink: 0,
  } as const
  return (
    <div part="lead" style={{ ...style, numeric: 'tabular', color: theme.color.heading }}>
      {lines.map(line => (
        <p style={{ whiteSpace: 'nowrap', shrink: 0 }}>
          {wordsIn(line).map((word, at) => {
            const own = isLabel(word, ranked) ? Math.round(size * SMALL) : size
            return (
              <span style={{ size: own }}>
                {at > 0 && ' '}
                <Phrasing nodes={word.nodes} theme={theme} size={own} />
              </span>
            )
          })}
        </p>
      ))}
    </div>
  )
}

function Row({ lines, size, theme, width }: RowProps): Child {
  return (
    <div
      part="facts"
      style={{
        width,
        display: 'flex',
        wrap: true,
        gap: [size * 0.25, size * 0.9],
        size,
        leading: 1.15,
        weight: theme.type.strongWeight,
        numeric: 'tabular',
        color: theme.color.heading,
        shrink: 0,
      }}
    >
      {lines.map(({ nodes }) => (
        <p style={{ shrink: 1 }}>
          <Phrasing nodes={nodes} theme={theme} size={size} />
        </p>
      ))}
    </div>
  )
}
