import type { RootContent, Table } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { Prose, ruleOf } from '../../core/compose/index.ts'
import { type Child, toNodes } from '../../core/compose/jsx-runtime.ts'
import { isElement, type Node } from '../../core/compose/tree.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { sizeAt, space, type Theme } from '../../core/theme/theme.ts'
import { toDate, toText } from '../parts/fields.ts'
import { billField, meaningOf, paymentOf, placedFields } from './parts/bill-fields.ts'
import { billColumns, isSums } from './parts/bill-table.ts'
import { checkBill } from './parts/check-bill.ts'
import { growTheme } from '../parts/grow-theme.ts'
import { composeDocument } from './parts/document.tsx'
import { estimateHeight } from './parts/estimate-height.ts'
import { FactList } from './parts/fact-list.tsx'
import { Party, type PartyLine, Payment, toPartyLines } from './parts/party.tsx'
import { type Fact, type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { a4, letter } from './parts/sizes.ts'
import { Sums } from './parts/sums.tsx'
import { Mark, Title } from './parts/title-block.tsx'
import { billWord, fieldName } from './parts/words.ts'

/** A bill: who asks whom for what. */
interface InvoiceCopy extends PrintCopy {
  readonly seller: readonly PartyLine[]
  readonly buyer: readonly PartyLine[]
  readonly payment: readonly PartyLine[]
  /** The table whose last row is what is to be paid. */
  readonly sums: Table | undefined
}

const ownFields = ['tax', 'paid']

/** Shares of the width, the same from head to sums: one edge runs down the page. */
const halves = [5, 4] as const

/** A bill: seller and buyer, dates and numbers, lines, and one figure that cannot be missed. */
const format: Format<InvoiceCopy> = {
  slug: 'invoice',
  group: 'print',
  surface: 'pages',
  expects: { 'billed lines': ['table', 'list'] },
  sizes: [a4, letter],
  design: designFrom({
    type: { scale: 1.2, baseSize: pt(9) },
    space: { density: 'compact', marginScale: 0.75 },
  }),
  read(document, report) {
    const { frontMatter: fields, lang } = document
    const copy = readPrintCopy(document, [...ownFields, ...placedFields(fields)])
    const date = toText(billField(fields, 'date'))
    const sums = copy.body.find(isSums)
    const lines = copy.body.find(
      (node): node is Table => node.type === 'table' && billColumns(node) !== undefined,
    )
    checkBill('invoice', lines, sums, report)
    return {
      ...copy,
      ...(date !== undefined && { date: toDate(date, lang) }),
      seller: toPartyLines(billField(fields, 'seller'), lang),
      buyer: toPartyLines(billField(fields, 'buyer'), lang),
      payment: toPartyLines(paymentOf(fields), lang, 'all'),
      sums,
    }
  },
  compose(copy, asked) {
    const theme = fitBill(copy, asked)
    const opening = <Opening copy={copy} theme={theme} />
    return composeDocument(copy, theme, { opening, body: bodyOf(copy, theme), cover: 'never' })
  },
}

export default format

/** Sizes of type from large to small, as parts of what was asked for. */
const factors = [1.17, 1.09, 1] as const
/** The part of a page that a bill in larger type may fill by estimate. */
const FILL = 0.72

/** A bill of few lines is set larger: there is room, and nobody likes small print on a bill. */
function fitBill(copy: InvoiceCopy, asked: Theme): Theme {
  const { page, margin } = asked
  const width = page.width - margin.left - margin.right
  const lines = Math.max(copy.seller.length + copy.buyer.length, 8) + 8
  const fits = (theme: Theme): boolean => {
    const head = lines * theme.type.base * theme.type.leading
    return head + estimateHeight(copy.body, width, theme) <= (page.height - margin.top - margin.bottom) * FILL
  }
  return factors.map(factor => growTheme(asked, factor)).find(fits) ?? asked
}

interface PartProps {
  readonly copy: InvoiceCopy
  readonly theme: Theme
}

function Opening({ copy, theme }: PartProps): Child {
  const date = copy.date ? [{ name: 'date', label: '', lines: [copy.date] }] : []
  const isNumber = ({ name }: Fact): boolean => meaningOf(name) === 'number'
  const facts = [...copy.facts.filter(isNumber), ...date, ...copy.facts.filter(fact => !isNumber(fact))].map(
    fact => ({ ...fact, label: fieldName(copy.lang, meaningOf(fact.name) ?? fact.name, fact.label) }),
  )
  return (
    <header part="invoice-head">
      <div style={{ display: 'grid', columns: halves, gap: space(theme, 1.5) }}>
        <div>
          <Mark theme={theme} copy={copy} />
          <Title theme={theme} copy={copy} step={6} />
        </div>
        <Party theme={theme} lines={copy.seller} />
      </div>
      <div style={{ marginTop: space(theme, 1), display: 'grid', columns: halves, gap: space(theme, 1.5) }}>
        <div>
          <Party theme={theme} label={billWord(copy.lang, 'to')} lines={copy.buyer} />
        </div>
        <FactList theme={theme} facts={facts} columns={2} />
      </div>
    </header>
  )
}

/** Prose before the sums, sums and payment side by side, prose after. */
function bodyOf(copy: InvoiceCopy, theme: Theme): Child {
  const { body, sums } = copy
  const at = sums ? body.indexOf(sums) : body.length
  const named = body[at - 1]?.type === 'heading' ? at - 1 : at
  return [
    keepEnd(toNodes(<Text theme={theme} nodes={body.slice(0, named)} />)),
    <div
      part="settlement"
      style={{
        marginTop: space(theme, 1.25),
        display: 'grid',
        columns: halves,
        gap: space(theme, 1.5),
        breakInside: 'avoid',
      }}
    >
      <div>
        <Payment theme={theme} label={billWord(copy.lang, 'payment')} lines={copy.payment} />
      </div>
      <div>
        {named < at && <Text theme={theme} nodes={body.slice(named, at)} />}
        {sums && <InvoiceSums theme={theme} sums={sums} />}
      </div>
    </div>,
    at + 1 < body.length && (
      <div style={{ marginTop: space(theme, 0.75) }}>
        <Text theme={theme} nodes={body.slice(at + 1)} size={sizeAt(theme, -1)} />
      </div>
    ),
  ]
}

interface TextProps {
  readonly theme: Theme
  readonly nodes: readonly RootContent[]
  readonly size?: number
}

function Text({ theme, nodes, size }: TextProps): Child {
  return (
    <Prose nodes={nodes} theme={theme} level={2} measured={false} {...(size !== undefined && { size })} />
  )
}

function InvoiceSums({ theme, sums }: { readonly theme: Theme; readonly sums: Table }): Child {
  const due = sums.children.length - 1
  return <Sums sums={sums} theme={theme} due={due} step={3} room={space(theme, 0.125)} rule={ruleOf(theme)} />
}

/** Ties the last row of a table that ends these nodes to what follows: sums never stand without a line they add up. */
function keepEnd(nodes: readonly Node[]): readonly Node[] {
  const last = nodes.at(-1)
  if (!isElement(last) || !['figure', 'table', 'tbody', 'tr'].includes(last.tagName)) return nodes
  const children = last.tagName === 'tr' ? last.children : keepEnd(last.children)
  const style = last.tagName === 'tr' ? { ...last.style, keepWithNext: true } : last.style
  return [...nodes.slice(0, -1), { ...last, children, style }]
}
