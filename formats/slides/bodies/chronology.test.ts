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

/** The room between the times of a slide, px. */
async function gapsOf(
  points: readonly (readonly [time: string, what: string])[],
): Promise<readonly number[]> {
  const copy = `# Flood\n\n---\n\n## The night\n\n${points.map(([time, what]) => `- ${time} – ${what}`).join('\n')}`
  const { slides } = await layoutDeck(format, copy, '')
  const slide = slides.find(({ content }) => content)
  const lines = slide ? textOf(slide.frame) : []
  const places = points.map(([time]) => {
    const line = lines.find(({ words }) =>
      words.some(({ word }) => word.text.replaceAll('\u00a0', ' ') === time),
    )
    assert.ok(line, time)
    return line?.baseline ?? 0
  })
  return places.slice(1).map((place, at) => place - (places[at] ?? 0))
}

test('times of day stand down an axis, the farther apart the longer nothing happened', async () => {
  const gaps = await gapsOf(night)
  assert.ok(
    gaps.every(gap => gap > 0),
    gaps.join(),
  )
  assert.is(gaps.indexOf(Math.max(...gaps)), 2, gaps.join())
})

test('noon lies between the morning and the afternoon of clocks of twelve hours', async () => {
  const gaps = await gapsOf([
    ['8:00 am', 'the doors open'],
    ['11:30 am', 'the first guest is there'],
    ['1:30 pm', 'soup is out'],
    ['2:15 pm', 'the cook goes home'],
  ])
  assert.is(gaps.indexOf(Math.max(...gaps)), 0, gaps.join())
})

test.run()
