import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport, type Message } from '../message.ts'
import { assertProportional } from '../testing/processor-time.test.kit.ts'
import { readDocument } from './read-document.ts'
import { plainText } from './text.ts'
import { nodesOf } from './walk.ts'

interface Settled {
  /** Types of the blocks. */
  readonly blocks: readonly string[]
  /** Number of each reference, with what the note says where it is told. */
  readonly references: readonly (readonly [number, string?])[]
  readonly text: string
  readonly messages: readonly Message[]
}

function settle(source: string): Settled {
  const report = createReport()
  const { root } = readDocument(source, new Map(), report)
  const found = nodesOf(root).filter(node => node.type === 'footnoteReference')
  return {
    blocks: root.children.map(({ type }) => type),
    references: found.map(({ data }) => {
      const { number = 0, words } = data?.note ?? {}
      return words ? [number, words.map(plainText).join(' ')] : [number]
    }),
    text: plainText(root),
    messages: report.messages,
  }
}

test('notes are numbered by their references, and the first of a note tells what it says', () => {
  const { references, messages } = settle('[^b]: Two.\n\n[^a]: One.\n\nx[^a] y[^b] z[^a]')
  assert.equal(references, [[1, 'One.'], [2, 'Two.'], [1]])
  assert.equal(messages, [])
})

test('a note that nothing refers to is text, with a message', () => {
  const { blocks, text, messages } = settle('x\n\n[^b]: Orphan\n\n    - of two parts\n\ny')
  assert.equal(blocks, ['paragraph', 'paragraph', 'list', 'paragraph'])
  assert.match(text, /x\s+Orphan\s+of two parts\s+y/)
  assert.equal(
    messages.map(({ rule, line }) => [rule, line]),
    [['footnote-unused', 3]],
  )
})

test('the first definition of a name counts; the words of another are text', () => {
  const { blocks, references, messages } = settle('x[^a]\n\n[^a]: One.\n\n[^a]: Again.')
  assert.equal(blocks, ['paragraph', 'footnoteDefinition', 'paragraph'])
  assert.equal(references, [[1, 'One.']])
  assert.equal(
    messages.map(({ rule }) => rule),
    ['footnote-repeated'],
  )
})

test('notes that only refer to each other are text, and a reference in it leads on', () => {
  const { blocks, references, messages } = settle('x\n\n[^a]: To[^b].\n\n[^b]: Back to[^a].')
  assert.equal(blocks, ['paragraph', 'paragraph', 'footnoteDefinition'])
  assert.equal(
    references.map(([number]) => number),
    [1],
  )
  assert.match(settle('x\n\n[^a]: See[^a].').text, 'See[^a].')
  assert.is(messages.length, 1)
})

test('a note may be referred to from another note alone, and from itself', () => {
  const { references, blocks } = settle('x[^a]\n\n[^a]: To[^b].\n\n[^b]: Round[^a].')
  assert.equal(blocks, ['paragraph', 'footnoteDefinition', 'footnoteDefinition'])
  assert.equal(references, [[1, 'To.'], [2, 'Round.'], [1]])
})

test('definitions inside lists and quotations move to the root and leave nothing empty', () => {
  const { blocks } = settle('x[^a] y[^b] z[^c]\n\n> [^a]: A.\n\n- [^b]: B.\n\n- one\n\n  [^c]: C.')
  assert.equal(blocks, [
    'paragraph',
    'list',
    'footnoteDefinition',
    'footnoteDefinition',
    'footnoteDefinition',
  ])
})

test('what only speaker notes refer to is text', () => {
  const { blocks } = settle(':::notes\nx[^a]\n:::\n\n[^a]: A.')
  assert.equal(blocks, ['containerDirective', 'paragraph'])
})

test('a reference without a definition stays as it was written', () => {
  assert.is(settle('x[^nope]').text, 'x[^nope]')
})

test('thousands of notes are settled in a time in proportion to them', async () => {
  await assertProportional(count => {
    const source = Array.from({ length: count }, (_, at) => `[^${at}]: to[^${at + 1}]`).join('\n\n')
    assert.is(settle(`x[^0]\n\n${source}`).references.length, count)
  }, 200)
})

test.run()
