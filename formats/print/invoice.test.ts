import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { composeJob, layoutJob } from '../../core/render.ts'
import { partOf } from '../../core/testing/soak.test.kit.ts'
import invoice from './invoice.tsx'
import { find, layOut, linesOf, type PlacedWord } from './lay-out.test.kit.ts'

const head = `---
lang: en-IE
number: 2026/118
date: 2026-03-02
due: 2026-04-01
seller: {name: Kelp & Knot Ltd, address: 4 Pier Road, vat_id: IE1234567T}
buyer: {name: Ballyhale Choral Society, address: The Old Mill}
payment: {iban: IE29AIBK93115212345678, terms: 30 days}
---
# Invoice
`

const table = (count: number) =>
  [
    '| Description | Qty | Unit price | Amount |',
    '| --- | ---: | ---: | ---: |',
    ...Array.from({ length: count }, (_, at) => `| Rope${at} | 2 | 1.50 | 3.00 |`),
  ].join('\n')

const sums = (net: number, due = net * 1.2) => `
| | EUR |
| --- | ---: |
| Subtotal | ${net.toFixed(2)} |
| VAT 20% | ${(net * 0.2).toFixed(2)} |
| **Amount due** | **${due.toFixed(2)}** |
`

const bill = (count: number, due?: number) => `${head}\n${table(count)}\n${sums(count * 3, due)}`
const isFigure = ({ text }: PlacedWord) => /^[\d,.]+$/.test(text)

test('parties, numbers and account codes are known by the names that people give them', async () => {
  const facts =
    'Invoice No: 7-2026\nIssued: 2026-03-02\nPayment due: 2026-04-01\nIBAN: IE29AIBK93115212345678\n'
  const { words } = await layOut(
    invoice,
    `---\nlang: en-IE\n${facts}from: Kelp & Knot Ltd\nBill to: Ballyhale Choral Society\n---\n# Invoice\n\n${table(2)}\n${sums(6)}`,
  )
  const [seller, buyer, due] = [find(words, 'Kelp'), find(words, 'Ballyhale'), find(words, 'Subtotal')]
  assert.ok(seller.baseline < find(words, 'Invoice').baseline, 'seller in place of a mark')
  assert.ok(buyer.baseline > find(words, 'Invoice').baseline, 'buyer under the title')
  assert.ok(find(words, 'IE29AIBK93115212345678').baseline > find(words, 'Rope1').baseline)
  assert.ok(due.x > buyer.x + 100, 'sums under the amounts')
  assert.not.ok(
    words.some(({ text }) => /^from$/i.test(text)),
    'no label for the seller',
  )
})

test('what is paid and due in a list below a table with sums of its own is shown, and the due amount counts', async () => {
  const told = '- **Total:** 12.00\n- **Paid on account (2 March):** 5.00\n- **Amount due:** 7.00\n'
  const { words, messages } = await layOut(
    invoice,
    `${head}\n${table(4)}\n| **Total** | | | **12.00** |\n\n## Summary\n\n${told}`,
  )
  assert.equal(
    messages.filter(({ severity }) => severity === 'error').map(({ text }) => text),
    [],
  )
  const figures = words.filter(isFigure).toSorted((one, other) => other.size - one.size)
  assert.is(figures[0]?.text, '7.00')
  assert.ok(find(words, '5.00'))
})

test('R1: a wrong sum is an error that is reported and shown as it was written', async () => {
  const right = await layOut(invoice, bill(3))
  assert.is(right.messages.filter(({ rule }) => rule === 'invoice-R1').length, 0)
  const wrong = await layOut(invoice, bill(3, 11))
  assert.is(
    wrong.messages.filter(({ rule, severity }) => rule === 'invoice-R1' && severity === 'error').length,
    1,
  )
  assert.ok(find(wrong.words, '11.00'))
})

test('R2: money stands on one edge in figures of one width', async () => {
  const { words } = await layOut(invoice, bill(4))
  const nets = words.filter(({ text }) => text === '3.00')
  assert.is(nets.length, 4)
  const edge = find(words, 'Amount').right
  assert.ok(nets.every(({ right }) => Math.abs(right - edge) < 0.5))
  const [subtotal, tax] = [find(words, '12.00'), find(words, '2.40')]
  assert.ok(Math.abs(subtotal.right - tax.right) < 0.5)
})

test('R3: what is due is the largest figure; number and date stand in the upper part, and by when beside it', async () => {
  const { words, theme } = await layOut(invoice, bill(4))
  const due = find(words, '14.40')
  assert.ok(due.size >= 1.4 * theme.type.base && due.weight >= 700)
  assert.ok(words.filter(isFigure).every(word => word === due || word.size < due.size))
  for (const text of ['2026/118', '2\u00a0March'])
    assert.ok(find(words, text).baseline < theme.page.height * 0.45, text)
  const apart = due.baseline - find(words, '1\u00a0April').baseline
  assert.ok(Math.abs(apart) < theme.page.height * 0.13, `${apart}`)
})

test('R4: a long bill repeats its head, and the sums never stand without a line', async () => {
  const counts = Array.from({ length: 46 }, (_, at) => 14 + at)
  for (const count of partOf(counts, 0, 7)) {
    const laid = await layOut(invoice, bill(count))
    const last = laid.pages.frames.length - 1
    const lines = linesOf(laid.words, last)
    const at = lines.findIndex(line => line.startsWith('Subtotal'))
    assert.ok(last === 0 || lines[1]?.startsWith('Description'), `${count} lines`)
    assert.ok(
      lines.slice(0, at).some(line => line.includes('Rope')),
      `${count} lines`,
    )
    assert.ok(lines.some(line => line.includes('Amount due')))
    if (count <= 18) assert.is(last, 0)
  }
})

test('codes are named, parties and payment keep their words', async () => {
  const { words } = await layOut(invoice, bill(1))
  const text = linesOf(words, 0).join('\n')
  for (const part of [
    'Kelp & Knot Ltd',
    'VAT ID: IE1234567T',
    'Ballyhale Choral Society',
    'IBAN IE29AIBK93115212345678',
    'Terms 30 days',
  ])
    assert.ok(text.replaceAll(/\s+/g, ' ').replaceAll(' :', ':').includes(part.replaceAll(/\s+/g, ' ')), part)
})

test('labels are in the language of the bill', async () => {
  const { words } = await layOut(invoice, bill(1).replace('lang: en-IE', 'lang: de'))
  const text = linesOf(words, 0).join(' ').replaceAll('\u00a0', ' ').replaceAll(' :', ':')
  for (const label of ['RECHNUNG AN', 'Fällig', 'USt-IdNr.: IE1234567T', 'Zahlungsziel'])
    assert.ok(text.includes(label), label)
  assert.ok(text.includes('1. April 2026'))
})

test('the amount due is the largest thing on a band at the foot of the last page, beside what is needed to pay it', async () => {
  for (const count of [1, 7, 60]) {
    const { words, pages, theme } = await layOut(invoice, bill(count), 'accent #1f3a5f, A4')
    const [due, iban] = [find(words, (count * 3.6).toFixed(2)), find(words, 'IE29AIBK93115212345678')]
    const [last] = pages.frames.slice(-1)
    assert.is(due.page, pages.frames.length - 1)
    assert.is(due.size, Math.max(...words.map(({ size }) => size)))
    assert.ok(iban.page === due.page && Math.abs(iban.baseline - due.baseline) < theme.page.height * 0.1)
    const band = last?.items.find(item => item.kind === 'rect' && item.fill === '#1f3a5f')
    assert.ok(band?.kind === 'rect' && band.x <= 0 && band.x + band.width >= theme.page.width - 0.5)
    assert.ok(band.y < due.baseline && band.y > theme.page.height * 0.6, `${count} lines`)
  }
})

test('on a plain bill the amount leads between two rules, without a field; a bill without an amount has neither', async () => {
  for (const [content, brief, figure] of [
    [bill(3), 'minimal, accent #1f3a5f', '10.80'],
    [`${head.replace(/due: .*\n|payment: .*\n/g, '')}\nWe thank you.\n`, 'accent #1f3a5f', undefined],
  ] as const) {
    const { pages, words, theme } = await layOut(invoice, content, brief)
    const wide = pages.frames
      .flatMap(frame => frame.items)
      .filter(item => item.kind === 'rect' && item.fill === '#1f3a5f' && item.width > 600)
    assert.not(
      wide.some(item => item.kind === 'rect' && item.height > 4),
      brief,
    )
    if (figure === undefined) assert.is(wide.length, 0)
    else assert.ok(find(words, figure).size >= 3.5 * theme.type.base && wide.length === 2, brief)
  }
})

test('how to pay is told once where it is more than a few words, under its heading below the band', async () => {
  const how = `Please pay by bank transfer to Kelp and Knot, sort code 00-00-00, account 55501477, quoting the number of the invoice and your name, and tell us by mail when you did so, so that we can close it.`
  const { words } = await layOut(
    invoice,
    `# Invoice 2026-118\n\n${table(2)}\n${sums(6)}\n\n## Payment\n\n${how}\n\nPayment terms 30 days. Thank you for your custom.\n`,
  )
  for (const word of ['transfer', '55501477', 'quoting', 'custom'])
    assert.is(words.filter(({ text }) => text.startsWith(word)).length, 1, word)
})

test('what is due ends where the amounts do, after how to pay in no reading order, and what the seller does stands under the name', async () => {
  const { words } = await layOut(
    invoice,
    'INVOICE 0218\n\nBettina Crowe, piano tuner\n5 Chapel Yard, Ludlow SY8 1AW\nbettina@crowe.example\n\nTo: Ludlow Rooms\n1 Mill Street, Ludlow\n\nDate: 4 March 2025\n\nTuning, 21 Feb – 1 x 95.00 = 95.00\nStrings (pair) – 2 x 34.50 = 69.00\n\nTotal £164.00\n\nPay to: B Crowe, sort code 00-00-00, account 12345678\n',
  )
  const [due, net] = [find(words, '£164.00'), find(words, '95.00')]
  const rightmost = Math.max(...words.map(({ right }) => right))
  assert.ok(rightmost - due.right < due.size * 0.1)
  assert.ok(find(words, '12345678').right < due.x)
  assert.ok(words.indexOf(due) < words.indexOf(find(words, '12345678')))
  assert.is(find(words, 'tuner').baseline > find(words, 'Bettina').baseline, true)
  assert.ok(find(words, 'tuner').right < find(words, 'Chapel').x)
  assert.not(words.some(({ text, baseline }) => text === '–' && baseline === net.baseline))
})

test('a street keeps the number of its house, whatever parts it from the town', async () => {
  const { words } = await layOut(
    invoice,
    '# Factura F-118\n\n**Apicultura Monteclaro S.L.**\nCamino de la Fuente, 3 · 16120 Valverdejo (Cuenca)\n\n**Cliente:** Hotel Rural\n\n| Concepto | Importe |\n|---|---:|\n| Miel | 252,00 € |\n\nTotal: 252,00 €\n',
  )
  assert.is(find(words, '3').baseline, find(words, 'Fuente,').baseline)
  assert.ok(find(words, 'Valverdejo').baseline > find(words, '3').baseline)
})

test('figures that each line has beside its own stand in columns, and the day beside what is due', async () => {
  const lines =
    '| Item | Qty | Unit price | Net | VAT | VAT amount | Gross |\n|---|---:|---:|---:|---:|---:|---:|\n| Rope | 2 | 1.50 | 3.00 | 23% | 0.69 | 3.69 |\n| Hemp | 1 | 4.00 | 4.00 | 23% | 0.92 | 4.92 |\n'
  const { words } = await layOut(
    invoice,
    `# Invoice 7\n\n**Date:** 2 March 2026\n**Payment due:** 1 April 2026\n\n## Seller\n\nKelp Ltd\n4 Pier Road\n\n## Buyer\n\nChoir\n\n${lines}\n- **Amount due:** 8.61\n`,
  )
  const net = find(words, '3.00')
  const gross = find(words, '3.69')
  assert.is(Math.round(net.baseline), Math.round(gross.baseline))
  assert.ok(gross.x > net.x)
  assert.ok(words.every(({ text, baseline }) => text !== 'April' || baseline > gross.baseline))
})

test('a colour that a brief has for the total alone and that no words could have is the field behind it', async () => {
  const content =
    'Invoice 7\n\nIda Krol\n3 Quay Lane, Cork\n\nSign painting 120.00\nGold leaf 80.00\n\nTotal 200.00\n'
  const instructions = 'plain, total in lemon yellow #f7e14b only'
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, invoice), ['pdf'])
  const items = drawing.pages?.frames.flatMap(({ items: own }) => own) ?? []
  const field = items.find(item => item.kind === 'rect' && item.width > 500 && item.height > 60)
  assert.is(JSON.stringify(field).toLowerCase().includes('f7e14b'), true)
})

test('how to pay stands on the band under its heading with all that is to be told, and a further name of the number with the dates', async () => {
  const lines =
    '| Item | Qty | Unit price | Net |\n|---|---:|---:|---:|\n| Rope | 2 | 1.50 € | 3.00 € |\n| Hemp | 1 | 4.00 € | 4.00 € |\n'
  const copy = `# Invoice 117\n\n**Kelp Ltd**\n4 Pier Road\n\nBill to:\nSea Choir\n9 Quay\n\nDate: 2 March 2026\n\n${lines}\n**Total: 7.00 €**\n\n## Payment\n\nBank: Harbour Bank\nAccount: 555 830\nReference: 117\n\nThank you for asking us.\n`
  const { words, messages } = await layOut(invoice, copy)
  assert.not.ok(messages.some(({ rule }) => rule === 'copy-set-plainly'))
  const below = (text: string, other: string) => find(words, text).baseline > find(words, other).baseline
  assert.ok(below('Bank', 'Payment') && below('Reference', 'Account') && below('Payment', 'Hemp'))
  assert.ok(below('Thank', 'Reference'))
  const named = `# Faktura 260114\n\n**Dodavatel**\nKelp s.r.o.\nNa Valech 22, 388 01 Blatná\n\n**Odběratel**\nPensionát Moře\nZámecká 5, 388 01 Blatná\n\nDatum vystavení: 14. 10. 2026\nVariabilní symbol: 260114\n\n| Práce | Množství | Cena za jednotku | Celkem |\n|---|---|---|---|\n| Lano | 3 ks | 650 Kč | 1 950 Kč |\n\n**K úhradě: 1 950 Kč**\n`
  const other = await layOut(invoice, named)
  assert.not.ok(other.messages.some(({ rule }) => rule === 'copy-set-plainly'))
  assert.ok(other.words.some(({ text }) => text === 'Variabilní'))
})

test('what is said below the sums keeps its order, a note of thanks at its end too', async () => {
  const { words } = await layOut(
    invoice,
    '# Invoice 7\n\nKelp Ltd\n3 Quay Lane, Cork\n\nRope €30.00\nHemp €20.00\nTotal €50.00\n\nOffcuts lie behind the shed, free to take.\n\n14 days. Thank you, and ring us in spring.\n',
  )
  assert.ok(find(words, 'Offcuts').baseline < find(words, 'Thank').baseline)
})

test('the day by which a bill is due stands over what is due and nearly as heavy, and how to pay is in one box', async () => {
  const copy =
    '# Invoice\n\n**Elm Tree Care**\n\nInvoice no: 88\nDate: 22 April 2026\nDue: 6 May 2026\n\nBill to:\nHill Body Corporate\n\n| Description | Qty | Unit | Amount |\n|---|---:|---:|---:|\n| Crown lift | 2 | 420.00 | 840.00 |\n\nTotal 840.00\n**Balance due AUD 840.00**\n\nHow to pay\nAccount name: Elm Tree Care\nBSB 000-000\nReference 88\n'
  const { words } = await layOut(invoice, copy, 'bank details in a box at the bottom')
  const due = words.filter(({ text }) => text.includes('May')).at(-1)
  const amount = words.toSorted((one, other) => other.size - one.size)[0]
  assert.ok((due?.size ?? 0) > (amount?.size ?? 0) * 0.3)
  assert.ok((due?.baseline ?? 0) < (amount?.baseline ?? 0))
  assert.ok((due?.x ?? 0) > 300)
})

test('a currency over the sums stands before the first of them, and the total is heavier', async () => {
  const { words } = await layOut(
    invoice,
    '# Invoice 7\n\n| Work | Qty | Rate | Amount |\n|---|--:|--:|--:|\n| Tuning | 2 | 50.00 | 100.00 |\n\n| | £ |\n|---|--:|\n| Net | 100.00 |\n| VAT 20% | 20.00 |\n| Total | 120.00 |\n| Deposit | −60.00 |\n| Balance due | 60.00 |\n',
  )
  const [sign] = words.filter(({ text }) => text.startsWith('£'))
  assert.ok(Math.abs((sign?.baseline ?? 0) - find(words, 'Net').baseline) < 1)
  assert.ok(find(words, '120.00').weight > find(words, '20.00').weight)
})

test('what is copied to pay stands behind its name', async () => {
  const { words } = await layOut(
    invoice,
    `# Invoice 12

**Ash Boats**
The Slip, Port Isaac PL29 3RH

Bill to:
Ida Birch
Mill Lane 2

Invoice date: 4 May 2026
Due: 18 May 2026

| Work | Amount |
|---|--:|
| Hull | 900.00 |
| Caulking | 100.00 |

Subtotal: 1,000.00 GBP
Total: 1,000.00 GBP
Less deposit received 2 March: -400.00 GBP
**Balance due: 600.00 GBP**

Bank: Kernow Credit Union
Sort code 00-55-12, account 55501234
`,
  )
  assert.ok(find(words, '55501234').weight > 400)
})

test('the day by which a bill is due stays on one line and smaller than the sum where its brief wants both seen first', async () => {
  const copy =
    '# Invoice 31\n\nTo: Mill Choir\n\nDue date: 28 September 2026\n\n| Work | Amount |\n|---|--:|\n| Hull | 900.00 |\n\nBalance due: 900.00 GBP\n\nPay by transfer to Kernow Credit Union, sort code 00-55-12, account 55501234, and quote the number above.'
  const { words } = await layOut(invoice, copy, 'the balance due and the due date must be seen first')
  const [day, year] = [/September/, /^2026$/].map(text => words.findLast(word => text.test(word.text)))
  const sum = words.findLast(({ text }) => text.includes('900.00'))
  assert.is(day?.baseline, year?.baseline)
  assert.ok((day?.size ?? 99) < (sum?.size ?? 0), `${day?.size} ${sum?.size}`)
})

const owing = `# TAX INVOICE

Ash Farriery Ltd
112 Elm Road, RD 3, Inglewood 4388, Taranaki
027 555 0184 / ida@ash.example
GST No: 87-412-906

Invoice no: 2217
Invoice date: 9 March 2026
Visit date: Thurs 5 March 2026
Due: 20 April 2026

Bill to:
Birch Riding & Trekking
Attn: Mo Oak
48 Upper Road
Inglewood 4387

| Work done | Qty | Rate | Amount |
|---|---|---|---|
| Trim only | 6 | 75.00 | 450.00 |
| Full set, hot shod | 3 | 210.00 | 630.00 |
| Fronts only | 2 | 145.00 | 290.00 |
| Bar shoe surcharge | 1 | 60.00 | 60.00 |
| Leather pads + packing, pair | 2 | 38.50 | 77.00 |
| Travel, km return | 84 | 1.10 | 92.40 |

Subtotal excl GST: 1,599.40
GST 15%: 239.91
Total incl GST: 1,839.31
Less cash received on the day: −200.00
**Balance owing: NZ$1,639.31**

Pay to: Ash Farriery Ltd, 03-0915-0284417-00
Reference: 2217 OAK

Notes

- The bar shoe needs looking at in 5 weeks not 8. I have pencilled in Thurs 9 April, 8am.
- Keep the toe dry, ring me if it gets smelly.
- Please have them caught and feet hosed before I turn up, saves you money.

Accounts more than 30 days over get 2% a month. Never had to do it yet.
`

test('the day by which to pay stands over the amount, rather than the places of a letter, and the account is heavy behind whose it is', async () => {
  const { words, pages, theme } = await layOut(invoice, owing, 'Plain invoice, A4, one page.')
  assert.is(pages.frames.length, 1)
  const day = words.filter(({ text }) => /April$/.test(text)).sort((one, other) => other.size - one.size)[0]
  assert.ok(day && day.size >= theme.type.base * 1.5 && day.weight >= 700)
  assert.ok(find(words, '03-0915-0284417-00').weight >= 600)
})

test.run()
