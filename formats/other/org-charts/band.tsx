import type { PhrasingContent } from 'mdast'
import { displayStyle, flowEdges, Phrasing } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import type { Style } from '../../../core/compose/style.ts'
import { type Design, isToBeSeen } from '../../../core/brief/design.ts'
import { firstFitting } from '../../../core/compose/fit.ts'
import type { Composition } from '../../../core/format.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import { phrasingText } from '../../../core/source/text.ts'
import { leastSize } from '../../../core/theme/medium.ts'
import { contrast } from '../../../core/theme/contrast.ts'
import { distance, mixed, tinted, toHex, toOklch } from '../../../core/theme/oklch.ts'
import { scaled } from '../../../core/theme/scaled.ts'
import { namedSeeds } from '../../../core/theme/scheme.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { themeOn, themeOnColor } from '../../../core/theme/theme-on.ts'
import { markColor } from '../../charts/mark-color.ts'
import { type HeightOf, heightsIn } from '../../fitting/height-of.tsx'
import { displaySetting, textSetting, textWidth, unbrokenSize, widestWord } from '../../fitting/measure.ts'
import { blocksOfSection, graphicCopy, withNotes } from '../sheets/graphic-copy.ts'
import {
  closes,
  graphicRoom,
  graphicSheet,
  type SheetLook,
  withoutLongFoot,
} from '../sheets/graphic-sheet.tsx'
import { pageTheme, reaching } from '../sheets/page-theme.ts'
import { restSheet } from '../sheets/rest-sheet.tsx'
import { readableOn, washed } from '../sheets/washed.ts'
import { composeOrganisation, leastType } from './compose-organisation.tsx'
import { type Dotted, dottedIn } from './dotted.ts'
import { Monogram } from './monogram.tsx'
import { isStaff, leadsAll, type Person, personOf, postsStandOut } from './people.ts'
import { inRows } from '../../../core/compose/in-rows.ts'

/** Panels that hang from a band, people in all, and those beside who leads them, of whom some are councils and the like. */
const MOST = { panels: 14, people: 60, beside: 4, others: 2 }

/**
 * Who leads all is a band from edge to edge, with whoever stands between them and the parts of the organisation on bands of
 * their own; the parts hang below as panels in colours of their own, each under who leads it.
 */
export const band: Composition = {
  name: 'band and panels',
  leads: true,
  suits: (reading, design) => design.decor.fields !== false && leadOf(reading, design) !== undefined,
  compose: (given, base, measure) => {
    const asked = reaching(pageTheme(base), 0.5, 0.62)
    const theme = scaled(asked, Math.max(1, Math.ceil(leastSize(asked.page)) / asked.type.base))
    const reading = withNotes(given)
    const lead = leadOf(reading, base.design)
    const { copy, further } = withoutLongFoot(graphicCopy(reading, ['people']), theme, measure)
    const planOn = (own: SheetLook): PanelPlan | undefined =>
      planPanels(
        lead as Lead,
        { ...graphicRoom(copy, theme, measure, own), closes: closes(copy) },
        theme,
        measure,
      )
    const plans = (lead ? looks : []).flatMap(look => {
      const large: SheetLook = { ...look, bleeds: true, beside: true }
      const first = planOn(large)
      // What is said below is no larger than the names, and leaves them the more room.
      const own = first && first.size < leastSize(theme.page) ? { ...large, least: first.size } : large
      const plan = own === large ? first : planOn(own)
      return plan ? [{ own, plan }] : []
    })
    // A larger title may not make names smaller.
    const [best] = plans.toSorted((one, other) => other.plan.size - one.plan.size)
    if (best === undefined) return composeOrganisation(given, base, measure)
    const said = [...copy.rest, ...(further?.rest ?? [])].flatMap(blocksOfSection)
    const dotted = dottedIn([...said, ...copy.lead], best.plan.parts)
    const children = <Organisation plan={best.plan} dotted={dotted} theme={theme} />
    const sheet = graphicSheet({ name: 'organisation', copy, theme, ...best.own, children })
    const notes = further && restSheet(further, theme, measure, { name: 'notes', continued: true })
    return notes ? [sheet, notes] : [sheet]
  },
}

/** Titles from large to small. */
const looks: readonly SheetLook[] = [{ title: 0.062 }, { title: 0.05 }]

/** Those who lead, one below the other, with who stands beside each; the last has the parts of the organisation below. */
interface Lead {
  readonly chain: readonly Person[]
  /** Beside the band of the same place, out of the line. */
  readonly beside: readonly (readonly Person[])[]
  readonly parts: readonly Person[]
  /** Posts are told first, and below them by their names who holds them. */
  readonly isByPost?: boolean
}

/** Who leads all, and the parts below; undefined where several do, or too many are below. */
function leadOf({ lang, lists: { people = [] } }: Reading, { parts }: Design): Lead | undefined {
  const isByPost = !isToBeSeen(parts?.names) && postsStandOut(people)
  const [head, ...others] = people.map(item => personOf(item, isByPost))
  const above = head && leadOverParts(head, others)
  if (above) return { ...above, isByPost }
  if (!head || others.length > MOST.others || others.some(({ reports }) => reports.length > 0))
    return undefined
  const staff = staffOf(head, lang, MOST.beside - others.length)
  const reports = head.reports.filter(person => !staff.includes(person))
  const lead = chainFrom({ ...head, reports }, [...staff, ...others], lang)
  const count = lead.parts.length
  if (count < 2 || count > MOST.panels || countOf(head) > MOST.people) return undefined
  return lead.parts.some(({ reports }) => reports.length > 0) ? { ...lead, isByPost } : undefined
}

/** Who is told first under a heading for those who lead, over parts that are told beside it: `## Management`, `## Sales`, `## Service`. */
function leadOverParts(head: Person, others: readonly Person[]): Lead | undefined {
  const isLead = leadsAll(head) && head.reports.length <= MOST.beside
  const arePanels = others.length > 1 && others.length <= MOST.panels
  const people = others.reduce((sum, person) => sum + countOf(person), 0)
  if (!isLead || !arePanels || people > MOST.people || !others.some(({ reports }) => reports.length > 0))
    return undefined
  return { chain: [{ ...head, reports: [] }], beside: [head.reports], parts: others }
}

/** Who assists the head of several parts and leads nobody: they stand beside the line; nobody where they are too many. */
function staffOf({ reports }: Person, lang: string, most: number): readonly Person[] {
  const staff = reports.filter(person => person.reports.length === 0 && isStaff(person, lang))
  return staff.length <= most && reports.length - staff.length > 1 ? staff : []
}

/** From somebody down to who has several parts below; a single one without anybody below stands beside the line. */
function chainFrom(person: Person, beside: readonly Person[], lang: string): Lead {
  const [next, ...further] = person.reports.filter(({ reports }) => reports.length > 0)
  const staff = person.reports.filter(one => one !== next)
  if (!next || further.length > 0 || staff.length > 1 || !leadsParts(next)) {
    // Who assists the last of those who lead stands beside them too.
    const own = staffOf(person, lang, MOST.beside - beside.length)
    const parts = person.reports.filter(one => !own.includes(one))
    return { chain: [person], beside: [[...beside, ...own]], parts }
  }
  const below = chainFrom(next, staff, lang)
  return { ...below, chain: [person, ...below.chain], beside: [beside, ...below.beside] }
}

/** Whether parts with people of their own are below somebody, at once or further down. */
function leadsParts({ reports }: Person): boolean {
  return reports.filter(one => one.reports.length > 0).length > 1 || reports.some(leadsParts)
}

function countOf({ reports }: Person): number {
  return reports.reduce((sum, person) => sum + countOf(person), 1)
}

// Plan

/** How a band and its panels stand, px. */
interface PanelPlan extends Look, Lead {
  /** Heights of the bands. */
  readonly bands: readonly number[]
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
  /** Heights of the words of cards, by panel. */
  readonly cards: readonly (readonly number[])[]
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
const sizes = [
  3.2, 2.8, 2.5, 2.24, 2, 1.8, 1.62, 1.48, 1.36, 1.26, 1.17, 1.08, 1, 0.92, 0.84, 0.77, 0.7, 0.62,
]

/** The band, shares of the height of the page from large to small. */
const bands = [0.2, 0.17, 0.14, 0.11, 0.09, 0.075]

/** The largest type in which everybody fits under the bands, with signs where these leave it readable. */
function planPanels(lead: Lead, room: Room, theme: Theme, measure: Measure): PanelPlan | undefined {
  const heightOf = heightsIn(theme, measure)
  const legible = leastSize(theme.page)
  const tried = sizes
    .map(factor => Math.ceil(legible * factor * 10) / 10)
    .filter(size => size >= Math.min(leastType(theme), legible))
  const rowCounts = [1, 2, 3].filter(rows => lead.parts.length >= rows * 3 - 2)
  const planAt = (size: number, counts: readonly number[], signed: boolean): PanelPlan | undefined => {
    for (const rows of counts) {
      const own = lookAt(size, Math.ceil(lead.parts.length / rows), signed, room, theme)
      const look = lead.isByPost ? { ...own, role: Math.max(own.role, Math.round(size * HOLDER)) } : own
      const plan = isWide(lead, look, theme) ? stand(lead, look, room, heightOf, theme) : undefined
      if (plan) return plan
    }
    return undefined
  }
  const isPictured = [...lead.chain, ...lead.parts].some(hasPhoto)
  const signed = isPictured ? tried.filter(size => size >= legible * SIGNED) : []
  return (
    firstFitting(signed, size => planAt(size, [1], true)) ??
    firstFitting(tried, size => planAt(size, rowCounts, false))
  )
}

/** Whether somebody, or anybody below, has a picture: letters in rings alone would take the room of names. */
function hasPhoto({ photo, reports }: Person): boolean {
  return photo !== undefined || reports.some(hasPhoto)
}

/** Names from which on there is room for signs, in the least type of the page. */
const SIGNED = 1.08

function lookAt(size: number, columns: number, signed: boolean, room: Room, theme: Theme): Look {
  const edge = Math.round(theme.margin.left)
  const gap = Math.round(Math.max(8, size * 0.5))
  return {
    size,
    role: Math.max(Math.min(leastSize(theme.page) * NEARER, size), Math.round(size * ROLE * 10) / 10),
    edge,
    gap,
    pad: Math.round(size * 0.7),
    width: Math.floor((room.width - 2 * edge - gap * (columns - 1)) / columns),
    stem: Math.round(size * 1.6),
    sign: signed ? Math.round(size * 2.4) : 0,
    line: Math.max(2, Math.round(theme.rule * 1.5)),
  }
}

/** What people do, sizes of their names, and the least of it, of what is read on such a page: names are found first, and read from near what stands below them. */
const ROLE = 0.67
const NEARER = 0.64
/** Names of those who hold posts that are told first. */
const HOLDER = 0.84

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
function isWide({ parts }: Lead, look: Look, theme: Theme): boolean {
  const { type } = theme
  const setting = (size: number, weight: number) => textSetting(theme, weight, size * 1.03)
  const fits = (person: Person, isHead: boolean): boolean =>
    widestWord(
      phrasingText(person.name),
      setting(isHead ? look.size * HEAD : look.size, type.strongWeight),
    ) <= insideOf(look, isHead) &&
    [person.role, person.group, ...person.details].every(
      nodes => widestWord(phrasingText(nodes), setting(look.role, 400)) <= insideOf(look, isHead),
    )
  return parts.every(
    part =>
      fits(part, true) &&
      part.reports.every(person => fits(person, false) && everyBelow(person, one => fits(one, false))),
  )
}

function everyBelow({ reports }: Person, isSo: (person: Person) => boolean): boolean {
  return reports.every(person => isSo(person) && everyBelow(person, isSo))
}

/** Rows of panels below a band; undefined where they do not fit. */
function stand(lead: Lead, look: Look, room: Room, heightOf: HeightOf, theme: Theme): PanelPlan | undefined {
  const columns = Math.round((room.width - 2 * look.edge + look.gap) / (look.width + look.gap))
  const { parts } = lead
  const rows = inRows(parts, columns)
  const measured = rows.map(people => measureRow(people, look, heightOf, theme))
  const even = measured.reduce((sum, row) => sum + row.even, 0)
  const least = measured.reduce((sum, row) => sum + row.least, 0)
  const open = room.height - (room.closes ? 0 : look.edge)
  const needs = lead.beside.map((people, at) => {
    const leader = lead.chain[at] as Person
    const small = Math.max(look.role, leastSize(theme.page))
    const told = heightOf(
      <Told person={leader} small={small} theme={theme} />,
      theme.page.width * toldShare(leader),
    )
    const width = besideWidth(people, look, theme) - 2 * BESIDE.border
    const rows = besideColumns(people)[0]?.length ?? 0
    const tallest = Math.max(
      0,
      ...people.map(person => heightOf(<BesideWords person={person} look={look} theme={theme} />, width)),
    )
    return Math.max(
      isBoard(leader) ? told + look.pad : 0,
      rows * (Math.ceil(tallest) + 2 * BESIDE.border + STEP) - STEP,
    )
  })
  const heights = bands
    .map(share => Math.round(theme.page.height * share))
    .map(tall =>
      lead.chain.map((_, at) => Math.max(Math.round(at === 0 ? tall : tall * LOWER), needs[at] ?? 0)),
    )
    .find(([tall = 0, ...others]) => tall >= look.size * 2.6 && least + sumOf([tall, ...others]) <= open)
  if (heights === undefined) return undefined
  const bandsHeight = sumOf(heights)
  const height = open - bandsHeight
  const isEven = even <= height
  const spare = (height - (isEven ? even : least)) / rows.length
  let top = bandsHeight
  const placed = rows.map((people, at): PanelRow => {
    const { head, card, cards, most, even: alike, least: own } = measured[at] as MeasuredRow
    const grown = isEven ? Math.min(card * CARD, card + spare / Math.max(most, 1)) : card
    const row = { people, top, height: Math.floor((isEven ? alike : own) + spare - look.stem), head, cards }
    top += row.height + look.stem
    return { ...row, ...(isEven && { card: Math.floor(grown) }) }
  })
  return { ...look, ...lead, bands: heights, rows: placed }
}

/** px that bands take one below the other. */
function sumOf(heights: readonly number[]): number {
  return heights.reduce((sum, height) => sum + height + STEP, -STEP)
}

/** Heights of the bands below the first, parts of that, and px between bands. */
const LOWER = 0.66
const STEP = 6

/** By how much a card may be taller than the tallest words. */
const CARD = 2

interface MeasuredRow {
  readonly head: number
  readonly card: number
  readonly cards: readonly (readonly number[])[]
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
      ...people.map(person => heightOf(<PanelLead person={person} look={look} theme={theme} />, look.width)),
    ),
  )
  const cards = people.map(({ reports }) => reports.map(cardOf))
  const card = Math.max(0, ...cards.flat())
  const most = Math.max(...cards.map(({ length }) => length))
  const around = look.stem + head + look.gap
  const least = Math.max(...cards.map(own => own.reduce((sum, one) => sum + one + look.gap, 0)))
  return { head, card, cards, most, even: around + most * (card + look.gap), least: around + least }
}

// Drawing

interface DrawnProps {
  readonly plan: PanelPlan
  readonly theme: Theme
}

function Organisation({ plan, dotted, theme }: DrawnProps & { readonly dotted: readonly Dotted[] }): Child {
  const { chain, rows } = plan
  const last = rows.at(-1) as PanelRow
  const colors = partColors(plan.parts, theme)
  return (
    <ul role="list" part="tree" style={{ display: 'flex', direction: 'column' }}>
      <li style={{ position: 'relative', height: last.top + plan.stem + last.height }}>
        {chain.map((person, at) => (
          <BandRow person={person} at={at} plan={plan} theme={theme} colors={colors} />
        ))}
        <ul role="list" style={{ display: 'flex' }}>
          {rows.flatMap((row, at) =>
            row.people.map((person, column) => (
              <Panel
                person={person}
                row={row}
                column={column}
                isFirst={at === 0}
                plan={plan}
                theme={inColor(theme, colors.get(person))}
              />
            )),
          )}
        </ul>
        {dotted.map((pair, at) => (
          <DottedLine pair={pair} at={at} plan={plan} theme={theme} />
        ))}
      </li>
    </ul>
  )
}

/** Where somebody stands in the first row, px: their panel, the middle of their card down from the top, and its start and end across. */
interface Standing {
  readonly column: number
  readonly middle: number
  readonly start: number
  readonly end: number
}

/** px from the sheet's edge to a column of panels. */
function columnStart(
  { edge, width, gap }: Pick<PanelPlan, 'edge' | 'width' | 'gap'>,
  column: number,
): number {
  return edge + (width + gap) * column
}

function standingOf(person: Person, { rows, ...plan }: PanelPlan, { design }: Theme): Standing | undefined {
  const [row, ...others] = rows
  if (!row || others.length > 0) return undefined
  const column = row.people.findIndex(part => part === person || part.reports.includes(person))
  const part = row.people[column]
  if (!part) return undefined
  const start = columnStart(plan, column)
  const end = start + plan.width
  const top = row.top + plan.stem
  if (part === person) return { column, middle: top + row.head / 2, start, end }
  const at = part.reports.indexOf(person)
  const heights = part.reports.map((_, index) => row.card ?? row.cards[column]?.[index] ?? 0)
  // What the brief wants seen is larger than it was measured.
  const isDressed = Object.values(design.parts ?? {}).some(isToBeSeen)
  if (isDressed && row.card === undefined && part.reports.slice(0, at).some(({ vacant }) => vacant))
    return undefined
  const above = heights.slice(0, at).reduce((sum, height) => sum + height + plan.gap, 0)
  const middle = top + row.head + plan.gap + above + (heights[at] ?? 0) / 2
  const first = start + railOf(plan) + plan.pad
  return { column, middle, start: first, end: first + cardWidth(plan) }
}

/** A broken line from somebody to whom they also report: through the gaps between panels and over their heads. */
function DottedLine({
  pair,
  at,
  plan,
  theme,
}: DrawnProps & { readonly pair: Dotted; readonly at: number }): Child {
  const [one, other] = [standingOf(pair.from, plan, theme), standingOf(pair.to, plan, theme)]
  if (!one || !other || one.column === other.column) return null
  const line = Math.max(2, plan.line)
  const rule = { width: line, color: theme.color.accentText, style: 'dashed' } as const
  const isAfter = other.column > one.column
  // Beside the panel that is left, and the one that is reached, on the side that they turn to each other.
  const sideOf = (column: number, isEnd: boolean): number => {
    const start = columnStart(plan, column)
    return Math.round(isEnd ? start + plan.width + plan.gap / 2 : start - plan.gap / 2)
  }
  const [out, back] = [sideOf(one.column, isAfter), sideOf(other.column, !isAfter)]
  const row = plan.rows[0] as PanelRow
  const over = Math.round(row.top + plan.stem * (0.74 - 0.12 * at))
  const across = (top: number, a: number, b: number): Child => (
    <div
      ariaHidden
      part="dotted"
      style={{
        position: 'absolute',
        top: Math.round(top),
        ...from(theme, Math.min(a, b)),
        width: Math.round(Math.abs(b - a)),
        borderTop: rule,
      }}
    />
  )
  const down = (x: number, a: number, b: number): Child => (
    <div
      ariaHidden
      part="dotted"
      style={{
        position: 'absolute',
        top: Math.round(Math.min(a, b)),
        ...from(theme, x),
        height: Math.round(Math.abs(b - a)),
        borderLeft: rule,
      }}
    />
  )
  // Neighbours meet in the gap between them.
  const isNear = Math.abs(one.column - other.column) === 1
  return (
    <>
      {across(one.middle, isAfter ? one.end : one.start, out)}
      {isNear ? (
        down(out, one.middle, other.middle)
      ) : (
        <>
          {down(out, one.middle, over)}
          {across(over, out, back)}
          {down(back, over, other.middle)}
        </>
      )}
      {across(other.middle, back, isAfter ? other.start : other.end)}
    </>
  )
}

/** Distance in Oklab from which on two colours are told apart. */
const APART = 0.12

/** How much of a colour is in a tint of it. */
const TINT = 0.55

/** Colours of parts with people in them: those of the brief where it names as many, or all but one, with a tint of one; else those of series where each is to have its own, or shades. */
function partColors(parts: readonly Person[], theme: Theme): ReadonlyMap<Person, string> {
  const { design, chart, color } = theme
  const tint = (seed: string): string => tinted(color.paper, seed, TINT)
  const led = parts.filter(({ reports }) => reports.length > 0)
  const named = namedSeeds(design.color).filter(seed => distance(seed, color.paper) > APART)
  const further = named.map(tint).find(one => named.every(own => distance(one, own) > APART))
  const colors = further === undefined ? named : [...named, further]
  const isNamed = named.length > 1 && colors.length >= led.length
  const own = isNamed ? colors : design.color.each ? chart : undefined
  return new Map(
    led.map((part, at) => [
      part,
      own ? (own[at % own.length] as string) : shadeOf(at / (led.length - 1 || 1), color.accent),
    ]),
  )
}

/** Lightness that shades of one colour differ by in all. */
const SHADES = 0.26

/** A shade of a colour, from dark to light. */
function shadeOf(share: number, color: string): string {
  const { l, c, h } = toOklch(color)
  const start = Math.min(Math.max(l - SHADES / 2, 0.28), 0.85 - SHADES)
  return toHex({ l: start + SHADES * share, c, h })
}

/** The theme of a part whose colour is another than the accent. */
function inColor(theme: Theme, accent: string | undefined): Theme {
  if (accent === undefined) return theme
  const { paper, text } = theme.color
  const seen = contrast(accent, paper) >= SEEN ? accent : mixed(accent, text, 0.25)
  const { text: onAccent } = themeOnColor(theme, accent).color
  return { ...theme, chart: [seen], color: { ...theme.color, accent, onAccent } }
}

/** Contrast from which on a line is seen. */
const SEEN = 1.7

/** Somebody's band under those above, and who stands beside them in a dashed box. */
function BandRow({
  person,
  at,
  plan,
  theme,
  colors,
}: DrawnProps & {
  readonly person: Person
  readonly at: number
  /** Of the parts. */
  readonly colors: ReadonlyMap<Person, string>
}): Child {
  const beside = plan.beside[at] ?? []
  // A colour that one of the parts has by the brief is not that of who leads them all.
  const isTaken =
    namedSeeds(theme.design.color).length > 1 && [...colors.values()].includes(theme.color.accent)
  const first = themeOn(theme, isTaken ? 'inverse' : 'accent')
  const own = at === 0 ? first : readableOn(theme, tinted(theme.color.paper, first.color.paper, 0.4 / at))
  const height = plan.bands[at] as number
  const width = theme.page.width - besideRoom(beside, plan, theme)
  return (
    <div style={{ display: 'flex', marginTop: at === 0 ? 0 : STEP, height, background: own.color.paper }}>
      <div style={{ width, shrink: 0 }}>
        <Band person={person} height={height} width={width} isLow={at > 0} plan={plan} theme={own} />
      </div>
      {beside.length > 0 && <Beside people={beside} height={height} plan={plan} theme={theme} />}
    </div>
  )
}

interface BesideProps extends DrawnProps {
  readonly people: readonly Person[]
  readonly height: number
}

/** Those out of the line, in columns of boxes that are joined to it by broken lines. */
function Beside({ people, height, plan, theme }: BesideProps): Child {
  const { color, design } = theme
  const broken = {
    color: color.border,
    style: design.shape.rules === 'dashed' ? 'dashed' : 'dotted',
  } as const
  const width = besideWidth(people, plan, theme)
  const columns = besideColumns(people)
  return (
    <div style={{ display: 'flex', padding: flowEdges(theme, { end: plan.edge }), background: color.paper }}>
      {columns.map((column, at) => (
        <div style={{ display: 'flex', direction: 'column', gap: STEP }}>
          {column.map(person => (
            <div style={{ display: 'flex', align: 'center', grow: 1, basis: 0 }}>
              <div
                ariaHidden
                style={{ width: at === 0 ? plan.edge : plan.gap, borderTop: { width: 3, ...broken } }}
              />
              <div
                part="beside"
                style={{
                  width,
                  height: (height + STEP) / column.length - STEP,
                  display: 'flex',
                  direction: 'column',
                  justify: 'center',
                  radius: radiusOf(theme),
                  border: { width: BESIDE.border, ...broken },
                }}
              >
                <BesideWords person={person} look={plan} theme={theme} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

/** People beside a band in columns: one below the other where they are more than one. */
function besideColumns(people: readonly Person[]): readonly (readonly Person[])[] {
  return people.length > 2 ? [people.slice(0, 2), people.slice(2)] : people.length > 0 ? [people] : []
}

/** px that the boxes beside a band take from it, with their lines and the edge of the page. */
function besideRoom(people: readonly Person[], plan: PanelPlan, theme: Theme): number {
  const columns = besideColumns(people).length
  return columns === 0
    ? 0
    : columns * besideWidth(people, plan, theme) + 2 * plan.edge + (columns - 1) * plan.gap
}

/** Boxes beside a band: width in edges of the page and at the most in parts of it, px of their borders. */
const BESIDE = { edges: 6, share: 0.46, border: 2 }

function besideWidth(people: readonly Person[], { edge }: Look, { page }: Theme): number {
  const columns = besideColumns(people).length
  return Math.floor(Math.min(edge * BESIDE.edges, (page.width * BESIDE.share - edge) / Math.max(columns, 1)))
}

function BesideWords({ person, look, theme }: Pick<CardProps, 'person' | 'look' | 'theme'>): Child {
  return (
    <div style={{ padding: [look.pad * 0.4, look.pad] }}>
      <Words person={person} look={{ ...look, sign: 0 }} theme={theme} size={look.size} />
    </div>
  )
}

/** A place from the side that reading starts at. */
function from({ dir }: Theme, distance: number): Style {
  return dir === 'rtl' ? { right: Math.round(distance) } : { left: Math.round(distance) }
}

interface BandProps extends DrawnProps {
  readonly person: Person
  /** px. */
  readonly height: number
  readonly width: number
  /** Not the first. */
  readonly isLow: boolean
}

/** Who leads, large, and what they do at the other end. */
function Band({ person, height, width, plan, theme, isLow }: BandProps): Child {
  const { edge, role } = plan
  const { page, color } = theme
  const sign = isLow || !(person.photo || plan.sign > 0) ? 0 : Math.round(height * 0.68)
  const wide = width - 2 * edge - sign - height * 0.2
  const words = phrasingText(person.name)
  const perEm = Math.max(textWidth(words, displaySetting(theme, 1)), 0.1)
  const single = Math.min(height * 0.5, (wide * (isBoard(person) ? 0.36 : 0.6)) / perEm)
  // Where the name would be small beside it, what they do stands below.
  const isBeside = single >= height * 0.28
  const size = isBeside
    ? single
    : Math.min(height * 0.3, Math.max(wide / perEm, unbrokenSize(words, wide, height * 0.24, theme)))
  const small = Math.max(
    role,
    leastSize(page),
    isBoard(person)
      ? Math.round(Math.min(size * 0.45, height * 0.18))
      : Math.round(Math.min(size * 0.62, height * 0.26)),
  )
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
      {sign > 0 && <Monogram person={person} size={sign} theme={mono} />}
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
        <div style={isBeside ? besideBand(person) : {}}>
          <Told person={person} small={small} theme={theme} />
        </div>
      </div>
    </div>
  )
}

/** Lines about who leads from which on they are the members of a board. */
const BOARD = 3

function isBoard({ details }: Person): boolean {
  return details.length >= BOARD
}

/** The share of a band that what is said of who leads takes at the most. */
function toldShare(person: Person): number {
  return isBoard(person) ? 0.56 : 0.36
}

function besideBand(person: Person): Style {
  const share = `${Math.round(toldShare(person) * 100)}%` as const
  return isBoard(person) ? { width: share, shrink: 0 } : { maxWidth: share, textAlign: 'end' }
}

/** What who leads does, line by line; the members of a board in two columns. */
function Told({
  person,
  small,
  theme,
}: {
  readonly person: Person
  readonly small: number
  readonly theme: Theme
}): Child {
  const said = [person.group, person.role, ...person.details].filter(nodes => nodes.length > 0)
  const columns: Style = isBoard(person) ? { display: 'grid', columns: 2, gap: [small * 0.2, small] } : {}
  return (
    <div style={columns}>
      {said.map(nodes => (
        <p style={{ size: small, leading: 1.25, color: theme.color.textMuted }}>
          <Phrasing nodes={nodes} theme={theme} size={small} />
        </p>
      ))}
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
  const { width, gap, pad, stem } = plan
  const hasTeam = person.reports.length > 0
  const left = columnStart(plan, column)
  const { paper, accent } = theme.color
  const ground = isColored(theme)
    ? readableOn(theme, tinted(paper, accent, 0.16))
    : washed(theme, accent, 0.06)
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
      <Stem row={row} isFirst={isFirst} column={column} plan={plan} theme={theme} />
      <div
        style={{
          marginTop: stem,
          ...(!hasTeam && { height: row.head }),
          background: ground.color.paper,
          radius: radiusOf(theme),
        }}
      >
        <PanelLead person={person} look={plan} theme={theme} height={row.head} />
        {hasTeam && (
          <ul
            role="list"
            style={{
              display: 'flex',
              direction: 'column',
              gap,
              padding: flowEdges(theme, { top: gap, bottom: gap, start: railOf(plan) + pad, end: pad * 0.4 }),
            }}
          >
            {person.reports.map((report, at) => (
              <li style={{ position: 'relative' }}>
                <Rail plan={plan} theme={theme} isLast={at === person.reports.length - 1} />
                <Card
                  person={report}
                  look={plan}
                  theme={report.vacant ? ground : theme}
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
function Stem({
  row,
  isFirst,
  column,
  plan,
  theme,
}: DrawnProps & Pick<PanelProps, 'row' | 'isFirst' | 'column'>): Child {
  const { stem, gap, line, bands } = plan
  const tall = sumOf(bands)
  const background = markColor(theme)
  const rail = railOf(plan)
  const half = Math.round(stem / 2)
  const side = -Math.round(gap / 2) - line / 2
  const piece = (style: Style): Child => (
    <div ariaHidden style={{ position: 'absolute', background, ...style }} />
  )
  if (isFirst && isUnderBand(column, plan, theme))
    return piece({ top: 0, ...from(theme, rail), width: line, height: stem })
  // Under who only stands beside the band the line comes from the side: nobody there reports to them.
  const step = plan.width + gap
  if (isFirst)
    return (
      <>
        {piece({ top: half, ...from(theme, rail - step), width: step, height: line })}
        {piece({ top: half, ...from(theme, rail), width: line, height: stem - half })}
      </>
    )
  return (
    <>
      {piece({ top: tall - row.top, ...from(theme, side), width: line, height: row.top - tall + half })}
      {piece({ top: half, ...from(theme, side), width: rail - side, height: line })}
      {piece({ top: half, ...from(theme, rail), width: line, height: stem - half })}
    </>
  )
}

/** Whether the line of a panel begins under the band, and not under who stands beside that. */
function isUnderBand(column: number, plan: PanelPlan, theme: Theme): boolean {
  const beside = besideRoom(plan.beside.at(-1) ?? [], plan, theme)
  const at = columnStart(plan, column) + railOf(plan)
  return column === 0 || at + plan.line <= theme.page.width - beside
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

/** Whether a part has a colour of its own. */
function isColored({ color, paperColor }: Theme): boolean {
  return color !== paperColor
}

/** Who leads a panel, on its tint under a thick line. */
function PanelLead({ person, look, theme, height }: CardProps): Child {
  const own = isColored(theme)
    ? readableOn(theme, tinted(theme.color.paper, theme.color.accent, 0.42))
    : washed(theme, theme.color.accent, 0.19)
  const top = { width: Math.max(3, Math.round(look.size * 0.26)), color: markColor(theme) }
  return (
    <div
      part="lead"
      style={{
        ...(height !== undefined && { height }),
        padding: [look.pad * 0.8, look.pad],
        borderTop: top,
        ...(person.vacant && { border: { ...top, style: 'dashed' } }),
        background: own.color.paper,
        color: own.color.text,
      }}
    >
      <Words person={person} look={look} theme={own} size={look.size * HEAD} />
    </div>
  )
}

/** Somebody in a panel, and in small boxes who reports to them; a free place has a dashed edge. */
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

/** Everybody below somebody in a card, a box each, those below them in theirs. */
function Team({ people, look, theme }: { people: readonly Person[]; look: Look; theme: Theme }): Child {
  if (people.length === 0) return null
  return (
    <ul
      role="list"
      style={{
        display: 'grid',
        columns: areNarrow(people, look, theme) ? 2 : 1,
        gap: look.size * 0.2,
        marginTop: look.size * 0.3,
      }}
    >
      {people.map(person => (
        <li part="report" style={teamBox(person, look, theme)}>
          <Words
            person={person}
            look={{ ...look, sign: 0 }}
            theme={theme}
            size={Math.max(look.role, look.size * 0.86)}
          />
          <Team people={person.reports} look={look} theme={theme} />
        </li>
      ))}
    </ul>
  )
}

/** Whether boxes of several people have room for their words side by side. */
function areNarrow(people: readonly Person[], look: Look, theme: Theme): boolean {
  const width = (insideOf(look, false) - look.size * 0.2) / 2 - look.size * 0.7
  const setting = textSetting(theme, theme.type.strongWeight, look.size * 0.9)
  const isNarrow = ({ name, role, reports }: Person): boolean =>
    reports.length === 0 && [name, role].every(nodes => textWidth(phrasingText(nodes), setting) <= width)
  return people.length > 1 && people.every(isNarrow)
}

/** The box of somebody below somebody in a card; a free place has a dashed edge. */
function teamBox({ vacant }: Person, look: Look, { color, radius, rule }: Theme): Style {
  const ground: Style = vacant
    ? { border: { width: Math.max(1, rule), color: color.border, style: 'dashed' } }
    : { background: tinted(color.paper, color.accent, 0.12) }
  return { ...ground, padding: [look.size * 0.15, look.size * 0.35], radius: Math.min(radius, 6) }
}

interface WordsProps extends Omit<CardProps, 'height'> {
  readonly size: number
}

/** A name over what somebody does, beside their sign. */
function Words({ person, look, theme, size }: WordsProps): Child {
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
      <p style={{ size, leading: 1.18, ...own }}>
        <Phrasing nodes={name} theme={theme} size={size} />
      </p>
      {line(role, 'role', { marginTop: look.size * 0.12 })}
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
