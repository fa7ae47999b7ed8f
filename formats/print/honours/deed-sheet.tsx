import { displayStyle, firstFitting, fitPage, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { type Sheet, toSheet } from '../../../core/compose/sheet.ts'
import type { Style } from '../../../core/compose/style.ts'
import { familyNamed } from '../../../core/fonts/catalogue.ts'
import { readLabelled } from '../../../core/reading/facts/label.ts'
import type { Phrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { mm, pt } from '../../../core/theme/page.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { roomAcross, space, type Theme } from '../../../core/theme/theme.ts'
import type { Line, Stanza } from '../../lines/stanzas.ts'
import { engravedPage, Frame, Lozenge } from './engraving.tsx'
import { type Deed, deedIn } from './deed.ts'

// A certificate that its author wrote line for line is engraved line for line: the house, what it is, the name, what for,
// room to sign. Nothing is taken out, so nothing is torn.

/** Sizes from large to small, as parts of what was asked for, and what the name is over the text. */
const factors = [2.4, 2.2, 2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.92, 0.84, 0.76] as const
const NAME = { least: pt(24), over: Array.from({ length: 34 }, (_, at) => 5 - at * 0.1) } as const
/** px from the trim to the words, as parts of the sheet's width and height. */
const EDGE = { side: 0.1, above: 0.1 }
/** Text larger than this leaves the name so many times as large. */
const GROWN = 1.6
const OVER = 2.4
/** What the room between blocks is at least. */
const CLOSE = 0.75

/** Whether a copy is a certificate in lines. */
export function isDeed(reading: Reading): boolean {
  return deedIn(reading) !== undefined
}

/** A sheet engraved line for line; undefined where the copy is no such thing or too long. */
export function composeDeed(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] | undefined {
  const deed = deedIn(reading)
  if (!deed) return undefined
  const side = asked.page.width * EDGE.side
  const theme = { ...asked, margin: { ...asked.margin, left: side, right: side } }
  const leads = (own: Theme): boolean =>
    own.type.base <= theme.type.base * GROWN ||
    nameStyle(deed.name, own, measure).size >= own.type.base * OVER
  const themes = factors.map(factor => scaled(theme, factor, Math.min(factor, CLOSE))).filter(leads)
  const sheet = fitPage(themes, own => sheetOf(deed, reading, own, measure), measure)
  return sheet && [sheet]
}

function sheetOf(deed: Deed, reading: Reading, theme: Theme, measure: Measure): Sheet {
  const { page } = theme
  const above = page.height * EDGE.above
  const told = reading.roles.credential?.text ?? ''
  // What somebody did, in the middle of a sentence, is no name of what they have for it.
  const credential = deed.award && /^\p{Ll}/u.test(told) ? '' : told
  const root = (
    <main style={engravedPage(theme, above)}>
      {theme.design.decor.frame === null ? null : isSurrounded(theme) ? (
        <InnerLine theme={theme} />
      ) : theme.design.decor.fields === false ? (
        <PlainFrame theme={theme} />
      ) : (
        // Waves as on bank notes are for who asks for them: this is a school's or a workshop's.
        <Frame theme={theme} waves={theme.design.decor.motif === 'guilloche'} />
      )}
      <DeedHead deed={deed} theme={theme} />
      <Honoured deed={deed} credential={credential} theme={theme} measure={measure} />
      <Told stanzas={deed.after} theme={theme} credential={credential} />
      <Signed deed={deed} theme={theme} />
    </main>
  )
  const title = deed.title?.words.text ?? reading.roles.title?.text
  return toSheet('certificate', theme, root, { margin: 0, ...(title !== undefined && { title }) })
}

/** Whether an ornament that the brief names stands around the sheet: it is the frame. */
function isSurrounded({ design: { decor } }: Theme): boolean {
  return decor.motif !== undefined && decor.motif !== null && !OWN.has(decor.motif)
}

/** Ornaments that the engraving has of its own. */
const OWN: ReadonlySet<string> = new Set(['frame', 'double-frame', 'corners', 'guilloche'])

/** One fine line within an ornament, in the second colour of the brief. */
function InnerLine({ theme: { page, color, design } }: { readonly theme: Theme }): Child {
  const inset = mm(5)
  const ink = design.color.seeds[1] ?? color.accent
  return (
    <div
      ariaHidden
      part="frame"
      style={{
        ...{ position: 'absolute', top: inset, left: inset, narrow: { display: 'none' } },
        ...{ width: page.width - 2 * inset, height: page.height - 2 * inset },
        border: { width: 1.5, color: ink },
      }}
    />
  )
}

/** Two lines around a sheet that is to be plain, px from the trim and between them. */
function PlainFrame({ theme: { page, color } }: { readonly theme: Theme }): Child {
  return [mm(9), mm(11)].map(inset => (
    <div
      ariaHidden
      part="frame"
      style={{
        ...{ position: 'absolute', top: inset, left: inset, narrow: { display: 'none' } },
        ...{ width: page.width - 2 * inset, height: page.height - 2 * inset },
        border: { width: inset === mm(9) ? 2 : 0.67, color: color.accent },
      }}
    />
  ))
}

/** The face of titles in capitals; nobody writes a hand in capitals. */
function capitals(theme: Theme): Style {
  const { base, text, strongWeight } = theme.type
  const isHand = familyNamed(theme.type.display)?.kind === 'script'
  const own = { ...displayStyle(theme, base), ...(isHand && { family: text, weight: strongWeight }) }
  return { ...own, transform: 'uppercase', italic: false, textAlign: 'center' }
}

/** Who gives it, the first line as its name, and what it is. */
function DeedHead({ deed: { givers, title }, theme }: { readonly deed: Deed; readonly theme: Theme }): Child {
  const { base } = theme.type
  const [house, ...others] = givers
  const own = capitals(theme)
  return (
    <div>
      {house && (
        <p style={{ ...own, size: base * 0.95, leading: 1.4, tracking: 0.18 }}>
          <Phrasing nodes={house.words.nodes} theme={theme} />
        </p>
      )}
      {others.map(({ words: { nodes } }) => (
        <p style={{ size: base * 0.85, leading: 1.4, color: theme.color.textMuted }}>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      {title && (
        <h1
          part="title"
          unlisted
          style={{
            ...own,
            ...{ size: base * 1.9, leading: 1.2, tracking: 0.12, color: theme.color.accentText },
            marginTop: givers.length > 0 ? space(theme, 0.75) : 0,
          }}
        >
          <Phrasing nodes={title.words.nodes} theme={theme} heading size={base * 1.9} />
        </h1>
      )}
    </div>
  )
}

interface HonouredProps {
  readonly deed: Deed
  readonly credential: string
  readonly theme: Theme
  readonly measure: Measure
}

/** What leads to the name, and the name as large as its line allows, over a fine line. */
function Honoured({
  deed: { before, award, style, name, after },
  credential,
  theme,
  measure,
}: HonouredProps): Child {
  const width = roomAcross(theme)
  const written = nameStyle(name, theme, measure)
  return (
    <div>
      <Told stanzas={before} theme={theme} award={honouredLine(after, credential) ? undefined : award} />
      {style && (
        <p style={{ marginTop: space(theme, 0.5), leading: 1.2 }}>
          <Phrasing nodes={style.nodes} theme={theme} />
        </p>
      )}
      <p part="recipient" style={{ ...written, marginTop: space(theme, style ? 0 : 0.4) }}>
        <Phrasing nodes={name.nodes} theme={theme} size={written.size} />
      </p>
      <div style={{ height: written.size * belowOf(name) }} />
      <Lozenge theme={theme} width={Math.min(mm(150), width)} />
    </div>
  )
}

/** Room between a name and the line under it, in its size: letters of some scripts, and their dots, reach far below. */
const BELOW = { usual: 0.06, descending: 0.2, deep: 0.24 }

function belowOf({ text }: Phrase): number {
  if (/[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Thai}\p{Script=Tamil}]/u.test(text))
    return BELOW.deep
  return /[gjpqyçşğęąţ,]|[Qруфц]/u.test(text) ? BELOW.descending : BELOW.usual
}

/** The name by hand, in italics where its face has serifs; in capitals it has the face of the text. */
function nameStyle(name: Phrase, theme: Theme, measure: Measure): Style & { readonly size: number } {
  const { type, color } = theme
  const isCapital = !/\p{Ll}/u.test(name.text) && /\p{Lu}/u.test(name.text)
  const kind = familyNamed(type.display)?.kind
  const face: Style =
    isCapital && kind === 'script'
      ? {
          ...displayStyle(theme, type.base),
          family: type.text,
          weight: type.strongWeight,
          tracking: 0.04,
          italic: true,
        }
      : { ...displayStyle(theme, type.base), italic: kind === 'serif' && type.displayCase === 'none' }
  const styleAt = (size: number) => ({
    ...face,
    size,
    leading: 1.15,
    color: color.heading,
    textAlign: 'center' as const,
  })
  const fitting = firstFitting(NAME.over, over => {
    const size = type.base * over
    const line = (
      <p style={styleAt(size)}>
        <Phrasing nodes={name.nodes} theme={theme} size={size} />
      </p>
    )
    const { lines, overflow } = measure.piece(line, roomAcross(theme) * 0.94)
    return lines <= 1 && overflow === 0 ? size : undefined
  })
  return styleAt(Math.max(fitting ?? 0, NAME.least))
}

/** Letters of a line that stands out among the others. */
const SHORT = 60

interface ToldProps {
  readonly stanzas: readonly Stanza[]
  readonly theme: Theme
  /** What somebody is honoured for, where a line says that. */
  readonly credential?: string
  /** The line that is what somebody is honoured with. */
  readonly award?: Line | undefined
}

/** What is told, a line for a line; a heading stands out, and a stanza from the next; labels over their values in a row. */
function Told({ stanzas, theme, credential = '', award }: ToldProps): Child {
  if (stanzas.length === 0) return null
  const honoured = award ?? honouredLine(stanzas, credential)
  return (
    <div>
      {stanzas.map((stanza, at) => (
        <div style={{ marginTop: at === 0 ? 0 : space(theme, 0.5) }}>
          <ToldStanza stanza={stanza} theme={theme} honoured={honoured} />
        </div>
      ))}
    </div>
  )
}

/** What a line ends with that only leads to what somebody has completed: `por haber completado el curso`. */
const LEADS =
  /(?:course|training|programme|program|kurs|lehrgang|cours|formation|curso|corso|cursus|курс|kursu|szkolenie)\s*[:：]?$/iu

/** A line that is a name in quotation marks. */
const QUOTED = /^[«“„"「『][^«»“”„"「」『』]{3,80}[»”“"」』]$/u

/** The line that says what somebody is honoured for; where it only leads to that, the next. */
function honouredLine(stanzas: readonly Stanza[], credential: string): Line | undefined {
  const lines = stanzas.flatMap(stanza => stanza.lines)
  const at = lines.findIndex(
    ({ words: { text } }) =>
      credential !== '' && text.includes(credential) && text.length <= credential.length + LED,
  )
  if (at < 0) return lines.find(({ words: { text } }) => QUOTED.test(text))
  const leads = /^\p{Ll}/u.test(lines[at]?.words.text ?? '') && LEADS.test(lines[at]?.words.text ?? '')
  return lines[leads && lines[at + 1] ? at + 1 : at]
}

function ToldStanza({
  stanza: { lines, depth },
  theme,
  honoured,
}: {
  readonly stanza: Stanza
  readonly theme: Theme
  readonly honoured: Line | undefined
}): Child {
  const labelled = lines.map(({ words }) => readLabelled(words))
  const row = labelled.flatMap(one => (one?.sign === 'colon' && one.value.text.length <= VALUE ? [one] : []))
  if (row.length === lines.length && row.length > 1 && row.length <= ROW)
    return <Row facts={row} theme={theme} />
  return lines.map(line =>
    line === honoured ? (
      <For words={line.words} theme={theme} />
    ) : (
      <ToldLine
        line={line}
        large={depth !== undefined || ((line.strong || isStressed(line)) && line.words.text.length <= SHORT)}
        theme={theme}
      />
    ),
  )
}

/** Letters of a value that stands in a row with others, and values of a row; letters that lead to what somebody is honoured for. */
const VALUE = 40
const ROW = 4
const LED = 16

/** Values beside each other, each under its label. */
function Row({
  facts,
  theme,
}: {
  readonly facts: readonly { readonly label: Phrase; readonly value: Phrase }[]
  readonly theme: Theme
}): Child {
  const { base, strongWeight } = theme.type
  return (
    <div
      part="facts"
      style={{ display: 'flex', justify: 'center', wrap: true, gap: [space(theme, 0.25), base * 3] }}
    >
      {facts.map(({ label, value }) => (
        <div>
          <p style={{ size: base * 0.8, leading: 1.35, color: theme.color.textMuted }}>
            <Phrasing nodes={label.nodes} theme={theme} />
          </p>
          <p style={{ weight: strongWeight, leading: 1.3 }}>
            <Phrasing nodes={value.nodes} theme={theme} />
          </p>
        </div>
      ))}
    </div>
  )
}

/** What somebody is honoured for, next to the name what is seen first; its label small over it. */
function For({ words, theme }: { readonly words: Phrase; readonly theme: Theme }): Child {
  const labelled = readLabelled(words)
  // `Course: first aid`; a title with a colon in it is one.
  const isLabel = labelled?.sign === 'colon' && !labelled.label.text.trim().includes(' ')
  const value = isLabel ? labelled.value : words
  const { base, strongWeight } = theme.type
  const size = base * 1.45
  return [
    value !== words && labelled && (
      <p style={{ size: base * 0.8, leading: 1.35, color: theme.color.textMuted }}>
        <Phrasing nodes={labelled.label.nodes} theme={theme} />
      </p>
    ),
    <p style={{ size, weight: strongWeight, leading: 1.25, color: theme.color.heading, textWrap: 'balance' }}>
      <Phrasing nodes={value.nodes} theme={theme} size={size} />
    </p>,
  ]
}

/** All of a line is in italics: what somebody did. */
function isStressed({ words: { nodes } }: Line): boolean {
  const said = nodes.filter(node => node.type !== 'text' || node.value.trim() !== '')
  return said.length > 0 && said.every(({ type }) => type === 'emphasis')
}

function ToldLine({
  line: { words },
  large,
  theme,
}: {
  readonly line: Line
  readonly large: boolean
  readonly theme: Theme
}): Child {
  const { base, text, strongWeight } = theme.type
  const size = large ? base * 1.45 : base
  const style: Style = large
    ? { size, family: text, weight: strongWeight, leading: 1.25, color: theme.color.heading }
    : { leading: 1.3, textWrap: 'balance' }
  return (
    <p style={style}>
      <Phrasing nodes={words.nodes} theme={theme} size={size} />
    </p>
  )
}

/** Letters of small lines that stand in one row. */
const IN_ROW = 120

function isInRow(lines: readonly Line[]): boolean {
  const letters = lines.reduce((sum, { words }) => sum + words.text.length, 0)
  return lines.length > 1 && letters <= IN_ROW && lines.every(({ words }) => words.text.length <= SHORT)
}

/** Lines to sign on with room over them, and what is small at the foot. */
function Signed({
  deed: { caption, signers, small },
  theme,
}: {
  readonly deed: Deed
  readonly theme: Theme
}): Child {
  const quiet: Style = { size: theme.type.base * 0.8, leading: 1.35, color: theme.color.textMuted }
  const line = { width: 1, color: theme.color.text }
  const columns = Math.min(Math.max(signers.length, 1), Math.max(1, Math.floor(roomAcross(theme) / mm(60))))
  return (
    <div>
      {caption && (
        <p style={quiet}>
          <Phrasing nodes={caption.words.nodes} theme={theme} />
        </p>
      )}
      {signers.length > 0 && (
        <section
          part="signatures"
          style={{ display: 'grid', columns, gap: space(theme, 1.5), breakInside: 'avoid' }}
        >
          {signers.map(([name, ...posts]) => (
            <div part="signature">
              <div style={{ height: mm(14), maxWidth: mm(68), borderBottom: line, marginInline: 'auto' }} />
              {name && (
                <p style={{ marginTop: space(theme, 0.2), leading: 1.3 }}>
                  <Phrasing nodes={name.nodes} theme={theme} />
                </p>
              )}
              {posts.map(({ nodes }) => (
                <p style={quiet}>
                  <Phrasing nodes={nodes} theme={theme} />
                </p>
              ))}
            </div>
          ))}
        </section>
      )}
      {small.length > 0 && (
        <div part="small-print" style={{ ...quiet, marginTop: signers.length > 0 ? space(theme, 0.75) : 0 }}>
          {isInRow(small) ? (
            <p>
              {small.map(({ words: { nodes } }, at) => [
                at > 0 && ' · ',
                <span style={{ whiteSpace: 'nowrap' }}>
                  <Phrasing nodes={nodes} theme={theme} />
                </span>,
              ])}
            </p>
          ) : (
            small.map(({ words: { nodes } }) => (
              <p>
                <Phrasing nodes={nodes} theme={theme} />
              </p>
            ))
          )}
        </div>
      )}
    </div>
  )
}
