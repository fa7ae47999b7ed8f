import { plainText } from '../../source/text.ts'
import type { RootContent } from 'mdast'
import type { Context } from '../context.ts'
import { paragraphOf, phraseIn, toFact, itemWith } from '../facts/facts.ts'
import { blocksOfPart, outlineOf, type Part } from '../outline.ts'
import { type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Fact, Item, Kind, Section } from '../reading.ts'
import type { ListRole } from '../roles.ts'
import type { Concept } from '../words/en.ts'
import { exhibitOfAmounts, exhibitOfField, exhibitsOf, isShown } from './exhibits.ts'
import { withFigureTables } from './figure-lines.ts'
import { figuresInText, NO_FIGURES, type ToldFigures } from './figures-in-text.ts'
import { bodyWithout, fieldsWithout, listedSection, type Takings, untouched } from './takings.ts'

/**
 * What a dashboard shows, by sort: figures, series that can be drawn, tables that stay tables, and tasks, from whatever
 * stands under the headings of the copy and from records of the front matter.
 */
export function takeBoard(
  source: readonly RootContent[],
  fields: readonly Fact[],
  context: Context,
): Takings {
  const told = fields.length === 0 ? figuresInText(source, context) : NO_FIGURES
  if (told.items.length > 0)
    return ofText(
      'tiles',
      told.items.map(item => ({ ...item, kind: 'stats' as const })),
      source,
      told,
    )
  const body = withFigureTables(source, context.lang)
  const outline = outlineOf(body, context)
  const above: Part = { meanings: [], blocks: [...outline.before, ...outline.head], facts: [], parts: [] }
  const parts = [above, ...outline.parts.flatMap(partsIn)]
  const written = parts.map((part, at) => panelsOf(part, at === parts.length - 1, context))
  const given = fields.flatMap(fact => {
    const shown = (exhibitOfField(fact, context) ?? []).filter(({ kind }) => listOf(kind) !== undefined)
    return shown.length > 0 ? [{ fact, shown }] : []
  })
  const amounts = exhibitOfAmounts(fields, context)
  const panels = [
    ...(amounts ? [{ item: amounts.item, lead: [] }] : []),
    ...given.flatMap(({ shown }) => shown.map(item => ({ item, lead: [] }))),
    ...written.flatMap(found => found.panels),
  ]
  if (panels.length === 0) return untouched(source, fields)
  const taken = new Set([...given.map(({ fact }) => fact), ...(amounts?.facts ?? [])])
  return {
    ...untouched(body, fieldsWithout(fields, taken)),
    ...listsOf(panels),
    ...bodyWithout(
      body,
      written.flatMap(found => found.taken),
    ),
    silent: written.flatMap(found => found.silent),
  }
}

/** A list of figures of running text, under what the text is called. */
function ofText(
  role: ListRole,
  items: readonly Item[],
  source: readonly RootContent[],
  { title, taken, silent }: ToldFigures,
): Takings {
  // What the text is called may be words of what was taken.
  const left = bodyWithout(source, taken)
  return {
    ...untouched([], []),
    silent,
    ...left,
    body: [...(title ? [title] : []), ...left.body],
    lists: { [role]: items },
    sources: { [role]: [listedSection(undefined, items)] },
  }
}

/** Something that is shown under its name, with what is said over it. */
interface Panel {
  readonly item: Item
  readonly lead: readonly RootContent[]
}

interface Panels {
  readonly panels: readonly Panel[]
  readonly taken: readonly RootContent[]
  readonly silent: readonly string[]
}

/** A part and those below it, one after the other. */
function partsIn(part: Part): readonly Part[] {
  return [{ ...part, parts: [] }, ...part.parts.flatMap(partsIn)]
}

function panelsOf({ heading, meanings, blocks }: Part, isLast: boolean, context: Context): Panels {
  const { items: found, shown, silent } = exhibitsOf(blocks, meanings, context)
  // What a copy opens with may be a month and whom it is for, which is no figure.
  const items = found.map(
    (item): Item => (heading || item.kind !== 'stats' || hasFigure(item) ? item : { ...item, kind: 'prose' }),
  )
  const drawn = items.filter(({ kind }) => listOf(kind) !== undefined)
  if (drawn.length === 0) return { panels: [], taken: [], silent: [] }
  const shownEnd = items.findLastIndex(isShown) + 1
  const sums = items[shownEnd] && isTotal(items[shownEnd], context) ? 1 : 0
  const end = isLast || !heading ? shownEnd + sums : items.length
  const title = trim(toPhrase(heading?.children ?? []))
  const panels: Panel[] = []
  let lead: readonly RootContent[] = []
  // What stands above the first heading introduces the whole.
  const start = heading ? 0 : items.findIndex(isShown)
  for (const item of items.slice(start, end)) {
    const last = panels.at(-1)
    if (listOf(item.kind) !== undefined) {
      // What the first has over it besides is said under the name of the part.
      const isFirst = panels.length === 0 && (heading !== undefined || item.title.text === '')
      const said = isFirst && item.title.text !== '' ? [paragraphOf(item.title)] : []
      panels.push({ item: isFirst ? { ...item, title } : item, lead: [...lead, ...said] })
      lead = []
    } else if (last) panels[panels.length - 1] = withText(last, blocksOf(item))
    else lead = [...lead, ...blocksOf(item)]
  }
  const prose = items.slice(start, end).flatMap(item => (listOf(item.kind) === undefined ? item.blocks : []))
  return { panels, taken: [...(heading ? [heading] : []), ...shown, ...prose], silent }
}

/** Whether words right below figures say what they come to: `Total 522, down from 640`. */
function isTotal({ title, blocks }: Item, { lexicon }: Context): boolean {
  const [first] = blocks
  const words = title.text !== '' ? title.text : first ? plainText(first) : ''
  const [, name = ''] = /^(\p{L}[\p{L}\s]{2,24}?)\s*[:：=–—-]?\s*\p{Sc}?\d/u.exec(words) ?? []
  return name !== '' && lexicon(name).some(({ concept, weight }) => concept === 'total' && weight > 0.85)
}

/** Whether one of several labelled values counts something. */
function hasFigure({ items }: Item): boolean {
  return items.some(
    ({ parts: { value } }) =>
      value !== undefined && value.value?.type !== 'date' && /^\P{L}*\d/u.test(value.text),
  )
}

/** What is shown as text here, under its name. */
function blocksOf({ title, blocks }: Item): readonly RootContent[] {
  return title.text === '' ? blocks : [paragraphOf(title), ...blocks]
}

function withText({ item, lead }: Panel, blocks: readonly RootContent[]): Panel {
  return { item: { ...item, text: [...item.text, ...blocks] }, lead }
}

/** The list that a kind of exhibit belongs to. */
function listOf(kind: Kind | undefined): ListRole | undefined {
  switch (kind) {
    case 'stats':
      return 'tiles'
    case 'series':
      return 'series'
    case 'items':
      return 'tables'
    case 'tasks':
      return 'tasks'
    default:
      return undefined
  }
}

/** Figures and tasks one by one, under the name of what they stand in; series and tables as wholes. */
function listsOf(panels: readonly Panel[]): Pick<Takings, 'lists' | 'sources'> {
  const inList = (role: ListRole): readonly Panel[] => panels.filter(({ item }) => listOf(item.kind) === role)
  const roles = ['tiles', 'series', 'tables', 'tasks'] as const
  const filled = roles.filter(role => inList(role).length > 0)
  const isSplit = (role: ListRole): boolean => role === 'tiles' || role === 'tasks'
  return {
    lists: Object.fromEntries(
      filled.map(role => [
        role,
        inList(role).flatMap(({ item, lead }) =>
          isSplit(role) ? item.items : [{ ...item, text: [...lead, ...item.text] }],
        ),
      ]),
    ),
    sources: Object.fromEntries(filled.map(role => [role, isSplit(role) ? inList(role).map(sourceOf) : []])),
  }
}

function sourceOf({ item, lead }: Panel): Section {
  const heading = headingOf(item.title)
  return { ...listedSection(heading, item.items, lead), rest: item.text }
}

function headingOf({ nodes, text }: Phrase): Section['heading'] {
  return text === '' ? undefined : { type: 'heading', depth: 2, children: [...nodes] }
}

/** A part of an infographic: its name, and what it shows one thing after the other. */
export function takeModules(
  source: readonly RootContent[],
  fields: readonly Fact[],
  context: Context,
): Takings {
  const told = fields.length === 0 ? figuresInText(source, context) : NO_FIGURES
  if (told.items.length > 0) return ofText('modules', told.groups.map(moduleOfText), source, told)
  const body = withFigureTables(source, context.lang)
  const outline = outlineOf(body, context)
  const head = [...outline.before, ...outline.head]
  const top = exhibitsOf(head, [], context)
  const headed = outline.parts.map(part => moduleOf(part, context))
  const last = headed.findLastIndex(
    ({ item }, at) => item.items.some(isShown) || isPoints(outline.parts[at] as Part),
  )
  // What stands at the end of one part and before another is said of it.
  const isEnd = last === headed.length - 1
  const written = headed
    .slice(0, last + 1)
    .map((found, at) => (at === last && isEnd ? withoutEnd(found) : found))
  const given = modulesAmong(fields, context)
  const opening = top.items.filter(isShown)
  const modules = [
    ...given.modules,
    ...(opening.length > 0 ? [moduleItem(phraseOf(''), opening)] : []),
    ...written.map(({ item }) => item),
  ]
  if (modules.length === 0) return untouched(source, fields)
  return {
    ...untouched(body, fieldsWithout(fields, given.taken)),
    lists: { modules },
    sources: { modules: [listedSection(undefined, modules)] },
    ...bodyWithout(body, [...top.shown, ...written.flatMap(({ taken }) => taken)]),
    silent: [...given.silent, ...top.silent, ...written.flatMap(({ silent }) => silent)],
  }
}

/** The figures of a paragraph as a part without a name: those of one kind together, and what is only said between them. */
function moduleOfText(items: readonly Item[]): Item {
  const runs: Item[][] = []
  for (const item of items) {
    const last = runs.at(-1)
    if (last && last[0]?.kind === item.kind) last.push(item)
    else runs.push([item])
  }
  return moduleItem(
    phraseOf(''),
    runs.map((run): Item => {
      const kind = run[0]?.kind ?? 'stats'
      return kind === 'prose' || kind === 'items'
        ? itemWith({ kind: 'prose', blocks: run.flatMap(({ blocks }) => blocks) })
        : itemWith({ kind, items: run.map(item => ({ ...item, kind: 'stats' })) })
    }),
  )
}

interface Module {
  readonly item: Item
  readonly taken: readonly RootContent[]
  readonly silent: readonly string[]
}

function moduleItem(title: Phrase, items: readonly Item[]): Item {
  return itemWith({ title, items })
}

function moduleOf(part: Part, context: Context): Module {
  const blocks = [...part.blocks, ...part.parts.flatMap(blocksOfPart)]
  const { items, silent } = exhibitsOf(blocks, part.meanings, context)
  return {
    item: moduleItem(trim(toPhrase(part.heading?.children ?? [])), items),
    taken: [...(part.heading ? [part.heading] : []), ...blocks],
    silent,
  }
}

/** What is small print under any heading. */
const small: ReadonlySet<Concept> = new Set<Concept>(['sources', 'notes', 'contact', 'terms', 'references'])

/** Whether a part is called something and opens with points, which are no small print. */
function isPoints({ heading, meanings, blocks: [first] }: Part): boolean {
  const isSmall = meanings.some(({ concept, weight }) => weight > 0.85 && small.has(concept))
  return heading !== undefined && !isSmall && first?.type === 'list' && first.children.length > 1
}

/** The last module without the words after what it shows, or after its points: they are said about the whole. */
function withoutEnd(found: Module): Module {
  const { items } = found.item
  const end = items.findLastIndex(isShown) + 1
  const [first] = items
  const [list] = end === 0 ? (first?.blocks ?? []) : []
  const kept = first && list ? [{ ...first, blocks: [list] }] : items.slice(0, end)
  const left = new Set(items.flatMap(({ blocks }) => blocks))
  for (const block of kept.flatMap(({ blocks }) => blocks)) left.delete(block)
  return {
    ...found,
    item: { ...found.item, items: kept },
    taken: found.taken.filter(block => !left.has(block)),
  }
}

interface GivenModules {
  readonly modules: readonly Item[]
  readonly taken: ReadonlySet<Fact>
  readonly silent: readonly string[]
}

/** Modules of the front matter: the records of a list called so, and every field that can be shown. */
function modulesAmong(fields: readonly Fact[], context: Context): GivenModules {
  const modules: Item[] = []
  const taken = new Set<Fact>()
  const silent: string[] = []
  const amounts = exhibitOfAmounts(fields, context)
  if (amounts) modules.push(moduleItem(phraseOf(''), [amounts.item]))
  for (const fact of amounts?.facts ?? []) taken.add(fact)
  for (const fact of fields) {
    if (taken.has(fact)) continue
    const isList = fact.meanings.some(({ concept, weight }) => concept === 'modules' && weight > 0.9)
    const records = isList && fact.items.every(({ facts }) => facts.length > 1) ? fact.items : []
    const shown = records.length > 0 ? undefined : exhibitOfField(fact, context)
    if (records.length === 0 && !shown?.some(isShown)) continue
    taken.add(fact)
    // What a record of one figure is called in its file says no more than that it is one.
    const isFigure = fact.facts.length > 0 && shown?.length === 1 && shown[0]?.items.length === 1
    if (isFigure) silent.push(fact.label.text)
    if (shown)
      modules.push(
        moduleItem(
          isFigure ? phraseOf('') : fact.label,
          shown.map(item => ({ ...item, title: phraseOf('') })),
        ),
      )
    for (const record of records) {
      const own = moduleOfRecord(record, context)
      modules.push(own.item)
      silent.push(...own.silent)
    }
  }
  return { modules, taken, silent }
}

/** A record as a module: what can be shown in it, then what it says besides. */
function moduleOfRecord(
  record: Item,
  context: Context,
): { readonly item: Item; readonly silent: readonly string[] } {
  // What sort of module it is shows by itself.
  const sorts = record.facts.filter(({ label }) => /^(?:type|kind)$/i.test(label.text))
  const unit = record.facts.find(
    ({ meanings, text }) =>
      text.length <= 6 && meanings.some(({ concept, weight }) => concept === 'unit' && weight > 0.85),
  )
  const named = record.facts.filter(
    fact => fact !== unit && !sorts.includes(fact) && fact.text !== record.title.text,
  )
  const meanings = sorts.flatMap(({ text }) => context.lexicon(text))
  const facts = named.map(fact => ({
    ...fact,
    meanings: [...meanings, ...fact.meanings],
    items: unit ? fact.items.map(item => withUnit(item, unit.text, context)) : fact.items,
  }))
  const { items, left } = shownIn(facts, context)
  const prose: Item = {
    ...moduleItem(phraseOf(''), []),
    kind: 'prose',
    blocks: left.flatMap(({ blocks }) => blocks),
  }
  return {
    item: moduleItem(record.title, prose.blocks.length > 0 ? [...items, prose] : items),
    silent: sorts.map(({ text }) => text),
  }
}

/** A record whose numbers have the unit that is said once for all. */
function withUnit(item: Item, unit: string, context: Context): Item {
  const facts = item.facts.map(fact => {
    if (fact.value?.type !== 'number') return fact
    const words = toPhrase([...phraseIn(fact).nodes, { type: 'text', value: unit }])
    return {
      ...toFact(fact.label, words, fact.place, context),
      written: fact.written,
      meanings: fact.meanings,
    }
  })
  return { ...item, facts }
}

function shownIn(
  facts: readonly Fact[],
  context: Context,
): { readonly items: readonly Item[]; readonly left: readonly Fact[] } {
  const found = facts.map(fact => ({ fact, shown: exhibitOfField(fact, context) ?? [] }))
  const items = found.flatMap(({ shown }) => shown.map(item => ({ ...item, title: phraseOf('') })))
  if (items.length > 0)
    return { items, left: found.filter(({ shown }) => shown.length === 0).map(({ fact }) => fact) }
  // Values side by side are what it shows.
  const sides = exhibitOfField({ ...(facts[0] as Fact), facts, items: [] }, context)
  return sides
    ? { items: sides.map(item => ({ ...item, title: phraseOf('') })), left: [] }
    : { items: [], left: facts }
}
