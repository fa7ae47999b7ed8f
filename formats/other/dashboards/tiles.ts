import { type Design, isToBeSeen, type PartKey, saidIn } from '../../../core/brief/design.ts'
import { leadsTo } from '../../../core/compose/charts/find-series.ts'
import { placeOfWords } from '../../../core/reading/named-things.ts'
import { headingOf, phraseIn } from '../../../core/reading/facts/facts.ts'
import { readNumber, unitOf } from '../../../core/reading/values/plain-number.ts'
import type { Heading, PhrasingContent, RootContent, Table, TableRow } from 'mdast'
import type { Fact, Item, Reading, Section } from '../../../core/reading/reading.ts'
import { countLetters, phrasingText, plainText, wordsOf } from '../../../core/source/text.ts'
import { blocksOfSection, type GraphicCopy } from '../sheets/graphic-copy.ts'
import { type DrawnPart, partsOf } from '../figures/drawn-part.ts'
import { type Chart, readChart } from '../../charts/read-chart.ts'
import { isOff } from './alarm.ts'
import { watchedAmong } from './watched.ts'
import { type LeadFigure, leadFigure } from '../../charts/lead-figure.ts'
import { type Figure, figureOf, tableOfFigures } from '../figures/figure.ts'
import { seenFirst } from '../figures/seen-first.ts'

/** A box of a dashboard. */
export interface Tile {
  readonly heading?: Heading
  readonly parts: readonly DrawnPart[]
  /** Columns of twelve. */
  readonly span: number
  /** It says what is wrong. */
  readonly warns?: true
}

/** Tiles side by side. */
export interface TileRow {
  readonly tiles: readonly Tile[]
}

/** Columns of the grid. */
export const gridColumns = 12

/** What a dashboard shows: its figures by part of the copy, other tiles in rows, and what is small at the foot. */
export interface BoardCopy {
  readonly figures: readonly { readonly heading?: Heading; readonly figures: readonly Figure[] }[]
  readonly rows: readonly TileRow[]
  readonly foot: readonly Section[]
  /** What the brief wants seen before all figures, on a band under the title. */
  readonly alerts: readonly Section[]
}

interface BoardWish {
  /** Tiles take half the width at the least. */
  readonly upright: boolean
  /** Short words may stand at the foot; default true. */
  readonly foot?: boolean
  readonly design: Design
}

/** Figures first, then what is drawn, tables, tasks, and whatever else the copy says; short words at its end are the foot. */
export function boardCopy(
  reading: Reading,
  { rest: all }: GraphicCopy,
  { upright, foot = true, design }: BoardWish,
): BoardCopy {
  const { lists, sources, lang } = reading
  const sections = sources.tiles ?? []
  const isSeen = seenFirst(design, reading)
  const isFigure = sections.some(({ items }) => items.some(item => isSeen(figureOf(item))))
  const { alerts, rest } = alertsIn(all, design, isFigure)
  const parts = sections.map(({ heading, items }) => ({
    ...(heading && { heading }),
    figures: onOneScale(items.map(figureOf)),
  }))
  const timed = parts.flatMap(({ heading, figures }) => {
    const chart = overTime(figures, lang)
    const bars = chart && { parts: [{ kind: 'bars' as const, chart }], span: gridColumns }
    return bars ? [{ figures, tile: { ...(heading && { heading }), ...bars } }] : []
  })
  const levels = parts.flatMap(part => levelTile(part, alerts, { design, lang }))
  const figures = parts.filter(part => [...timed, ...levels].every(own => own.figures !== part.figures))
  const said = sections.flatMap(({ lead, rest: more }) => saidTile([...lead, ...more]))
  const shown = [...(lists.series ?? []), ...(lists.tables ?? [])].map(item => tileOf(item, lang))
  const tasks = sources.tasks?.map(section => recordsTile(section) ?? taskTile(section)) ?? []
  const isShown = parts.length + shown.length + tasks.length > 0
  const { watched, words } = isShown ? watchedAmong(rest) : { watched: [], words: rest }
  const short = foot && isShown && words.every(section => lettersOf(section) <= SHORT)
  const points = watched.map(({ section, warns }) => ({ ...textTile(section), ...(warns && { warns }) }))
  const others = short ? points : [...points, ...words.map(textTile)]
  const units = sections.flatMap(({ items }) => items.flatMap(({ facts }) => facts.map(({ text }) => text)))
  const drawn = [...timed, ...levels].map(({ tile }) => tile)
  const tiles = [...said, ...drawn, ...shown.map(tile => withUnitSpelled(tile, units)), ...tasks, ...others]
  return {
    figures: ledBy(
      figures.filter(part => part.figures.length > 0),
      design,
      reading,
      alerts.length === 0,
    ),
    rows: packTiles(namedFirst(tiles, design), upright),
    foot: short ? words : [],
    alerts,
  }
}

/** Tiles of which the one that the brief wants seen first, by its heading, comes before the others. */
function namedFirst(tiles: readonly Tile[], { parts = {} }: Design): readonly Tile[] {
  const isNamed = ({ heading }: Tile): boolean =>
    heading !== undefined && parts[`said:${wordsOf(plainText(heading))}`]?.rank === 'first'
  const named = tiles.find(isNamed)
  return named ? [named, ...tiles.filter(tile => tile !== named)] : tiles
}

/** Rates below this are not seen on a bar of a whole. */
const SEEN = 0.5

/** Figures in hundredths that are no parts of one whole, on the scale of the greatest: beside 7 % its 4 % is more than half. */
function onOneScale(figures: readonly Figure[]): readonly Figure[] {
  const shares = figures.flatMap(({ share }) => share ?? [])
  const [sum, most] = [shares.reduce((all, share) => all + share, 0), Math.max(...shares)]
  const areParts = Math.abs(sum - 1) <= 0.03
  if (shares.length < 2 || areParts || most > SEEN || most <= 0) return figures
  return figures.map(({ share, ...figure }) => ({
    ...figure,
    ...(share !== undefined && { share: share / most }),
  }))
}

/** Letters of what stands on a band. */
const ALERT = 320

/** Letters that a point of a list says before what it is about: `RED House 4: water up 9 %`. */
const OPENING = 12

/** The parts of a copy in words that a brief wants seen first, `the Ashmere note first`, or the one point of a list, and what is left. */
function alertsIn(
  all: readonly Section[],
  { parts = {} }: Design,
  isFigure: boolean,
): { readonly alerts: readonly Section[]; readonly rest: readonly Section[] } {
  const wanted = Object.entries(parts).flatMap(([key, dress]) => {
    const said = isToBeSeen(dress) && !dress?.device ? saidIn(key) : undefined
    return said === undefined ? [] : [{ words: wordsOf(said), isFirst: dress?.rank === 'first' }]
  })
  if (wanted.length === 0) return { alerts: [], rest: all }
  for (const { words } of isFigure ? [] : wanted)
    for (const [at, section] of all.entries()) {
      const apart = pointApart(section, words)
      if (apart) return { alerts: [apart.point], rest: all.with(at, apart.left) }
    }
  const firsts = wanted.flatMap(({ words, isFirst }) => (isFirst ? [words.split(' ')] : []))
  const alerts = all.filter(section => isAlert(section, firsts))
  return { alerts, rest: all.filter(section => !alerts.includes(section)) }
}

function isAlert(section: Section, wanted: readonly (readonly string[])[]): boolean {
  const blocks = blocksOfSection(section)
  const isSaid = blocks.length > 0 && blocks.every(({ type }) => type === 'paragraph' || type === 'list')
  const own = wordsOf(blocks.map(block => plainText(block)).join(' ')).split(' ')
  return (
    isSaid && lettersOf(section) <= ALERT && wanted.some(words => words.every(word => own.includes(word)))
  )
}

/** The point of a list that is about some words, by itself, and the others; undefined where none or the only one begins with them. */
function pointApart(
  section: Section,
  words: string,
): { readonly point: Section; readonly left: Section } | undefined {
  if (!/\p{L}{3}/u.test(words)) return undefined
  // `Station 3B` is `3B` to those who write of it every day.
  const code = / ((?=\S*\d)(?=\S*\p{L})\S+)$/u.exec(words)?.[1]
  for (const [at, block] of section.blocks.entries()) {
    if (block.type !== 'list' || block.children.length < 2) continue
    const index = block.children.findIndex(item => {
      const text = plainText(item)
      const place = placeOfWords(text, words) ?? (code === undefined ? undefined : placeOfWords(text, code))
      return place !== undefined && place.from <= OPENING
    })
    const item = block.children[index]
    if (!item) continue
    const { heading: _, ...bare } = section
    return {
      point: { ...bare, blocks: item.children, sections: [] },
      left: {
        ...section,
        blocks: section.blocks.with(at, { ...block, children: block.children.toSpliced(index, 1) }),
      },
    }
  }
  return undefined
}

/** A level that a text tells for what it speaks of. */
const LEVEL =
  /(?:trigger|target|limit|threshold|minimum|alarm|warning level|grenzwert|schwelle|ziel|mindest\p{L}*|seuil|objectif|umbral|objetivo|soglia|obiettivo|limiar|meta|drempel|doel|gräns|mål)[^.\d]{0,12}(\d[\d.,]*)\s?%/iu

/** Figures of one unit that the brief wants as bars, by their heading; the level that an alert tells is a line across them. */
function levelTile(
  { heading, figures }: BoardCopy['figures'][number],
  alerts: readonly Section[],
  { design, lang }: { readonly design: Design; readonly lang: string },
): readonly { readonly figures: readonly Figure[]; readonly tile: Tile }[] {
  const name = heading ? plainText(heading) : ''
  const isAsked = Object.entries(design.parts ?? {}).some(
    ([key, dress]) =>
      /^(?:bars|chart)$/.test(dress?.device ?? '') &&
      saidIn(key) !== undefined &&
      leadsTo(name, key as PartKey),
  )
  const units = new Set(figures.map(({ value }) => unitOf(phrasingText(value))))
  if (!isAsked || figures.length < COURSE || units.size > 1) return []
  const chart = readChart(tableOfFigures(figures.map(withChange)), lang)
  if (!chart) return []
  const told = alerts.map(section =>
    blocksOfSection(section)
      .map(block => plainText(block))
      .join(' '),
  )
  const [limit] = units.has('%')
    ? told.flatMap(text => readNumber(LEVEL.exec(text)?.[1] ?? '', lang) ?? [])
    : []
  const bars = { kind: 'bars' as const, chart, ...(limit !== undefined && { limit }) }
  return [{ figures, tile: { ...(heading && { heading }), parts: [bars], span: gridColumns } }]
}

/** A figure called by its name and by how much it changed. */
function withChange({ change, ...figure }: Figure): Figure {
  if (change.length === 0) return { ...figure, change }
  return { ...figure, change: [], label: [...figure.label, { type: 'text', value: ' ' }, ...change] }
}

/** A tile whose name ends in a unit as a key has it, in small letters, with that as the copy spells it: `Daily supply, Ml`. */
function withUnitSpelled(tile: Tile, units: readonly string[]): Tile {
  const [only, ...others] = tile.heading?.children ?? []
  if (!tile.heading || only?.type !== 'text' || others.length > 0) return tile
  const [, name, last = ''] = /^(.+)\s(\p{L}{1,4})$/u.exec(only.value) ?? []
  const spelled = units
    .map(unit => /^\p{L}{1,4}(?=$|\/)/u.exec(unit)?.[0])
    .find(unit => unit?.toLowerCase() === last)
  if (name === undefined || spelled === undefined) return tile
  return { ...tile, heading: { ...tile.heading, children: [{ ...only, value: `${name}, ${spelled}` }] } }
}

/** Facts from which on what is to be done is a record. */
const RECORD = 3

/** Things to be done that all tell the same of themselves as a table; undefined for plain tasks. */
function recordsTile({ heading, items, lead, rest }: Section): Tile | undefined {
  const [first, ...others] = items
  if (!first || others.length === 0 || lead.length + rest.length > 0) return undefined
  const factsOf = ({ parts: { title, status }, facts }: Item): readonly Fact[] => [
    ...(title ? [title] : []),
    ...facts,
    ...(status ? [status] : []),
  ]
  const names = factsOf(first).map(({ label }) => label)
  const isAlike = items.every(item => {
    const own = factsOf(item).map(({ label }) => label.text)
    return own.length === names.length && own.every((name, at) => name !== '' && name === names[at]?.text)
  })
  const isPlain = items.every(item => item.text.length + item.items.length === 0)
  if (!isAlike || !isPlain || first.facts.length < RECORD) return undefined
  const row = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map(children => ({ type: 'tableCell', children: [...children] })),
  })
  const table: Table = {
    type: 'table',
    children: [
      row(names.map(({ nodes }) => nodes)),
      ...items.map(item => row(factsOf(item).map(fact => phraseIn(fact).nodes))),
    ],
  }
  return { ...(heading && { heading }), parts: [{ kind: 'table', table }], span: gridColumns }
}

/** Figures from which on those of one time after the other are a course. */
const COURSE = 3

/** Figures that are each called by a week, a month or a year, as bars in time; undefined where they are not. */
function overTime(figures: readonly Figure[], lang: string): Chart | undefined {
  const areBare = figures.every(
    ({ change, details, status, series, more }) =>
      change.length + details.length + status.length + series.length + more.length === 0,
  )
  const chart = areBare && figures.length >= COURSE ? readChart(tableOfFigures(figures), lang) : undefined
  return chart?.timed ? chart : undefined
}

/** Parts with figures, those first that a brief wants to be seen first by what they are called; where it names none, what is furthest off its aim leads its part. */
function ledBy(
  parts: BoardCopy['figures'],
  design: Design,
  reading: Reading,
  leads: boolean,
): BoardCopy['figures'] {
  const isNamed = seenFirst(design, reading)
  const worst = leads ? furthestOff(parts[0]?.figures ?? []) : undefined
  const isAnyNamed = parts.some(({ figures }) => figures.some(isNamed))
  const told = leads && !isAnyNamed ? leadFigure(reading, { design, lang: reading.lang }) : undefined
  if (told) {
    const [first = { figures: [] }, ...others] = parts
    return [{ ...first, figures: [figureTold(told), ...first.figures] }, ...others]
  }
  const isWanted = isAnyNamed ? isNamed : (figure: Figure) => figure === worst
  const leading = parts.find(({ figures }) => figures.some(isWanted))
  if (leading === undefined) return parts
  const { figures } = leading
  const led = [...figures.filter(isWanted), ...figures.filter(figure => !isWanted(figure))]
  return [{ ...leading, figures: led }, ...parts.filter(part => part !== leading)]
}

/** A figure that a table or a sentence tells. */
function figureTold({ figures, words }: LeadFigure): Figure {
  const value = [{ type: 'text' as const, value: figures.join(' → ') }]
  const label = [{ type: 'text' as const, value: words }]
  return {
    value,
    label,
    ...{ change: [], details: [], status: [], series: [], seriesText: [], seriesCells: [], more: [] },
  }
}

/** Of some figures that which has missed its aim by the greatest part of that; of what is not to be at all any number is as far off, and leads only alone. */
function furthestOff(figures: readonly Figure[]): Figure | undefined {
  const missed = ({ reach }: Figure): number =>
    reach && reach.aim !== 0 ? Math.abs(reach.value / reach.aim - 1) : 0
  return figures
    .filter(figure => figure.reach && isOff(figure))
    .toSorted((one, other) => missed(other) - missed(one))[0]
}

/** Letters up to which a part of the copy stands at the foot. */
const SHORT = 180

function lettersOf(section: Section): number {
  return countLetters(blocksOfSection(section))
}

function saidTile(blocks: readonly RootContent[]): readonly Tile[] {
  return blocks.length === 0 ? [] : [{ parts: [{ kind: 'prose', blocks }], span: gridColumns }]
}

function taskTile({ heading, items, lead, rest }: Section): Tile {
  const said: readonly RootContent[] = [...lead, ...rest]
  const prose: readonly DrawnPart[] = said.length > 0 ? [{ kind: 'prose', blocks: said }] : []
  const parts: readonly DrawnPart[] = [{ kind: 'tasks', tasks: items }, ...prose]
  return { ...(heading && { heading }), parts, span: gridColumns }
}

function tileOf(item: Item, lang: string): Tile {
  const heading = headingOf(item.title)
  const parts = partsOf(item, lang)
  return { ...(item.title.text !== '' && { heading }), parts, span: gridColumns }
}

function textTile({ heading, ...section }: Section): Tile {
  const blocks = blocksOfSection(section)
  return {
    ...(heading && { heading }),
    parts: blocks.length > 0 ? [{ kind: 'prose', blocks }] : [],
    span: gridColumns,
  }
}

/** Columns of twelve that a tile takes in a row of its own kind, and the fewest that leave it room. */
interface Reach {
  readonly wanted: number
  readonly least: number
  /** It takes no more than it wants beside others. */
  readonly modest?: boolean
}

/** Figures and courses take a row, time and wide tables two thirds or a half, everything else a third. */
function reachOf({ parts }: Tile, upright: boolean): Reach {
  const all = parts.map(part => reachOfPart(part))
  const wanted = Math.max(4, ...all.map(reach => reach.wanted))
  const least = Math.max(upright ? 6 : 4, ...all.map(reach => reach.least))
  return { wanted: Math.max(wanted, least), least, modest: parts.every(({ kind }) => kind === 'tasks') }
}

function reachOfPart(part: DrawnPart): Reach {
  const whole = { wanted: gridColumns, least: gridColumns }
  switch (part.kind) {
    case 'figures':
    case 'line':
      return whole
    case 'bars': {
      const { timed, rows } = part.chart
      if (!timed || rows.length <= 4) return { wanted: 4, least: 4 }
      return rows.length > 9 ? whole : { wanted: 8, least: 6 }
    }
    case 'table':
    case 'cards': {
      const columns = part.table.children[0]?.children.length ?? 0
      if (columns > 7) return whole
      const isNarrow = lettersAcross(part.table) <= HALF
      return columns > 3 ? { wanted: 8, least: columns > 4 && !isNarrow ? 7 : 6 } : { wanted: 4, least: 4 }
    }
    case 'prose': {
      const letters = countLetters(part.blocks)
      return letters > LONG ? whole : { wanted: 4, least: 4 }
    }
    case 'steps':
    case 'tasks':
      return { wanted: 4, least: 4 }
  }
}

/** Letters of a row that half of a board holds, with what stands between its cells. */
const HALF = 56

/** Letters of the longest cells of each column of a table. */
function lettersAcross({ children: rows }: Table): number {
  const columns = rows[0]?.children ?? []
  return columns.reduce((sum, _, at) => {
    const cells = rows.map(row => row.children[at]).flatMap(cell => (cell ? plainText(cell).length : []))
    return sum + Math.max(0, ...cells)
  }, 0)
}

/** Letters from which on prose takes a row. */
const LONG = 1200

/** Tiles in rows of twelve columns, in their order. */
function packTiles(tiles: readonly Tile[], upright: boolean): readonly TileRow[] {
  const rows: { tile: Tile; reach: Reach }[][] = []
  let used: number = gridColumns
  for (const tile of tiles) {
    const reach = reachOf(tile, upright)
    if (used + reach.least > gridColumns) {
      rows.push([])
      used = 0
    }
    rows.at(-1)?.push({ tile, reach })
    used += reach.least
  }
  return rows.map(row => {
    const spans = spread(row.map(({ reach }) => reach))
    return { tiles: row.map(({ tile }, at) => ({ ...tile, span: spans[at] ?? tile.span })) }
  })
}

/** Spans that fill the twelve columns: each grows to what it wants, then all in turn, the widest first. */
function spread(reaches: readonly Reach[]): readonly number[] {
  const spans = reaches.map(({ least }) => least)
  const wantOf = (at: number): number => reaches[at]?.wanted ?? 0
  const order = reaches.map((_, at) => at).sort((one, other) => wantOf(other) - wantOf(one))
  let left = gridColumns - spans.reduce((sum, span) => sum + span, 0)
  for (let at = 0; left > 0; at += 1) {
    const hungry = order.filter(index => (spans[index] ?? 0) < wantOf(index))
    const growing = order.filter(index => reaches[index]?.modest !== true)
    const among = [hungry, growing, order].find(some => some.length > 0) ?? []
    const index = among[at % among.length] ?? 0
    spans[index] = (spans[index] ?? 0) + 1
    left -= 1
  }
  return spans
}
