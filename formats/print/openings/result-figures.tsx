import { displayStyle, Label, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import { cut, type Phrase, split, trim } from '../../../core/reading/facts/phrase.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import { displaySetting, textWidth } from '../../fitting/measure.ts'
import type { Entry } from '../sheets/facts.tsx'

/** A figure with what it counts: either may be written first. */
interface Result {
  readonly figure: Phrase
  readonly said: Phrase
  /** What it counts stands before it: `gas −38 %`. */
  readonly isLed: boolean
}

/** Figures that stand side by side, and letters of each and of what it counts. */
const RESULTS = { least: 2, most: 4, figure: 14, said: 28 } as const

/** Between two results: a comma that is in no number. */
const APART = /\s*[,;،；、](?:\s+(?!\d{3}(?!\d)))|\s+[·•|]\s+/g

/** What stands before a figure, and the figure with all behind it. */
const LED = /^(\P{N}*?[\p{L})]\P{N}*?)\s+([+−–-]?\s?[<>~≈]?\p{Sc}?\s?\d.*)$/u
/** A figure with its unit, and the words behind it. */
const LEADING =
  /^([+−–-]?\s?[<>~≈]?\p{Sc}?\s?\d[\d.,'’\u00a0\u202f]*(?:\s?(?:%|‰|\p{Sc}|×|[kKM](?!\p{L})))?)\s+(\p{L}.*)$/u

/** What a fact says that is two figures or more with a few words each: `gas −38 %, water −27 %, payback 19 months`. */
export function resultsOf({ blocks, text }: Entry): readonly Result[] | undefined {
  const [block, ...others] = blocks
  const [line, ...more] = /\d/.test(text) && others.length === 0 ? linesOfBlock(block) : []
  if (!line || more.length > 0) return undefined
  const pieces = split(line, APART).map(trim)
  if (pieces.length < RESULTS.least || pieces.length > RESULTS.most) return undefined
  const found = pieces.flatMap(piece => resultOf(piece) ?? [])
  // A year or a day is no result.
  const isSigned = found.some(({ figure }) => /[%‰+−×\p{Sc}]|^[–-]\s?\d/u.test(figure.text))
  return found.length === pieces.length && isSigned ? found : undefined
}

/** Facts of an opening without the first that says results, and that. */
export function resultApart(entries: readonly Entry[]): {
  readonly facts: readonly Entry[]
  readonly result?: Pick<ResultFiguresProps, 'label' | 'results'>
} {
  for (const entry of entries) {
    const results = resultsOf(entry)
    if (results)
      return { facts: entries.filter(other => other !== entry), result: { label: entry.label, results } }
  }
  return { facts: entries }
}

function resultOf(piece: Phrase): Result | undefined {
  const led = LED.exec(piece.text)
  const leading = led ? null : LEADING.exec(piece.text)
  const [, first = '', second = ''] = led ?? leading ?? []
  if (first === '' || second === '') return undefined
  const [start, end] = [cut(piece, 0, first.length), cut(piece, piece.text.length - second.length)]
  const [said, figure] = led ? [start, end] : [end, start]
  const isBrief = figure.text.length <= RESULTS.figure && said.text.length <= RESULTS.said
  return isBrief ? { figure: trim(figure), said: trim(said), isLed: led !== null } : undefined
}

/** Size of the figures over the text. */
const LARGE = 4.4

interface ResultFiguresProps {
  readonly theme: Theme
  readonly label: Phrase
  readonly results: readonly Result[]
}

/** Results as figures side by side, as large as there is room for all of them, under what they are called. */
export function ResultFigures({ theme, label, results }: ResultFiguresProps): Child {
  const gap = space(theme, 1)
  const room = roomAcross(theme) - gap * (results.length - 1)
  const widths = results.map(({ figure }) => textWidth(figure.text, displaySetting(theme, 1)))
  const all = widths.reduce((sum, width) => sum + width, 0)
  const size = Math.floor(Math.min(theme.type.base * LARGE, (room * 0.96) / all))
  return (
    <div part="results" style={{ breakInside: 'avoid' }}>
      {label.text !== '' && (
        <Label theme={theme} style={{ color: theme.color.textMuted }}>
          <Phrasing nodes={label.nodes} theme={theme} />
        </Label>
      )}
      <div
        style={{
          ...{ display: 'grid', columns: widths, gap, align: 'end' },
          ...{ marginTop: space(theme, 0.5), narrow: { columns: 1 } },
        }}
      >
        {results.map(({ figure, said, isLed }) => {
          const words = (
            <p style={{ leading: 1.3 }}>
              <Phrasing nodes={said.nodes} theme={theme} />
            </p>
          )
          return (
            <div>
              {isLed && words}
              <p style={{ ...displayStyle(theme, size), leading: 1.1, whiteSpace: 'nowrap' }}>
                <Phrasing nodes={figure.nodes} theme={theme} />
              </p>
              {!isLed && words}
            </div>
          )
        })}
      </div>
    </div>
  )
}
