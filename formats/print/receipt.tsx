import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { KeyValue, Phrasing, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Format } from '../../core/format.ts'
import { toPhrase } from '../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item, Reading } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { pt } from '../../core/theme/page.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { exactAmount } from './bills/amount.ts'
import { BillLines } from './bills/lines.tsx'
import { checkBill } from './bills/check-bill.ts'
import { type Entry, entryOf, entryOfFact, isBrief, Lines } from './sheets/facts.tsx'
import { isOwn, Logo, otherRoles, sectionBlocks, Text, TitleLine } from './sheets/masthead.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { claimLines, labelOf, linesOf } from './bills/party.tsx'
import { roll58, roll80 } from './sheets/sizes.ts'
import { rowOf, sumsOf, sumThatCounts, Sums } from './bills/sums.tsx'
import { type BillWord, billWord } from './bills/words.ts'

/** A till receipt. */
const format: Format = {
  slug: 'receipt',
  group: 'print',
  surface: 'pages',
  sizes: [roll80, roll58],
  design: designFrom({
    color: { seeds: ['#000000'], paper: '#ffffff', ink: '#000000', neutral: 'pure', contrast: 'max' },
    type: { display: 'JetBrains Mono', text: 'JetBrains Mono', scale: 1.125, baseSize: pt(8) },
    space: { density: 'compact' },
  }),
  roles: {
    needs: ['seller', 'dateTime', 'lines', 'total'],
    takes: [
      ...(['receiptNumber', 'time', 'cashier', 'till', 'subtotal', 'paid', 'due'] as const),
      ...(['payment', 'change', 'thanks'] as const),
    ],
    lists: ['sums'],
    facts: 'all',
    schema: 'Order',
  },
  check: (reading, report) => checkBill('receipt', reading, report),
  compose(reading, theme) {
    const { roles } = reading
    const content = [
      <div style={{ marginBottom: space(theme, 2) }}>
        <Shop reading={reading} theme={theme} />
        <Till reading={reading} theme={theme} />
      </div>,
      <Bought reading={reading} theme={theme} />,
      <Foot reading={reading} theme={theme} />,
    ]
    return [pageSheet({ theme, name: 'body', title: (roles.title ?? roles.seller)?.text ?? '', content })]
  },
}

export default format

/** What the till knows, in this order, and the words that bills have for it. */
const known: readonly (readonly [Role, BillWord | undefined])[] = [
  ['dateTime', 'date'],
  ['time', undefined],
  ['receiptNumber', 'number'],
  ['cashier', undefined],
  ['till', undefined],
]

/** Roles that stand in a place of their own. */
const placed: readonly Role[] = [
  ...known.map(([role]) => role),
  ...(['title', 'seller', 'logo', 'publisher', 'alternativeHeadline', 'eyebrow', 'abstract'] as const),
  ...(['address', 'telephone', 'email', 'url', 'payment', 'change', 'thanks'] as const),
  ...(['subtotal', 'total', 'paid', 'due'] as const),
]

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** The shop on the axis, with its address. */
function Shop({ reading, theme }: PartProps): Child {
  const { roles } = reading
  const { eyebrow, seller, title } = roles
  const lines = isOwn(seller) ? linesOf(seller, theme.lang) : []
  const isNamed = isOwn(title)
  const [name, ...rest] = isNamed ? [undefined, ...lines] : [lines[0], ...lines.slice(1)]
  const contact = [roles.alternativeHeadline, roles.address, roles.telephone, roles.email, roles.url].filter(
    isOwn,
  )
  const heading =
    name?.type === 'paragraph' && seller ? { ...seller, nodes: name.children, text: seller.text } : title
  return (
    <header part="receipt-head" style={{ textAlign: 'center' }}>
      <Logo theme={theme} reading={reading} align="center" />
      {isOwn(eyebrow) && (
        <p>
          <Phrasing nodes={eyebrow.nodes} theme={theme} />
        </p>
      )}
      <TitleLine theme={theme} claim={heading} step={2} style={{ textAlign: 'center' }} />
      <div style={{ marginTop: space(theme, 0.5) }}>
        <Lines
          theme={theme}
          blocks={[...rest, ...contact.flatMap(one => claimLines(one, theme.lang)), ...reading.head]}
        />
      </div>
    </header>
  )
}

/** What the till knows as rows of name and value. */
function Till({ reading, theme }: PartProps): Child {
  const { roles, lang } = reading
  const told = known.flatMap(([role, word]) => {
    const claim = roles[role]
    return isOwn(claim) ? [{ ...entryOf(claim), label: labelOf(claim, word && billWord(lang, word)) }] : []
  })
  const entries = [
    ...told,
    ...otherRoles(reading, placed).map(entryOf),
    ...factsAbove(reading).map(entryOfFact),
  ]
  return <Pairs theme={theme} entries={entries} />
}

/** Facts that say what was paid stand under the total, all others at the head. */
function isPaid(fact: Fact): boolean {
  return exactAmount(fact) !== undefined && fact.value?.type === 'money'
}

function factsAbove({ facts }: Reading): readonly Fact[] {
  return facts.filter(fact => !isPaid(fact) && isBrief(entryOfFact(fact)))
}

/** Names and values below a dashed line; values alone take the whole width. */
function Pairs({ theme, entries }: { readonly theme: Theme; readonly entries: readonly Entry[] }): Child {
  if (entries.length === 0) return null
  const named = entries.filter(({ label }) => label.text !== '')
  const plain = entries.filter(({ label }) => label.text === '')
  const pairs = named.map(({ label, blocks }) => ({
    label: <Phrasing nodes={label.nodes} theme={theme} />,
    value: <Lines theme={theme} blocks={blocks} />,
  }))
  return (
    <div style={{ ...dashed(theme), marginTop: space(theme, 1) }}>
      {pairs.length > 0 && <KeyValue theme={theme} pairs={pairs} labels="beside" />}
      <Lines theme={theme} blocks={plain.flatMap(({ blocks }) => blocks)} />
    </div>
  )
}

function dashed(theme: Theme) {
  return {
    padding: [space(theme, 0.75), 0, 0, 0],
    borderTop: { width: 1, color: theme.color.text, style: 'dashed' },
  } as const
}

/** What was bought, what it comes to, and how it was paid. */
function Bought({ reading, theme }: PartProps): Child {
  const { lines = [] } = reading.lists
  const sums = sumsOf(reading)
  const { payment, change, abstract } = reading.roles
  const words = [...(isOwn(abstract) ? abstract.blocks : []), ...headingsOf(reading, 'lines')]
  const [source] = reading.sources.sums ?? []
  const [head] = source?.lead ?? []
  const paid = [payment, ...reading.facts.filter(isPaid), change].filter(fact => fact !== undefined)
  const due = sumThatCounts(reading)
  return [
    <Text theme={theme} blocks={words} style={{ marginBottom: space(theme, 0.5) }} />,
    lines.length > 0 && <BillLines theme={theme} lines={lines} />,
    <div style={{ marginTop: space(theme, 0.5) }}>
      {source?.heading && <Text theme={theme} blocks={[source.heading]} />}
      <Sums
        theme={theme}
        sums={[...sums, ...paid.flatMap(paidRows)]}
        due={due}
        head={head?.type === 'paragraph' ? toPhrase(head.children) : undefined}
        step={4}
        room={space(theme, 0.125)}
        rule={{ width: 0, color: theme.color.paper }}
      />
    </div>,
  ]
}

function headingsOf({ sources }: Reading, list: 'lines'): readonly RootContent[] {
  return (sources[list] ?? []).flatMap(({ heading, lead }) => [...(heading ? [heading] : []), ...lead])
}

/** A way to pay as a row under the total; a record of them as a row each. */
function paidRows(said: Fact | Claim): readonly Item[] {
  if ('stays' in said && said.stays) return []
  return said.facts.length > 0 ? said.facts.flatMap(paidRows) : [rowOf(said)]
}

/** What the shop has to say, on the axis. */
function Foot({ reading, theme }: PartProps): Child {
  const { thanks } = reading.roles
  const long = reading.facts.map(entryOfFact).filter(entry => !isBrief(entry))
  const rest = [
    ...sectionBlocks(reading.unplaced),
    ...long.flatMap(({ label, blocks }): readonly RootContent[] => [
      { type: 'paragraph', children: [{ type: 'strong', children: [...label.nodes] }] },
      ...blocks,
    ]),
    ...reading.notes,
  ]
  const closing = isOwn(thanks) ? [...(thanks.written ? thanks.label.nodes : [])] : []
  if (rest.length === 0 && !isOwn(thanks)) return null
  return (
    <div style={{ ...dashed(theme), marginTop: space(theme, 0.75), textAlign: 'center' }}>
      <Prose nodes={rest} theme={theme} measured={false} />
      {isOwn(thanks) && (
        <div style={{ ...(rest.length > 0 && { marginTop: space(theme, 0.75) }) }}>
          {closing.length > 0 && (
            <p>
              <Phrasing nodes={closing} theme={theme} />
            </p>
          )}
          <Prose nodes={thanks.blocks} theme={theme} measured={false} />
        </div>
      )}
    </div>
  )
}
