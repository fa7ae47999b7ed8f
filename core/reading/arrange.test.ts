import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from './read-in.test.kit.ts'

test('a field without a place that the text says too, as its words or its day, is printed once', () => {
  const copy = (body: string) =>
    `---\nstudio: Lantern Ox\nrelease: 2026-03-19\n---\n# Tidewright\n\n${body}\n\n## Questions\n\nNone.\n`
  const labels = (body: string) =>
    readIn(copy(body), { needs: ['title'], headline: 'title' }).facts.map(({ label }) => label.text)
  assert.equal(labels('By Lantern Ox, out 19 March 2026.'), [])
  assert.equal(labels('Made by Lantern Oxen, out in March.'), ['Studio', 'Release'])
  const { omitted } = readIn(copy('By Lantern Ox, out 19 March 2026.'), { needs: ['title'] })
  assert.equal(
    omitted.map(({ text }) => text),
    ['Lantern Ox', 'March 19, 2026'],
  )
})

test.run()
