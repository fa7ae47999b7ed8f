/** Draws lines that each tell what something was and what it is as two bars on a scale of their own. */
import type { RootContent } from 'mdast'
import { Phrasing } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Style } from '../../core/compose/style.ts'
import { linesOfBlock } from '../../core/reading/facts/label.ts'
import { cut, type Phrase, trim } from '../../core/reading/facts/phrase.ts'
import { readAmounts } from '../../core/reading/values/hundredths.ts'
import { isYear } from '../../core/reading/values/plain-number.ts'
import type { Theme } from '../../core/theme/theme.ts'
import { textSetting, textWidth } from '../fitting/measure.ts'
import { quietMark, strongMark } from './mark-inks.ts'

/** What a line says of a thing: its name and its two figures, each with the words around it. */
interface Change {
  readonly name: Phrase
  readonly told: readonly [Phrase, Phrase]
  readonly values: readonly [number, number]
  /** Index of the figure of now. */
  readonly now: 0 | 1
}

/** Lines of which some are changes, in the order of the copy. */
export interface ThenAndNow {
  readonly before: readonly Phrase[]
  readonly changes: readonly Change[]
  readonly after: readonly Phrase[]
}

/** Changes that are compared, and other lines around them. */
const LEAST = 3
const OTHERS = 1

/** The changes that the lines of some blocks tell, where hardly any of them tells anything else. */
export function readThenAndNow(blocks: readonly RootContent[], lang: string): ThenAndNow | undefined {
  const lines = blocks.flatMap(linesOfBlock)
  if (lines.length < LEAST || blocks.some(({ type }) => type !== 'paragraph')) return undefined
  const read = lines.map(line => readChange(line, lang))
  const first = read.findIndex(Boolean)
  const last = read.findLastIndex(Boolean)
  const changes = read.slice(Math.max(first, 0), last + 1)
  const isRun = changes.length >= LEAST && changes.every(change => change !== undefined)
  if (!isRun || lines.length - changes.length > OTHERS) return undefined
  return { before: lines.slice(0, first), changes, after: lines.slice(last + 1) }
}

const FIGURE =
  /(?:\p{Sc}\s?)?\d[\d.,]*\d(?:\s?(?:%|\p{Sc})|(?:p|ct|c)(?!\p{L}))?|(?:\p{Sc}\s?)?\d(?:\s?(?:%|\p{Sc})|(?:p|ct|c)(?!\p{L}))?/gu
const NOW =
  /(?<!\p{L})(?:now|today|nowadays|currently|this year|heute|jetzt|inzwischen|maintenant|aujourd.hui|désormais|ahora|hoy|agora|hoje|oggi|adesso|ora|nu|vandaag|idag|i dag|teraz|dziś|dzisiaj|teď|dnes|nyní|şimdi|bugün|тепер|зараз|сьогодні)(?!\p{L})/iu
const WAS =
  /(?<!\p{L})(?:was|were|cost|used to|went|rose|fell|from|war|waren|kostete|stieg|sank|von|était|étaient|coûtait|costaba|era|eran|costava|eram|kostte|waren|kostade|var|było|kosztował\p{L}*|stál\p{L}*|було|коштува\p{L}*)(?!\p{L})/iu
/** Where the second of two figures begins. */
const BETWEEN = /[,;]\s+(?:and\s+)?|\s(?=(?:to|and now|now|auf|à|a|naar|till|na|до)\s)/giu

function readChange(line: Phrase, lang: string): Change | undefined {
  const { text } = line
  const figures = [...text.matchAll(FIGURE)].filter(([found]) => !isYear(found.replace(/[.,]$/u, '')))
  const [one, two, ...more] = figures
  if (!one || !two || more.length > 0 || one.index === 0) return undefined
  const middle = [...text.slice(one.index, two.index).matchAll(BETWEEN)].at(-1)
  const values = readAmounts([one[0], two[0]], lang)
  if (!middle || !values || !WAS.test(text)) return undefined
  const at = one.index + middle.index + middle[0].length
  const told = [trim(cut(line, one.index, at)), trim(cut(line, at))] as const
  const isNow = told.map(({ text: own }) => NOW.test(own))
  const isMove = /^(?:to|auf|à|a|naar|till|na|до)\s/iu.test(told[1].text)
  const [first = 0, second = 0] = values
  if (first <= 0 || second <= 0 || (isNow[0] === isNow[1] && !isMove)) return undefined
  return { name: trim(cut(line, 0, one.index)), told, values: [first, second], now: isNow[0] ? 0 : 1 }
}

interface ChangesProps {
  readonly changes: readonly Change[]
  readonly theme: Theme
  /** px */
  readonly width: number
  readonly size: number
}

/** Share of the width that names take, and that words at the end of a bar do at most. */
const NAME = 0.3
const TOLD = 0.34

/** Bars of each change below each other: what was quiet, what is in the accent. */
export function Changes({ changes, theme, width, size }: ChangesProps): Child {
  const setting = textSetting(theme, theme.type.strongWeight, size)
  const widest = Math.max(...changes.flatMap(({ told }) => told.map(({ text }) => textWidth(text, setting))))
  const room = Math.ceil(Math.min(widest * 1.03, width * TOLD))
  const row: Style = {
    ...{ display: 'flex', align: 'center', gap: size * 0.7, breakInside: 'avoid' },
    ...{ padding: [size * 0.4, 0, size * 0.4, 0], borderTop: { width: 2, color: theme.color.hairline } },
  }
  return (
    <div part="bars" style={{ size, display: 'flex', direction: 'column' }}>
      {changes.map(({ name, told, values, now }) => (
        <div style={row}>
          <p style={{ width: Math.round(width * NAME), shrink: 0, leading: 1.2 }}>
            <Phrasing nodes={name.nodes} theme={theme} size={size} />
          </p>
          <div style={{ grow: 1, basis: 0, display: 'flex', direction: 'column', gap: size * 0.2 }}>
            {told.map((phrase, at) => (
              <div style={{ display: 'flex', align: 'center', gap: size * 0.5 }}>
                <div ariaHidden style={{ grow: 1, basis: 0 }}>
                  <div
                    part="bar"
                    style={{
                      width: `${Math.round(((values[at] ?? 0) / Math.max(...values)) * 1000) / 10}%`,
                      height: Math.round(size * 0.95),
                      background: at === now ? strongMark(theme) : quietMark(theme),
                    }}
                  />
                </div>
                <p
                  style={{
                    ...{ width: room, shrink: 0, leading: 1.15 },
                    ...(at === now && { weight: theme.type.strongWeight }),
                  }}
                >
                  <Phrasing nodes={phrase.nodes} theme={theme} size={size} />
                </p>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
