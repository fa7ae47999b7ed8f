import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { outlineOf } from './copy-outline.ts'

const section = '## Tide\n\nHigh *water* at noon.\n\n'

test('what a long copy says of itself is read where it says so', () => {
  const head = '---\nformat: report\n---\n\n# Three Cellos\n\n'
  const copies = [head + section.repeat(1000), head + section.repeat(30_000)]
  const timeOf = (copy: string): number => {
    const began = process.cpuUsage()
    assert.equal(outlineOf(copy), { title: 'Three Cellos', settings: { format: 'report' } })
    return process.cpuUsage(began).user
  }
  const turns: string[] = []
  // The collector of garbage may come in any turn.
  while (turns.length < 4) {
    const [short = 0, long = 0] = copies.map(timeOf)
    if (long < 4 * short + 300_000) return
    turns.push(`${long} µs against ${short} µs`)
  }
  assert.unreachable(turns.join(', '))
})

test('a title that comes late in data is found all the same', () => {
  const items = Array.from({ length: 4000 }, (_, at) => ({ at: `number ${at}` }))
  const copy = JSON.stringify({ items, title: 'Three Cellos' })
  const short = JSON.stringify({ items: items.slice(0, 3), title: 'Three Cellos' })
  assert.is(outlineOf(copy).title, outlineOf(short).title)
})

test.run()
