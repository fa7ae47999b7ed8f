import { readFileSync } from 'node:fs'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createEngine } from '../../core/engine.ts'
import { formats } from '../index.ts'

const content = readFileSync(
  new URL('../../../fixtures/email-newsletter/content.md', import.meta.url),
  'utf8',
)

test('the letter holds no fonts: it names the theme’s families, then the system’s, and stays under 60 KB', async () => {
  const engine = createEngine({ formats, threads: 0 })
  const instructions = 'set in Fraunces and Source Sans 3'
  const { artifacts } = await engine.render({
    format: 'email-newsletter',
    content,
    instructions,
    outputs: ['html'],
  })
  await engine.close()
  const page = artifacts.find(({ path }) => path.endsWith('.html'))
  const html = new TextDecoder().decode(page?.bytes)
  assert.ok(html.length > 1000 && html.length < 60_000, `${html.length} characters`)
  assert.not.match(html, '@font-face')
  assert.match(html, /"Source Sans 3",system-ui,sans-serif/)
})

test.run()
