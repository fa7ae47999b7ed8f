import { designFrom } from '../../core/brief/design.ts'
import { codeIn, withoutCode } from '../../core/codes/code.ts'
import { paymentCode } from '../../core/codes/payment.ts'
import { CodeMark, fitCode } from '../../core/compose/code-mark.tsx'
import { fitPage } from '../../core/compose/fit.ts'
import { Phrasing, ruleOf } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Sheet } from '../../core/compose/sheet.ts'
import type { Format } from '../../core/format.ts'
import { toPhrase } from '../../core/reading/facts/phrase.ts'
import type { Reading } from '../../core/reading/reading.ts'
import { mm, pt } from '../../core/theme/page.ts'
import { scaled } from '../../core/theme/scaled.ts'
import { sizeAt, space, type Theme, roomAcross } from '../../core/theme/theme.ts'
import { Billed } from './bills/billed.tsx'
import { checkBill } from './bills/check-bill.ts'
import { HeadFacts } from './bills/head-facts.tsx'
import {
  contactsOf,
  headEntries,
  leadBlocks,
  noteBlocks,
  paymentEntries,
  titleOf,
} from './bills/invoice-copy.ts'
import { Party, Payment } from './bills/party.tsx'
import { composeWithBand, hasAmount } from './bills/payment-band.tsx'
import { Sums, sumsOf, sumThatCounts } from './bills/sums.tsx'
import { billWord } from './bills/words.ts'
import { isOwn, Logo, Text, TitleLine } from './sheets/masthead.tsx'
import { pageSheet } from './sheets/page-sheet.tsx'
import { a4, letter } from './sheets/sizes.ts'

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
  others: [
    {
      name: 'payment band',
      leads: true,
      suits: (reading, { decor }) => decor.fields !== false && hasAmount(reading),
      compose: composeWithBand,
    },
  ],
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
    <Billed reading={reading} theme={theme} />,
    <Settlement reading={reading} theme={theme} />,
    <Notes reading={reading} theme={theme} />,
  ]
  const foot = reading.roles.issueDate?.text ?? ''
  return pageSheet({ theme, name: 'body', title, foot, content })
}

/** Shares of the width, the same from head to sums: one edge runs down the page. One below the other where type is too large for two. */
function halvesOf(theme: Theme): readonly number[] {
  return roomAcross(theme) < theme.type.base * NARROW ? [1] : [5, 4]
}

/** Sizes of type up to which a page holds no two columns. */
const NARROW = 30

interface PartProps {
  readonly reading: Reading
  readonly theme: Theme
}

/** Who asks whom, under which number and when. */
function Opening({ reading, theme }: PartProps): Child {
  const { roles } = reading
  const row = { display: 'grid', columns: halvesOf(theme), gap: space(theme, 1.5) } as const
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
        <Party theme={theme} claim={roles.seller} more={contactsOf(reading)} />
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

/** What the bill is about, above its lines. */
function Lead({ reading, theme }: PartProps): Child {
  return <Text theme={theme} blocks={leadBlocks(reading)} style={{ marginBottom: space(theme, 1.25) }} />
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

function paymentLabel({ roles: { payment }, lang }: Reading, theme: Theme): Child {
  const isWritten = isOwn(payment) && payment.written
  return isWritten ? <Phrasing nodes={payment.label.nodes} theme={theme} /> : billWord(lang, 'payment')
}

/** What has no other place, as it was written: long facts, notes, whatever else the copy says. */
function Notes({ reading, theme }: PartProps): Child {
  const style = { marginTop: space(theme, 0.75) }
  return <Text theme={theme} blocks={noteBlocks(reading)} style={style} size={sizeAt(theme, -1)} />
}
