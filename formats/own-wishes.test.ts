import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { render } from './render.test.kit.ts'

/** Wishes that are looked for before a brief is read as a whole, and what is said of each once it is done. */
const wishes = [
  ['coupon', 'Navy, 4 on one A4 with cut marks.', '4 pieces stand on a sheet, with marks to cut them apart'],
  ['banner', 'Navy. Keep the bottom 12 cm free of text.', 'no words stand on the lower 120 mm'],
  ['poster', 'Black, white text and one scarlet word.', 'one word of the title is #'],
  ['voucher', 'Navy. Needs lines to write on: To / From.', 'lines to write on: To, From'],
] as const

for (const [format, instructions, said] of wishes)
  test(`${format}: its author is told that ${said}`, async () => {
    const content = '# Winter swim\n\nSaturday 5 December 2026, 10 am\n\nGannet Pool, Wick\n'
    const { brief } = await render({ format, content, instructions, outputs: ['html'] })
    const done = (brief.told ?? []).filter(({ became }) => became === 'done')
    assert.ok(
      done.some(told => told.said.startsWith(said)),
      done.map(told => told.said).join('\n'),
    )
  })

test('a section that matters most is told as what is met first', async () => {
  const content =
    '# Winter swim\n\nEvery Saturday.\n\n## Cancelling a lesson\n\nAny day, without a fee.\n\n## Prices\n\nFrom 4 to 9 pounds.\n'
  const instructions = 'Navy. Cancelling a lesson matters most.'
  const { brief } = await render({ format: 'report', content, instructions, outputs: ['html'] })
  const said = (brief.told ?? []).map(told => told.said).join('\n')
  assert.match(said, 'cancelling a lesson: rank first')
  assert.not.match(said, 'rank second')
})

test.run()
