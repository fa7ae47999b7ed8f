import type { PhrasingContent, RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { firstFitting } from '../../core/compose/fit.ts'
import { Phrasing } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Measure } from '../../core/compose/measure.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { paragraphOf } from '../../core/reading/facts/facts.ts'
import { phraseOf, standsBefore, toPhrase } from '../../core/reading/facts/phrase.ts'
import type { Claim, Fact, Item, Reading } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { plainText } from '../../core/source/text.ts'
import { nodesOf } from '../../core/source/walk.ts'
import { pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { exactAmount } from './bills/amount.ts'
import { BillLines } from './bills/lines.tsx'
import { checkBill } from './bills/check-bill.ts'
import { Bars, codeOf, numberUnderBars } from './bills/receipt-code.tsx'
import { PaidStamp } from './bills/paid-stamp.tsx'
import { Closing, dashed, Foot, isForFoot, reachBelow } from './bills/receipt-foot.tsx'
import { type Entry, entryOf, entryOfFact, factNodes, Lines } from './sheets/facts.tsx'
import { isOwn, Logo, otherRoles, Text, TitleLine } from './sheets/masthead.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { claimLines, labelOf, linesOf } from './bills/party.tsx'
import { roll58, roll80 } from './sheets/sizes.ts'
import { ShopLines, ShopName, TillGrid, TotalBar } from './bills/till-bar.tsx'
import { LargestSum, rowOf, sumsAround, sumsOf, sumThatCounts, Sums } from './bills/sums.tsx'
import { type BillWord, billWord } from './bills/words.ts'

/** A till receipt. */
const format: Format = {
  slug: 'receipt',
  group: 'print',
  surface: 'pages',
  prose: true,
  sizes: [roll80, roll58],
  design: designFrom({
    color: { seeds: ['#000000'], paper: '#ffffff', ink: '#000000', neutral: 'pure', contrast: 'max' },
    type: { display: 'JetBrains Mono', text: 'JetBrains Mono', scale: 1.125, baseSize: pt(8) },
    space: { density: 'compact' },
  }),
  declines: {
    'color.ground': 'a till prints on white paper',
    'type.displayScale': 'a till has one size of letters',
    'page.orientation': 'a receipt is a strip from a roll',
  },
  roles: {
    needs: ['seller', 'dateTime', 'lines', 'total'],
    takes: [
      ...(['receiptNumber', 'time', 'cashier', 'till', 'subtotal', 'paid', 'due'] as const),
      ...(['payment', 'change', 'thanks'] as const),
    ],
    lists: ['sums'],
    facts: 'all',
    once: true,
    schema: 'Order',
  },
  code: codeOf,
  check: (reading, report) => checkBill('receipt', reading, report),
  compose: composeBar,
  others: [{ name: 'slip', leads: true, suits: isShort, compose: composeSlip }],
}

export default format

/** Lines of a bill that is a slip, and letters of all it says. */
const SLIP = { lines: 3, letters: 280 }

function isShort(reading: Reading): boolean {
  const { lines = [] } = reading.lists
  return (
    lines.length <= SLIP.lines &&
    reading.words.join(' ').length <= SLIP.letters &&
    heroOf(reading) !== undefined
  )
}

/** What a slip shows largest: the sum that counts, else its only line. */
function heroOf(reading: Reading): Item | undefined {
  const [only, ...others] = reading.lists.lines ?? []
  const due = sumThatCounts(reading)
  if (due !== undefined) return due.parts.amount && due
  return others.length === 0 && only?.parts.net && isBare(only) ? only : undefined
}

/** A line that says nothing but what it is and what it comes to. */
function isBare({ parts, facts, text, items }: Item): boolean {
  const told = Object.keys(parts).filter(part => part !== 'title' && part !== 'net')
  return told.length + facts.length + text.length + items.length === 0
}

/** A short bill: the shop, what the till knows in a line, then what it comes to as wide as the roll. */
function composeSlip(reading: Reading, theme: Theme): readonly Sheet[] {
  const { roles } = reading
  const hero = heroOf(reading)
  const content = [
    <Shop reading={reading} theme={theme} />,
    <TillLine reading={reading} theme={theme} />,
    <SlipSums reading={reading} theme={theme} hero={hero} />,
    <Foot reading={reading} theme={theme} />,
    <Bars reading={reading} theme={theme} />,
  ]
  return [pageSheet({ theme, name: 'body', title: (roles.title ?? roles.seller)?.text ?? '', content })]
}

/** The shop as wide as the roll, facts in a grid, and a bar across the roll with what it comes to; rules on a plain roll. */
function composeBar(reading: Reading, asked: Theme, measure: Measure): readonly Sheet[] {
  const fine = finelyRuled(asked)
  const isSheet = fine.page.width > roll80.width * 1.5 && fine.page.height > 0
  if (!isSheet) return barIn(fine, reading)
  const whole = firstFitting(LARGER, by => {
    const sheets = barIn(scaled(fine, by), reading)
    return sheets.every(sheet => measure.pages(sheet, 1).length <= 1) ? sheets : undefined
  })
  return whole ?? barIn(fine, reading)
}

/** Times the type of a roll that what is read at the counter has on a sheet, which so little leaves empty: the most that one page holds. */
const LARGER = [1.6, 1.4, 1.2]

function barIn(theme: Theme, reading: Reading): readonly Sheet[] {
  const { roles } = reading
  const content = [
    <ShopHead reading={reading} theme={theme} />,
    <TillGrid theme={theme} entries={tillEntries(reading, theme)} />,
    <BarSums reading={reading} theme={theme} />,
    <Closing reading={reading} theme={theme}>
      <TillGrid theme={theme} entries={factsBelow(reading, theme).map(entryOfFact)} />
    </Closing>,
    <Bars reading={reading} theme={theme} />,
  ]
  return [pageSheet({ theme, name: 'body', title: (roles.title ?? roles.seller)?.text ?? '', content })]
}

/** A till has one line of dots: bars under each row would be taken for a chart. */
function finelyRuled(theme: Theme): Theme {
  return { ...theme, rule: Math.min(theme.rule, 1) }
}

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
  const { above, heading, lines } = shopWords(reading)
  return (
    <header part="receipt-head" style={{ textAlign: 'center' }}>
      <Logo theme={theme} reading={reading} align="center" />
      {above.map(nodes => (
        <p>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      <TitleLine theme={theme} claim={heading} step={3} style={{ textAlign: 'center' }} />
      <div style={{ marginTop: space(theme, 0.5) }}>
        <Lines theme={theme} blocks={lines} />
      </div>
    </header>
  )
}

/** The name of the shop, what stands over it, and the lines below it. */
function shopWords(reading: Reading) {
  const { roles, lang } = reading
  const { seller, title, eyebrow } = roles
  const label = isOwn(seller) && !seller.told && seller.written ? [seller.label.nodes] : []
  const told = isOwn(seller) && !seller.told ? linesOf(seller, lang) : []
  const isNamed = isOwn(title)
  const [name, ...rest] = isNamed ? [undefined, ...told] : [told[0], ...told.slice(1)]
  // What the lines of the shop say is not said again.
  const said = told.map(plainText)
  const below = [...reachBelow(reading), ...reachOfBuyer(reading)]
  const contact = [roles.alternativeHeadline, roles.address, roles.telephone, roles.email, roles.url]
    .filter(isOwn)
    .filter(claim => !below.includes(claim) && !said.some(line => line.includes(claim.text)))
  const heading =
    !isNamed && name?.type === 'paragraph' && seller
      ? { ...seller, nodes: name.children, text: seller.text }
      : title
  const lines = [
    ...(isNamed ? label.map((nodes): RootContent => ({ type: 'paragraph', children: [...nodes] })) : []),
    ...rest,
    ...contact.flatMap(one => labelledLines(one, lang)),
    ...reading.head.filter(block => !isBelowOpening(block, reading)),
  ]
  return {
    above: [...(isOwn(eyebrow) ? [eyebrow.nodes] : []), ...(isNamed ? [] : label)],
    heading,
    lines: lines.toSorted((one, other) => placeOf(one) - placeOf(other)),
  }
}

/** What the shop is reached by, with the word that its author wrote before it. */
function labelledLines(claim: Claim, lang: string): readonly RootContent[] {
  const [only, ...others] = claim.facts.length === 0 ? claim.blocks : []
  if (!claim.written || claim.label.text === '' || only?.type !== 'paragraph' || others.length > 0)
    return claimLines(claim, lang)
  return [paragraphOf({ nodes: [...claim.label.nodes, ...phraseOf(' ').nodes, ...only.children], text: '' })]
}

/** Whether a block stands in the copy below the text that it opens with, and goes on with it. */
function isBelowOpening(block: RootContent, { roles: { abstract } }: Reading): boolean {
  const [first] = isOwn(abstract) ? abstract.blocks : []
  return first !== undefined && placeOf(block) > placeOf(first)
}

/** Where a block begins in the copy; what says nothing of it comes first. */
function placeOf(block: RootContent): number {
  return nodesOf(block).find(({ position }) => position !== undefined)?.position?.start.offset ?? -1
}

/** The shop at the start of the roll, its name in lines of one length, its address beside its numbers. */
function ShopHead({ reading, theme }: PartProps): Child {
  const { above, heading, lines } = shopWords(reading)
  return (
    <header part="receipt-head">
      <Logo theme={theme} reading={reading} />
      {above.map(nodes => (
        <p>
          <Phrasing nodes={nodes} theme={theme} />
        </p>
      ))}
      {isOwn(heading) && <ShopName theme={theme} claim={heading} />}
      <ShopLines theme={theme} lines={lines} />
    </header>
  )
}

/** Letters of what the till knows that stands in lines on the axis. */
const IN_LINE = 110

/** What the till knows in a line on the axis; a date and a time say by themselves what they are. */
function TillLine({ reading, theme }: PartProps): Child {
  const entries = tillEntries(reading, theme)
  if (entries.map(({ label, text }) => `${label.text} ${text}`).join(' ').length > IN_LINE)
    return <TillGrid theme={theme} entries={entries} />
  const { dateTime, time } = reading.roles
  const bare = [dateTime, time].filter(claim => claim && !claim.written).map(claim => claim?.blocks)
  return (
    <p part="till" style={{ marginTop: space(theme, 0.5), textAlign: 'center' }}>
      {entries.map(({ label, blocks }, at) => [
        at > 0 && ' · ',
        label.text !== '' &&
          !bare.includes(blocks) && [<Phrasing nodes={label.nodes} theme={theme} />, '\u00a0'],
        <Phrasing nodes={lineIn(blocks)} theme={theme} />,
      ])}
    </p>
  )
}

/** The words of blocks in one line. */
function lineIn(blocks: readonly RootContent[]): readonly PhrasingContent[] {
  return blocks.flatMap((block, at) => [
    ...(at > 0 ? phraseOf(', ').nodes : []),
    ...(block.type === 'paragraph' ? block.children : phraseOf(plainText(block)).nodes),
  ])
}

function tillEntries(reading: Reading, theme: Theme): readonly Entry[] {
  const { roles, lang } = reading
  const told = known.flatMap(([role, word]) => {
    const claim = roles[role]
    // What the lines of the shop tell as well stays there.
    if (!isOwn(claim) || claim.told) return []
    // A day in a line of its own says what it is.
    const isPlain = role === 'dateTime' && !claim.written && claim.label.text === ''
    const label = isPlain ? phraseOf('') : labelOf(claim, word && billWord(lang, word))
    return [{ ...entryOf(claim), label }]
  })
  return [
    ...told,
    ...otherRoles(reading, placed).map(entryOf),
    ...factsAbove(reading, theme).flatMap(fact => [
      entryOfFact(fact),
      ...(isBuyer(fact) ? reachOfBuyer(reading).map(entryOf) : []),
    ]),
  ]
}

function isBuyer({ meanings, label }: Fact): boolean {
  return label.text !== '' && meanings[0]?.concept === 'buyer'
}

/** How to reach whoever bought, where the copy says it under a label right below their name: no shop is called there. */
function reachOfBuyer(reading: Reading): readonly Claim[] {
  const { roles, facts } = reading
  const buyer = facts.find(isBuyer)
  if (!buyer) return []
  const name = { nodes: factNodes(buyer), text: '' }
  const isBelow = (claim: Claim): boolean =>
    claim.written &&
    !claim.told &&
    standsBefore(name, claim) &&
    !(roles.total && standsBefore(roles.total, claim))
  return [roles.telephone, roles.email, roles.address].filter(isOwn).filter(isBelow)
}

/** Facts that say what was paid stand under the total, all others at the head. */
function isPaid(fact: Fact): boolean {
  if (exactAmount(fact) === undefined) return false
  // A field of a record has no sign of a currency.
  return fact.value?.type === 'money' || (fact.place === 'field' && /^\d[\d.,\s]*[.,]\d{2}$/u.test(fact.text))
}

function factsAbove(reading: Reading, theme: Theme): readonly Fact[] {
  const below = factsBelow(reading, theme)
  return factsOfTill(reading, theme).filter(fact => !below.includes(fact))
}

/** Facts that the copy has below what it comes to stand there; one alone stands with those of the head. */
function factsBelow(reading: Reading, theme: Theme): readonly Fact[] {
  const below = factsOfTill(reading, theme).filter(fact => isBelowSums(fact, reading))
  return below.length > 1 ? below : []
}

function factsOfTill(reading: Reading, theme: Theme): readonly Fact[] {
  const barred = numberUnderBars(reading, theme)
  return reading.facts.filter(fact => fact !== barred && !isPaid(fact) && !isForFoot(fact))
}

function isBelowSums({ source }: Fact, { lists: { sums = [] }, roles: { total } }: Reading): boolean {
  const sum = [...(total?.blocks ?? []), ...sums.flatMap(({ blocks }) => blocks)].map(placeOf)
  const last = Math.max(-1, ...sum)
  return source !== undefined && last >= 0 && placeOf(source) > last
}

/** What was bought and how it was paid, around what a slip shows largest. */
function SlipSums({ reading, theme, hero }: PartProps & { readonly hero: Item | undefined }): Child {
  const lines = (reading.lists.lines ?? []).filter(line => line !== hero)
  const sums = sumsOf(reading)
  const at = sums.findIndex(({ blocks }) => blocks === hero?.blocks)
  const words = openingWords(reading)
  const listed = lines.length > 0
  return (
    <div style={{ marginTop: space(theme, 0.75) }}>
      <Text
        theme={theme}
        blocks={words}
        style={listed ? { ...dashed(theme), marginBottom: space(theme, 0.5) } : { textAlign: 'center' }}
      />
      {listed && <BillLines theme={theme} lines={lines} led />}
      <SumsHeading reading={reading} theme={theme} />
      <SumRows reading={reading} theme={theme} sums={sums.slice(0, Math.max(at, 0))} />
      {hero && <LargestSum theme={theme} sum={hero} ruled={listed && at <= 0} />}
      <Sums theme={theme} sums={[...sums.slice(at + 1), ...paidIn(reading)]} {...sumsLook(theme)} />
      <PaidStamp reading={reading} theme={theme} />
    </div>
  )
}

/** Lines, sums, the bar, and how it was paid. */
function BarSums({ reading, theme }: PartProps): Child {
  const { lines = [] } = reading.lists
  const { due, before, after } = sumsAround(reading)
  return (
    <div style={{ marginTop: space(theme, 1) }}>
      <Text theme={theme} blocks={openingWords(reading)} style={{ marginBottom: space(theme, 0.5) }} />
      {lines.length > 0 && <BillLines theme={theme} lines={lines} led />}
      <div style={{ marginTop: space(theme, 0.5) }}>
        <SumsHeading reading={reading} theme={theme} />
        <SumRows reading={reading} theme={theme} sums={before} />
      </div>
      {due && <TotalBar theme={theme} sum={due} />}
      <Sums theme={theme} sums={[...after, ...paidIn(reading)]} {...sumsLook(theme)} />
      <PaidStamp reading={reading} theme={theme} />
    </div>
  )
}

function openingWords(reading: Reading): readonly RootContent[] {
  const { abstract } = reading.roles
  return [
    ...(isOwn(abstract) ? abstract.blocks : []),
    ...reading.head.filter(block => isBelowOpening(block, reading)),
    ...headingsOf(reading, 'lines'),
  ]
}

function paidIn({ roles: { payment, change }, facts }: Reading): readonly Item[] {
  return [payment, ...facts.filter(isPaid), change].flatMap(fact => (fact ? paidRows(fact) : []))
}

function SumsHeading({ reading, theme }: PartProps): Child {
  const [source] = reading.sources.sums ?? []
  return source?.heading && <Text theme={theme} blocks={[source.heading]} />
}

interface SumRowsProps extends PartProps {
  readonly sums: readonly Item[]
}

/** Sums under the words that their author set over the amounts. */
function SumRows({ reading, theme, sums }: SumRowsProps): Child {
  const [head] = reading.sources.sums?.[0]?.lead ?? []
  return (
    <Sums
      theme={theme}
      sums={sums}
      head={head?.type === 'paragraph' ? toPhrase(head.children) : undefined}
      {...sumsLook(theme)}
    />
  )
}

function sumsLook(theme: Theme) {
  return { room: space(theme, 0.125), rule: { width: 0, color: theme.color.paper } } as const
}

function headingsOf({ sources }: Reading, list: 'lines'): readonly RootContent[] {
  return (sources[list] ?? []).flatMap(({ heading, lead }) => [...(heading ? [heading] : []), ...lead])
}

/** A way to pay as a row under the total; a record of them as a row each. */
function paidRows(said: Fact | Claim): readonly Item[] {
  if ('stays' in said && said.stays) return []
  if (said.facts.length === 0) return [rowOf(said)]
  // A record with a name is told by that, which is none of its parts then: who is paid.
  const isNamed = 'nodes' in said && !said.facts.some(({ text }) => said.text.includes(text))
  const name = isNamed ? [rowOf({ ...said, facts: [], blocks: [paragraphOf(toPhrase(said.nodes))] })] : []
  return [...name, ...said.facts.flatMap(paidRows)]
}
