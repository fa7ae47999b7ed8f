import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Rendition } from '../core/job.ts'
import { formats } from './index.ts'
import { render } from './render.test.kit.ts'
import { isLoss } from './test-copy.test.kit.ts'

const content = `# Lantern Walk

Saturday 14 November 2026, 6 pm

Organised by Dunmore Harbour Trust

Tel. 01632 960 001

## What to bring

- A lantern
- A friend

Dogs stay on the lead.`

const instructions =
  'A lantern in a box. Phone number in a circle. The harbour trust line small at the bottom.'

/** Formats of one sheet: a line of the copy stands at an edge of it. On all others it is told that pages flow. */
const WITH_EDGES: ReadonlySet<string> = new Set([
  ...['poster', 'banner', 'social-card', 'og-image', 'invitation', 'business-card', 'certificate'],
  ...['ticket', 'boarding-pass', 'coupon', 'voucher', 'infographic', 'timeline', 'roadmap', 'org-chart'],
])

const textOf = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .toLowerCase()

function htmlOf({ artifacts }: Rendition): string {
  return new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
}

function saidOf({ brief }: Rendition, became: 'done' | 'not done'): string {
  return (brief.told ?? [])
    .filter(told => told.became === became)
    .map(({ said }) => said)
    .join('\n')
}

for (const format of Object.keys(formats))
  test(`${format}: what a brief asks of parts is drawn where it is told to be, and no word is lost`, async () => {
    const rendition = await render({ format, content, instructions, outputs: ['html'] })
    const html = htmlOf(rendition)
    const [done, missed] = [saidOf(rendition, 'done'), saidOf(rendition, 'not done')]
    const hasEdge = WITH_EDGES.has(format)
    assert.is(done.includes('harbour trust at the bottom'), hasEdge, done)
    assert.is(missed.includes('pages that flow'), !hasEdge, missed)
    assert.is(/edge-bottom/.test(html), hasEdge)
    const isDevised = /in a (?:box|ring)/.test(done)
    assert.is(/class="[^"]*device|border:|border-radius/.test(html) || !isDevised, true)
    assert.is(isDevised, true, `${done}\n${missed}`)
    assert.not.ok(rendition.messages.some(({ rule }) => isLoss(rule)))
    for (const said of [
      'lantern walk',
      'organised by dunmore harbour trust',
      '960 001',
      'a friend',
      'dogs stay',
    ])
      assert.ok(textOf(html).includes(said), said)
  })

test('a line goes to a corner of a sheet, and another to its foot', async () => {
  const brief = 'the harbour trust line small at the bottom, phone number top right'
  const rendition = await render({ format: 'poster', content, instructions: brief, outputs: ['html'] })
  assert.match(saidOf(rendition, 'done'), /phone number at the top, at its end/)
  assert.match(htmlOf(rendition), /edge-top/)
})

test('a pass has its stub at either side', async () => {
  const brief = 'tear-off stub on the left'
  const rendition = await render({ format: 'ticket', content, instructions: brief, outputs: ['html'] })
  assert.match(saidOf(rendition, 'done'), /stub at the start side/)
  assert.match(htmlOf(rendition), /row-reverse/)
  const poster = await render({ format: 'poster', content, instructions: brief, outputs: ['html'] })
  assert.match(saidOf(poster, 'not done'), /surely it/)
})

test('on pages that flow a section goes to the end', async () => {
  const minutes = '# Minutes\n\n## Thanks\n\nTo all who came.\n\n## Notes\n\nMore of it.'
  const brief = 'The thanks at the bottom.'
  const html = textOf(
    htmlOf(await render({ format: 'report', content: minutes, instructions: brief, outputs: ['html'] })),
  )
  assert.ok(html.indexOf('to all who came') > html.indexOf('more of it'))
})

test.run()
