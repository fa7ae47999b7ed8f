import type { Paragraph } from 'mdast'
import { test } from 'uvu'
import { assertProportional } from '../../testing/processor-time.test.kit.ts'
import { withFigureTables } from './figure-lines.ts'

test('lines of a paragraph are counted in time to how many there are', async () => {
  const paragraphOf = (lines: number): Paragraph => ({
    type: 'paragraph',
    children: Array.from({ length: lines }, (_, at) => [
      ...(at > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text' as const, value: 'a' },
    ]).flat(),
  })
  await assertProportional(lines => withFigureTables([paragraphOf(lines)]), 500)
})

test.run()
