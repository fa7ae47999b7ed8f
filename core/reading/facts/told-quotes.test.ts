import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readDocument } from '../../source/read-document.ts'
import { plainText } from '../../source/text.ts'
import { toldQuote } from './told-quotes.ts'

function quoteIn(lines: string, lang = 'en'): string | undefined {
  const { fields } = readDocument(`---\n${lines}\n---\n\nText.\n`, new Map(), { add() {} })
  const quote = fields.map(field => toldQuote(field, lang))[0]
  return quote && 'children' in quote ? quote.children.map(plainText).join(' ') : undefined
}

test('words with a name and a post are a quotation, whatever they are called', () => {
  const told = 'heard:\n  wrds: We sleep through the night now.\n  frm: Ida Birch\n  as: night porter'
  assert.is(quoteIn(told), 'We sleep through the night now. – Ida Birch, night porter')
})

test('words under the name of a quotation need a speaker of any kind', () => {
  const told = 'citation:\n  mots: On dort enfin toute la nuit.\n  qui: la gardienne'
  assert.is(quoteIn(told, 'fr'), 'On dort enfin toute la nuit. – la gardienne')
})

test('a record of a name and what it does is none', () => {
  assert.is(quoteIn('tool:\n  name: Rotary drum\n  note: It turns by day and by night.'), undefined)
  assert.is(quoteIn('call:\n  who: Ida Birch\n  tel: 555 0144\n  note: Ring her in the morning.'), undefined)
})

test.run()
