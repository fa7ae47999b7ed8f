import { Label, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { mm } from '../../../core/theme/page.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { textSetting, textWidth } from '../../fitting/measure.ts'
import { Logo } from '../sheets/masthead.tsx'
import { type Piece, RunIn } from '../sheets/run-in.tsx'
import { MoreFacts } from './career.tsx'
import { NameTitle } from './name-title.tsx'
import { personOf } from './person-copy.ts'

interface NameBandProps {
  readonly reading: Reading
  readonly theme: Theme
  /** px */
  readonly width: number
}

/** How large a name may be, on two lines as well, and below what it takes them: parts of body. */
const NAME = { most: 6.8, least: 3.6, mostInTwo: 4.9 } as const

/** By how much profession and summary are larger than body. */
const SECOND = 1.27

/** Letters up to which a summary stands on the band, and the part of the band's width that its lines take. */
const SUMMARY = { most: 420, width: 0.82 } as const

/** The name as wide as the page, and below it what they are, how they are reached and what they say of themselves. */
export function NameBand({ reading, theme: paper, width }: NameBandProps): Child {
  const theme = themeOn(paper, 'accent')
  const { name, above, titles, lines, contacts, entries, summary } = personOf(reading)
  const { left, right } = theme.margin
  const room = width - left - right
  const { base } = theme.type
  const second = Math.round(base * SECOND)
  // Where the accent is a touch, it ends with the cap above the name.
  const below = theme.color.paper === paper.color.accent ? 0 : space(theme, 1.25)
  return (
    <header
      part="band"
      style={{
        ...{ position: 'relative', background: theme.color.paper, color: theme.color.text },
        padding: [below, right, space(theme, 2), left],
        narrow: { padding: space(theme, 1) },
      }}
    >
      <Logo theme={theme} reading={reading} />
      {above.map(({ nodes }) => (
        <Label theme={theme}>
          <Phrasing nodes={nodes} theme={theme} />
        </Label>
      ))}
      {name && <NameTitle theme={theme} name={name} width={room} {...NAME} />}
      {titles.map(({ nodes }) => (
        <p
          style={{
            size: second,
            weight: theme.type.strongWeight,
            leading: 1.3,
            marginTop: space(theme, 0.4),
          }}
        >
          <Phrasing nodes={nodes} theme={theme} size={second} />
        </p>
      ))}
      {lines.map(line => (
        <RunIn theme={theme} pieces={[line]} style={{ marginTop: space(theme, 0.25) }} />
      ))}
      <Contacts theme={theme} pieces={contacts} room={room} />
      <MoreFacts theme={theme} entries={entries} />
      {standsOnBand(reading) && (
        <div
          style={{
            marginTop: space(theme, 1.25),
            size: second,
            leading: 1.4,
            maxWidth: room * SUMMARY.width,
          }}
        >
          <Prose nodes={summary} theme={theme} measured={false} size={second} />
        </div>
      )}
    </header>
  )
}

/** Whether the summary is short enough for the band. */
export function standsOnBand(reading: Reading): boolean {
  const { summary } = personOf(reading)
  return summary.length > 0 && summary.map(plainText).join(' ').length <= SUMMARY.most
}

interface ContactsProps {
  readonly theme: Theme
  readonly pieces: readonly Piece[]
  /** px */
  readonly room: number
}

/** Contacts in one row at even distances, where they have room in it; else one after the other. */
function Contacts({ theme, pieces, room }: ContactsProps): Child {
  const setting = textSetting(theme)
  const gap = mm(7)
  const isLabelled = pieces.some(({ label }) => label !== undefined)
  const widths = pieces.map(({ text = '' }) => textWidth(text, setting) + gap)
  const isRow = !isLabelled && widths.reduce((sum, width) => sum + width, 0) <= room
  const style = { marginTop: space(theme, 0.5) }
  if (!isRow) return <RunIn theme={theme} pieces={pieces} style={style} />
  return (
    <div
      style={{
        ...style,
        ...{ display: 'flex', wrap: true, gap: [0, gap] },
      }}
    >
      {pieces.map(piece => (
        <RunIn theme={theme} pieces={[piece]} />
      ))}
    </div>
  )
}
