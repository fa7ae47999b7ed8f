import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { createReport, type Message } from '../message.ts'
import type { Document } from './document.ts'
import { fieldTexts } from './fields.ts'
import { readDocument } from './read-document.ts'
import { copyWords, plainText } from './text.ts'
import { nodesOf } from './walk.ts'

/** Copy that was damaged on its way: what no program writes, and people send. */
function read(copy: string): Document & { readonly messages: readonly Message[] } {
  const report = createReport()
  return { ...readDocument(copy, new Map(), report), messages: report.messages }
}

test('cells beyond the head of a table are kept, and said to be so with their line', () => {
  const { root, messages } = read('# T\n\n| a | b |\n|---|:-:|\n| 1 | 2 |\n| 3 | 4 | five | six |\n')
  assert.match(plainText(root), /five\s+six/)
  const [table] = nodesOf(root).filter(node => node.type === 'table')
  assert.equal(
    table?.children.map(({ children }) => children.length),
    [4, 2, 4],
  )
  assert.equal(table?.align, [null, 'center', null, null])
  const said = messages.find(({ rule }) => rule === 'table-uneven')
  assert.is(said?.line, 6)
})

test('controls, NUL and what is no character are shown as such and never written', () => {
  const { root, fields } = read(
    '---\nvenue: Pier\u0001\uFFFE 7\n---\n# Ti\u0000de\u001b\uFDD0\n\nhigh\vwater\u{1FFFE} \u007Fend',
  )
  const text = [plainText(root), ...fieldTexts(fields).map(({ text }) => text)].join('\n')
  assert.not.match(text, /[^\P{Cc}\n]|\p{Noncharacter_Code_Point}/u)
  assert.match(text, 'Ti\uFFFDde')
  assert.match(text, 'high water')
  assert.match(text, 'Pier')
})

test('the words for a picture that is missing do not run together with their neighbours', () => {
  const { root } = read('# T\n\nbefore![the quay](a.png)after, ![a boat](b.png). ![x](c.png)**bold**\n')
  const shown = nodesOf(root)
    .filter(node => node.type === 'paragraph')
    .map(({ children }) => children.map(child => (child.type === 'image' ? child.alt : plainTextOf(child))))
  assert.equal(shown, [['before', ' ', 'the quay', ' ', 'after, ', 'a boat', '. ', 'x', ' ', 'bold']])
})

test('the mark of a note within a tag is no part of the word before it', () => {
  const words = copyWords(
    read('Words <b>bold[^1]</b> and <sup>up[^2]</sup>.\n\n[^1]: First.\n\n[^2]: Second.\n'),
  )
  assert.equal(
    ['Words', 'bold', 'up', 'First.', 'Second.'].filter(word => !words.some(shown => shown.startsWith(word))),
    [],
  )
  assert.not(
    words.some(word => /\d|\^/.test(word)),
    words.join(' '),
  )
})

function plainTextOf(node: Parameters<typeof plainText>[0]): string {
  return 'value' in node ? node.value : plainText(node)
}

test.run()
