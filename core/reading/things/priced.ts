import type { List, RootContent, Table } from 'mdast'
import { itemWith } from '../facts/facts.ts'
import type { Context } from '../context.ts'
import type { ListClaim, Material } from '../lists/lists.ts'
import { type Phrase, phraseOf, toPhrase, trim } from '../facts/phrase.ts'
import type { Item } from '../reading.ts'
import { findValues } from '../values/read-value.ts'
import { namesSum } from '../values/sum-name.ts'
import { itemsOfList, itemsOfTable } from './items.ts'
import { sectionsWithin } from '../section-blocks.ts'

/**
 * What a proposal offers for how much: the rows of its price table, the columns of a comparison, or the points of a list of
 * costs; sums and taxes are no offers. The table stays where it stands.
 */
export function* offerLists({ head, sections, facts, taken, context }: Material): Generator<ListClaim> {
  if (!taken.includes('offers') || !taken.includes('signatures')) return
  if (
    facts.some(
      ({ items, meanings }) => items.length > 0 && meanings.some(({ concept }) => concept === 'offers'),
    )
  )
    return
  const found = [head, ...sections.flatMap(sectionsWithin)].flatMap(section =>
    section.blocks.map(block => ({ section, block, items: pricedIn(block, context) })),
  )
  const best = found.reduce<(typeof found)[number] | undefined>(
    (most, one) => (one.items.length > (most?.items.length ?? 1) ? one : most),
    undefined,
  )
  if (best)
    yield {
      role: 'offers',
      items: best.items,
      pieces: best.section === head ? [best.block] : [best.section],
      weight: 1.1,
      because: 'things with their price',
    }
}

function pricedIn(block: RootContent, context: Context): readonly Item[] {
  if (block.type === 'table') return optionsIn(block, context) ?? rowsIn(block, context)
  return block.type === 'list' ? pointsIn(block, context) : []
}

function rowsIn(table: Table, context: Context): readonly Item[] {
  const items = itemsOfTable(table, context).filter(item =>
    item.facts.some(({ value }) => value?.type === 'money'),
  )
  return items.filter(item => !isSum(item, context))
}

function pointsIn(list: List, context: Context): readonly Item[] {
  return itemsOfList(list, context).filter(
    item =>
      item.blocks.some(
        block => block.type === 'paragraph' && saysMoney(toPhrase(block.children), context.lang),
      ) && !isSum(item, context),
  )
}

/** A table whose columns are what is offered and whose rows say at what price: its first column names sums. */
function optionsIn({ children: [head, ...rows] }: Table, context: Context): readonly Item[] | undefined {
  const columns = head?.children.slice(1) ?? []
  const sums = rows.filter(row => {
    const [label, ...cells] = row.children.map(cell => trim(toPhrase(cell.children)))
    return (
      label &&
      namesSum(label.text, context) &&
      cells.length > 1 &&
      cells.every(cell => saysMoney(cell, context.lang))
    )
  })
  if (columns.length < 2 || sums.length === 0) return undefined
  return columns.map(({ children }) =>
    itemWith({ title: toPhrase(children), blocks: [{ type: 'paragraph', children }] }),
  )
}

/** A sum names itself, or stands where the others have their number. */
function isSum({ title, facts }: Item, context: Context): boolean {
  const words = [title, ...facts.map(({ text }) => phraseOf(text))]
  return words.some(({ text }) => namesSum(text, context))
}

/** Whether words name an amount of money. */
export function saysMoney({ text }: Pick<Phrase, 'text'>, lang: string): boolean {
  return findValues(text, lang).some(({ value }) => value.type === 'money')
}
