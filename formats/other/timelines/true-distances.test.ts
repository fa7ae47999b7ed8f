import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Element, isElement } from '../../../core/compose/tree.ts'
import { composeJob, layoutJob } from '../../../core/render.ts'
import { find, wordsOn } from '../../print/lay-out.test.kit.ts'
import timeline from '../timeline.ts'
import type { Event } from './eras.ts'
import { distancesOf, spanAmong } from './true-distances.ts'

function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap(child => (isElement(child) ? elementsIn(child) : []))]
}

const at = (...moments: readonly (number | undefined)[]): readonly Event[] =>
  moments.map(moment => ({
    ...{ date: [], title: [], text: [], facts: [], more: [] },
    ...(moment !== undefined && { moment }),
  }))

test('room is as long as the time, and what is much longer than the middle is cut', () => {
  const distances = distancesOf(at(0, 1, 3, 4, 40, 41))
  assert.equal(distances?.weights, [1, 2, 1, 3.5, 1])
  assert.equal([...(distances?.cut ?? [])], [3])
  assert.is(distancesOf(at(0, undefined, undefined, 4)), undefined, 'too few of their dates tell')
})

test('what begins with one event and ends with a later one spans them', () => {
  assert.equal(spanAmong(['Power on', 'All red. Outage begins.', 'We look', 'Outage ends']), {
    name: 'outage',
    from: 1,
    to: 3,
  })
  assert.is(spanAmong(['The strike begins', 'Talks end']), undefined)
})

const night = `# Power cut, 3 March 2026

- **18:00** Storm warning
- **18:04** First lamps flicker
- **18:06** The line goes down. Cut begins.
- **18:36** Crew on its way
- **18:40** Fuse found
- **18:44** Light again. Cut ends.
- **23:30** Report filed
`

test('an upright line of hours is one sheet of paper, its distances are those of time, and what went on is a band', async () => {
  const job = await composeJob(
    { content: night, instructions: 'vertical timeline, the cut as a red band' },
    timeline,
  )
  const { drawing } = await layoutJob(job, ['png'])
  assert.is(drawing.pages?.frames.length, 1)
  assert.ok(job.context.theme.page.name.startsWith('A'))
  const words = wordsOn(drawing.pages as NonNullable<typeof drawing.pages>)
  const rowOf = (time: string) => find(words, time).baseline
  assert.ok(rowOf('18:36') - rowOf('18:06') > (rowOf('18:40') - rowOf('18:36')) * 1.5)
  const bands = job.sheets.flatMap(({ root }) => elementsIn(root)).filter(({ part }) => part === 'span-cut')
  assert.equal(
    bands.map(({ style }) => style.background),
    ['#c8102e', '#c8102e', '#c8102e'],
    'from the start of each step to the end of the cut',
  )
})

test.run()
