import { test } from 'uvu'
import * as assert from 'uvu/assert'
import banner from '../banner.ts'
import { layOutCanvas } from '../lay-out.test.kit.ts'

const fair = `UPPER BRACKEN SPRING FAIR

Saturday 9th May 2026 - 11 am til 4pm
The Green, Church Lane

Dog show * Tombola * Cream teas * Brass band

£2 adults / under 12s FREE

Organised by Upper Bracken Parish Council
`

/** A banner whose brief names what is seen first. */
async function set() {
  const brief = 'banner for railings, so the name and the date have to be readable from a moving car'
  const { words, frames } = await layOutCanvas(banner, fair, { brief })
  return {
    words,
    height: frames[0]?.height ?? 0,
    of: (text: string) => words.find(word => word.text === text),
  }
}

test('whose it is stands at the foot where its author says so last', async () => {
  const { of } = await set()
  assert.ok((of('Organised')?.baseline ?? 0) > (of('Dog')?.baseline ?? Number.POSITIVE_INFINITY))
})

test('what is read near beside a lead takes the room that it has', async () => {
  const { words, of } = await set()
  const least = Math.min(...words.map(({ size }) => size))
  assert.ok(least >= (of('FAIR')?.size ?? 0) / 4)
})

test.run()
