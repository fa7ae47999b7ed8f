import type { Table } from 'mdast'
import { designFrom } from '../../core/brief/design.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { billColumns, isSums } from './parts/bill-table.ts'
import { checkBill } from './parts/check-bill.ts'
import { composeDocument } from './parts/document.tsx'
import { type PrintCopy, readPrintCopy } from './parts/print-copy.ts'
import { roll80, roll58 } from './parts/sizes.ts'

/** A till receipt. */
const format: Format<PrintCopy> = {
  slug: 'receipt',
  group: 'print',
  surface: 'pages',
  sizes: [roll80, roll58],
  design: designFrom({
    color: { seeds: ['#000000'], paper: '#ffffff', ink: '#000000', neutral: 'pure', contrast: 'max' },
    type: { display: 'JetBrains Mono', text: 'JetBrains Mono', scale: 1.125, baseSize: pt(8) },
    space: { density: 'compact' },
  }),
  read(document, report) {
    const copy = readPrintCopy(document)
    const lines = copy.body.find(
      (node): node is Table => node.type === 'table' && billColumns(node) !== undefined,
    )
    checkBill('receipt', lines, copy.body.find(isSums), report)
    return copy
  },
  compose: (copy, theme) => composeDocument(copy, theme, { step: 2, align: 'center' }),
}

export default format
