import type { RootContent } from 'mdast'
import { Phrasing, Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../../core/compose/measure.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesIn } from '../../../core/reading/facts/label.ts'
import { joinLines, type Phrase, phraseOf, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Reading } from '../../../core/reading/reading.ts'
import type { Role, Roles } from '../../../core/reading/roles.ts'
import { readValue } from '../../../core/reading/values/read-value.ts'
import type { Value } from '../../../core/reading/values/value.ts'
import type { Theme } from '../../../core/theme/theme.ts'
import { type CanvasCopy, readCanvas } from '../copy/canvas-copy.ts'
import type { Entry } from '../copy/entry.ts'
import { bareCard } from './bare-card.ts'

/** What a side of a card is made of. */
export interface SideProps {
  readonly copy: CanvasCopy
  readonly theme: Theme
  readonly measure: Measure
}

/** Largest names over the text, on both sides of a card. */
export const NAME = 2.9

/** Contrast from which on two fields are told apart. */
export const SEEN = 1.25

/** Letters of words that say what somebody does. */
const POST = 60

/** The copy of a card: whose house it is, who it is of, and how to reach them. */
export function readCard(reading: Reading, roles: Roles): CanvasCopy {
  const bare = bareCard(reading)
  if (bare) return bare
  // What stands under a name is what the person does, unless that is said; else it is the house's.
  const isHouse = reading.roles.jobTitle !== undefined
  const isPost = (reading.roles.abstract?.text.length ?? POST + 1) <= POST
  const read = readCanvas(reading, roles, {
    brand: ['organization', 'title', 'publisher', ...(isHouse ? (['alternativeHeadline'] as const) : [])],
    above: ['eyebrow'],
    own: ['back'],
    support: [
      'jobTitle',
      ...(isHouse ? [] : (['alternativeHeadline', ...(isPost ? (['abstract'] as const) : [])] as const)),
    ],
    once: Number.POSITIVE_INFINITY,
  })
  // Without a known name the first line leads, and what follows it is no position.
  const led = reading.roles.name ? read : { ...read, support: [], rest: [...read.support, ...read.rest] }
  return withReach(led, reading.lang)
}

/** A card whose lines that are nothing but ways to reach somebody are such, in a list or below each other; other lists are lines. */
function withReach(copy: CanvasCopy, lang: string): CanvasCopy {
  // They stand before the rest of a card: where other words come first in the copy, all keep their order.
  const other = copy.rest.findIndex(block => reachIn(block, lang).length === 0 && block.type !== 'heading')
  const pieces = copy.rest.map((block, at) => ({
    block,
    lines: linesWithin(block),
    reached: other < 0 || at < other ? reachIn(block, lang) : [],
  }))
  // What stands over them is whose house they lead to.
  const houses = pieces.filter(
    ({ block }, at) => block.type === 'heading' && (pieces[at + 1]?.reached.length ?? 0) > 0,
  )
  return {
    ...copy,
    brand: [
      ...copy.brand,
      ...houses.map(({ block }) => ({
        label: phraseOf(''),
        written: false,
        lines: [toPhrase(block.type === 'heading' ? block.children : [])],
      })),
    ],
    contacts: [...copy.contacts, ...pieces.flatMap(({ reached }) => reached)],
    rest: pieces
      .filter(piece => !houses.includes(piece))
      .flatMap(({ block, lines, reached }) =>
        reached.length > 0
          ? []
          : block.type === 'list' && lines.length > 0
            ? [paragraphOf(joinLines(lines))]
            : [block],
      ),
  }
}

/** A block's lines as ways to reach somebody; none where one of them is anything else. */
function reachIn(block: RootContent, lang: string): readonly Entry[] {
  const lines = linesWithin(block)
  const reached = lines.flatMap(line => reachOf(line, lang) ?? [])
  return reached.length === lines.length ? reached : []
}

/** The lines of a list of single lines, or of a paragraph; none of anything else. */
function linesWithin(block: RootContent): readonly Phrase[] {
  if (block.type === 'paragraph') return linesIn(block.children)
  const entries = block.type === 'list' ? block.children.map(({ children }) => children) : []
  const lines = entries.flatMap(([only, ...more]) =>
    only?.type === 'paragraph' && more.length === 0 ? linesIn(only.children) : [],
  )
  return lines.length === entries.length ? lines : []
}

const reaching: Partial<Record<Value['type'], Role>> = {
  phone: 'telephone',
  email: 'email',
  url: 'url',
  address: 'address',
}

function reachOf(line: Phrase, lang: string): Entry | undefined {
  const type = readValue(line.text, lang)?.type
  const role = type && reaching[type]
  return role && { role, label: phraseOf(''), written: false, lines: [line] }
}

/** The name of the house and what else is said of it. */
export function houseLines({ brand }: CanvasCopy): readonly Phrase[] {
  return brand.flatMap(({ lines }) => lines)
}

/** What a person does, under the name. */
export function Position({
  blocks,
  theme,
}: {
  readonly blocks: readonly RootContent[]
  readonly theme: Theme
}): Child {
  if (blocks.length === 0) return null
  return (
    <div style={{ color: theme.color.accentText, size: theme.type.base, marginTop: theme.type.base * 0.2 }}>
      <Prose nodes={blocks} theme={theme} size={theme.type.base} measured={false} />
    </div>
  )
}

/** Ways to reach somebody: they speak for themselves, and have no label that the author did not write among the words. */
export const plain: readonly Role[] = ['telephone', 'email', 'url', 'address']

/** Ways to reach somebody before what else is known of them. */
export function inOrder(entries: readonly Entry[]): readonly Entry[] {
  const placed = plain.flatMap(role => entries.filter(entry => entry.role === role))
  return [...placed, ...entries.filter(entry => !placed.includes(entry))]
}

/** Whether the name of a way to reach somebody stands before it. */
export function isLabelled({ role, label, written }: Entry): boolean {
  return label.text !== '' && (written || role === undefined || !plain.includes(role))
}

/** Ways to reach somebody on lines of even leading. */
export function Contacts({
  facts,
  theme,
}: {
  readonly facts: readonly Entry[]
  readonly theme: Theme
}): Child {
  const nothing: Phrase = phraseOf('')
  return facts.flatMap(entry =>
    // A label whose words lead the card is copy too.
    (entry.lines.length > 0 ? entry.lines : [nothing]).map(({ nodes, text }, index) => (
      <p
        part="contact"
        style={{
          leading: 1.4,
          numeric: 'tabular',
          // An address that goes on in the next line at its hyphen is another one.
          ...(/^\S+@\S+$/u.test(text) && { whiteSpace: 'nowrap' }),
        }}
      >
        {index === 0 && isLabelled(entry) && (
          <>
            <span style={{ color: theme.color.textMuted }}>
              <Phrasing nodes={entry.label.nodes} theme={theme} />
            </span>{' '}
          </>
        )}
        <Phrasing nodes={nodes} theme={theme} />
      </p>
    )),
  )
}
