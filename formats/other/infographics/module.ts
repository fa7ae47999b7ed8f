import type { Heading, PhrasingContent, RootContent, Table } from 'mdast'
import { lineOf, paragraphOf, headingOf } from '../../../core/reading/facts/facts.ts'
import { split, toPhrase, trim } from '../../../core/reading/facts/phrase.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import type { Item, Reading, Section } from '../../../core/reading/reading.ts'
import { blocksOfSection, type GraphicCopy, graphicCopy, withParts } from '../sheets/graphic-copy.ts'
import { type DrawnPart, partsOf, tableOf } from '../figures/drawn-part.ts'
import { type Figure, tableOfFigures } from '../figures/figure.ts'
import { phrasingText, plainText } from '../../../core/source/text.ts'
import type { Design } from '../../../core/brief/design.ts'
import { seenFirst } from '../figures/seen-first.ts'
import { withHero } from './hero.ts'
import { comparedValues } from '../../charts/compared.ts'
import { readAmounts, tellsWhole } from '../../../core/reading/values/hundredths.ts'
import { readChart } from '../../charts/read-chart.ts'
import { areCards } from './row-cards.tsx'

/** One station on the way down an infographic. */
export interface Module {
  readonly heading?: Heading
  readonly parts: readonly DrawnPart[]
  /** Its one figure is what the brief wants to be seen before all else. */
  readonly hero?: boolean
}

/** The copy of an infographic: its modules, and what is small at the foot. */
export interface PosterCopy extends GraphicCopy {
  readonly modules: readonly Module[]
  readonly after: readonly RootContent[]
  /** Where and when to turn to somebody: it is found at once over what is small. */
  readonly turn: readonly RootContent[]
}

/** Modules of the copy, and the rest of it at the foot; copy of which nothing can be drawn has its parts as modules. */
export function posterCopy(reading: Reading, design: Design): PosterCopy {
  const whole = graphicCopy(reading, ['modules'])
  const said = [reading.roles.title?.text ?? '', ...reading.written.map(block => plainText(block))]
  const areBarsAsked = Object.values(design.parts ?? {}).some(dress => dress?.device === 'bars')
  const told = (reading.lists.modules ?? []).map(item =>
    withCards(withAmounts(moduleOf(item, reading.lang, areBarsAsked), said, reading.lang)),
  )
  const drawn = withHero(told, seenFirst(design, reading, true))
  const copy = drawn.length > 0 ? whole : withParts(whole)
  const remarks = copy.rest.filter(section => isBody(section) && isRemark(section))
  const remarked = remarks.reduce<Remarked>((sofar, remark) => withRemark(sofar, remark, reading), {
    modules: drawn,
    told: new Set(),
  })
  const rest = copy.rest.filter(section => !remarked.told.has(section))
  const isModule = (section: Section): boolean =>
    isBody(section) && (drawn.length === 0 || nameOf(section) !== undefined)
  const modules = [...remarked.modules, ...rest.filter(isModule).map(moduleOfSection)]
  const small = rest.filter(section => !isModule(section))
  const below = [...copy.facts.flatMap(lineOf), ...small.flatMap(blocksOfSection)].flatMap(reachApart)
  const turn = below.filter(isToTurn).slice(0, TURN)
  const left = below.filter(block => !turn.includes(block))
  return {
    ...copy,
    modules,
    turn,
    after: [
      ...left.filter((block, at) => !isBare(block, left[at + 1])),
      ...(copy.credits ? [copy.credits] : []),
    ],
  }
}

/** Lines of where to turn. */
const TURN = 3
/** A number to call or an address of mail, and a day with what more is said of it: where, or at what time. */
const REACHED = /(?<![\d.,])\+?(?:\d[\s()/-]{0,2}){7,}(?![\d%])|\S@\S+\.\p{L}{2,}/u
const WHEN = /\d{1,2}\.?\s(?:de\s)?\p{L}{3,}[^,]{0,12},\s\S|\p{L}{3,}\s\d{1,2}(?!\d)[^,]{0,12},\s\S/u

/** A short line of where to turn, or of when something is next under its label. */
function isToTurn(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const words = plainText(block)
  const isLabelled = block.children[0]?.type === 'strong' && WHEN.test(words)
  return words.length <= TURN_LETTERS && (REACHED.test(words) || isLabelled)
}

const TURN_LETTERS = 120

/** A paragraph of which one sentence says where to turn, as that and the others: a source has no number to call. */
function reachApart(block: RootContent): readonly RootContent[] {
  if (block.type !== 'paragraph' || !REACHED.test(plainText(block))) return [block]
  const sentences = split(toPhrase(block.children), /(?<=[.!?])\s+(?=\p{Lu})|\n/gu).map(trim)
  return sentences.length > 1 ? sentences.map(paragraphOf) : [block]
}

/** Whether a heading has nothing left below it. */
function isBare(block: RootContent, next: RootContent | undefined): boolean {
  return block.type === 'heading' && (next === undefined || next.type === 'heading')
}

/** Modules, and the remarks that stand in them. */
interface Remarked {
  readonly modules: readonly Module[]
  readonly told: ReadonlySet<Section>
}

/** Letters of a remark. */
const REMARK = 200

/** A sentence or two without a heading. */
function isRemark({ heading, sections, blocks: [only, ...others] }: Section): boolean {
  if (heading || sections.length > 0 || only?.type !== 'paragraph' || others.length > 0) return false
  const text = plainText(only)
  return text.length <= REMARK && /\p{L}.*[.!?]$/su.test(text.trim())
}

/** Modules with a remark that stands right behind the table of one of them at the end of that. */
function withRemark({ modules, told }: Remarked, remark: Section, { written }: Reading): Remarked {
  const [said] = remark.blocks
  const at = said ? written.findIndex(block => plainText(block) === plainText(said)) : -1
  const before = written[at - 1]
  const first = before?.type === 'table' ? before.children[1] : undefined
  const place = modules.findIndex(({ parts }) => {
    const table = tableIn(parts.at(-1))
    return first !== undefined && table?.children.some(row => plainText(row) === plainText(first)) === true
  })
  const module = modules[place]
  if (!module || !said) return { modules, told }
  const parts: readonly DrawnPart[] = [...module.parts, { kind: 'prose', blocks: [said] }]
  return {
    modules: modules.map(own => (own === module ? { ...own, parts } : own)),
    told: new Set([...told, remark]),
  }
}

/** The table that a part shows. */
function tableIn(part: DrawnPart | undefined): Table | undefined {
  if (part?.kind === 'bars') return tableOf(part.chart)
  return part && 'table' in part ? part.table : undefined
}

/** What is no source, note or address. */
function isBody({ kind, meanings }: Section): boolean {
  const small = ['sources', 'notes', 'contact', 'terms', 'references']
  return (
    kind !== 'references' && !meanings.some(({ concept, weight }) => weight > 0.9 && small.includes(concept))
  )
}

/** Letters of a line that is what lines or blocks below it are called. */
const NAME = 48

/** The heading of a section, or its first line where that is one in all but name, and what it says below. */
function nameOf({
  heading,
  ...section
}: Section): { readonly heading: Heading; readonly blocks: readonly RootContent[] } | undefined {
  const [first, ...others] = blocksOfSection(section)
  if (heading) return { heading, blocks: first ? [first, ...others] : [] }
  const [line, ...lines] = linesOfBlock(first)
  const isName = line && line.text.length <= NAME && !/[.,;:…]$|:\s|@|\d{3}/u.test(line.text)
  if (!isName || lines.length + others.length === 0) return undefined
  return {
    heading: headingOf(line),
    blocks: [...lines.map(paragraphOf), ...others],
  }
}

function moduleOfSection(section: Section): Module {
  const named = nameOf(section)
  const blocks = named?.blocks ?? blocksOfSection(section)
  return { ...(named && { heading: named.heading }), parts: [{ kind: 'prose', blocks }] }
}

/** A module of the copy; what it shows under a name of its own has that as a line above it. */
function moduleOf({ title, items }: Item, lang: string, areBarsAsked: boolean): Module {
  const heading = headingOf(title)
  const parts = items.flatMap((item): readonly DrawnPart[] => {
    const named = headingOf(item.title, 3)
    const name: readonly DrawnPart[] = item.title.text === '' ? [] : [{ kind: 'prose', blocks: [named] }]
    return [...name, ...partsOf(item, lang).map(part => comparedAs(part, item, { lang, areBarsAsked }))]
  })
  const led = ledByFigure(heading, title.text, parts)
  return led ? { parts: led } : { ...(title.text !== '' && { heading }), parts }
}

/** A module whose figures are parts of a whole that a text of the copy tells, with their amounts. */
function withAmounts(module: Module, said: readonly string[], lang: string): Module {
  const parts = module.parts.map((part): DrawnPart => {
    if (part.kind !== 'figures' || part.figures.length < COMPARED) return part
    const amounts = readAmounts(
      part.figures.map(({ value }) => phrasingText(value)),
      lang,
    )
    const isWhole = amounts && said.some(text => tellsWhole(amounts, text, lang))
    return isWhole ? { ...part, amounts } : part
  })
  return { ...module, parts }
}

/** A module with tables of a few things as cards. */
function withCards(module: Module): Module {
  const parts = module.parts.map(
    (part): DrawnPart =>
      part.kind === 'table' && areCards(part.table) ? { kind: 'cards', table: part.table } : part,
  )
  return { ...module, parts }
}

/** Figures from which on those of one kind are compared. */
const COMPARED = 3

interface Comparing {
  readonly lang: string
  /** The brief wants bars. */
  readonly areBarsAsked: boolean
}

/** Figures that count the same, each under its name, as bars: what is told apart by its length is seen before it is read. */
function comparedAs(part: DrawnPart, { items }: Item, { lang, areBarsAsked }: Comparing): DrawnPart {
  if (part.kind !== 'figures' || part.figures.length < COMPARED) return part
  const texts = part.figures.map(({ value }) => phrasingText(value).trim())
  const areBare = part.figures.every(
    ({ label, change, series, more }, at) =>
      label.length > 0 &&
      change.length + series.length + more.length === 0 &&
      isNamedFirst(items[at], phrasingText(label), texts[at] ?? ''),
  )
  const isAlike = areBare && comparedValues(texts, lang, areBarsAsked) !== undefined
  const chart = isAlike ? readChart(tableOfFigures(part.figures.map(withDetails)), lang) : undefined
  return chart ? { kind: 'bars', chart } : part
}

/** A figure called by all that is said of it. */
function withDetails({ label, details, ...figure }: Figure): Figure {
  const more = details.flatMap((nodes): PhrasingContent[] => [{ type: 'text', value: ', ' }, ...nodes])
  return { ...figure, details: [], label: [...label, ...more] }
}

/** Whether the copy says a name before its number: bars do. */
function isNamedFirst(item: Item | undefined, name: string, value: string): boolean {
  const text = item?.blocks.map(plainText).join(' ') ?? ''
  return text.indexOf(name) >= 0 && text.indexOf(name) < text.indexOf(value)
}

/** A number with its unit, which is no year: `142 litres`, `38 %`. */
const FIGURE = /^(?!(?:1[5-9]|20)\d\d$)\p{Sc}?\d(?:[\d.,\u00a0 ]*\d)?\s?(?:%|\p{Sc}|\p{L}[\p{L}²³/]*)?$/u

/** A module that is called by a number: that is its figure, and what follows says what it counts. */
function ledByFigure(
  { children }: Heading,
  name: string,
  [first, ...others]: readonly DrawnPart[],
): readonly DrawnPart[] | undefined {
  if (!FIGURE.test(name.trim()) || first?.kind !== 'prose') return undefined
  const [said, ...more] = first.blocks
  if (said?.type !== 'paragraph') return undefined
  const figure: Figure = {
    value: children,
    label: said.children,
    change: [],
    status: [],
    details: [],
    series: [],
    seriesText: [],
    seriesCells: [],
    more: [],
  }
  const rest: readonly DrawnPart[] = more.length > 0 ? [{ kind: 'prose', blocks: more }] : []
  return [{ kind: 'figures', figures: [figure] }, ...rest, ...others]
}

/** Whether a module is one figure and what it counts. */
export function isLedByFigure({ heading, parts: [first], hero = false }: Module): boolean {
  return (hero || heading === undefined) && first?.kind === 'figures' && first.figures.length === 1
}

/** A heading's number and words: `1. A day at the tap`. */
export function headingNumber({ children }: Heading): {
  readonly number: string
  readonly heading: Heading['children']
} {
  const [first, ...rest] = children
  const found = first?.type === 'text' ? /^\s*(\d{1,2})[.):]\s+/u.exec(first.value) : null
  if (first?.type !== 'text' || found === null) return { number: '', heading: children }
  const value = first.value.slice(found[0].length)
  return { number: found[1] ?? '', heading: [{ type: 'text', value }, ...rest] }
}
