import type { RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { assertWithin } from '../../../core/testing/processor-time.test.kit.ts'
import { byWords, splitPanels } from './split-panels.ts'

const part = (words: number): readonly RootContent[] => [
  { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Why?' }] },
  { type: 'paragraph', children: [{ type: 'text', value: Array(words).fill('word').join(' ') }] },
]

test('the panels of an inside are filled as evenly as the order of its parts allows', () => {
  const parts = [36, 50, 34, 66, 31, 44, 35, 20].map(part)
  const { inside } = splitPanels(
    { led: true, cover: [], parts, contact: part(12), notes: [] },
    { weigh: byWords, isVoiceApart: true },
  )
  assert.equal(
    inside.map(panel => panel.filter(({ type }) => type === 'heading').length),
    [2, 2, 3],
  )
})

test('two thousand parts are put on three panels at once', async () => {
  const parts = Array.from({ length: 2000 }, (_, at) => part(1 + (at % 7)))
  await assertWithin(1000, async () => {
    const { inside } = splitPanels(
      { led: true, cover: [], parts, contact: part(1), notes: [] },
      { weigh: byWords, isVoiceApart: true },
    )
    const weights = inside.map(byWords)
    assert.ok(Math.max(...weights) - Math.min(...weights) <= 2 * byWords(part(7)), weights.join(' '))
  })
})

test.run()
