import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { readCopy } from '../read-copy.ts'
import type { Reading } from '../reading.ts'
import type { Roles } from '../roles.ts'

const pass: Roles = { takes: ['startDate', 'doorTime', 'seatRow', 'price'], facts: 'all' }

function read(copy: string, roles: Roles = pass): Reading {
  return readCopy(readDocument(copy, new Map(), { add() {} }), roles)
}

/** How often the outputs must hold a word. */
function times({ words }: Reading, word: string): number {
  return words.filter(other => other === word).length
}

test('a title and a fact that stand in the front matter and in the body are drawn once', () => {
  const reading = read(
    '---\ntitle: Ebb Tide\ndoors: "19:00"\nrow: G\n---\n\n# Ebb tide\n\n**Doors:** 19:00\n\nReihe: G\n',
  )
  assert.is(reading.roles.title?.text, 'Ebb tide')
  assert.is(reading.roles.doorTime?.text, '19:00')
  assert.is(times(reading, '19:00'), 1)
  assert.is(times(reading, 'Ebb'), 1)
  assert.equal(
    reading.facts.map(({ text }) => text),
    ['G'],
    'Reihe is no row in English copy: another fact with the same words',
  )
})

test('a line under the title of a document that is its subtitle in a field is said once', () => {
  const copy = '---\nsubtitle: Why it spoils, and what stops it\n---\n\n# The last mile\n'
  const line = '\n**Why it spoils, and what stops it**\n'
  const { roles, head, words } = read(`${copy}${line}\n## One\n\nText.\n`, {})
  assert.is(roles.alternativeHeadline?.text, 'Why it spoils, and what stops it')
  assert.equal(head, [])
  assert.is(words.filter(word => word === 'stops').length, 1)
  const below = read(`${copy}\n## One\n${line}`, {})
  assert.is(below.words.filter(word => word === 'stops').length, 2, 'running text stays as it is')
})

test('the same words with another meaning, sign or label are two facts', () => {
  const reading = read('---\nrow: 7\nprice: € 4\n---\n\n# Seven\n\nSeat: 7\n\nPrice: $ 4\n')
  assert.is(times(reading, '7'), 2)
  assert.is(times(reading, '4'), 2)
})

test('a field that is not what the document is called stays beside the same title', () => {
  const { roles } = read('---\nclient: Bright Ltd\n---\n\n# Bright Ltd\n', { takes: ['client'] })
  assert.is(roles.client?.text, 'Bright Ltd')
  assert.is(roles.title?.text, 'Bright Ltd')
})

test('a field that a document draws at its top is not the same as one in its running text', () => {
  const copy = '---\nauthor: Ada Quill\n---\n\n# Tides\n\n## Colophon\n\nAuthor: Ada Quill\n'
  const { roles, words } = read(copy, {})
  assert.is(roles.author?.field?.line, 2)
  assert.is(words.filter(word => word === 'Quill').length, 2)
})

test('of a heading and another title one has the role, and the other is still there', () => {
  const { roles, head, facts } = read('---\ntitle: Ebb\n---\n\n# Flow\n\nTwice a day.\n', {})
  const left = [...head.map(plainText), ...facts.map(({ text }) => text)]
  assert.equal([roles.title?.text, ...left].sort(), ['Ebb', 'Flow'])
})

test.run()
