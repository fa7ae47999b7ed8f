import { designFrom } from '../../core/brief/design.ts'
import { paymentCode } from '../../core/codes/payment.ts'
import type { Format } from '../../core/format.ts'
import { pt } from '../../core/theme/page.ts'
import { checkBill } from './bills/check-bill.ts'
import { composeInvoice } from './bills/payment-band.tsx'
import { a4, letter } from './sheets/sizes.ts'

/** A bill: seller and buyer, dates and numbers, lines, and one figure that cannot be missed. */
const format: Format = {
  slug: 'invoice',
  group: 'print',
  surface: 'pages',
  prose: true,
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
    once: true,
    schema: 'Invoice',
  },
  code: paymentCode,
  check: (reading, report) => checkBill('invoice', reading, report),
  compose: composeInvoice,
}

export default format
