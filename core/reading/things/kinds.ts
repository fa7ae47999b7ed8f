import type { Blockquote, Image, List, Paragraph, RootContent } from 'mdast'
import { onDemand } from '../../on-demand.ts'
import { attributionAt, isQuoted, namesSpeaker } from '../../source/attribution.ts'
import { plainText } from '../../source/text.ts'

import type { Context } from '../context.ts'
import { itemOfLines, itemsOfList, itemsOfSections, itemsOfTable } from './items.ts'
import { ledIn } from './led.ts'
import { paragraphOf, phraseIn, toFact } from '../facts/facts.ts'
import { linesIn, linesOfBlock, readLabelled } from '../facts/label.ts'
import { plainLabel } from '../words/lexicon.ts'
import type { Part } from '../outline.ts'
import { priceAtEnd } from './prices.ts'
import { shapeForKind } from './shapes.ts'
import { cut, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Kind, Meaning, Section } from '../reading.ts'
import { asked, voicesOf } from './voices.ts'

import type { Concept } from '../words/en.ts'

/** What a heading's meaning says about what stands under it. */
const kindByConcept: Partial<Record<Concept, Kind>> = {
  stats: 'stats',
  tiles: 'stats',
  features: 'points',
  services: 'points',
  skills: 'points',
  languages: 'points',
  steps: 'steps',
  quotes: 'quotes',
  offers: 'offers',
  questions: 'questions',
  links: 'links',
  socials: 'links',
  gallery: 'gallery',
  team: 'people',
  people: 'people',
  tasks: 'tasks',
  series: 'series',
  clauses: 'clauses',
  definitions: 'definitions',
  terms: 'terms',
  conditions: 'terms',
  contact: 'contact',
  signatures: 'signatures',
  references: 'references',
  experience: 'entries',
  education: 'entries',
  volunteering: 'entries',
  events: 'entries',
  entries: 'entries',
  awards: 'entries',
  publications: 'references',
  items: 'items',
  lines: 'items',
  programme: 'entries',
  works: 'entries',
}

/** What the content of a section looks like: its things, where they stand, and the share that looks like each kind. */
interface Shape {
  readonly kind: Kind
  readonly score: number
  readonly because: string
}

/** Things under a heading, with the blocks above and below them. */
interface Listed {
  readonly from:
    | 'list'
    | 'ordered'
    | 'table'
    | 'sections'
    | 'quotes'
    | 'questions'
    | 'lines'
    | 'pictures'
    | 'led'
  readonly items: readonly Item[]
  readonly lead: readonly RootContent[]
  readonly rest: readonly RootContent[]
}

/**
 * A part with its meaning, its kind and its things. Most formats keep most parts as they are written, so a part is only
 * looked through when somebody asks what it is.
 */
export function toSection(part: Part, context: Context): Section {
  const { heading, meanings, facts, blocks } = part
  const sections = part.parts.map(inner => toSection(inner, context))
  const look = onDemand(() => lookOf(part, sections, context))
  return {
    ...(heading && { heading }),
    meanings,
    facts,
    blocks,
    sections,
    place: 'body',
    get kind() {
      return look().kind
    },
    get because() {
      return look().because
    },
    get lead() {
      return look().lead
    },
    get items() {
      return look().items
    },
    get rest() {
      return look().rest
    },
  }
}

/** Kinds that only a heading tells: nothing looks like them. */
const headed: ReadonlySet<Kind> = new Set<Kind>([
  'clauses',
  'definitions',
  'terms',
  'contact',
  'signatures',
  'references',
  'people',
])

/** The rank of a section's kind among some, -1 where it is none of them. */
export function rankOfKind(section: Section, kinds: readonly Kind[]): number {
  const told = section.meanings.map(({ concept }) => kindByConcept[concept])
  return kinds.some(kind => !headed.has(kind) || told.includes(kind)) ? kinds.indexOf(section.kind) : -1
}

type Look = Pick<Section, 'kind' | 'because' | 'lead' | 'items' | 'rest'>

function lookOf({ blocks, meanings }: Part, sections: readonly Section[], context: Context): Look {
  const listed = listedIn(blocks, sections, context)
  const { kind, because } = kindOf(listed, meanings)
  const { items, lead, rest } = listed ?? { items: [], lead: blocks, rest: [] }
  return { kind, because, lead, items: shapeForKind(kind, items), rest }
}

/** The things a section is about: its subsections when there are some, else its longest list, table or run of lines. */
function listedIn(
  blocks: readonly RootContent[],
  sections: readonly Section[],
  context: Context,
): Listed | undefined {
  if (sections.length > 1)
    return { from: 'sections', items: itemsOfSections(sections, context), lead: blocks, rest: [] }
  const spoken = voicesIn(blocks, context) ?? questionsIn(blocks, context)
  const at = mainBlock(blocks)
  const main = blocks[at]
  // One quotation beside a list, a table or prices speaks of it.
  const isAside = spoken?.items.length === 1 && main !== undefined && isThings(main, context)
  if (spoken && !isAside) return spoken
  const isCarried = main?.type === 'table' || main?.type === 'list'
  const led = isCarried ? undefined : ledIn(blocks, context)
  if (led)
    return { from: 'led', items: led.items, lead: blocks.slice(0, led.from), rest: blocks.slice(led.to) }
  if (main === undefined) return undefined
  const end = runEnd(blocks, at)
  const run = blocks.slice(at, end)
  const around = { lead: blocks.slice(0, at), rest: blocks.slice(end) }
  switch (main.type) {
    case 'list':
      return {
        from: main.ordered ? 'ordered' : 'list',
        items: run.flatMap(block => itemsOfList(block as List, context)),
        ...around,
      }
    case 'table': {
      const items = itemsOfTable(main, context)
      const said = saidRows(items)
      if (said) return { from: 'quotes', items: said, ...around }
      const counted = countedRows(items)
      return counted ? { from: 'ordered', items: counted, ...around } : { from: 'table', items, ...around }
    }
    case 'paragraph':
      return picturesIn(main).length > 0
        ? { from: 'pictures', items: run.flatMap(block => picturesIn(block).map(itemOfPicture)), ...around }
        : {
            from: 'lines',
            items: recordsOf(run, context) ?? run.flatMap(block => itemsOfLines(block as Paragraph, context)),
            ...around,
          }
    default:
      return undefined
  }
}

/** Rows each of which has one cell in quotation marks, as what somebody said: the cell before it, or else after it, is who. */
function saidRows(items: readonly Item[]): readonly Item[] | undefined {
  const rows = items.map(item => {
    const [quote, ...others] = item.facts.filter(({ text }) => isQuoted(text))
    const [name, ...more] = item.facts.filter(fact => fact !== quote)
    return quote && name && others.length === 0 ? { item, quote, name, more } : undefined
  })
  if (items.length < 2 || !rows.every(row => row !== undefined)) return undefined
  return rows.map(({ item, quote, name, more }, at) => ({
    ...item,
    title: phraseIn(name),
    facts: more.map(unlabelled),
    text: quote.blocks,
    ...(at === 0 && { unsaid: [...(item.unsaid ?? []), ...item.facts.map(({ label }) => label.text)] }),
  }))
}

/** Rows that the first cells count from one, as what happens in turn: the next cell says what. */
function countedRows(items: readonly Item[]): readonly Item[] | undefined {
  const isCounted = items.every(({ facts: [count, name] }, at) => {
    return name !== undefined && name.value === undefined && count?.text.replace(/[.)]$/, '') === `${at + 1}`
  })
  if (items.length < 2 || !isCounted) return undefined
  return items.map((item, at) => {
    const [count, name, ...more] = item.facts
    const heads = [count, name, ...more].flatMap(fact => (fact ? [fact.label.text] : []))
    return {
      ...item,
      title: name ? phraseIn(name) : item.title,
      facts: more.map(unlabelled),
      ...(at === 0 && { unsaid: [...(item.unsaid ?? []), ...heads] }),
    }
  })
}

function unlabelled(fact: Fact): Fact {
  return { ...fact, label: phraseOf('') }
}

/** Whether a block is surely things: a list, a table, or lines that each say what something costs. */
function isThings(block: RootContent, context: Context): boolean {
  if (block.type !== 'paragraph') return block.type === 'list' || block.type === 'table'
  return linesIn(block.children).every(line => priceAtEnd(line, context)?.isSure === true)
}

/** A run of quotations, in quotation blocks or in marks. */
function voicesIn(blocks: readonly RootContent[], context: Context): Listed | undefined {
  const said = blocks.map(block =>
    block.type === 'blockquote' ? [itemOfQuote(block, context)] : voicesOf(block, context),
  )
  const start = said.findIndex(({ length: count }) => count > 0)
  if (start < 0) return undefined
  const length = said.slice(start).findIndex(({ length: count }) => count === 0)
  const end = length < 0 ? blocks.length : start + length
  // A quotation in a text of many paragraphs is a part of it.
  if (end - start < 2 && blocks.length > 3) return undefined
  const items = said.slice(start, end).flat()
  return { from: 'quotes', items, lead: blocks.slice(0, start), rest: blocks.slice(end) }
}

/** Questions in paragraphs: two or more, so that a text may ask one. */
function questionsIn(blocks: readonly RootContent[], context: Context): Listed | undefined {
  const found = asked(blocks, context)
  if (found === undefined || found.items.length < 2) return undefined
  const { items, from, to } = found
  return { from: 'questions', items, lead: blocks.slice(0, from), rest: blocks.slice(to) }
}

/** Where the block stands that carries the section: a list or table before quotations, pictures and short lines. */
function mainBlock(blocks: readonly RootContent[]): number {
  for (const type of ['table', 'list'] as const) {
    const found = blocks.findIndex(block => block.type === type)
    if (found >= 0) return found
  }
  const pictures = blocks.findIndex(block => picturesIn(block).length > 0)
  if (pictures >= 0 && blocks.flatMap(picturesIn).length > 1) return pictures
  return blocks.findIndex(isLines)
}

/** Blocks of the same kind that follow one another are one run of things. */
function runEnd(blocks: readonly RootContent[], start: number): number {
  const { type } = blocks[start] as RootContent
  let end = start + 1
  const isSame = (block: RootContent): boolean =>
    type === 'paragraph'
      ? isLines(block) || picturesIn(block).length > 0
      : block.type === type && type !== 'table'
  while (end < blocks.length && isSame(blocks[end] as RootContent)) end++
  return end
}

/** Letters up to which a line may be a thing of its own. */
const LINE = 200

/** A paragraph of several short lines: written one below the other, so each is a thing. */
function isLines(block: RootContent): boolean {
  if (block.type !== 'paragraph') return false
  const lines = linesIn(block.children)
  return lines.length > 1 && lines.every(({ text }) => text.length <= LINE)
}

function itemsOfLines(block: Paragraph, context: Context): readonly Item[] {
  return linesIn(block.children).map(line => ({
    ...itemOfLines([line], context),
    parts: {},
    text: [],
    items: [],
    blocks: [{ type: 'paragraph', children: [...line.nodes] }],
  }))
}

/**
 * Paragraphs of labelled lines that all open with the same label are a thing each, called what the first line says:
 * `**Work:** Two mills`, `**Year:** 2031`, then the same of another.
 */
function recordsOf(run: readonly RootContent[], context: Context): readonly Item[] | undefined {
  const records = run.map(block => {
    const lines = block.type === 'paragraph' ? linesIn(block.children).map(line => readLabelled(line)) : []
    return lines.every(line => line !== undefined) ? lines : []
  })
  const [first] = records[0] ?? []
  const name = first && plainLabel(first.label.text)
  const isAlike = records.every(
    ([opening, ...others]) => opening && others.length > 0 && plainLabel(opening.label.text) === name,
  )
  if (records.length < 2 || !isAlike) return undefined
  return records.flatMap(([opening, ...others], at) => {
    const block = run[at]
    if (!opening || !block) return []
    const facts = others.map(({ label, value }) => toFact(label, value, 'body', context))
    return [{ title: opening.value, parts: {}, facts, text: [], items: [], blocks: [block] }]
  })
}

/** The label before the name of a thing that is a paragraph of labelled lines: its place says the same. */
export function recordLabel({ title, blocks: [block, ...others] }: Item): string | undefined {
  if (block?.type !== 'paragraph' || others.length > 0 || title.text === '') return undefined
  const lines = linesIn(block.children).map(line => readLabelled(line))
  const [opening] = lines
  const isRecord = lines.length > 1 && lines.every(line => line !== undefined)
  return isRecord && opening?.value.text === title.text ? opening.label.text : undefined
}

/** The pictures of a paragraph that holds nothing else. */
export function picturesIn(block: RootContent): readonly Image[] {
  if (block.type !== 'paragraph') return []
  const inlines = block.children.filter(
    child => child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== ''),
  )
  const images = inlines.filter((child): child is Image => child.type === 'image')
  return images.length === inlines.length ? images : []
}

/** Whether a block is pictures and nothing else. */
export function holdsPicture(block: RootContent): boolean {
  return picturesIn(block).length > 0
}

function itemOfPicture(image: Image): Item {
  return {
    title: phraseOf(''),
    parts: {},
    facts: [],
    text: [],
    items: [],
    blocks: [{ type: 'paragraph', children: [image] }],
  }
}

/** A quotation: its words are its text, who said it is its title. */
function itemOfQuote(quote: Blockquote, context: Context): Item {
  const last = quote.children.at(-1)
  const lines = linesOfBlock(last)
  const whole = lines.at(-1)
  // The name of who said it closes the last line, or is a line of its own.
  const at = attributionAt(whole?.text ?? '') ?? 0
  const said = whole && cut(whole, at)
  const above = [...quote.children.slice(0, -1).map(plainText), ...lines.slice(0, -1).map(({ text }) => text)]
  const isNamed = at === 0 && whole !== undefined && namesSpeaker(above.join('\n'), whole.text)
  const source = said && (isNamed ? /^/ : /^\s*(?:[—–―]|--?)\s*/).exec(said.text)
  if (!said || !source)
    return { title: phraseOf(''), facts: [], parts: {}, text: quote.children, items: [], blocks: [quote] }
  const name = itemOfLines([trim(cut(toPhrase(said.nodes), source[0].length))], context)
  const before = at > 0 ? [trim(cut(whole ?? said, 0, at))] : []
  const words = [...lines.slice(0, -1), ...before].map(paragraphOf)
  return { ...name, parts: {}, text: [...quote.children.slice(0, -1), ...words], items: [], blocks: [quote] }
}

/** What a section's content is: the meaning of its heading and the look of its things together; the best score wins. */
function kindOf(listed: Pick<Listed, 'from' | 'items'> | undefined, meanings: readonly Meaning[]): Shape {
  const byHeading = meanings.flatMap(({ concept, weight, because }) => {
    const kind = kindByConcept[concept]
    return kind === undefined ? [] : [{ kind, score: 0.5 * weight, because }]
  })
  const byShape = listed ? shapesOf(listed) : []
  const all = [...byHeading, ...byShape].map(shape => ({
    ...shape,
    score:
      shape.score +
      Math.max(
        0,
        ...[...byHeading, ...byShape]
          .filter(other => other !== shape && other.kind === shape.kind)
          .map(({ score }) => score),
      ),
  }))
  const prose: Shape = { kind: 'prose', score: 0.4, because: 'running text' }
  return all.reduce((best, shape) => (shape.score > best.score ? shape : best), prose)
}

/** The kind of things that stand in no section, such as a list of the front matter. */
export function shapeOf(
  items: readonly Item[],
  meanings: readonly Meaning[],
): { readonly kind: Kind; readonly because: string } {
  const { kind, because } = kindOf({ from: 'list', items }, meanings)
  return { kind, because }
}

function share(items: readonly Item[], test: (item: Item) => boolean): number {
  return items.length === 0 ? 0 : items.filter(test).length / items.length
}

/** How much the things of a section look like each kind. */
function shapesOf({ from, items }: Pick<Listed, 'from' | 'items'>): readonly Shape[] {
  const texts = new Map(items.map(item => [item, wordsOf(item)]))
  const text = (item: Item): string => texts.get(item) ?? ''
  const shapes: Shape[] = []
  const add = (kind: Kind, score: number, because: string): void => {
    if (score > 0.3) shapes.push({ kind, score, because })
  }
  add('gallery', from === 'pictures' ? 0.9 : 0, 'pictures alone')
  add('quotes', from === 'quotes' ? 0.8 : 0, 'quotations')
  add('questions', from === 'questions' ? 0.9 : 0, 'paragraphs that ask')
  add('steps', from === 'ordered' ? 0.55 : 0, 'a numbered list')
  add('tasks', 0.9 * share(items, item => item.checked !== undefined), 'boxes to tick')
  add(
    'questions',
    0.85 * share(items, item => /[?？؟;]\s*$/.test(item.title.text) && /[?？؟]/.test(item.title.text)),
    'titles that ask',
  )
  add('links', 0.8 * share(items, isLink), 'links alone')
  add('stats', 0.75 * share(items, opensWithFigure), 'things that open with a figure')
  add('stats', items.length <= 6 ? 0.7 * share(items, isFigure) : 0, 'names with a figure alone')
  add(
    'offers',
    (from === 'sections' || from === 'led') && items.length <= 6
      ? 0.74 * share(items, item => has(item, 'money'))
      : 0,
    'headed parts with a price',
  )
  add(
    'items',
    0.7 * share(items, item => has(item, 'money') && text(item).length < 240),
    'names with a price',
  )
  add('entries', 0.72 * share(items, item => has(item, 'date', 'time')), 'things with a date or a time')
  // Two bare lines are who somebody is and where, or what was done with what: no list.
  const least = from === 'lines' ? 2 : 1
  add('points', items.length > least && from !== 'table' ? 0.42 : 0, 'a list')
  add(
    'series',
    from === 'table' && items.length > 1
      ? 0.6 * share(items, item => has(item, 'number', 'quantity', 'money', 'percentage', 'change'))
      : 0,
    'a column of figures',
  )
  return shapes
}

function has(item: Item, ...types: readonly string[]): boolean {
  if (types.includes('money') && endsWithPrice(item)) return true
  return (
    item.facts.some(({ value }) => value !== undefined && types.includes(value.type)) ||
    types.includes(item.title.value?.type ?? '')
  )
}

function endsWithPrice({ title }: Item): boolean {
  return /(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc})(?:\s*(?:\/|per\b).{0,20})?$/u.test(title.text)
}

function opensWithFigure({ title }: Item): boolean {
  if (title.value?.type === 'date' || title.value?.type === 'time') return false
  return /^[\s≈~<>+−–±▲▼↑↓-]*[\p{Sc}]?\s?\d/u.test(title.text) && title.text.length <= 40
}

/** A name and a figure, and nothing else. */
function isFigure({ facts, text, items }: Item): boolean {
  const [only, ...others] = facts
  const isNumber = only?.value?.type === 'number' || only?.value?.type === 'percentage'
  return isNumber && others.length + text.length + items.length === 0
}

function isLink({ blocks }: Item): boolean {
  const [only, ...others] = blocks
  if (only?.type !== 'paragraph' || others.length > 0) return false
  const words = only.children.filter(child => child.type !== 'text' || /[\p{L}\p{N}]/u.test(child.value))
  return words.length === 1 && words[0]?.type === 'link'
}

function wordsOf({ blocks }: Item): string {
  return blocks.map(plainText).join(' ')
}
