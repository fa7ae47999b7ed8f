import type { RootContent } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { paymentCode } from '../../core/codes/payment.ts'
import { codeIn, withoutCode } from '../../core/codes/code.ts'
import { CodeMark, fitCode } from '../../core/compose/code-mark.tsx'
import { KeyValue, Phrasing, ruleOf } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { phraseOf, toPhrase } from '../../core/reading/facts/phrase.ts'
import type { Claim, Reading } from '../../core/reading/reading.ts'
import type { Role } from '../../core/reading/roles.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { BillLines } from './bills/lines.tsx'
import { checkBill } from './bills/check-bill.ts'
import { fitPage } from '../../core/compose/fit.ts'
import { type Entry, entryOf, entryOfFact, isBrief, Lines } from './sheets/facts.tsx'
import { isOwn, Logo, otherRoles, sectionBlocks, Text, TitleLine } from './sheets/masthead.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { inWords, labelOf, Party, Payment } from './bills/party.tsx'
import { a4, letter } from './sheets/sizes.ts'
import { sumsOf, sumThatCounts, Sums } from './bills/sums.tsx'
import { type BillWord, billWord } from './bills/words.ts'

/** A bill: seller and buyer, dates and numbers, lines, and one figure that cannot be missed. */
const format: Format = {
  slug: 'invoice',
  group: 'print',
  surface: 'pages',
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.2, baseSize: pt(9) },
    space: { density: 'compact', marginScale: 0.75 },
  }),
  roles: {
    needs: ['seller', 'buyer', 'invoiceNumber', 'issueDate', 'lines', 'total'],
    takes: [
      ...(['paymentDueDate', 'supplyDate', 'reference', 'subtotal', 'paid', 'due'] as const),
      ...(['payment', 'iban', 'bic', 'terms', 'notes'] as const),
    ],
    lists: ['sums'],
    facts: 'all',
    schema: 'Invoice',
  },
  code: paymentCode,
  check: (reading, report) => checkBill('invoice', reading, report),
  compose(reading, asked, measure) {
    const themes = factors.map(factor => scaled(asked, factor))
    const sheetIn = (theme: Theme) => sheetOf(reading, theme)
    const coded = codeIn(paymentCode, reading, asked) !== undefined
    return [
      fitPage(themes, sheetIn, measure) ??
        (coded ? fitPage(themes.map(withoutCode), sheetIn, measure) : undefined) ??
        sheetIn(themes.at(-1) ?? asked),
    ]
  },
}

export default format

/** Sizes of type from large to small, as parts of what was asked for: nobody likes small print on a bill, nor a second page. */
const factors = [1.17, 1.09, 1, 0.92] as const

function sheetOf(reading: Reading, theme: Theme): Sheet {
  const title = reading.roles.title?.text ?? reading.roles.invoiceNumber?.text ?? ''
  const content = [
    <div style={{ marginBottom: space(theme, 2) }}>
      <Opening reading={reading} theme={theme} />
    </div>,
    <Lead reading={reading} theme={theme} />,
    keepEnd(toNodes(<Billed reading={reading} theme={theme} />)),
    <Settlement reading={reading} theme={theme} />,
    <Notes reading={reading} theme={theme} />,
  ]
  const foot = reading.roles.issueDate?.text ?? ''
  return pageSheet({ theme, name: 'body', title, foot, content })
}

/** Shares of the width, the same from head to sums: one edge runs down the page. One below the other where type is too large for two. */
function halvesOf({ page, margin, type }: Theme): readonly number[] {
  return page.width - margin.left - margin.right < type.base * NARROW ? [1] : [5, 4]
}

/** Sizes of type up to which a page holds no two columns. */
const NARROW = 30

/** What is told at the head, in this order, and the words that bills have for it. */
const heads: readonly (readonly [Role, BillWord | undefined])[] = [
  ['invoiceNumber', 'number'],
  ['issueDate', 'date'],
  ['paymentDueDate', 'due'],
  ['supplyDate', 'supply_date'],
  ['reference', undefined],
]

/** How to pay, in this order. */
const accounts: readonly (readonly [Role, BillWord | undefined])[] = [
  ['iban', undefined],
  ['bic', undefined],
  ['terms', 'terms'],
]

/** Roles that stand in a place of their own. */
const placed: readonly Role[] = [
  ...heads.map(([role]) => role),
  ...accounts.map(([role]) => role),
  ...([
    'seller',
    'buyer',
    'payment',
    'title',
    'logo',
    'publisher',
    'alternativeHeadline',
    'abstract',
  ] as const),
  ...(['email', 'telephone', 'address', 'url', 'notes'] as const),
  ...(['subtotal', 'total', 'paid', 'due'] as const),
]

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Who asks whom, under which number and when. */
function Opening({ reading, theme }: PartProps): Child {
  const { roles } = reading
  const row = { display: 'grid', columns: halvesOf(theme), gap: space(theme, 1.5) } as const
  const contact = [roles.address, roles.telephone, roles.email, roles.url].filter(isOwn)
  return (
    <header part="invoice-head">
      <div style={row}>
        <div>
          <Logo theme={theme} reading={reading} />
          <TitleLine theme={theme} claim={titleOf(reading)} step={6} />
          {isOwn(roles.alternativeHeadline) && (
            <p style={{ marginTop: space(theme, 0.25), color: theme.color.textMuted }}>
              <Phrasing nodes={roles.alternativeHeadline.nodes} theme={theme} />
            </p>
          )}
        </div>
        <Party theme={theme} claim={roles.seller} more={contact} />
      </div>
      <div style={{ ...row, marginTop: space(theme, 1) }}>
        <div>
          <Party theme={theme} claim={roles.buyer} label={billWord(reading.lang, 'to')} />
        </div>
        <HeadFacts theme={theme} entries={headEntries(reading)} />
      </div>
    </header>
  )
}

/** What the sheet calls itself; the word for a bill where the copy has none but the seller's name. */
function titleOf({ roles: { title, seller }, lang }: Reading): Claim {
  if (isOwn(title) && title.text !== seller?.text) return title
  const words = phraseOf(billWord(lang, 'invoice'))
  return {
    role: 'title',
    label: phraseOf(''),
    written: false,
    ...words,
    blocks: [],
    facts: [],
    items: [],
    weight: 1,
    because: '',
    stays: false,
  }
}

/** Number and dates, then whatever short facts the copy has beside them. */
function headEntries(reading: Reading): readonly Entry[] {
  const others = otherRoles(reading, placed).map(entryOf)
  return [...entriesIn(heads, reading), ...others, ...reading.facts.map(entryOfFact)].filter(isBrief)
}

/** Letters up to which labels stand over their values, two beside each other. */
const LABEL = 14

function HeadFacts({ theme, entries }: { readonly theme: Theme; readonly entries: readonly Entry[] }): Child {
  if (entries.length === 0) return null
  const isShort = entries.every(({ label }) => label.text.length <= LABEL)
  const pairs = entries.map(({ label, blocks }) => ({
    label: <Phrasing nodes={label.nodes} theme={theme} />,
    // Figures of one width would part the hyphens of numbers and dates.
    value: (
      <div style={{ numeric: 'normal' }}>
        <Lines theme={theme} blocks={blocks} />
      </div>
    ),
  }))
  return (
    <KeyValue theme={theme} pairs={pairs} {...(isShort ? { columns: 2 } : { labels: 'beside' as const })} />
  )
}

/** Claims as entries under the words that bills have for them, where the author wrote no label. */
function entriesIn(places: typeof heads, { roles, lang }: Reading): readonly Entry[] {
  return places.flatMap(([role, word]) => {
    const claim = roles[role]
    if (!isOwn(claim)) return []
    return [{ ...entryOf(claim), label: labelOf(claim, word && billWord(lang, word)) }]
  })
}

/** What the bill is about, above its lines. */
function Lead({ reading, theme }: PartProps): Child {
  return <Text theme={theme} blocks={leadBlocks(reading)} style={{ marginBottom: space(theme, 1.25) }} />
}

function leadBlocks({ roles: { abstract }, head }: Reading): readonly RootContent[] {
  return [...(isOwn(abstract) ? abstract.blocks : []), ...head]
}

function Billed({ reading, theme }: PartProps): Child {
  const lines = reading.lists.lines ?? []
  const heading = (reading.sources.lines ?? []).flatMap(({ heading: own, lead }) => [
    ...(own ? [own] : []),
    ...lead,
  ])
  return [
    <Text theme={theme} blocks={heading} style={{ marginBottom: space(theme, 0.5) }} />,
    lines.length > 0 && <BillLines theme={theme} lines={lines} />,
  ]
}

/** How to pay beside what it comes to. */
function Settlement({ reading, theme }: PartProps): Child {
  const sums = sumsOf(reading)
  const entries = paymentEntries(reading)
  if (sums.length === 0 && entries.length === 0) return null
  const [source] = reading.sources.sums ?? []
  const [head] = source?.lead ?? []
  return (
    <div
      part="settlement"
      style={{
        marginTop: space(theme, 1.25),
        display: 'grid',
        columns: halvesOf(theme),
        gap: space(theme, 1.5),
        breakInside: 'avoid',
      }}
    >
      <div>
        <Payment theme={theme} label={paymentLabel(reading, theme)} entries={entries} />
        <PaymentMark reading={reading} theme={theme} />
      </div>
      <div>
        {source?.heading && <Text theme={theme} blocks={[source.heading]} />}
        <Sums
          theme={theme}
          sums={sums}
          due={sumThatCounts(reading)}
          head={head?.type === 'paragraph' ? toPhrase(head.children) : undefined}
          step={3}
          room={space(theme, 0.125)}
          rule={ruleOf(theme)}
        />
      </div>
    </div>
  )
}

/** The payment for telephones; banks ask for a size of their own in Switzerland. */
function PaymentMark({ reading, theme }: PartProps): Child {
  const code = codeIn(paymentCode, reading, theme)
  const side = code?.exactly === undefined ? mm(30) : mm(60)
  const fitted = fitCode(code, theme, { width: side, height: side })
  return (
    fitted && (
      <div style={{ marginTop: space(theme, 0.75) }}>
        <CodeMark fitted={fitted} theme={theme} />
      </div>
    )
  )
}

function paymentEntries(reading: Reading): readonly Entry[] {
  const { payment } = reading.roles
  const own = isOwn(payment) ? recordOf(payment, reading.lang) : []
  return [...own, ...entriesIn(accounts, reading)].filter(isBrief)
}

function recordOf(claim: Claim, lang: string): readonly Entry[] {
  const { text, blocks, nodes, facts } = claim
  const plain: Entry = { label: phraseOf(''), text, blocks }
  if (facts.length === 0) return [plain]
  const isNamed = toPhrase(nodes).text === text
  const name: Entry = {
    ...plain,
    label: phraseOf(billWord(lang, 'name')),
    blocks: [{ type: 'paragraph', children: [...nodes] }],
  }
  return [...(isNamed ? [name] : []), ...facts.map(fact => entryOfFact(inWords(fact, lang)))]
}

function paymentLabel({ roles: { payment }, lang }: Reading, theme: Theme): Child {
  const isWritten = isOwn(payment) && payment.written
  return isWritten ? <Phrasing nodes={payment.label.nodes} theme={theme} /> : billWord(lang, 'payment')
}

/** What has no other place, as it was written: long facts, notes, whatever else the copy says. */
function Notes({ reading, theme }: PartProps): Child {
  const style = { marginTop: space(theme, 0.75) }
  return <Text theme={theme} blocks={noteBlocks(reading)} style={style} size={sizeAt(theme, -1)} />
}

function noteBlocks(reading: Reading): readonly RootContent[] {
  const { notes } = reading.roles
  const long = [...reading.facts.map(entryOfFact), ...entriesIn(accounts, reading)].filter(
    entry => !isBrief(entry),
  )
  return [
    ...long.flatMap(({ label, blocks: words }) => [labelBlock(label.nodes), ...words]),
    ...(isOwn(notes) ? [...(notes.written ? [labelBlock(notes.label.nodes)] : []), ...notes.blocks] : []),
    ...sectionBlocks(reading.unplaced),
    ...reading.notes,
  ]
}

function labelBlock(nodes: Claim['nodes']): Reading['head'][number] {
  return { type: 'paragraph', children: [{ type: 'strong', children: [...nodes] }] }
}

/** Ties the last row of a table that ends these nodes to what follows: sums never stand without a line they add up. */
function keepEnd(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.at(-1)
  if (!isElement(last) || !['figure', 'table', 'tbody', 'tr'].includes(last.tagName)) return nodes
  const children = last.tagName === 'tr' ? last.children : keepEnd(last.children)
  const style = last.tagName === 'tr' ? { ...last.style, keepWithNext: true } : last.style
  return [...nodes.slice(0, -1), { ...last, children, style }]
}
