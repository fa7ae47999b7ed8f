import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const page: Roles = { needs: ['title'], headline: 'title' }

test('running text without a heading is called as the sentence says that introduces it', () => {
  const more = ' You can hear the harbour through its wall, and in winter that is all there is to hear.'
  for (const [copy, title] of [
    [`Hot Stones Bath is a wood-fired bath on wheels.${more}`, 'Hot Stones Bath'],
    [`The collection is called Slow Tide, for the hour when it turns.${more}`, 'Slow Tide'],
    [`Die Kollektion heißt Stille See und kommt aus Husum.${more}`, 'Stille See'],
    [`We went to the harbour and it was a cold day.${more}`, undefined],
    [`It is a bath on wheels that stands on the slip.${more}`, undefined],
  ] as const)
    assert.is(readIn(copy, page).roles.title?.text, title, copy)
})

test('a letter is called as its second paragraph names it, and not by where and when it was written', () => {
  const letter = `Whitby, 4 May 2026

Dear Tom,

You wanted to know on Sunday what it is that we do all day, and I could not find the words for it then.

Kipper House Studio is a print shop in the old smokehouse. We set type by hand and print what people bring.

Yours, Ada`
  assert.is(readIn(letter, page).roles.title?.text, 'Kipper House Studio')
  assert.is(readIn(letter.replace('Kipper House Studio', 'It'), page).roles.title, undefined)
})

test('what stands on a button says nothing else of a page', () => {
  const { roles } = readIn(
    '---\ntitle: Net Loft\nbutton: { text: Keep me a loaf, link: https://loaf.example }\n---\n',
    { needs: ['title', 'action'], takes: ['abstract'] },
  )
  assert.equal([roles.action?.text, roles.abstract?.text], ['Keep me a loaf', undefined])
})

test.run()
