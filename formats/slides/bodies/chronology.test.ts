import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { layoutDeck, textOf } from '../sheets/layout-deck.test.kit.ts'
import format from '../slide-deck.ts'

const night = [
  ['01:10', 'the pump stops'],
  ['01:14', 'nobody is called'],
  ['01:19', 'the cellar is wet'],
  ['04:05', 'the baker comes'],
  ['04:20', 'the pump runs again'],
  ['04:41', 'the oven is lit'],
  ['05:02', 'rolls go in'],
] as const

const copy = `# Flood\n\n---\n\n## The night\n\n${night.map(([time, what]) => `- ${time} – ${what}`).join('\n')}`

/** Where the times of a slide stand, px from its top. */
async function placesOf(brief: string): Promise<readonly number[]> {
  const { slides } = await layoutDeck(format, copy, brief)
  const slide = slides.find(({ content }) => content)
  const lines = slide ? textOf(slide.frame) : []
  return night.map(([time]) => {
    const line = lines.find(({ words }) => words.some(({ word }) => word.text === time))
    assert.ok(line, time)
    return line?.baseline ?? 0
  })
}

test('times of day stand down an axis, the farther apart the longer nothing happened', async () => {
  const places = await placesOf('')
  const gaps = places.slice(1).map((place, at) => place - (places[at] ?? 0))
  assert.ok(
    gaps.every(gap => gap > 0),
    gaps.join(),
  )
  assert.is(gaps.indexOf(Math.max(...gaps)), 2, gaps.join())
})

test.run()
