import type { RootContent } from 'mdast'
import { Prose } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Style } from '../../../core/compose/style.ts'
import { paragraphOf } from '../../../core/reading/facts/facts.ts'
import { linesOfBlock } from '../../../core/reading/facts/label.ts'
import {
  joinLines,
  type Phrase,
  phraseOf,
  standsBefore,
  toPhrase,
} from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Reading } from '../../../core/reading/reading.ts'
import { startOf } from '../../../core/source/walk.ts'
import { sizeAt, space, type Theme } from '../../../core/theme/theme.ts'
import { blocksWithin } from '../../../core/reading/section-blocks.ts'
import { entryOfFact, isBrief } from '../sheets/facts.tsx'
import { isOwn, Text } from '../sheets/masthead.tsx'
import { paidLine } from './paid-stamp.tsx'

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** What the shop has to say, on the axis. */
export function Foot({ reading, theme }: PartProps): Child {
  const { rest, noted, thanks } = footWords(reading)
  if (rest.length + noted.length + thanks.length === 0) return null
  return (
    <div style={{ ...dashed(theme), marginTop: space(theme, 0.75), textAlign: 'center' }}>
      <Prose nodes={rest} theme={theme} measured={false} />
      <Noted theme={theme} blocks={noted} />
      <Text theme={theme} blocks={thanks} style={rest.length > 0 ? { marginTop: space(theme, 0.75) } : {}} />
    </div>
  )
}

interface ClosingProps extends PartProps {
  /** What the copy has below its sums, over the thanks. */
  readonly children: Child
}

/** The same from the start of the roll, with thanks that are seen where the brief wants nothing else seen. */
export function Closing({ reading, theme, children }: ClosingProps): Child {
  const { rest, noted, thanks } = footWords(reading)
  const style = { marginTop: space(theme, 1) }
  const ranks = Object.values(theme.design.parts ?? {}).map(dress => dress?.rank)
  const size = ranks.includes('first') ? theme.type.base : sizeAt(theme, 3)
  return [
    <Text theme={theme} blocks={rest} style={style} />,
    <Noted theme={theme} blocks={noted} />,
    children,
    <Text
      theme={theme}
      blocks={thanks}
      style={{ ...style, size, weight: theme.type.strongWeight, leading: 1.3 }}
      size={size}
    />,
  ]
}

/** What a record has for whoever gets the slip under a name that says no more than that: in a frame, where it is seen. */
function Noted({ theme, blocks }: { readonly theme: Theme; readonly blocks: readonly RootContent[] }): Child {
  if (blocks.length === 0) return null
  const edge = { width: 2, color: theme.color.text }
  return (
    <div
      part="note"
      style={{
        border: edge,
        padding: [space(theme, 0.5), space(theme, 0.75)],
        marginTop: space(theme, 1),
        breakInside: 'avoid',
      }}
    >
      <Text
        theme={theme}
        blocks={blocks}
        size={sizeAt(theme, 1)}
        style={{ size: sizeAt(theme, 1), weight: theme.type.strongWeight, leading: 1.3 }}
      />
    </div>
  )
}

/** A field that is called a message, a note or a text, and is one. */
function isMessage({ place, written, meanings, field }: Fact): boolean {
  const isCalled = meanings.some(({ concept, weight }) => weight > 0.8 && MESSAGES.has(concept))
  return place === 'field' && !written && (isCalled || /^(?:message|note)$/iu.test(field?.name ?? ''))
}

const MESSAGES: ReadonlySet<string> = new Set(['message', 'text', 'notes'])

/** How to reach a shop that nobody names above what is paid, where the copy says it below that: it stands there with the rest. */
export function reachBelow({ roles }: Reading): readonly Claim[] {
  const { seller, total, telephone, email, url } = roles
  if (isOwn(seller) || !total) return []
  return [telephone, email, url].filter(isOwn).filter(({ nodes }) => startOf(nodes) > startOf(total.nodes))
}

/** Paragraphs of lines with those among them that say how to reach the shop, each where its author has it. */
function withReach(blocks: readonly RootContent[], reach: readonly Claim[]): readonly RootContent[] {
  const placed = new Set<Claim>()
  const set = blocks.map(block => {
    const lines = [...linesOfBlock(block)]
    const start = startOf(lines[0]?.nodes)
    for (const claim of reach.filter(({ nodes }) => startOf(nodes) === start)) {
      const at = lines.findIndex(line => standsBefore(toPhrase(claim.nodes), line))
      lines.splice(at < 0 ? lines.length : at, 0, lineOfReach(claim))
      placed.add(claim)
    }
    return lines.length === linesOfBlock(block).length ? block : paragraphOf(joinLines(lines))
  })
  const others = reach.filter(claim => !placed.has(claim)).map(claim => paragraphOf(lineOfReach(claim)))
  return [...set, ...others]
}

function lineOfReach({ label, nodes }: Claim): Phrase {
  return label.text === '' ? toPhrase(nodes) : toPhrase([...label.nodes, ...phraseOf(' ').nodes, ...nodes])
}

/** Whatever has no place above, and the thanks. */
function footWords(reading: Reading) {
  const { thanks } = reading.roles
  const stamped = paidLine(reading)
  const told = reading.facts.filter(isForFoot)
  const noted = told.filter(isMessage).flatMap(({ blocks }) => blocks)
  const long = told.filter(fact => !isMessage(fact)).map(entryOfFact)
  const rest: readonly RootContent[] = [
    ...withReach(
      reading.unplaced.flatMap(blocksWithin).filter(block => block !== stamped),
      reachBelow(reading),
    ),
    ...long.flatMap(({ label, blocks }): readonly RootContent[] => [
      { type: 'paragraph', children: [{ type: 'strong', children: [...label.nodes] }] },
      ...blocks,
    ]),
    ...reading.notes,
  ]
  if (!isOwn(thanks)) return { rest, noted, thanks: [] }
  const label: readonly RootContent[] =
    thanks.written && thanks.label.text !== ''
      ? [{ type: 'paragraph', children: [...thanks.label.nodes] }]
      : []
  return { rest, noted, thanks: [...label, ...thanks.blocks] }
}

/** Whether a fact is a text or a sentence, which no till prints among its numbers. */
export function isForFoot(fact: Fact): boolean {
  return !isBrief(entryOfFact(fact)) || /\p{L}.*\s.*[.!?。！？]$/u.test(fact.text)
}

/** A dashed line above, as tills print them. */
export function dashed(theme: Theme): Style {
  return {
    padding: [space(theme, 0.75), 0, 0, 0],
    borderTop: { width: 1, color: theme.color.text, style: 'dashed' },
  }
}
