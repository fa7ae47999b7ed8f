import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { TextItem } from '../../core/draw/frame.ts'
import { composeJob, layoutJob } from '../../core/render.ts'
import landingPage from './landing-page.tsx'

const call = '[Start a week](https://loaf.example/start)'

/** Where each text of a page's first sheet begins and what it says, px. */
async function textsOf(content: string) {
  const { drawing } = await layoutJob(await composeJob({ content }, landingPage), ['png'])
  const items = drawing.pages?.frames[0]?.items ?? []
  return items
    .filter((item): item is TextItem => item.kind === 'text')
    .map(({ words, x = 0, size, baseline }) => ({
      text: words.map(({ word }) => word.text).join(' '),
      left: x + (words[0]?.x ?? 0),
      right: x + Math.max(...words.map(placed => placed.x + placed.word.width * size)),
      size,
      baseline,
    }))
}

test('a promise of few words stands in the middle', async () => {
  const [title] = await textsOf(`# Bread at six.\n\nWe bring it before you wake up.\n\n${call}`)
  assert.match(title?.text ?? '', /^Bread/)
  // Tracking is not in the width of a word: it is as much as the type is large.
  assert.ok(Math.abs((title?.left ?? 0) + (title?.right ?? 0) - 1440) < (title?.size ?? 0) / 4)
  assert.ok((title?.size ?? 0) > 60)
})

test('many words stand beside their title', async () => {
  const lead =
    'Loggr keeps weights, doses and photos of every animal, offline, and files them later. '.repeat(3)
  const texts = await textsOf(
    `# Field notes for vets who work out of the back of a truck\n\n${lead}\n\n${call}`,
  )
  const titles = texts.filter(({ size }) => size > 40)
  const [first] = texts.filter(({ text }) => text.startsWith('Loggr'))
  assert.ok((first?.left ?? 0) > Math.max(...titles.map(({ right }) => right)))
  assert.ok((first?.baseline ?? 0) <= Math.max(...titles.map(({ baseline }) => baseline)))
})

test.run()
