import type { Table } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import { KeyValue, Prose } from '../../core/compose/index.ts'
import type { Child } from '../../core/compose/jsx-runtime.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { space, type Theme } from '../../core/theme/theme.ts'
import { billColumns, cellText, isSums } from './parts/bill-table.ts'
import { checkBill } from './parts/check-bill.ts'
import { composeDocument } from './parts/document.tsx'
import { Lines } from './parts/fact-list.tsx'
import { toLines, toText } from '../parts/fields.ts'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { roll58, roll80 } from './parts/sizes.ts'
import { Sums } from './parts/sums.tsx'
import { Mark, Title } from './parts/title-block.tsx'
import { fieldName } from './parts/words.ts'

/** What was bought, where and when. */
interface ReceiptCopy extends PrintCopy {
  readonly seller: readonly string[]
  readonly sums: Table | undefined
  /** Number under the last line, for whoever scans or types it. */
  readonly code: string | undefined
}

/** Fields that have a place of their own, or that the sums of the copy say. */
const ownFields = ['seller', 'tax', 'payment', 'barcode']

/** A till receipt. */
const format: Format<ReceiptCopy> = {
  slug: 'receipt',
  group: 'print',
  surface: 'pages',
  expects: { 'bought items': ['table', 'list'] },
  sizes: [roll80, roll58],
  design: designFrom({
    color: { seeds: ['#000000'], paper: '#ffffff', ink: '#000000', neutral: 'pure', contrast: 'max' },
    type: { display: 'JetBrains Mono', text: 'JetBrains Mono', scale: 1.125, baseSize: pt(8) },
    space: { density: 'compact' },
  }),
  read(document, report) {
    const sums = document.root.children.find(isSums)
    const copy = readPrintCopy(document, sums ? ownFields : ['seller', 'barcode'])
    const lines = copy.body.find(
      (node): node is Table => node.type === 'table' && billColumns(node) !== undefined,
    )
    checkBill('receipt', lines, sums, report)
    const seller = toLines(copy.fields.seller)
    const code = toText(copy.fields.barcode)
    return { ...copy, sums, code, seller: seller[0] === copy.title?.text ? seller.slice(1) : seller }
  },
  compose: (copy, theme) =>
    composeDocument(copy, theme, {
      opening: <Opening copy={copy} theme={theme} />,
      body: <Body copy={copy} theme={theme} />,
      cover: 'never',
    }),
}

export default format

interface PartProps {
  readonly copy: ReceiptCopy
  readonly theme: Theme
}

/** What was bought, what it comes to, and what the shop has to say, on the axis. */
function Body({ copy, theme }: PartProps): Child {
  const { body, sums, code } = copy
  const at = sums ? body.indexOf(sums) : body.length
  const dashes = { width: 1, color: theme.color.text, style: 'dashed' } as const
  return [
    <Prose nodes={body.slice(0, at)} theme={theme} measured={false} />,
    sums && (
      <div style={{ marginTop: space(theme, 0.5) }}>
        <Sums
          sums={sums}
          theme={theme}
          due={totalRow(sums)}
          step={4}
          room={space(theme, 0.125)}
          rule={{ width: 0, color: theme.color.paper }}
        />
      </div>
    ),
    (at + 1 < body.length || code) && (
      <div
        style={{
          marginTop: space(theme, 0.75),
          padding: [space(theme, 0.75), 0, 0, 0],
          borderTop: dashes,
          textAlign: 'center',
        }}
      >
        <Prose nodes={body.slice(at + 1)} theme={theme} measured={false} />
        {code && <p style={{ marginTop: space(theme, 0.75), tracking: 0.1 }}>{code}</p>}
      </div>
    ),
  ]
}

/** The row that says the total, else the last. */
function totalRow({ children }: Table): number {
  const at = children.findIndex(row =>
    /^(grand )?(total|summe|gesamt|totaal|totale)/iu.test(cellText(row, 0)),
  )
  return at > 0 ? at : children.length - 1
}

/** The shop on the axis, then what the till knows as rows of name and value. */
function Opening({ copy, theme }: PartProps): Child {
  const date = copy.date ? [{ name: 'date', label: '', lines: [copy.date] }] : []
  const pairs = [...date, ...copy.facts].map(({ name, label, lines }) => ({
    label: fieldName(copy.lang, name, label),
    value: <Lines lines={lines} />,
  }))
  return (
    <header part="receipt-head">
      <div style={{ textAlign: 'center' }}>
        <Mark theme={theme} copy={copy} align="center" />
        <Title theme={theme} copy={copy} step={2} style={{ textAlign: 'center' }} />
        <p style={{ marginTop: space(theme, 0.5), leading: 1.4 }}>
          <Lines lines={copy.seller} />
        </p>
      </div>
      {pairs.length > 0 && (
        <div
          style={{
            marginTop: space(theme, 1),
            padding: [space(theme, 0.75), 0, 0, 0],
            borderTop: { width: 1, color: theme.color.text, style: 'dashed' },
          }}
        >
          <KeyValue theme={theme} pairs={pairs} labels="beside" />
        </div>
      )}
    </header>
  )
}
