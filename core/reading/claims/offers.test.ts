import { test } from 'uvu'
import * as assert from 'uvu/assert'
import { readIn } from '../read-in.test.kit.ts'
import type { Roles } from '../roles.ts'

const coupon: Roles = {
  headline: 'offer',
  needs: ['offer', 'validThrough'],
  takes: ['offer', 'product', 'code', 'validThrough'],
  facts: 'all',
  once: true,
  schema: 'Offer',
}

test('a sum right below a heading is what one gets for that', () => {
  const { roles } = readIn(
    'Garage Nord\n\n# HIVERNAGE DU BATEAU\n\n890 €\n\nSortie et mise à l’eau comprises.',
    coupon,
  )
  assert.equal([roles.offer?.text, roles.product?.text], ['890 €', 'HIVERNAGE DU BATEAU'])
  const said = readIn('# 20 % off all boats\n\n$40\n\nUntil May.', coupon)
  assert.is(said.roles.offer?.text, '20 % off all boats')
})

test('one line below the name of a shop that says what is free is the offer', () => {
  const { roles } = readIn(
    '# Padaria da Lúcia\n\nLeve 6 pães, o café é de graça!\n\nVale até 3 de maio.',
    coupon,
  )
  assert.is(roles.offer?.text, 'Leve 6 pães, o café é de graça!')
  const sale = readIn('# Lucia Summer Sale\n\nEverything must go\n', coupon)
  assert.is(sale.roles.offer?.text, 'Lucia Summer Sale')
})

test('the sentence that tells the code of a coupon is not what it offers', () => {
  const { roles } = readIn(
    'Bei Teehaus Lind trinkt am Montag jeder zweite Gast umsonst mit. Es gilt bis zum 3. Mai 2026. Der Gutschein hat den Code TEE2026.',
    coupon,
  )
  assert.match(roles.offer?.text ?? '', /^Bei Teehaus Lind/)
})

test('a line that counts several things is no name', () => {
  const page: Roles = { headline: 'name', needs: ['name', 'links'] }
  const { roles } = readIn('@ana.example\n\n88 posts   1.2K followers\n\nBread and cakes\n', page)
  assert.is.not(roles.name?.text, '88 posts   1.2K followers')
})

test('the subject of a mail that answers another names no document', () => {
  const mail = (subject: string): string =>
    `From: Ada <ada@b.example>\nSubject: ${subject}\n\nbring this with you and pay half of what it says\n\nuntil 9 May\n`
  const poster: Roles = { needs: ['title'], takes: ['title'] }
  assert.is.not(readIn(mail('RE: RE: text for the card'), poster).roles.title?.text, 'text for the card')
})

test.run()
