import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Format } from '../../../core/format.ts'
import { layOut } from '../lay-out.test.kit.ts'
import caseStudy from '../case-study.tsx'
import proposal from '../proposal.tsx'
import report from '../report.tsx'

const year = `# The ringing year

## In short

The towers rang 148 times, and 31 learners came. Ropes cost £2,460, which nobody had planned.

| Tower | Ringings | Learners |
|---|--:|--:|
| North | 60 | 12 |
| South | 88 | 19 |
| **Both** | **148** | **31** |
`
const study = `# A quieter kitchen

## What came of it

| | Before | After |
|---|---|---|
| Bread thrown away, a week | 57 | 9 |
| Hours of washing up | 14 | 11 |
`

/** The lines of the first page from its largest words down. */
async function largestOf(format: Format, copy: string, brief: string): Promise<readonly string[]> {
  const { words } = await layOut(format, copy, brief)
  const first = words.filter(({ page }) => page === 0)
  const most = Math.max(...first.map(({ size }) => size))
  return first.filter(({ size }) => size === most).flatMap(({ text }) => text.trim().split(' '))
}

test('a figure that is to be seen first leads the opening, whether a table has it or a sentence', async () => {
  assert.equal(await largestOf(report, year, 'The 31 should be the first thing anyone sees'), ['31'])
  assert.equal(await largestOf(report, year, 'the £2,460 as large as it goes'), ['£2,460'])
  assert.equal(await largestOf(report, year, 'learners should be the largest number'), ['31'])
  assert.equal(await largestOf(report, year, 'the summary in blue'), ['The', 'ringing', 'year'])
})

test('what something was and what it is are a pair', async () => {
  const brief = 'the fall from 57 to 9 is what readers should remember'
  assert.equal(await largestOf(caseStudy, study, brief), ['57', '9'])
})

test('a pair in a sentence and the row of a table that a brief names lead with an arrow between', async () => {
  const told = study.replace('## What', 'Staff leaving fell from 22 % to 6.5 % in a year.\n\n## What')
  assert.equal(await largestOf(caseStudy, told, 'Most important: "22 % to 6.5 %"'), ['22', '%', '6.5', '%'])
  const row = 'Most important: "Hours of washing up".'
  assert.equal(await largestOf(caseStudy, study.replace('After', 'After a year'), row), ['14', '11'])
  const { words } = await layOut(caseStudy, study, row)
  const names = words.filter(({ text }) => text.includes('washing up')).map(({ size }) => size)
  assert.ok(Math.max(...names) < 40, 'its name is no larger in the table')
})

test('what an offer comes to is known by its label', async () => {
  const offer = `# Offer\n\n**Client:** Marsh Hall\n\n## Prices\n\n| Part | Price |\n|---|--:|\n| Doors | 300 € |\n| Glass | 120 € |\n| **Total** | **420 €** |\n`
  assert.equal(await largestOf(proposal, offer, 'the total has to be the largest thing'), ['420', '€'])
})

test('a figure in a sentence that is to be seen at a glance leads too', async () => {
  assert.equal(await largestOf(report, year, 'The 31 visible at a glance, calm blue'), [
    'The',
    'ringing',
    'year',
  ])
  const bells = '# The bells\n\n## In short\n\nNoise went down by 43 % in a year, and nobody minds.\n'
  assert.equal(await largestOf(report, bells, 'The 43 % visible at a glance, calm blue'), ['43', '%'])
})

test('a sentence tells more of a figure than a cell among others that has the same', async () => {
  const leaks =
    '# Lost air\n\n## In short\n\nOn average 27 % of the air is lost on its way.\n\n## By trade\n\n| Trade | Mean | Worst |\n|---|--:|--:|\n| Bakers | 19 % | 27 % |\n| Smiths | 31 % | 48 % |\n'
  const { words } = await layOut(report, leaks, 'The 27 % should be the first thing anyone sees')
  const first = words.filter(({ page }) => page === 0).map(({ text }) => text)
  assert.ok(first.join(' ').includes('of the air is lost'))
  assert.not.ok(first.slice(0, 8).join(' ').includes('Bakers'))
})

test('a change with decimals that a point of a list tells leads with both figures, whether the brief names its figures or its words', async () => {
  const points = `# A tanker a week\n\n**Customer:** Ash Dairy\n\n## In short\n\n- Rejected milk down from **6.8%** to **1.9%** of intake\n- KES 11.4 million saved\n\n## Results\n\n| Measure | 2024 (avg) | Jul 2025 – Mar 2026 | Change |\n|---|---:|---:|---:|\n| Milk rejected at plant | 6.8% | 1.9% | −4.9 pts |\n| Paid per litre | KES 43.20 | KES 46.00 | +6.5% |\n`
  for (const brief of [
    'A4. The drop from 6.8% to 1.9% must jump out.',
    'A4. "6.8% → 1.9%" biggest.',
    'A4. The fall from 6.8 to 1.9 is what everybody has to see first.',
    'A4. Milk rejected at plant biggest.',
  ])
    assert.equal(await largestOf(caseStudy, points, brief), ['6.8%', '1.9%'], brief)
})

test.run()
