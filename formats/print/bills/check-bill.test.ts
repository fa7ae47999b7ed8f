import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport, type Message } from '../../../core/message.ts'
import { readCopy } from '../../../core/reading/read-copy.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { checkBill } from './check-bill.ts'

interface Bill {
  readonly net?: string
  readonly discount?: string
  readonly subtotal?: string
  readonly total?: string
  readonly due?: string
}

function messagesFor(bill: Bill): readonly Message[] {
  const { net = '20.00', discount = '', subtotal = '25.00', total = '30.25', due = '10.25' } = bill
  return messagesOf(
    [
      '| Item | Qty | Unit price | Discount | Net |',
      '| --- | ---: | ---: | ---: | ---: |',
      `| Proofs | 2 | 10.00 | ${discount} | ${net} |`,
      '| Delivery | 1 | 5.00 | | 5.00 |',
      '',
      '| | EUR |',
      '| --- | ---: |',
      `| Subtotal | ${subtotal} |`,
      '| VAT 21% | 5.25 |',
      `| Total | ${total} |`,
      '| Deposit | -20.00 |',
      `| **Amount due** | ${due} |`,
    ].join('\n'),
  )
}

function messagesOf(text: string): readonly Message[] {
  const report = createReport()
  const reading = readCopy(readDocument(text, new Map(), report), {
    needs: ['lines', 'total'],
    lists: ['sums'],
  })
  checkBill('invoice', reading, report)
  return report.messages
}

test('a bill that adds up is left in peace', () => assert.equal(messagesFor({}), []))

test('a cent of rounding is no mistake', () => assert.equal(messagesFor({ due: '10.26' }), []))

test('a discount in percent counts', () => {
  const [first] = messagesFor({ discount: '10%' })
  assert.match(first?.text ?? '', '"Proofs" is 20.00, but its parts make 18.00')
})

test('a wrong line names the line of the source', () => {
  const [first] = messagesFor({ net: '21.00' })
  assert.is(first?.rule, 'invoice-R1')
  assert.is(first?.severity, 'error')
  assert.is(first?.line, 3)
})

test('a wrong subtotal, total and amount due are reported', () => {
  assert.match(messagesFor({ subtotal: '24.00' })[0]?.text ?? '', 'the subtotal is 24.00')
  assert.match(messagesFor({ total: '31.25' })[0]?.text ?? '', 'the total is 31.25')
  assert.match(messagesFor({ due: '12.00' })[0]?.text ?? '', 'the amount due is 12.00')
})

test('the same holds for lines that are no table, in another language', () => {
  const bill = (total: string) =>
    `- Brot: 4,20 €\n- Käse: 9,80 €\n\nZwischensumme: 14,00 €\nMwSt. 7 %: 0,98 €\nGesamtbetrag: ${total} €\n`
  assert.equal(messagesOf(bill('14,98')), [])
  assert.match(messagesOf(bill('15,98'))[0]?.text ?? '', 'the total is 15.98, but its parts make 14.98')
})

test('a tax that the prices include adds nothing', () => {
  const bill = (tax: string) =>
    `- Çay: 40,00\n- Su: 60,00\n\nAra toplam: 100,00\n${tax}: 9,09\nToplam: 100,00 TL\n`
  assert.equal(messagesOf(bill('KDV %10 (dahil)')), [])
  assert.match(messagesOf(bill('KDV %10'))[0]?.text ?? '', 'the total is 100.00, but its parts make 109.09')
})

test('a weight of three decimals may look like thousands', () => {
  const slip = (amount: string) =>
    messagesOf(
      `---\nlang: it\n---\n| Item | Qty | Price | Net |\n|---|---|---|---|\n| Pomodori | 1.130 kg | 3.90 | ${amount} |\n`,
    )
  assert.equal(slip('4.41'), [])
  assert.is(slip('5.41').length, 1)
})

test('an amount that is no number is not added up', () => assert.equal(messagesFor({ net: 'tbc' }), []))

test.run()
