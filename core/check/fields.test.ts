import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport, type Message } from '../message.ts'
import type { Document } from '../source/document.ts'
import { readDocument } from '../source/read-document.ts'
import { checkFields, watchFields } from './fields.ts'

function messagesFor(yaml: string, read: (fields: Document['frontMatter']) => unknown): readonly Message[] {
  const report = createReport()
  const source = readDocument(`---\n${yaml}\n---\n# A`, new Map(), report)
  const watched = watchFields(source)
  read(watched.frontMatter)
  checkFields(Object.keys(source.frontMatter), watched, 'letter', report)
  return report.messages
}

test('what a format reads is known, there or not', () => {
  assert.equal(
    messagesFor('venue: Hall', ({ venue, doors }) => [venue, doors]),
    [],
  )
})

test('a name near one that was missed is told', () => {
  const [message] = messagesFor('veneu: Hall', ({ venue }) => venue)
  assert.is(message?.severity, 'warning')
  assert.match(message?.text ?? '', "the front matter's veneu is not a field that letter knows")
  assert.is(message?.hint, 'did you mean venue?')
})

test('a name that is there already is not proposed', () => {
  const [message] = messagesFor('venue: Hall\nvenues: Halls', ({ venue }) => venue)
  assert.is(message?.severity, 'info')
  assert.match(message?.hint ?? '', 'letter knows')
})

test('fields shown as facts are told only when almost certainly mistyped', () => {
  const list = (fields: Document['frontMatter']) => [fields.venue, fields.rate, Object.entries(fields)]
  assert.equal(messagesFor('gate: 12\ncolour: red', list), [])
  const [message] = messagesFor('veneu: Hall', list)
  assert.is(message?.severity, 'info')
  assert.is(message?.hint, 'did you mean venue?')
})

test('settings of site generators are nobody’s concern', () => {
  assert.equal(
    messagesFor('layout: post\ntags: [a]\nslug: x\ndraft: true\nSidebar: false', () => {}),
    [],
  )
})

test('names that objects have by nature are names like others', () => {
  const messages = messagesFor('constructor: a\ntoString: b', () => {})
  assert.is(messages.length, 2)
})

test('the watched front matter reads as the plain one', () => {
  const source = readDocument('---\na: 1\nb: [x]\n---\n', new Map(), createReport())
  const { frontMatter } = watchFields(source)
  assert.equal({ ...frontMatter }, source.frontMatter)
  assert.is(JSON.stringify(frontMatter), JSON.stringify(source.frontMatter))
  assert.ok('a' in frontMatter)
})

test.run()
