import type { PhrasingContent } from 'mdast'
import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { type HeightOf, heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textWidth, unbrokenSize, widestWord } from '../../fitting/measure.ts'
import { graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import {
  closes,
  graphicRoom,
  graphicSheet,
  type SheetLook,
  withoutLongFoot,
} from '../sheets/graphic-sheet.tsx'
import { pageTheme, reaching } from '../sheets/page-theme.ts'
import { restSheet } from '../sheets/rest-sheet.tsx'
import { washed } from '../sheets/washed.ts'
import { composeOrganisation, leastType } from './compose-organisation.tsx'
import { Monogram } from './monogram.tsx'
import { type Person, personOf } from './people.ts'

/** Panels that hang from a band, and people in all. */
const MOST = { panels: 14, people: 60 }

/** Who leads all is a band from edge to edge; the parts below hang from it as panels, each under who leads it. */
export const band: Composition = {
  name: 'band and panels',
  leads: true,
  suits: (reading, { decor }) => decor.fields !== false && headOf(reading) !== undefined,
  compose: (given, base, measure) => {
    const asked = reaching(pageTheme(base), 0.5, 0.62)
    const theme = scaled(asked, Math.max(1, Math.ceil(leastSize(asked.page)) / asked.type.base))
    const reading = withNotes(given)
    const head = headOf(reading)
    const { copy, further } = withoutLongFoot(graphicCopy(reading, ['people']), theme, measure)
    for (const look of head ? looks : []) {
      const own: SheetLook = { ...look, bleeds: true, beside: true, least: leastSize(theme.page) }
      const room = { ...graphicRoom(copy, theme, measure, own), closes: closes(copy) }
      const plan = planPanels(head as Person, room, theme, measure)
      if (plan === undefined) continue
      const children = <Organisation plan={plan} theme={theme} />
      const sheet = graphicSheet({ name: 'organisation', copy, theme, ...own, children })
      const notes = further && restSheet(further, theme, measure, { name: 'notes', continued: true })
      return notes ? [sheet, notes] : [sheet]
    }
    return composeOrganisation(given, base, measure)
  },
}

/** Titles from large to small. */
const looks: readonly SheetLook[] = [{ title: 0.085 }, { title: 0.062 }]

/** The one who leads all, with the parts of the organisation below; nobody where several do, or too many are below. */
function headOf({ lists: { people = [] } }: Reading): Person | undefined {
  const [head, ...others] = people.map(personOf)
  const parts = head?.reports.length ?? 0
  if (!head || others.length > 0 || parts < 2 || parts > MOST.panels) return undefined
  return head.reports.some(({ reports }) => reports.length > 0) && countOf(head) <= MOST.people
    ? head
    : undefined
}

function countOf({ reports }: Person): number {
  return reports.reduce((sum, person) => sum + countOf(person), 1)
}

// Plan

/** How a band and its panels stand, px. */
interface PanelPlan extends Look {
  readonly head: Person
  readonly band: number
  /** By row, from its stems on. */
  readonly rows: readonly PanelRow[]
}

interface PanelRow {
  readonly people: readonly Person[]
  readonly top: number
  readonly height: number
  /** Of who leads a panel. */
  readonly head: number
  /** Of each card; as tall as its words where they are not alike. */
  readonly card?: number
}

interface Look {
  /** Of names. */
  readonly size: number
  /** Of what people do. */
  readonly role: number
  readonly edge: number
  readonly gap: number
  readonly pad: number
  /** Of a panel. */
  readonly width: number
  /** From a band or a row to the panels below. */
  readonly stem: number
  /** px of the signs of people; 0 where there are none. */
  readonly sign: number
  readonly line: number
}

interface Room {
  readonly width: number
  readonly height: number
  /** Something stands below. */
  readonly closes: boolean
}

/** Names that are tried, in the least type of the page. */
const sizes = [2, 1.8, 1.62, 1.48, 1.36, 1.26, 1.17, 1.08, 1, 0.92, 0.84, 0.77, 0.7, 0.62]

/** The band, shares of the height of the page from large to small. */
const bands = [0.2, 0.17, 0.14, 0.11, 0.09]

/** The largest type in which everybody fits under the band, with signs where these leave it readable. */
function planPanels(head: Person, room: Room, theme: Theme, measure: Measure): PanelPlan | undefined {
  const heightOf = heightsIn(theme, measure)
  const legible = leastSize(theme.page)
  const tried = sizes
    .map(factor => Math.ceil(legible * factor * 10) / 10)
    .filter(size => size >= Math.min(leastType(theme), legible))
  const signed = tried.filter(size => size >= legible * SIGNED).map(size => ({ size, rows: 1, signed: true }))
  const plain = tried.flatMap(size =>
    [1, 2, 3]
      .filter(rows => head.reports.length >= rows * 3 - 2)
      .map(rows => ({ size, rows, signed: false })),
  )
  const ways = [...signed, ...plain]
  for (const way of ways) {
    const look = lookAt(way.size, Math.ceil(head.reports.length / way.rows), way.signed, room, theme)
    if (!isWide(head, look, theme)) continue
    for (const share of bands) {
      const tall = Math.round(theme.page.height * share)
      const plan = tall >= look.size * 3.6 ? stand(head, look, tall, room, heightOf, theme) : undefined
      if (plan) return plan
    }
  }
  return undefined
}

/** Names from which on there is room for signs, in the least type of the page. */
const SIGNED = 1.08

function lookAt(size: number, columns: number, signed: boolean, room: Room, theme: Theme): Look {
  const edge = Math.round(theme.margin.left)
  const gap = Math.round(Math.max(8, size * 0.65))
  return {
    size,
    role: Math.max(Math.min(leastSize(theme.page), size), Math.round(size * 0.88 * 10) / 10),
    edge,
    gap,
    pad: Math.round(size * 0.7),
    width: Math.floor((room.width - 2 * edge - gap * (columns - 1)) / columns),
    stem: Math.round(size * 1.6),
    sign: signed ? Math.round(size * 2.4) : 0,
    line: Math.max(2, Math.round(theme.rule * 1.5)),
  }
}

/** Where the line of a panel stands, from its start; cards begin behind it. */
function railOf({ pad }: Look): number {
  return pad
}

function cardWidth(look: Look): number {
  return look.width - railOf(look) - look.pad * 1.4
}

function insideOf(look: Look, isHead: boolean): number {
  return (isHead ? look.width - look.pad * 2 : cardWidth(look) - look.pad * 1.5) - signRoom(look)
}

function signRoom({ sign, size }: Look): number {
  return sign > 0 ? sign + Math.round(size * 0.55) : 0
}

/** Whether no word is wider than its place. */
function isWide(head: Person, look: Look, theme: Theme): boolean {
  const { type, lang } = theme
  const setting = (size: number, weight: number) => ({ family: type.text, weight, size: size * 1.03, lang })
  const fits = (person: Person, isHead: boolean): boolean =>
    widestWord(
      phrasingText(person.name),
      setting(isHead ? look.size * HEAD : look.size, type.strongWeight),
    ) <= insideOf(look, isHead) &&
    [person.role, person.group, ...person.details].every(
      nodes => widestWord(phrasingText(nodes), setting(look.role, 400)) <= insideOf(look, isHead),
    )
  return head.reports.every(
    part =>
      fits(part, true) &&
      part.reports.every(person => fits(person, false) && everyBelow(person, one => fits(one, false))),
  )
}

function everyBelow({ reports }: Person, isSo: (person: Person) => boolean): boolean {
  return reports.every(person => isSo(person) && everyBelow(person, isSo))
}

/** Rows of panels below a band; undefined where they do not fit. */
function stand(
  head: Person,
  look: Look,
  tall: number,
  room: Room,
  heightOf: HeightOf,
  theme: Theme,
): PanelPlan | undefined {
  const columns = Math.round((room.width - 2 * look.edge + look.gap) / (look.width + look.gap))
  const rows = Array.from({ length: Math.ceil(head.reports.length / columns) }, (_, at) =>
    head.reports.slice(at * columns, (at + 1) * columns),
  )
  const height = room.height - tall - (room.closes ? 0 : look.edge)
  const measured = rows.map(people => measureRow(people, look, heightOf, theme))
  const even = measured.reduce((sum, row) => sum + row.even, 0)
  const least = measured.reduce((sum, row) => sum + row.least, 0)
  if (least > height) return undefined
  const isEven = even <= height
  const spare = (height - (isEven ? even : least)) / rows.length
  let top = tall
  const placed = rows.map((people, at): PanelRow => {
    const { head: lead, card, most, even: alike, least: own } = measured[at] as MeasuredRow
    const grown = isEven ? Math.min(card * CARD, card + spare / Math.max(most, 1)) : card
    const row = { people, top, height: Math.floor((isEven ? alike : own) + spare - look.stem), head: lead }
    top += row.height + look.stem
    return { ...row, ...(isEven && { card: Math.floor(grown) }) }
  })
  return { ...look, head, band: tall, rows: placed }
}

/** By how much a card may be taller than the tallest words. */
const CARD = 1.5

interface MeasuredRow {
  readonly head: number
  readonly card: number
  /** Cards in the longest panel. */
  readonly most: number
  /** With cards that are alike, and with cards as tall as their words; the stems over it included. */
  readonly even: number
  readonly least: number
}

function measureRow(people: readonly Person[], look: Look, heightOf: HeightOf, theme: Theme): MeasuredRow {
  const cardOf = (person: Person): number =>
    Math.ceil(heightOf(<Card person={person} look={look} theme={theme} />, cardWidth(look)))
  const head = Math.ceil(
    Math.max(
      ...people.map(person => heightOf(<Lead person={person} look={look} theme={theme} />, look.width)),
    ),
  )
  const cards = people.map(({ reports }) => reports.map(cardOf))
  const card = Math.max(0, ...cards.flat())
  const most = Math.max(...cards.map(({ length }) => length))
  const around = look.stem + head + look.gap
  const least = Math.max(...cards.map(own => own.reduce((sum, one) => sum + one + look.gap, 0)))
  return { head, card, most, even: around + most * (card + look.gap), least: around + least }
}

// Drawing

interface DrawnProps {
  readonly plan: PanelPlan
  readonly theme: Theme
}

function Organisation({ plan, theme }: DrawnProps): Child {
  const { head, rows } = plan
  const last = rows.at(-1) as PanelRow
  return (
    <ul role="list" part="tree" style={{ display: 'flex', direction: 'column' }}>
      <li style={{ position: 'relative', height: last.top + plan.stem + last.height }}>
        <Band person={head} plan={plan} theme={themeOn(theme, 'accent')} />
        <ul role="list" style={{ display: 'flex' }}>
          {rows.flatMap((row, at) =>
            row.people.map((person, column) => (
              <Panel person={person} row={row} column={column} isFirst={at === 0} plan={plan} theme={theme} />
            )),
          )}
        </ul>
      </li>
    </ul>
  )
}

/** A place from the side that reading starts at. */
function from({ dir }: Theme, distance: number): Style {
  return dir === 'rtl' ? { right: Math.round(distance) } : { left: Math.round(distance) }
}

/** Who leads all, large, and what they do at the other end. */
function Band({ person, plan, theme }: DrawnProps & { readonly person: Person }): Child {
  const { edge, band: height, role } = plan
  const { page, color } = theme
  const sign = Math.round(height * 0.68)
  const wide = page.width - 2 * edge - sign - height * 0.2
  const words = phrasingText(person.name)
  const perEm = Math.max(textWidth(words, displaySetting(theme, 1)), 0.1)
  const single = Math.min(height * 0.5, (wide * 0.6) / perEm)
  // Where the name would be small beside it, what they do stands below.
  const isBeside = single >= height * 0.28
  const size = isBeside
    ? single
    : Math.min(height * 0.3, Math.max(wide / perEm, unbrokenSize(words, wide, height * 0.24, theme)))
  const small = Math.max(role, Math.round(Math.min(size * 0.45, height * 0.18)))
  const said = [person.group, person.role, ...person.details].filter(nodes => nodes.length > 0)
  const mono = { ...theme, color: { ...color, accent: color.text, onAccent: color.paper } }
  return (
    <div
      part="band"
      style={{
        height,
        display: 'flex',
        align: 'center',
        justify: 'between',
        gap: height * 0.2,
        padding: [0, edge],
        background: color.paper,
        color: color.text,
      }}
    >
      <Monogram person={person} size={sign} theme={mono} />
      <div
        style={{
          grow: 1,
          basis: 0,
          display: 'flex',
          direction: isBeside ? 'row' : 'column',
          align: isBeside ? 'center' : 'start',
          justify: 'between',
          gap: isBeside ? height * 0.2 : height * 0.03,
        }}
      >
        <p style={{ ...displayStyle(theme, size), leading: 1.04, ...(isBeside && { grow: 1, basis: 0 }) }}>
          <Phrasing nodes={person.name} theme={theme} size={size} heading />
        </p>
        <div style={isBeside ? { maxWidth: '36%', textAlign: 'end' } : {}}>
          {said.map(nodes => (
            <p style={{ size: small, leading: 1.25, color: color.textMuted }}>
              <Phrasing nodes={nodes} theme={theme} size={small} />
            </p>
          ))}
        </div>
      </div>
    </div>
  )
}

interface PanelProps extends DrawnProps {
  readonly person: Person
  readonly row: PanelRow
  readonly column: number
  readonly isFirst: boolean
}

/** A part of the organisation: who leads it, and a line from the band to everybody below. */
function Panel({ person, row, column, isFirst, plan, theme }: PanelProps): Child {
  const { edge, width, gap, pad, stem } = plan
  const hasTeam = person.reports.length > 0
  const left = edge + (width + gap) * column
  return (
    <li
      part="panel"
      style={{
        position: 'absolute',
        ...from(theme, left),
        top: row.top,
        width,
        height: stem + (hasTeam ? row.height : row.head),
      }}
    >
      <Stem row={row} isFirst={isFirst} plan={plan} theme={theme} />
      <div
        style={{
          marginTop: stem,
          height: hasTeam ? row.height : row.head,
          background: washed(theme, theme.color.accent, 0.06).color.paper,
          radius: radiusOf(theme),
        }}
      >
        <Lead person={person} look={plan} theme={theme} height={row.head} />
        {hasTeam && (
          <ul
            role="list"
            style={{
              display: 'flex',
              direction: 'column',
              gap,
              padding: flowEdges(theme, { top: gap, start: railOf(plan) + pad, end: pad * 0.4 }),
            }}
          >
            {person.reports.map((report, at) => (
              <li style={{ position: 'relative' }}>
                <Rail plan={plan} theme={theme} isLast={at === person.reports.length - 1} />
                <Card
                  person={report}
                  look={plan}
                  theme={theme}
                  {...(row.card !== undefined && { height: row.card })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

function radiusOf({ radius }: Theme): number {
  return Math.min(radius, 10)
}

/** The line that a panel hangs from: down from the band, for a lower row through the gap beside the panels above. */
function Stem({ row, isFirst, plan, theme }: DrawnProps & Pick<PanelProps, 'row' | 'isFirst'>): Child {
  const { stem, gap, line, band: tall } = plan
  const background = markColor(theme)
  const rail = railOf(plan)
  if (isFirst)
    return (
      <div
        ariaHidden
        style={{ position: 'absolute', top: 0, ...from(theme, rail), width: line, height: stem, background }}
      />
    )
  const half = Math.round(stem / 2)
  const side = -Math.round(gap / 2) - line / 2
  const piece = (style: Style): Child => (
    <div ariaHidden style={{ position: 'absolute', background, ...style }} />
  )
  return (
    <>
      {piece({ top: tall - row.top, ...from(theme, side), width: line, height: row.top - tall + half })}
      {piece({ top: half, ...from(theme, side), width: rail - side, height: line })}
      {piece({ top: half, ...from(theme, rail), width: line, height: stem - half })}
    </>
  )
}

/** The piece of a panel's line at a card: to its middle where it is the last. */
function Rail({ plan, theme, isLast }: DrawnProps & { readonly isLast: boolean }): Child {
  const { gap, pad } = plan
  const width = Math.max(1, Math.round(theme.rule))
  const background = markColor(theme)
  return (
    <>
      <div
        ariaHidden
        style={{
          position: 'absolute',
          top: -gap,
          ...(isLast ? { height: gap + plan.size * 1.4 } : { bottom: 0 }),
          ...from(theme, -pad),
          width,
          background,
        }}
      />
      <div
        ariaHidden
        style={{
          position: 'absolute',
          top: plan.size * 1.4,
          ...from(theme, -pad),
          width: pad,
          height: width,
          background,
        }}
      />
    </>
  )
}

interface CardProps {
  readonly person: Person
  readonly look: Look
  readonly theme: Theme
  readonly height?: number
}

/** By how much the name of who leads a panel is larger. */
const HEAD = 1.1

/** Who leads a panel, on its tint under a thick line. */
function Lead({ person, look, theme, height }: CardProps): Child {
  const own = washed(theme, theme.color.accent, 0.19)
  const top = { width: Math.max(3, Math.round(look.size * 0.26)), color: markColor(theme) }
  return (
    <div
      part="lead"
      style={{
        ...(height !== undefined && { height }),
        padding: [look.pad * 0.8, look.pad],
        borderTop: top,
        background: own.color.paper,
        color: own.color.text,
      }}
    >
      <Words person={person} look={look} theme={own} size={look.size * HEAD} />
    </div>
  )
}

/** Somebody in a panel, and in small lines who reports to them; a free place has a dashed edge. */
function Card({ person, look, theme, height }: CardProps): Child {
  const width = Math.max(1, theme.rule)
  const { color } = theme
  const edge = person.vacant
    ? ({ width: width * 1.5, color: markColor(theme), style: 'dashed' } as const)
    : { width, color: washed(theme, color.accent, 0.45).color.paper }
  return (
    <div
      part="person"
      style={{
        ...(height !== undefined && { height }),
        padding: [look.pad * 0.55, look.pad * 0.75],
        radius: radiusOf(theme),
        border: edge,
        ...(!person.vacant && { background: color.paper }),
        display: 'flex',
        direction: 'column',
        justify: 'center',
      }}
    >
      <Words person={person} look={look} theme={theme} size={look.size} />
      <Team people={person.reports} look={look} theme={theme} />
    </div>
  )
}

/** Everybody below somebody in a card, a line each, those below them further in. */
function Team({ people, look, theme }: { people: readonly Person[]; look: Look; theme: Theme }): Child {
  if (people.length === 0) return null
  return (
    <ul
      role="list"
      style={{
        display: 'flex',
        direction: 'column',
        marginTop: look.size * 0.3,
        borderTop: { width: Math.max(1, theme.rule), color: theme.color.hairline },
        padding: flowEdges(theme, { top: look.size * 0.25, start: look.size * 0.3 }),
      }}
    >
      {people.map(person => (
        <li>
          <Words person={person} look={{ ...look, sign: 0 }} theme={theme} size={look.role} isLine />
          <Team people={person.reports} look={look} theme={theme} />
        </li>
      ))}
    </ul>
  )
}

interface WordsProps extends Omit<CardProps, 'height'> {
  readonly size: number
  /** What they do stands behind the name. */
  readonly isLine?: boolean
}

/** A name over what somebody does, beside their sign. */
function Words({ person, look, theme, size, isLine = false }: WordsProps): Child {
  const { group, name, role, details, vacant } = person
  const { color, type } = theme
  const line = (nodes: readonly PhrasingContent[], part: string, style: Style = {}): Child =>
    nodes.length > 0 && (
      <p part={part} style={{ size: look.role, leading: 1.2, color: color.textMuted, ...style }}>
        <Phrasing nodes={nodes} theme={theme} size={look.role} />
      </p>
    )
  const own: Style = vacant
    ? { weight: 400, color: color.accentText }
    : { weight: type.strongWeight, color: color.heading }
  const words = (
    <>
      {line(group, 'group', { weight: type.strongWeight })}
      <p style={{ size, leading: 1.18 }}>
        <span style={own}>
          <Phrasing nodes={name} theme={theme} size={size} />
        </span>
        {isLine && role.length > 0 && (
          <span style={{ color: color.textMuted }}>
            {'  '}
            <Phrasing nodes={role} theme={theme} size={size} />
          </span>
        )}
      </p>
      {!isLine && line(role, 'role', { marginTop: look.size * 0.12 })}
      {details.map(nodes => line(nodes, 'detail'))}
    </>
  )
  if (look.sign === 0) return <div style={{ hyphens: false }}>{words}</div>
  return (
    <div style={{ display: 'flex', gap: Math.round(look.size * 0.55), align: 'center', hyphens: false }}>
      <Monogram person={person} size={look.sign} theme={theme} />
      <div style={{ grow: 1, basis: 0 }}>{words}</div>
    </div>
  )
}
