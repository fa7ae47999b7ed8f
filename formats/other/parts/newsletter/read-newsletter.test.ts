import { test } from 'uvu'
import * as assert from 'uvu/assert'
import type { Message } from '../../../../core/message.ts'
import { readDocument } from '../../../../core/source/read-document.ts'
import { type Newsletter, readNewsletter } from './read-newsletter.ts'
import { serviceWord } from './words.ts'

function read(copy: string): { letter: Newsletter; messages: Message[] } {
  const messages: Message[] = []
  const quiet = { add() {} }
  const letter = readNewsletter(readDocument(copy, new Map(), quiet), {
    add: message => messages.push(message),
  })
  return { letter, messages }
}

const kinds = (pieces: Newsletter['opening']): string[] => pieces.map(piece => piece.kind)

test('the opening ends at the second heading, each further one is a story', () => {
  const { letter } = read(
    '# Title\n\nText.\n\nMore.\n\n**[Order](https://a.example)**\n\n## One\n\n- point\n\n[Read](https://b.example)\n\n## Two\n\nEnd.',
  )
  assert.equal(kinds(letter.opening), ['heading', 'prose', 'actions'])
  assert.equal(letter.stories.map(kinds), [
    ['heading', 'prose', 'actions'],
    ['heading', 'prose'],
  ])
})

test('only the first call to action is a primary one', () => {
  const { letter } = read('[One](https://a.example)\n\n[Two](https://b.example) · [Three](https://c.example)')
  assert.equal(
    letter.opening.map(piece => piece.kind === 'actions' && [piece.primary, piece.links.length]),
    [
      [true, 1],
      [false, 2],
    ],
  )
})

test('a sentence with a link, and a link that may not be followed, stay prose', () => {
  assert.equal(kinds(read('See [this](https://a.example).').letter.opening), ['prose'])
  assert.equal(kinds(read('[this](javascript:alert(1))').letter.opening), ['prose'])
})

test('service fields come from the front matter; missing ones are named', () => {
  const { letter, messages } = read(
    '---\nunsubscribe: https://a.example/u\naddress: Quay Lane\nbrand: Saltmarsh\npreheader: Beans\n---\n\nText.',
  )
  assert.is(letter.unsubscribe, 'https://a.example/u')
  assert.equal(letter.address, ['Quay Lane'])
  assert.is(letter.brand, 'Saltmarsh')
  assert.is(letter.preheader, 'Beans')
  assert.equal(messages, [])
  assert.equal(
    read('Text.').messages.map(message => message.rule),
    ['unsubscribe-missing', 'address-missing'],
  )
})

test('service links have words in the language of the letter', () => {
  assert.is(serviceWord('unsubscribe', 'de-CH'), 'Abbestellen')
  assert.is(serviceWord('online', 'xx'), 'View online')
})

test.run()
