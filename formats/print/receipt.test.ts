import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TextItem } from '../../core/draw/frame.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import { testCopy } from '../test-copy.test.kit.ts'
import { layOut } from './lay-out.test.kit.ts'
import receipt from './receipt.tsx'

const taxi = `---
seller: Taxi Lindqvist
date: 2026-03-04
time: "23:18"
payment: Card
---

| Item | Amount |
| --- | ---: |
| Arlanda to Hornstull | 412.00 |

Thank you, good night.
`
const painting = `---
seller: Galerie Ostwind
date: 2026-10-30
number: R-221
lines:
  - description: Untitled (harbour, fog), oil on canvas
    quantity: 1
    price: 48500.00
    amount: 48500.00
tax: 3395.00
total: 51895.00
currency: EUR
---
`
const charging = `# Parkhaus Domplatz

| Leistung | Betrag |
| --- | ---: |
| Parken 3 h 38 min | 8,00 € |
| Ladestrom 12,4 kWh | 6,08 € |

**Summe 14,08 €**

darin MwSt. 19 % 2,25 €

Gute Fahrt!
`
const coffee =
  '合計 ¥1,280\n\n喫茶ひまわり\n\nブレンドコーヒー 2 ¥1,000\nチーズトースト 1 ¥280\n\nありがとうございました'
const shopping = `# Corner Hardware

| Item | Qty | Price | Amount |
| --- | ---: | ---: | ---: |
| Wood screws | 2 | 6.90 | 13.80 |
| Sandpaper 120 | 5 | 0.80 | 4.00 |
| Linseed oil | 1 | 11.50 | 11.50 |
| Brush 40 mm | 1 | 5.20 | 5.20 |

**Total 34.50**
`

/** Copy, the composition that it is to have, and the figure that is then the largest. */
const cases = [
  ['slip', '412.00', taxi],
  ['slip', '€ 51895.00', painting],
  ['slip', '14,08 €', charging],
  ['slip', '¥1,280', coffee],
  ['usual', '34.50', shopping],
] as const

for (const [chosen, figure, content] of cases)
  for (const size of ['80mm roll', '58mm roll'])
    test(`“${chosen}” for ${figure} on a ${size}`, async () => {
      const { composition } = await testCopy(receipt, { content, brief: size, blocksMove: true })
      assert.is(composition.chosen, chosen)
      assert.not(composition.considered.some(({ name, score }) => name === chosen && score <= 0))
      assert.is(largestOf(await linesOf(content, size)), figure)
    })

test('a sum leads on a bar across the roll, and between two rules on a plain one', async () => {
  for (const [brief, fills] of [
    ['80mm roll', 1],
    ['80mm roll, save ink', 0],
  ] as const) {
    const { drawing } = await layoutJob(
      await composeJob({ content: shopping, instructions: brief }, receipt),
      ['pdf'],
    )
    const items = drawing.pages?.frames.flatMap(frame => frame.items) ?? []
    const fields = items.filter(item => item.kind === 'rect' && item.width > 290 && item.height > 20)
    assert.is(fields.length, fills, brief)
    const sizes = (await linesOf(shopping, brief)).map(({ size }) => size)
    assert.ok(Math.max(...sizes) >= 4 * Math.min(...sizes), brief)
  }
})

test('a shop is named once, and the number of the bars stands under them and nowhere else', async () => {
  const fields =
    'seller:\n  name: Corner Hardware\n  address: 12 Hill Road\n  phone: 555-0172\nbarcode: "20261106004172"'
  const words = (await linesOf(`---\n${fields}\n---\n\n${shopping}`, '80mm roll')).map(({ text }) => text)
  assert.equal(words.filter(word => word === 'Hardware').length, 1)
  assert.equal(words.filter(word => /\bHill$/.test(word)).length, 1)
  assert.is(words.at(-1), '20261106004172')
  assert.equal(words.filter(word => /barcode|20261106004172/iu.test(word)).length, 1)
})

test('a number to call among the lines of the shop is said once', async () => {
  for (const [shop, label] of [
    ['KUMRU KAHVE\nKadıköy, Moda Cad. No: 87 İstanbul', 'Tel'],
    ['CAFÉ LUNE\n12 rue Haute, 69001 Lyon', 'Tél'],
  ] as const) {
    const slip = `${shop}\n${label}: 0216 555 01 44\nV.D. 583 022\n\nTarih: 21.02.2026\n\n1 x Sahlep 115,00\n3 x Su 60,00\n\nTOPLAM 175,00`
    const words = (await linesOf(slip, '80mm roll')).map(({ text }) => text)
    assert.is(words.join(' ').split('0216').length, 2, words.join(' '))
  }
})

test('a payment of the same amount as a total that is to be huge stays small', async () => {
  const lines = await linesOf('Pie Shop\n\nPie 4.00\nTea 2.00\n\nTOTAL £6.00\ncard 6.00', 'the total huge')
  const sums = lines.filter(({ text }) => text.includes('6.00')).map(({ size }) => size)
  assert.ok(Math.min(...sums) * 2 < Math.max(...sums), sums.join(' '))
})

test('a bill in labelled lines has its lines, and what was paid below a total of the same amount', async () => {
  for (const [copy, item, paid] of [
    ['Shop: Heel & Welt\nHeels: 17.50\nDye: 22.00\nTotal NZD: 39.50\nPaid: EFTPOS 39.50', 'Heels', 'EFTPOS'],
    [
      'Atelier: Duval\n\nTalons: 17,50\n\nCuir: 22,00\n\nTotal: 39,50\n\nPayé: CB 39,50\n\nMerci',
      'Talons',
      'CB',
    ],
  ] as const) {
    const composed = await composeJob({ content: copy, instructions: '' }, receipt)
    assert.equal(composed.lost, [], copy)
    assert.equal(composed.reading.lists.lines?.map(({ title }) => title.text)[0], item)
    const words = (await linesOf(copy, '80mm roll')).map(({ text }) => text)
    assert.ok(words.includes(paid), words.join(' '))
    const sizes = new Map((await linesOf(copy, '80mm roll')).map(({ size, text }) => [text, size]))
    assert.ok((sizes.get(paid) ?? 0) < Math.max(...sizes.values()), paid)
  }
})

/** Words of a laid-out receipt, by the size of their type in px. */
async function linesOf(content: string, instructions: string) {
  const { drawing } = await layoutJob(await composeJob({ content, instructions }, receipt), ['pdf'])
  return (drawing.pages?.frames ?? [])
    .flatMap(({ items }) => items)
    .filter((item): item is TextItem => item.kind === 'text')
    .flatMap(({ size, words }) => words.map(({ word }) => ({ size, text: word.text })))
}

function largestOf(lines: Awaited<ReturnType<typeof linesOf>>): string {
  const most = Math.max(...lines.map(({ size }) => size))
  return lines
    .filter(({ size }) => size === most)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
}

test('a till roll torn off at both ends has dots to what lines come to, and nothing large but the total', async () => {
  const copy =
    'CORNER DELI\nElm Row 4\n\n4 May 2026\n\nRye loaf ...... 4.20\nButter ........ 3.10\nPickles ....... 2.70\n\nTOTAL ........ 10.00\nPaid ......... 10.00\nChange ........ 0.00\n\nThank you.\n'
  const { words, pages } = await layOut(
    receipt,
    copy,
    'monospace, torn edge, TOTAL should be the boldest thing',
  )
  const [frame] = pages.frames
  const large = words.filter(({ size }) => size > 20).map(({ text }) => text)
  assert.equal(
    large.filter(text => /\d/.test(text)),
    ['10.00'],
  )
  const rules = frame?.items.filter(item => item.kind === 'path') ?? []
  assert.ok(rules.length > 0)
})

test('how to reach a shop that stands at the foot stands there among its lines, not under who paid', async () => {
  const { words } = await layOut(
    receipt,
    '# Quittung\n\nFrau Odenthal\n\n| Leistung | Betrag |\n|---|---:|\n| Absätze | 18,00 € |\n\n**Summe 18,00 €**\n\nSchuhmacherei Brück\nLindenstraße 4, 50674 Köln\nTel. 0221 555 0193\nMo bis Fr 9–18 Uhr\n',
  )
  const at = (start: string) => words.find(({ text }) => text.startsWith(start))?.baseline ?? 0
  assert.ok(at('Lindenstraße') < at('Tel.') && at('Tel.') < at('Mo'))
})

const settled = `# Kayak Hire Lough Ree

Quay Street, Athlone
Tel 090 555 0131

Date: 3 June 2026
Customer: Aoife Byrne
Mobile: 087 555 0160

2 x 45,00 double kayak 90,00

Total 90,00
Deposit paid 30,00
Paid by card today 60,00
Balance due 0,00
`

test('of what is paid in full the total counts and no nought, with a stamp that says so', async () => {
  const { words } = await layOut(receipt, settled)
  const [largest] = words.toSorted((one, other) => other.size - one.size)
  assert.is(largest?.text, '90,00')
  assert.match(words.map(({ text }) => text).join(' '), /PAID IN FULL/i)
})

test('what is left to pay counts, and nothing says that it is paid', async () => {
  const { words } = await layOut(
    receipt,
    settled.replace('60,00\nBalance due 0,00', '20,00\nBalance due 40,00'),
  )
  const [largest] = words
    .toSorted((one, other) => other.size - one.size)
    .filter(({ text }) => /\d/.test(text))
  assert.ok(largest?.text.includes('40,00'))
  assert.not.match(words.map(({ text }) => text).join(' '), /in full/i)
})

test('a phone under the name of who bought stands beside it and not with the shop', async () => {
  const { words } = await layOut(receipt, settled)
  const at = (start: string) => words.findIndex(({ text }) => text.startsWith(start))
  assert.ok(at('Customer') < at('087') && at('Tel') < at('Date'))
})

test('a receipt most of whose lines count nothing has no heads of ours over them', async () => {
  const copy =
    'Ford Saddlery\n12 Main St, Ely NV\n\nRECEIPT 88\nMarch 6, 2027\n\n- Replace latigo — 38.00\n- Clean and oil — 45.00\n- Restitch cantle — 63.00\n- Conchos, 4 @ 6.25 — 25.00\n\nTOTAL 171.00\n'
  const { words } = await layOut(receipt, copy)
  assert.not.ok(words.some(({ text }) => /Quantity|Unit|Net/.test(text)))
})

test('an item whose dots touch its amount stays among the items that it was written with', async () => {
  const { words } = await layOut(
    receipt,
    `GREENHILL FARRIERS
Receipt 311

trim .......... 40.00
front shoes ..... 85.00
hoof oil 500ml ...12.50
studs...6.00
call-out .... 20.00

TOTAL EUR 163.50
`,
  )
  const at = (text: RegExp): number => words.findIndex(word => text.test(word.text))
  assert.ok(at(/front/) < at(/hoof/) && at(/hoof/) < at(/studs/) && at(/studs/) < at(/call/))
  assert.ok(at(/call/) < at(/TOTAL/i))
  assert.not.ok(words.some(({ text }) => text.includes('..')))
})

test.run()
