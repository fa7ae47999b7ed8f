import type { Paragraph, RootContent } from 'mdast'
import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { plainText } from '../../source/text.ts'
import { printedBlocks } from './machine-words.ts'

function print(value: string, lang: string): string {
  const block: Paragraph = { type: 'paragraph', children: [{ type: 'text', value, data: { id: 'f_0' } }] }
  return printedBlocks([block], lang)
    .map(printed => plainText(printed as RootContent))
    .join('')
}

test('dates of programs are printed in the language of the copy, their times where they were', () => {
  assert.is(print('2026-04-17', 'en-GB'), '17 April 2026')
  assert.is(print('2026-04-17', 'de'), '17. April 2026')
  assert.is(print('2026-03-20T00:00:00Z', 'en-NZ'), '20 March 2026')
  assert.match(print('2026-05-16T13:27:00-04:00', 'en-US'), /May 16, 2026 at 1:27\sPM/)
})

test('a span of days of a program is printed as one', () => {
  assert.match(print('2026-04-10/2026-04-19', 'en-US'), /^April 10\s–\s19, 2026$/)
  assert.is(print('2026-04-19/2026-04-10', 'en-US'), '2026-04-19/2026-04-10')
})

test('names and days of schema.org are printed as words', () => {
  assert.is(print('https://schema.org/GlutenFreeDiet', 'en'), 'Gluten free')
  assert.is(print('We-Th 17:00-22:00', 'en-US'), 'Wed–Thu 17:00–22:00')
  assert.is(print('Mo,Su 09:00-12:00', 'fr'), 'lun.,dim. 09:00–12:00')
})

test('what people write stays as it is', () => {
  for (const text of ['2026-04-31', '17.4.2026', '2026-0087', 'https://schema.org/', 'We ship 9:00-12:00'])
    assert.is(print(text, 'en'), text)
})

test.run()
