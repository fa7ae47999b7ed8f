import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport } from '../../../core/message.ts'
import { readDocument } from '../../../core/source/read-document.ts'
import { plainText } from '../../../core/source/text.ts'
import { splitInTwo } from './split-in-two.ts'

const blocksOf = (content: string) => readDocument(content, new Map(), createReport()).root.children
const length = (blocks: Parameters<typeof splitInTwo>[0]): number =>
  blocks.reduce((sum, block) => sum + plainText(block).length, 0)

test('a list goes on in the second column, with its numbers', () => {
  const columns = splitInTwo(blocksOf('1. one\n2. two\n3. three\n4. four\n'), length)
  const [first, second] = columns ?? [[], []]
  assert.equal(first.map(plainText), ['one\n\ntwo'])
  assert.equal(second.map(plainText), ['three\n\nfour'])
  assert.is(second[0]?.type === 'list' && second[0].start, 3)
  assert.is(first.length, 1)
})

test('every block stands in one column, in order', () => {
  const blocks = blocksOf('A long first paragraph of terms.\n\n- a\n- b\n\n- c\n\nShort.\n\nShorter.\n')
  const [first, second] = splitInTwo(blocks, length) ?? [[], []]
  const words = (nodes: typeof blocks): string => nodes.map(plainText).join('\n')
  assert.is(words([...first, ...second]), words(blocks))
  assert.ok(first.length > 0 && second.length > 0)
})

test('one paragraph is not divided, nor are more pieces than stand on a card', () => {
  assert.is(splitInTwo(blocksOf('Only this.'), length), undefined)
  assert.is(splitInTwo(blocksOf('- x\n'.repeat(5000)), length), undefined)
})

test('the best of all divisions is found by measuring a few', () => {
  const blocks = blocksOf(
    Array.from({ length: 50 }, (_, at) => 'word '.repeat(1 + ((at * 7) % 23))).join('\n\n'),
  )
  let measured = 0
  const columns = splitInTwo(blocks, nodes => {
    measured += 1
    return length(nodes)
  })
  const heights = blocks.slice(1).map((_, at) => [blocks.slice(0, at + 1), blocks.slice(at + 1)].map(length))
  const least = Math.min(...heights.map(([one = 0, other = 0]) => Math.max(one, other)))
  assert.is(Math.max(...(columns ?? []).map(length)), least)
  assert.ok(measured <= 16, `${measured}`)
})

test.run()
