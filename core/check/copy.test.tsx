import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { type Child, toNodes } from '../compose/jsx-runtime.ts'
import type { Sheet } from '../compose/sheet.ts'
import type { Element } from '../compose/tree.ts'
import { createReport } from '../message.ts'
import { readDocument } from '../source/read-document.ts'
import { copyWords } from '../source/text.ts'
import { checkCopy, checkTwice, isWhole } from './copy.ts'

function messagesFor(content: string, shown: Child): readonly string[] {
  const report = createReport()
  const document = readDocument(content, new Map(), report)
  const root = toNodes(<main>{shown}</main>)[0] as Element
  const size = { name: 'card', width: 400, height: 300, bleed: 0 }
  const sheet: Sheet = { name: 'body', size, margin: 0, background: '#ffffff', root }
  checkCopy(copyWords(document), [sheet], report)
  checkTwice(copyWords(document), [sheet], report)
  return report.messages.map(({ text }) => text)
}

test('words that change typeface within a line stay whole', () => {
  const shown = (
    <p>
      {'2'}
      <sup>n</sup> and <strong>g</strong>lobally
    </p>
  )
  assert.equal(messagesFor('2<sup>n</sup> and **g**lobally', shown), [])
})

test('Turkish capitals are the letters that they are capitals of', () => {
  assert.equal(messagesFor('Üreticileri ılık', <p>ÜRETİCİLERİ ILIK</p>), [])
})

test('words in boxes side by side do not join', () => {
  const row = (
    <div style={{ display: 'flex' }}>
      <span>12</span>
      <span>days</span>
    </div>
  )
  assert.equal(messagesFor('12 days', row), [])
})

test('capitals, quotes and soft hyphens are the same words', () => {
  assert.equal(messagesFor('Maße "und" Gewichte', <p>{'MASSE „und“ Ge\u00ADwichte'}</p>), [])
})

test('a sign that has no letters leaves no selector of its variant behind', () => {
  assert.equal(messagesFor('Shop \u27A1\uFE0F here', <p>Shop here</p>), [])
})

test('words that are lost, hidden or shown too seldom are named', () => {
  assert.equal(messagesFor('one two two', <p>one two</p>), ['1 word of the copy is not in the output: two'])
  const hidden = <p style={{ display: 'none' }}>three</p>
  assert.equal(messagesFor('two three', [<p>two</p>, hidden]), [
    '1 word of the copy is not in the output: three',
  ])
  assert.equal(messagesFor('four five', <p />), ['2 words of the copy are not in the output: four, five'])
})

test('an address right behind a bracket may stand behind its link', () => {
  const link = <a href="https://a.example/camp">Camp (6 left)</a>
  assert.equal(messagesFor('Camp (6 left)https://a.example/camp', link), [])
  assert.is(messagesFor('Camp (6 left)https://a.example/other', link).length, 1)
})

test('a footnote is text of its own', () => {
  const note = toNodes(<div>note here</div>)[0] as Element
  const marked = (
    <p>
      word
      <a role="doc-noteref" href="#n" footnote={note}>
        1
      </a>
    </p>
  )
  assert.equal(messagesFor('word[^1]\n\n[^1]: note here', marked), [])
})

test('a sentence that is written once and set twice is told, and the whole is none; names and repeated sentences are not', () => {
  const sentence = 'The Hirer shall return the scaffold clean and complete on the last day.'
  const again = [<p>{sentence}</p>, <p>{sentence}</p>]
  const [told = ''] = messagesFor(sentence, again)
  assert.match(told, /^“The Hirer shall .* is written once and is in the output more than once$/)
  assert.not.ok(isWhole({ messages: [{ rule: 'copy-twice', severity: 'error', text: told }] }))
  assert.equal(messagesFor(`${sentence}\n\n${sentence}`, again), [])
  assert.equal(messagesFor('Gate 12', [<p>Gate 12</p>, <p>Gate 12</p>]), [])
})

test.run()
