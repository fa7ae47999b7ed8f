import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import { readIn, titlesIn } from '../read-in.test.kit.ts'
import type { Item, Reading } from '../reading.ts'
import type { Roles } from '../roles.ts'
import { inLatinDigits } from '../values/plain-number.ts'
import { nameOf } from '../words/lexicon.ts'

const roles: Roles = {
  needs: ['seller', 'lines', 'total'],
  takes: ['subtotal', 'payment', 'change', 'due'],
  lists: ['sums'],
  facts: 'all',
}

function read(text: string, asked = roles): Reading {
  return readCopy(readDocument(text, new Map(), { add() {} }), asked)
}

function linesOf({ lists }: Reading): readonly string[] {
  return (lists.lines ?? []).map(({ title, parts }) => `${title.text} = ${parts.net?.text}`)
}

function sumsOf({ lists }: Reading): readonly string[] {
  return (lists.sums ?? []).map(({ title, parts }: Item) => `${title.text} = ${parts.amount?.text}`)
}

test('the shop at the top of a bill keeps its name, the number of its house and what its lines say', () => {
  const shop = (copy: string): string | undefined => {
    const { roles } = read(
      `${copy}\n\nDate: 4 May 2026\nReceipt no: 12\n\n- Nails 4.50\n- Glue 3.00\n\nTotal: 7.50\n`,
    )
    return (roles.seller ?? roles.title)?.text
  }
  assert.is(
    shop('Güneş Fırını\nAtatürk Cad. No: 12, İzmir\nTel: 0232 555 01 73\nVKN: 1234567890'),
    'Güneş Fırını',
  )
  assert.is(shop('Pike Ironmongers\nTel: 01288 555 019\nOpen: Mon to Sat'), 'Pike Ironmongers')
})

test('a side of a bill has its name, its address and into whose hands, however its label stands', () => {
  const sides = (from: string, to: string) => {
    const { roles: said } = read(
      `INVOICE\n\n${from}Quill & Daughters Ltd\n4 Tannery Yard, Ludlow SY8 0ZZ\nVAT reg: GB 000 1234 56\n\n${to}The Parish Council of Saint Wilfrid, Upper Marling\nc/o Mrs Jean Roe, Treasurer\nOld School, Upper Marling\n\nInvoice no: 12\n\n| Item | Amount |\n|---|---|\n| Rope | 4.50 |\n| Lime | 3.00 |\n\nTotal: 7.50\n`,
      { ...roles, takes: [...(roles.takes ?? []), 'buyer'] },
    )
    return [said.seller, said.buyer].map(side =>
      side?.blocks.map(plainText).join('\n').split('\n').slice(0, 2),
    )
  }
  const expected = [
    ['Quill & Daughters Ltd', '4 Tannery Yard, Ludlow SY8 0ZZ'],
    ['The Parish Council of Saint Wilfrid, Upper Marling', 'c/o Mrs Jean Roe, Treasurer'],
  ]
  assert.equal(sides('From\n', 'To: '), expected)
  assert.equal(sides('From: ', 'To:\n'), expected)
})

test('what a bill without prices counts in ends its lines, its total and what was paid', () => {
  const reading = read(
    '# Kiln days\n\nMonday 4 May 2026\n\nWedging clay 12 km\n(it was all in the mind)\n\nThrowing bowls\t31 km\nTrimming, 2 x 8 km\t16 km\nGlazing\t5 km\n\nTOTAL\t64 km\nPaid\t64 km\n\nNo returns.\n',
  )
  assert.equal(linesOf(reading), [
    'Wedging clay = 12 km',
    'Throwing bowls = 31 km',
    'Trimming, 2 x 8 km = 16 km',
    'Glazing = 5 km',
  ])
  assert.is(reading.roles.total?.text, '64 km')
  const paid = read(
    '# Účet\n\nLano 1 650,00 Kč\nHák 990,50 Kč\nUzel 342,90 Kč\nSíť 20,00 Kč\n\nCelkem 3 003,40 Kč\n',
  )
  assert.is(paid.roles.total?.value?.type, 'money')
  assert.equal(linesOf(read('# Walk\n\nTo the mill 12 km\nTo the sea 31 km\nBack 5 km\nHome 4 km\n')), [])
})

const notations: Readonly<Record<string, string>> = {
  table:
    '| Item | Qty | Amount |\n|---|---|---|\n| Rope | 2 | 8.00 |\n| Knife | 1 | 42.00 |\n| Total | | 50.00 |\n',
  'two tables':
    '| Item | Amount |\n|---|---|\n| Rope | 8.00 |\n| Knife | 42.00 |\n\n| | EUR |\n|---|---|\n| **Total** | 50.00 |\n',
  list: '- Rope: 8.00\n- Knife: 42.00\n\n**Total:** 50.00\n',
  'one list': '- Rope: 8.00\n- Knife: 42.00\n- Total: 50.00\n',
  lines: 'Rope: 8.00\nKnife: 42.00\n\nTotal: 50.00\n',
  records:
    '---\nlines:\n  - {description: Rope, net: 8.00}\n  - {description: Knife, net: 42.00}\ntotal: 50.00\n---\n',
  pairs: '---\nitems:\n  - Rope: 8.00\n  - Knife: 42.00\ntotal: 50.00\n---\n',
}

for (const [name, text] of Object.entries(notations)) {
  test(`lines and sums are the same as ${name}`, () => {
    const reading = read(text)
    assert.equal(linesOf(reading), ['Rope = 8.00', 'Knife = 42.00'])
    assert.equal(sumsOf(reading), ['Total = 50.00'])
    assert.is(reading.roles.total?.text, '50.00')
  })
}

test('whole amounts are read where thousands stand apart, and where the total alone has a sign', () => {
  const grouped = read(
    '茶房 つばめ\n\n玉露 2x 650  1,300\n羊羹(二切)3x 210   630\n\n小計 1,930\n合計 ¥1,930\n\n現金 2,000\n',
  )
  assert.equal(linesOf(grouped), ['玉露 = 1,300', '羊羹(二切) = 630'])
  assert.is(grouped.roles.payment?.text, '2,000')
  const signed = read('Aunt Vi\n\nJam jars 12\nHoney, dark 9\nTwine 3\n\nTotal £24\n')
  assert.equal(linesOf(signed), ['Jam jars = 12', 'Honey, dark = 9', 'Twine = 3'])
})

test('a count with its price each is read behind a name, and a model with a large letter is none', () => {
  const { lists } = read('Spoke key x2 @15 ..... 30\nchain ZZ X9 ..... 40\nTube x1 ..... 5\n\nTotal 75\n')
  assert.equal(
    (lists.lines ?? []).map(({ title, parts }) => [title.text, parts.quantity?.text, parts.unitPrice?.text]),
    [
      ['Spoke key', 'x2', '15'],
      ['chain ZZ X9', undefined, undefined],
      ['Tube', 'x1', undefined],
    ],
  )
})

test('the sign for times stays with how many there are, as the letter does, and a price each has its own place', () => {
  for (const sign of ['x', '×']) {
    const { lists } = read(
      `# Kiosk\n\n1 ${sign} Kite — £9.00\n2 ${sign} Rope @ £6.50 — £13.00\n\nTotal: £22.00\n`,
    )
    assert.equal(
      lists.lines?.map(({ title, parts }) => [title.text, parts.quantity?.text]),
      [
        ['Kite', `1 ${sign}`],
        ['Rope', sign === 'x' ? '2 x' : '2 ×'],
      ],
      sign,
    )
  }
})

test('a deposit that is taken off before the total is a sum, and a count may stand behind a wide blank', () => {
  const reading = read(
    'Nota 7\n\nbozza   1x   40,00\nritocchi   3x   15,00   45,00\n\nTotale parziale 85,00\n\nAcconto del 12/02: -25,00 €\n\nTotale da pagare: 60,00 €\n',
  )
  assert.equal(sumsOf(reading), [
    'Totale parziale = 85,00',
    'Acconto del 12/02 = -25,00 €',
    'Totale da pagare = 60,00 €',
  ])
  assert.equal(
    (reading.lists.lines ?? []).map(({ title, parts }) => [
      title.text,
      parts.quantity?.text,
      parts.unitPrice?.text,
    ]),
    [
      ['bozza', '1x', undefined],
      ['ritocchi', '3x', '15,00'],
    ],
  )
})

test('whose a bill is stands below what it is called with its number, and a Chinese total is told by its last two letters', () => {
  const french = read(
    'Facture n° 2031-4\nDate : 12/02/2031\n\nMenuiserie Lefort\n4 rue du Puits, 29200 Brest\nSIRET 512 000 321 00014\n\nPorte chêne – 480,00 €\nPose – 120,00 €\n\nTotal : 600,00 €\n',
  )
  assert.is(french.roles.seller?.text, 'Menuiserie Lefort')
  const chinese = read(
    '青竹画室\n杭州市河坊街 8 号\n\n品名,数量,金额\n木框,2,400\n卡纸,3,90\n\n小计 490\n应付合计 ¥490\n',
  )
  assert.is(chinese.roles.total?.text, '¥490')
  assert.is(chinese.lists.lines?.length, 2)
})

test('what a column is called is in the script of its Chinese', () => {
  const columns = ['description', 'quantity', 'unitPrice', 'net'] as const
  assert.equal(
    columns.map(column => nameOf(column, 'zh-Hant')),
    ['描述', '數量', '單價', '金額'],
  )
  assert.equal(
    columns.map(column => nameOf(column, 'zh-Hans')),
    ['描述', '数量', '单价', '金额'],
  )
})

test('a sum whose name nobody knows is told by what it makes', () => {
  const reading = read('- Rope: 8.00\n- Knife: 42.00\n- Bork bork: 50.00\n')
  assert.equal(linesOf(reading), ['Rope = 8.00', 'Knife = 42.00'])
  assert.equal(sumsOf(reading), ['Bork bork = 50.00'])
})

test('how it was paid is no sum', () => {
  const reading = read('Tea: 3.00\nCake: 4.00\n\nTotal: 7.00\n\nCash: 10.00\nChange: 3.00\n')
  assert.equal(sumsOf(reading), ['Total = 7.00'])
  assert.is(reading.roles.payment?.text, '10.00')
  assert.is(reading.roles.change?.text, '3.00')
})

test('how many and at what price is told from a line', () => {
  const [twine] = read('- Twine 60 m, 3 @ $4.75: $14.25\n- Knife: $42.00\n').lists.lines ?? []
  assert.is(twine?.title.text, 'Twine 60 m')
  assert.is(twine?.parts.quantity?.text, '3')
  assert.is(twine?.parts.unitPrice?.text, '$4.75')
  const [soup] = read('2x Soup: 7,60\n1x Bread: 4,20\n').lists.lines ?? []
  assert.is(soup?.title.text, 'Soup')
  assert.is(soup?.parts.quantity?.text, '2x')
})

test('a price whose name nobody knows is told by what it makes', () => {
  const [line] =
    read('| Item | Qty | Bork | Amount |\n|---|---|---|---|\n| Rope | 2 | 4.00 | 8.00 |\n').lists.lines ?? []
  assert.is(line?.parts.unitPrice?.text, '4.00')
})

test('what every row says is said once', () => {
  const rows = ['Rope', 'Knife', 'Lamp'].map(item => `| Harbour | ${item} | 8.00 |`).join('\n')
  const reading = read(`| Project | Item | Amount |\n|---|---|---|\n${rows}\n`)
  assert.is(reading.words.filter(word => word === 'Harbour').length, 1)
  assert.ok(reading.facts.some(({ label, text }) => label.text === 'Project' && text === 'Harbour'))
})

test('dates, numbers and sentences that end in a figure are no lines', () => {
  const reading = read(
    'Date: 12.05.2026\nTime: 15.52\nPhone: 030 12.34\n\nThe whole visit came to about 40.00.\n',
  )
  assert.equal(linesOf(reading), [])
})

const slip =
  '        TIDE SHOP\n   Quay 4, 1234 Hafen\n\n2027-03-07 08:14      no. 0042\n-----------------------\nRope 0,5 kg  1 x 8,00    8,00 A\nKnife        2 x 6,00   12,00 A\n-----------------------\nSold at rate A         20,00\nIn it A 10 %            1,82\nTOTAL                  20,00 EUR\n-----------------------\nTill: 02\n'

test("a till's slip as it is printed: lines, what the taxes are made of, and the shop in capitals", () => {
  const reading = read(slip)
  assert.equal(linesOf(reading), ['Rope 0,5 kg = 8,00', 'Knife = 12,00'])
  assert.is(sumsOf(reading).length, 3)
  assert.is(reading.roles.total?.text, '20,00 EUR')
  assert.is(reading.roles.seller?.text, 'TIDE SHOP')
})

test('headings that only name lines and sums are not said, and no colon ends a name', () => {
  const reading = read(
    '# Bill\n\n## Items\n\n- Rope: 2 × £4.00 = £8.00\n- Knife: 1 × £42.00 = £42.00\n\n## Totals\n\n- Total: £50.00\n',
  )
  assert.equal(linesOf(reading), ['Rope = £8.00', 'Knife = £42.00'])
  assert.is(reading.sources.lines, undefined)
  assert.equal(
    reading.omitted.map(({ text }) => text),
    ['Items', 'Totals', '×', '×'],
  )
})

test('who pays and who is paid stand below their labels', () => {
  const roles: Roles = { needs: ['seller', 'buyer', 'lines'], lists: ['sums'], facts: 'all' }
  const { roles: found } = readIn(
    '# Invoice\n\nFrom:\nMill Joinery\n8 Mill Yard, Kendal\n\nBill to:\nBramley School\n41 Garth Road\n\n- Bench: £310.00\n- Shelf: £45.00\n',
    roles,
  )
  assert.match(found.seller?.text ?? '', /^Mill Joinery/)
  assert.equal(
    found.buyer?.facts.map(({ text }) => text),
    ['41 Garth Road'],
  )
  // The letterhead shows who asks, as long as it stands beside who pays.
  assert.is(found.seller?.written, false)
  assert.is(found.buyer?.label.text, 'Bill to')
})

test('what is said under the sums is not lost with them', () => {
  const under = 'Please pay within 14 days to the harbour office'
  for (const bill of [
    `Rope 8.00\nKnife 42.00\nTotal 50.00\n${under}\n`,
    `- Rope: 8.00\n- Knife: 42.00\n- Total: 50.00\n  ${under}\n`,
  ]) {
    const { unplaced } = read(bill)
    assert.match(JSON.stringify(unplaced), under, bill)
    assert.equal(sumsOf(read(bill)), ['Total = 50.00'])
  }
})

test('how many of a unit and what one costs are told behind the name', () => {
  const reading = read(
    'autumn turn 16 hours x 46.00     736.00\ngreen waste 2.5 m3 à 38.00     95.00\nTotal 831.00\n',
  )
  assert.equal(linesOf(reading), ['autumn turn = 736.00', 'green waste = 95.00'])
  const told = (reading.lists.lines ?? []).map(({ parts }) => [parts.quantity?.text, parts.unitPrice?.text])
  assert.equal(told, [
    ['16 hours x', '46.00'],
    ['2.5 m3 à', '38.00'],
  ])
})

test('a sum in a row of a table has its name once', () => {
  const reading = read(
    '| Item | Qty | Amount |\n|---|---|---|\n| Rope | 2 | 8.00 |\n| Knife | 1 | 42.00 |\n| Total | 3 | 50.00 |\n',
  )
  assert.equal(
    reading.lists.sums?.map(({ facts }) => facts.map(({ text }) => text)),
    [['3']],
  )
})

test('whole numbers that do not make the amount are the size of a thing, and no count', () => {
  const reading = read('Inner tube 700x32 ... 12.00\nRope 3 x 4 ... 12.00\nTotal 24.00\n')
  assert.equal(linesOf(reading), ['Inner tube 700x32 = 12.00', 'Rope = 12.00'])
})

test('what costs nothing is a line with words for its amount, and the sum above it is none of its lines', () => {
  const reading = read('# Shop\n\nTube ... 12.00\nTyre ... 49.95\nBell ... on the house\n\nTOTAL 61.95\n')
  assert.equal(linesOf(reading), ['Tube = 12.00', 'Tyre = 49.95', 'Bell = on the house'])
  assert.equal(sumsOf(reading), ['TOTAL = 61.95'])
})

test('a total keeps its place where the lines below it say what it is made of', () => {
  const reading = read(
    '# Shop\n\nTube ... 12.00\nTyre ... 50.00\n\nTotal 62.00\n(8 % of 12.00, tax 0.90)\n(10 % of 50.00, tax 5.00)\n',
  )
  assert.equal(sumsOf(reading), ['Total = 62.00'])
})

test('what stands below the lines of a headed slip is below them, and a note at its end is no word of leave', () => {
  const taxes = '(8 % of 12.00, tax 0.90)\n(10 % of 50.00, tax 5.00)'
  const slip = `# Shop\n\n## Receipt\n\nNo. 4518\n\nTube ... 12.00\nTyre ... 50.00\n\nTotal 62.00\n${taxes}\n\n* reduced rate\n`
  const { unplaced, roles: said } = read(slip.replace('* reduced', '※ reduced'))
  assert.match(JSON.stringify(unplaced), /tax 0\.90/)
  assert.is(said.thanks, undefined)
})

test('a known label within a line opens a piece of its own', () => {
  const slip: Roles = { needs: ['dateTime', 'lines', 'total'], takes: ['time', 'till', 'cashier'] }
  for (const [lang, date, time, table, server, total] of [
    ['tr', 'Tarih', 'Saat', 'Masa', 'Garson', 'TOPLAM'],
    ['en', 'Date', 'Time', 'Table', 'Server', 'Total'],
    ['de', 'Datum', 'Uhrzeit', 'Tisch', 'Bedienung', 'Summe'],
  ] as const) {
    const copy = `---\nlang: ${lang}\n---\n\n${date}: 21.02.2026  ${time}: 16:42\n${table}: 5 ${server}: Mo\n\n1 x Tea 2.00\n1 x Cake 3.00\n\n${total} 5.00`
    const { roles: told } = readIn(copy, slip)
    const said = [told.dateTime, told.time, told.till, told.cashier].map(claim => claim?.text)
    assert.equal(said, ['21.02.2026', '16:42', '5', 'Mo'], date)
  }
  const whole = readIn('Note: Bring the Form: it is signed\nDate: 21.02.2026', slip)
  assert.ok(whole.facts.some(({ text }) => text.includes('Form: it is signed')))
})

function countsOf({ lists }: Reading): readonly string[] {
  return (lists.lines ?? []).map(({ title, parts: { quantity, unitPrice, net } }) =>
    [title.text, quantity?.text, unitPrice?.text, net?.text].map(text => text ?? '–').join(' | '),
  )
}

test('whole numbers without a sign are amounts where the total is one, and how many stands behind the name', () => {
  const reading = read(
    'Ola Rowing Club\nQuay 4\n\nSoup x2 … 14\nHerring x3 27\nBread, a basket 5\nTea 1 pot (0.5 l) 6\n\nTotal 52\nMembers -2\nPaid 50 (card)\n',
  )
  assert.equal(countsOf(reading), [
    'Soup | x2 | – | 14',
    'Herring | x3 | – | 27',
    'Bread, a basket | – | – | 5',
    'Tea 1 pot (0.5 l) | – | – | 6',
  ])
  assert.equal(sumsOf(reading), ['Total = 52', 'Members = -2', 'Paid = 50'])
  assert.is(reading.roles.due?.text, '50')
})

test('what one costs stands before the amount, and how many before the name', () => {
  const reading = read(
    '- 4x sharpening a saw à € 12 — € 48,00\n- 20 hinges, brass, à € 3,50 — € 70,00\n- delivery — € 15,00\n\nTotal € 133,00\n',
  )
  assert.equal(countsOf(reading), [
    'sharpening a saw | 4x | à € 12 | € 48,00',
    'hinges, brass | 20 | à € 3,50 | € 70,00',
    'delivery | – | – | € 15,00',
  ])
})

test('what is taken off keeps its sign, and what is owed counts', () => {
  const reading = read(
    'Pruning $400\nHauling, 2 loads $90\nLadder n/c\n\nTotal $490\nDeposit -$150\nYou owe $340\n',
  )
  assert.equal(linesOf(reading), ['Pruning = $400', 'Hauling, 2 loads = $90', 'Ladder = n/c'])
  assert.equal(sumsOf(reading), ['Total = $490', 'Deposit = -$150', 'You owe = $340'])
  assert.is(reading.roles.due?.text, '$340')
})

const billed: Roles = {
  needs: ['seller', 'buyer', 'invoiceNumber', 'lines', 'total'],
  takes: ['issueDate'],
  lists: ['sums'],
  facts: 'all',
  once: true,
}

test('who a bill goes to stands below one word for that, and who it is from above what it is', () => {
  const { roles: found } = readIn(
    'Wren Roofing\nLane 4, Hexham\n01434 555 012\n\nINVOICE 77\n\nCustomer\nAda Thorne\n9 Mill Road\nHexham NE46\n\nSlates £80.00\nLabour £120.00\n\nTotal £200.00\n',
    billed,
  )
  assert.is(found.seller?.text, 'Wren Roofing')
  assert.ok(found.buyer?.text.startsWith('Ada Thorne'), found.buyer?.text)
})

test('whoever a bill is from and goes to is named by their first words, without what those are called', () => {
  const { roles: found } = readIn(
    '---\nno: 77\nfrom: {yard: Wren Roofing, addr: "Lane 4, Hexham"}\nto: {vestry: All Saints, attn: Mrs Thorne}\nlines:\n  - {what: Slates, qty: 2, ea: 40, amt: 80}\n---\n',
    billed,
  )
  assert.is(found.seller?.text, 'Wren Roofing')
  assert.match(found.buyer?.text ?? '', /^All Saints/)
})

test('a word of respect names who a bill goes to, and what it is heads it', () => {
  const { roles: found } = readIn(
    '請求書\nNo. 77\n\n株式会社はやし商店　御中\n担当 林様\n\n撮影 ¥40,000\n交通費 ¥2,000\n\n合計 ¥42,000\n',
    billed,
  )
  assert.is(found.title?.text, '請求書')
  assert.ok(found.buyer?.text.startsWith('株式会社はやし商店'), found.buyer?.text)
})

test('a sum may be a record with its name and currency; what lines repeat of the currency is said once', () => {
  const copy = `---
lines:
  - { description: Rope, amount: 80, currency: EUR }
  - { description: Knife, amount: 42, currency: EUR }
discount: { why: regular of the quay, amount: -12 }
deal: { name: Total with tax, price: 110, currency: EUR }
---
`
  const { lists, roles: taken, unplaced, facts } = read(copy)
  assert.equal(
    lists.sums?.map(({ title, parts, facts }) => [
      title.text,
      parts.amount?.text,
      ...facts.map(({ text }) => text),
    ]),
    [
      ['Discount', '-12', 'regular of the quay'],
      ['Total with tax', '110'],
    ],
  )
  assert.is(taken.total?.text, '110')
  assert.is(taken.title, undefined)
  assert.equal(
    lists.lines?.flatMap(line => line.facts),
    [],
  )
  assert.equal([...unplaced, ...facts], [])
})

test('labelled lines under the name of a side of a bill are a record of that side', () => {
  const copy = `Invoice no: 2026-087

FROM
Name: Birch Boatyard
Address: 4 Strand, Whitby

TO
Name: Quay Theatre Company
Contact: Ida Moor

WORK
Mast: 2 × 95,00 € = 190,00 €
Sail: 1 × 60,00 € = 60,00 €

Total: 250,00 €
`
  const { roles: taken, lists } = readIn(copy, { ...roles, takes: ['buyer', 'subtotal'], headline: 'title' })
  assert.equal(
    [taken.seller?.text, taken.buyer?.text, taken.title?.text],
    ['Birch Boatyard', 'Quay Theatre Company', undefined],
  )
  assert.equal(
    lists.lines?.map(({ title, parts }) => [title.text, parts.quantity?.text, parts.unitPrice?.text]),
    [
      ['Mast', '2', '95,00 €'],
      ['Sail', '1', '60,00 €'],
    ],
  )
})

test('labelled lines under a name in bold are of the side that the first of them says', () => {
  const copy =
    'Invoice no.: 17\nDate: 4 May 2026\n\n**Who writes:**\nCompany: Birch Ropes\nVAT no.: GB 12 555\nPhone: 01497 555 012\n\n**Who pays:**\nCustomer: Ash Boats Ltd\nAddress: 9 Quay, Hay\nVAT no.: GB 99 555\n\n| Item | Qty | Amount |\n|---|---|---|\n| Rope | 2 | 8.00 |\n| Knife | 1 | 42.00 |\n| Total | | 50.00 |\n'
  const { roles: found } = readIn(copy, { ...roles, needs: ['seller', 'buyer', 'lines', 'total'] })
  const said = (side: 'seller' | 'buyer'): string =>
    [found[side]?.text, ...(found[side]?.facts ?? []).map(({ text }) => text)].join(' ')
  assert.match(said('buyer'), /Ash Boats Ltd[\s\S]*GB 99 555/)
  assert.match(said('seller'), /Birch Ropes[\s\S]*GB 12 555/)
})

test('a capital before cents or thousands is the sign of a currency, and what stands under Unit is what one costs', () => {
  for (const sign of ['R', 'K', 'P', 'Q']) {
    const copy = `| Item | Qty | Unit | Amount |\n|---|---|---|---|\n| Rope | 2 | ${sign} 4.00 | ${sign} 8.00 |\n| Splicing | 3 h | ${sign} 14.00 | ${sign} 42.00 |\n| Anchor | 1 | ${sign} 1,200.00 | ${sign} 1,200.00 |\n\nSubtotal: ${sign} 1,250.00\n**Total due: ${sign} 1,437.50**\n`
    const { lists, roles: said } = read(copy)
    assert.equal(
      lists.lines?.map(({ parts }) => parts.unitPrice?.text),
      [`${sign} 4.00`, `${sign} 14.00`, `${sign} 1,200.00`],
    )
    assert.is(said.total?.text, `${sign} 1,437.50`)
    assert.is(said.subtotal?.label.text, 'Subtotal')
  }
  assert.is(read('# Bill\n\nBoat: R 12\n\nTotal: 40.00\n').lists.lines, undefined)
})

test('amounts are read by the short signs of their currencies, and what is taken off right behind its name', () => {
  const linesOf = (copy: string) => {
    const { lists } = readIn(copy, { ...roles, takes: ['subtotal'], lists: ['sums'] })
    return [lists.lines, lists.sums].map(list =>
      list?.map(({ title, parts }) => `${title.text} ${(parts.net ?? parts.amount)?.text}`),
    )
  }
  assert.equal(linesOf('# دكان\n\n- شاي: ٣٠ ج\n- سكر: ٢٥ ج\n\nالمجموع: ٥٥ ج'), [
    ['شاي ٣٠ ج', 'سكر ٢٥ ج'],
    ['المجموع ٥٥ ج'],
  ])
  assert.equal(linesOf('# 书店\n\n- 字典:¥60.00\n\n小计:¥60.00\n优惠:−¥5.00\n合计:¥55.00'), [
    ['字典 ¥60.00'],
    ['小计 ¥60.00', '优惠 −¥5.00', '合计 ¥55.00'],
  ])
})

test('lines in bold head the sides and the lines of a bill, an address goes on below its label, and digits are those of any script', () => {
  const bill = (from: string, to: string, unit: string, name: string, due: string) =>
    `**Invoice**\n\nNumber: 17\nDate: 4 May 2026\n\n**${from}**\nName: Birch Ropes\nAddress: 1 Quay\nHay\nVAT no.: GB 12 555\n\n**${to}**\nCustomer: Ash Boats Ltd\nAddress: 9 Quay, Hay\n\n**Works**\n${name}: 6 ${unit} × 350 = 2,100 AED\nTusk: 1 × 900 = 900 AED\n\nAmount due: ${due}\n`
  for (const copy of [
    bill('From', 'To', 'camels', 'Filing', '3,000 AED'),
    // The same in the digits of Arabic.
    bill('From', 'To', 'camels', 'Filing', '3,000 AED').replace(
      /\d/g,
      digit => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '',
    ),
  ]) {
    const { lists, roles: said } = readIn(copy, {
      ...roles,
      needs: ['seller', 'buyer', 'lines', 'total'],
      headline: 'title',
    })
    assert.equal(
      lists.lines?.map(({ title, parts }) =>
        [title.text, parts.quantity?.text, parts.unitPrice?.text].map(text => inLatinDigits(text ?? '')),
      ),
      [
        ['Filing', '6 camels', '350'],
        ['Tusk', '1', '900'],
      ],
    )
    assert.match(said.seller?.text ?? '', /^Birch Ropes/)
    assert.match(said.buyer?.text ?? '', /^Ash Boats Ltd/)
  }
})

test('the sum of the lines before a discount is the subtotal, and what is named the total counts', () => {
  const lines =
    'items:\n  - { name: Rope, qty: 2, each: 4.00, amount: 8.00 }\n  - { name: Knife, qty: 1, each: 42.00, amount: 42.00 }'
  const reduced = read(
    `---\nshop: Ropes\n${lines}\nsum: 50.00\ndiscount: { label: Club, amount: -5.00 }\ntotal: 45.00\n---\n`,
  )
  assert.equal([reduced.roles.subtotal?.text, reduced.roles.total?.text], ['50.00', '45.00'])
  const paid = read(`---\nshop: Ropes\n${lines}\ntotal: 50.00\nbalance due: 20.00\n---\n`)
  assert.equal([paid.roles.total?.text, paid.roles.due?.text], ['50.00', '20.00'])
})

test('a deposit with its day is a sum, and its day is not the one of the bill', () => {
  const { roles: said, lists } = readIn(
    '{"provider": {"name": "Birch Pianos"}, "dateCreated": "2026-05-04", "lines": [{"name": "Tuning", "price": 80.00}, {"name": "Strings", "price": 20.00}], "total": {"value": 100.00, "currency": "EUR"}, "depositReceived": {"date": "2026-04-01", "value": 30.00, "currency": "EUR"}, "totalPaymentDue": {"value": 70.00, "currency": "EUR"}}',
    { ...roles, takes: [...(roles.takes ?? []), 'issueDate', 'paid'] },
  )
  assert.equal([said.issueDate?.text, said.due?.text], ['2026-05-04', '70.00'])
  const deposit = lists.sums?.find(({ title }) => title.text === 'Deposit received')
  assert.equal(
    [deposit?.parts.amount?.text, deposit?.facts.map(({ text }) => text)],
    ['30.00', ['2026-04-01']],
  )
})

test('sums with more in their names are sums, and points of a club are none', () => {
  const lines =
    'items:\n  - { name: Rope, qty: 2, each: 4.00, amount: 8.00 }\n  - { name: Knife, qty: 1, each: 42.00, amount: 42.00 }'
  const bill = read(
    `---\nshop: Ropes\n${lines}\nsubtotal: 50.00\ngst_10_percent: 5.00\ntotal: 55.00\nless_deposit_paid_2025-07-02: 15.00\nbalance_due: 40.00\n---\n`,
  )
  assert.equal(
    sumsOf(bill).map(text => text.split(' = ')[1]),
    ['50.00', '5.00', '55.00', '15.00', '40.00'],
  )
  assert.is(bill.roles.due?.text, '40.00')
  const { roles: said } = read(
    `---\nshop: Ropes\n${lines}\ntotal: 50.00\npoints: { earned: 13, balance: 208 }\n---\n`,
  )
  assert.equal([said.total?.text, said.due?.text], ['50.00', undefined])
})

test('how many and what one costs are told around a name by what they make, and rates with their taxes are no lines', () => {
  const slip = readIn(
    '# Till\n\n2 TEA      1.20   2.40\\\n0.400 kg PLUMS 3.00/kg   1.20\n\nTOTAL 3.60\n\n| Rate | Net | VAT |\n|---|--:|--:|\n| A 5% | 3.43 | 0.17 |\n| B 20% | 0.00 | 0.00 |\n',
    roles,
  )
  assert.equal(titlesIn(slip, 'lines'), ['TEA', 'PLUMS'])
  const columned = readIn(
    '# Till\n\n| QTY ITEM | EACH | TOTAL |\n|---|--:|--:|\n| 2   TEA | 1.20 | 2.40 |\n| 0.5 kg PLUMS | 3.00 | 1.50 |\n\nTOTAL 3.90\n',
    roles,
  )
  assert.equal(titlesIn(columned, 'lines'), ['TEA', 'PLUMS'])
  assert.equal(
    columned.lists.lines?.map(({ parts }) => parts.quantity?.text),
    ['2', '0.5 kg'],
  )
})

test('what was paid before is a sum above what is left to pay, its currency in letters too, whatever it is called', () => {
  for (const [rest, currency, lines] of [
    [
      'Vorschuss vom 3. Mai',
      'CHF',
      'Zwischensumme: 50.00 CHF\nTotal: 50.00 CHF\nVorschuss vom 3. Mai: −20.00 CHF\nZu zahlen: 30.00 CHF',
    ],
    ['Förskott 3 maj', 'kr', 'Summa: 50,00 kr\nFörskott 3 maj: -20,00 kr\n**Att betala: 30,00 kr**'],
  ] as const) {
    const reading = read(
      `# Rechnung 7\n\n| Item | ${currency} |\n|---|--:|\n| Rope | 8,00 |\n| Knife | 42,00 |\n\n${lines}\n`,
    )
    assert.ok(
      reading.lists.sums?.some(({ title }) => title.text === rest),
      sumsOf(reading).join('; '),
    )
  }
})

test('an amount without a name that the amounts above it come to stays among the sums, and any other does not', () => {
  const till = (left: string): Reading =>
    read(
      `# The Hook\n\nRope   8.00\nKnife   42.00\n\nSubtotal   50.00\nMember   -5.00\n   ${left}\nTip   3.00\nTOTAL   48.00\n`,
    )
  assert.equal(sumsOf(till('45.00')), [
    'Subtotal = 50.00',
    'Member = -5.00',
    ' = 45.00',
    'Tip = 3.00',
    'TOTAL = 48.00',
  ])
  assert.not.ok(till('44.10').lists.sums?.some(({ title }) => title.text === ''))
})

test('how many and what one costs are told in any notation by what they make', () => {
  const bill = read(
    '# Sailmaker Reed\n\n5 grommets brass @ $12 each $60.00\n8yds dacron, tan @15 120.00\n2 x 340 jib 680.00\n1,5 h a 30,00 45,00\nRepair 2,5 h je 40,00 100,00\n4 Stk Schäkel à 3,50 = 14,00\n\nTotal 1019.00\n',
  )
  const told = (bill.lists.lines ?? []).map(({ title, parts }) =>
    [title.text, parts.quantity?.text, parts.unitPrice?.text].join(' | '),
  )
  assert.equal(told.slice(0, 3), [
    'grommets brass | 5 | $12 each',
    'dacron, tan | 8yds | 15',
    'jib | 2 x | 340',
  ])
  assert.equal(told.slice(4), ['Repair | 2,5 h | 40,00', 'Schäkel | 4 Stk | à 3,50'])
})

test('cells without heads are how many and what one costs where they make the amount', () => {
  const bill = read(
    '# Reed\n\n3   shirt (wool, grey)   @450   1,350.00\n2   cuffs   @60   120.00\n\nTotal   1,470.00\n',
  )
  const [shirt] = bill.lists.lines ?? []
  assert.equal([shirt?.parts.quantity?.text, shirt?.parts.unitPrice?.text], ['3', '450'])
})

test.run()
