import { displayStyle, Phrasing, quietStyle } from '../../../core/compose/index.ts'
import type { Child } from '../../../core/compose/jsx-runtime.ts'
import type { Rule } from '../../../core/compose/style.ts'
import { type Phrase, phraseOf, standsBefore, toPhrase } from '../../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item, Reading } from '../../../core/reading/reading.ts'
import { plainText } from '../../../core/source/text.ts'
import { space, type Theme } from '../../../core/theme/theme.ts'
import { textWidth } from '../../fitting/measure.ts'
import { exactAmount } from './amount.ts'
import { Joined } from '../../../core/compose/joined.tsx'

/** What the sums of a bill are shown from. */
interface SumsProps {
  readonly theme: Theme
  readonly sums: readonly Item[]
  /** Words over the amounts: the currency. */
  readonly head?: Phrase | undefined
  /** px above and below an ordinary row. */
  readonly room: number
  readonly rule: Rule
}

/** The sums of a bill, and those that it tells elsewhere: in a list below its table, a sentence or a field. */
export function sumsOf({ roles, lists: { sums = [] } }: Reading): readonly Item[] {
  const { subtotal, total, paid, due } = roles
  const told = [subtotal?.text === total?.text ? undefined : subtotal, total, paid, due]
  // How much was paid is said beside a total of the same amount.
  const isListed = ({ text, label, written }: Claim): boolean =>
    sums.some(
      ({ title, parts: { amount } }) => amount?.text === text && (!written || title.text === label.text),
    )
  const further = told.flatMap(claim => (claim && !claim.stays && !isListed(claim) ? [claim] : []))
  return further.map(rowOf).reduce(withRow, sums)
}

/** Sums with one more of them where the copy has it, so that one goes on from the other; what stands nowhere in it comes last. */
function withRow(sums: readonly Item[], row: Item): readonly Item[] {
  const at = sums.findIndex(sum => standsBefore(amountOf(row), amountOf(sum)))
  return at < 0 ? [...sums, row] : sums.toSpliced(at, 0, row)
}

/** Something with an amount as a row of sums. */
export function rowOf(said: Claim | Fact): Item {
  const { label, blocks } = said
  const amount: Fact = { ...said, meanings: [], place: 'head' }
  return { title: label, parts: { amount }, facts: [], text: [], items: [], blocks }
}

/** The sum that counts on a bill: what is due, else the total, else the last that is neither paid nor given back. */
export function sumThatCounts(reading: Reading): Item | undefined {
  const { roles } = reading
  const sums = sumsOf(reading)
  const says = ({ text, label }: Claim): number => {
    const named = sums.findLastIndex(
      ({ title, parts }) => parts.amount?.text === text && title.text === label.text,
    )
    return named < 0 ? sums.findLastIndex(({ parts }) => parts.amount?.text === text) : named
  }
  const counting = isSettled(reading) ? [roles.total, roles.due] : [roles.due, roles.total]
  const at = counting.map(claim => (claim ? says(claim) : -1)).find(found => found >= 0)
  const paid = [roles.payment, roles.change].map(claim => claim?.text)
  return at === undefined ? sums.findLast(({ parts }) => !paid.includes(parts.amount?.text)) : sums[at]
}

/** Whether a bill says that nothing of its total is left to pay: what it comes to counts then, and no nought. */
export function isSettled({ roles: { due, total } }: Reading): boolean {
  const [left, whole] = [due, total].map(claim => claim && exactAmount(claim))
  return left?.eq(0) === true && whole?.gt(0) === true
}

/** The sum that counts, where it has an amount, and the rows before and after it. */
interface SumsAround {
  readonly due: Item | undefined
  readonly before: readonly Item[]
  readonly after: readonly Item[]
}

/** The rows of sums around the one that counts. */
export function sumsAround(reading: Reading): SumsAround {
  const due = sumThatCounts(reading)
  const sums = sumsOf(reading)
  if (due === undefined || amountOf(due).text === '') return { due: undefined, before: sums, after: [] }
  const at = sums.findIndex(({ blocks }) => blocks === due.blocks)
  return { due, before: sums.slice(0, Math.max(at, 0)), after: sums.slice(at + 1) }
}

/** Sums of a bill as they were written, a row each. */
export function Sums({ sums: told, head, ...look }: SumsProps): Child {
  const sums = told.flatMap(partsFirst)
  // A currency alone stands before the first amount that it is of.
  const sign = head && SIGN.test(head.text.trim()) && sums.length > 0 ? head : undefined
  const isHeaded = head !== undefined && head.text !== '' && !sign
  return [
    isHeaded && (
      <p part="sum" style={{ textAlign: 'end', padding: [look.room, 0] }}>
        <Phrasing nodes={head.nodes} theme={look.theme} />
      </p>
    ),
    ...sums.map((sum, at) => (
      <Sum sum={sum} first={at === 0 && !isHeaded} {...(at === 0 && sign && { sign })} {...look} />
    )),
  ]
}

/** `£`, `CHF`, `zł`. */
const SIGN = /^(?:\p{Lu}{0,2}\p{Sc}|\p{Lu}{3}|zł|Kč|kr\.?|Ft|lei)$/u

/** A sum below its parts where each of them is a figure with a name: what is taxed, the tax, then both. */
function partsFirst(sum: Item): readonly Item[] {
  const areFigures = sum.facts.every(
    ({ label, text }) => label.text !== '' && /^\P{L}*\d[\d.,\s]*\P{L}*$/u.test(text),
  )
  return sum.facts.length > 0 && areFigures ? [...sum.facts.map(rowOf), { ...sum, facts: [] }] : [sum]
}

interface SumProps extends Omit<SumsProps, 'sums' | 'head'> {
  readonly sum: Item
  readonly first: boolean
  /** Of the currency. */
  readonly sign?: Phrase
}

/** Whether a row is what the others come to, or its author made it heavier than them. */
function isTotal({ title, parts: { amount } }: Item): boolean {
  const isStrong = title.nodes.length > 0 && title.nodes.every(({ type }) => type === 'strong')
  return isStrong || (amount?.meanings.some(({ concept }) => concept === 'total') ?? false)
}

function Sum({ theme, sum, first, room, rule, sign }: SumProps): Child {
  return (
    <div
      part="sum"
      style={{
        display: 'flex',
        justify: 'between',
        align: 'baseline',
        gap: space(theme, 0.5),
        padding: [room, 0],
        ...(!first && { borderTop: rule }),
        ...(isTotal(sum) && { weight: theme.type.strongWeight }),
      }}
    >
      <span>
        <Phrasing nodes={plainNodes(sum.title)} theme={theme} />
        <SumFacts theme={theme} sum={sum} />
      </span>
      <span style={{ numeric: 'tabular', whiteSpace: 'nowrap' }}>
        {sign && [
          <Phrasing nodes={sign.nodes} theme={theme} />,
          /\p{L}$/u.test(sign.text) ? '\u00a0' : '\u2009',
        ]}
        <Phrasing nodes={plainNodes(amountOf(sum))} theme={theme} />
      </span>
    </div>
  )
}

interface SumFactsProps extends Pick<SumsProps, 'theme'> {
  readonly sum: Item
}

/** What a sum says beside its name, in quiet words after it. */
export function SumFacts({ theme, sum }: SumFactsProps): Child {
  // A date is said as its readers write it.
  return sum.facts.map(({ label, blocks }) => (
    <span style={{ ...quietStyle(theme), weight: 400 }}>
      {`\u2002${blocks.map(plainText).join(' ')} ${label.text}`.trimEnd()}
    </span>
  ))
}

/** The amount of a row as it was written. */
export function amountOf({ parts }: Item): Phrase {
  const { text = '', blocks = [] } = parts.amount ?? parts.net ?? {}
  const [only, ...others] = blocks
  if (others.length > 0) return phraseOf(text)
  return only?.type === 'paragraph' ? toPhrase(only.children.map(closed)) : phraseOf('')
}

/** A currency and its figure, which a till sets in columns of their own, side by side. */
function closed(node: Phrase['nodes'][number]): Phrase['nodes'][number] {
  return node.type === 'text' ? { ...node, value: node.value.replace(/\s{2,}/gu, '\u00a0') } : node
}

/** Largest figure of a sum as a share of the page's width. */
const FIGURE = 0.24

interface LargestSumProps extends Pick<SumsProps, 'theme'> {
  /** Or a line of a bill. */
  readonly sum: Item
  /** A rule of something else stands above it. */
  readonly ruled: boolean
}

/** A sum over a heavy rule: its name, and its amount as wide as the page at most. */
export function LargestSum({ theme, sum, ruled }: LargestSumProps): Child {
  const { page, margin, type, lang, color } = theme
  const amount = amountOf(sum)
  const width = page.width - margin.left - margin.right
  const widest = textWidth(amount.text, { family: type.display, weight: 700, size: 1, lang })
  const size = Math.floor(Math.min(page.width * FIGURE, (width * 0.97) / Math.max(widest, 1)))
  const line = { width: 2, color: color.heading }
  const heads = [sum.parts.title, sum.parts.net].flatMap(part => (part?.written ? [part.label] : []))
  return (
    <div
      part="amount-due"
      style={{
        margin: [space(theme, 0.75), 0],
        padding: [space(theme, 0.5), 0],
        ...(!ruled && { borderTop: line }),
        borderBottom: line,
        textAlign: 'center',
      }}
    >
      {heads.length > 0 && (
        <p style={quietStyle(theme)}>
          <Joined phrases={heads} theme={theme} />
        </p>
      )}
      <p style={{ weight: 700 }}>
        <Phrasing nodes={plainNodes(sum.title)} theme={theme} />
        <SumFacts theme={theme} sum={sum} />
      </p>
      <p
        part="lead"
        style={{
          ...displayStyle(theme, size),
          weight: 700,
          tracking: 0,
          textAlign: 'center',
          leading: 1.15,
          numeric: 'tabular',
          whiteSpace: 'nowrap',
        }}
      >
        <Phrasing nodes={plainNodes(amount)} theme={theme} size={size} />
      </p>
    </div>
  )
}

/** The words without the weight that the author gave them: the row that counts brings its own. */
export function plainNodes({ nodes }: Phrase): Phrase['nodes'] {
  return nodes.flatMap(node => (node.type === 'strong' ? node.children : [node]))
}
