import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { mm } from '../../core/theme/page.ts'
import caseStudy from './case-study.tsx'
import { find, layOut, rectsOn } from './lay-out.test.kit.ts'
import proposal from './proposal.tsx'
import receipt from './receipt.tsx'
import whitepaper from './whitepaper.tsx'

const study = `# Half the paper, twice the readers

How a town library moved its newsletter.

## Results

- **48%** less paper in a year
- **2.1×** readers of each issue
- **11 days** from idea to print

> We had stopped believing that anybody read it.
>
> — Ada Ro, librarian

## Yours next?

Bring one issue.

[Write to us](https://studio.example)
`

test('case study R1, R2: figures are three times body, the quotation is larger than body and says who', async () => {
  const { words, theme } = await layOut(caseStudy, study)
  for (const figure of ['48%', '2.1×', '11'])
    assert.ok(find(words, figure).size >= 3 * theme.type.base * 0.98, figure)
  const ratio = find(words, 'believing').size / theme.type.base
  assert.ok(ratio >= 1.3 && ratio <= 1.8, `${ratio}`)
  assert.ok(find(words, 'librarian'))
})

test('case study: a table of what was and is has large figures, and opens the story where the brief wants the results first', async () => {
  const copy =
    '# Wärme aus der Käserei\n\n**Kunde** Käserei Alp\n\n## Ausgangslage\n\nDie Molke war warm, der Stall kalt, und beide lagen nebeneinander.\n\n## Ergebnis nach einem Winter\n\n| | Vorher | Nachher |\n|---|---|---|\n| Öl | 9200 l | 3100 l |\n| Kosten | 8 900 € | 3 300 € |\n'
  for (const brief of ['', 'The results must be seen first.']) {
    const { words, theme } = await layOut(caseStudy, copy, brief)
    const figure = find(words, '3100')
    assert.ok(figure.size >= 1.5 * theme.type.base, brief)
    const isFirst = find(words, 'Nachher').baseline < find(words, 'Molke').baseline
    assert.is(isFirst, brief !== '', brief)
  }
})

test('white paper: the points of a summary stand in a panel, the figure of each larger than its words', async () => {
  const text = 'Tanks leak at the seam and nowhere else. '.repeat(8)
  const { words, theme } = await layOut(
    whitepaper,
    `# Dry roofs\n\n## Summary\n\nWhat we found:\n\n- Leaks fell by 64% in one winter.\n- Girls aged 11–14 carried less.\n- A seam costs €12 to mend.\n\n## 1. Seams\n\n${text}\n`,
  )
  for (const figure of ['64%', '€12']) assert.ok(find(words, figure).size >= 1.3 * theme.type.base, figure)
  assert.ok(find(words, '11–14').size < 1.2 * theme.type.base)
})

test('case study R3: the result opens, the call to act closes', async () => {
  const { words, pages } = await layOut(caseStudy, study)
  assert.is(words[0]?.text, 'Half')
  assert.ok(
    pages.frames.some(({ items }) =>
      items.some(item => item.kind === 'link' && item.href === 'https://studio.example'),
    ),
  )
  const last = words
    .filter(({ page }) => page === 0)
    .reduce((low, word) => (word.baseline > low.baseline ? word : low))
  assert.ok(['Write', 'to', 'us', 'to\u00a0us'].includes(last.text), last.text)
})

test('proposal R3: what is signed stays together on one page, with room to write', async () => {
  const text = 'We measure the noise of the street by day and by night and say what a wall would change. '
  for (const count of [6, 7, 8, 9, 10]) {
    const copy = `# Quiet\n\n## Work\n\n${`${text.repeat(5)}\n\n`.repeat(count)}## Acceptance\n\nBy signing, the town orders the work.\n\n| For the town | For us |\n| --- | --- |\n| Name: Ola Vik | Name: Eli Moe |\n| Date: | Date: |\n| Signature: | Signature: |\n`
    const { words } = await layOut(proposal, copy)
    const pages = ['Acceptance', 'Ola', 'Signature'].map(word => find(words, word).page)
    assert.is(new Set(pages).size, 1, `${count} paragraphs`)
    assert.ok(Math.abs(find(words, 'Signature').baseline - find(words, 'Date').baseline) >= mm(5))
  }
})

const slip = (change: string) => `---
seller: {name: Bakery Five, address: Mill Lane 5}
date: 2026-02-01
---
# Bakery Five

| Item | Qty | Price | Amount |
| --- | ---: | ---: | ---: |
| Rye loaf with an exceedingly long name | 2 | 4.00 | 8.00 |
| Bun | 3 | 1.50 | 4.50 |

| | EUR |
| --- | ---: |
| Subtotal | 12.50 |
| Total | 12.50 |
| Cash | 20.00 |
| Change | ${change} |

Thank you!
`

test('receipt R1: change that is wrong is reported', async () => {
  assert.equal((await layOut(receipt, slip('7.50'))).messages, [])
  assert.equal(
    (await layOut(receipt, slip('8.50'))).messages.map(({ rule }) => rule),
    ['receipt-R1'],
  )
})

test('receipt R2, R3: one face of one width, one price edge, a page as long as the copy, black on white', async () => {
  const laid = await layOut(receipt, slip('7.50'))
  const { words, pages } = laid
  assert.is(pages.frames.length, 1)
  assert.is(new Set(words.map(({ family }) => family)).size, 1)
  const largest = Math.max(...words.map(({ size }) => size))
  // Prices of one piece stand before the edge, and the sum of a short slip is as wide as the roll.
  const prices = words.filter(
    ({ text, size }) => /^\d+\.\d\d$/.test(text) && !['4.00', '1.50'].includes(text) && size < largest,
  )
  const edges = prices.map(({ right }) => right)
  assert.ok(Math.max(...edges) - Math.min(...edges) < mm(0.5))
  assert.is(largest, words.filter(({ text }) => text === '12.50').at(-1)?.size)
  const bottom = Math.max(...words.map(({ baseline }) => baseline))
  const { height = 0, background } = pages.frames[0] ?? {}
  assert.ok(height - bottom < mm(14) && height > bottom, `${height - bottom}`)
  assert.is(background, '#ffffff')
  assert.ok(rectsOn(laid, 0).every(rect => rect.height <= 3))
})

test('case study: points with a figure in bold are figures, one that ends in it under its words; a list stands below what announces it', async () => {
  const copy = `# Milk that waits\n\n## At a glance\n\n- **412** member households\n- **31 %** rejected before, **4 %** after\n- **£ 9.6 million** paid in a year\n- Payback expected in **26 months**\n\n## What we built\n\nThree points, each with:\n\n1. A tank with an ice bank\n2. Panels on the roof\n3. A scale\n\n## What next\n\nTwo more.\n`
  const { words, theme } = await layOut(caseStudy, copy)
  for (const figure of ['412', '31', '26'])
    assert.ok(find(words, figure).size >= 1.8 * theme.type.base, figure)
  assert.ok(find(words, 'Payback').baseline < find(words, '26').baseline)
  assert.is(find(words, 'Three').x, Math.min(find(words, 'Three').x, find(words, 'tank').x))
  assert.ok(find(words, 'tank').baseline > find(words, 'Three').baseline)
})

test('case study: no short word of a title has a line to itself', async () => {
  const { words } = await layOut(
    caseStudy,
    '# Die Backstube, die nachts schläft\n\n## Lage\n\nEs wurde früh.\n\n## Ergebnis\n\nEs wird spät.\n',
  )
  const [, second] = words.filter(({ text }) => /^die$/i.test(text))
  assert.is(second?.baseline, find(words, 'nachts').baseline)
})

test('case study: an opening without a title takes no room that its page leaves free', async () => {
  const { words, theme } = await layOut(
    caseStudy,
    'Client: Bell Mill, Hay\nPeriod: 2024 – 2025\n\n## Before\n\nThe wheel stood still.\n',
  )
  const first = Math.min(...words.filter(({ page }) => page === 0).map(({ baseline }) => baseline))
  assert.ok(first < theme.page.height / 3, `${first}`)
})

test('a whitepaper without chapters keeps no column for their numerals', async () => {
  const text = 'A well that nobody measures is a well that everybody trusts until it is dry in August. '
  const copy = `# The Honest Well\n\nWhy depth is told in metres.\n\n${`${text.repeat(6)}\n\n`.repeat(9)}`
  const { words } = await layOut(whitepaper, copy)
  const edges = words.filter(({ page, text }) => page === 1 && text !== '2').map(({ x }) => x)
  assert.ok(edges.length > 0)
  assert.ok(Math.abs(Math.min(...edges) - find(words, 'The').x) < 2)
})

test('bold labels with what they name below a title are facts, said once', async () => {
  const { words } = await layOut(
    caseStudy,
    `# Half the rope

*A story*

**Client** Anker Ropes
**Trade** Fishing
**Time** 9 weeks

## At a glance

- 40 % less rope
- 3 boats fewer

## The matter

Rope was cut too long.
`,
  )
  const said = words.filter(({ text }) => text === 'Anker')
  assert.is(said.length, 1)
  assert.ok(find(words, 'Fishing').x > find(words, 'Anker').x)
})

test.run()
