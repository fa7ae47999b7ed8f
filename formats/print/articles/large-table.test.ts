import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { find, layOut } from '../lay-out.test.kit.ts'
import report from '../report.tsx'

const table = (before: string, now: string): string =>
  `| Figure | ${before} | ${now} | Change |\n|---|---:|---:|---:|\n| Boats | 9,214 | 11,087 | +20% |\n| Rowers | 132 | 127 | −4% |\n`
const text = 'The club rowed on every Sunday of the year and on some of the Saturdays. '.repeat(6)

test('figures of now are large beside those of before where a table opens a document or its heading speaks of them', async () => {
  for (const copy of [
    `# Elm Rowing\n\n${table('2023/24', '2024/25')}\n## Text\n\n${text}\n`,
    `# Elm Rowing\n\n## Text\n\n${text}\n\n${text}\n\n${text}\n\n## The year in numbers\n\n${table('2024', '2025')}\n`,
  ]) {
    const { words, messages } = await layOut(report, copy)
    assert.equal(
      messages.filter(({ severity }) => severity === 'error'),
      [],
    )
    const [was, is, less] = ['9,214', '11,087', '127'].map(figure => find(words, figure))
    assert.ok(was && is && less && is.size >= 1.8 * was.size)
    assert.ok(Math.abs(is.right - less.right) < 2)
  }
})

test('a table of other things, or amid a text, stays as it is', async () => {
  for (const copy of [
    `# Elm Rowing\n\n${table('Boats', 'Oars')}\n## Text\n\n${text}\n`,
    `# Elm Rowing\n\n## Text\n\n${text}\n\n${text}\n\n${text}\n\n${table('2023/24', '2024/25')}\n`,
  ]) {
    const { words } = await layOut(report, copy)
    assert.ok(find(words, '11,087').size < 1.3 * find(words, '9,214').size)
  }
})

test.run()
