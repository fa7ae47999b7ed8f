import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { render } from './render.test.kit.ts'

const copy = `# Lantern Walk

Saturday 14 November 2026, 6 pm

Organised by Dunmore Harbour Trust

Meet at the slipway. Bring a lantern and a friend.

Tel. 01632 960 001`

const textOf = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>|<head[\s\S]*?<\/head>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

for (const format of ['poster', 'banner', 'social-card', 'og-image', 'invitation', 'coupon', 'certificate'])
  test(`${format}: a line stands at the foot and another in a corner, and no word is lost`, async () => {
    const instructions = 'the harbour trust line small at the bottom, phone number top right'
    const { artifacts, brief, messages } = await render({
      format,
      content: copy,
      instructions,
      outputs: ['html'],
    })
    const html = new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes)
    const done = (brief.told ?? []).filter(({ became }) => became === 'done').map(({ said }) => said)
    assert.ok(
      done.some(said => said.includes('harbour trust at the bottom')),
      done.join('\n'),
    )
    assert.ok(
      done.some(said => said.includes('phone number at the top')),
      done.join('\n'),
    )
    assert.match(html, /edge-bottom/)
    assert.match(html, /edge-top/)
    assert.not.ok(messages.some(({ rule }) => rule === 'copy-missing'))
    const words = textOf(html)
    for (const said of ['Lantern Walk', 'Organised by Dunmore Harbour Trust', '960 001', 'Bring a lantern'])
      assert.is(words.toLowerCase().includes(said.toLowerCase()), true, said)
  })

test('on pages that flow a section goes to the end, and a line is told to stay', async () => {
  const content =
    '# Minutes\n\n## Thanks\n\nTo all who came.\n\n## Notes\n\nTel. 01632 960 001 is new.\n\nMore of it.'
  const instructions = 'The thanks at the bottom. Phone number top right.'
  const { artifacts, brief } = await render({ format: 'report', content, instructions, outputs: ['html'] })
  const html = textOf(new TextDecoder().decode(artifacts.find(({ path }) => path.endsWith('.html'))?.bytes))
  assert.ok(html.indexOf('To all who came') > html.indexOf('More of it'))
  assert.ok(brief.told?.some(({ became, said }) => became === 'not done' && said.includes('pages that flow')))
})

test.run()
