import type { RootContent, Table } from 'mdast'
import { isNumeric } from '../../../core/compose/index.ts'
import { toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Fact, Reading, Section } from '../../../core/reading/reading.ts'
import type { ListRole } from '../../../core/reading/roles.ts'
import { changesApart, changesOfTable } from '../../../core/reading/lists/changed.ts'
import { withShareTables } from '../../../core/reading/lists/share-lines.ts'
import { withPriceTables } from '../../../core/reading/things/price-rows.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type Entry, entryOfFact, FactGrid, isBrief } from '../sheets/facts.tsx'
import { ChangePairs } from '../../charts/change-pairs.tsx'
import { composed, type Piece } from './flow-pieces.tsx'
import { optionCards } from './option-cards.tsx'
import { pairTable, quotePieces, recordEntries, recordTable, statRow } from './records.tsx'

/** Draws what stands below the heading of a section in a way of a format's own; undefined leaves it to the common one. */
export type DrawSection = (section: Section) => readonly Piece[] | undefined

/** A section: its heading, what stands in it, and the sections below it, in the order of the copy. */
export function sectionPieces(
  section: Section,
  theme: Theme,
  draw: DrawSection = () => undefined,
): readonly Piece[] {
  const { heading, sections } = section
  return [
    ...(heading ? [heading] : []),
    ...(draw(section) ?? contentPieces(section, theme)),
    ...sections.flatMap(inner => sectionPieces(inner, theme, draw)),
  ]
}

/** Sections in the order of the copy. */
export function allSections(
  sections: readonly Section[],
  theme: Theme,
  draw?: DrawSection,
): readonly Piece[] {
  return sections.flatMap(section => sectionPieces(section, theme, draw))
}

/** What stands in a section: records of the front matter as tables or entries, labelled lines as facts, the rest as prose. */
export function contentPieces(section: Section, theme: Theme): readonly Piece[] {
  const { place, facts, blocks, heading } = section
  if (place !== 'field') {
    const cards = blocks.length <= CHOICE ? optionCards(section.items, theme) : undefined
    if (!cards) return blockPieces(blocks, facts, theme)
    return [...blockPieces(section.lead, facts, theme), ...cards, ...blockPieces(section.rest, facts, theme)]
  }
  const { items, kind } = section
  const level = (heading?.depth ?? 1) + 1
  const figures = () => (kind === 'stats' ? statRow(items, theme) : undefined)
  const isSeries = facts.length >= SERIES && facts.every(({ text }) => isNumeric(text))
  if (isSeries) return pairTable(facts)
  if (facts.length > 0) return figures() ?? factPieces(facts, blocks, theme)
  if (items.length === 0) return blocks
  if (kind === 'quotes') return quotePieces(items, theme)
  return recordTable(items, theme) ?? figures() ?? recordEntries(items, level)
}

/** Blocks of a section that is a choice, at most: a longer one is text. */
const CHOICE = 12

/** Bare numbers under names from which on they are compared and not read one by one. */
const SERIES = 5

/** A record as a grid of facts, and as lines where one of them is long. */
function factPieces(facts: readonly Fact[], blocks: readonly RootContent[], theme: Theme): readonly Piece[] {
  const grid = facts.map(entryOfFact)
  return grid.every(isBrief) ? composed(<FactGrid theme={theme} entries={grid} />) : blocks
}

/** Blocks as prose, in which what things were and became (in a table: before and after, and where `areYears` in two years) are pairs of figures, lines with labels a grid of facts, and lines with prices a table. */
export function blockPieces(
  blocks: readonly RootContent[],
  facts: readonly Fact[],
  theme: Theme,
  areYears = false,
): readonly Piece[] {
  const runs: (RootContent[] | Piece)[] = []
  for (const one of changesApart(blocks)) {
    const told = ('type' in one && one.type === 'table' && changesOfTable(one, areYears)) || one
    const open = runs.at(-1)
    if (!('type' in told)) runs.push(...composed(<ChangePairs theme={theme} changes={told} />))
    else if (Array.isArray(open)) open.push(told)
    else runs.push([told])
  }
  return runs.flatMap(run => (Array.isArray(run) ? plainPieces(run, facts, theme) : [run]))
}

function plainPieces(blocks: readonly RootContent[], facts: readonly Fact[], theme: Theme): readonly Piece[] {
  return withPriceTables(withShareTables(blocks), theme.lang).flatMap((block): readonly Piece[] => {
    const entries =
      block.type === 'table'
        ? rowEntries(block)
        : facts.filter(({ source }) => source === block).map(entryOfFact)
    const isGrid =
      (block.type === 'paragraph' || block.type === 'table') && entries.length > 1 && entries.every(isBrief)
    return isGrid ? composed(<FactGrid theme={theme} entries={entries} inText />) : [block]
  })
}

/** A table of one row is a record: its columns are labels. */
function rowEntries({ children: [head, row, ...others] }: Table): readonly Entry[] {
  if (!head || !row || others.length > 0) return []
  const cells = head.children.map((cell, at): Entry => {
    const children = row.children[at]?.children ?? []
    return {
      label: toPhrase(cell.children),
      text: toPhrase(children).text,
      blocks: [{ type: 'paragraph', children }],
    }
  })
  return cells.every(({ label, text }) => label.text !== '' && text !== '') ? cells : []
}

/** Sections of the front matter and labelled lines that a list was made of: they were taken out of the text. */
export function liftedSources({ sources }: Reading, role: ListRole): readonly Section[] {
  return (sources[role] ?? []).filter(({ place }) => place === 'field')
}

/** Headings under which the things of a list stand in the text. */
export function headingsOf({ sources }: Reading, role: ListRole): ReadonlySet<RootContent> {
  const standing = (sources[role] ?? []).filter(({ place }) => place !== 'field')
  return new Set(standing.flatMap(({ heading }) => (heading ? [heading] : [])))
}

/** A section without blocks that are drawn elsewhere. */
export function withoutBlocks(section: Section, drawn: ReadonlySet<RootContent>): Section {
  const blocks = section.blocks.filter(block => !drawn.has(block))
  return { ...section, blocks, sections: section.sections.map(inner => withoutBlocks(inner, drawn)) }
}
