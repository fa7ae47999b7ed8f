/** Lanes of the front matter. */
import type { Context } from '../context.ts'
import { flatFacts, isNameIn, phraseIn, headingOf, lineOf, wordsFact } from '../facts/facts.ts'
import { phraseOf } from '../facts/phrase.ts'
import type { Fact, Item } from '../reading.ts'
import { shapeForList } from '../things/shapes.ts'
import { laneOf, cardOfLine, isBeside, withStatus } from './lane-cards.ts'
import { isPeriodName } from './lanes-of-table.ts'

/** Lanes among fields: records with a list each, or several lists side by side. */
export function lanesAmong(
  fields: readonly Fact[],
  context: Context,
): { readonly lanes: readonly Item[]; readonly taken: ReadonlySet<Fact> } {
  const all = fields.flatMap(fact => [fact, ...fact.facts])
  const nested = all.find(({ items }) => items.length > 0 && items.some(item => listIn(item) !== undefined))
  if (nested)
    return { lanes: nested.items.map(item => laneOfRecord(item, context)), taken: new Set([nested]) }
  const dated = all.find(({ items }) => items.length > 1 && areDated(items, context))
  if (dated) {
    const points = all.filter(fact => fact !== dated && areDays(fact.items))
    const reached = points.map(fact => pointsOf(fact, context))
    return { lanes: [...lanesOfDated(dated.items, context), ...reached], taken: new Set([dated, ...points]) }
  }
  const flat = all.find(({ items }) => items.some(({ facts }) => facts.length > 1) && isDivided(items))
  if (flat) return { lanes: lanesByPart(flat.items, context), taken: new Set([flat]) }
  const holder = [undefined, ...fields].find(fact => listsOf(fact?.facts ?? fields).length >= 2)
  const lists = listsOf(holder?.facts ?? fields)
  if (lists.length < 2) return { lanes: [], taken: new Set() }
  const lanes = lists.map(({ label, items }) =>
    laneOf(
      label,
      items.map(item => cardOfRecord(item, context)),
    ),
  )
  return { lanes, taken: new Set(holder ? [holder] : lists) }
}

/** Whether records say what is done in which period: `2027: plant 240 trees`. */
function areDated(items: readonly Item[], context: Context): boolean {
  const counts = items.map(
    ({ facts }) => facts.filter(({ label }) => isPeriodName(label.text, context)).length,
  )
  return counts.every(count => count > 0) && counts.some(count => count > 1)
}

/** A group of lanes for each record, with a lane for each period that any of them names. */
function lanesOfDated(items: readonly Item[], context: Context): readonly Item[] {
  const dated = items.flatMap(({ facts }) => facts.filter(({ label }) => isPeriodName(label.text, context)))
  const periods = [...new Map(dated.map(({ label }) => [label.text, label])).values()]
  return items.flatMap(item =>
    periods.map((label, at) => {
      const own = item.facts.filter(fact => fact.label.text === label.text)
      const cards = own.map(fact => cardOfLine(phraseIn(fact), { more: [] }, context))
      const said = item.facts.filter(fact => !dated.includes(fact) && !isNameIn(item.title, fact))
      const heading = headingOf(item.title)
      const group = { ...wordsFact(item.title, context), blocks: [heading, ...said.flatMap(lineOf)] }
      return laneOf(label, cards, at === 0 ? { group } : {})
    }),
  )
}

/** Whether most records tell a day. */
function areDays(items: readonly Item[]): boolean {
  const days = items.filter(({ facts }) => facts.some(({ value }) => value?.type === 'date'))
  return items.length > 1 && days.length * 2 > items.length
}

/** What is reached on days, as one lane of milestones. */
function pointsOf({ label, items }: Fact, context: Context): Item {
  return {
    ...laneOf(
      label,
      items.map(item => cardOfRecord(calledByWords(item), context)),
    ),
    milestone: true,
  }
}

/** A record that is called by what it says is reached, and not by its day. */
function calledByWords(item: Item): Item {
  const means = ({ meanings }: Fact, ...concepts: readonly string[]): boolean =>
    meanings.some(({ concept, weight }) => weight > 0.85 && concepts.includes(concept))
  const words = item.facts.filter(({ value }) => value?.type !== 'date')
  const name =
    words.find(fact => means(fact, 'milestone', 'title', 'name')) ??
    words.find(fact => !means(fact, 'status', 'owner'))
  if (!name) return item
  const because = 'what is reached on its day'
  const facts = item.facts.map((fact): Fact => {
    const concept = fact === name ? 'title' : fact.value?.type === 'date' ? 'date' : undefined
    return concept ? { ...fact, meanings: [{ concept, weight: 1, because }] } : fact
  })
  return { ...item, title: phraseIn(name), facts }
}

function listsOf(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ items, meanings }) => items.length > 0 && !isBeside(meanings))
}

/** The longest list in a record. */
function listIn({ facts }: Item): Fact | undefined {
  return facts.find(({ items }) => items.length > 0)
}

function laneOfRecord(item: Item, context: Context): Item {
  const list = listIn(item)
  const others = item.facts.filter(fact => fact !== list && !isNameIn(item.title, fact))
  const cards = list?.items.map(inner => cardOfRecord(inner, context)) ?? []
  const text = others.flatMap(({ blocks }) => blocks)
  return laneOf(item.title, cards, { text })
}

function cardOfRecord(item: Item, context: Context): Item {
  if (item.facts.length === 0) return cardOfLine(item.title, { more: item.text }, context)
  const record = { ...item, title: phraseOf(''), facts: flatFacts(item.facts) }
  const [shaped = item] = shapeForList('tasks', [record])
  const { title: named, ...parts } = shaped.parts
  const title = named ? phraseIn(named) : item.title
  const facts = shaped.facts.filter(fact => !isNameIn(title, fact))
  return withStatus({ ...shaped, title, parts, facts }, context)
}

function divides({ meanings }: Fact): boolean {
  return meanings.some(
    ({ concept, weight }) => weight > 0.8 && (concept === 'milestone' || concept === 'lanes'),
  )
}

function isDivided(items: readonly Item[]): boolean {
  return items.filter(({ facts }) => facts.some(divides)).length >= items.length * 0.6
}

/** Records by the part that says where each belongs. */
function lanesByPart(items: readonly Item[], context: Context): readonly Item[] {
  const nameOf = ({ facts }: Item): Fact | undefined => facts.find(divides)
  const names = [...new Set(items.map(item => nameOf(item)?.text ?? ''))]
  return names.map(text => {
    const own = items.filter(item => (nameOf(item)?.text ?? '') === text)
    const first = own.map(nameOf).find(fact => fact !== undefined)
    const cards = own.map(item =>
      cardOfRecord({ ...item, facts: item.facts.filter(fact => fact !== nameOf(item)) }, context),
    )
    return laneOf(first ? phraseIn(first) : phraseOf(''), cards)
  })
}
