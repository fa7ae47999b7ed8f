import { displayStyle, labelStyle, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { readAirportWords } from '../../../core/reading/facts/airport.ts'
import { cut, type Phrase, trim } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Reading } from '../../../core/reading/reading.ts'
import { sizeAt, type Theme } from '../../../core/theme/theme.ts'
import { entryOfClaim } from '../copy/entry.ts'
import { fitTitle } from '../sheets/title.tsx'
import { Joined } from '../../../core/compose/joined.tsx'

/** One end of a journey: what is set large, the words under it, and the label that the author wrote before it. */
export interface End {
  readonly label?: Phrase
  readonly name: Phrase
  readonly place: readonly Phrase[]
}

/** Where a journey leads; both ends by their codes, or both by their names. */
export interface Journey {
  readonly from: End
  readonly to: End
  readonly coded: boolean
}

/** The journey in a reading; undefined where one of its ends is missing or is told in a sentence. */
export function journeyIn({ roles, lang }: Reading): Journey | undefined {
  const { departureAirport: from, arrivalAirport: to } = roles
  if (!from || !to || from.stays || to.stays) return undefined
  const coded = [codedEnd(from, lang), codedEnd(to, lang)] as const
  if (coded[0] && coded[1]) return { from: coded[0], to: coded[1], coded: true }
  const named = [namedEnd(from), namedEnd(to)] as const
  return named[0] && named[1] ? { from: named[0], to: named[1], coded: false } : undefined
}

function codedEnd(claim: Claim, lang: string): End | undefined {
  const { lines } = entryOfClaim(claim)
  for (const line of lines) {
    const words = readAirportWords(line, lang)
    if (words)
      return {
        ...labelOf(claim),
        name: words.code,
        place: lines.flatMap(other => (other === line ? words.place : [other])),
      }
  }
  return undefined
}

/** By a name, what a comma divides from that as the place, `Anleger 3, Hafen Süd`, and so what is in brackets that has one. */
function namedEnd(claim: Claim): End | undefined {
  const [line, ...place] = entryOfClaim(claim).lines
  if (!line) return undefined
  const { name, behind } = dividedAt(line, COMMA) ?? dividedAt(line, BRACKETS) ?? {}
  if (!name || !behind) return { ...labelOf(claim), name: line, place }
  return { ...labelOf(claim), name, place: [behind, ...place] }
}

/** A line in what stands before what a pattern finds between two pieces, and what stands behind it. */
function dividedAt(
  line: Phrase,
  pattern: RegExp,
): { readonly name: Phrase; readonly behind: Phrase } | undefined {
  const [, before = '', between = '', behind = ''] = pattern.exec(line.text) ?? []
  if (between === '') return undefined
  const from = before.length + between.length
  return { name: trim(cut(line, 0, before.length)), behind: trim(cut(line, from, from + behind.length)) }
}

/** A comma that stands in no brackets, and brackets that end a line and have one. */
const COMMA = /^((?:[^,，、()（）]|[(（][^()（）]*[)）])*)([,，、]\s*)(.*)$/su
const BRACKETS = /^([^()（）]*[^()（）\s])(\s*[(（])([^()（）]*[,，、][^()（）]*)[)）]$/u

function labelOf({ written, label }: Claim): Pick<End, 'label'> {
  return written && label.text !== '' ? { label } : {}
}

/** What a journey is called: `SIN → PEN`. */
export function journeyTitle({ from, to }: Journey, { dir }: Pick<Theme, 'dir'>): string {
  return `${from.name.text} ${arrow(dir)} ${to.name.text}`
}

function arrow(dir: Theme['dir']): string {
  return dir === 'rtl' ? '←' : '→'
}

/** What a journey's headline is made of. */
interface RouteProps {
  readonly journey: Journey
  readonly theme: Theme
  /** px that it may take. */
  readonly width: number
  readonly height: number
  /** The copy has a headline of its own. */
  readonly titled: boolean
}

/** The ends of a journey with an arrow between, and under each the place it stands for. */
export function Route({ journey, theme, width, height, titled }: RouteProps): Child {
  const { from, to, coded } = journey
  const size = Math.min(...[from, to].map(end => sizeOf(end, { theme, width, height, coded })))
  const codeStyle = { ...displayStyle(theme, size), ...grid, leading: 1.1 }
  const letters = (
    <>
      <span>
        <Phrasing nodes={from.name.nodes} theme={theme} size={size} />
      </span>
      <span>{arrow(theme.dir)}</span>
      <span>
        <Phrasing nodes={to.name.nodes} theme={theme} size={size} />
      </span>
    </>
  )
  return (
    <div part="route" style={{ shrink: 0 }}>
      {(from.label ?? to.label) && (
        <p style={{ ...labelStyle(theme), ...grid }}>
          <EndLabel end={from} theme={theme} />
          <span />
          <EndLabel end={to} theme={theme} />
        </p>
      )}
      {titled ? <p style={codeStyle}>{letters}</p> : <h1 style={codeStyle}>{letters}</h1>}
      {from.place.length + to.place.length > 0 && (
        <p style={{ ...grid, leading: 1.25 }}>
          <PlaceWords end={from} theme={theme} />
          <span />
          <PlaceWords end={to} theme={theme} />
        </p>
      )}
    </div>
  )
}

const shares = [5, 2, 5]
const grid = { display: 'grid', columns: shares } as const

interface Room extends Pick<RouteProps, 'theme' | 'width' | 'height'> {
  readonly coded: boolean
}

function sizeOf({ name }: End, { theme, width, height, coded }: Room): number {
  const { page, type } = theme
  const most = Math.min(page.width, page.height) * (coded ? 0.22 : 0.13)
  const lines = coded ? 1 : 2
  const least = sizeAt(theme, coded ? 2 : 1)
  const column = (width * 5) / 12
  return fitTitle(name.text, theme, { width: column, height: height - type.base * 2.6, lines, least, most })
    .size
}

/** What an end of a way is called: `From`. */
export function EndLabel({ end: { label }, theme }: { readonly end: End; readonly theme: Theme }): Child {
  return <span>{label && <Phrasing nodes={label.nodes} theme={theme} />}</span>
}

/** City, airport and the rest, a short line: `Porto · Francisco Sá Carneiro · Terminal 1`. */
export function PlaceWords({ end: { place }, theme }: { readonly end: End; readonly theme: Theme }): Child {
  return (
    <span>
      <Joined phrases={place} theme={theme} />
    </span>
  )
}
