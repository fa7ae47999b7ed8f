import type { List, Paragraph } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
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
  await assertProportional(lines => withFigureTables([paragraphOf(lines)], 'en'), 500)
})

test('a line of a list that counts several things is an entry for each, and one with words between is none', () => {
  const listOf = (...lines: readonly string[]): List => ({
    type: 'list',
    children: lines.map(value => ({
      type: 'listItem',
      children: [{ type: 'paragraph', children: [{ type: 'text', value }] }],
    })),
  })
  const entries = (list: List): readonly string[] =>
    withFigureTables([list], 'en').flatMap(block =>
      block.type === 'list' ? block.children.map(entry => plainText(entry)) : [],
    )
  assert.equal(entries(listOf('Riders: 812', 'Complaints: 4, thanks: 11')), [
    'Riders: 812',
    'Complaints: 4',
    'thanks: 11',
  ])
  const told = ['Riders: 812', 'Complaints: 4, all of one man']
  assert.equal(entries(listOf(...told)), told)
})

test.run()
