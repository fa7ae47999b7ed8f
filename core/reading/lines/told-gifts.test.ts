import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const voucher: Roles = {
  needs: ['value', 'code'],
  takes: ['value', 'recipient', 'giver', 'message', 'code', 'serialNumber', 'validThrough'],
  facts: 'all',
  once: true,
}

const LETTER =
  'Hi there, can you please make a gift card for us? It is for The Blue Kiln, the pottery at 12 Elm Row in Hay. This one is for Idris from Aunt Mabel. It is for one afternoon at the wheel, worth £45, and Mabel wants the card to say: "Make something wonky and keep it for good." Voucher number BK-0088, valid until 3 May 2031, because the owner said so. To book call 01497 555 0122, and please say to come in old clothes. It cannot be swapped for cash. Many thanks, Olwen.'

test('a letter that asks for a voucher is the lines of that voucher', () => {
  const { roles, omitted } = readIn(LETTER, voucher)
  assert.equal(
    [roles.recipient, roles.giver, roles.value, roles.serialNumber, roles.validThrough].map(
      claim => claim?.text,
    ),
    ['Idris', 'Aunt Mabel', '£45', 'BK-0088', '3 May 2031'],
  )
  assert.is(roles.title?.text, 'Afternoon at the wheel')
  assert.is(roles.message?.text, 'Make something wonky and keep it for good.')
  const said = omitted.map(({ text }) => text).join(' | ')
  assert.match(said, 'make a gift card for us')
  assert.match(said, 'because the owner said so')
  assert.match(said, 'Many thanks, Olwen')
})

test('what a letter says to whoever redeems a voucher is said to them, once', () => {
  const { roles } = readIn(LETTER, voucher)
  const words = roles.abstract?.text ?? ''
  assert.match(words, 'To book call 01497 555 0122. Come in old clothes. It cannot be swapped for cash.')
})

test('a letter that asks for nothing to be made stays as it is', () => {
  const letter =
    'Dear Ruth, this is for one year of walks with me. It is from all of us at the club, worth more than money. We hope that you will like it and come soon. Love, Bo.'
  const { roles, omitted } = readIn(letter, voucher)
  assert.is(roles.title, undefined)
  assert.equal(omitted, [])
})

test.run()
