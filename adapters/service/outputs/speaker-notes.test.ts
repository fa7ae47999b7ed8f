import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine } from '../../../core/engine.ts'
import { formats } from '../../../formats/index.ts'
import { withoutSpeakerNotes } from './speaker-notes.ts'

test('what the speaker says goes, with all that is folded in it, and nothing else', async () => {
  const notes = '<details class="notes"><summary>Notes</summary><details><p>in</p></details></details>'
  const page = `<section><p title="a > b">Slide</p>${notes}</section><details><summary>More</summary></details>`
  assert.is(
    await withoutSpeakerNotes(page),
    '<section><p title="a > b">Slide</p></section><details><summary>More</summary></details>',
  )
})

test('words of the copy that look like it stay', async () => {
  for (const page of ['<p>&lt;details class="notes"></p>', '<img alt="<details class=&quot;notes&quot;>">']) {
    assert.is(await withoutSpeakerNotes(page), page)
  }
})

test('a deck without its notes has its slides', async () => {
  const engine = createEngine({ formats, threads: 0 })
  const content = '# Tides\n\nHigh water.\n\n<!-- say hello first -->\n\n---\n\n## Ebb\n\nLow water.\n'
  const { artifacts } = await engine.render({ format: 'presentation', content, outputs: ['html'] })
  await engine.close()
  const page = Buffer.from(artifacts.find(({ path }) => path === 'site/index.html')?.bytes ?? []).toString()
  assert.match(page, 'say hello first')
  const shown = await withoutSpeakerNotes(page)
  assert.not.match(shown, 'say hello first')
  for (const words of ['High water', 'Low water', '</html>']) assert.match(shown, words)
})

test.run()
