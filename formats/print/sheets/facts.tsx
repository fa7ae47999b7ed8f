import type { PhrasingContent, RootContent } from 'mdast'
import { KeyValue, Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { type Phrase, phraseOf } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item } from '../../../core/reading/reading.ts'
import { isNameAlone } from '../../../core/reading/things/items.ts'
import type { Concept } from '../../../core/reading/words/en.ts'
import { space, type Theme, roomAcross } from '../../../core/theme/theme.ts'
import { textSetting, textWidth, widestWord } from '../../fitting/measure.ts'

/** A label and what stands under it. */
export interface Entry {
  readonly label: Phrase
  readonly blocks: readonly RootContent[]
  /** The words, for measuring. */
  readonly text: string
}

/** Facts whose words say by themselves what they are, so that their labels are left out of an address. */
const plain: ReadonlySet<Concept> = new Set<Concept>([
  'name',
  'title',
  'organization',
  'jobTitle',
  'address',
  'location',
  'city',
  'country',
  'email',
  'telephone',
  'url',
])

/** What a claim or a fact says, its record line by line. */
export function entryOf({ label, text, nodes, blocks, facts }: Omit<Claim, 'role' | 'weight'>): Entry {
  if (facts.length === 0) return { label, text, blocks }
  const lines = facts.flatMap(lineOf)
  // A record that has no name is its facts.
  if (facts.every(fact => text.includes(fact.text))) return { label, text, blocks: lines }
  const inner = facts.map(fact => fact.text).join(' ')
  return { label, text: `${text} ${inner}`, blocks: [{ type: 'paragraph', children: [...nodes] }, ...lines] }
}

/** A line under its label. */
export function entryOfPhrase(label: Phrase, value: Phrase): Entry {
  return { label, text: value.text, blocks: [paragraphOf(value)] }
}

/** The words of a fact without a block around them. */
export function factNodes({ blocks, text }: Fact): readonly PhrasingContent[] {
  const [first] = blocks
  return first?.type === 'paragraph' ? first.children : phraseOf(text).nodes
}

/** The same of all its paragraphs; none where it has no paragraph. */
export function paragraphNodes({ blocks }: Fact): readonly PhrasingContent[] {
  return blocks.flatMap(block => (block.type === 'paragraph' ? block.children : []))
}

/** A fact of a record as a line; its label stands before it where the words alone would not say what they are. */
export function lineOf(fact: Fact): readonly RootContent[] {
  const isPlain = fact.meanings.some(({ concept }) => plain.has(concept))
  return isPlain && !fact.written ? fact.blocks : labelled(fact)
}

/** Words with their label before them. */
export function labelled({
  label,
  text,
  blocks,
}: Pick<Fact, 'label' | 'text' | 'blocks'>): readonly RootContent[] {
  const [first, ...more] = blocks
  if (label.text === '') return blocks
  const sign = { type: 'text' as const, value: text === '' ? ':' : ': ' }
  const words = [...label.nodes, sign]
  if (first?.type !== 'paragraph') return [{ type: 'paragraph', children: words }, ...blocks]
  return [{ type: 'paragraph', children: [...words, ...first.children] }, ...more]
}

/** A fact of its own as an entry. */
export function entryOfFact(fact: Fact): Entry {
  const { label, text, blocks, facts, items } = fact
  if (items.length > 0 && items.every(isNameAlone)) return entryOfItems(label, items)
  if (facts.length === 0) return { label, text, blocks }
  return { label, text: facts.map(inner => inner.text).join(' '), blocks: facts.flatMap(lineOf) }
}

/** The things of a short list as one entry: `Services: type, print`. */
export function entryOfItems(label: Phrase, items: readonly Item[]): Entry {
  return {
    label,
    text: items.map(({ title }) => title.text).join(' '),
    blocks: [
      {
        type: 'paragraph',
        children: items.flatMap(({ title }, at) => [
          ...(at > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
          ...title.nodes,
        ]),
      },
    ],
  }
}

/** Letters up to which words stand well in a grid; what is longer is text under a label. */
const SHORT = 150

/** Whether words are few enough for a grid of facts. */
export function isBrief({ text, blocks }: Entry): boolean {
  return text.length <= SHORT && blocks.every(({ type }) => type === 'paragraph')
}

/** What a grid of facts is made of. */
interface FactGridProps {
  readonly theme: Theme
  readonly entries: readonly Entry[]
  /** px that it may take; default: what the margins leave. */
  readonly width?: number
  /** Facts of a text: where one of them is told at length each has a row, its label beside it. Default false. */
  readonly inText?: boolean
}

/** Letters from which on a value is told at length. */
const TOLD = 34

/** Labels over their values, as many side by side as their words leave room for. */
export function FactGrid({
  theme,
  entries,
  width = roomAcross(theme),
  inText = false,
}: FactGridProps): Child {
  if (entries.length === 0) return null
  const pairs = entries.map(({ label, blocks }) => ({
    label: <Phrasing nodes={label.nodes} theme={theme} />,
    // Figures of one width would part the hyphens of numbers and dates.
    value: (
      <div style={{ numeric: 'normal' }}>
        <Lines theme={theme} blocks={blocks} />
      </div>
    ),
  }))
  if (inText && entries.some(({ text }) => text.length >= TOLD))
    return <KeyValue theme={theme} pairs={pairs} labels="beside" />
  return <KeyValue theme={theme} pairs={pairs} columns={columnsFor(theme, entries, width)} />
}

/** Paragraphs as the lines of one block, without the room that paragraphs have between them. */
export function Lines({
  theme,
  blocks,
}: {
  readonly theme: Theme
  readonly blocks: readonly RootContent[]
}): Child {
  return blocks.map(block =>
    block.type === 'paragraph' ? (
      <p style={{ leading: 1.4 }}>
        <Phrasing nodes={block.children} theme={theme} />
      </p>
    ) : (
      <Prose nodes={[block]} theme={theme} measured={false} />
    ),
  )
}

/** Columns up to four in which every value keeps to about three lines and no word is broken; a last row with one fact in it is avoided. */
function columnsFor(theme: Theme, entries: readonly Entry[], width: number): number {
  const setting = textSetting(theme)
  const needs = entries.map(({ text, label }) => ({
    word: Math.max(widestWord(text, setting), widestWord(label.text.toUpperCase(), setting)),
    line: textWidth(text, setting),
  }))
  const fits = (columns: number): boolean => {
    const room = width / columns - space(theme, 1.5)
    return needs.every(({ word, line }) => word <= room && line <= room * 2.6)
  }
  const fitting = [4, 3, 2].filter(columns => columns <= entries.length && fits(columns))
  return fitting.find(columns => entries.length % columns !== 1) ?? fitting[0] ?? 1
}
