import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { disorder } from './word-order.ts'

const words = (text: string): string[] => text.split(' ')
const copy = (blocks: readonly string[], notes: readonly string[] = []) => ({
  blocks: blocks.map(words),
  notes: notes.map(words),
})

test('words in order are in order, whatever stands between', () => {
  assert.equal(disorder(copy(['one two', 'three']), words('page 1 one head two three 2')), [])
})

test('a lost word is named with what stands before it', () => {
  assert.equal(disorder(copy(['one two three']), words('one three')), ['“two three” does not follow “one”'])
})

test('blocks that changed places are out of order, unless the format may move them', () => {
  const shown = words('b words a words')
  assert.is(disorder(copy(['a words', 'b words']), shown).length, 1)
  assert.equal(disorder(copy(['a words', 'b words']), shown, { blocksMove: true }), [])
  assert.is(disorder(copy(['a words', 'words a words c']), shown, { blocksMove: true }).length, 1)
})

test('footnotes stand anywhere, but whole', () => {
  assert.equal(disorder(copy(['text goes on'], ['a note']), words('text 1 a note goes on')), [])
  assert.is(disorder(copy(['text goes on'], ['a note']), words('text goes on note a')).length, 1)
})

test('a word that a reader cut, or that has a note’s number behind it, is found', () => {
  assert.equal(disorder(copy(['unions are']), words('union s are')), [])
  assert.equal(disorder(copy(['tables are']), words('tables1 are')), [])
  assert.is(disorder(copy(['table are']), words('tables are')).length, 1)
})

test.run()
