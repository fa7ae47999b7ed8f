import { displayStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { displayWidth, textSetting, textWidth } from '../../fitting/measure.ts'
import { fitTitle, wholeLines } from '../sheets/title.tsx'
import { type FittedLines, fitLines, TitleLines } from '../sheets/title-lines.tsx'
import { type Bill, isCapital } from './bill.ts'
import { isWoodType, type PartsPlace } from './bill-parts.tsx'
import type { Line } from '../../lines/stanzas.ts'

/** The lead of a bill as large as it goes, px. */
export interface FittedLead {
  readonly size: number
  readonly height: number
  /** Where its lines fill the width in sizes of their own. */
  readonly lines?: FittedLines
  /** px in which its words are set where they fill nothing. */
  readonly width?: number
}

interface LeadRoom {
  readonly width: number
  readonly height: number
  readonly least: number
  readonly kind: PartsPlace['kind']
}

/** A long title has a line for so many letters. */
const LETTERS = 15
/** And a sentence on a card. */
const SENTENCE = 20

/** Leading of lines of a lead, and the size of what joins two names over theirs. */
const CLOSE = 1.08
const JOINT = 0.5

/** The lead in its room: lines that fill the width on a wall, else lines of one size; undefined where it would be too small. */
export function fitLead(
  { lead }: Bill,
  theme: Theme,
  { width, height, least, kind }: LeadRoom,
): FittedLead | undefined {
  const [only, ...others] = lead
  if (only === undefined || height <= least) return undefined
  if (others.length > 0)
    return fitTogether(
      lead.map(({ words }) => words.text),
      theme,
      { width, height, least },
    )
  const { text } = only.words
  const room = {
    ...{ width, height, least, most: height, alone: true },
    lines: Math.min(Math.max(4, Math.ceil(text.length / LETTERS)), 9),
  }
  const filled = kind === 'wall' ? fitLines(text, theme, room) : undefined
  // Lines of wood type fill the measure rather than the height.
  const isRagged =
    filled && isWoodType(theme, kind) && new Set(filled.lines.map(({ size }) => size)).size === 1
  const lines = isRagged ? fitLines(text, theme, { ...room, alone: false }) : filled
  if (lines) return { size: Math.min(...lines.lines.map(({ size }) => size)), height: lines.height, lines }
  const most = Math.max(3, Math.ceil(text.length / SENTENCE))
  const fitted = fitTitle(text, theme, { width, height, lines: most, least, most: height })
  return fitted.height <= height ? { size: fitted.size, height: fitted.height, width } : undefined
}

/** Lines of one size, of which the widest fills the width; what joins two names is smaller. */
function fitTogether(
  texts: readonly string[],
  theme: Theme,
  { width, height, least }: Omit<LeadRoom, 'kind'>,
) {
  const shares = texts.map((text, at) => shareOf(text, at > 0 && at < texts.length - 1))
  const wide = texts.map((text, at) => displayWidth(text, theme) * (shares[at] ?? 1))
  const high = shares.reduce((sum, share) => sum + share * CLOSE, 0)
  const size = Math.floor(Math.min((width * 0.97) / Math.max(...wide, 0.1), (height - 1) / high))
  return size < least ? undefined : { size, height: Math.ceil(size * high) }
}

/** What joins two names stands between them. */
function shareOf(text: string, between: boolean): number {
  return between && text.length <= 4 && !/\p{Lu}/u.test(text) ? JOINT : 1
}

interface LeadProps {
  readonly lead: readonly Line[]
  readonly theme: Theme
  readonly fitted: FittedLead
}

/** What is set largest. */
export function Lead({ lead, theme: on, fitted }: LeadProps): Child {
  const [only, ...others] = lead
  const { size, lines, width } = fitted
  // Lines that fill the measure stand at its edge, on an axis too.
  const atEdge: Theme = { ...on, type: { ...on.type, align: 'start' } }
  if (only && lines && others.length === 0)
    return <TitleLines words={only.words} theme={atEdge} fitted={lines} />
  const whole = only && width && others.length === 0 ? wholeLines(only.words, on, size, width) : []
  const rows = whole.length > 1 ? whole.map(words => ({ words })) : lead
  return (
    <h1 part="headline" style={{ ...displayStyle(on, size), leading: CLOSE }}>
      {rows.map(({ words }, at) => {
        const own = Math.round(size * shareOf(words.text, at > 0 && at < others.length))
        return (
          <span style={{ display: 'block', size: own }}>
            <Phrasing nodes={words.nodes} theme={on} size={own} />
          </span>
        )
      })}
    </h1>
  )
}

interface BesideProps {
  readonly bill: Bill
  readonly place: PartsPlace
}

/** What is said around a lead and does not lead: on a card it slopes beside a display face of its own. */
function saidStyle({ type }: Theme, kind: PartsPlace['kind'], weight: number): Style {
  return kind === 'wall' ? { weight } : { italic: type.display !== type.text }
}

/** Lines on an axis are of about one length. */
function evenIn({ type }: Theme): Style {
  return type.align === 'center' ? { textWrap: 'balance' } : {}
}

/** Size over the text of a line in capitals that stands over a lead. */
const CRIED = 2.2

/** What stands over the lead, small; what is cried out there stands out. */
export function Over({ bill: { over }, place: { theme, kind, width } }: BesideProps): Child {
  const { base } = theme.type
  const styleOf = (line: Line): Style => {
    if (kind === 'card') return { leading: 1.35, ...evenIn(theme), ...saidStyle(theme, kind, 500) }
    if (!isCapital(line)) return { leading: 1.35, ...saidStyle(theme, kind, 500) }
    const fitting = (width * 0.97) / Math.max(displayWidth(line.words.text, theme), 0.1)
    return {
      ...displayStyle(theme, Math.floor(Math.max(base, Math.min(fitting, base * CRIED)))),
      leading: 1.15,
    }
  }
  return (
    <div part="over" style={{ padding: [0, 0, over.length > 0 ? space(theme, 0.5) : 0, 0] }}>
      {over.map(({ lines }, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(theme, 0.4) }}>
          {lines.map(line => (
            <p style={styleOf(line)}>
              <Phrasing nodes={line.words.nodes} theme={theme} />
            </p>
          ))}
        </div>
      ))}
    </div>
  )
}

/** Sizes over the text of what stands right under the lead: it fills the width within these. */
const UNDER = { wall: [1, 2.2], card: [1, 1.3] } as const

/** What says more of the lead. */
export function Under({ bill: { under }, place: { theme, width, kind } }: BesideProps): Child {
  if (under.length === 0) return null
  const { base, strongWeight } = theme.type
  const setting = textSetting(theme, strongWeight, 1)
  const widest = Math.max(0.1, ...under.map(({ words }) => textWidth(words.text, setting)))
  const [least, most] = UNDER[kind]
  const size = Math.floor(Math.max(Math.min((width * 0.97) / widest, base * most), base * least))
  return (
    <div part="support" style={{ padding: [space(theme, 0.5), 0, 0, 0] }}>
      {under.map(({ words: { nodes } }) => (
        <p
          style={{
            size,
            leading: 1.2,
            ...(kind === 'card' && evenIn(theme)),
            ...saidStyle(theme, kind, strongWeight),
          }}
        >
          <Phrasing nodes={nodes} theme={theme} size={size} />
        </p>
      ))}
    </div>
  )
}
